"""One coordination for every category: `X and X`, `X or X`, `X, X, and X`, `both X and X`, `either X or X`.

A category says only what its members become together; lists of any length and the commas are the same for all. Lists are flat:
what is joined already declines to be joined once more by the same word.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rokugan.language.english.categories import EnglishGrammar

Join = Callable[[str, tuple[Any, ...]], Any]
WORDS = {"and": "both", "or": "either"}


@dataclass(frozen=True)
class Joined:
    """Several of one category, where no node joins them."""

    op: str
    parts: tuple[Any, ...]


def coordinate(g: EnglishGrammar, category: str, join: Join, single: Callable[[Any], bool] | None = None) -> None:
    """Let several of a category stand for one. single: is it one, and not several already? Without a comma only such are joined:
    in `A, and B or C` the comma divides."""
    for op, early in WORDS.items():
        several = f"{category}_{op}"
        g.rule(several, f"{category} , {op} {category}", lambda one, two: (one, two))
        g.rule(
            several,
            f"{category} {op} {category}",
            lambda one, two: (one, two) if single is None or (single(one) and single(two)) else None,
        )
        g.rule(several, f"{category} , {several}", lambda one, rest: (one, *rest))
        if op == "and":
            g.rule(several, f"{category} ,? as well as {category}", lambda one, two: (one, two))
        g.rule(category, f"{early}? {several}", lambda parts, op=op: join(op, parts) if _differ(parts) else None)


def _differ(parts: tuple[Any, ...]) -> bool:
    """`bowed or bowed` is a slip."""
    return len(set(parts)) == len(parts)


def joined(op: str, parts: tuple[Any, ...]) -> Joined | None:
    """Several that stay several; a list in a list of the same word is no list."""
    return None if any(isinstance(each, Joined) and each.op == op for each in parts) else Joined(op, parts)
