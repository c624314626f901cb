"""The one source of chance in a game: a small seeded generator whose whole state is one number."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Randomness:
    """SplitMix64. The same seed gives the same numbers on every machine, and a copy costs one object.

    >>> Randomness(7).below(10) == Randomness(7).below(10)
    True
    """

    def __init__(self, seed: int, used: int = 0) -> None:
        self.state: int = seed & _MASK
        self.used: int = used  # how many numbers have been drawn

    def copy(self) -> Randomness:
        """A generator that goes on with the same numbers."""
        return Randomness(self.state, self.used)

    def __reduce__(self) -> tuple[type[Randomness], tuple[int, int]]:
        return Randomness, (self.state, self.used)

    def seed(self) -> int:
        """The seed from which the same numbers come as from here, one that a file can say.

        >>> dice = Randomness(-7)
        >>> Randomness(dice.seed()).next() == dice.next()
        True
        """
        return self.state if self.state < 1 << 63 else self.state - (1 << 64)

    def next(self) -> int:
        """The next 64 random bits."""
        self.used += 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, without bias."""
        bound = (1 << 64) - (1 << 64) % limit
        value = self.next()
        while value >= bound:
            value = self.next()
        return value % limit

    def shuffle(self, items: list[T]) -> None:
        """Put the items into random order (Fisher-Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
