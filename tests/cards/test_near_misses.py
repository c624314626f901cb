"""Sentences that almost say something are refused, and the fault is named; no slip passes for the text it was made from."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from rokugan.cards import normalise, read, write
from rokugan.cards.languages import language_of
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.language.classic.words.words import tokens_of
from rokugan.program import Program

MISSES: dict[str, dict[str, list[list[str]]]] = yaml.safe_load(
    (Path(__file__).parent / "near_misses.yaml").read_text(encoding="utf-8")
)
INHERENT = ("unknown verb", "extra word", "wrong preposition")  # no production could ever know the word
EDITIONS = ("celestial", "samurai", "war_of_honor")


@pytest.mark.parametrize(("edition", "slip"), [(edition, slip) for edition in MISSES for slip in MISSES[edition]])
def test_a_near_miss_is_refused_at_its_fault(edition: str, slip: str) -> None:
    for kind, text, words in MISSES[edition][slip]:
        reading = read(text, title="Kado", type=kind, edition=edition)
        assert reading.unread, text
        found = language_of(edition).fault(text, reading.unread[0], title="Kado", type=kind)
        assert text[found.start : found.end] == found.words
        if slip in INHERENT:
            assert found.words == words, text
        elif slip != "dangling pronoun":  # there the pronoun itself may be blamed, or what cannot follow it
            assert found.end >= text.index(words), f"{text}: blamed {found.words} before {words}"


def test_there_are_enough_of_them() -> None:
    for edition, slips in MISSES.items():
        assert sum(len(lines) for lines in slips.values()) >= 300, edition


def test_the_fault_of_words_that_could_stand_is_all_of_them() -> None:
    text = "Battle: Bow them."
    assert language_of("celestial").fault(text, read(text, type="strategy").unread[0], type="strategy").words == "them"


def slips(text: str, chance: random.Random, most: int = 3) -> Iterator[tuple[str, str]]:
    """Slips of some words of a text: dropped, changed with its neighbour, replaced by nonsense, said twice."""
    tokens = [each for each in tokens_of(text)[0] if each.kind in ("word", "name", "number", "mod")]
    places = chance.sample(range(len(tokens) - 1), min(most, len(tokens) - 1)) if len(tokens) > 1 else []
    for at in places:
        one, two = tokens[at], tokens[at + 1]
        before, between, after = text[: one.start], text[one.end : two.start], text[two.end :]
        if between != " ":
            continue
        yield "dropped", before + two.text + after
        yield "changed with its neighbour", before + two.text + between + one.text + after
        yield "nonsense", before + "frobs" + between + two.text + after
        yield "denied", before + one.text + " not " + two.text + after


def reads_as(text: str, card: CardDefinition, edition: str) -> tuple[Program | None, bool]:
    """The program, if the text is understood, and whether the writer gives this very text back."""
    reading = read(text, title=card.title, type=card.type, edition=edition)
    if not reading.understood:
        return None, False
    back = write(reading.program, title=card.title, type=card.type, edition=edition)
    return reading.program, normalise(back) == normalise(text)


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_slip_of_a_shipped_card_passes_for_its_text(edition: str) -> None:
    for card in library(edition).shown:
        text = write(card.program, title=card.title, type=card.type, edition=edition)
        program, _ = reads_as(text, card, edition)
        for slip, changed in slips(text, random.Random(card.name)):
            other, given_back = reads_as(changed, card, edition)
            assert other is None or other != program or given_back, f"{card.name}: {slip}: {changed}"
            if slip == "nonsense":
                assert other is None or "frobs" in write(other), f"{card.name}: {changed}"


OPPOSITES = {
    "gain": "lose", "gains": "loses", "lower": "higher", "higher": "lower", "before": "after", "after": "before",
    "attacking": "defending", "defending": "attacking", "bowed": "unbowed", "unbowed": "bowed", "top": "bottom",
    "bottom": "top", "attacker": "defender", "defender": "attacker", "honorable": "dishonorable",
    "dishonorable": "honorable", "opposed": "unopposed", "unopposed": "opposed", "winner": "loser", "loser": "winner",
    "increase": "reduce", "reduce": "increase", "raise": "lower", "maximum": "minimum", "minimum": "maximum",
    "highest": "lowest", "lowest": "highest", "straighten": "bow", "bow": "straighten", "without": "with",
    "unless": "if", "cannot": "may", "enters": "leaves", "begins": "ends", "wins": "loses", "face-up": "face-down",
    "controller": "owner", "hand": "deck", "more": "fewer", "fewer": "more",
}  # fmt: skip


def opposites(text: str) -> Iterator[str]:
    """The text with one word after another turned into its opposite; reminders in parentheses say nothing."""
    for token in tokens_of(text)[0]:
        other = OPPOSITES.get(token.word)
        if other is not None:
            word = other.capitalize() if token.text[0].isupper() else other
            yield text[: token.start] + word + text[token.end :]


@pytest.mark.parametrize("edition", [*EDITIONS, "gold"])
def test_the_opposite_of_a_word_never_means_the_same(edition: str) -> None:
    for card in library(edition).shown:
        text = write(card.program, title=card.title, type=card.type, edition=edition)
        program, _ = reads_as(text, card, edition)
        for changed in opposites(text):
            other, _ = reads_as(changed, card, edition)
            assert other is None or other != program, f"{card.name}: {changed}"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Battle: Target your Personality: He gains +3F.", "Battle: Target your Personality: He loses +3F."),
        ("Battle: Target your Personality: He gains Cavalry.", "Battle: Target your Personality: He loses Cavalry."),
        ("Battle: All your Personalities gain +1F.", "Battle: All your Personalities lose +1F."),
        ("Open: Raise a target Personality's Force by 2.", "Open: Lower a target Personality's Force by 2."),
    ],
)
def test_opposite_sentences_are_never_one(one: str, other: str) -> None:
    assert read(one, type="strategy").understood
    assert read(one, type="strategy").program != read(other, type="strategy").program
