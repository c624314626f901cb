"""Comparisons: `3 or more base Force`, `Gold Cost equal to or less than his`, `at least two Followers`, `is odd`.

Category stat_is: what is said of a stat; standard: what a stat is compared with; has: what is said of things, tokens and keywords
that it has; amount_is: what an amount is. The words of comparison are in `measures`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import (
    AllFilters,
    Amount,
    AmountOf,
    AnyOf,
    CardsIn,
    Compare,
    CountOf,
    Difference,
    Each,
    Either,
    Extreme,
    HasToken,
    In,
    Number,
    Ref,
    Remainder,
    StatIs,
    StatOf,
    Sum,
    Times,
    TokensOn,
    TotalOf,
    With,
    You,
    walk,
)
from rokugan.program.words import Comparison, Relation, Stat

page = Page()
rule = page.rule

Values = dict[str, Any]
NUM, AMOUNT = slot("num"), slot("amount")

# ------------------------------------------------------------------------------------------------- of a stat


def _stat(measure: tuple[Stat, bool, bool], op: Comparison, right: Amount | None) -> StatIs:
    stat, base, total = measure
    return StatIs(stat, op, right, base, total)


def _measured(node: StatIs) -> tuple[Stat, bool, bool]:
    return node.stat, node.base, node.total


def _counted(template: str, cost: int = 0) -> None:
    """A stat and a number: `3 or more base Force`, `Force of 3 or more`."""

    def make(context: Context, values: Values) -> Any:
        return _stat(values["measure"], *values["quantity"])

    def take(node: Any) -> Values | None:
        if not isinstance(node, StatIs) or not isinstance(node.right, Number):
            return None
        return {"measure": _measured(node), "quantity": (node.op, node.right)}

    rule("stat_is", template, make=make, take=take, cost=cost)


_counted("{quantity} {measure}")
_counted("{measure} of {quantity}")
_counted("{measure} {quantity}")


def _exactly(template: str) -> None:
    """A stat and its value: `3 Force`, `a Chi of 3`; or a bound that stands after the stat: `3 Force or higher`."""

    def make(context: Context, values: Values) -> Any:
        return _stat(values["measure"], values.get("or_more", "="), values["num"])

    def take(node: Any) -> Values | None:
        if not isinstance(node, StatIs) or not isinstance(node.right, Number):
            return None
        if (node.op == "=") == ("or_more" in template):
            return None
        values: Values = {"measure": _measured(node), "num": node.right}
        return {**values, "or_more": node.op} if "or_more" in template else values

    rule("stat_is", template, make=make, take=take)


_exactly("{num} {measure}")
_exactly("a {num} {measure}")
_exactly("{measure} of {num}")
_exactly("{measure} {num}")
_exactly("{num} {measure} {or_more}")
_exactly("a {num} {measure} {or_more}")


def _between(context: Context, values: Values) -> Any:
    """`a printed Force from 2 to 4`."""
    return AllFilters((_stat(values["measure"], ">=", values["num"]), _stat(values["measure"], "<=", values["b"])))


def _take_between(node: Any) -> Values | None:
    if not isinstance(node, AllFilters) or len(node.filters) != 2:
        return None
    low, high = node.filters
    if not isinstance(low, StatIs) or not isinstance(high, StatIs) or _measured(low) != _measured(high):
        return None
    if (low.op, high.op) != (">=", "<="):
        return None
    return {"measure": _measured(low), "num": low.right, "b": high.right}


rule("stat_is", "{measure} from {num} to {b:num}", make=_between, take=_take_between)
rule("stat_is", "{num} to {b:num} {measure}", make=_between, take=_take_between)

# --------------------------------------------------------------------------------- with what a stat is compared

_SAME: Any = ""  # the stat of something that is compared: the same as on the other side


def _than(node: Any, measure: tuple[Stat, bool, bool], op: str) -> Any:
    """The right side of a comparison: `than him` is than his same stat, `than each of your Samurai` than the least of them."""
    stat, base, total = measure
    if isinstance(node, StatOf) and node.stat == _SAME:
        of = You() if stat == "family_honor" and node.of == Ref("performer") else node.of
        return replace(node, stat=stat, of=of, base=base and not total)
    if isinstance(node, TotalOf) and node.stat == _SAME:
        return replace(node, stat=stat)
    if isinstance(node, Extreme) and node.stat == _SAME:
        return replace(node, stat=stat, base=base, least=(op[0] == "<") != node.least)
    return node


def _standard(template: str, of: Any, cost: int) -> None:
    """Something whose same stat is compared."""

    def make(context: Context, values: Values) -> Any:
        return StatOf(_SAME, of(values))

    def take(node: Any) -> Values | None:
        if not isinstance(node, StatOf) or not node.form:
            return None
        return {name: node.of for name in ("robj", "rposs", "target", "this") if f"{{{name}}}" in template}

    rule("standard", template, make=make, take=take, cost=cost)


rule("standard", "{amount}")
_standard("{robj}", lambda v: v["robj"], 1)
_standard("{rposs}", lambda v: v["rposs"], 2)
_standard("{this}'s", lambda v: v["this"], 1)
_standard("{target}", lambda v: v["target"], 2)
_standard("(your|yours)", lambda v: Ref("performer"), 0)
_standard("you [do]", lambda v: You(), 0)


def _among(template: str, whose: str, any_one: bool, cost: int) -> None:
    """Each of several, or any one of them."""
    np = "npmany" if "{npmany}" in template else "npone"

    def make(context: Context, values: Values) -> Any:
        noun = replace(values[np], whose=whose) if whose else values[np]
        return Extreme(_SAME, Each(noun), any_one)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Extreme) or not isinstance(node.among, Each) or not node.form:
            return None
        return {np: node.among.noun}

    rule("standard", template, make=make, take=take, cost=cost)


_among("each of your {npmany}", "your", False, 0)
_among("all [of] your {npmany}", "your", False, 0)
_among("all {npmany}", "", False, 0)
_among("each {npone}", "", False, 0)
_among("any of your {npmany}", "your", True, 0)
_among("one of your {npmany}", "your", True, 0)
_among("(a|an) {npone}", "", True, 2)


def _compared(template: str, cost: int = 0) -> None:
    """`lower Force than him`, `Force lower than 3`, `lower Force` (than the performer's)."""
    word = "than" if "{than}" in template else "compare"

    def make(context: Context, values: Values) -> Any:
        op, measure = values[word], values["measure"]
        return _stat(measure, op, _than(values.get("standard"), measure, op))

    def take(node: Any) -> Values | None:
        if not isinstance(node, StatIs) or (node.right is None) == ("{standard}" in template):
            return None
        values = {"measure": _measured(node), word: node.op}
        return values if node.right is None else {**values, "standard": node.right}

    rule("stat_is", template, make=make, take=take, cost=cost)


_compared("{compare} {measure}")
_compared("{compare} {measure} than {standard}")
_compared("{measure} {than} {standard}")


def _two_measures(template: str, together: type[AllFilters] | type[Either]) -> None:
    """`lower Force and Chi than him`, `higher Force or higher Chi`."""
    twice, standard = "{c:compare}" in template, "{standard}" in template

    def make(context: Context, values: Values) -> Any:
        ops = (values["compare"], values["c"] if twice else values["compare"])
        parts = tuple(
            replace(_stat(measure, op, _than(values.get("standard"), measure, op)), form="-")
            for measure, op in zip((values["measure"], values["b"]), ops, strict=True)
        )
        return together(parts)

    def take(node: Any) -> Values | None:
        if not isinstance(node, together) or len(node.filters) != 2:
            return None
        one, other = node.filters
        if not isinstance(one, StatIs) or not isinstance(other, StatIs) or (one.right is not None) != standard:
            return None
        if not twice and one.op != other.op:
            return None
        values = {"measure": _measured(one), "b": _measured(other), "compare": one.op, "c": other.op}
        return {**values, "standard": one.right} if standard else values

    rule("stat_is", template, make=make, take=take)


for _and, _together in (("and", AllFilters), ("or", Either)):
    for _than_what in ("", " than {standard}"):
        _two_measures(f"{{compare}} {{measure}} {_and} {{b:measure}}{_than_what}", _together)
        _two_measures(f"{{compare}} {{measure}} {_and} {{c:compare}} {{b:measure}}{_than_what}", _together)


def _times(context: Context, values: Values) -> Any:
    """`with more than twice his Force`: the same stat, twice."""
    stat, base, _ = values["measure"]
    return _stat(values["measure"], values["at_least"], Times(2, StatOf(stat, values["rposs"], base)))


def _take_times(node: Any) -> Values | None:
    if not isinstance(node, StatIs) or not isinstance(node.right, Times) or not isinstance(node.right.of, StatOf):
        return None
    if node.right.factor != 2 or node.right.of.stat != node.stat:
        return None
    return {"measure": _measured(node), "at_least": node.op, "rposs": node.right.of.of}


rule("stat_is", "{at_least} twice {rposs} {measure}", make=_times, take=_take_times)


def _own(context: Context, values: Values) -> Any:
    """`more Force than Chi`: two stats of the same card."""
    stat, base, _ = values["b"]
    return _stat(values["measure"], values["compare"], StatOf(stat, Ref("described"), base))


def _take_own(node: Any) -> Values | None:
    if not isinstance(node, StatIs) or not isinstance(node.right, StatOf) or node.right.of != Ref("described"):
        return None
    return {"measure": _measured(node), "compare": node.op, "b": (node.right.stat, node.right.base, False)}


def _own_stat(template: str) -> None:
    """`Force higher than his own Chi`: his who is described, whoever else was mentioned."""
    word = "than" if "{than}" in template else "compare"

    def make(context: Context, values: Values) -> Any:
        stat, base, _ = values["b"]
        return _stat(values["measure"], values[word], StatOf(stat, Ref("described"), base))

    def take(node: Any) -> Values | None:
        found = _take_own(node)
        return None if found is None else {**found, word: found["compare"], "own": "own"}

    rule("stat_is", template, make=make, take=take, cost=-1)


rule("stat_is", "{compare} {measure} than {b:measure}", make=_own, take=_take_own, cost=1)
_own_stat("{compare} {measure} than {own} {b:measure}")
_own_stat("{measure} {than} {own} {b:measure}")

# ------------------------------------------------------------------------------- of things, tokens and keywords

ATT, ATTS = slot("attone"), slot("attmany")
ZERO = Number(0)
rule("has", "(a|an) {attone} [attached]", With(ATT))
rule("has", "no {attmany} [attached]", With(ATTS, "=", ZERO))
rule("has", "no {attone}", With(ATT, "=", ZERO))
rule("has", "any {attmany} [attached]", With(ATTS))
rule("has", "any {attone}", With(ATT))
rule("has", "{num} {attmany}", With(ATTS, ">=", NUM), cost=1)
rule("has", "(a|an) {tokenname} token", HasToken(slot("tokenname")), cost=-1)
rule("has", "any {tokenname} tokens", HasToken(slot("tokenname")), cost=-1)
rule("has", "no {tokenname} tokens", HasToken(slot("tokenname"), "=", ZERO), cost=-1)


def _many(template: str, make_node: Any, taken: Any, cost: int = 0) -> None:
    """A number of something it has: `two or more Followers`, `exactly one Fire token`, `3 or fewer keywords`."""

    def make(context: Context, values: Values) -> Any:
        return make_node(values, *values["quantity"])

    rule("has", template, make=make, take=taken, cost=cost)


def _take_with(plural: bool) -> Any:
    name = "attmany" if plural else "attone"

    def take(node: Any) -> Values | None:
        if not isinstance(node, With) or node.noun.plural != plural:
            return None
        return {name: node.noun, "quantity": (node.op, node.number)}

    return take


def _take_tokens(node: Any) -> Values | None:
    return {"tokenname": node.name, "quantity": (node.op, node.number)} if isinstance(node, HasToken) else None


def _take_keywords(node: Any) -> Values | None:
    if not isinstance(node, StatIs) or node.stat != "keywords":
        return None
    return {"quantity": (node.op, node.right)}


_many("{quantity} {attmany}", lambda v, op, number: With(v["attmany"], op, number), _take_with(True))
_many("{quantity} {attone}", lambda v, op, number: With(v["attone"], op, number), _take_with(False), 1)
for _s in ("tokens", "token"):
    _many(
        f"{{quantity}} {{tokenname}} {_s}", lambda v, op, number: HasToken(v["tokenname"], op, number), _take_tokens, -1
    )
_many("{quantity} keywords", lambda v, op, number: StatIs("keywords", op, number), _take_keywords, -1)
_TOKENS = HasToken(slot("tokenname"), slot("fewer"), TokensOn(slot("tokenname"), slot("robj")))
rule("stat_is", "{fewer} {tokenname} tokens than {robj}", _TOKENS)
rule("stat_is", "{fewer} cards [in it] than {amount}", CardsIn(slot("fewer"), AMOUNT), cost=1)
rule("stat_is", "{fewer} cards than {robj}", CardsIn(slot("fewer"), slot("robj")))
rule("stat_is", "{fewer} cards in (his|her|its) unit than {amount}", CardsIn(slot("fewer"), AMOUNT))


def _as_many(template: str, relation: Relation, cost: int) -> None:
    """`fewer Followers than him`, `as many or fewer Followers` (as the performer)."""

    def make(context: Context, values: Values) -> Any:
        noun = values["attmany"]
        than = values.get("robj", Ref("performer"))
        other = replace(noun, filters=(*noun.filters, In(relation, than)), form="-")
        return With(noun, values["fewer"], CountOf(other))

    def take(node: Any) -> Values | None:
        if not isinstance(node, With) or not isinstance(node.number, CountOf):
            return None
        last = node.number.noun.filters[-1:]
        if not last or not isinstance(last[0], In) or (last[0].of == Ref("performer")) == ("{robj}" in template):
            return None
        return {"attmany": node.noun, "fewer": node.op, "robj": last[0].of}

    rule("stat_is", template, make=make, take=take, cost=cost)


_as_many("{fewer} {attmany} than {robj}", "unit", 0)
_as_many("{fewer} {attmany}", "attached", 1)

# --------------------------------------------------------------------------------------- what an amount is

IT = AmountOf("it")  # the amount that is spoken of, until it is known
rule("amount_is0", "{than} {amount}", Compare(IT, slot("than"), AMOUNT))
rule("amount_is0", "{num}", Compare(IT, "=", NUM))
rule(
    "amount_is0",
    "{parity}",
    make=lambda c, v: Compare(Remainder(IT, 2), "=", Number(v["parity"])),
    take=lambda n: _take_parity(n),
)
rule(
    "amount_is0",
    "{quantity}",
    make=lambda c, v: Compare(IT, *v["quantity"]),
    take=lambda n: _take_amount_quantity(n),
)
rule("amount_is0", "{num} {points} (lower|less) than {amount}", Compare(IT, "<=", Difference(AMOUNT, NUM)))
rule("amount_is0", "{num} {points} (higher|greater|more) than {amount}", Compare(IT, ">=", Sum((AMOUNT, NUM))))
rule("amount_is", "{amount_is0}")
rule("amount_is", "{amount_is0}[,] or {b:amount_is0}", AnyOf((slot("amount_is0"), slot("b"))))


def _take_parity(node: Any) -> Values | None:
    known = isinstance(node, Compare) and node.left == Remainder(IT, 2) and node.op == "="
    return {"parity": node.right.value} if known and isinstance(node.right, Number) else None


def _take_amount_quantity(node: Any) -> Values | None:
    known = isinstance(node, Compare) and node.left == IT and isinstance(node.right, Number)
    return {"quantity": (node.op, node.right)} if known else None


def _said_of(node: Any, amount: Any) -> Any:
    """A comparison with this amount on its left side."""
    if isinstance(node, AnyOf):
        return replace(node, conditions=tuple(_said_of(each, amount) for each in node.conditions))
    left = Remainder(amount, 2) if isinstance(node.left, Remainder) else amount
    return replace(node, left=left)


def _unsaid(node: Any) -> tuple[Any, Any] | None:
    """The amount on the left side of a comparison, and the comparison without it; None if there is no such amount."""
    if isinstance(node, AnyOf):
        known = [each for each in map(_unsaid, node.conditions) if each is not None]
        if len(known) < len(node.conditions) or any(each[0] != known[0][0] for each in known):
            return None
        return known[0][0], replace(node, conditions=tuple(each[1] for each in known))
    if not isinstance(node, Compare):
        return None
    amount = node.left.of if isinstance(node.left, Remainder) else node.left
    return amount, _said_of(node, IT)


def _amount_is(context: Context, values: Values) -> Any:
    said = values["amount_is"]
    return replace(_said_of(said, values["amount"]), form=f"{context.rule_form}|{said.form}")


def _take_amount_is(node: Any) -> Values | None:
    found = _unsaid(node)
    return None if found is None else {"amount": found[0], "be": "is", "amount_is": found[1]}


rule("cond0", "{amount} {be} {amount_is}", make=_amount_is, take=_take_amount_is)


def _same_stat(context: Context, values: Values) -> Any:
    """`his Force is higher than Kado`: than Kado's Force."""
    measure, op = values["measure"], values["than"]
    left = TotalOf(measure[0], values["rposs"]) if measure[2] else StatOf(measure[0], values["rposs"], measure[1])
    return Compare(left, op, _than(values["standard"], measure, op))


def _take_same_stat(node: Any) -> Values | None:
    if not isinstance(node, Compare) or not isinstance(node.left, (StatOf, TotalOf)):
        return None
    total = isinstance(node.left, TotalOf)
    measure = (node.left.stat, isinstance(node.left, StatOf) and node.left.base, total)
    return {"measure": measure, "be": "is", "than": node.op, "rposs": node.left.of, "standard": node.right}


rule("cond0", "{rposs} {measure} {be} {than} {standard}", make=_same_stat, take=_take_same_stat, cost=1)


def _whose(context: Context, values: Values) -> Any:
    """`whose base Force is 3 or more`, `whose Chi is 1, or lower than his`: of the thing described."""
    if any(isinstance(each, Remainder) for each in walk(values["amount_is"])):
        return context.fail(context.words())
    return _as_filter(values["amount_is"], values["measure"], f"{context.rule_form}|")


def _as_filter(said: Any, measure: tuple[Stat, bool, bool], outer: str = "") -> Any:
    if isinstance(said, AnyOf):
        return Either(tuple(_as_filter(each, measure) for each in said.conditions), form=outer + said.form)
    return StatIs(measure[0], said.op, said.right, *measure[1:], form=outer + said.form)


def _as_said(node: Any) -> tuple[Any, Any] | None:
    """The stat that a filter measures, and its comparison; None if the filter compares nothing."""
    if isinstance(node, Either):
        known = [each for each in map(_as_said, node.filters) if each is not None]
        if len(known) < len(node.filters) or any(each[0] != known[0][0] for each in known):
            return None
        return known[0][0], AnyOf(tuple(each[1] for each in known), form=node.form)
    if not isinstance(node, StatIs) or node.right is None:
        return None
    return _measured(node), Compare(IT, node.op, node.right, form=node.form)


def _take_whose(node: Any) -> Values | None:
    found = _as_said(node)
    return None if found is None else {"measure": found[0], "be": "is", "amount_is": found[1]}


def _own_measure(context: Context, values: Values) -> Any:
    """`whose Force is lower than his own base Force`: two stats of the thing described."""
    stat, base, _ = values["b"]
    return _stat(values["measure"], values["than"], StatOf(stat, Ref("described"), base))


def _take_own_measure(node: Any) -> Values | None:
    if not isinstance(node, StatIs) or not isinstance(node.right, StatOf) or node.right.of != Ref("described"):
        return None
    right = (node.right.stat, node.right.base, False)
    return {"measure": _measured(node), "be": "is", "than": node.op, "own": "own", "b": right}


for _and in ("", "and ", ", "):
    rule("post", f"{_and}whose {{measure}} {{be}} {{amount_is}}", make=_whose, take=_take_whose)
    rule(
        "post",
        f"{_and}whose {{measure}} {{be}} {{than}} {{own}} {{b:measure}}",
        make=_own_measure,
        take=_take_own_measure,
        cost=-1,
    )
rule("post", "with zero total {stat}", StatIs(slot("stat"), "=", ZERO, total=True))
