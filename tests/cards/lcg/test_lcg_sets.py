"""The shipped cards of the Living Card Game: all of them, as their texts say, found by what is printed on them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rokugan.cards.languages import text_of
from rokugan.cards.lcg.files import lcg_definition
from rokugan.cards.lcg.model import LcgCard
from rokugan.cards.lcg.shipping import file_of, text_of_file
from rokugan.cards.library import library
from rokugan.cards.query import query
from rokugan.cards.schema import schema_of
from rokugan.editions.registry import edition_of
from rokugan.errors import CardError

DATA = Path(__file__).parents[4] / "shared" / "cards"
SCHEMA = schema_of("lcg")


def cards() -> list[LcgCard]:
    found: list[Any] = list(library("lcg").shown)
    return [card for card in found if isinstance(card, LcgCard)]


def test_the_core_set_is_whole() -> None:
    assert sum(card.expansion == "core" for card in cards()) == 223
    assert sum(card.expansion == "imperial" for card in cards()) >= 115


@pytest.mark.skipif(not DATA.is_dir(), reason="the card data is not part of the repository")
@pytest.mark.parametrize(("expansion", "file"), [("core", "lcg_core"), ("imperial", "lcg_imperial_cycle")])
def test_a_shipped_card_is_what_its_source_says(expansion: str, file: str) -> None:
    shipped: Any = library("lcg")
    for entry in json.loads((DATA / f"{file}.json").read_text(encoding="utf-8")):
        card = lcg_definition({**entry, "expansion": expansion, "formats": ["lcg"]}, file)
        assert card.unread or shipped[card.title] == card, card.title


def test_the_same_cards_give_the_same_file() -> None:
    provinces = [card for card in cards() if file_of(card) == "provinces"]
    assert text_of_file("provinces", provinces) == text_of_file("provinces", list(reversed(provinces)))


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("m>=7", ["Hida Kisada"]),
        ("t:stronghold clan:lion", ["Yōjin no Shiro"]),
        ("t:province element:void clan:phoenix", ["Kuroi Mori"]),
        ("trait:champion glory=4", ["Shiba Tsukune"]),
        ("role:keeper t:char set:core", ["Keeper Initiate"]),
        ("influence=3 t:att clan:crab set:core", ["Watch Commander"]),
    ],
)
def test_cards_are_searched_by_their_facts(said: str, titles: list[str]) -> None:
    asked = query(said, lambda card: text_of(card, "lcg"), SCHEMA)
    found: Any = [card for card in library("lcg") if asked(card)]
    assert [card.title for card in found] == titles


def test_a_dash_is_not_zero() -> None:
    assert SCHEMA.stat_line(library("lcg")["Matsu Berserker"]) == "cost 1, 3 military, – political, glory 1"
    assert SCHEMA.stat_line(library("lcg")["Doji Whisperer"]) == "cost 1, 0 military, 3 political, glory 1"
    written = lcg_definition({"title": "Ox", "type": "character", "military": "-"}, "ox.yaml")
    assert (written.military, written.political) == (None, 0)


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"title": "Ox"}, "the key `type` is missing"),
        ({"title": "Ox", "type": "personality"}, "unknown type `personality`"),
        ({"title": "Ox", "type": "character", "clan": "mantis"}, "unknown clan `mantis`"),
        ({"title": "Ox", "type": "character", "military": "many"}, "expected a whole number"),
        ({"title": "Ox", "type": "character", "force": 3}, "force"),
        ({"type": "character"}, "has no title"),
        (3, "expected a card"),
    ],
)
def test_a_mistake_in_a_card_is_one_sentence(entry: Any, said: str) -> None:
    with pytest.raises(CardError, match=said):
        lcg_definition(entry, "my.yaml")


def test_no_grammar_is_loaded_for_shipped_cards() -> None:
    import subprocess
    import sys

    code = "import sys; from rokugan.cards.library import library; library('lcg'); print('rokugan.language.chart' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_every_core_card_with_text_is_played_in_a_scenario() -> None:
    folder = Path(__file__).parents[3] / "scenarios" / "lcg"
    told = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.yaml"))
    silent = [
        card.title
        for card in cards()
        if card.expansion == "core" and (card.program.abilities or card.program.constants) and card.title not in told
    ]
    assert silent == []


def test_the_engine_says_what_it_cannot_do() -> None:
    assert [
        card.title for card in cards() if card.expansion == "core" and edition_of("lcg").why_not_playable(card)
    ] == []
    palace = edition_of("lcg").why_not_playable(library("lcg")["The Imperial Palace"])
    assert palace == "" or "glory count" in palace
