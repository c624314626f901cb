"""Piles: the zones of a game in which all of them are alike, a pile for each player and zone."""

from __future__ import annotations

from rokugan.core.card import Card
from rokugan.core.values import Reckoning, Valued


class CardGame(Valued):
    """A game whose zones are all alike: each player has a pile for each of them."""

    def __init__(self, names: list[str], seed: int, visibility: tuple[int, ...], reckoning: Reckoning) -> None:
        super().__init__(names, seed, visibility, reckoning)
        self.zones: int = len(visibility)
        self.holder: list[int] = []  # the seat in whose zone each card lies
        self.piles: list[list[int]] = [[] for _ in range(len(names) * len(visibility))]

    def seat_cards(self, cards: list[Card], zone: int) -> None:
        """The cards with which the game begins, all in one zone of their owners."""
        self.cards = cards
        self.where = [zone] * len(cards)
        self.holder = [card.owner for card in cards]
        self.called.seat(cards)
        self.known = [0] * len(cards)
        self.sight.seat(len(cards))
        for card in cards:
            self.pile(card.owner, zone).append(card.number)

    def pile(self, seat: int, zone: int) -> list[int]:
        return self.piles[seat * self.zones + zone]

    def by_place(self) -> list[int]:
        return [card for pile in self.piles for card in pile]

    def put(self, card: int, seat: int, zone: int, bottom: bool = False) -> None:
        """Move a card to the top (or bottom) of a zone."""
        old = self.piles[self.holder[card] * self.zones + self.where[card]]
        if old[-1] == card:
            old.pop()
        else:
            old.remove(card)
        self.holder[card] = seat
        self.arrive(card, seat, zone, bottom)

    def copy_zones(self, new: CardGame) -> None:
        """Copy what this class added; called by a game's clone."""
        new.cards = self.cards
        new.where = self.where[:]
        new.holder = self.holder[:]
        new.piles = [pile[:] for pile in self.piles]
        new.known = self.known[:]
