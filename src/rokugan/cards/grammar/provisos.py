"""What narrows or widens a choice after it has been named: `; if he is a Courtier, he may be at any location`, `with
Tactician, Scout, or 3 or more Chi`, `Items, except Armor and Weapons`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.filters import _itself, _proviso
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    AllFilters,
    Each,
    Either,
    Extreme,
    Forbid,
    HasKeyword,
    Node,
    NoneOf,
    Noun,
    Number,
    Provided,
    StatIs,
    StatOf,
    TotalOf,
    UnitOf,
    Whose,
    With,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
NUM, STAT, AMOUNT, HAS, IS, STAT_IS, COND = (
    slot(name) for name in ("num", "stat", "amount", "has", "is_what", "stat_is", "condition")
)

# -------------------------------------------------------------------- sentences after a semicolon

for _he in ("he", "she", "it"):
    rule("post", f"; if {{condition}}, {_he} may be at any location", **_proviso(False, ""))
    rule("post", f"; {_he} may be at any location if {{condition}}", **_proviso(False, ""))
    rule("post", f"; unless {{condition}}, {_he} must be {{is_what}}", **_proviso(True, "is_what"))
    rule("post", f"; {_he} must be {{is_what}} unless {{condition}}", **_proviso(True, "is_what"))
    rule("post", f"; {_he} must be {{is_what}}", IS)
    rule("post", f"; {_he} must have {{stat_is}}", STAT_IS)
    rule("post", f"; {_he} must have {{has}}", HAS)


def _narrowed(filter_: Any) -> Any:
    """A demand that is made only under a condition; of a unit, on its Personality."""

    def make(context: Context, values: Values) -> Node:
        asked = filter_(values["stat_is"])
        return Provided(values["condition"], asked)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Provided):
            return None
        inner = node.filter.filter if isinstance(node.filter, Whose) else node.filter
        return {"condition": node.condition, "stat_is": inner} if isinstance(inner, StatIs) else None

    return {"make": make, "take": take, "before": _itself}


rule(
    "post",
    "; if {condition}, the target (unit's|units') Personality must have {stat_is}",
    **_narrowed(lambda asked: Whose("personality", asked)),
)
rule("post", "; if {condition}, the target must have {stat_is}", **_narrowed(lambda asked: asked))
rule(
    "post",
    "; the Personality, or the Follower's Personality, must have {stat_is}",
    Whose("personality", STAT_IS),
)
rule("post", "; the Personality must have {stat_is}", Whose("personality", STAT_IS))

# ------------------------------------------------------------------------------- lists of what it has

KW, KW2, KW3 = (HasKeyword(slot(name)) for name in ("kwname", "kwname2", "kwname3"))
rule("post", "with {kwname}, {kwname2:kwname}, or {stat_is}", Either((KW, KW2, STAT_IS)))
rule("post", "with {kwname} or {stat_is}", Either((KW, STAT_IS)))
rule("has", "{kwname}", KW, cost=3)
rule("vp", "has {has} or {b:has}", Either((HAS, slot("b"))))
rule("vp", "has only one {attone} or no {attmany}", With(slot("attone"), "<=", Number(1)))
rule("vp", "have {has} and are {is_what}", AllFilters((HAS, IS)))
rule("vp", "have {has} and are not {is_what}", AllFilters((HAS, NoneOf((IS,)))))
for _shown, _stat in (("{stat}", STAT), ("PH", "personal_honor")):
    _one, _two, _three = (StatIs(_stat, "=", number) for number in (NUM, slot("b"), slot("c")))
    rule("post", f"with {{num}} or {{b:num}} {_shown}", Either((_one, _two)))
    rule("post", f"with {{num}}, {{b:num}}, or {{c:num}} {_shown}", Either((_one, _two, _three)))

# ---------------------------------------------------------------------------------- comparisons

for _words, _op in (
    ("lower", "<"),
    ("less", "<"),
    ("higher", ">"),
    ("equal or lower", "<="),
    ("equal or higher", ">="),
):
    for _base in ("", "base "):
        rule(
            "stat_is",
            f"{_words} {_base}{{stat}} than each of your {{npmany}}",
            make=lambda c, v, op=_op, b=bool(_base): _than_each(v, op, b),
            take=lambda n: _take_than_each(n),
        )
    rule(
        "stat_is",
        f"{_words} total {{stat}} than {{poss}} unit",
        StatIs(STAT, _op, TotalOf(STAT, UnitOf(slot("poss"))), total=True),
    )


def _than_each(values: Values, op: str, base: bool) -> Node:
    """Lower than each is lower than the least of them."""
    noun = replace(values["npmany"], whose="your")
    least = op in ("<", "<=")
    return StatIs(values["stat"], op, Extreme(values["stat"], Each(noun), least, base), base)


def _take_than_each(node: Any) -> Values | None:
    if isinstance(node, StatIs) and isinstance(node.right, Extreme) and isinstance(node.right.among, Each):
        return {"stat": node.stat, "npmany": node.right.among.noun}
    return None


# ------------------------------------------------------------------------------------- exceptions


def _except(context: Context, values: Values) -> Node:
    noun: Noun = values["npmany0"]
    return Forbid(
        "may not",
        "attach",
        values.get("everyone"),
        replace(noun, filters=(*noun.filters, NoneOf((values["headmany"],)))),
    )


def _take_except(node: Any) -> Values | None:
    if not isinstance(node, Forbid) or not isinstance(node.by, Noun) or not node.by.filters:
        return None
    last = node.by.filters[-1]
    if not isinstance(last, NoneOf):
        return None
    values: Values = {
        "npmany0": replace(node.by, filters=node.by.filters[:-1]),
        "headmany": last.filters[0],
    }
    if node.what is not None:
        values["everyone"] = node.what
    return values


for _modal in ("cannot", "can not", "may not", "will not"):
    rule("trait", f"{_modal} attach {{npmany0}}, except {{headmany}}", make=_except, take=_take_except)
    rule("trait", f"{{everyone}} {_modal} attach {{npmany0}}, except {{headmany}}", make=_except, take=_take_except)

rule("amount0", "{poss} {stat} before (he|she|it) was destroyed", StatOf(STAT, slot("poss")))
rule("amount0", "{poss} {stat} at that time", StatOf(STAT, slot("poss")))
