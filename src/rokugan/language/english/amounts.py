"""Amounts are an algebra: whatever is made of numbers is a number, and may stand wherever one may."""

from __future__ import annotations

from typing import Any, Protocol

from rokugan.language.english.categories import EnglishGrammar


class Algebra(Protocol):
    """The nodes of a game for numbers made of numbers; None where it has none."""

    def times(self, factor: int, of: Any) -> Any:
        """`twice his Force`."""

    def half(self, of: Any, up: bool = False) -> Any:
        """`half his Force`."""

    def plus(self, one: Any, two: Any) -> Any:
        """`his Chi plus 2`."""

    def minus(self, one: Any, two: Any) -> Any:
        """`his Chi minus 2`."""

    def capped(self, of: Any, bound: Any, least: bool = False) -> Any:
        """`to a maximum of 3`."""


def add(g: EnglishGrammar, algebra: Algebra) -> None:
    """Add what is made of amounts."""
    g.rule("Amt", "Num", lambda num: num)
    g.rule("Amt", "twice|double Amt", lambda of: algebra.times(2, of))
    g.rule("Amt", "Num times Amt", lambda by, of: algebra.times(by.value, of))
    g.rule("Amt", "half Amt", algebra.half)
    g.rule("Amt", "half of Amt", algebra.half)
    g.rule("Amt", "half Amt ,? rounded up", lambda of: algebra.half(of, True))
    g.rule("Amt", "half Amt ,? rounded down", algebra.half)
    g.rule("Amt", "Amt plus Amt", algebra.plus)
    g.rule("Amt", "Amt minus Amt", algebra.minus)
    g.rule("Amt", "Num more than Amt", lambda more, of: algebra.plus(of, more))
    g.rule("Amt", "Num less than Amt", lambda less, of: algebra.minus(of, less))
    g.rule("Amt", "an amount equal to Amt", lambda of: of)
    g.rule("Amt", "Amt or Amt , whichever is lower|less", algebra.capped)
    g.rule("Amt", "Amt or Amt , whichever is higher|greater", lambda of, bound: algebra.capped(of, bound, True))
    g.rule("Amt", "the lower|lesser of Amt and Amt", algebra.capped)
    g.rule("Amt", "the higher|greater of Amt and Amt", lambda of, bound: algebra.capped(of, bound, True))
    g.rule("Amt", "Amt ,? to a maximum of Amt", algebra.capped)
    g.rule("Amt", "Amt ,? to a minimum of Amt", lambda of, bound: algebra.capped(of, bound, True))
