"""The reader never raises and never takes long: texts cut off at every word, begun at every word, with words taken out, exchanged
and doubled and with odd characters, are read, judged and written, or refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from time import process_time
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


ODD = "()[]{}\"'“”–—•:;.,!?*/\\+±½09éŌ\u0301\u200b\u202e\x00\t\n🐉 "
LOOSE = (
    "and",
    "or",
    "if",
    "may",
    "target",
    "this",
    "it",
    "another",
    "bow",
    "(then)",
    "2",
    "Gold",
    "until",
    "Battle",
    ":",
    ".",
    "–",
)
MOST_SECONDS = 5.0  # for one text, whatever stands in it; the longest takes a tenth of that


def mangled(text: str, chance: Random) -> str:
    """The text with one to three things done to it that nobody would do on purpose."""
    words = text.split(" ")
    for _ in range(chance.randrange(1, 4)):
        at, other = chance.randrange(len(words)), chance.randrange(len(words))
        what, letter = chance.randrange(5), chance.randrange(len(words[at]) + 1)
        if what == 0 and len(words) > 1:
            del words[at : at + chance.randrange(1, 4)]
            words = words or [""]
        elif what == 1:
            words[at], words[other] = words[other], words[at]
        elif what == 2:
            words.insert(at, chance.choice(LOOSE))
        elif what == 3:
            words[at] = words[at][:letter] + chance.choice(ODD) + words[at][letter:]
        else:
            words.insert(at, words[other])
    return " ".join(words)


def look(entry: Mapping[str, Any], edition: str, text: str, names: Any) -> None:
    """Do with a text all that a person who writes one gets to see, in a bounded time."""
    begun = process_time()
    card = report_card({**entry, "text": text}, edition, edition_of(edition).cannot_run, names)
    card.lines()
    card.to_json()
    assert process_time() - begun < MOST_SECONDS, text


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


def mangle_all(name: str, one_in: int) -> None:
    """Read one of so many texts of a file, with something done to it."""
    entries = load_entries(SHARED / f"{name}.json")
    names = language_of(FILES[name]).lexicon.with_cards(entries)
    chance = Random(crc32(name.encode()))
    for entry in entries:
        text = str(entry.get("text") or "")
        if text and chance.randrange(one_in) == 0:
            look(entry, FILES[name], mangled(text, chance), names)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.skipif(not SHARED.exists(), reason="the card data is not part of the repository")
def test_some_mangled_practice_texts(name: str) -> None:
    mangle_all(name, 40)


@pytest.mark.soak
@pytest.mark.parametrize("name", FILES)
@pytest.mark.skipif(not SHARED.exists(), reason="the card data is not part of the repository")
def test_every_practice_text_mangled(name: str) -> None:
    mangle_all(name, 1)


@pytest.mark.parametrize("edition", SHIPPED)
def test_some_pieces_of_the_shipped_texts(edition: str) -> None:
    names = language_of(edition).lexicon
    for card in library(edition).shown:
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
