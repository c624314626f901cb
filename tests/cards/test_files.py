"""Cards in plain data: scenarios and users' files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rokugan.cards.files import definition, load_cards
from rokugan.errors import CardError


def test_stats_that_are_left_out() -> None:
    card = definition({"title": "Ox", "type": "personality", "clan": "Crab", "force": 4}, "ox.yaml")
    assert (card.force, card.chi, card.gold_cost, card.personal_honor) == (4, 0, 0, 0)
    assert card.honor_requirement is None
    assert card.focus_value is None
    assert card.keywords == ("Crab Clan",)


def test_item_modifiers_and_dashes() -> None:
    card = definition({"title": "Spear", "type": "item", "force": "+1", "chi": "-1"}, "x")
    assert (card.force, card.chi) == (1, -1)
    card = definition({"title": "Fox", "type": "personality", "honor_requirement": "-"}, "x")
    assert card.honor_requirement is None
    assert definition({"title": "Club", "type": "item", "gold_cost": "6*"}, "x").gold_cost == 6


def test_keywords_of_the_text_are_keywords_of_the_card() -> None:
    entry = {
        "title": "Ridge",
        "type": "action",
        "keywords": ["Siege"],
        "text": "Terrain • Unique\nBattle: Draw a card.",
    }
    card = definition(entry, "x")
    assert card.type == "strategy"
    assert card.keywords == ("Siege", "Terrain", "Unique")
    assert card.is_unique


def test_what_could_not_be_read_is_kept() -> None:
    card = definition({"title": "Odd", "type": "event", "text": "Wobble the moon. Draw a card."}, "x")
    assert card.unread == ("Wobble the moon.",)


@pytest.mark.parametrize(
    ("entry", "parts"),
    [
        ({"title": "Ox", "type": "personality", "forse": 3}, ("a.yaml", "Ox", "forse", "force")),
        ({"title": "Ox", "type": "persnality"}, ("a.yaml", "Ox", "persnality", "personality")),
        ({"title": "Ox"}, ("a.yaml", "Ox", "type")),
        ({"type": "item"}, ("a.yaml", "title")),
        ({"title": "Ox", "type": "item", "force": "many"}, ("a.yaml", "Ox", "force", "many")),
        ({"title": "Ox", "type": "item", "force": True}, ("a.yaml", "Ox", "force")),
        ({"title": "Ox", "type": "item", "text": 3}, ("a.yaml", "Ox", "text")),
        ({"title": "Ox", "type": "item", "keywords": {"a": 1}}, ("a.yaml", "Ox", "keywords")),
        ({"title": "Ox", "type": "item", "unique": "yes"}, ("a.yaml", "Ox", "unique")),
    ],
)
def test_a_mistake_gets_one_sentence(entry: dict[str, object], parts: tuple[str, ...]) -> None:
    with pytest.raises(CardError) as caught:
        definition(entry, "a.yaml")
    for part in parts:
        assert part in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_card_file_is_json_or_yaml_and_a_broken_one_is_refused(tmp_path: Path) -> None:
    cards = [{"title": "Ox", "type": "personality", "force": 4}]
    plain, mapped = tmp_path / "a.json", tmp_path / "b.yaml"
    plain.write_text(json.dumps(cards), encoding="utf-8")
    mapped.write_text("cards:\n  - {title: Ox, type: personality, force: 4}\n", encoding="utf-8")
    assert load_cards(plain) == load_cards(mapped)
    wrong = tmp_path / "c.json"
    wrong.write_text("{", encoding="utf-8")
    for path in (wrong, tmp_path / "missing.yaml"):
        with pytest.raises(CardError):
            load_cards(path)
