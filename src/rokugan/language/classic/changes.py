"""What is given: bonuses, keywords, bounds. Keywords are values here as everywhere."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.language.classic.amounts import either_if, per
from rokugan.language.classic.said import Nom
from rokugan.language.english.categories import EnglishGrammar
from rokugan.language.english.coordination import coordinate
from rokugan.program import Change, Conditional, GrantKeyword, GrantText, Limit, Modify, Number, OneChange, Times

Changes = tuple[Change, ...]


def add(g: EnglishGrammar) -> None:
    """Add the rules of changes."""
    g.rule("Change", "Kw", lambda kw: (GrantKeyword(kw),))
    g.rule("Change", "the Kw keyword", lambda kw: (GrantKeyword(kw),))
    g.rule("Change", "Signed Stat", lambda num, stat: (Modify(stat, num),))
    g.rule("Change", "a Stat bonus equal to Amt", lambda stat, amount: (Modify(stat, amount),))
    g.rule("Change", "a Stat penalty equal to Amt", lambda stat, amount: (Modify(stat, amount, True),))
    g.rule("Change", "a|an Num Stat bonus", lambda num, stat: (Modify(stat, num),))
    g.rule("Change", "a|an Num Stat penalty", lambda num, stat: (Modify(stat, num, True),))
    g.rule("Change", "a Bound Stat of Amt", lambda bound, stat, of: (Limit(stat, bound, of),))
    g.word("Bound", "minimum", "minimum")
    g.word("Bound", "maximum", "maximum")
    g.rule("Change", "Change Per", each)
    g.rule("Change", "the|an|a ability|abilities|trait ,? :? Quoted", lambda text: (GrantText(text),))
    g.rule(
        "Change",
        "Signed or Signed Stat",
        lambda one, two, stat: (Modify(stat, one, choose=True),) if one.value == -two.value else None,
    )
    either_if(g, "Change", _if)
    coordinate(g, "Change", join)


def _if(cond: Any, then: Changes, otherwise: Changes) -> Changes | None:
    """`+2F, or +4F if ...`: one change with an amount that depends."""
    if len(then) != len(otherwise):
        return None
    found: list[Any] = []
    for one, two in zip(then, otherwise, strict=True):
        if not (isinstance(one, Modify) and isinstance(two, Modify) and one.stat == two.stat):
            return None
        found.append(replace(one, amount=Conditional(cond, one.amount, two.amount)))
    return tuple(found)


def each(changes: Changes, n: Nom) -> Changes | None:
    """`+1F for each Ring you control`."""
    found: list[Any] = []
    for change in changes:
        if not isinstance(change, Modify) or not isinstance(change.amount, Number):
            return None
        times = per(change.amount, n)
        assert isinstance(times, Times)
        found.append(replace(change, amount=times))
    return tuple(found)


def join(op: str, parts: tuple[Changes, ...]) -> Changes | None:
    """All of the changes, or one of them; nobody chooses between a smaller and a larger bonus to one stat."""
    if op == "and":
        return tuple(change for part in parts for change in part)
    if any(len(part) != 1 for part in parts):
        return None
    single = tuple(part[0] for part in parts)
    stats = [each.stat for each in single if isinstance(each, Modify)]
    if len(set(stats)) == len(stats):
        return (OneChange(single),)
    one, two = single[0], single[-1]
    if len(single) > 2 or not isinstance(one, Modify) or not isinstance(two, Modify):
        return None
    amounts = one.amount, two.amount
    numbers = [each.value for each in amounts if isinstance(each, Number)]
    opposite = len(numbers) == len(amounts) and sum(numbers) == 0
    return (replace(one, choose=True),) if opposite else None
