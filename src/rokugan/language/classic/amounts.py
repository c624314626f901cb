"""Amounts: an algebra that is allowed wherever a number is."""

from __future__ import annotations

from typing import Any

from rokugan.language.classic.descriptions import his, kinds_of
from rokugan.language.classic.said import Nom, Phrased
from rokugan.language.english import amounts, numbers
from rokugan.language.english.categories import EnglishGrammar
from rokugan.program import (
    Amount,
    AmountOf,
    Capped,
    Conditional,
    CountOf,
    Difference,
    Different,
    Each,
    Extreme,
    Half,
    Noun,
    Number,
    StatOf,
    Sum,
    Thing,
    Times,
    TokensOn,
    TotalOf,
)

UNITS = (("Cards", "card|cards", "a card"), ("Honor", "honor", ""), ("GoldQ", "gold", ""))


class Computed:
    """Numbers made of numbers."""

    def times(self, factor: int, of: Amount) -> Times | None:
        """`twice his Force`; not twice 3."""
        return Times(factor, of) if not isinstance(of, (Times, Number)) else None

    def half(self, of: Amount, up: bool = False) -> Half | None:
        """`half his Force`."""
        return Half(of, up) if not isinstance(of, Number) else None

    def plus(self, one: Amount, two: Amount) -> Sum | None:
        """`his Chi plus 2`."""
        return Sum((one, two)) if not isinstance(two, Sum) else None

    def minus(self, one: Amount, two: Amount) -> Difference | None:
        """`his Chi minus 2`."""
        return Difference(one, two) if not isinstance(two, Difference) else None

    def capped(self, of: Amount, bound: Amount, least: bool = False) -> Capped:
        """`his Force, to a maximum of 3`."""
        return Capped(of, bound, least)


def add(g: EnglishGrammar) -> None:
    """Add the rules of amounts."""
    numbers.add(g, Number)
    amounts.add(g, Computed())
    g.word("Tally", "the number of|the total number of", True)
    g.word("SoMuch", "an amount of|a number of", True)
    g.rule("Amt", "Poss Measure", stat)
    g.rule("Amt", "the Measure of NP", lambda measure, of: stat(of, measure))
    g.rule("Amt", "Tally N", lambda _t, n: count(n))
    g.rule("Amt", "Tally Poss N", lambda _t, who, n: count(his(n, who)))
    g.rule("Amt", "the highest Stat of|among NP", lambda of, among: Extreme(of, among))
    g.rule("Amt", "the lowest Stat of|among NP", lambda of, among: Extreme(of, among, True))
    g.rule("Amt", "the force NP lost", lambda what: AmountOf("force lost", what))
    g.rule("Amt", "that amount", lambda: AmountOf("event"))
    g.rule("Amt", "Num Per", per)
    g.rule("Amt", "Tally different Kind among|on NP", lambda _t, kind, among: Different(kind, among))
    g.entries(
        "Kind",
        (("clan alignments", "clan"), ("element keywords", "element"), ("keywords", "keyword"), ("titles", "title")),
    )
    g.rule("Amt", "Tally Token in play", lambda _t, token: TokensOn(token[0], Each(Noun(("card",)))))
    g.rule("Amt", "Tally Token on NP", lambda _t, token, on: TokensOn(token[0], on))
    for category, unit, one in UNITS:
        if category != "GoldQ":
            either_if(g, category, lambda cond, then, otherwise: Conditional(cond, then, otherwise))
        if one:
            g.rule(category, one, lambda: Number(1))
        g.rule(category, f"Num {unit}", lambda num: num)
        g.rule(category, f"{unit} equal to Amt", lambda of: of)
        g.rule(category, f"SoMuch {unit} equal to Amt", lambda _much, of: of)
        g.rule(category, f"Num {unit} Per", lambda by, n: per(by, n))


def either_if(g: EnglishGrammar, category: str, choose: Any) -> None:
    """`A, or B if ...`: one for every category with an amount in it."""
    g.rule(category, f"{category} , or {category} if Cond", lambda one, two, cond: choose(cond, two, one))


def stat(of: Thing, measure: tuple[Any, bool, bool]) -> Amount | None:
    """`his Force`, `your Family Honor`, `his unit's total Force`."""
    name, base, total = measure
    if total:
        return TotalOf(name, of)
    player = kinds_of(of) == ("player",)
    if player and name not in ("family_honor", "starting_honor"):
        return None
    if name == "family_honor" and not player and not isinstance(of, Phrased):
        return None
    return StatOf(name, of, base)


def count(n: Nom | None) -> CountOf | None:
    return CountOf(n.noun) if n is not None and n.plural is not False else None


def per(by: Number, n: Nom) -> Times | None:
    """`1 for each Ring you control`."""
    return Times(by.value, CountOf(n.noun))
