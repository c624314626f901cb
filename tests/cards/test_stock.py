"""The stock cast: plain cards that any scenario may use with `cast: stock`."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from rokugan.cards.library import library
from rokugan.cards.stock import stock, with_cast
from rokugan.core.files import scenario
from rokugan.core.files.documents import parse_yaml, read_document
from rokugan.core.notation import tidy
from rokugan.editions.registry import edition_of, editions
from rokugan.errors import ScenarioError
from rokugan.scenarios import run_case

HERE = Path("my.yaml")
SCENARIOS = Path(__file__).parents[2] / "scenarios"
NOTATION = Path(__file__).parents[2] / "docs" / "notation.md"
OX = """
edition: celestial
cast: stock
players:
  - {name: Ann, in_play: [{card: Ox, as: ox}], hand: [ox]}
  - {name: Bob, stronghold: Pine Keep}
script:
  - expect: {ox.force: 3, ox.chi: 3, ox.gold_cost: 5, ox.personal_honor: 2, Bob.honor: 5, Bob.P1.strength: 6}
"""


def said_of(text: str) -> str:
    """What is wrong with a scenario; nothing if it holds."""
    try:
        found = scenario.checked(parse_yaml(text, str(HERE), ScenarioError), HERE)
    except ScenarioError as error:
        return str(error)
    return "; ".join(run_case(HERE, case, data).failure for case, data in found.items())


def test_a_scenario_names_stock_cards_without_writing_them_out() -> None:
    assert said_of(OX) == ""
    assert "found 3" in said_of(OX.replace("ox.force: 3", "ox.force: 4"))


def test_without_a_cast_there_are_no_stock_cards() -> None:
    assert "no card 'ox'" in said_of(OX.replace("cast: stock\n", ""))


def test_what_the_file_writes_out_itself_comes_first() -> None:
    own = "cards: [{title: Ox, type: personality, force: 7, chi: 3, gold_cost: 5, personal_honor: 2}]\nplayers:"
    assert said_of(OX.replace("players:", own).replace("ox.force: 3", "ox.force: 7")) == ""


VARIED = OX.replace("players:", "cards: [{stock: Ox, force: 7, text: 'Open: Gain 1 Honor.'}]\nplayers:")


def test_a_stock_card_may_be_varied() -> None:
    assert "found 7" in said_of(VARIED)
    held = VARIED.replace("ox.force: 3", "ox.force: 7") + "  - {Ann: use ox}\n  - expect: {Ann.honor: 1}\n"
    assert said_of(held) == ""


def test_a_varied_stock_card_may_have_a_title_of_its_own_beside_the_first() -> None:
    both = VARIED.replace("{stock: Ox,", "{stock: Ox, title: Aurochs,").replace("hand: [ox]", "hand: [Aurochs]")
    assert said_of(both) == ""
    assert said_of(both.replace("{card: Ox,", "{card: Aurochs,").replace("ox.force: 3", "ox.force: 7")) == ""


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("stock: Oxx", "cards[0].stock: there is no stock card 'Oxx'; did you mean Ox?"),
        ("stock: 7", "cards[0].stock: there is no stock card 7; docs/notation.md lists them."),
        ("stock: Ox, farce: 3", "card 'Ox': unknown key `farce`; did you mean `force`?"),
    ],
)
def test_what_varies_nothing_is_refused(wrong: str, words: str) -> None:
    assert words in said_of(VARIED.replace("stock: Ox", wrong))


def test_only_a_cast_can_be_varied() -> None:
    assert said_of(VARIED.replace("cast: stock\n", "")) == (
        "cards[0].stock: there is no cast; write `cast: stock` at the top."
    )


IN_PLACE = OX.replace("stronghold: Pine Keep", "stronghold: {stock: Pine Keep, starting_honor: 7, bowed: true}")


def test_a_card_in_its_place_may_be_a_varied_stock_card() -> None:
    assert said_of(IN_PLACE.replace("Bob.honor: 5", "Bob.honor: 7, Pine Keep.bowed: true")) == ""
    assert "found 7" in said_of(IN_PLACE)
    card = OX.replace("{card: Ox, as: ox}", "{card: {stock: Ox, force: 7}, as: ox}").replace(", hand: [ox]", "")
    assert said_of(card.replace("ox.force: 3", "ox.force: 7")) == ""


def test_a_card_in_its_place_is_refused_as_one_under_cards_is() -> None:
    assert said_of(IN_PLACE.replace("stock: Pine Keep", "stock: Pine Keeep")) == (
        "players[1].stronghold.stock: there is no stock card 'Pine Keeep'; did you mean Pine Keep?"
    )
    assert said_of(IN_PLACE.replace("cast: stock\n", "")) == (
        "players[1].stronghold.stock: there is no cast; write `cast: stock` at the top."
    )


BOARD = OX.replace("celestial", "war_of_honor").replace("players:", "tiles: stock\nplayers:")


def test_the_stock_board_has_a_tile_for_each_player() -> None:
    assert (
        said_of(BOARD.replace("  - expect:", "  - expect: {Ash Fort.owner: Ann, Birch Fort.owner: Bob}\n  - expect:"))
        == ""
    )
    whole = with_cast(
        {"cast": "stock", "tiles": "stock", "players": [{"name": "Ann"}, {"name": "Bob"}]}, "classic", "here"
    )
    assert [(tile["title"], tile["owner"], tile["at"]) for tile in whole["tiles"]] == [
        ("Ash Fort", "Ann", [1, 1]),
        ("Birch Fort", "Bob", [1, 2]),
    ]


def test_the_stock_board_needs_a_cast_and_has_room_for_four() -> None:
    assert said_of(BOARD.replace("cast: stock\n", "")) == "tiles: there is no cast; write `cast: stock` at the top."
    crowd = "".join(f"  - {{name: P{number}}}\n" for number in range(3))
    assert "has a tile for 4 players at most" in said_of(BOARD.replace("script:", f"{crowd}script:"))


@pytest.mark.parametrize("edition", editions())
def test_no_stock_card_hides_a_shipped_one(edition: str) -> None:
    shipped = library(edition)
    assert [card["title"] for card in stock(edition_of(edition).family).values() if card["title"] in shipped] == []


def test_only_what_the_position_names_is_brought() -> None:
    """Neither a Clan nor a handle, a player or a card that is written out in its place is the name of a stock card."""
    keep = {"title": "Pine Keep", "clan": "Crab"}
    players = [{"name": "Bear", "stronghold": keep, "in_play": [{"card": "Ox", "as": "elk"}]}, {"name": "Bob"}]
    whole = with_cast({"cast": "stock", "players": players}, "classic", "here")
    assert [card["title"] for card in whole["cards"]] == ["Ox"]


def test_a_case_has_the_cast_of_its_file_or_one_of_its_own() -> None:
    start, script = OX.replace("cast: stock\n", "").split("script:\n")
    case = start + "cases:\n  - title: one\n    cast: stock\n    script:\n    " + script.strip()
    assert said_of(case) == ""


@pytest.mark.parametrize("wrong", ["stocks", "[stock]", "7", "../cards.yaml"])
def test_there_is_one_cast(wrong: str) -> None:
    assert said_of(OX.replace("cast: stock", f"cast: {wrong}")).startswith("my.yaml: cast: expected")


@pytest.mark.parametrize("edition", editions())
def test_every_stock_card_is_understood_in_every_edition(edition: str) -> None:
    rules = edition_of(edition)
    cards = list(stock(rules.family).values())
    assert len(cards) > 10
    find = rules.finder({"edition": edition, "cards": cards}, "stock")
    for card in cards:
        assert find(card["title"], "stock").title == card["title"]


@pytest.mark.parametrize("family", ["classic", "lcg"])
def test_the_notation_lists_the_whole_cast(family: str) -> None:
    page = NOTATION.read_text(encoding="utf-8").partition("### The stock cast")[2].partition("\n### ")[0]
    told = set(re.findall(r"`([A-Z][^`\n]*)`", page))
    assert [card["title"] for card in stock(family).values() if card["title"] not in told] == []


def written_out() -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Every card that a scenario writes out under `cards:`, with the file and the family of the edition."""
    for path in sorted(SCENARIOS.rglob("*.yaml")):
        whole: Any = read_document(path, ScenarioError, "scenario")
        family = edition_of(whole["edition"]).family
        for part in (whole, *whole.get("cases", ())):
            for card in part.get("cards") or ():
                if "stock" not in card:
                    yield str(path.relative_to(SCENARIOS)), family, card


def told(card: Mapping[str, Any]) -> str:
    """What an entry tells of a card: a stat of 0 and an empty text tell no more than none."""
    return json.dumps({key: fact for key, fact in sorted(card.items()) if fact not in (None, 0, "", [])})


def test_no_scenario_writes_out_what_the_stock_has() -> None:
    cast = {family: {title: told(card) for title, card in stock(family).items()} for family in ("classic", "lcg")}
    again = [file for file, family, card in written_out() if told(card) == cast[family].get(tidy(card["title"]))]
    assert again == []


def test_what_ten_scenarios_write_out_alike_belongs_in_the_stock() -> None:
    alike = Counter((family, told(card)) for _, family, card in written_out())
    assert [card for card, count in alike.items() if count >= 10] == []
