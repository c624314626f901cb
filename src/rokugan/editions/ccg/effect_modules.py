"""All modules that add effects to the interpreter's table; a new one is named here, and the game and the reader know it."""

from __future__ import annotations

from rokugan.editions.ccg.battle import separate_battles
from rokugan.editions.ccg.effects import (
    assigning,
    changing_sides,
    control_flow,
    delays,
    fighting,
    gold,
    interference,
    modifiers,
    moving_cards,
    naming,
    opportunities,
    playing,
    samurai_cards,
    special,
    token_effects,
)

EFFECT_MODULES = (
    assigning, control_flow, delays, fighting, gold, interference, modifiers, moving_cards, naming, opportunities, playing,
    samurai_cards, separate_battles, changing_sides, special, token_effects,
)  # fmt: skip
