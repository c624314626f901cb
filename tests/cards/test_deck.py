"""Deck files: the text form, JSON, and what is said of a mistake."""

import doctest
import json
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sentences import MARK, complaint

from rokugan.cards import deck as module
from rokugan.cards.deck import (
    Deck,
    deck_from_json,
    deck_from_json_text,
    deck_from_text,
    find_deck,
    read_deck,
    shipped_decks,
    write_deck,
)
from rokugan.errors import DeckError

TEXT = """\
# a comment
Name: Fury
Edition: Celestial
Plan: Attack: always.   # not tomorrow

Stronghold
Shamate Keep

Dynasty (8):
3 Marketplace
3x Gold  Mine
Ikoma Hagio (Experienced)   # once
1 Marketplace
FATE
2 × Charge
1,000 Years of Darkness
"""
FURY = Deck(
    "Fury",
    "celestial",
    "Shamate Keep",
    (("Marketplace", 4), ("Gold Mine", 3), ("Ikoma Hagio (Experienced)", 1)),
    (("Charge", 2), ("1,000 Years of Darkness", 1)),
    "Attack: always.",
)


def test_the_example_in_the_docstring_runs() -> None:
    result = doctest.testmod(module)
    assert result.attempted
    assert not result.failed


def test_the_text_form_of_a_deck_is_read() -> None:
    assert deck_from_text(TEXT, "file") == FURY


def test_without_headers_the_file_gives_the_name(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("Stronghold: Shamate Keep\nDynasty\n2 Gold Mine\n")
    assert read_deck(path) == Deck("mine", "celestial", "Shamate Keep", (("Gold Mine", 2),))


def test_the_form_shown_in_the_documentation_is_read() -> None:
    assert module.__doc__
    shown, data = module.__doc__.split("The lines before")
    deck = deck_from_text(shown.split("people write it:")[1], "shown")
    assert (deck.name, deck.stronghold, deck.dynasty_size, deck.fate_size) == (
        "Fury of the Lion",
        "Shamate Keep",
        7,
        1,
    )
    assert deck_from_json(json.loads(data.split("says the same:")[1].split("Holdings")[0])).fate == deck.fate


WINDY = """\
Edition: gold
Stronghold: Kosaten Shiro
Wind
Toturi Sezaru
Sensei: Toshimoko Sensei
Fate
2 Charge
"""


def test_places_for_a_wind_and_a_sensei() -> None:
    deck = deck_from_text(WINDY, "windy")
    assert (deck.stronghold, deck.wind, deck.sensei) == ("Kosaten Shiro", "Toturi Sezaru", "Toshimoko Sensei")
    assert deck.fate == (("Charge", 2),)
    assert deck.fate_size == 3
    assert deck.titles == ("Kosaten Shiro", "Toturi Sezaru", "Charge", "Toshimoko Sensei")
    assert deck_from_json(deck.to_json()) == deck_from_text(deck.to_text(), "windy") == deck
    with pytest.raises(DeckError, match="one Wind"):
        deck_from_text(WINDY.replace("Sensei: Toshimoko Sensei", "Hantei Naseru"), "windy")


@pytest.mark.parametrize("name", ["deck.txt", "deck.json"])
def test_what_is_written_reads_back(tmp_path: Path, name: str) -> None:
    write_deck(FURY, tmp_path / name)
    assert read_deck(tmp_path / name) == FURY


def test_json_as_plain_data() -> None:
    assert FURY.to_json() == {
        "name": "Fury",
        "edition": "celestial",
        "plan": "Attack: always.",
        "stronghold": "Shamate Keep",
        "dynasty": {"Marketplace": 4, "Gold Mine": 3, "Ikoma Hagio (Experienced)": 1},
        "fate": {"Charge": 2, "1,000 Years of Darkness": 1},
    }
    assert deck_from_json(FURY.to_json()) == FURY


def test_a_deck_tells_its_sizes_and_its_titles_once() -> None:
    assert (FURY.dynasty_size, FURY.fate_size) == (8, 3)
    assert FURY.titles[:2] == ("Shamate Keep", "Marketplace")
    assert len(FURY.titles) == 6


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("3 Gold Mine", "line 1: '3 Gold Mine' stands before the first section; write a count and a title"),
        ("Dynasty\n\n0 Gold Mine", "line 3: '0 Gold Mine' has the count 0; write a number from 1 to 99."),
        ("Dynasty\n100 Gold Mine", "line 2: '100 Gold Mine' has the count 100"),
        ("Fate\n17", "line 2: '17' is no card; write a count and a title"),
        ("Stronghold\nShamate Keep\nGold Mine", "line 3: a deck has one Stronghold"),
        ("Stronghold\n2 Shamate Keep", "line 2: a deck has one Stronghold"),
    ],
)
def test_a_mistake_in_the_text_names_file_line_and_remedy(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(text)
    with pytest.raises(DeckError) as raised:
        read_deck(path)
    assert str(raised.value).startswith(f"{path}, {message}")
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ('{"dynasty": {"Gold Mine": "3"}}', "dynasty.Gold Mine: expected a whole number from 1 to 99, found '3'."),
        ('{"fate": {"Charge": 0}}', "fate.Charge: expected a whole number from 1 to 99, found 0."),
        ('{"fate": {"Charge": true}}', "fate.Charge: expected a whole number from 1 to 99, found True."),
        ('{"fate": ["Charge"]}', "fate: expected a mapping, found ['Charge']."),
        ('{"fait": {}}', "unknown key `fait`; did you mean `fate`?"),
        ('{"stronghold": null}', "stronghold: expected text, found None."),
        ("[]", "expected a mapping, found []."),
    ],
)
def test_a_mistake_in_json_names_file_and_remedy(tmp_path: Path, said: str, message: str) -> None:
    path = tmp_path / "bad.json"
    path.write_text(said)
    with pytest.raises(DeckError) as raised:
        read_deck(path)
    assert str(raised.value).startswith(f"{path}: {message}")


def test_broken_json_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text('{\n "name": "x"\n "fate": {}}')
    with pytest.raises(DeckError, match=r"bad\.json, line 3: not well-formed JSON"):
        read_deck(path)


def test_a_file_that_can_not_be_read(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"none\.txt: the deck file cannot be read \(No such file"):
        read_deck(tmp_path / "none.txt")
    with pytest.raises(DeckError, match="the deck file cannot be read"):
        read_deck(tmp_path)
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(DeckError, match="line 1: the deck file is not UTF-8"):
        read_deck(tmp_path / "picture")


def test_a_deck_is_found_by_name_or_file(tmp_path: Path) -> None:
    path = tmp_path / "fury.txt"
    write_deck(FURY, path)
    assert find_deck(str(path)) == FURY
    for deck in shipped_decks():
        assert find_deck(deck.name.upper()) is deck
    assert find_deck("roar of").name == "Roar of the Lion"
    assert find_deck("roar", "celestial").name == "Roar of the Lion"
    with pytest.raises(DeckError, match=r"^Several shipped decks fit 'of the': .*'Roar of the Lion', "):
        find_deck("of the", "celestial")
    with pytest.raises(DeckError, match="no shipped deck 'Roar of the Lion'"):
        find_deck("Roar of the Lion", "war_of_honor")
    with pytest.raises(DeckError, match="no shipped deck 'nothing'; the shipped decks are"):
        find_deck("nothing")
    with pytest.raises(DeckError, match="the deck file cannot be read"):
        find_deck("nothing.txt")


@pytest.mark.parametrize("deck", shipped_decks(), ids=lambda deck: deck.name)
def test_a_shipped_deck_is_written_and_read_back(deck: Deck) -> None:
    assert deck_from_text(deck.to_text(), "x") == deck
    assert deck_from_json(deck.to_json()) == deck


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.txt", "Dynasty\n" + "9" * 5000 + " Gold Mine", "has the count 999999999"),
        ("a.txt", "Dynasty\n" + "\n".join(f"3 Nothing {n}" for n in range(20_000)), "more than 250 different cards"),
        ("a.json", json.dumps({"fate": {f"Nothing {n}": 3 for n in range(20_000)}}), "more than 250 different cards"),
        ("a.json", '{"fate": ' + "[" * 100_000, "nested more than 60 deep"),
        ("a.json", '{"fate": {"Charge": 1, "Charge": 2}}', "the key 'Charge' is given twice"),
        ("a.json", '{"fate": {"Charge": ' + "9" * 5000 + "}}", "is too large"),
        ("a.json", '{"name": "\\ud800"}', "surrogate"),
        ("a.txt", "x" * 5_000_000, "larger than 4 MB"),
        ("a.txt", "Fate\n" + MARK + "!\n" + "7 " * 200, "is no card"),
    ],
)
def test_a_deck_file_of_any_size_is_refused_soon(tmp_path: Path, name: str, content: str, message: str) -> None:
    path = tmp_path / name
    path.write_text(content)
    said = complaint(lambda: read_deck(path))
    assert message in said


def test_a_deck_that_no_file_can_be_named_after() -> None:
    for name in ("x" * 5000, "a\0b"):
        assert "no shipped deck" in complaint(partial(find_deck, name))


LINES = [
    "Stronghold",
    "Dynasty",
    "Fate",
    "Wind",
    "Sensei",
    "Name: x",
    "3 Gold Mine",
    "3x",
    "²",
    "0 x",
    "#",
    ":",
    MARK,
    "\x00",
]
TEXTS = st.lists(st.sampled_from(LINES) | st.text(max_size=12), max_size=8).map("\n".join)
VALUES = st.sampled_from([None, 1, True, "", "x", [], ["x"], {}, {"x": 1}, {"x": 100}, {"": 1}, MARK])
PARTS = ["name", "edition", "stronghold", "dynasty", "fate", "plan", "wind", "sensei", "x"]


@settings(max_examples=150, derandomize=True, deadline=None, database=None)
@given(TEXTS, st.dictionaries(st.sampled_from(PARTS), VALUES) | VALUES)
def test_any_text_and_any_data_is_a_deck_or_one_sentence(text: str, data: object) -> None:
    complaint(lambda: deck_from_text(text, "it"))
    complaint(lambda: deck_from_json_text(text, "it"))
    complaint(lambda: deck_from_json(data))
