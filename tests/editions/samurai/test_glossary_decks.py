"""Card types that Samurai Edition does not have."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rokugan.cards.deck import Cards, Deck
from rokugan.cards.formats import check
from rokugan.cards.library import Library
from rokugan.cards.model import CardDefinition

SAMURAI = ("samurai",)
CARDS = Library(
    "samurai",
    [
        CardDefinition("Keep", "stronghold", province_strength=6, gold_production=4, starting_honor=5, formats=SAMURAI),
        *(CardDefinition(f"Farm {number}", "holding", formats=SAMURAI) for number in range(20)),
        *(CardDefinition(f"Trick {number}", "strategy", formats=SAMURAI) for number in range(20)),
        CardDefinition("Toturi's Heir", "wind", formats=SAMURAI),
        CardDefinition("Old Teacher", "sensei", formats=SAMURAI),
    ],
)
FARMS: Cards = tuple((f"Farm {number}", 2) for number in range(20))
TRICKS: Cards = tuple((f"Trick {number}", 2) for number in range(20))
DECK = Deck("Test", "samurai", "Keep", FARMS, TRICKS)


@pytest.mark.rule("samurai.g-cardtypes.03")
@pytest.mark.parametrize("title", ["Toturi's Heir", "Old Teacher"])
def test_there_are_no_winds_and_no_sensei(title: str) -> None:
    assert check(DECK, CARDS) == []
    in_dynasty = check(replace(DECK, dynasty=(*FARMS, (title, 1))), CARDS)
    in_fate = check(replace(DECK, fate=(*TRICKS, (title, 1))), CARDS)
    assert [violation.rule for violation in in_dynasty] == ["samurai.g-cardtypes.03"]
    assert [violation.rule for violation in in_fate] == ["samurai.g-cardtypes.03"]
