"""Rules over categories, and words with their meanings: what a language is made of.

A rule is written as one line, `g.rule("NP", "a|an N", one)`: capitalised names are categories, the rest are words as they stand;
`|` separates words of equal meaning and `?` follows what may be missing. Its meaning is a function of the values of its
categories (None for a missing one); what it gives back is the value of the whole, and None says that the parts do not fit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import product
from typing import Any

Meaning = Callable[..., Any]


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """One way to put a category together. `slots` says which of the meaning's arguments each part fills."""

    category: str
    parts: tuple[str, ...]
    slots: tuple[int, ...]
    arity: int
    meaning: Meaning
    name: str

    def value(self, values: tuple[Any, ...]) -> Any:
        """What the whole means, or None."""
        if len(values) == self.arity:
            return self.meaning(*values)
        given = dict(zip((slot for slot in self.slots if slot >= 0), values, strict=True))
        return self.meaning(*(given.get(slot) for slot in range(self.arity)))

    def __repr__(self) -> str:
        return f"{self.category} = {' '.join(self.parts)}"


@dataclass(slots=True)
class Grammar:
    """The rules and words of one language."""

    by_category: dict[str, list[Rule]] = field(default_factory=dict)
    """Rules whose first part is that category."""
    by_word: dict[str, list[Rule]] = field(default_factory=dict)
    """Rules whose first part is that word."""
    words: set[str] = field(default_factory=set)
    """Every word that some rule has."""
    size: int = 0

    def rule(self, category: str, pattern: str, meaning: Meaning, name: str = "") -> None:
        """Add a rule."""
        parts = pattern.split()
        choices = [_choices(part) for part in parts]
        arity = sum(is_category(part) for part in parts)
        slots, at = [], 0
        for part in parts:
            slots.append(at if is_category(part) else -1)
            at += is_category(part)
        for chosen in product(*choices):
            kept = [(part, slot) for part, slot in zip(chosen, slots, strict=True) if part]
            if kept:
                self._add(
                    Rule(
                        category, tuple(p for p, _ in kept), tuple(s for _, s in kept), arity, meaning, name or pattern
                    )
                )

    def word(self, category: str, words: str, value: Any) -> None:
        """Add words that stand for a value: one entry of the lexicon. Alternatives are separated by `|`."""
        for said in words.split("|"):
            parts = tuple(said.split())
            self._add(Rule(category, parts, (-1,) * len(parts), 0, lambda value=value: value, said))

    def entries(self, category: str, entries: Iterable[tuple[str, Any]]) -> None:
        """Add many words of one category."""
        for words, value in entries:
            self.word(category, words, value)

    def _add(self, rule: Rule) -> None:
        self.size += 1
        first = rule.parts[0]
        table = self.by_category if is_category(first) else self.by_word
        table.setdefault(first, []).append(rule)
        self.words.update(part for part in rule.parts if not is_category(part))


def is_category(part: str) -> bool:
    """Is it a category rather than a word?"""
    return part[:1].isupper()


def _choices(part: str) -> list[str]:
    """The words or categories that may stand for a part of a pattern; the empty one if it may be missing."""
    optional = len(part) > 1 and part.endswith("?")
    found = part.removesuffix("?").split("|") if optional or not is_category(part) else [part]
    return [*found, ""] if optional else found
