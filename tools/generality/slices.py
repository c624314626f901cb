"""Which cards may be looked at, and which only counted.

A language is judged by texts that nobody has looked at while it was written. Of the corpora below a part is *locked*: the tool
counts in it, names no card of it and prints no word of it, and nobody opens it. Which cards are locked follows from their titles
alone, so that a card of several files is locked in all of them or in none. A locked slice is opened for a milestone, measured
first, and then listed in OPENED; it is seen from then on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

SLICES = 12
"""Into how many slices the titles fall."""

OPENED: Mapping[str, frozenset[int]] = {}
"""The locked slices of each corpus that were opened for a milestone, after they had been measured."""


@dataclass(frozen=True)
class Corpus:
    """A file of cards, the edition whose language reads it, and how many of its slices are open to everybody."""

    name: str
    file: str
    edition: str
    open: int = SLICES

    def is_locked(self, entry: Mapping[str, Any]) -> bool:
        """Tell whether a card may only be counted."""
        slice_ = slice_of(title_of(entry))
        return slice_ >= self.open and slice_ not in OPENED.get(self.name, ())


CORPORA = (
    Corpus("shipped Gold", "gold_starters.json", "gold"),
    Corpus("shipped Samurai", "samurai.json", "samurai"),
    Corpus("shipped War of Honor", "war_of_honor.json", "war_of_honor"),
    Corpus("shipped LCG, core set", "lcg_core.json", "lcg"),
    Corpus("shipped LCG, Imperial cycle", "lcg_imperial_cycle.json", "lcg"),
    Corpus("Celestial", "celestial_practice.json", "celestial"),
    Corpus("Samurai", "samurai_practice.json", "samurai"),
    Corpus("Gold", "gold_practice.json", "gold", open=4),
    Corpus("other eras", "other_eras_practice.json", "celestial", open=4),
    Corpus("LCG 2018", "lcg_2018.json", "lcg", open=6),
)


def title_of(entry: Mapping[str, Any]) -> str:
    """Return the printed title of a card, of either game."""
    return str(entry.get("title") or entry.get("name") or "")


def slice_of(title: str) -> int:
    """Return the slice into which a title falls.

    >>> slice_of("Border Keep") == slice_of("border keep")
    True
    """
    return int(sha256(title.casefold().encode()).hexdigest()[:8], 16) % SLICES
