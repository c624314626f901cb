"""Sentences of several parts: one thing or another, one after the other, one instead of the other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.durations import timed
from rokugan.cards.grammar.slots import CONDITION, EFFECT0, EFFECT1, PATTERN, POSS, TRIGGER, B, C, F
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import (
    ChooseOne,
    Color,
    Did,
    Filter,
    Firm,
    Forbid,
    Give,
    If,
    In,
    Instead,
    InTurnOrder,
    Is,
    Later,
    May,
    Negate,
    Not,
    Noun,
    Pattern,
    Paying,
    Ref,
    RingAwaits,
    Together,
    Trigger,
)

page = Page()
rule = page.rule

_ENDS = Trigger("before", Pattern("turn ends"))
for _words in ("at the end of this turn", "at the end of the turn", "when this turn ends", "when the turn ends"):
    rule("sentence0", f"if {{condition}} {_words}, {{effect1}}", Later(_ENDS, (If(CONDITION, (EFFECT1,)),)))
for _words in ("before this battle resolves", "before this battle's resolution", "before the battle resolves"):
    rule(
        "sentence0",
        f"if {{pattern}} {_words}, {{effect1}}",
        Later(Trigger("after", PATTERN), (EFFECT1,), True, "battle"),
        cost=1,
    )
rule("sentence0", "(this|the) negation (will not|can not|cannot) be negated", Firm("negation"))
for _he in ("he", "she", "it", "they", "you"):
    rule(
        "sentence0", f"if {{condition}}, {{effect1}}; if {_he} did not, {{f:effect1}}", If(CONDITION, (EFFECT1,), (F,))
    )
    rule(
        "sentence0", f"if {{condition}}, {{effect1}}; if {_he} was not, {{f:effect1}}", If(CONDITION, (EFFECT1,), (F,))
    )
    rule(
        "sentence0",
        f"if {{condition}}, {{effect1}}. If {_he} did not, {{f:effect1}}",
        If(CONDITION, (EFFECT1,), (F,)),
        cost=1,
    )
rule(
    "sentence0",
    "if {condition} when {pattern}, {effect1}",
    Later(Trigger("before", PATTERN), (If(CONDITION, (EFFECT1,)),)),
)
rule(
    "sentence0",
    "if {condition} when {pattern}, {effect1}, and {f:effect1}",
    Later(Trigger("before", PATTERN), (If(CONDITION, (EFFECT1, F)),)),
)
rule("sentence0", "{effect1}, then {f:effect1}", Together((EFFECT1, F)), cost=4)
_HERE = Is(Ref("battlefield"), (In("battlefield", slot("robj")),))
for _turn in ("", " this turn"):
    for _words in ("battles at {robj}", "battles at {robj}'s battlefield", "the next battle at {robj}"):
        rule(
            "sentence0",
            f"during {_words}{_turn}, after each time {{pattern}}, {{effect1}}",
            Later(Trigger("after", PATTERN), (If(_HERE, (EFFECT1,)),), False, ""),
        )
rule("sentence0", "this straightening (cannot|can not|will not) be negated", Firm("straighten"))
rule("sentence0", "this bowing (cannot|can not|will not) be negated", Firm("bow"))
rule(
    "sentence0",
    "{trigger}, {effect1}; this straightening (cannot|can not|will not) be negated",
    Later(TRIGGER, (EFFECT1, Firm("straighten"))),
)
rule("cost", "{effect0}, or {b:effect0} if {condition}", If(CONDITION, (ChooseOne(((EFFECT0,), (B,))),), (EFFECT0,)))
rule("cost", "{effect0} unless {condition}", If(Not(CONDITION), (EFFECT0,)))
rule(
    "sentence0",
    "{effect1}; if {condition}[,] you may instead {f:effect0}",
    If(CONDITION, (ChooseOne(((EFFECT1,), (F,))),), (EFFECT1,)),
)
_event: Any
for _what, _event in (("gain", "gain honor"), ("loss", "lose honor")):
    for _this in ("this", "the"):
        rule("sentence0", f"{_this} {_what} can be negated but not reduced", Firm(_event, ("reduce",)))
        rule("sentence0", f"effects do not negate or reduce {_this} {_what}", Firm(_event, ("negate", "reduce")))
        rule(
            "sentence0",
            f"{_this} {_what} (cannot|can not|will not) be negated or reduced",
            Firm(_event, ("negate", "reduce")),
        )
# `Gain 1 Honor, or gain 3 Honor if ...`: the second takes the place of the first where the condition holds.
rule("sentence0", "{effect0}, or {b:effect0} if {condition}", If(CONDITION, (B,), (EFFECT0,)))
rule(
    "sentence0",
    "{psubj} may refuse",
    make=lambda c, v: If(Did("refuse", None, True, v["psubj"]), ()),
    take=lambda n: (
        {"psubj": n.condition.who} if isinstance(n, If) and isinstance(n.condition, Did) and not n.effects else None
    ),
)
_until: Any
for _time, _until in ((" this turn", ""), (" this game", "game"), (" this battle", "battle"), ("", "")):
    rule(
        "sentence0",
        f"the next time {{pattern}}{_time}, {{effect1}} instead",
        Later(Trigger("before", slot("pattern")), (Instead((EFFECT1,)),), True, _until),
        cost=1,
    )
for _he, _his in (("he", "his"), ("she", "her")):
    rule(
        "sentence0",
        f"{_he} goes through {_his} Gempukku; {{effect1}}",
        Together((Color(f"{_he} goes through {_his} Gempukku"), slot("effect1"))),
    )


def _as_it_moves(template: str, named: bool) -> None:
    """`As he moves, straighten his unit.`: only if he does."""

    def make(context: Context, values: Values) -> Any:
        him = context.pronoun("him", "he")
        done = If(Did("move", him), (values["effect1"],))
        return Together((values["effect0"], done)) if named else done

    def take(node: Any) -> Values | None:
        inner = node.effects[1] if named and isinstance(node, Together) and len(node.effects) == 2 else node
        if (
            not isinstance(inner, If)
            or not isinstance(inner.condition, Did)
            or inner.condition.verb != "move"
            or not node.form
        ):
            return None
        values: Values = {"effect1": inner.effects[0]}
        if named:
            values["effect0"] = node.effects[0]
        return values

    rule("sentence0", template, make=make, take=take)


for _he in ("he", "she", "it"):
    _as_it_moves(f"as {_he} moves, {{effect1}}", False)
    _as_it_moves(f"{{effect1}} as {_he} moves", False)
    _as_it_moves(f"{{effect0}} and, as {_he} moves, {{effect1}}", True)
rule(
    "sentence0",
    "{effect1}; if {condition} you may instead {b:effect0}",
    If(CONDITION, (ChooseOne(((EFFECT1,), (B,))),), (EFFECT1,)),
)


def _in_resolution(context: Context, values: Values) -> Any:
    return Together((values["give0"], replace(values["b"], until="battle")))


def _take_in_resolution(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2 or not node.form:
        return None
    one, other = node.effects
    if not isinstance(one, Give) or not isinstance(other, Give):
        return None
    return {"give0": one, "b": replace(other, until="")}


for _during in ("during this battle's resolution", "during the battle's resolution"):
    rule("effect1", f"{{give0}}, and {_during}, {{b:give0}}", make=_in_resolution, take=_take_in_resolution)
rule(
    "sentence0",
    "if {condition}, while {c:condition}, {give0}",
    make=lambda c, v: _if_while(c, v),
    take=lambda n: _take_if_while(n),
)


def _if_while(context: Context, values: Values) -> Any:
    given = replace(values["give0"], condition=values["c"])
    return If(values["condition"], (given,))


def _take_if_while(node: Any) -> Values | None:
    if not isinstance(node, If) or len(node.effects) != 1 or not isinstance(node.effects[0], Give):
        return None
    given = node.effects[0]
    return {"condition": node.condition, "c": given.condition, "give0": replace(given, condition=None)}


_AWAITS = "the next time this turn you trigger its printed trait that would put it into play from your hand, "
rule("sentence0", _AWAITS + "{effect0}", RingAwaits((EFFECT0,)))
rule("sentence0", _AWAITS + "{effect0}. {b:effect0}. {c:effect0}", RingAwaits((EFFECT0, B, C)))


def _expose(context: Context, values: Values) -> Any:
    return If(values["condition"], (Color("you expose " + values["robj"].words), values["effect1"]))


def _take_expose(node: Any) -> Values | None:
    if not isinstance(node, If) or len(node.effects) != 2 or not isinstance(node.effects[0], Color):
        return None
    words = node.effects[0].words.removeprefix("you expose ")
    return {"condition": node.condition, "robj": Ref("this", words=words), "effect1": node.effects[1]}


rule("sentence0", "if {condition}, you expose {robj}; {effect1}", make=_expose, take=_take_expose)
for _start in ("in turn,", "starting with you and going clockwise,", "beginning with you and going clockwise,"):
    rule("sentence0", f"{_start} {{effect1}}", InTurnOrder((slot("effect1"),)))


def _in_play(conditioned: bool) -> Any:
    def make(context: Context, values: Values) -> Any:
        given = values["give0"]
        condition = Is(Ref("each"), (values["is_what"],)) if conditioned else given.condition
        return replace(given, until="in play", condition=condition, form=f"{context.rule_form}|{given.form}")

    def take(node: Any) -> Values | None:
        if not isinstance(node, Give) or node.until != "in play":
            return None
        values: Values = {"give0": replace(node, until="", condition=None)}
        if conditioned:
            if not isinstance(node.condition, Is):
                return None
            values["is_what"] = node.condition.filters[0]
        return values

    return {"make": make, "take": take}


for _this in ("this card", "this Holding", "this Celestial", "this Region"):
    rule("sentence0", f"while {_this} remains in play, {{give0}}", **_in_play(False))
    rule("sentence0", f"while {_this} remains in play, {{give0}} while {{is_what}}", **_in_play(True))


def _whose_turn(context: Context) -> None:
    """`he` is the player whose turn it is."""
    context.mention(Ref("actor"), Noun(("player",)))


_when: Any
for _when, _event, _words in (
    ("before", "turn ends", "before a player's turn ends"),
    ("before", "turn ends", "before each player's turn ends"),
    ("after", "turn begins", "after a player's turn begins"),
    ("after", "turn begins", "after each player's turn begins"),
):
    _in_turn = Trigger(_when, Pattern(_event))
    timed(
        page,
        f"{{duration}}, {_words}, {{effect1}}",
        Later(_in_turn, (EFFECT1,), False, slot("duration")),
        before=_whose_turn,
    )
    timed(
        page,
        f"{{duration}}, {_words}, {{effect1}} if {{condition}}",
        Later(_in_turn, (If(CONDITION, (EFFECT1,)),), False, slot("duration")),
        before=_whose_turn,
    )


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
rule("effect1", "{effect0}, or {b:effect0} to {c:effect0}", ChooseOne(((EFFECT0,), (Paying((B,), (C,)),))), cost=1)
rule(
    "sentence0", "{effect0}, {b:effect0}, and, if {condition}, {c:effect1}", Together((EFFECT0, B, If(CONDITION, (C,))))
)
_DOING = {
    "straighten": "straightening",
    "bow": "bowing",
    "move": "movement",
    "destroy": "destruction",
    "dishonor": "dishonoring",
}
_verb: Any
for _verb, _noun in _DOING.items():
    rule("sentence0", f"until he leaves play, negate {{poss}} next {_noun}", Negate(_verb, POSS, "next game"))


def _while(context: Context, values: Values) -> Any:
    """A negation that holds while the condition does: the thing is given a prohibition."""
    negation: Negate = values["negate0"]
    what = negation.what
    if what is None or negation.until not in ("now", ""):
        return context.fail(context.words())
    verbs: tuple[Any, ...] = negation.verbs
    stop = Forbid("negate", verbs[0], None, negation.by, others=verbs[1:])
    return Give(what, (stop,), "", values["condition"], form=f"{context.rule_form}|{negation.form}")


def _take_while(node: Any) -> Values | None:
    if not isinstance(node, Give) or len(node.changes) != 1 or not isinstance(node.changes[0], Forbid):
        return None
    stop = node.changes[0]
    if isinstance(stop.by, Filter):
        return None
    verbs: tuple[Any, ...] = stop.verbs
    negation = Negate(verbs[0], node.what, "", stop.by, others=verbs[1:], form=node.form)
    return {"condition": node.condition, "negate0": negation}


rule("sentence0", "while {condition}, {negate0}", make=_while, take=_take_while, cost=1)
rule(
    "sentence0",
    "{effect1}; you may instead {b:effect0} if {condition}",
    If(CONDITION, (ChooseOne(((EFFECT1,), (B,))),), (EFFECT1,)),
)
rule(
    "sentence0",
    "{effect1}; if {condition}, you may instead {b:effect0}",
    If(CONDITION, (ChooseOne(((EFFECT1,), (B,))),), (EFFECT1,)),
)
rule(
    "sentence0",
    "{effect1}. If {condition}, you may instead {b:effect0}",
    If(CONDITION, (ChooseOne(((EFFECT1,), (B,))),), (EFFECT1,)),
    cost=1,
)
rule("sentence0", "{effect1}, or {b:effect1} instead if {condition}", If(CONDITION, (B,), (EFFECT1,)), cost=1)
rule("sentence0", "{effect1}. If {condition}, {b:effect1} instead", If(CONDITION, (B,), (EFFECT1,)), cost=1)
rule("sentence0", "{effect1}; if {condition}, {b:effect1} instead", If(CONDITION, (B,), (EFFECT1,)), cost=1)
for _words, _until in (("the end of the game", "permanent"), ("the turn ends", ""), ("the battle ends", "battle")):
    rule(
        "sentence0",
        f"if {{condition}}, {{effect1}}, and until {_words}, {{b:give0}}",
        make=lambda c, v, u=_until: If(v["condition"], (v["effect1"], replace(v["b"], until=u))),
        take=lambda n, u=_until: (
            {"condition": n.condition, "effect1": n.effects[0], "b": replace(n.effects[1], until="")}
            if isinstance(n, If) and len(n.effects) == 2 and isinstance(n.effects[1], Give) and n.effects[1].until == u
            else None
        ),
    )
rule("cost", "you may also {effect0}", May((EFFECT0,)))
rule("sentence0", "these effects (can not|cannot) be negated", Firm("everything"))
rule(
    "sentence0", "{effect1}; these effects (can not|cannot) be negated", make=lambda c, v: _firm(v), take=lambda n: None
)


def _firm(values: Values) -> Any:
    return Together((values["effect1"], Firm("everything")))
