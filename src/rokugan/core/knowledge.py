"""Knowledge: who knows which card it is that lies where it lies. Every game of cards stands on it."""

from __future__ import annotations

from rokugan.core.card import Card
from rokugan.core.game import Game


class KnownCards(Game):
    """A game that keeps for every card a bit for each seat that knows it, and a last one for those who look on: what each
    player has seen for himself is not public. Looking, showing and drawing set bits; a shuffle clears them. With what a
    viewer knows go the ids by which his views call the cards."""

    def __init__(self, names: list[str], seed: int) -> None:
        super().__init__(names, seed)
        self.known: list[int] = []

    def everyone(self) -> int:
        """The bits of all seats, and of those who look on."""
        return (2 << len(self.names)) - 1

    def sees(self, seat: int, card: int) -> bool:
        """May this player, or with a negative seat one who looks on, know which card this is?"""
        known = self.known[card]
        return known == self.everyone() if seat < 0 else bool(known >> seat & 1)

    def learn(self, card: int, seats: int) -> None:
        """Let these seats, a bit each, know from now on which card it is."""
        known = self.known[card]
        if seats & ~known:
            self.known[card] = known | seats
            self.sight.see(card, seats)
            self.learned += 1

    def reveal(self, card: int) -> None:
        """Everybody knows from now on which card it is."""
        self.learn(card, self.everyone())

    def hide(self, card: int, seats: int) -> None:
        """Nobody but these seats knows any longer which card it is."""
        self.known[card] &= seats
        self.sight.keep(card, seats)

    def may_name(self, seat: int, card: Card) -> bool:
        return self.sees(seat, card.number)

    def fame(self, seat: int, card: Card) -> int:
        return (self.known[card.number] & ~(1 << seat)).bit_count()
