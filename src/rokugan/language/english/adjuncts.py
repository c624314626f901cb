"""Adjuncts: whatever may stand before or after a clause, any number of them. One rule for all; a game says what each does.

`if`, `unless`, `while`, triggers, durations, `for each`, `instead`: any clause takes any of them, and the game declines where it
has no node for the two together. A comma before an adjunct that follows gives it the whole sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rokugan.language.english.categories import EnglishGrammar
from rokugan.language.english.coordination import coordinate

WHENS = ("before", "after", "when")


@dataclass(frozen=True)
class Adjunct:
    """What stands beside a clause. kind: if, while, remains, until, when, each, instead, if able."""

    kind: str
    value: Any = None


Applied = Callable[[Adjunct, Any, bool], Any]
"""The clause with its adjunct, or None; the last is true where the adjunct stands behind."""


def add(
    g: EnglishGrammar, applied: Applied, negated: Callable[[Any], Any], both: Callable[[str, tuple[Any, ...]], Any]
) -> None:
    """Add the adjuncts. negated: a condition that does not hold; both: several conditions together."""
    g.rule("Adjunct", "if Cond", lambda cond: Adjunct("if", cond))
    g.rule("Adjunct", "only if Cond", lambda cond: Adjunct("if", cond))
    g.rule("Adjunct", "unless Cond", lambda cond: Adjunct("if", negated(cond)))
    g.rule("Adjunct", "while Cond", lambda cond: Adjunct("while", cond))
    g.rule("Adjunct", "as long as Cond", lambda cond: Adjunct("while", cond))
    g.rule("Adjunct", "Trig", lambda trigger: Adjunct("when", trigger))
    g.rule("Adjunct", "Duration", lambda until: Adjunct("until", until))
    g.rule("Adjunct", "instead", lambda: Adjunct("instead"))
    g.rule("Adjunct", "if able|possible", lambda: Adjunct("if able"))
    coordinate(g, "Adjunct", lambda op, parts: _several(op, parts, both))
    coordinate(
        g, "Cond", both, lambda cond: both("and", (cond, cond)) is not None and both("or", (cond, cond)) is not None
    )
    g.rule("S", "Adjunct , S", lambda adjunct, effects: applied(adjunct, effects, False))
    g.rule(
        "S", "Adjunct S", lambda adjunct, effects: applied(adjunct, effects, False) if adjunct.kind == "until" else None
    )
    g.rule("S", "S ,? Adjunct", lambda effects, adjunct: applied(adjunct, effects, True))


def _several(op: str, parts: tuple[Adjunct, ...], both: Callable[[str, tuple[Any, ...]], Any]) -> Adjunct | None:
    """`if ... or if ...`, `while ... and while ...`."""
    kinds = {each.kind for each in parts}
    if kinds != {"if"} and kinds != {"while"}:
        return None
    cond = both(op, tuple(each.value for each in parts))
    return None if cond is None else Adjunct(kinds.pop(), cond)
