"""The reader never raises: texts cut off at every word, and begun at every word, are read, judged and written, or refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from rokugan.cards.files import load_entries
from rokugan.cards.languages import language_of, text_of
from rokugan.cards.library import library
from rokugan.cards.reading.report import report_card
from rokugan.editions.registry import edition_of

SHARED = Path(__file__).resolve().parents[3] / "shared" / "cards"
FILES = {
    "celestial_practice": "celestial",
    "samurai_practice": "samurai",
    "gold_practice": "gold",
    "other_eras_practice": "celestial",
    "war_of_honor": "war_of_honor",
    "lcg_core": "lcg",
    "lcg_2018": "lcg",
    "lcg_imperial_cycle": "lcg",
}
SHIPPED = ("celestial", "samurai", "gold", "war_of_honor", "lcg")
ONE_IN = 900  # of the pieces, in the suite; `make soak` reads them all


def pieces(text: str) -> Iterator[str]:
    """The text up to every word, and from every word on."""
    for at, letter in enumerate(text):
        if letter in " \n":
            yield text[:at]
            yield text[at:]


def look(entry: Mapping[str, Any], edition: str, text: str, names: Any) -> None:
    """Do with a text all that a person who writes one gets to see."""
    card = report_card({**entry, "text": text}, edition, edition_of(edition).cannot_run, names)
    card.lines()
    card.to_json()


def read_all(name: str, one_in: int) -> int:
    """Read one of so many pieces of the texts of a file; how many that were."""
    entries = load_entries(SHARED / f"{name}.json")
    names = language_of(FILES[name]).lexicon.with_cards(entries)
    count = 0
    for entry in entries:
        for piece in pieces(str(entry.get("text") or "")):
            if crc32(f"{entry.get('title') or entry.get('name')} {piece}".encode()) % one_in == 0:
                look(entry, FILES[name], piece, names)
                count += 1
    return count


@pytest.mark.parametrize("name", FILES)
@pytest.mark.skipif(not SHARED.exists(), reason="the card data is not part of the repository")
def test_some_pieces_of_the_practice_texts(name: str) -> None:
    assert read_all(name, ONE_IN) > 0


@pytest.mark.soak
@pytest.mark.parametrize("name", FILES)
@pytest.mark.skipif(not SHARED.exists(), reason="the card data is not part of the repository")
def test_every_piece_of_the_practice_texts(name: str) -> None:
    assert read_all(name, 1) > 0


@pytest.mark.parametrize("edition", SHIPPED)
def test_some_pieces_of_the_shipped_texts(edition: str) -> None:
    names = language_of(edition).lexicon
    for card in library(edition):
        for piece in pieces(text_of(card, edition)):
            if crc32(f"{card.title} {piece}".encode()) % (ONE_IN // 2) == 0:
                look({"title": card.title, "type": card.type}, edition, piece, names)


@pytest.mark.parametrize("edition", SHIPPED)
@pytest.mark.parametrize(
    "text", ["", " ", ":", ".", "(", ")", '"', "–", "•", "Action:", "Battle:", '"Battle:"', "Action: –", "\n:\n"]
)
def test_signs_without_words(text: str, edition: str) -> None:
    for kind in (
        ("character", "event", "province") if edition == "lcg" else ("personality", "follower", "strategy", "event")
    ):
        look({"title": "Old Badger", "type": kind}, edition, text, language_of(edition).lexicon)


def test_odd_spaces_in_a_reminder_are_spaces() -> None:
    said = "(Shugenja may attach\tand cast\n Spells.)\nBattle: Bow a target Follower."
    look(
        {"title": "Old Badger", "type": "personality", "keywords": ["Shugenja"]},
        "gold",
        said,
        language_of("gold").lexicon,
    )
