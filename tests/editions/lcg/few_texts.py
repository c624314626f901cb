"""Texts that several tests give their cards."""

from __future__ import annotations

from collections.abc import Callable

from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.state import Use
from rokugan.testing.built_texts import action

TARGET = {"in_play": [{"card": "Fox", "as": "fox", "fate": 2}]}
"""A player with one character, who has fate."""


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


def draws(game: LcgGame, use: Use) -> object:
    """Draw a card."""
    return deeds.draw(game, use.seat, 1, use)
