"""All modules that add effects to the interpreter's table; a new one is named here, and the game and the reader know it."""

from __future__ import annotations

from rokugan.editions.ccg.battle import separate_battles
from rokugan.editions.ccg.effects import (
    assigning,
    control_flow,
    fighting,
    gold,
    modifiers,
    moving_cards,
    naming,
    opportunities,
    playing,
    samurai_cards,
    sides,
    special,
)

EFFECT_MODULES = (
    assigning, fighting, control_flow, gold, modifiers, moving_cards, naming, opportunities, playing, samurai_cards,
    separate_battles, sides, special,
)  # fmt: skip
