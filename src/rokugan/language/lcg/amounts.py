"""Amounts, and what is compared with them: numbers, counts, values of cards and players, totals."""

from __future__ import annotations

from typing import Any

from rokugan.language.grammar import Grammar
from rokugan.language.lcg.kinds import fitting, kind_of
from rokugan.language.lcg.said import Phrase, Said, Unknown
from rokugan.program.lcg.nodes import Amount, Chosen, Count, Minus, Number, Odd, StatIs, StatOf, Thing, Total


def add(g: Grammar) -> None:
    """Add the rules of amounts and comparisons to a grammar."""
    _comparisons(g)
    _amounts(g)


def _comparisons(g: Grammar) -> None:
    g.entries("Order", (("lower", "<"), ("higher", ">"), ("equal or lower", "<="), ("equal or higher", ">=")))
    g.entries("Bound", (("or lower|or less|or fewer", "<="), ("or higher|or more|or greater", ">=")))
    g.entries(
        "Layer", (("printed", "printed"), ("base", "base"), ("current", "current"), ("total printed", "total printed"))
    )
    g.rule(
        "StatIs",
        "Layer? Stat Amount Bound",
        lambda layer, stat, amount, bound: StatIs(stat, bound, amount, layer or ""),
    )
    g.rule("StatIs", "Layer? Stat Num", lambda layer, stat, number: StatIs(stat, "=", Number(number), layer or ""))
    g.rule("StatIs", "Num Layer? Stat", lambda number, layer, stat: StatIs(stat, "=", Number(number), layer or ""))
    g.rule(
        "StatIs",
        "Num Bound Layer? Stat",
        lambda number, bound, layer, stat: StatIs(stat, bound, Number(number), layer or ""),
    )
    g.rule("StatIs", "Layer? Stat Order than Amount", _lower_than)
    g.rule("StatIs", "More fate On? than NP", _more_fate)
    g.rule("StatIs", "Order Layer? Stat than NP", lambda order, layer, stat, np: _lower(order, layer, stat, np))
    g.rule(
        "StatIs",
        "Order Layer? Stat",
        lambda order, layer, stat: _lower(order, layer, stat, Said(("character",), "that")),
    )
    g.rule("StatIs", "an odd Layer? Stat", lambda layer, stat: Odd(stat, layer or ""))


def _amounts(g: Grammar) -> None:
    g.rule("Amount", "Num", Number)
    g.rule("Amount", "x", Unknown)
    g.rule("Amount", "the number of N", lambda n: Count(n.noun))
    g.rule("Amount", "Possessive Layer? Stat", lambda who, layer, stat: StatOf(stat, who, layer or ""))
    g.rule("Amount", "the Layer? Stat of NP", lambda layer, stat, np: StatOf(stat, np, layer or ""))
    g.rule("Amount", "Possessive honor", lambda who: _of_player("honor", who))
    g.rule("Amount", "Possessive fate", lambda who: _of_player("fate", who))
    g.rule("Amount", "the total current? Stat of|among N", _total)
    g.rule("Amount", "Bid", lambda bid: bid)
    for said in ("any number you choose", "a number of your choice"):
        g.rule("Amount", said, Chosen)
    g.rule("Signed", "+x", Unknown)
    g.rule("Signed", "-x", lambda: Minus(Unknown()))


def _of_player(stat: Any, who: Thing) -> StatOf | None:
    return StatOf(stat, who) if kind_of(who) == "player" else None


def _total(stat: Any, n: Phrase) -> Total | None:
    return Total(stat, n.noun) if n.plural and n.noun.kind == "character" else None


def _lower_than(layer: Any, stat: Any, order: Any, amount: Amount) -> StatIs | None:
    """`with printed cost lower than this character's printed cost`."""
    same = isinstance(amount, StatOf) and (amount.stat, amount.layer) == (stat, layer or "")
    return StatIs(stat, order, amount, layer or "") if same else None


def _more_fate(sign: Any, _on: Any, np: Thing) -> StatIs | None:
    """`with less fate on it than this character`."""
    who = fitting(np, "character")
    return StatIs("fate", sign, StatOf("fate", who)) if who else None


def _lower(order: Any, layer: Any, stat: Any, np: Thing) -> StatIs | None:
    who = fitting(np, "character")
    return StatIs(stat, order, StatOf(stat, who, layer or ""), layer or "") if who else None
