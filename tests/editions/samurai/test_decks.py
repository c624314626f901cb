"""Legal decks of Samurai Edition (Samurai 40/40)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rokugan.cards.deck import Cards, Deck
from rokugan.cards.formats import check
from rokugan.cards.library import Library
from rokugan.cards.model import CLANS, CardDefinition, PrintedType

SAMURAI = ("samurai",)


def card(title: str, type: PrintedType, *keywords: str, formats: tuple[str, ...] = SAMURAI) -> CardDefinition:
    """A card of the format."""
    return CardDefinition(title, type, keywords=keywords, formats=formats)


CARDS = Library(
    "samurai",
    [
        CardDefinition("Keep", "stronghold", province_strength=6, gold_production=4, starting_honor=5, formats=SAMURAI),
        *(card(f"Farm {number}", "holding") for number in range(30)),
        *(card(f"Trick {number}", "strategy") for number in range(30)),
        card("Festival", "event"),
        card("Hills", "region"),
        card("Ring of Air", "ring"),
        card("Heirloom", "item", "Unique"),
        card("Matsu Ichi", "personality", "Unique"),
        card("Matsu Ichi", "personality", "Unique", "Experienced"),
        card("The Golden Ronin", "personality", "Unique", "Experienced Matsu Ichi"),
        card("Shiba Rei", "personality"),
        card("Shiba Rei", "personality", "Experienced"),
        card("Relic", "item", formats=("gold",)),
    ],
)
FARMS: Cards = (*((f"Farm {number}", 3) for number in range(13)), ("Farm 13", 1))
TRICKS: Cards = (*((f"Trick {number}", 3) for number in range(13)), ("Trick 13", 1))
DECK = Deck("Test", "samurai", "Keep", FARMS, TRICKS)


def rules(*dynasty: tuple[str, int], fate: Cards = ()) -> list[str]:
    """The rules that the deck with these cards breaks."""
    deck = replace(DECK, dynasty=(*FARMS, *dynasty), fate=(*TRICKS, *fate))
    return [violation.rule for violation in check(deck, CARDS)]


@pytest.mark.rule("samurai.deck.09")
def test_at_least_forty_cards_in_each_deck_and_no_upper_limit() -> None:
    assert check(DECK, CARDS) == []
    assert [v.rule for v in check(replace(DECK, dynasty=FARMS[:-1]), CARDS)] == ["samurai.deck.09"]
    assert [v.rule for v in check(replace(DECK, fate=TRICKS[:-1]), CARDS)] == ["samurai.deck.09"]
    assert check(replace(DECK, fate=tuple((f"Trick {number}", 3) for number in range(27))), CARDS) == []


@pytest.mark.rule("samurai.deck.06")
def test_at_most_three_copies() -> None:
    assert rules(("Farm 20", 3)) == []
    assert rules(("Farm 20", 4)) == ["samurai.deck.06"]


@pytest.mark.rule("samurai.deck.04")
def test_one_copy_of_each_event_ring_and_unique_card() -> None:
    assert rules(("Festival", 1), fate=(("Ring of Air", 1), ("Heirloom", 1))) == []
    assert rules(("Festival", 2)) == ["samurai.deck.04"]
    assert rules(fate=(("Ring of Air", 2),)) == ["samurai.deck.04"]
    assert rules(fate=(("Heirloom", 2),)) == ["samurai.deck.04"]


@pytest.mark.rule("samurai.deck.05", "samurai.g-deck.01", "samurai.g-deck.02")
def test_experience_levels_count_apart() -> None:
    assert rules(("Matsu Ichi", 1), ("Matsu Ichi (Experienced)", 1)) == []
    assert rules(("Matsu Ichi (Experienced)", 2)) == ["samurai.deck.04"]
    assert rules(("Shiba Rei", 3), ("Shiba Rei (Experienced)", 3)) == []
    assert rules(("Shiba Rei", 3), ("Shiba Rei (Experienced)", 4)) == ["samurai.deck.06"]


@pytest.mark.rule("samurai.g-experienced.06")
def test_matsu_ichi_and_the_golden_ronin_share_a_deck() -> None:
    assert rules(("Matsu Ichi", 1), ("The Golden Ronin", 1)) == []
    assert rules(("The Golden Ronin", 2)) == ["samurai.deck.04"]


@pytest.mark.rule("samurai.deck.03", "samurai.cardtypes.01", "samurai.g-deck.04")
def test_dynasty_cards_fate_cards_and_one_stronghold_apart() -> None:
    assert rules(("Hills", 1)) == []
    assert rules(("Heirloom", 1)) == ["samurai.deck.03"]
    assert rules(fate=(("Hills", 1),)) == ["samurai.deck.03"]
    assert rules(("Keep", 1)) == ["samurai.deck.03"]


@pytest.mark.rule("samurai.deck.08")
def test_every_card_must_be_samurai_legal() -> None:
    assert rules(fate=(("Relic", 1),)) == ["samurai.deck.08"]


@pytest.mark.rule("samurai.deck.02", "samurai.g-keywords.03")
def test_the_nine_clans() -> None:
    assert sorted(CLANS) == ["Crab", "Crane", "Dragon", "Lion", "Mantis", "Phoenix", "Scorpion", "Spider", "Unicorn"]
