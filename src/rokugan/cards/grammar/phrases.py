"""Turns of phrase that join what other productions already say: two things given at once, alternatives, additions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.effects import act
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    ActionDid,
    AdditionalAction,
    Allow,
    AmountOf,
    Bow,
    ChooseOne,
    Destroy,
    Draw,
    Extreme,
    FirstFocus,
    Give,
    GrantKeyword,
    If,
    Is,
    Noun,
    Number,
    Pattern,
    Paying,
    PerformedBy,
    Ref,
    Refill,
    Secure,
    SetStat,
    Several,
    Shares,
    State,
    StatOf,
    Straighten,
    Together,
    Whose,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
OBJ, POSS, NUM, AMOUNT, COND, STAT, THING, CHANGES = (
    slot(name) for name in ("obj", "poss", "num", "amount", "condition", "stat", "event_thing", "changes0")
)
B, C, E, F = slot("b"), slot("c"), slot("effect1"), slot("f")
A0, B0, C0 = slot("effect0"), slot("b"), slot("c")

# ------------------------------------------------------------------------------------------- two at once

rule(
    "effect0",
    "give {obj} {changes0} and {b:obj} {c:changes0}",
    make=lambda c, v: Together((Give(v["obj"], v["changes0"]), Give(v["b"], v["c"]))),
    take=lambda n: _take_given(n),
    cost=1,
)


def _take_given(node: Any) -> Values | None:
    """Two gifts that were read as one sentence; others have plainer words."""
    if not isinstance(node, Together) or len(node.effects) != 2 or not node.form:
        return None
    one, other = node.effects
    if not isinstance(one, Give) or not isinstance(other, Give):
        return None
    return {"obj": one.what, "changes0": one.changes, "b": other.what, "c": other.changes}


def _both_while(context: Context, values: Values) -> Any:
    condition = Is(Ref("each"), (values["is_what"],))
    return Together(tuple(replace(values[name], condition=condition) for name in ("give0", "b")))


def _take_both_while(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2 or not all(isinstance(e, Give) for e in node.effects):
        return None
    one, other = node.effects
    if not isinstance(one, Give) or not isinstance(other, Give) or not isinstance(one.condition, Is):
        return None
    plain = {"give0": replace(one, condition=None), "b": replace(other, condition=None)}
    return {**plain, "is_what": one.condition.filters[0]}


rule("sentence0", "{give0}, and {b:give0}, while {is_what}", make=_both_while, take=_take_both_while)
for _base, _is in (("", False), ("base ", True), ("printed ", True)):
    rule(
        "give0",
        f"set {{poss}} {{stat}} and {{b:stat}} equal to {{rposs}} {_base}{{stat}} and {{b:stat}}",
        Give(POSS, (SetStat(STAT, StatOf(STAT, slot("rposs"), _is)), SetStat(B, StatOf(B, slot("rposs"), _is)))),
    )


def _of_the_two(least: bool, base: bool) -> Any:
    def make(context: Context, values: Values) -> Any:
        refs: list[Ref] = []
        for each in context.mentions:
            if (
                isinstance(each.ref, Ref)
                and each.ref.to == "slot"
                and not each.plural
                and each.noun.kinds != ("player",)
            ):
                if Ref("slot", each.ref.slot) not in refs:
                    refs.append(Ref("slot", each.ref.slot))
        if len(refs) != 2:
            return context.fail(context.words())
        both = Several(tuple(refs))
        return Give(both, (SetStat(values["stat"], Extreme(values["stat"], both, least, base)),))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Give) or not isinstance(node.changes[0], SetStat):
            return None
        to = node.changes[0].to
        if not isinstance(to, Extreme) or (to.least, to.base) != (least, base):
            return None
        return {"stat": to.stat}

    return {"make": make, "take": take}


for _word, _least in (("higher", False), ("lower", True)):
    for _base, _is in (("", False), ("base ", True)):
        rule(
            "give0",
            f"set each Personality's {{stat}} equal to the {_word} {_base}{{stat}} of the two",
            **_of_the_two(_least, _is),
        )

# ------------------------------------------------------------------------------------------------ alternatives

for _verb, _node in (("straighten", Straighten), ("bow", Bow), ("destroy", Destroy)):
    _without = Give(OBJ, (GrantKeyword(slot("kwname"), False),))
    _with = Give(OBJ, (GrantKeyword(slot("kwname")),))
    rule("effect0", f"[either] {_verb} or remove {{kwname}} from {{obj}}", ChooseOne(((_node(OBJ),), (_without,))))
    rule("effect0", f"[either] {_verb} or give {{kwname}} to {{obj}}", ChooseOne(((_node(OBJ),), (_with,))))
rule("effect1", "{effect0}, or {b:effect0} to {c:effect0}", ChooseOne(((A0,), (Paying((B0,), (C0,)),))), cost=1)
rule("sentence0", "{effect0}, {b:effect0}, and, if {condition}, {c:effect1}", Together((A0, B0, If(COND, (C,)))))

# ---------------------------------------------------------------------------------------------- into play

rule("effect0", "refill {obj} face-up with {b:obj}", Refill(OBJ, True, B))
rule("amount0", "the number you put on the bottom", AmountOf("put back"))
act("draw cards equal to the number you put on the bottom", Draw(AmountOf("put back"), slot("who")))
for _d in ("Battle", "Open", "Limited"):
    for _may in ("you may take", "take"):
        rule(
            "effect0",
            f"{_may} an additional action to use one of {{poss}} {_d} abilities",
            AdditionalAction(_d.lower(), You(), Pattern("announce", None, None, "", (ActionDid("from", POSS),))),
        )
for _modal in ("will not", "cannot", "can not", "may not"):
    rule("effect0", f"the action {_modal} have its targeting changed", Secure(("targets",)))

# -------------------------------------------------------------------------------------- Clan alignments

_OWN = Whose("controller clan", State("same"))
rule("vp", "has his controller's Clan (alignment|Alignment)", _OWN)
rule("vp", "does not have his controller's Clan (alignment|Alignment)", Whose("controller clan", State("same", False)))
rule("cond0", "{rsubj} and {b:rsubj} share an element keyword", Is(slot("rsubj"), (Shares("element", B),)), cost=1)
rule("cond0", "{rsubj} and {b:rsubj} share a Clan alignment", Is(slot("rsubj"), (Shares("clan", B),)), cost=1)

# ------------------------------------------------------------------------------------------------ happenings

rule(
    "pattern0",
    "{event_thing} is destroyed during a battle by {action}",
    Pattern("destroy", THING, slot("action"), "battle"),
)
rule("pattern0", "{event_thing} is Equipped from a player's hand", Pattern("enter play", THING, None, "hand"))
rule(
    "pattern0", "engaging at a battlefield at one of your provinces", Pattern("engage", Noun(("province",), (), "your"))
)
rule("pattern0", "a challenge is issued from {action}", Pattern("challenge", None, slot("action")))
rule("pattern0", "you focus in a duel involving {event_thing}", Pattern("focus", THING, You()))
rule("actpost", "on (a|an) {npone} which {event_thing} cast", make=lambda c, v: _cast(v), take=lambda n: _take_cast(n))
rule("actpost", "on (a|an) {npone} you played", ActionDid("from", slot("npone")), cost=1)


def _cast(values: Values) -> Any:
    from rokugan.cards.program import AllFilters

    return AllFilters((ActionDid("from", values["npone"]), PerformedBy(values["event_thing"])))


def _take_cast(node: Any) -> Values | None:
    from rokugan.cards.program import AllFilters

    if not isinstance(node, AllFilters) or len(node.filters) != 2:
        return None
    source, caster = node.filters
    if not isinstance(source, ActionDid) or not isinstance(caster, PerformedBy):
        return None
    return {"npone": source.what, "event_thing": caster.what}


# --------------------------------------------------------------------------------------------------- duels

for _chance in ("chance", "opportunity"):
    rule(
        "effect0",
        f"{{subj}} has the first {_chance} to focus in the duel[,] and must use this {_chance} to focus if possible",
        FirstFocus(slot("subj")),
    )

# ------------------------------------------------------------------------------------------------- hand size


def _hand_size(context: Context, values: Values) -> Any:
    return Allow("hand size", You(), Number(values["plus"]))


rule(
    "trait",
    "you have {plus} maximum hand size",
    make=_hand_size,
    take=lambda n: {"plus": n.number.value} if isinstance(n, Allow) and isinstance(n.number, Number) else None,
    cost=-1,
)
