"""Decks of the Living Card Game: the shipped ones, every rule of deckbuilding, and lists of the community's deck builders."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from rokugan.cards.deck import Deck, deck_from_json_text, deck_from_text, find_deck, shipped_decks
from rokugan.cards.formats import check, named_format
from rokugan.cards.lcg.deck_sizes import RESTRICTED
from rokugan.cards.lcg.files import lcg_definition
from rokugan.cards.lcg.format import tournament
from rokugan.cards.lcg.model import CLANS
from rokugan.cards.library import Library, library
from rokugan.errors import DeckError

CARDS = library("lcg")
LION = find_deck("The Right Hand of the Emperor")


def rules(deck: Deck) -> list[str]:
    return [each.rule for each in check(deck, CARDS)]


def conflict(deck: Deck, **changes: int) -> Deck:
    """The deck with other counts of conflict cards; words are joined by underscores."""
    counts = dict(deck.conflict)
    for title, count in changes.items():
        counts[title.replace("_", " ")] = count
    return replace(deck, conflict=tuple((title, count) for title, count in counts.items() if count))


def with_cards(cards: dict[str, int], fill: int = 40) -> tuple[tuple[str, int], ...]:
    """These cards, filled up with neutral ones to a number."""
    neutral = [
        "Fine Katana",
        "Ornate Fan",
        "Assassination",
        "Banzai!",
        "Contingency Plan",
        "Court Games",
        "Fallen in Battle",
    ]
    neutral += [
        "For Shame!",
        "Good Omen",
        "Outwit",
        "Rout",
        "Spies at Court",
        "Cloud the Mind",
        "Censure",
        "Mono no Aware",
        "Waning Hostilities",
    ]
    found, left = dict(cards), fill - sum(cards.values())
    for title in neutral:
        found[title] = min(3, left)
        left -= found[title]
    assert left == 0
    return tuple((title, count) for title, count in found.items() if count)


@pytest.mark.rule("lcg.deck.01", "lcg.deck.02")
def test_there_is_a_legal_deck_of_each_clan() -> None:
    decks = [deck for deck in shipped_decks() if deck.edition == "lcg"]
    assert {CARDS[deck.stronghold].clan for deck in decks} == set(CLANS) - {"neutral"}  # type: ignore[attr-defined]
    assert {deck.name: rules(deck) for deck in decks} == {deck.name: [] for deck in decks}


@pytest.mark.rule("lcg.deck.06", "lcg.deck.07")
def test_a_deck_has_one_stronghold_and_at_most_one_role() -> None:
    assert "lcg.deck.06" in rules(replace(LION, stronghold=""))
    assert "lcg.deck.06" in rules(replace(LION, stronghold="Fine Katana"))
    assert "lcg.deck.06" in rules(replace(LION, dynasty=(*LION.dynasty, ("Shizuka Toshi", 1))))
    assert "lcg.deck.07" in rules(replace(LION, role="Fine Katana"))
    assert "lcg.deck.07" in rules(replace(LION, dynasty=(*LION.dynasty, ("Keeper of Air", 1))))
    with pytest.raises(DeckError, match="a deck has one Role"):
        deck_from_text("Role\nKeeper of Air\nKeeper of Fire\n", "two roles")


@pytest.mark.rule("lcg.deck.08", "lcg.deck.10")
@pytest.mark.parametrize(("size", "legal"), [(39, False), (40, True), (45, True), (46, False)])
def test_each_deck_has_forty_to_forty_five_cards(size: int, legal: bool) -> None:
    deck = replace(LION, conflict=with_cards({}, size))
    assert ("lcg.deck.10" not in rules(deck)) is legal
    dynasty = dict(LION.dynasty)
    extra = size - sum(dynasty.values())
    dynasty["Wandering Ronin"], dynasty["Miya Mystic"] = min(3, extra), max(0, extra - 3)
    if extra < 0:
        dynasty["Wandering Ronin"], dynasty["Miya Mystic"] = 0, 0
        dynasty["Akodo Toturi"] += extra
    changed = replace(LION, dynasty=tuple((title, count) for title, count in dynasty.items() if count > 0))
    assert ("lcg.deck.08" not in rules(changed)) is legal


@pytest.mark.rule("lcg.deck.09", "lcg.deck.18", "lcg.deck.05", "lcg.deck.03", "lcg.deck.04")
def test_dynasty_cards_and_provinces_are_of_the_clan_or_neutral() -> None:
    assert "lcg.deck.09" in rules(replace(LION, dynasty=(*LION.dynasty, ("Doji Whisperer", 1))))
    assert rules(replace(LION, dynasty=(*LION.dynasty, ("Wandering Ronin", 1)))) == []
    foreign = tuple((title if title != "Fertile Fields" else "The Art of Peace", 1) for title, _ in LION.provinces)
    assert rules(replace(LION, provinces=foreign)) == ["lcg.deck.18"]


@pytest.mark.rule("lcg.deck.11")
def test_foreign_conflict_cards_are_of_one_clan() -> None:
    assert "lcg.deck.11" in rules(replace(LION, conflict=with_cards({"Let Go": 1, "Voice of Honor": 1})))
    assert rules(replace(LION, conflict=with_cards({"Let Go": 1}))) == []


@pytest.mark.rule("lcg.deck.21", "lcg.deck.12")
def test_the_books_example_of_influence() -> None:
    example = {"Admit Defeat": 3, "The Perfect Gift": 3, "Duelist Training": 1}
    assert rules(replace(LION, conflict=with_cards(example))) == []
    assert rules(replace(LION, conflict=with_cards({**example, "Steward of Law": 1}))) == ["lcg.deck.12"]
    assert "lcg.deck.11" in rules(replace(LION, conflict=with_cards({**example, "Reprieve": 1})))


@pytest.mark.rule("lcg.deck.12")
def test_a_keeper_has_three_influence_more() -> None:
    thirteen = with_cards({"Admit Defeat": 3, "The Perfect Gift": 3, "Duelist Training": 3, "Steward of Law": 1})
    seeker_cards = {title: count for title, count in LION.dynasty if title != "Seeker Initiate"}
    dynasty = tuple(({**seeker_cards, "Wandering Ronin": 2}).items())
    provinces = tuple(
        (title if title != "Rally to the Cause" else "Shameful Display", 1) for title, _ in LION.provinces
    )
    keeper = replace(LION, role="Keeper of Air", conflict=thirteen, dynasty=dynasty, provinces=provinces)
    assert rules(keeper) == []
    assert rules(replace(keeper, role="")) == ["lcg.deck.12"]


@pytest.mark.rule("lcg.deck.13")
def test_a_card_without_influence_cost_stays_with_its_clan() -> None:
    assert rules(replace(LION, conflict=with_cards({"Way of the Crane": 1}))) == ["lcg.deck.13"]


@pytest.mark.rule("lcg.deck.14")
@pytest.mark.parametrize(("count", "legal"), [(10, True), (11, False)])
def test_the_conflict_deck_has_ten_characters_at_most(count: int, legal: bool) -> None:
    chosen = {"Master of the Spear": 3, "Vengeful Oathkeeper": 3, "Ageless Crone": 3, "Goblin Sneak": count - 9}
    assert (rules(replace(LION, conflict=with_cards(chosen))) == []) is legal


@pytest.mark.rule("lcg.deck.15", "lcg.deck.20")
def test_copies_are_counted_over_both_decks() -> None:
    assert "lcg.deck.15" in rules(conflict(LION, Fine_Katana=4))
    assert rules(conflict(LION, Fine_Katana=3)) == []
    assert "lcg.deck.20" in rules(replace(LION, dynasty=(*LION.dynasty, ("Hito District", 2))))
    assert "lcg.deck.20" not in rules(replace(LION, dynasty=(*LION.dynasty, ("Hito District", 1))))


@pytest.mark.rule("lcg.deck.17", "lcg.deck.19")
def test_five_provinces_one_of_each_element() -> None:
    plain = replace(
        LION,
        role="",
        dynasty=(*tuple(each for each in LION.dynasty if each[0] != "Seeker Initiate"), ("Miya Mystic", 2)),
    )
    five = ("Fertile Fields", "Entrenched Position", "Night Raid", "The Art of War", "Shameful Display")
    legal = replace(plain, provinces=tuple((title, 1) for title in five))
    assert rules(legal) == []
    assert rules(replace(legal, provinces=legal.provinces[:4])) == ["lcg.deck.17"]
    assert rules(replace(legal, provinces=(*legal.provinces, ("Pilgrimage", 1)))) == ["lcg.deck.17"]
    two_of_air = (("Manicured Garden", 1), *legal.provinces[1:4], ("Fertile Fields", 1))
    assert rules(replace(legal, provinces=two_of_air)) == ["lcg.deck.17"]
    assert "lcg.deck.19" in rules(replace(legal, provinces=(("Fertile Fields", 2), *legal.provinces[1:4])))


@pytest.mark.rule("lcg.deck.17")
def test_a_seeker_may_have_a_second_province_of_his_element() -> None:
    assert LION.role == "Seeker of Water"
    assert rules(replace(LION, role="Seeker of Earth")) == ["lcg.deck.17"]


@pytest.mark.rule("lcg.roles.06")
def test_a_card_for_one_role_needs_that_role() -> None:
    assert "lcg.roles.06" in rules(replace(LION, dynasty=(*LION.dynasty, ("Keeper Initiate", 1))))
    assert "lcg.roles.06" in rules(replace(LION, role="Keeper of Water"))


@pytest.mark.rule(
    "lcg.deck.16",
    "lcg.deck.22",
    "lcg.deck.23",
    "lcg.deck.24",
    "lcg.deck.25",
    "lcg.deck.26",
    "lcg.deck.27",
    "lcg.deck.28",
    "lcg.deck.29",
    "lcg.deck.30",
)
def test_a_deck_has_one_restricted_title() -> None:
    assert "For Greater Glory" in dict(LION.conflict)
    assert rules(conflict(LION, **{"Charge!": 1})) == ["lcg.deck.16"]
    assert len(RESTRICTED) == 8
    for title in RESTRICTED:
        if title in CARDS and title not in ("For Greater Glory", "Iron Mine"):
            assert "lcg.deck.16" in rules(conflict(LION, **{title: 1})), title
    assert "lcg.deck.16" in rules(replace(LION, dynasty=(*LION.dynasty, ("Iron Mine", 1))))


@pytest.mark.rule("lcg.variants.01")
def test_decks_of_one_core_set_have_thirty_cards() -> None:
    core = named_format("lcg-core")
    small = replace(LION, conflict=with_cards({}, 30), dynasty=trimmed(LION.dynasty, 30))
    assert check(small, CARDS, core) == []
    assert [each.rule for each in check(small, CARDS)] == ["lcg.deck.08", "lcg.deck.10"]
    smaller = replace(small, conflict=with_cards({}, 29), dynasty=trimmed(LION.dynasty, 29))
    assert [each.rule for each in check(smaller, CARDS, core)] == ["lcg.variants.01", "lcg.variants.01"]


def trimmed(cards: tuple[tuple[str, int], ...], size: int) -> tuple[tuple[str, int], ...]:
    """The first so many cards of a deck."""
    found: list[tuple[str, int]] = []
    for title, count in cards:
        kept = min(count, size - sum(each for _, each in found))
        if kept:
            found.append((title, kept))
    return tuple(found)


@pytest.mark.rule("lcg.roles.04")
def test_in_a_tournament_a_clan_has_the_roles_assigned_to_it() -> None:
    assert LION.role.startswith(("Seeker", "Keeper"))
    assert check(LION, CARDS, tournament({"lion": [LION.role]})) == []
    for assigned in ({"crane": [LION.role]}, {"lion": ["Keeper of Void"]}, {}):
        assert [each.rule for each in check(LION, CARDS, tournament(assigned))] == ["lcg.roles.04"], assigned


@pytest.mark.rule("lcg.roles.05")
def test_other_roles_are_open_to_every_clan() -> None:
    plain: Any = lcg_definition({"title": "Wanderer", "type": "role", "traits": ["Wanderer"]}, "here")
    cards = Library("lcg", [*CARDS, plain])
    deck = replace(LION, role="Wanderer")
    assert "lcg.roles.04" not in [each.rule for each in check(deck, cards, tournament({}))]


def test_a_card_in_the_wrong_deck_is_told_where_it_belongs() -> None:
    deck = replace(LION, dynasty=(*LION.dynasty, ("Fine Katana", 1)))
    assert "Fine Katana cannot be in Dynasty: it belongs to Conflict." in [each.sentence for each in check(deck, CARDS)]


def test_a_list_with_ids_is_a_deck() -> None:
    counts = {"yojin-no-shiro": 1, "seeker-of-water": 1, "01-akodo-toturi": 3, "fine-katana": 2, "the-art-of-war": 1}
    deck = deck_from_json_text(json.dumps({"record": {"name": "Found", "cards": counts}}), "found")
    assert (deck.name, deck.edition, deck.stronghold, deck.role) == (
        "Found",
        "lcg",
        "Yōjin no Shiro",
        "Seeker of Water",
    )
    assert (deck.dynasty, deck.conflict, deck.provinces) == (
        (("Akodo Toturi", 3),),
        (("Fine Katana", 2),),
        (("The Art of War", 1),),
    )
    as_list = deck_from_json_text(json.dumps({"cards": [{"id": "fine-katana", "count": 2}]}), "found")
    assert as_list.conflict == (("Fine Katana", 2),)


@pytest.mark.parametrize("cards", ["3", {"fine-katana": 0}, {"fine-katana": "many"}, {"no-such-card": 1}, [1]])
def test_a_list_that_is_none_is_refused(cards: object) -> None:
    with pytest.raises(DeckError):
        deck_from_json_text(json.dumps({"cards": cards}), "found")


def test_a_text_list_with_headings_is_a_deck() -> None:
    text = """
Stronghold: Yōjin no Shiro
Role: Seeker of Water
Provinces (1)
1x The Art of War
Dynasty Deck (5)
Character (3)
3x Akodo Toturi
Holding (2)
2x Staging Ground
Conflict Deck (4)
Attachment (2)
Fine Katana x2
Event (2)
2 Banzai!
"""
    deck = deck_from_text(text, "found")
    assert (deck.edition, deck.stronghold, deck.role) == ("lcg", "Yōjin no Shiro", "Seeker of Water")
    assert deck.dynasty == (("Akodo Toturi", 3), ("Staging Ground", 2))
    assert deck.conflict == (("Fine Katana", 2), ("Banzai!", 2))


def test_a_deck_is_the_same_after_being_written() -> None:
    assert deck_from_text(LION.to_text(), "x") == LION
    assert deck_from_json_text(json.dumps(LION.to_json()), "x") == LION
