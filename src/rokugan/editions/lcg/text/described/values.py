"""The values of a card as a text names them, and how numbers are compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.lcg.table.reckoning import base_of, printed_value
from rokugan.editions.lcg.table.things import (
    COST,
    GLORY,
    INCOME,
    MILITARY,
    POLITICAL,
    STRENGTH,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.text.scene import Scene

STATS = {"military": MILITARY, "political": POLITICAL, "glory": GLORY, "cost": COST, "strength": STRENGTH,
         "fate value": INCOME}  # fmt: skip


def stat_of(scene: Scene, thing: int, stat: str, layer: str = "") -> int:
    """A value of a card: current, base or printed; also how much fate lies on it. What has left play has it as it stood then."""
    game, was = scene.game, scene.departed(thing) if scene.game.departed else None
    if stat == "fate":
        state = game.states.get(thing)
        return was.fate if was is not None else 0 if state is None else state.fate
    number = STATS[stat]
    if layer == "printed":
        return printed_value(game, thing, number)
    if was is not None and number < len(was.values):
        return was.bases[number] if layer == "base" else was.values[number]
    if layer == "base":
        return base_of(printed_value(game, thing, number), game.changes(thing, number))
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
