"""Every cost of what the classic editions offer is seen to be paid, or the attempt fails as the book says."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import brawls
import pytest
from courses import IDLE
from tests.editions.ccg.offered import LAID_IN, Trial

from rokugan import program as p
from rokugan.cards.files import definition
from rokugan.cards.library import library
from rokugan.core.randomness import Randomness
from rokugan.editions.registry import edition_of, rules_of
from rokugan.scenarios import opened
from rokugan.testing.offers import Fault

EXCUSED = Path(__file__).with_name("offered.txt")
EDITIONS = ("gold", "samurai", "celestial", "war_of_honor")
MOVES = 40
pytestmark = pytest.mark.interpreted  # what is withheld is forced through with checks set aside


@cache
def meddlers(edition: str) -> tuple[str, ...]:
    """The shipped cards that negate, replace or forbid something and can lie in play by themselves."""
    asked = (p.Negate, p.Forbid, p.Instead)
    return tuple(
        card.name
        for card in library(edition)
        if card.type in ("personality", "holding")
        and any(isinstance(each, asked) for each in p.walk(card.program))
        and not edition_of(edition).why_not_playable(card)
    )


def position(edition: str, seed: int) -> dict[str, Any]:
    """A brawl of shipped cards, with cards on each side that prevent, replace or forbid something: two made up, one shipped."""
    found = brawls.position(edition, seed)
    chance = Randomness(seed)
    titles, shipped = sorted(LAID_IN), list(meddlers(edition))
    laid: list[str] = []
    for player in found["players"]:
        for _ in range(2):
            laid.append(titles.pop(chance.below(len(titles))))
            player["in_play"].append(laid[-1])
        if shipped:
            player["in_play"].append(shipped.pop(chance.below(len(shipped))))
    found["cards"] = [{"title": each, "type": "holding", "gold_cost": 1, "text": LAID_IN[each]} for each in laid]
    return {**found, **rules_of(edition).seen.furniture([each["name"] for each in found["players"]])}


def faults_of(edition: str, seed: int, every: int = 1) -> list[Fault]:
    """What is not as it must be in the game from that position on."""
    game: Any = opened(position(edition, seed), f"offered {seed}").game
    game.advance()
    chance, trial = Randomness(~seed), Trial()
    while game.decision is not None and len(game.history) < MOVES:
        if len(game.history) % every == 0:
            trial.look(game)
        choices = game.decision.choices
        busy = [number for number, each in enumerate(choices) if each.move not in IDLE]
        game.choose(busy[chance.below(len(busy))] if busy and chance.below(5) else chance.below(len(choices)))
    return trial.faults


def excused() -> dict[str, str]:
    """Which faults of which cards are none, each with its reason: a line `kind title: reason` each."""
    lines = [line for line in EXCUSED.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return dict(line.split(": ", 1) for line in lines)


def left(faults: list[Fault]) -> list[str]:
    """The faults that nothing excuses."""
    known = excused()
    return sorted({str(each) for each in faults if f"{each.kind} {each.card}" not in known})


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_laid_in_is_understood(edition: str) -> None:
    for title, text in LAID_IN.items():
        card = definition({"title": title, "type": "holding", "text": text}, title, edition=edition)
        assert not card.unread
        assert not edition_of(edition).why_not_playable(card)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(1, 3))
def test_what_is_offered_is_paid_for_or_fails(edition: str, seed: int) -> None:
    assert left(faults_of(edition, seed, 4)) == []


@pytest.mark.soak
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(1, 61))
def test_so_it_is_everywhere(edition: str, seed: int) -> None:
    assert left(faults_of(edition, seed)) == []
