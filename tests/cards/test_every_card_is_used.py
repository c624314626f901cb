"""Every text of every shipped card is used in random games: most of them here, all of them in `make soak`."""

from __future__ import annotations

import pytest
from tests.cards.exercise import Used, exercise_games, exercise_positions

from rokugan.cards.library import library
from rokugan.editions.ccg.effects.interpreter import RunEffects

EDITIONS = ("celestial", "samurai", "gold", "war_of_honor")
pytestmark = pytest.mark.skipif(hasattr(RunEffects, "__mypyc_attrs__"), reason="a compiled engine cannot be watched")


def tried(edition: str, games: int, rounds: int, patience: int) -> Used:
    """The shipped cards of an edition after so many games and so many rounds of positions."""
    used = Used(edition, library(edition))
    exercise_games(used, games, 4 * patience)
    exercise_positions(used, rounds, patience)
    return used


@pytest.mark.parametrize("edition", EDITIONS)
def test_most_texts_are_used_soon(edition: str) -> None:
    used = tried(edition, 4, 4, 60)
    assert len(used.unused) <= 0.15 * len(used.names), used.unused


@pytest.mark.soak
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_text_is_used(edition: str) -> None:
    assert tried(edition, 40, 3000, 150).unused == []
