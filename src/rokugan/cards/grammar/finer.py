"""Finer points: where a province lies, cards in a unit, lists of what an action does, an action that reaches further."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    Allow,
    Among,
    Bow,
    Choice,
    ChooseOne,
    Compare,
    Destroy,
    Different,
    Discard,
    Dishonor,
    Each,
    Exists,
    Forbid,
    Give,
    Noun,
    Number,
    OtherThan,
    Pattern,
    Ref,
    Shares,
    State,
    Straighten,
    Sum,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
OBJ, AMOUNT, NUM, STAT, POSS, THING, EVERYONE = (
    slot(name) for name in ("obj", "amount", "num", "stat", "rposs", "event_thing", "everyone")
)

# ------------------------------------------------------------------------------------------- where a province lies

for _side in ("leftmost", "rightmost"):
    rule("adj", _side, State(_side))

# ------------------------------------------------------------------------------------------ what an action does

_DOES = ("bow", "move", "destroy", "dishonor", "straighten")


def _third(verb: str) -> str:
    return "destroys" if verb == "destroy" else verb + "s"


for _one, _two in permutations(_DOES, 2):
    _either = Pattern(f"{_one} or {_two}", THING, slot("action"))
for _one, _two, _three in permutations(_DOES, 3):
    _any = Pattern(f"{_one} or {_two} or {_three}", THING, slot("action"))


def _one_of_those(context: Context, values: Values) -> Any:
    kinds, _ = values["kindmany"]
    noun = Noun(kinds, (Among(context.pronoun("them", "they")),), form="=" + context.words())
    context.mention(Ref("subject"), noun)
    return noun


rule("event_thing", "(one|any) of those {kindmany}", make=_one_of_those, take=lambda n: None)

# --------------------------------------------------------------------------------------------- numbers and lists

rule(
    "amount",
    "{amount0} {plus}",
    make=lambda c, v: Sum((v["amount0"], Number(v["plus"]))),
    take=lambda n: _take_plus(n),
    cost=1,
)


def _take_plus(node: Any) -> Values | None:
    if not isinstance(node, Sum) or len(node.parts) != 2 or not isinstance(node.parts[1], Number) or not node.form:
        return None
    return {"amount0": node.parts[0], "plus": node.parts[1].value}


_HIS_CLANS = Different("clan", Each(Noun(("personality",), (), "his", Ref("each"))))
for _clan in ("alignments", "Alignments"):
    rule(
        "vp",
        f"has {{num}} or more different Clan {_clan} among Personalities he controls",
        Compare(_HIS_CLANS, ">=", NUM),
    )
rule("cond0", "no other units are {where}", make=lambda c, v: _no_others(v), take=lambda n: _take_no_others(n))


def _no_others(values: Values) -> Any:
    where = values["where"]
    return Exists(Noun(("unit",), (where, OtherThan(where.of or Ref("this"), form="-"))), "=", Number(0))


def _take_no_others(node: Any) -> Values | None:
    if not isinstance(node, Exists) or len(node.noun.filters) != 2 or not isinstance(node.noun.filters[1], OtherThan):
        return None
    return {"where": node.noun.filters[0]}


for _share in ("shares", "share"):
    rule("vp", f"{_share} an element keyword with (a|an) {{npone}}", Shares("element", slot("npone")))

# --------------------------------------------------------------------------------------------- alternatives

for _verb, _node in (("straighten", Straighten), ("bow", Bow), ("destroy", Destroy), ("dishonor", Dishonor)):
    rule(
        "effect0",
        f"either {_verb} {{obj}} or {{b:obj}}",
        make=lambda c, v, n=_node: ChooseOne(((n(v["obj"]),), (n(v["b"]),))),
        take=lambda n, k=_node: _take_either(n, k),
        cost=2,
    )


def _take_either(node: Any, kind: Any) -> Values | None:
    """Two alternatives that were read as one sentence; others have plainer words."""
    if not isinstance(node, ChooseOne) or len(node.options) != 2 or not node.form:
        return None
    one: Any = node.options[0][0]
    other: Any = node.options[1][0]
    return {"obj": one.what, "b": other.what} if type(one) is kind and type(other) is kind else None


def _discard_one(context: Context, values: Values) -> Any:
    return Discard(chosen(context, Choice(Noun(("card",), (), "your", None, "hand"), form="-")))


rule(
    "effect0",
    "discard one",
    make=_discard_one,
    take=lambda n: {} if isinstance(n, Discard) and isinstance(n.what, Choice) else None,
)

# ------------------------------------------------------------------------------------ an action that reaches further

for _this in ("this action", "this ability"):
    _far = Allow("absent or no presence", condition=slot("condition"))
    rule("effect0", f"{_this} has Absent and Remote if {{condition}}", _far)
rule("cond0", "{rsubj} targets (himself|herself)", make=lambda c, v: _himself(c, v), take=lambda n: _take_himself(n))


def _himself(context: Context, values: Values) -> Any:
    from rokugan.cards.program import Did

    return Did("target", values["rsubj"])


def _take_himself(node: Any) -> Values | None:
    from rokugan.cards.program import Did

    return {"rsubj": node.what} if isinstance(node, Did) and node.verb == "target" else None


_AGAIN = (Forbid("may not", "use this ability"),)
rule(
    "give0",
    "you may not use this ability again while {condition}",
    Give(Ref("this"), _AGAIN, "permanent", slot("condition")),
)
