"""Listening: who answers to which kind of event at which moment, found at once, so that what nobody listens to costs nothing.

Kinds and moments are small numbers of the game's own. A game counts its listeners (`add`, `remove`), and may also keep who they
are (`join`).
"""

from __future__ import annotations

from typing import Generic, TypeVar

H = TypeVar("H")


class Listeners(Generic[H]):
    """How many listen to each kind of event, at each moment, and who."""

    def __init__(self, kinds: int, moments: int) -> None:
        self.moments: int = moments
        self.to: list[int] = [0] * kinds  # how many listen to each kind, whenever
        self.at: list[int] = [0] * (kinds * moments)  # the same by kind and moment
        self.who: dict[int, list[H]] = {}  # by kind and moment

    def copy(self) -> Listeners[H]:
        """The same listeners, for a clone of the game."""
        new: Listeners[H] = Listeners(0, self.moments)
        new.to = self.to[:]
        new.at = self.at[:]
        new.who = self.who
        return new

    def key(self, kind: int, moment: int) -> int:
        """The number that stands for a kind of event at a moment."""
        return kind * self.moments + moment

    def add(self, key: int) -> None:
        """One more listens to this."""
        self.at[key] += 1
        self.to[key // self.moments] += 1

    def remove(self, key: int) -> None:
        """One less listens to this."""
        self.at[key] -= 1
        self.to[key // self.moments] -= 1

    def join(self, key: int) -> list[H]:
        """Those who listen to this, to whom one more is about to be added."""
        self.add(key)
        return self.who.setdefault(key, [])
