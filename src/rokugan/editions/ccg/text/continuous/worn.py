"""How many Armors and Weapons a Personality can have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.text.continuous import bans

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


_MORE = {"attach two": 2, "attach any number": 1000}  # more than there are


def most_worn(game: CcgGame, personality: int, keyword: str) -> int:
    """Return how many Armors or Weapons a Personality can have."""
    most = game.rules.table.most_worn(game, personality, keyword)
    for source, player, allow in game.allows():
        more = _MORE.get(allow.verb, 0)
        if more > most and names_keyword(allow.of, keyword):
            if bans.is_meant(game, Action(player, source, None), allow, personality):
                most = more
    return most


def names_keyword(node: p.Node | None, keyword: str) -> bool:
    """Does the phrase speak of cards with this keyword?"""
    return any(isinstance(each, p.HasKeyword) and each.keyword == keyword for each in p.walk(node))
