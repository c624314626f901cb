"""Further occasions: triggers of two happenings, what happens at a later time, and how long what a text says goes on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.table import part, rule, slot
from rokugan.cards.program import (
    Controls,
    Did,
    Exists,
    Happened,
    If,
    Is,
    Later,
    Noun,
    Pattern,
    PerformedBy,
    Ref,
    State,
    Trigger,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
THING, ACTION, ACTOR, POSS, E, F, COND, P = (
    slot(name) for name in ("event_thing", "action", "event_player", "poss", "effect1", "f", "condition", "pattern")
)

# ------------------------------------------------------------------------------------- either of two happenings


def _either(when: str) -> Any:
    def make(context: Context, values: Values) -> Any:
        return Trigger(when, replace(values["pattern"], alternatives=(values["b"],)))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Trigger) or node.when != when or len(node.pattern.alternatives) != 1:
            return None
        return {"pattern": replace(node.pattern, alternatives=()), "b": node.pattern.alternatives[0]}

    return {"make": make, "take": take}


for _when in ("after", "before", "when"):
    rule("trigger", f"{_when} {{pattern}}[,] or {_when} {{b:pattern}}", **_either(_when))
    rule("trigger", f"{_when} {{pattern}} or {{b:pattern}}", cost=4, **_either(_when))

# ------------------------------------------------------------------------------------------------- happenings


def _standing(context: Context, values: Values) -> Any:
    noun = Noun(("province",), (State("destroyed", False),))
    context.mention(Ref("subject"), Noun(("province",)))
    return Pattern("battle resolution", noun)


rule(
    "pattern0",
    "(a battle resolution|battle resolution|the resolution of a battle) at a province that was not destroyed",
    make=_standing,
    take=lambda n: (
        {} if isinstance(n, Pattern) and n.event == "battle resolution" and isinstance(n.subject, Noun) else None
    ),
)


def _controller_of(context: Context, values: Values) -> Any:
    context.mention(Ref("actor"), Noun(("player",)))
    return Noun(("player",), (Controls(values["npone"]),), form=context.rule_form)


rule(
    "event_player",
    "the controller of (a|an) {npone}",
    make=_controller_of,
    take=lambda n: {"npone": part(n, "filters", 0, "noun")} if isinstance(n, Noun) and _is_controller(n) else None,
)


def _is_controller(noun: Noun) -> bool:
    return noun.kinds == ("player",) and len(noun.filters) == 1 and isinstance(noun.filters[0], Controls)


rule("pattern0", "you target a Ranged Attack", Pattern("choose targets", Noun(("ranged attack",), (), "your"), You()))
for _this in ("self", "this"):  # once for each resolution, however many it destroys
    rule(
        "pattern0",
        f"battle resolution destroys {{event_thing}} while {{b:{_this}}} is in the winning army",
        Pattern(
            "battle resolution",
            filters=(Is(slot("b"), (State("winning"),)), Happened(Pattern("destroy", THING), "resolution")),
        ),
    )

# ----------------------------------------------------------------------------------------- what happens later

_ENDS = Trigger("before", Pattern("turn ends"))
for _words in ("at the end of this turn", "at the end of the turn", "when this turn ends", "when the turn ends"):
    rule("sentence0", f"if {{condition}} {_words}, {{effect1}}", Later(_ENDS, (If(COND, (E,)),)))
for _words in ("before this battle resolves", "before this battle's resolution", "before the battle resolves"):
    rule(
        "sentence0",
        f"if {{pattern}} {_words}, {{effect1}}",
        Later(Trigger("after", P), (E,), True, "battle"),
        cost=1,
    )
rule("sentence0", "if {pattern} this turn, {effect1}", Later(Trigger("after", P), (E,)), cost=4)
rule("effect1", "you may then choose to {effect0}", None, make=lambda c, v: _may(v), take=lambda n: _take_may(n))


def _may(values: Values) -> Any:
    from rokugan.cards.program import May

    return May((values["effect0"],))


def _take_may(node: Any) -> Values | None:
    from rokugan.cards.program import May, You

    if isinstance(node, May) and len(node.effects) == 1 and isinstance(node.who, You) and not node.once:
        return {"effect0": node.effects[0]}
    return None


# ---------------------------------------------------------------------------------- conditions about the past

rule(
    "cond0",
    "you have resolved {action} this turn that {rsubj} performed",
    make=lambda c, v: Happened(Pattern("resolve", _performed(v), You()), "turn"),
    take=lambda n: _take_performed(n),
)


def _performed(values: Values) -> Any:
    noun: Noun = values["action"]
    return replace(noun, filters=(*noun.filters, PerformedBy(values["rsubj"], form="-")))


def _take_performed(node: Any) -> Values | None:
    if not isinstance(node, Happened) or not isinstance(node.pattern.subject, Noun):
        return None
    noun = node.pattern.subject
    if not noun.filters or not isinstance(noun.filters[-1], PerformedBy):
        return None
    return {"action": replace(noun, filters=noun.filters[:-1]), "rsubj": noun.filters[-1].what}


rule("cond0", "you removed an ability", Did("lose ability", None, True))
rule(
    "cond0",
    "one or both [still] {vp}",
    make=lambda c, v: _some_of_them(c, v),
    take=lambda n: {"vp": n.noun.filters[-1]} if isinstance(n, Exists) and n.form else None,
)


def _some_of_them(context: Context, values: Values) -> Any:
    from rokugan.cards.program import Among

    many = context.of_the_targets()
    return Exists(Noun(("card",), (Among(many), values["vp"]), form="-"))
