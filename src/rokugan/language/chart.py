"""The chart: every reading of every stretch of a sentence, packed by meaning.

A cell (from, to, category) holds each *different* value once with the way in which it was first found: readings that mean the
same are one as soon as they meet. Nothing is decided here by order or cost; rules decline by giving None. Where there are too
many readings the chart stops and says so (`cut_off`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rokugan.language.grammar import Grammar, Rule, is_category

MOST_READINGS = 40
MOST_EDGES = 60_000


class Spoken(Protocol):
    """A token of either game."""

    @property
    def word(self) -> str:
        """What rules compare."""


@dataclass(frozen=True, slots=True, eq=False)
class Derivation:
    """How a stretch was understood: the rule, and how each of its parts was."""

    rule: Rule
    start: int
    end: int
    parts: tuple[Derivation, ...]
    value: Any


class Chart:
    """All that can be said of one sentence, filled from its end to its beginning; `given` has what is known by the place where it
    begins: category, value, and how many words it takes if more than one."""

    def __init__(
        self, grammar: Grammar, sentence: Sequence[Spoken], given: Mapping[int, Sequence[tuple[Any, ...]]] | None = None
    ) -> None:
        self.grammar = grammar
        self.words = [token.word for token in sentence]
        self.cells: dict[tuple[int, int, str], dict[Any, Derivation]] = {}
        self._by_start: dict[tuple[int, str], list[Derivation]] = {}
        self._agenda: list[Derivation] = []
        self._edges = 0
        self.cut_off = False
        self._given = given or {}
        self._fill()

    def readings(self, category: str, start: int = 0, end: int | None = None) -> list[Derivation]:
        """The readings of a stretch (by itself: of the whole) as that category."""
        stop = len(self.words) if end is None else end
        return list(self.cells.get((start, stop, category), {}).values())

    def furthest(self, category: str) -> int:
        """How far from the beginning the category reaches at most."""
        return max((each.end for each in self._by_start.get((0, category), ())), default=0)

    def longest(self, start: int) -> int:
        """Where the longest understood stretch from here ends."""
        return max((end for begin, end, _ in self.cells if begin == start), default=start)

    def _fill(self) -> None:
        for place in range(len(self.words) - 1, -1, -1):
            for category, value, *size in self._given.get(place, ()):
                end = place + (size[0] if size else 1)
                self._close(Rule(category, (), (), 0, lambda value=value: value, "given"), place, (), end)
            for rule in self.grammar.by_word.get(self.words[place], ()):
                self._advance(rule, 1, place, (), place + 1)
            while self._agenda:
                self._complete(self._agenda.pop())
                if self._edges > MOST_EDGES:
                    self.cut_off = True
                    return

    def _complete(self, found: Derivation) -> None:
        """Advance every rule that begins with what was found. What can follow it begins further right, so it is all
        known already."""
        for rule in self.grammar.by_category.get(found.rule.category, ()):
            self._advance(rule, 1, found.start, (found,), found.end)

    def _advance(self, rule: Rule, at: int, start: int, found: tuple[Derivation, ...], place: int) -> None:
        """Go on with a rule over the words and categories that follow, and close it where it ends."""
        parts = rule.parts
        while at < len(parts):
            part = parts[at]
            at += 1
            if is_category(part):
                for each in self._by_start.get((place, part), ()):
                    self._advance(rule, at, start, (*found, each), each.end)
                return
            if place >= len(self.words) or self.words[place] != part:
                return
            place += 1
        self._close(rule, start, found, place)

    def _close(self, rule: Rule, start: int, found: tuple[Derivation, ...], end: int) -> None:
        self._edges += 1
        value = rule.value(tuple(each.value for each in found))
        if value is None:
            return
        cell = self.cells.setdefault((start, end, rule.category), {})
        if value in cell:
            return
        if len(cell) >= MOST_READINGS:
            self.cut_off = True
            return
        derivation = Derivation(rule, start, end, found, value)
        cell[value] = derivation
        self._by_start.setdefault((start, rule.category), []).append(derivation)
        self._agenda.append(derivation)
