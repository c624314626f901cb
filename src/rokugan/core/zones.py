"""Zones: where every card is, in what order, and who knows which card it is there.

A game says which zones it has by a tuple of `OPEN`, `OWN` and `HIDDEN`, one for each zone number. Moving a card keeps the
piles, the numbers by which cards are called and the knowledge of the players in step, so that no rule has to think of it.
The top of a pile is its end.
"""

from __future__ import annotations

from rokugan.core.card import Card
from rokugan.core.knowledge import KnownCards
from rokugan.core.notation import tidy

OPEN = 0  # all players see what lies there
OWN = 1  # its holder sees it
HIDDEN = 2  # nobody does, unless he has looked


class Zoned(KnownCards):
    """A game with cards in zones. What a zone is called and what it is for belongs to the game, and so does where its piles
    are kept (`pile`)."""

    def __init__(self, names: list[str], seed: int, visibility: tuple[int, ...]) -> None:
        super().__init__(names, seed)
        self.visibility: tuple[int, ...] = visibility
        self.where: list[int] = []  # the zone of each card

    def pile(self, seat: int, zone: int) -> list[int]:
        """The cards in a zone of a player, the top one last."""
        raise NotImplementedError

    def arrive(self, card: int, seat: int, zone: int, bottom: bool = False) -> None:
        """A card that lies nowhere comes to the top (or bottom) of a zone. Those who see it on the way, or there, know it."""
        pile = self.pile(seat, zone)
        if bottom:
            pile.insert(0, card)
        else:
            pile.append(card)
        self.where[card] = zone
        sight = self.visibility[zone]
        if sight == OPEN:
            self.show(card)
            return
        self.called.hide(card)
        self.sight.keep(card, self.known[card])
        if sight == OWN:
            self.learn(card, 1 << seat)

    def show(self, card: int) -> None:
        """Bring the card into the sight of all."""
        self.called.show(card)
        self.reveal(card)

    def conceal(self, card: int) -> None:
        """Take the card out of the sight of all; nobody knows any longer which it is."""
        self.called.hide(card)
        self.hide(card, 0)

    def shuffle(self, seat: int, zone: int) -> None:
        """Put a pile into random order: nobody knows any longer where a card lies in it."""
        pile = self.pile(seat, zone)
        for card in pile:
            self.conceal(card)
        self.randomness.shuffle(pile)

    def top(self, seat: int, zone: int, count: int) -> list[int]:
        """So many cards from the top of a pile, the topmost first, or as many as there are."""
        pile = self.pile(seat, zone)
        return pile[: -count - 1 : -1] if count else []

    def has_seen(self, seat: int, title: str) -> bool:
        return any(self.sees(seat, card.number) and tidy(card.title) == title for card in self.cards)


class CardGame(Zoned):
    """A game whose zones are all alike: each player has a pile for each of them."""

    def __init__(self, names: list[str], seed: int, visibility: tuple[int, ...]) -> None:
        super().__init__(names, seed, visibility)
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
