"""The log of a game, entry by entry, each with who may know it."""

from __future__ import annotations

from rokugan.core.card import Card
from rokugan.core.names import numbered

EVERYONE = -1


class Entry:
    """One thing that happened, with the numbers by which its cards were called then. `known` is a bit for each seat that may
    know which cards these are; -1 is everyone. `came` and `went` are the zones or places from which and to which they moved,
    `by` the card whose text did it, `cause` one of effect, cost, rules, resolution, `rule` the id of the rule where no card did
    it and the game says which, `phase` when; `detail` is the stat or the token."""

    came: str = ""
    went: str = ""
    cause: str = ""
    rule: str = ""
    phase: str = ""
    detail: str = ""
    by: Card | None = None
    by_number: int = 0

    def __init__(
        self,
        kind: str,
        player: int,
        cards: tuple[Card, ...] = (),
        amount: int = 0,
        words: str = "",
        known: int = EVERYONE,
        numbers: tuple[int, ...] = (),
        sights: tuple[int, ...] = (),
    ) -> None:
        self.kind: str = kind
        self.player: int = player
        self.cards: tuple[Card, ...] = cards
        self.amount: int = amount
        self.words: str = words
        self.known: int = known
        self.numbers: tuple[int, ...] = numbers or (0,) * len(cards)
        self.sights: tuple[int, ...] = sights  # the last id of each viewer then: later ones are of cards he met later

    def is_known(self, seat: int) -> bool:
        """May that seat know which cards these are? A negative seat knows everything."""
        return seat < 0 or bool((self.known >> seat) & 1)

    def names(self, seat: int) -> list[str]:
        """The cards by name, as far as that seat may know them."""
        if not self.is_known(seat):
            return ["a card"] * len(self.cards)
        return [numbered(card.title, number) for card, number in zip(self.cards, self.numbers, strict=True)]

    def text(self, players: list[str], seat: int = -1) -> str:
        """One line for people, with the names that this player knows."""
        parts = [players[self.player]] if self.player >= 0 else []
        parts.append(self.kind)
        if self.cards:
            parts.append(", ".join(self.names(seat)))
        if self.amount:
            parts.append(str(self.amount))
        if self.words:
            parts.append(self.words)
        return " ".join(parts)

    def __repr__(self) -> str:
        return f"Entry({self.kind!r}, {self.player}, {self.names(-1)}, {self.amount}, {self.words!r})"
