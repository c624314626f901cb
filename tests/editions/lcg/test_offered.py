"""Every option that the Living Card Game offers, and every target, does something; what is withheld would do nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import brawls
import pytest
from courses import IDLE
from tests.editions.lcg.made_up_texts import BANS, PROBES
from tests.editions.lcg.offered import LAID_IN, Living

from rokugan.cards.library import library
from rokugan.core.randomness import Randomness
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.program.lcg import nodes as n
from rokugan.program.node import walk
from rokugan.scenarios import opened
from rokugan.testing.offers import Fault, OfferTrial

EXCUSED = Path(__file__).with_name("offered.txt")
MOVES = 40
pytestmark = pytest.mark.interpreted  # what is withheld is forced through with a check set aside


def position(seed: int) -> dict[str, Any]:
    """A brawl of shipped cards, with two of the cards that prevent, replace or forbid something on each side."""
    found = brawls.position("lcg", seed)
    chance = Randomness(seed)
    titles = sorted(LAID_IN)
    laid: list[str] = []
    for player in found["players"]:
        for _ in range(2):
            laid.append(titles.pop(chance.below(len(titles))))
            player["in_play"].append(laid[-1])
    found["cards"] = [{"title": each, "type": "character", "cost": 1, "text": LAID_IN[each]} for each in laid]
    return found


def probed(seed: int) -> dict[str, Any]:
    """A brawl in which everybody holds actions made up of all that the templating knows, beside three bans and replacements."""
    found = brawls.position("lcg", seed)
    chance = Randomness(seed * 7 + 1)
    bans, probes = list(BANS), list(PROBES)
    found["cards"] = []
    for player in found["players"]:
        player["hand"] = player["hand"][:2]
        for _ in range(3):
            text = bans.pop(chance.below(len(bans)))
            title = f"Ban {BANS.index(text)}"
            player["in_play"].append(title)
            found["cards"].append({"title": title, "type": "character", "cost": 1, "text": text})
        for _ in range(6):
            text = probes.pop(chance.below(len(probes)))
            title = f"Probe {PROBES.index(text)}"
            player["hand"].append(title)
            found["cards"].append({"title": title, "type": "event", "side": "conflict", "cost": 0, "text": text})
    return found


def interfering() -> list[str]:
    """The shipped cards that put something in the place of what would happen, forbid something or cancel it."""
    return [card.title for card in library("lcg") if any(_interferes(each) for each in walk(card.program))]


def _interferes(node: n.Node) -> bool:
    return isinstance(node, (n.Instead, n.Forbid)) or (isinstance(node, n.Deed) and node.verb == "cancel")


def beside(title: str, seed: int) -> dict[str, Any]:
    """A brawl in which everybody has that shipped card: in play, in hand, in a province, or on two characters of his."""
    found = brawls.position("lcg", seed)
    kind: str = next(each.type for each in library("lcg") if each.title == title)
    found["cards"] = [
        {"title": "Bearer", "type": "character", "cost": 2, "military": 2, "political": 2, "glory": 1, "traits": ALL}
    ]
    for player in found["players"]:
        first = player["provinces"][0]
        if kind == "attachment":
            player["in_play"] += [{"card": "Bearer", "fate": fate, "attachments": [title]} for fate in (0, 2)]
        elif kind == "character":
            player["in_play"].append({"card": title, "fate": 1, "honored": True})
        elif kind == "event":
            player["hand"].append(title)
        elif kind == "holding":
            first |= {"card": title, "face": "up"}
        else:
            first["province"] = {"title": title, "face": "up"}
    return found


ALL = ["bushi", "courtier", "shugenja", "cavalry", "monk"]


def faults_of(seed: int, every: int = 1, at: Callable[[int], dict[str, Any]] = position) -> list[Fault]:
    """What is not as it must be in the game from that position on."""
    game: Any = opened(at(seed), f"offered {seed}").game
    game.advance()
    chance, trial = Randomness(~seed), OfferTrial[LcgGame](Living())
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


@pytest.mark.parametrize("seed", range(1, 5))
def test_what_is_offered_does_something_and_what_is_withheld_does_nothing(seed: int) -> None:
    assert left(faults_of(seed, 4)) == []


@pytest.mark.parametrize("seed", range(1, 7))
def test_so_are_texts_made_up_beside_bans_and_replacements(seed: int) -> None:
    assert left(faults_of(seed, 4, probed)) == []


@pytest.mark.parametrize("title", interfering()[::14])
def test_so_it_is_beside_shipped_cards_that_interfere(title: str) -> None:
    assert left(faults_of(1, 4, partial(beside, title))) == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 6))
@pytest.mark.parametrize("title", interfering())
def test_so_it_is_beside_each_of_them(title: str, seed: int) -> None:
    assert left(faults_of(seed, 2, partial(beside, title))) == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 201))
def test_so_are_they_everywhere(seed: int) -> None:
    assert left(faults_of(seed, 2, probed)) == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1, 121))
def test_so_it_is_everywhere(seed: int) -> None:
    assert left(faults_of(seed)) == []
