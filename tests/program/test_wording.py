"""Wording never matters: cards in other words are equal, hash alike, and play the same games."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import Field, replace
from typing import Any
from zlib import crc32

import pytest
from golden import Playthrough, few
from tests.program.wordings import Word, reworded, reworded_library, unworded

from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.core.game import plain
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg import opening
from rokugan.editions.ccg.runnable import unrunnable, why_not_playable
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.workshop.asking import asked_by
from rokugan.editions.ccg.workshop.company import Company
from rokugan.editions.ccg.workshop.laying import STAGES, lay_table, stages_for
from rokugan.editions.ccg.workshop.texts import texts_of
from rokugan.editions.registry import classic_editions, rules_of
from rokugan.program import HasKeyword, In, Is, Node, Noun, Program, Ref, Remains, State, walk

PART = 6  # every sixth card, by its title
MISLEADING = (
    "now in play",
    "remains {is_what}",
    "a card's effect",
    "this Shugenja",
    "Berserkers",
    "@",
    "your",
    "=him",
    "-",
)


def misleading(node: Node, field: Field[Any]) -> Any:
    """Words that once meant something to the engine, none of them true."""
    if isinstance(field.default, bool):
        return not field.default
    return MISLEADING[crc32(repr(node).encode()) % len(MISLEADING)]


WORDINGS = pytest.mark.parametrize("word", [unworded, misleading])


def trace(game: Playthrough) -> list[Any]:
    """Who was asked what, and what was chosen, by number; at the end the whole game."""
    found: list[Any] = []
    asked: tuple[Any, ...] = ()
    for each, move in game.play():
        if move:
            found.append((*asked, plain(each.history[-1], {})))
        decision = each.decision
        if decision is not None:
            asked = (decision.seat, decision.kind, len(decision.choices))
        last = each
    return [*found, last.hash()]


@WORDINGS
@pytest.mark.parametrize(
    "game", [each for each in few() if each.seed in (5, 10)], ids=lambda game: f"{game.edition}-{game.seed}"
)
def test_a_game_goes_the_same_in_other_words(game: Playthrough, word: Word, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = trace(game)
    others = {edition: reworded_library(library(edition), word) for edition in classic_editions()}
    monkeypatch.setattr(opening, "library", others.__getitem__)
    assert trace(game) == kept


def tables(card: CardDefinition, edition: str, turn: int, *others: CardDefinition) -> list[CcgGame]:
    """The same table for each of these cards, laid for the first of them."""
    rules = rules_of(edition)
    texts = texts_of(card, rules)
    asked = asked_by(card, [text.ability for text in texts if text.ability is not None])
    own = [text.ability for text in texts if text.ability is not None and not text.given]
    stages = stages_for(card, own, asked.events)
    stage = STAGES[stages[turn % len(stages)]]
    return [lay_table(rules, Company(edition, asked, turn), each, own, stage, 2) for each in (card, *others)]


def play_side_by_side(edition: str, cards: Iterable[CardDefinition]) -> None:
    """Each of these cards on a table, and the same card in other words on the same table."""
    for card in cards:
        if why_not_playable(card) or not card.program.traits + card.program.abilities:
            continue
        other = replace(card, program=reworded(card.program, misleading))
        first, second = tables(card, edition, crc32(card.name.encode()) % 4, other)
        chance = Randomness(crc32(card.name.encode()))
        for _ in range(8):
            assert first.hash() == second.hash(), card.name
            if first.decision is None:
                break
            chosen = chance.below(len(first.decision.choices))
            first.choose(chosen)
            second.choose(chosen)


@pytest.mark.parametrize("edition", classic_editions())
def test_some_cards_do_the_same_in_other_words(edition: str) -> None:
    play_side_by_side(edition, [card for card in library(edition).shown if crc32(card.name.encode()) % PART == 0])


@pytest.mark.soak
@pytest.mark.parametrize("edition", classic_editions())
def test_every_card_does_the_same_in_other_words(edition: str) -> None:
    play_side_by_side(edition, library(edition))


def branches() -> list[Node]:
    """All parts of the shipped programs."""
    return [each for edition in classic_editions() for card in library(edition).shown for each in walk(card.program)]


def test_random_trees_are_the_same_in_other_words() -> None:
    chance = random.Random(7)
    found = branches()
    kinds = sorted({type(each).__name__ for each in found})
    for tree in chance.sample(found, 2000):
        words = {kind: chance.choice(MISLEADING) for kind in kinds}

        def word(node: Node, field: Field[Any], words: dict[str, str] = words) -> Any:
            return chance.random() < 0.5 if isinstance(field.default, bool) else words[type(node).__name__]

        other = reworded(tree, word)
        assert (other, hash(other), other.plain()) == (tree, hash(tree), tree.plain())
        if isinstance(tree, Program):
            assert unrunnable(other) == unrunnable(tree)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (HasKeyword("Berserker"), HasKeyword("Berserker", plural="Berserkers")),
        (Ref("bearer"), Ref("bearer", called="Shugenja")),
        (In("play"), In("play", now=True)),
        (Noun(("effect",)), Noun(("card effect",))),
        (Is(Ref("this"), (State("bowed"),)), Is(Ref("this"), (Remains(State("bowed")),))),
    ],
)
def test_what_means_something_tells_trees_apart(one: Node, other: Node) -> None:
    assert one != other
    assert one.plain() != other.plain()
