"""Rulings on single cards that no scenario can show: the others are in `scenarios/samurai/rulings`."""

from __future__ import annotations

import pytest

from rokugan.cards.deck import Deck
from rokugan.cards.formats import check
from rokugan.cards.library import library


@pytest.mark.rule("samurai.deck.01")
def test_makirtch_is_no_longer_legal() -> None:
    cards = library("samurai")
    deck = Deck("Rats", "samurai", "Mountain's Shadow Dojo", (("Mak'irtch", 1), ("Supply Outpost", 1)), ())
    told = [violation.title for violation in check(deck, cards) if "not legal" in violation.sentence]
    assert told == ["Mak'irtch"]
