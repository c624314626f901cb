"""Texts that no card has: whatever is written, the reader says what it did not understand, and it does so soon."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sentences import complaint

from rokugan.cards import read, write
from rokugan.cards.files import definition, load_cards
from rokugan.cards.languages import language_of
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.cards.reading.reader import LONGEST_TEXT
from rokugan.cards.reading.report import report
from rokugan.editions.ccg.runnable import unrunnable
from rokugan.errors import CardError, TextTooLong
from rokugan.language.classic.words.words import tokens_of
from rokugan.language.language import CannotWrite


def treat(text: str, title: str = "", type: str = "personality", edition: str = "celestial") -> bool:
    """Do all that is done with a text of a user's; was it understood?"""
    found = read(text, title=title, type=type, edition=edition)
    for each in found.unread:
        language_of("celestial").fault(text, each, title=title, type=type)
    with suppress(CannotWrite):
        write(found.program, title=title, type=type, edition=edition)
    unrunnable(found.program)
    return found.understood


@pytest.mark.parametrize(
    "text",
    [
        "Battle,",
        "Battle: The",
        "Battle: a",
        "Battle: Draw a card. An",
        "While you have exactly one Follower,",
        "Battle: Give him +2 or",
        "Battle: Create a 2F/",
        "Battle: Create a 2F/2",
        "As a Focus Effect, after this duel ends, straighten a Personality:",
        "Battle: Gain 1000000000 Honor.",
        "Battle: Gain ² Honor.",
        "(" * 500,
        '"' * 500,
        "." * 500,
        "Battle: " * 200,
        "If " * 600,
        "Battle: " + "If you control a Personality, " * 60 + "draw a card.",
        "\ud7ff\U0001f600 \u202e \x00",
    ],
)
def test_what_is_not_understood_is_said(text: str) -> None:
    assert not treat(text)


def test_what_stands_in_too_much_is_not_understood_as_a_whole() -> None:
    deep = "Battle: " + "If you control a Personality, " * 60 + "draw a card."
    found = read(f"Samurai\nBattle: Draw a card.\n{deep}")
    assert (found.program.abilities, found.program.keywords) == ((), ())
    assert len(found.unread) == 1
    assert read("Battle: " + "If you control a Personality, " * 10 + "draw a card.").understood


def test_a_text_has_a_length() -> None:
    with pytest.raises(TextTooLong, match=r"^The text of 'Ox' has 100,000 characters; a text may have 2,000\.$"):
        read("x" * 100_000, title="Ox")
    with pytest.raises(TextTooLong, match=r"has 5,000 characters; a title may have 120"):
        read("", title="x" * 5000)
    with pytest.raises(CardError, match=r"^my\.yaml: The text of 'Ox'"):
        definition({"title": "Ox", "type": "item", "text": "x" * (LONGEST_TEXT + 1)}, "my.yaml")


def test_a_focus_effect_with_a_trigger_of_its_own_is_not_half_understood() -> None:
    assert read("Focus Effect: Straighten a target Personality.", type="strategy").understood
    assert not read("Focus Effect: After this duel ends: Straighten a target Personality.", type="strategy").understood


@cache
def texts() -> tuple[tuple[str, CardDefinition, str], ...]:
    """The texts of shipped cards of every edition."""
    found = []
    for edition in ("gold", "samurai", "celestial", "war_of_honor"):
        for card in library(edition).shown[::9]:
            text = write(card.program, title=card.title, type=card.type, edition=edition)
            if text:
                found.append((text, card, edition))
    return tuple(found)


SCRAPS = (
    "The",
    "a",
    "an",
    "/",
    "or",
    "+2F",
    "3F",
    '"',
    "(",
    ":",
    ",",
    ".",
    "X",
    "one",
    "its",
    "Yu",
    "40000",
    "²",
    "•",
    "\n",
)


@settings(max_examples=200, derandomize=True, deadline=None, database=None)
@given(st.data())
def test_the_texts_of_cards_broken_in_any_place(data: st.DataObject) -> None:
    text, card, edition = data.draw(st.sampled_from(texts()))
    words = [token.text for token in tokens_of(text)[0]]
    cut = data.draw(st.integers(1, len(words)))
    kept = words[:cut]
    if data.draw(st.booleans()):
        kept.insert(data.draw(st.integers(0, cut)), data.draw(st.sampled_from(SCRAPS)))
    if data.draw(st.booleans()):
        other = [token.text for token in tokens_of(data.draw(st.sampled_from(texts()))[0])[0]]
        kept += other[data.draw(st.integers(0, len(other))) :]
    treat(" ".join(kept)[:LONGEST_TEXT], card.title, card.type, edition)


@settings(max_examples=100, derandomize=True, deadline=None, database=None)
@given(st.text(max_size=60) | st.lists(st.sampled_from(SCRAPS), max_size=20).map(" ".join))
def test_any_text_is_read_or_refused_in_a_sentence(text: str) -> None:
    treat(text)


WRONG = [None, 1, -1, 10**9, 1.5, True, "", "x", "²", "*", "+1", [], [1], ["x"], {}, {"a": 1}, "Q" * 500]
KEYS = [
    "title",
    "type",
    "clan",
    "keywords",
    "text",
    "force",
    "chi",
    "gold_cost",
    "unique",
    "id",
    "formats",
    "flavor",
    "x",
]


@settings(max_examples=200, derandomize=True, deadline=None, database=None)
@given(st.dictionaries(st.sampled_from(KEYS), st.sampled_from(WRONG), max_size=4))
def test_any_card_is_read_or_refused_in_a_sentence(changes: dict[str, object]) -> None:
    complaint(lambda: definition({"title": "Ox", "type": "personality", **changes}, "my.yaml"))


DATA = st.recursive(
    st.sampled_from(WRONG),
    lambda each: st.lists(each, max_size=3) | st.dictionaries(st.sampled_from([*KEYS, "cards"]), each, max_size=3),
    max_leaves=8,
)


@settings(max_examples=100, derandomize=True, deadline=None, database=None)
@given(DATA, st.sampled_from([".json", ".yaml"]))
def test_any_card_file_is_read_or_refused_in_a_sentence(
    tmp_path_factory: pytest.TempPathFactory, data: object, suffix: str
) -> None:
    path = tmp_path_factory.mktemp("cards") / f"any{suffix}"
    path.write_text(json.dumps(data))  # which is YAML as well
    complaint(lambda: load_cards(path))
    complaint(lambda: report(path, "celestial"))
