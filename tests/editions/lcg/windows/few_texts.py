"""Texts that several tests of windows give their cards."""

from __future__ import annotations

from collections.abc import Callable

from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.state import Use
from rokugan.testing.built_texts import action


def bow_first(game: LcgGame, use: Use) -> object:
    """Bow the target."""
    return deeds.bow(game, use.targets[0], use)


def all_ready(game: LcgGame, use: Use) -> list[int]:
    """The ready characters."""
    return [each for each in game.all_characters() if not game.states[each].bowed]


def gain(amount: int = 1) -> Callable[[LcgGame, Use], object]:
    """Gain honor."""
    return lambda game, use: deeds.gain_honor(game, use.seat, amount, use)


BOWER = action(bow_first, targets=all_ready)
