"""All modules that add effects to the interpreter's table; a new one is named here, and the game and the reader know it."""

from __future__ import annotations

from rokugan.editions.ccg import (
    assigning,
    fighting,
    flow,
    gold_effects,
    lasting,
    moving_cards,
    naming,
    opportunities,
    playing,
    separate_battles,
    sides,
    special,
)

EFFECT_MODULES = (
    assigning, fighting, flow, gold_effects, lasting, moving_cards, naming, opportunities, playing, separate_battles, sides,
    special,
)  # fmt: skip
