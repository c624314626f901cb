"""The shipped editions as subjects of the conformance suite."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from rokugan.cards.deck import Deck, shipped_decks
from rokugan.cards.formats import check
from rokugan.cards.library import library
from rokugan.editions.registry import edition_of, editions
from rokugan.games import default_decks
from rokugan.testing.conformance import Subject

TABLES = [
    (edition, players) for edition in editions() for players in ((2, 3, 4) if edition == "war_of_honor" else (2,))
]


@cache
def subject(edition: str, players: int, turns: int = 10, seed: int = 0) -> Subject:
    """An edition with decks that are shipped for it, and another list for the last player."""
    decks = tuple(default_decks(edition, players, seed))
    other = of_neutral_cards if edition == "lcg" else with_another_list
    return Subject(edition_of(edition), decks, (other(decks[-1]),), turns)


def with_another_list(deck: Deck) -> Deck:
    """The same Stronghold over the list of another shipped deck of the same size."""
    for each in shipped_decks():
        if each.edition == deck.edition and each.format == deck.format and each.dynasty != deck.dynasty:
            if (each.dynasty_size, each.fate_size) == (deck.dynasty_size, deck.fate_size):
                return replace(deck, dynasty=each.dynasty, fate=each.fate)
    raise AssertionError(f"no other deck has as many cards as {deck.name}")


def of_neutral_cards(deck: Deck) -> Deck:
    """The same deck with as many neutral cards in the place of dynasty cards as may be."""
    cards: list[Any] = [card for card in library("lcg") if card.title not in dict(deck.dynasty)]
    new = [card.title for card in cards if card.clan == "neutral" and card.side == "dynasty"]
    for place in range(0, len(deck.dynasty), 2):
        _, count = deck.dynasty[place]
        for title in new:
            other = replace(deck, dynasty=(*deck.dynasty[:place], (title, count), *deck.dynasty[place + 1 :]))
            if is_legal(other):
                new.remove(title)
                deck = other
                break
    return deck


def is_legal(deck: Deck) -> bool:
    """May the deck be played?"""
    return not check(deck, library("lcg"))
