"""What has happened in a game, entry by entry, each with who may know it."""

from __future__ import annotations

from rokugan.core.card import Card

EVERYONE = -1


class Entry:
    """One thing that happened. `known` is a bit for each seat that may know which cards these are; -1 is everyone."""

    def __init__(
        self,
        kind: str,
        player: int,
        cards: tuple[Card, ...] = (),
        amount: int = 0,
        words: str = "",
        known: int = EVERYONE,
    ) -> None:
        self.kind: str = kind
        self.player: int = player
        self.cards: tuple[Card, ...] = cards
        self.amount: int = amount
        self.words: str = words
        self.known: int = known

    def names(self, seat: int) -> list[str]:
        """The cards by name, as far as that seat may know them (a negative seat knows everything)."""
        if seat < 0 or self.known < 0 or (self.known >> seat) & 1:
            return [card.name for card in self.cards]
        return ["a card"] * len(self.cards)

    def text(self, players: list[str], seat: int = -1) -> str:
        """One line for people."""
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
        return f"Entry({self.kind!r}, {self.player}, {[c.name for c in self.cards]}, {self.amount}, {self.words!r})"
