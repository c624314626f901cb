"""Which cards each viewer has in sight, and the ids by which his views call them.

A viewer is a seat, or the last number for those who look on. He follows a card from the moment he gets to know it, or from
when it lies on the table before him, face-down; then it has an id for him. When he loses sight of it, it loses the id, and
gets another if he meets it again. Ids count up for each viewer by what he sees and by nothing else.
"""

from __future__ import annotations


class Sight:
    """The ids of one game: for each viewer the id of each card, 0 for a card that he cannot follow.

    >>> sight = Sight(2)
    >>> sight.seat(3)
    >>> sight.see(2, 0b11); sight.see(0, 0b10)
    >>> [sight.name(viewer, card) for viewer in (0, 1) for card in (0, 2)]
    ['', 'c1', 'c2', 'c1']
    >>> sight.keep(2, 0b10); sight.see(2, 0b11)
    >>> sight.name(0, 2), sight.name(1, 2), sight.find(0, "c2"), sight.find(0, "c1")
    ('c2', 'c1', 2, -1)
    """

    def __init__(self, viewers: int) -> None:
        self.ids: list[list[int]] = [[] for _ in range(viewers)]
        self.last: list[int] = [0] * viewers

    def seat(self, cards: int) -> None:
        """The cards with which the game begins."""
        self.ids = [[0] * cards for _ in self.ids]

    def add(self) -> None:
        """A card joins the game."""
        for ids in self.ids:
            ids.append(0)

    def see(self, card: int, viewers: int) -> None:
        """Let these viewers, a bit each, have the card in sight from now on."""
        for viewer, ids in enumerate(self.ids):
            if viewers >> viewer & 1 and not ids[card]:
                self.last[viewer] += 1
                ids[card] = self.last[viewer]

    def keep(self, card: int, viewers: int) -> None:
        """Nobody but these viewers has the card in sight any longer."""
        for viewer, ids in enumerate(self.ids):
            if not viewers >> viewer & 1:
                ids[card] = 0

    def name(self, viewer: int, card: int) -> str:
        """The id of a card for a viewer; empty if he cannot follow it."""
        found = self.ids[viewer][card]
        return f"c{found}" if found else ""

    def name_then(self, viewer: int, card: int, last: int) -> str:
        """The id that a card has had for a viewer ever since `last` was his highest; empty if he has lost sight of it."""
        found = self.ids[viewer][card]
        return f"c{found}" if 0 < found <= last else ""

    def find(self, viewer: int, name: str) -> int:
        """The card of that id; -1 if the viewer has no such card in sight."""
        if name[:1] == "c" and name[1:].isascii() and name[1:].isdigit() and len(name) < 12:
            number = int(name[1:])
            ids = self.ids[viewer]
            if number and number in ids:
                return ids.index(number)
        return -1

    def copy(self) -> Sight:
        """The same, for a clone of the game."""
        new = Sight(0)
        new.ids = [ids[:] for ids in self.ids]
        new.last = self.last[:]
        return new
