"""Conditions: what is true of a thing, what there is, what is more than something else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.language.classic.descriptions import as_noun, filtered, his, join_filters, kinds_of, negated
from rokugan.language.classic.said import Nom, Phrased, Some
from rokugan.language.classic.uses import USES
from rokugan.language.english.categories import EnglishGrammar
from rokugan.language.english.coordination import Joined, coordinate, joined
from rokugan.language.english.verbs import Predicate
from rokugan.program import (
    AnyOf,
    Both,
    Compare,
    Condition,
    Controls,
    CountOf,
    Did,
    Each,
    Exists,
    Filter,
    HasFavor,
    HasKeyword,
    In,
    Is,
    Moment,
    NoneOf,
    Not,
    Noun,
    Number,
    OtherThan,
    Paid,
    Past,
    Shares,
    State,
    StatOf,
    Thing,
    With,
    You,
)
from rokugan.program.words import Comparison


def add(g: EnglishGrammar) -> None:
    """Add the rules of conditions."""
    g.rule("Be", "is|are now? Pred", lambda pred: pred)
    g.rule("Be", "is|are not Pred", lambda pred: negated(pred))
    g.rule("Be", "now? has|have now? Had", lambda had: had)
    g.rule("Be", "isn't|aren't Pred", lambda pred: negated(pred))
    g.rule("Be", "doesn't|don't have Had", lambda had: NoneOf((had,)))
    g.rule("Be", "is|are neither Pred nor Pred", lambda one_, two: NoneOf((one_, two)))
    g.rule("Be", "does|do not have Had", lambda had: NoneOf((had,)))
    g.rule("Be", "shares|share a|an Alike with NP", lambda kind, np: Shares(kind, np))
    g.rule("Be", "does|do not share a|an Alike with NP", lambda kind, np: Shares(kind, np, False))
    g.entries(
        "Alike",
        (("keyword", "keyword"), ("clan alignment", "clan"), ("element keyword", "element"), ("title", "title")),
    )
    g.rule("Be", "VPd", lambda deed: assigned(deed))
    g.rule("Be", "was|were VPn", lambda deed: assigned(deed))
    coordinate(g, "Be", join_filters)
    g.rule(
        "Be",
        "VPd Span but did not VPb",
        lambda one_, span, two: join_filters(
            "and", tuple(f for f in (USES.befell(one_, span), USES.befell(two, span, False)) if f is not None)
        ),
    )
    g.rule("Be", "Be but Be", lambda one_, two: join_filters("and", (one_, two)))
    g.rule(
        "Cond",
        "NP Be",
        lambda np, be: is_so(np, be) if kinds_of(np) != ("player",) or not isinstance(be, With) else None,
    )
    g.rule("Post", "that|who Be", filtered)
    g.rule(
        "Cond",
        "Army has Cmp N than Army",
        lambda here, op, n, there: Compare(CountOf(n.also(here).noun), op, CountOf(n.also(there).noun)),
    )
    g.rule("Cond", "you are paying for NP", _paid)
    g.rule("Cond", "paying for NP", _paid)
    g.rule("Cond", "Some is|are in Poss Zone", lambda some, who, zone: _exists_in(some, who, zone))
    coordinate(g, "Some", joined)
    g.rule("Cond", "the Nominal fails|failed", lambda names: Did(names[0], None, False))
    g.rule("Cond", "the|this Nominal is|was negated", lambda names: Did(names[0], None, False))
    g.rule("Cond", "Poss Nominal is|was negated", lambda np, names: Did(names[0], np, False))
    g.rule("Cond", "Poss Nominal fails|failed", lambda np, names: Did(names[0], np, False))
    g.rule("Cond", "the|this Nominal is|was not negated", lambda names: Did(names[0], None))
    g.rule("Cond", "the|this Nominal succeeds|succeeded", lambda names: Did(names[0], None))
    g.rule(
        "Cond",
        "NP has|have as many N as NP",
        lambda np, n, other: _more(">=", n, np, other) if kinds_of(np) == ("player",) else None,
    )
    g.rule("Cond", "you control|have at least as many N as NP", lambda n, other: _more(">=", n, You(), other))
    g.rule("Cond", "NP is yours", lambda np: Is(np, (State("yours"),)))
    g.rule(
        "Cond",
        "you control NP",
        lambda np: (
            Is(np, (State("yours"),)) if isinstance(np, Phrased) and np.way in ("he", "it", "the", "that") else None
        ),
    )
    g.rule(
        "Cond",
        "you do not control NP",
        lambda np: (
            Is(np, (State("yours", False),))
            if isinstance(np, Phrased) and np.way in ("he", "it", "the", "that")
            else None
        ),
    )
    g.rule("Cond", "you are a Kw player", lambda kw: Is(You(), (HasKeyword(kw),)))
    g.rule("Cond", "you control|have Some", lambda some: _exists(some, You()))
    g.rule("Cond", "NP controls Some", lambda np, some: _controls(np, some))
    g.rule("Cond", "NP has Some", lambda np, some: _controls(np, some) if kinds_of(np) == ("player",) else None)
    g.rule("Cond", "you do not control Some", lambda some: _not_so(_exists(some, You())))
    g.rule("Cond", "there is|are now? Some", lambda some: _exists(some, None))
    g.rule(
        "Cond",
        "Some is|are Where",
        lambda some, where: _exists((some[0].also(where), *some[1:]), None) if not isinstance(some, Joined) else None,
    )
    g.rule("Some", "a|an N", lambda n: (n, ">=", Number(1)) if n.plural is not True else None)
    g.rule("Some", "any N", lambda n: (n, ">=", Number(1)))
    g.rule("Some", "another N", lambda n: (n.first(OtherThan(Phrased("self"))), ">=", Number(1)))
    g.rule("Some", "no N", lambda n: (n, "=", Number(0)))
    g.rule("Some", "any|one of Poss N", lambda who, n: (m, ">=", Number(1)) if (m := his(n, who)) else None)
    g.rule("Some", "none of Poss N", lambda who, n: (m, "=", Number(0)) if (m := his(n, who)) else None)
    g.rule(
        "Cond",
        "Some Be",
        lambda some, be: (
            Exists(some[0].also(be).noun, *some[1:])
            if not isinstance(some, Joined) and some[0].noun.kinds != ("player",)
            else None
        ),
    )
    g.rule("Some", "Quant N", lambda rel, n: (n, *rel))
    g.rule("Some", "Num N", lambda num, n: (n, ">=", num))
    g.rule("Cond", "Amt is|are now? Than Amt", lambda left, op, right: Compare(left, op, right))
    g.rule(
        "Cond",
        "Amt is|are now? Than NP",
        lambda left, op, np: Compare(left, op, StatOf(left.stat, np)) if isinstance(left, StatOf) else None,
    )
    g.rule(
        "Cond", "Amt is|are now? Quant", lambda left, rel: Compare(left, *rel) if not isinstance(left, Number) else None
    )
    g.rule(
        "Cond",
        "Amt is|are now? Num",
        lambda left, num: Compare(left, "=", num) if not isinstance(left, Number) else None,
    )
    g.rule(
        "Cond",
        "there are Cmp N Where than Where",
        lambda op, n, here, there: _more_there(op, n, here, there),
    )
    g.rule("Cond", "you do|did", lambda: Did("do", who=You()))
    g.rule("Cond", "he does|did", lambda: Did("do", who=Phrased("he")))
    g.rule("Cond", "you do|did not", lambda: Did("do", None, False, You()))
    g.rule("Cond", "he does|did not", lambda: Did("do", None, False, Phrased("he", Noun(("player",)))))
    g.rule("Cond", "NP does|did so", lambda np: Did("do", None, True, np))
    g.rule("Cond", "he does|did not choose this", lambda: Did("choose", None, False, Phrased("he", Noun(("player",)))))
    g.rule(
        "Cond",
        "Amt is|are now? Than Theirs",
        lambda left, op, who: Compare(left, op, StatOf(left.stat, who)) if isinstance(left, StatOf) else None,
    )
    g.rule("Cond", "you have Cmp Measure than NP", lambda op, stat, np: _measures(You(), op, stat, np))
    g.rule("Cond", "NP has Cmp Measure than NP", lambda who, op, stat, np: _measures(who, op, stat, np))
    g.rule(
        "Cond",
        "NP has Quant Measure",
        lambda who, rel, stat: Compare(StatOf(stat[0], who, stat[1]), *rel) if kinds_of(who) == ("player",) else None,
    )
    g.rule(
        "Cond",
        "you have Quant Measure",
        lambda rel, stat: Compare(StatOf(stat[0], You(), stat[1]), *rel) if stat[0] == "family_honor" else None,
    )
    g.rule("Cond", "NP won it", lambda np: Is(np, (State("won"),)))
    g.rule("Cond", "there are Cmp N than N", lambda op, one_, two: Compare(CountOf(one_.noun), op, CountOf(two.noun)))
    g.rule("Cond", "you control|have Cmp N than NP", lambda op, n, np: _more(op, n, You(), np))
    g.rule("Cond", "NP controls|has Cmp N than NP", lambda np, op, n, other: _more(op, n, np, other))
    for words, moment in (
        ("it is your turn", Moment("your turn")),
        ("it is not your turn", Moment("not your turn")),
        ("it is your first turn", Moment("first turn")),
        ("you have reconnaissance", Moment("reconnaissance")),
        ("any player has reconnaissance", Moment("any reconnaissance")),
        ("you are the first player", Not(Moment("not first player"))),
        ("you are not the first player", Moment("not first player")),
        ("you are the attacker|you are attacking", Moment("attacker")),
        ("you are the defender|you are defending", Moment("defender")),
        ("this action was taken as an additional action", Moment("additional action")),
    ):
        g.word("Cond", words, moment)
    g.rule("Cond", "NP controls|control the imperial favor", lambda np: HasFavor(np))


def _more_there(op: Any, n: Nom, here: Filter, there: Filter) -> Compare | None:
    """`there are more units here than there`: of units of which no place is said yet."""
    if any(isinstance(each, In) for each in n.noun.filters):
        return None
    return Compare(CountOf(n.also(here).noun), op, CountOf(n.also(there).noun))


def _paid(np: Thing) -> Paid | None:
    """`paying for a Personality`."""
    what = as_noun(np)
    return Paid(what) if isinstance(what, Noun) else None


def join_conditions(op: str, parts: tuple[Condition, ...]) -> Condition | None:
    node: Any = Both if op == "and" else AnyOf
    return None if any(isinstance(each, node) for each in parts) else node(parts)


def assigned(deed: Any) -> Filter | None:
    """`if he assigned there`: this turn, as one assigns once."""
    if isinstance(deed, Predicate) and deed.verb.event == "assign" and deed.get("goal") == ("battlefield", None):
        return Past("assign to current battlefield")
    return None


def is_so(np: Thing, filter: Any) -> Condition | None:
    """What is true of a thing; of new things, that there are such."""
    if filter is None or isinstance(np, (Each, Number)):
        return None
    if isinstance(np, Some):
        return Exists(replace(np.noun, filters=(*np.noun.filters, filter))) if not np.target else None
    return Is(np, (filter,))


def _not_so(condition: Condition | None) -> Condition | None:
    if isinstance(condition, Is):
        return replace(condition, positive=False)
    return None if condition is None else Not(condition)


def _measures(who: Thing, op: Any, stat: Any, other: Thing) -> Condition | None:
    """`you have higher Honor than him`: of players."""
    if kinds_of(who) != ("player",) or isinstance(who, Some) or isinstance(other, (Some, Each)):
        return None
    return Compare(StatOf(stat[0], who, stat[1]), op, StatOf(stat[0], other, stat[1]))


def _exists_in(some: Any, who: Thing, zone: Any) -> Condition | None:
    n = his(some[0], who) if not isinstance(some, Joined) else None
    return Exists(replace(n.noun, zone=zone), *some[1:]) if n is not None else None


def _exists(some: Any, who: Thing | None) -> Condition | None:
    if isinstance(some, Joined):
        parts = [part for each in some.parts if (part := _exists(each, who)) is not None]
        return join_conditions(some.op, tuple(parts)) if len(parts) == len(some.parts) else None
    n, op, number = some
    if who is not None:
        n = his(n, who)
        if n is None:
            return None
    return Exists(n.noun, op, number)


def _controls(np: Thing, some: Any) -> Condition | None:
    """What somebody controls; of new players, that there is such a one."""
    if isinstance(some, Joined):
        return None
    n, op, number = some
    if kinds_of(np) not in ((), ("player",)) or isinstance(np, You):
        return None
    if isinstance(np, Some):
        return Exists(replace(np.noun, filters=(*np.noun.filters, Controls(n.noun, op, number))))
    return _exists(some, np)


def _more(op: Comparison, n: Nom, who: Thing, other: Thing) -> Condition | None:
    mine, yours = his(n, who), his(n, other)
    if mine is None or yours is None or kinds_of(other) != ("player",):
        return None
    return Compare(CountOf(mine.noun), op, CountOf(yours.noun))
