"""What the texts of cards do: programs as abilities and standing effects of the engine."""

from __future__ import annotations

from typing import Any

from rokugan.editions.lcg.abilities import Ability, Standing


def behaviour(definition: Any) -> tuple[tuple[Ability, ...], tuple[Standing, ...]]:
    """The abilities and standing effects of a printed card."""
    return (), ()
