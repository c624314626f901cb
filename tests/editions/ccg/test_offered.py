"""Every cost of what the classic editions offer is seen to be paid, or the attempt fails as the book says."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import brawls
import pytest
from courses import IDLE
from tests.editions.ccg.offered import ASKING, LAID_IN, Trial

from rokugan import program as p
from rokugan.cards.files import definition
from rokugan.cards.library import library
from rokugan.cards.model import ATTACHMENT_TYPES, CardDefinition
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.workshop.asking import asked_by
from rokugan.editions.ccg.workshop.company import Company
from rokugan.editions.ccg.workshop.laying import STAGES, lay_table, stages_for
from rokugan.editions.ccg.workshop.texts import Text, texts_of
from rokugan.editions.registry import edition_of, rules_of
from rokugan.scenarios import opened
from rokugan.testing.offers import Fault

EXCUSED = Path(__file__).with_name("offered.txt")
EDITIONS = ("gold", "samurai", "celestial", "war_of_honor")
MOVES = 40
MOVES_AT_TABLE = 8
MEDDLING = (p.Negate, p.Instead, p.Forbid, p.Retarget, p.ReplaceInDuel, p.WaiveBow, p.AddedCost, p.PaidOtherwise)
pytestmark = pytest.mark.interpreted  # what is withheld is forced through with a check set aside


@cache
def playable(edition: str) -> tuple[CardDefinition, ...]:
    """The cards of the edition's library that can be played."""
    why_not = edition_of(edition).why_not_playable
    return tuple(card for card in library(edition).shown if not why_not(card))


@cache
def meddlers(edition: str) -> tuple[CardDefinition, ...]:
    """The shipped cards that negate, replace, redirect or forbid something, or change what something costs."""
    return tuple(card for card in playable(edition) if any(isinstance(each, MEDDLING) for each in p.walk(card.program)))


def put(player: dict[str, Any], card: CardDefinition) -> None:
    """Put a card where it can meddle."""
    if card.type in ("strategy", "kiho"):
        player["hand"].append(card.name)
    elif card.type in ATTACHMENT_TYPES:
        player["in_play"][0].setdefault("attachments", []).append(card.name)
    elif card.type == "region":
        player["provinces"][0]["region"] = card.name
    elif card.type == "event":
        player["provinces"][0].update(card=card.name, face="up")
    elif card.type == "stronghold":
        player["stronghold"] = card.name
    else:
        player["in_play"].append(card.name)


def position(edition: str, seed: int) -> dict[str, Any]:
    """A brawl of shipped cards, with cards on each side that meddle: two made up, and a shipped one, each in turn."""
    found = brawls.position(edition, seed)
    chance = Randomness(seed)
    titles, shipped, asking = sorted(LAID_IN), meddlers(edition), sorted(ASKING)
    laid: list[str] = []
    for side, player in enumerate(found["players"]):
        for _ in range(2):
            laid.append(titles.pop(chance.below(len(titles))))
            player["in_play"].append(laid[-1])
        laid.append(asking.pop(chance.below(len(asking))))
        player["in_play"].append(laid[-1])
        put(player, shipped[(2 * seed + side) % len(shipped)])
    found["cards"] = [
        {"title": each, "type": "holding", "gold_cost": 1, "text": {**LAID_IN, **ASKING}[each]} for each in laid
    ]
    return {**found, **rules_of(edition).seen.furniture([each["name"] for each in found["players"]])}


def table(edition: str, seed: int) -> CcgGame:
    """The rich table of a card chosen by chance, with cards on each side that meddle."""
    rules, chance = rules_of(edition), Randomness(seed)
    card, texts = some_card(edition, chance)
    own = [text.ability for text in texts if text.ability is not None and not text.given]
    asked = asked_by(card, [text.ability for text in texts if text.ability is not None])
    stages = stages_for(card, own, asked.events)
    titles, asking = sorted(LAID_IN), sorted(ASKING)
    sides = [
        [made_up(edition, some.pop(chance.below(len(some)))) for some in (titles, titles, asking)] for _ in range(2)
    ]
    stage = STAGES[stages[seed % len(stages)]]
    return lay_table(rules, Company(edition, asked, seed), card, own, stage, besides=sides)


def crossed(edition: str, asking: str, meddling: str = "", side: int = 0, tokens: int = 0) -> dict[str, Any]:
    """A small position in which one card asks for a cost and another, on this side, meddles."""
    texts = {asking: ASKING[asking], **({meddling: LAID_IN[meddling]} if meddling else {})}
    weak = {"card": "Weak", "tokens": {"+1F": tokens}} if tokens else {"card": "Weak"}
    players: list[dict[str, Any]] = [
        {"name": "Ann", "honor": 5, "favor": True, "in_play": [asking, "Mine", weak, "Strong"], "hand": ["Wait"]},
        {"name": "Bob", "honor": 9, "in_play": ["Elk"]},
    ]
    players[side]["in_play"] += [meddling] if meddling else []
    cards = [{"title": each, "type": "holding", "gold_cost": 1, "text": text} for each, text in texts.items()]
    cards += [
        {"title": "Weak", "type": "personality", "force": 1, "chi": 1},
        {"title": "Strong", "type": "personality", "force": 4, "chi": 3},
        {"title": "Mine", "type": "holding", "gold_cost": 1, "text": "Bow this card: Produce 4 Gold."},
    ]
    found = {"edition": edition, "cast": "stock", "cards": cards, "players": players, "phase": "action"}
    return {**found, **rules_of(edition).seen.furniture([each["name"] for each in players])}


def some_card(edition: str, chance: Randomness) -> tuple[CardDefinition, list[Text]]:
    """A card with texts of its own."""
    while True:
        card = playable(edition)[chance.below(len(playable(edition)))]
        texts = texts_of(card, rules_of(edition))
        if texts:
            return card, texts


def made_up(edition: str, title: str) -> CardDefinition:
    """One of the cards that are laid in."""
    return definition({"title": title, "type": "holding", "text": {**LAID_IN, **ASKING}[title]}, title, edition=edition)


def faults_of(game: Any, seed: int, moves: int, every: int = 1) -> list[Fault]:  # noqa: ANN401
    """What is not as it must be in the game from here on."""
    game.advance()
    chance, trial = Randomness(~seed), Trial()
    while game.decision is not None and len(game.history) < moves:
        if len(game.history) % every == 0:
            trial.look(game)
        choices = game.decision.choices
        busy = [number for number, each in enumerate(choices) if each.move not in IDLE]
        game.choose(busy[chance.below(len(busy))] if busy and chance.below(5) else chance.below(len(choices)))
    return trial.faults


def in_brawls(edition: str, seed: int, every: int = 1) -> list[Fault]:
    """What is not as it must be in a brawl."""
    return faults_of(opened(position(edition, seed), f"offered {seed}").game, seed, MOVES, every)


def at_table(edition: str, seed: int) -> list[Fault]:
    """What is not as it must be at a rich table."""
    return faults_of(table(edition, seed), seed, MOVES_AT_TABLE)


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
    for title in (*LAID_IN, *ASKING):
        card = made_up(edition, title)
        assert not card.unread
        assert not edition_of(edition).why_not_playable(card)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(1, 3))
def test_what_is_offered_is_paid_for_or_fails(edition: str, seed: int) -> None:
    assert left(in_brawls(edition, seed, 4)) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_so_it_is_at_a_rich_table(edition: str) -> None:
    assert left(at_table(edition, 1)) == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("asking", sorted(ASKING))
def test_each_cost_is_paid_where_nobody_meddles(edition: str, asking: str) -> None:
    game: Any = opened(crossed(edition, asking), asking).game
    game.advance()
    assert f"use {asking}" in [each.move for each in game.decision.choices]
    trial = Trial()
    trial.look(game)
    assert left(trial.faults) == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("asking", sorted(ASKING))
def test_each_cost_beside_each_card_that_meddles(edition: str, asking: str) -> None:
    trial = Trial()
    for number, meddling in enumerate(sorted(LAID_IN)):
        for side in range(2):
            game: Any = opened(crossed(edition, asking, meddling, side, number % 2), f"{asking} and {meddling}").game
            game.advance()
            trial.look(game)
    assert left(trial.faults) == []


@pytest.mark.soak
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(1, 61))
def test_so_it_is_everywhere(edition: str, seed: int) -> None:
    assert left(in_brawls(edition, seed)) == []
    assert left(at_table(edition, seed)) == []
