"""Legal decks of Gold Edition."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rokugan.cards.deck import Cards, Deck
from rokugan.cards.formats import check, named_format, play_deck
from rokugan.cards.library import Library
from rokugan.cards.model import CardDefinition, PrintedType
from rokugan.program import CountsAs, Program

GOLD = ("gold",)


def card(title: str, type: PrintedType, *keywords: str, clan: str = "", counts_as: str = "") -> CardDefinition:
    """A card of the format."""
    program = Program(traits=(CountsAs(counts_as, "uniqueness"),)) if counts_as else Program()
    clans = (clan,) if clan else ()
    return CardDefinition(title, type, keywords=keywords, clans=clans, formats=GOLD, program=program)


CARDS = Library(
    "gold",
    [
        CardDefinition(
            "Keep",
            "stronghold",
            clans=("Crane",),
            province_strength=6,
            gold_production=4,
            starting_honor=5,
            formats=GOLD,
        ),
        *(card(f"Farm {number}", "holding") for number in range(30)),
        *(card(f"Trick {number}", "strategy") for number in range(30)),
        card("Festival", "event"),
        card("Hills", "region"),
        card("Lion Lord", "personality", "Lion Clan", clan="Lion"),
        *(card(f"Ring of {element}", "ring") for element in ("Air", "Earth", "Fire", "Water", "the Void")),
        card("Old Hida", "ancestor"),
        card("Levy", "follower"),
        card("Blade", "item"),
        card("Gust", "spell"),
        card("Palm", "strategy", "Kiho"),
        card("Stern Sensei", "sensei"),
        card("Sezaru", "wind"),
        card("Heirloom", "item", "Unique"),
        card("Shiba Tsukune", "personality"),
        card("Shiba Tsukune", "personality", "Experienced"),
        card("Shiba Tsukune", "personality", "Experienced 2"),
        card("Toturi", "personality", "Unique"),
        card("Toturi", "personality", "Unique", "Inexperienced"),
        card("Toturi", "personality", "Unique", "Experienced"),
        card("Shiryo no Tadaka", "personality", "Unique", counts_as="Isawa Tadaka"),
        card("Isawa Tadaka", "personality"),
        card("Isawa Tadaka", "personality", "Experienced"),
        card("Hida Amoro", "personality"),
        card("Hida Amoro", "personality", "Experienced"),
        card("Hida Tenshu", "personality", "Soul of Hida Amoro"),
    ],
)
FARMS: Cards = (*((f"Farm {number}", 3) for number in range(13)), ("Farm 13", 1))
TRICKS: Cards = (*((f"Trick {number}", 3) for number in range(13)), ("Trick 13", 1))
DECK = Deck("Test", "gold", "Keep", FARMS, TRICKS)


def rules(*dynasty: tuple[str, int], fate: Cards = ()) -> list[str]:
    """The rules that the deck with these cards breaks."""
    deck = replace(DECK, dynasty=(*FARMS, *dynasty), fate=(*TRICKS, *fate))
    return [violation.rule for violation in check(deck, CARDS)]


@pytest.mark.rule("gold.deck.01", "gold.deck.02", "gold.deck.04")
def test_at_least_forty_and_at_most_three_of_each() -> None:
    assert check(DECK, CARDS) == []
    assert [v.rule for v in check(replace(DECK, dynasty=FARMS[:-1]), CARDS)] == ["gold.deck.01"]
    assert [v.rule for v in check(replace(DECK, fate=TRICKS[:-1]), CARDS)] == ["gold.deck.01"]
    many = tuple((f"Trick {number}", 3) for number in range(27))
    assert check(replace(DECK, fate=many), CARDS) == []
    assert rules(("Farm 20", 3)) == []
    assert rules(("Farm 20", 4)) == ["gold.deck.04"]


@pytest.mark.rule("gold.deck.03", "gold.deck.19")
def test_which_types_go_into_which_deck() -> None:
    dynasty = [("Festival", 1), ("Hills", 1), ("Lion Lord", 1)]
    fate: Cards = tuple((t, 1) for t in ("Old Hida", "Ring of Air", "Levy", "Blade", "Gust", "Palm", "Stern Sensei"))
    assert rules(*dynasty, fate=fate) == []
    for title, _ in fate:
        assert rules((title, 1)) == ["gold.deck.03"]
    for title, _ in dynasty:
        assert rules(fate=((title, 1),)) == ["gold.deck.03"]
    assert rules(("Sezaru", 1)) == ["gold.deck.19"]
    assert rules(fate=(("Sezaru", 1),)) == ["gold.deck.19"]
    assert rules(("Keep", 1)) == ["gold.deck.19"]


@pytest.mark.rule("gold.deck.05", "gold.deck.06", "gold.deck.07")
def test_what_a_deck_has_only_once() -> None:
    assert rules(("Festival", 2)) == ["gold.deck.05"]
    assert rules(fate=(("Ring of Air", 2),)) == ["gold.deck.06"]
    assert rules(fate=tuple((f"Ring of {e}", 1) for e in ("Air", "Earth", "Fire", "Water", "the Void"))) == []
    assert rules(fate=(("Old Hida", 2),)) == ["gold.deck.07"]
    assert rules(fate=(("Heirloom", 2),)) == ["gold.deck.07"]
    assert rules(("Shiba Tsukune (Experienced)", 2)) == ["gold.deck.07"]


@pytest.mark.rule("gold.deck.08", "gold.deck.09", "gold.deck.10")
def test_experience_levels_count_apart() -> None:
    assert rules(("Shiba Tsukune", 3), ("Shiba Tsukune (Experienced)", 1), ("Shiba Tsukune (Experienced 2)", 1)) == []
    assert rules(("Toturi", 1), ("Toturi (Inexperienced)", 1), ("Toturi (Experienced)", 1)) == []
    assert rules(("Toturi (Inexperienced)", 2)) == ["gold.deck.07"]


@pytest.mark.rule("gold.deck.11", "gold.deck.12")
def test_the_example_of_shiryo_no_tadaka() -> None:
    example = [
        ("Shiba Tsukune", 3),
        ("Shiba Tsukune (Experienced)", 1),
        ("Shiba Tsukune (Experienced 2)", 1),
        ("Shiryo no Tadaka", 1),
    ]
    assert rules(*example) == []
    assert rules(*example, ("Isawa Tadaka", 3)) == []
    assert rules(*example, ("Isawa Tadaka (Experienced)", 1)) == ["gold.deck.11"]


@pytest.mark.rule("gold.deck.13", "gold.deck.14", "gold.deck.16")
def test_souls_count_with_the_personality_of_the_same_level() -> None:
    assert rules(("Hida Tenshu", 1), ("Hida Amoro", 2)) == []
    assert rules(("Hida Tenshu", 2), ("Hida Amoro", 2)) == ["gold.deck.13"]
    assert rules(("Hida Tenshu", 3), ("Hida Amoro (Experienced)", 1)) == []


@pytest.mark.rule("gold.deck.17", "gold.deck.19", "gold.setup.05")
def test_a_sensei_is_one_of_the_forty_and_a_wind_is_not() -> None:
    short = replace(DECK, fate=TRICKS[:-1])
    assert check(replace(short, sensei="Stern Sensei"), CARDS) == []
    assert [v.rule for v in check(replace(short, wind="Sezaru"), CARDS)] == ["gold.deck.01"]
    assert [card.title for card in play_deck(replace(DECK, wind="Sezaru"), CARDS).winds] == ["Sezaru"]
    assert "Stern Sensei" in [card.title for card in play_deck(replace(DECK, sensei="Stern Sensei"), CARDS).fate]
    for misplaced in (replace(DECK, wind="Stern Sensei"), replace(DECK, sensei="Blade"), replace(DECK, wind="Keep")):
        assert [v.rule for v in check(misplaced, CARDS)] == ["gold.deck.03"]


@pytest.mark.rule("gold.deck.18")
def test_cards_of_any_faction_may_be_in_a_deck() -> None:
    assert rules(("Lion Lord", 3)) == []


FOUR_WINDS = named_format("four-winds")
SYMBOL = ("gold", "four_winds")
WITHOUT_SYMBOL = (
    "Clear Water Village", "Construction Crew", "Deep Earth Sanctum", "Honor's Lesson Dojo", "Shackled Oni",
    "Shrine of Reverse Fortunes", "Trusted Advisor",
)  # fmt: skip
STORY = Library(
    "gold",
    [
        *(replace(each, formats=SYMBOL) for each in CARDS if each.title not in ("Hida Amoro", "Levy")),
        card("Hida Amoro", "personality"),
        *(card(title, "holding") for title in WITHOUT_SYMBOL),
        card("Enlightenment", "event"),
        replace(card("Evil Feeds Upon Itself", "event"), formats=SYMBOL),
        card("Levy", "follower"),
    ],
)


def story(*dynasty: tuple[str, int], fate: Cards = ()) -> list[str]:
    """The rules that a Four Winds deck with these cards breaks."""
    deck = replace(DECK, dynasty=(*FARMS, *dynasty), fate=(*TRICKS, *fate))
    return [violation.rule for violation in check(deck, STORY, FOUR_WINDS)]


@pytest.mark.rule("gold.variants.07", "gold.variants.08", "gold.variants.09", "gold.variants.10")
def test_the_four_winds_format() -> None:
    assert story() == []
    assert story(fate=(("Levy", 1),)) == ["gold.variants.07"]
    assert story(("Hida Tenshu", 1)) == []
    assert story(("Hida Amoro", 1)) == ["gold.variants.07"]
    assert story(*((title, 1) for title in WITHOUT_SYMBOL)) == []
    assert story(("Enlightenment", 1)) == []
    assert story(("Evil Feeds Upon Itself", 1)) == ["gold.variants.07"]
