"""Knowledge: which player knows which card, a bit for each seat."""

from __future__ import annotations


class Knowledge:
    """Who knows which card it is that lies where it lies. Looking, showing and drawing add bits; a shuffle clears them.

    >>> knowledge = Knowledge(2)
    >>> knowledge.seat(3)
    >>> knowledge.learn(1, 0b01), knowledge.learn(1, 0b01)
    (True, False)
    >>> knowledge.knows(0, 1), knowledge.knows(1, 1), knowledge.knows(-1, 1)
    (True, False, False)
    """

    def __init__(self, seats: int) -> None:
        self.everyone: int = (1 << seats) - 1
        self.known: list[int] = []

    def seat(self, cards: int) -> None:
        """So many cards, which nobody knows yet."""
        self.known = [0] * cards

    def learn(self, card: int, seats: int) -> bool:
        """These seats know it. True if one of them did not know it before."""
        had = self.known[card]
        if had | seats == had:
            return False
        self.known[card] = had | seats
        return True

    def forget(self, card: int) -> None:
        """Nobody knows it any longer."""
        self.known[card] = 0

    def knows(self, seat: int, card: int) -> bool:
        """Does that seat know it? A negative seat stands for whoever is not playing, and knows what all know."""
        return bool((self.known[card] >> seat) & 1) if seat >= 0 else self.known[card] == self.everyone

    def copy(self) -> Knowledge:
        """The same, for a clone of the game."""
        new = Knowledge(0)
        new.everyone = self.everyone
        new.known = self.known[:]
        return new
