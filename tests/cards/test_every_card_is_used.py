"""Every text of every shipped card is used in random games: most of them here, all of them in `make soak`."""

from __future__ import annotations

import pytest
from tests.cards.exercise import Used, exercise_all, exercise_games

from rokugan.cards.library import library
from rokugan.editions.ccg.effects import RunEffects

EDITIONS = ("celestial", "samurai", "gold", "war_of_honor")
pytestmark = pytest.mark.skipif(hasattr(RunEffects, "__mypyc_attrs__"), reason="a compiled engine cannot be watched")


def tried(edition: str, rounds: int, patience: int) -> Used:
    """The shipped cards of an edition after so many rounds, each game with so much patience."""
    cards = list(library(edition))
    if edition == "war_of_honor":
        return exercise_games(edition, cards, 6 * rounds, 4 * patience)
    return exercise_all(edition, cards, rounds, patience)


@pytest.mark.parametrize("edition", EDITIONS)
def test_most_texts_are_used_soon(edition: str) -> None:
    used = tried(edition, 1, 30)
    assert len(used.unused) <= 0.2 * len(used.names), used.unused


@pytest.mark.soak
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_text_is_used(edition: str) -> None:
    assert tried(edition, 2000, 150).unused == []
