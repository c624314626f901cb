"""Numbers, bounds and comparison as English says them; what they are compared with is the game's.

`Quant` is a number as a bound (`two or more`), `Cmp` a direction (`lower`, `equal or lower`), `Than` a direction with its
standard to come (`lower than`, `equal to or less than`), `Count` how many are meant (`up to three`): (least, most), most -1 for
any number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rokugan.language.english.categories import EnglishGrammar

WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
HIGHEST = 99
ORDINALS = ("first", "second", "third", "fourth", "fifth")
DIRECTIONS = (("lower|less|fewer|smaller", "<"), ("higher|more|greater|larger", ">"), ("equal", "="))


def add(g: EnglishGrammar, number: Callable[[int], Any]) -> None:
    """Add the rules of numbers; number: the node of a plain one, whose `value` it is."""
    for value in range(HIGHEST + 1):
        g.word("Num", f"{WORDS[value]}|{value}" if value < len(WORDS) else str(value), number(value))
    g.entries("Ordinal", ((word, place) for place, word in enumerate(ORDINALS)))
    _bounds(g)
    _directions(g)
    _counts(g)


def _bounds(g: EnglishGrammar) -> None:
    g.rule("Quant", "Num or more|greater|higher", lambda num: (">=", num))
    g.rule("Quant", "Num or fewer|less|lower", lambda num: ("<=", num))
    g.rule("Quant", "at least Num", lambda num: (">=", num))
    g.rule("Quant", "at most Num", lambda num: ("<=", num))
    g.rule("Quant", "more|higher|greater than Num", lambda num: (">", num))
    g.rule("Quant", "fewer|less|lower than Num", lambda num: ("<", num))
    g.rule("Quant", "no more than Num", lambda num: ("<=", num))
    g.rule("Quant", "no fewer|less than Num", lambda num: (">=", num))
    g.rule("Quant", "exactly Num", lambda num: ("=", num))


def _directions(g: EnglishGrammar) -> None:
    for words, op in DIRECTIONS:
        g.word("Cmp", words, op)
    g.rule("Cmp", "equal or Cmp", or_equal)
    g.rule("Cmp", "Cmp or equal", or_equal)
    g.rule("Than", "Cmp than", lambda op: op if op != "=" else None)
    g.rule("Than", "equal to", lambda: "=")
    g.rule("Than", "Cmp than or equal to", or_equal)
    g.rule("Than", "equal to or Cmp than", or_equal)
    g.rule("Than", "at least", lambda: ">=")
    g.rule("Than", "at most", lambda: "<=")


def _counts(g: EnglishGrammar) -> None:
    g.rule("Count", "Num", lambda num: (num.value, num.value) if num.value else None)
    g.rule("Count", "exactly Num", lambda num: (num.value, num.value) if num.value else None)
    g.rule("Count", "Num or Num", lambda one, two: (one.value, two.value) if one.value + 1 == two.value else None)
    g.rule("Count", "Num to Num", lambda one, two: (one.value, two.value) if one.value < two.value else None)
    g.rule("Count", "at least Num", lambda num: (num.value, -1) if num.value else None)
    g.rule("Count", "Num or more", lambda num: (num.value, -1) if num.value else None)
    g.rule("Count", "at most Num", lambda num: (0, num.value))
    g.rule("Count", "no more than Num", lambda num: (0, num.value))
    g.rule("Count", "up to Num", lambda num: (0, num.value))
    g.rule("Count", "any number", lambda: (0, -1))


def or_equal(op: str) -> str | None:
    """`lower or equal`."""
    return op + "=" if op in ("<", ">") else None


OPPOSITE = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "=": "="}
"""The same comparison from the other side: `fewer than he` is he has more."""
