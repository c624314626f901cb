"""A deck at a glance: types, curves of costs, production and Focus Values, and an opening hand.

Everything is counted by the schema of the deck's edition; a title that the library does not know is left out.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rokugan.cards.formats import own_format
from rokugan.cards.schema import schema_of
from rokugan.catalogue import say

if TYPE_CHECKING:
    from rokugan.cards.deck import Cards, Deck
    from rokugan.cards.library import Library

PROVINCES = 4  # that are filled from the Dynasty deck when a game begins


@dataclass(frozen=True)
class Plot:
    """How many cards of a deck have each value, and the mean of those that have one."""

    title: str
    bars: tuple[tuple[str, int], ...]
    mean: float | None = None

    def to_json(self) -> dict[str, Any]:
        """The plot as plain data."""
        bars = [list(bar) for bar in self.bars]
        return {"title": self.title, "bars": bars, **({} if self.mean is None else {"mean": round(self.mean, 2)})}


def plots(deck: Deck, library: Library) -> list[Plot]:
    """The plots of a deck: the types of each part, then what the schema counts. One without any card is left out."""
    schema = schema_of(library.edition)
    found = [_types(word, getattr(deck, part), library) for word, part in schema.parts]
    found += [
        _values(say(f"figures.{key}"), getattr(deck, part), library, number) for key, part, number in schema.plots
    ]
    return [plot for plot in found if plot.bars]


def _types(word: str, cards: Cards, library: Library) -> Plot:
    counts: Counter[str] = Counter()
    for title, count in cards:
        card = library.find(title)
        if card is not None:
            counts[card.type.capitalize()] += count
    return Plot(say("figures.types", part=word), tuple(counts.most_common()))


def _values(title: str, cards: Cards, library: Library, number: Callable[[Any], int | None]) -> Plot:
    """Return how many cards of the deck have each value of a number, as a plot."""
    counts: Counter[int] = Counter()
    for name, count in cards:
        card = library.find(name)
        value = number(card) if card is not None else None
        if value is not None:
            counts[value] += count
    if not counts:
        return Plot(title, ())
    bars = tuple((str(value), counts[value]) for value in range(min(counts), max(counts) + 1))
    return Plot(title, bars, sum(value * count for value, count in counts.items()) / counts.total())


def opening(deck: Deck, seed: int) -> dict[str, list[str]]:
    """A hand and the first cards of the provinces, as a game might begin with them."""
    dice = random.Random(seed)
    return {
        "hand": _drawn(deck.conflict or deck.fate, own_format(deck).hand, dice),
        "provinces": _drawn(deck.dynasty, PROVINCES, dice),
    }


def _drawn(cards: Cards, number: int, dice: random.Random) -> list[str]:
    every = [title for title, count in cards for _ in range(count)]
    return dice.sample(every, min(number, len(every)))
