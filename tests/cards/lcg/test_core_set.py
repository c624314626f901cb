"""Two decks out of one core set (lcg.variants.02)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import rokugan
from rokugan.cards.deck import Deck, deck_from_text
from rokugan.cards.formats import check
from rokugan.cards.lcg.core_set import THREE, core_set_decks
from rokugan.cards.lcg.model import LcgCard
from rokugan.cards.library import library
from rokugan.errors import DeckError

CARDS: Any = library("lcg")


def counts(*decks: Deck) -> Counter[str]:
    """How many of each card the decks have together."""
    found: Counter[str] = Counter()
    for deck in decks:
        found.update(dict((*deck.dynasty, *deck.conflict)))
    return found


@pytest.mark.rule("lcg.variants.02")
def test_each_player_has_all_cards_of_a_pair_and_a_share_of_the_neutral_ones() -> None:
    one, other = core_set_decks(CARDS, ("crane", "lion"), ("scorpion", "unicorn"))
    assert check(one, CARDS) == check(other, CARDS) == []
    core = [card for card in CARDS if isinstance(card, LcgCard) and card.expansion == "core"]
    listed = [card for card in core if card.side in ("dynasty", "conflict") and not card.role_restriction]
    for deck, pair in ((one, ("crane", "lion")), (other, ("scorpion", "unicorn"))):
        having = counts(deck)
        for card in listed:
            if card.clan in pair:
                assert having[card.title] == 1, card.title
            elif card.clan != "neutral":
                assert not having[card.title], card.title
    both = counts(one, other)
    for card in listed:
        if card.clan == "neutral":
            assert both[card.title] == (3 if card.title in THREE else 2), card.title
    assert abs(sum(counts(one).values()) - sum(counts(other).values())) <= 2


@pytest.mark.rule("lcg.variants.02")
def test_such_a_deck_is_kept_as_text_and_played() -> None:
    decks = core_set_decks(CARDS, ("crab", "dragon"), ("phoenix", "lion"))
    again = [deck_from_text(deck.to_text(), deck.name) for deck in decks]
    assert again == list(decks)
    game = rokugan.new_game("lcg", again, names=["Ann", "Bob"], seed=1)
    assert game.decision is not None


@pytest.mark.rule("lcg.variants.02")
def test_a_third_clan_and_a_clan_for_both_are_refused() -> None:
    deck, _ = core_set_decks(CARDS, ("crane", "lion"), ("scorpion", "unicorn"))
    mixed = replace(deck, dynasty=(*deck.dynasty, ("Hida Guardian", 1)))
    assert "lcg.variants.02" in [each.rule for each in check(mixed, CARDS)]
    with pytest.raises(DeckError, match="four different clans"):
        core_set_decks(CARDS, ("crane", "lion"), ("lion", "unicorn"))
    with pytest.raises(DeckError, match="no clan 'mantis'"):
        core_set_decks(CARDS, ("crane", "lion"), ("mantis", "unicorn"))
