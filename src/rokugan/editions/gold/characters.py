"""Experience levels, and which cards are versions of one character (gold.experienced.01-.15, gold.unique.01-.04)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rokugan.cards import program as p
from rokugan.editions.ccg.behaviour import Behaviour

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

_LEVEL = re.compile(r"(In)?[Ee]xperienced\s*(\d+)?\s*(.*)$")


def level(behaviour: Behaviour) -> int:
    """Inexperienced is -1, neither 0, Experienced 1, Experienced 2 is 2 (gold.experienced.01)."""
    for keyword in behaviour.definition.keywords:
        found = _LEVEL.match(keyword)
        if found:
            return -1 if found.group(1) else int(found.group(2) or 1)
    return 0


def names(behaviour: Behaviour) -> tuple[str, ...]:
    """The names under which a card is a version of a character: its title, and the one after `Experienced`."""
    found = [behaviour.title]
    for keyword in behaviour.definition.keywords:
        match = _LEVEL.match(keyword)
        if match and match.group(3):
            found.append(match.group(3))
    return tuple(found)


def counts_as(behaviour: Behaviour) -> tuple[str, ...]:
    """Whom the card counts as for uniqueness only (gold.unique.03)."""
    traits = behaviour.definition.program.traits
    return tuple(each.title for each in traits if isinstance(each, p.CountsAs) and each.purpose == "uniqueness")


def same_character(one: Behaviour, other: Behaviour) -> bool:
    """Are the two versions of one character, as far as uniqueness goes?"""
    mine = (*names(one), *counts_as(one))
    return any(name in mine for name in (*names(other), *counts_as(other)))


def overlays(game: CcgGame, seat: int, card: int) -> list[int]:
    """The less experienced versions in play that a card may be laid on (gold.experienced.03, .06, .13)."""
    new = game.behaviours[card]
    mine = level(new)
    found: list[int] = []
    for other in game.everything_in_play(seat):
        old = game.behaviours[other]
        if old.type == new.type and level(old) < mine and set(names(old)) & set(names(new)):
            if not leaves_rival(game, card, other):
                found.append(other)
    return found


def leaves_rival(game: CcgGame, card: int, beneath: int) -> bool:
    """Would there be two Unique cards of one name in play?"""
    new = game.behaviours[card]
    return "Unique" in new.keywords and any(
        "Unique" in game.behaviours[other].keywords and same_character(new, game.behaviours[other])
        for other in game.states
        if other != beneath
    )
