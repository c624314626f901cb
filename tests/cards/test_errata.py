"""Corrections of the rulebooks to what is printed on cards."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.cards.errata import ERRATA, corrected
from rokugan.cards.files import definition
from rokugan.cards.library import Library
from rokugan.cards.model import CardDefinition


def card(title: str, **facts: Any) -> CardDefinition:
    """A card of a user's file, with these facts as printed."""
    return definition({"title": title, **facts}, "mine.yaml", edition="gold")


@pytest.mark.rule("gold.cards.06", "gold.cards.17")
def test_errata_correct_printed_numbers() -> None:
    assert card("Hiruma Masagoro", type="personality", gold_cost=4).gold_cost == 5
    inkyo = card("Inkyo", type="follower", chi=2, honor_requirement=3, personal_honor=1)
    assert (inkyo.chi, inkyo.honor_requirement, inkyo.personal_honor) == (2, 1, None)
    assert inkyo.bonuses == ("chi",)


@pytest.mark.rule("gold.cards.09", "gold.cards.11")
def test_what_is_a_weapon_and_what_is_not() -> None:
    assert "Weapon" not in card("Yakamo’s Claw", type="item", keywords=["Weapon", "Unique"]).keywords
    assert card("Yakamo's Claw", type="item", keywords=["Weapon", "Unique"]).is_unique
    assert card("Nagamaki", type="item").keywords == ("Weapon",)
    assert card("Nagamaki", type="item", keywords=["Weapon"]).keywords == ("Weapon",)


@pytest.mark.rule("gold.cards.12")
def test_yasuki_palaces_are_of_the_crab_alone() -> None:
    both = card("Yasuki Palaces", type="stronghold", clans=["Crab", "Crane"], province_strength=6)
    assert both.clans == ("Crab",)


@pytest.mark.rule("gold.cards.15")
def test_written_in_blood_is_a_kiho() -> None:
    found = card("Written in Blood", type="action", text="Battle: Bow one of your Shugenja to draw a card.")
    assert found.type == "strategy"
    assert "Kiho" in found.keywords


@pytest.mark.rule("gold.cards.08")
def test_riake_speaks_of_herself() -> None:
    found = card("Isawa Riake", type="personality", force=1, chi=3, text="Limited: Bow Natsumi to draw a card.")
    meant = card("Isawa Riake", type="personality", force=1, chi=3, text="Limited: Bow Riake to draw a card.")
    assert not meant.unread
    assert found.program == meant.program


@pytest.mark.rule("gold.cards.14")
def test_both_printings_of_taking_the_wall_are_played() -> None:
    one = card("Taking the Wall", id="wall-1", type="action", text="Limited: Draw a card.")
    other = card("Taking the Wall", id="wall-2", type="action", text="Limited: Gain 1 Honor.")
    plain = card("Wall", id="a", type="action"), card("Wall", id="b", type="action")
    cards = Library("gold", [one, other, *plain])
    assert cards["wall-1"] is one
    assert cards["wall-2"] is other
    assert cards["Wall"] is plain[1]
    assert len(cards) == 3


def test_other_editions_and_other_cards_are_left_alone() -> None:
    entry = {"title": "Nagamaki", "type": "item"}
    assert corrected(entry, "samurai") is entry
    assert corrected({"title": "Spear"}, "gold") == {"title": "Spear"}
    assert all(title == title.casefold() for titles in ERRATA.values() for title in titles)
