"""Clan alignments: which there are, and which a player has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.cards.model import CLANS

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def alignments(game: CcgGame) -> list[str]:
    """The keywords that are Clan alignments: those of the great Clans, and what texts in play make one
    (samurai.g-keywords.06)."""
    found = [f"{clan} Clan" for clan in CLANS]
    found += [word for _, word in given_clans(game) if word not in found]
    return found


def given_clans(game: CcgGame) -> list[tuple[int, str]]:
    """The Clan alignments that texts in play give to players: whose, and which (`You are a Hare Clan player`)."""
    return [
        (game.controller(card), change.keyword)
        for card, continuous in game.keyword_givers()
        if isinstance(continuous.what, p.You)
        for change in continuous.changes
        if isinstance(change, p.GrantKeyword) and change.positive
    ]


def clans_of(game: CcgGame, seat: int) -> list[str]:
    """The Clan alignments of a player."""
    clan = game.players[seat].clan
    given = [word for player, word in given_clans(game) if player == seat]
    return [f"{clan} Clan", *given] if clan else given


def is_player_of(game: CcgGame, seat: int, word: str) -> bool:
    """Is somebody a player of this Clan or Faction? Some Factions are no Clans (`a Naga player`, gold.traits.25)."""
    return word in clans_of(game, seat) or word == game.players[seat].clan
