"""The pool: cards that a machine has tried. The suite looks at a sample of them, `make soak` at all."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from rokugan.cards.files import load_entries
from rokugan.cards.library import POOL, SEVERAL, Library, library, sets_folder
from rokugan.cards.model import CardDefinition
from rokugan.cards.worded import POOL_WORDS, _of_pool
from rokugan.editions.ccg.workshop import try_card
from rokugan.editions.registry import editions, rules_of
from rokugan.program.node import has_wording
from rokugan.workshop.own_words import is_copied, letters
from rokugan.workshop.pool import IDLE, RULES_ELSEWHERE, pool_words, print_of, read_tried, reads_back

ROOT = Path(__file__).parents[2]
TRIED = ROOT / "tests" / "editions" / "ccg" / "workshop" / "pool.tsv"
PRINTED = ROOT.parent / "shared" / "cards"
SAMPLE = 40  # one card of so many
EDITIONS = [each for each in editions() if (sets_folder() / POOL / each).is_dir()]
in_each = pytest.mark.parametrize("edition", EDITIONS)
sampled = pytest.mark.parametrize("share", [SAMPLE, pytest.param(1, marks=pytest.mark.soak)])


@cache
def pool(edition: str) -> tuple[Any, ...]:
    shown = {card.name for card in library(edition).shown}
    return tuple(card for card in library(edition) if card.name not in shown)


def some(edition: str, share: int) -> list[Any]:
    return [card for card in pool(edition) if crc32(card.name.encode()) % share == 0]


@in_each
def test_a_card_is_shown_or_checked(edition: str) -> None:
    assert {card.mark for card in pool(edition)} == {"checked"}
    assert {card.mark for card in library(edition).shown} == {"shown"}
    assert CardDefinition("Ox", "personality").mark == ""


@in_each
def test_the_engine_can_play_all_of_it(edition: str) -> None:
    why = rules_of(edition).why_not_playable
    assert not [
        card.name for card in pool(edition) if why(card) or card.unread or card.unknown or has_wording(card.program)
    ]


@in_each
def test_it_was_tried_as_it_is(edition: str) -> None:
    tried = read_tried(TRIED)
    for card in pool(edition):
        mark, tables = tried[edition, card.name]
        assert mark == print_of(card, edition), f"{card.name}: run `make pool`"
        assert tables != IDLE, card.name


@in_each
@sampled
def test_every_text_does_something_on_the_rich_table(edition: str, share: int) -> None:
    tried = read_tried(TRIED)
    for card in some(edition, share):
        tables = [int(number) for number in tried[edition, card.name][1].split()]
        idle = [each.text.words for each in try_card(card, edition, max([12, *tables]) + 1, tables) if not each.alive]
        assert not idle, (card.name, idle)


@in_each
@sampled
def test_no_word_is_a_rule_of_another_era(edition: str, share: int) -> None:
    assert not [
        card.name for card in some(edition, share) if RULES_ELSEWHERE & {word.split(" ")[0] for word in card.keywords}
    ]


@in_each
@sampled
def test_what_a_player_reads_is_written_by_the_writer_and_reads_back(edition: str, share: int) -> None:
    assert [card.name for card in some(edition, share) if not reads_back(card, edition)] == []


@pytest.mark.skipif(not PRINTED.is_dir(), reason="the card data is not part of the repository")
def test_no_sentence_of_a_printed_card_is_kept() -> None:
    entries = [entry for path in PRINTED.glob("*practice.json") for entry in load_entries(path)]
    printed = {
        letters(line)
        for entry in entries
        for key in ("text", "oracle_text")
        for line in str(entry.get(key) or "").split("\n")
    }
    assert len(printed) > 5_000
    copied = [words for words in pool_words().values() if is_copied(words, printed)]
    assert len(copied) * 40 <= len(pool_words()), "more than what the writer has no other words for"


def test_a_sentence_is_copied_if_it_is_longer_than_a_formula() -> None:
    long = "one two three four five six seven eight nine ten " * 2
    assert is_copied(long.upper(), {long.strip()})
    assert not is_copied(long + "more", {long.strip()})
    assert not is_copied("Battle: Bow a target.", {letters("Battle: Bow a target.")})


def test_the_words_of_the_pool_are_found_without_being_held() -> None:
    path = sets_folder() / "words" / POOL_WORDS
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert all(_of_pool(mark) == words for mark, words in kept.items())
    for stranger in ("", "0", "zzzz", "ffffffffffffffffff", "000000000000000000"):
        assert _of_pool(stranger) is None


def test_a_card_of_several_editions_stands_once() -> None:
    known: dict[str, set[str]] = {}
    for edition in EDITIONS:
        for card in pool(edition):
            known.setdefault(f"{card.name}\n{print_of(card, edition)}", set()).update(card.formats)
    folder = sets_folder() / POOL / SEVERAL
    several = [line for path in folder.glob("*.cards") for line in path.read_text(encoding="utf-8").split("\n")]
    titles = [line.partition(" = ")[0] for line in several if line[:1].strip() and line[0] not in "#*"]
    assert len(titles) == len(set(titles)) or not titles
    for key, formats in known.items():
        if {"celestial", "samurai"} <= formats:
            assert key.partition("\n")[0].partition(" (")[0] in titles


def test_a_library_reads_no_card_that_nobody_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    from rokugan.cards import set_file

    read_cards: list[str] = []
    kept: Callable[[Any], Any] = set_file.Stanza._read

    def reading(stanza: Any) -> Any:
        read_cards.append(stanza.name)
        return kept(stanza)

    monkeypatch.setattr(set_file.Stanza, "_read", reading)
    from rokugan.cards.library import _shipped

    cards = Library("celestial", _shipped("celestial"))
    assert len(cards) > 800
    assert cards["Border Keep"].mark == "shown"
    assert read_cards == ["Border Keep"]
