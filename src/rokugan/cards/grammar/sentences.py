"""Whole sentences of an effects block: lists, `you may`, conditions, choices, delayed effects."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.parsing.table import Page, slot
from rokugan.program import (
    AnyOf,
    Both,
    ChooseOne,
    Chosen,
    Did,
    Draw,
    Firm,
    Forbid,
    GainHonor,
    Give,
    If,
    Is,
    Later,
    May,
    Not,
    Noun,
    Pattern,
    Paying,
    Ref,
    State,
    Target,
    Together,
    Trigger,
)

page = Page()
rule = page.rule

A, B, C, D = slot("effect0"), slot("b"), slot("c"), slot("d")
IF = slot("if")

rule("effect1", "{effect0}")
rule("effect1", "{targeting}")
rule("effect1", "you may {effect0}", May((A,)))
rule("effect1", "you may then {effect0}", May((A,)))
rule("effect1", "{targeting}, {b:effect0}, and {c:effect0}", Together((slot("targeting"), B, C)))
rule("effect1", "you may {targeting}, {b:effect0}, and {c:effect0}", May((Together((slot("targeting"), B, C)),)))
rule("effect1", "you may also {effect0}", May((A,)))
rule("effect1", "you may immediately {effect0}", May((A,)))
rule("effect1", "you may choose to {effect0}", May((A,)))
rule("effect1", "{effect0}[,] and {b:effect0}", Together((A, B)))
rule("effect1", "{effect0}[,] and you may {b:effect0}", Together((A, May((B,)))))
rule("effect1", "you may {effect0} and {b:effect0}", May((Together((A, B)),)))
rule("effect1", "{effect0}, {b:effect0}[,] and {c:effect0}", Together((A, B, C)))
rule("effect1", "{effect0}, {b:effect0}, {c:effect0}[,] and {d:effect0}", Together((A, B, C, D)))
rule("effect1", "{effect0} to {b:effect0}", Paying((A,), (B,)), cost=4)
rule("effect1", "you may {effect0} to {b:effect0}", May((Paying((A,), (B,)),)), cost=1)
rule("effect1", "you may {effect0}, and you may {b:effect0}", Together((May((A,)), May((B,)))))
rule("effect1", "you may {effect0} and you may {b:effect0}", Together((May((A,)), May((B,)))))
rule("effect1", "you may {effect0}, {b:effect0}[,] and {c:effect0}", May((Together((A, B, C)),)))
rule("effect1", "you may [either] {effect0} or {b:effect0}", May((ChooseOne(((A,), (B,))),)))
rule("effect1", "{effect0}, then {b:effect0}", Together((A, B)))
rule("effect1", "you may {effect0}, then {b:effect0}", May((Together((A, B)),)))
rule("effect1", "[either] {effect0} or {b:effect0}", ChooseOne(((A,), (B,))), make=lambda c, v: _either(c, v), cost=2)
rule("effect1", "{effect0}, or {b:effect0}", ChooseOne(((A,), (B,))), make=lambda c, v: _either(c, v))
rule("effect1", "{effect0}, {b:effect0}, or {c:effect0}", ChooseOne(((A,), (B,), (C,))))

rule(
    "effect1",
    "{sel:targeting} and {b:effect0}",
    make=lambda c, v: _target_and(c, v),
    take=lambda n: _take_target_and(n),
)
rule(
    "effect1",
    "you may {sel:targeting} and {b:effect0}",
    make=lambda c, v: May((_target_and(c, v),)),
    take=lambda n: _take_may_target(n),
    cost=-2,  # one choice (samurai.effects.11), not a target that one may do without
)
rule("effect1", "you may {sel:targeting}", make=lambda c, v: _may_target(c, v), take=lambda n: _take_may_only(n))


def _either(context: Any, values: dict[str, Any]) -> Any:
    """`Actions cannot move or bow him.` is no choice between what is said of the actions and a command, and `he may bow or
    discard` none between what he may and what is done."""
    if isinstance(values["effect0"], May) and not isinstance(values["b"], May):
        return context.fail(context.words())
    if isinstance(values["effect0"], Give) and any(isinstance(each, Forbid) for each in values["effect0"].changes):
        if not (isinstance(values["b"], Give) and any(isinstance(each, Forbid) for each in values["b"].changes)):
            return context.fail(context.words())
    return ChooseOne(((values["effect0"],), (values["b"],)))


def _target_and(context: Any, values: dict[str, Any]) -> Any:
    return Together((values["sel"], values["b"]))


def _take_target_and(node: Any) -> dict[str, Any] | None:
    if isinstance(node, Together) and len(node.effects) == 2 and isinstance(node.effects[0], (Target, Chosen)):
        return {"sel": node.effects[0], "b": node.effects[1]}
    return None


def _take_may_target(node: Any) -> dict[str, Any] | None:
    if isinstance(node, May) and len(node.effects) == 1:
        return _take_target_and(node.effects[0])
    return None


def _may_target(context: Any, values: dict[str, Any]) -> Any:
    return May((values["sel"],))


def _take_may_only(node: Any) -> dict[str, Any] | None:
    if isinstance(node, May) and len(node.effects) == 1 and isinstance(node.effects[0], Target):
        return {"sel": node.effects[0]}
    return None


E, F, COND = slot("effect1"), slot("f"), slot("condition")


rule("sentence0", "{effect0}, or {b:effect0} if {condition}", If(COND, (B,), (A,)))
rule("sentence0", "if {condition}, {effect1}. (Otherwise|If not), {f:effect1}", If(COND, (E,), (F,)))
rule("sentence0", "if {condition}, {effect1}; (otherwise|if not), {f:effect1}", If(COND, (E,), (F,)))
rule("sentence0", "if {condition}, {effect1}, or {f:effect1} instead if {c:condition}", If(C, (F,), (If(COND, (E,)),)))
rule("sentence0", "{effect1}; {f:effect1}", Together((E, F)), cost=9)
rule(
    "sentence0", "if {condition}, {effect1}, and if {c:condition}, {f:effect1}", Together((If(COND, (E,)), If(C, (F,))))
)
_verb: Any
for _verb, _s, _past in (
    ("bow", "bows", "bowed"),
    ("destroy", "destroys", "destroyed"),
    ("move", "moves", "moved"),
    ("dishonor", "dishonors", "dishonored"),
    ("straighten", "straightens", "straightened"),
    ("discard", "discards", "discarded"),
    ("attach", "attaches", "attached"),
):
    rule("condition", f"this {_s} {{obj}}", Did(_verb, slot("obj")))
    rule("sentence0", f"after this {_s} {{obj}}, {{effect1}}", If(Did(_verb, slot("obj")), (E,)))
    rule("sentence0", f"{{effect1}} after this {_s} {{obj}}", If(Did(_verb, slot("obj")), (E,)))
    rule("sentence0", f"after this {_s} (a|an) {{npone}}, {{effect1}}", If(Did(_verb, slot("npone")), (E,)))
rule("sentence0", "if {condition}, {effect1}, otherwise {f:effect1}", If(COND, (E,), (F,)))
rule("sentence0", "if {condition}, and {c:condition}, {effect1}", If(Both((COND, C)), (E,)), cost=1)
rule("sentence0", "if {condition}, or if {c:condition}, {effect1}", If(AnyOf((COND, C)), (E,)))
rule("sentence0", "if {condition} or if {c:condition}, {effect1}", If(AnyOf((COND, C)), (E,)))
rule("if", "if {condition}[,] or if {c:condition}", AnyOf((COND, C)))
rule("if", "if {condition}[,] and {c:condition}", Both((COND, C)), cost=1)
rule("sentence0", "{effect1} unless {condition}, then {f:effect1}", Together((If(Not(COND), (E,)), F)))
for _when in ("after", "before"):
    rule(
        "sentence0",
        f"if {{condition}}, {_when} the next {{pattern}}, {{effect1}}",
        If(COND, (Later(Trigger(_when, slot("pattern")), (E,)),)),
        cost=1,
    )
rule(
    "sentence0",
    "while {condition}, after each time {pattern}, {effect1}",
    Later(Trigger("after", slot("pattern")), (If(COND, (E,)),), False),
)
rule("sentence0", "(this|the) movement (will not|can not|cannot) be negated", Firm("move"))
rule("sentence0", "(this|the) movement (will not|can not|cannot) be negated if {condition}", If(COND, (Firm("move"),)))
rule("sentence0", "(this|the) destruction (will not|can not|cannot) be negated", Firm("destroy"))
rule("sentence0", "neither movement can be negated", Firm("move"))
rule("sentence0", "this ability (can not|cannot|may not|will not) be copied", Firm("ability", ("copy",)))
rule("sentence0", "(this|the) [Honor] gain (will not|can not|cannot) be negated", Firm("gain honor"))
rule("sentence0", "(this|the) [Honor] loss (will not|can not|cannot) be negated", Firm("lose honor"))
rule("sentence0", "this [effect] (will not|can not|cannot) be negated", Firm("this"))
_until: Any
for _words, _until in (
    ("the turn ends", ""),
    ("the battle ends", "battle"),
    ("this battle ends", "battle"),
    ("your next turn begins", "your next turn"),
    ("the end of the game", "permanent"),
):
    rule(
        "sentence0",
        f"until {_words}, {{give0}} while {{is_what}}",
        make=lambda c, v, u=_until: replace(
            v["give0"], until=u, condition=Is(Ref("each"), (v["is_what"],)), form=f"{c.rule_form}|{v['give0'].form}"
        ),
        take=lambda n: (
            {"give0": replace(n, until="", condition=None), "is_what": n.condition.filters[0]}
            if isinstance(n, Give) and isinstance(n.condition, Is)
            else None
        ),
    )
    rule(
        "sentence0",
        f"until {_words}, {{give0}} unless {{condition}}",
        make=lambda c, v, u=_until: replace(
            v["give0"], until=u, condition=Not(v["condition"]), form=f"{c.rule_form}|{v['give0'].form}"
        ),
        take=lambda n: (
            {"give0": replace(n, until="", condition=None), "condition": n.condition.condition}
            if isinstance(n, Give) and isinstance(n.condition, Not)
            else None
        ),
    )
rule("sentence0", "{effect1} if {condition}, or {f:effect1} if {c:condition}", If(C, (F,), (If(COND, (E,)),)), cost=2)
rule(
    "sentence0",
    "gain {num} Honor if {condition}, or {b:num} Honor if {c:condition}",
    If(C, (GainHonor(slot("b")),), (If(COND, (GainHonor(slot("num")),)),)),
)
rule("sentence0", "{effect1} before {pattern}", Later(Trigger("before", slot("pattern")), (E,)), cost=2)
rule("sentence0", "(once per turn, you may {effect0}|you may {effect0} once per turn)", May((A,), once="turn"))
rule("effect1", "{effect0}, and you may {b:effect0} and {c:effect0}", Together((A, May((Together((B, C)),)))))
for _words, _until in (("until your next turn begins", "your next turn"), ("until the turn ends", "turn")):
    rule(  # additional to the card of the End Phase, and so before the maximum hand size counts
        "sentence0",
        f"{_words}, each player draws {{num}} additional cards at the end of his turn",
        Later(
            Trigger("after", Pattern("phase begins", details=("end",))),
            (Draw(slot("num"), Chosen(Noun(("player",), (State("active"),)))),),
            False,
            _until,
        ),
    )
rule("sentence", "{sentence0}")
rule("sentence", "then, {sentence0}")
rule("sentence", "then {sentence0}", cost=1)

rule("cost", "{effect0}")
rule("cost", "{effect0} or {b:effect0}", ChooseOne(((A,), (B,))))
rule("cost", "{effect0} {if}", If(IF, (A,)))
rule("cost", "you may {effect0}", May((A,)))
rule("cost", "you may {effect0} and {b:effect0}", May((A, B)))
