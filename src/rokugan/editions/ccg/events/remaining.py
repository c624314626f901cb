"""Effects that last while something remains as it is: looked at after every change, and ended for good when it is so no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.text.described import meaning

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame
    from rokugan.editions.ccg.table.ongoing import Remaining


def remains(game: CcgGame, each: Remaining) -> bool:
    """Does what must remain still hold?"""
    return meaning.holds(game, Action(each.player, each.card, None), each.condition)


def check(game: CcgGame) -> None:
    """End what lasted while something remained that does so no more."""
    ended = [each.ending for each in game.remaining if not remains(game, each)]
    if ended:
        game.remaining = tuple(each for each in game.remaining if each.ending not in ended)
        game.end_modifiers(*ended)
