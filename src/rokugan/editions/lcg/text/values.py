"""The values of a card as a text names them, and how numbers are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.core.modifiers import base_of
from rokugan.editions.lcg.table.things import (
    COST,
    DASH,
    GLORY,
    MILITARY,
    POLITICAL,
    STRENGTH,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

STATS = {"military": MILITARY, "political": POLITICAL, "glory": GLORY, "cost": COST, "strength": STRENGTH}


def stat_of(game: LcgGame, thing: int, stat: str, layer: str = "") -> int:
    """A value of a card: current, base or printed."""
    number = STATS[stat]
    printed = game.printed[thing].stats[number]
    if layer == "printed":
        return 0 if printed == DASH else printed
    if layer == "base":
        return base_of(0 if printed == DASH else printed, game.modifiers(thing, number))
    return game.value(thing, number)


def compare(left: int, sign: str, right: int) -> bool:
    """One number beside another."""
    if sign == "<":
        return left < right
    if sign == "<=":
        return left <= right
    if sign == "=":
        return left == right
    return left > right if sign == ">" else left >= right
