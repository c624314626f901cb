"""When, whether and how often: what stands around the effects of a sentence, in any order and number.

`clause` is an effect with all of that; `later` is what an effect waits for (`after the next time this turn he bows`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.durations import Ending, ends, timed
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import (
    Chosen,
    ForEach,
    GiveBack,
    If,
    InTurnOrder,
    Later,
    Not,
    Noun,
    Otherwise,
    Pattern,
    Ref,
    TakeControl,
    Target,
    Together,
    Trigger,
    walk,
)
from rokugan.program.words import Duration, Happening, When

page = Page()
rule = page.rule

E, F, COND, CLAUSE, PATTERN, DURATION, SUB = (
    slot(name) for name in ("effect1", "f", "condition", "clause", "pattern", "duration", "subclause")
)

# ------------------------------------------------------------------------------------------ what it waits for


def repeats(trigger: Trigger) -> bool:
    """`after each time he bows`, `before any Personality is destroyed`, `after each resolution of an action`."""
    subject = trigger.pattern.subject
    said = subject.form if isinstance(subject, Noun) else ""
    every = " each " in f"{trigger.form} {trigger.pattern.form} " and not trigger.period
    return every or said.startswith("any ")


def _take_trigger(node: Any) -> Values | None:
    if not isinstance(node, Later) or node.until or node.once is repeats(node.trigger):
        return None
    return {"trigger": node.trigger}


rule(
    "later",
    "{trigger}",
    make=lambda c, v: Later(v["trigger"], (), not repeats(v["trigger"])),
    take=_take_trigger,
    cost=1,
)


def _awaiting(when: When, once: bool, until: Duration) -> dict[str, Any]:
    """`the next time he is dishonored`; where he only *would be*, it comes before that."""

    def moment(pattern: Any) -> When:
        return "before" if when == "at" and "would " in pattern.form else when

    def make(context: Context, values: Values) -> Any:
        return Later(Trigger(moment(values["pattern"]), values["pattern"]), (), once, until)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Later) or node.once != once or node.until != until:
            return None
        trigger = node.trigger
        if trigger != Trigger(trigger.when, trigger.pattern) or trigger.when != moment(trigger.pattern):
            return None
        return {"pattern": trigger.pattern}

    return {"make": make, "take": take}


# Without `before` or `after` a delayed effect comes when the thing happens (samurai.timing.09).
_PERIODS = (("this turn", ""), ("this battle", "battle"), ("this game", "game"))
_until: Any
_when: Any
for _when, _words in (("after", "after "), ("before", "before "), ("at", "")):
    for _time, _once in (("the next time", True), ("the first time", True), ("each time", False)):
        if _when == "at" and _time != "the next time":
            continue
        rule("later", f"{_words}{_time} {{pattern}}", **_awaiting(_when, _once, ""))
        for _period, _until in _PERIODS:
            rule("later", f"{_words}{_time} {_period} {{pattern}}", **_awaiting(_when, _once, _until))
            rule("later", f"{_words}{_time} {{pattern}} {_period}", **_awaiting(_when, _once, _until))


def _either(when: When, until: Duration) -> dict[str, Any]:
    def make(context: Context, values: Values) -> Any:
        return Later(Trigger(when, replace(values["pattern"], alternatives=(values["b"],))), (), True, until)

    def take(node: Any) -> Values | None:
        pattern = node.trigger.pattern if isinstance(node, Later) else None
        if pattern is None or node.trigger.when != when or len(pattern.alternatives) != 1:
            return None
        return {"pattern": replace(pattern, alternatives=()), "b": pattern.alternatives[0]}

    return {"make": make, "take": take, "cost": 3}


for _when in ("after", "before"):
    for _time, _until in (("", ""), (" this turn", ""), (" this battle", "battle"), (" this game", "game")):
        rule("later", f"{_when} the next time{_time} {{pattern}} or {{b:pattern}}", **_either(_when, _until))
    rule("later", f"{_when} the first time this turn {{pattern}} or {{b:pattern}}", **_either(_when, ""))
_TURN_ENDS = Later(Trigger("before", Pattern("turn ends")), ())
rule("later", "at the end of (this|the) turn", _TURN_ENDS)
rule("later", "when (this|the) turn ends", _TURN_ENDS)
rule("later", "after (this|the) battle", Later(Trigger("after", Pattern("battle ends")), ()))
rule("later", "at the end of (this|the) battle", Later(Trigger("before", Pattern("battle ends")), ()))

# ------------------------------------------------------------------------------------------ control for a time

_BACK: dict[str, Happening] = {"": "turn ends", "battle": "battle ends"}


def _for_a_time(context: Context, values: Values) -> Any:
    """What was taken is given back just before that time is over."""
    until: Ending = values["duration"]
    if until not in _BACK:
        return context.fail(context.words())
    what = values["obj"]
    again = Ref("slot", what.slot) if isinstance(what, (Target, Chosen)) else what
    back = Later(Trigger("before", Pattern(_BACK[until])), (GiveBack(again, form="-"),))
    return Together((TakeControl(what), back), form=f"{context.rule_form}|{until.words}")


def _take_for_a_time(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2:
        return None
    taken, back = node.effects
    if not isinstance(taken, TakeControl) or not isinstance(back, Later) or not isinstance(back.effects[0], GiveBack):
        return None
    for until, event in _BACK.items():
        if back.trigger == Trigger("before", Pattern(event)):
            return {"obj": taken.what, "duration": ends(until, node.form)}
    return None


for _words in ("(take|gain) control of {obj} {duration}", "{duration}, take control of {obj}"):
    rule("effect0", _words, make=_for_a_time, take=_take_for_a_time)

# -------------------------------------------------------------------------------------------------- clauses


def _waiting(*names: str) -> dict[str, Any]:
    """An effect (or several) that waits: its node is that of `later` with the effects in it."""

    def make(context: Context, values: Values) -> Any:
        later: Later = values["later"]
        effects = tuple(values[name] for name in names)
        return replace(later, effects=effects, form=f"{context.rule_form}|{later.form}")

    def take(node: Any) -> Values | None:
        if not isinstance(node, Later) or len(node.effects) != len(names):
            return None
        return {"later": replace(node, effects=()), **dict(zip(names, node.effects, strict=True))}

    return {"make": make, "take": take}


def _only_if(context: Context, values: Values) -> Any:
    """`Attach it, paying 2 less Gold if ...`: there the condition is about the last words, not about all."""
    last = values["effect1"]
    while hasattr(last, "effects") and last.effects:
        last = last.effects[-1]
    if "{terms}" in last.form or "with a strength bonus" in last.form:
        return context.fail(context.words())
    return _under(context, values["condition"], values["effect1"])


def _under(context: Context, condition: Any, effect: Any) -> Any:
    """`Each player loses 2 Honor if he controls no Courtier.`: what is asked of each one is asked inside."""
    if isinstance(effect, ForEach) and any(each == Ref("each") for each in walk(condition)):
        return replace(effect, effects=(If(condition, effect.effects),), form=f"{context.rule_form}|{effect.form}")
    return If(condition, (effect,))


def _take_under(node: Any) -> Values | None:
    """The condition and the effect under it."""
    if isinstance(node, If) and len(node.effects) == 1 and not node.otherwise:
        return {"condition": node.condition, "effect1": node.effects[0]}
    if isinstance(node, ForEach) and len(node.effects) == 1 and isinstance(node.effects[0], If):
        inner = node.effects[0]
        return {"condition": inner.condition, "effect1": replace(node, effects=inner.effects)}
    return None


def _take_unless(node: Any) -> Values | None:
    found = _take_under(node)
    if found is None or not isinstance(found["condition"], Not):
        return None
    return {**found, "condition": found["condition"].condition}


rule("clause", "{effect1}")
rule("clause", "if {condition}, [then] {clause}", If(COND, (CLAUSE,)))
rule("clause", "{effect1} if {condition}", make=_only_if, take=_take_under, cost=1)
rule("clause", "unless {condition}, {clause}", If(Not(COND), (CLAUSE,)))
rule(
    "clause",
    "{effect1} unless {condition}",
    make=lambda c, v: _under(c, Not(v["condition"]), v["effect1"]),
    take=_take_unless,
    cost=1,
)
rule("clause", "{later}, {clause}", **_waiting("clause"))
rule("clause", "{effect1} {later}", cost=2, **_waiting("effect1"))
rule("clause", "{later}, {effect1}, then {f:effect1}", cost=4, **_waiting("effect1", "f"))
rule("clause", "{later}, {effect1}. Then, {f:effect1}", **_waiting("effect1", "f"))
rule("clause", "{later}, {effect1}; {f:effect1}", cost=1, **_waiting("effect1", "f"))
rule("clause", "for each {npone}, {clause}", ForEach(slot("npone"), (CLAUSE,)))
rule("clause", "for each of {robj}, {clause}", ForEach(slot("robj"), (CLAUSE,)), cost=1)
rule("clause", "for {all}, {clause}", ForEach(slot("all"), (CLAUSE,)), cost=1)
rule("clause", "[in turn order,] starting with you, {clause}", InTurnOrder((CLAUSE,)))
rule("clause", "starting with you and (proceeding|continuing) in turn order, {clause}", InTurnOrder((CLAUSE,)))
rule("clause", "in turn order, {clause}", InTurnOrder((CLAUSE,)))
rule("subclause", "if {condition}, {clause}", If(COND, (CLAUSE,)))
rule("subclause", "unless {condition}, {clause}", If(Not(COND), (CLAUSE,)))
rule("subclause", "{later}, {clause}", **_waiting("clause"))
rule("clause", "{effect1} and, {subclause}", Together((E, SUB)))
rule("clause", "{effect1}[,] and {subclause}", Together((E, SUB)), cost=1)
rule("sentence0", "{effect1}; {subclause}", Together((E, SUB)), cost=1)
rule("sentence0", "{clause}")
rule("sentence0", "otherwise, {clause}", Otherwise((CLAUSE,)))

# --------------------------------------------------------------------------- what happens again and again

for _when in ("after", "before"):
    for _time in (_when, f"{_when} each time"):
        timed(
            page,
            f"{{duration}}, {_time} {{pattern}}, {{clause}}",
            Later(Trigger(_when, PATTERN), (CLAUSE,), False, DURATION),
        )
timed(
    page,
    "{duration}, after the first time each turn {pattern}, {clause}",
    Later(Trigger("after", PATTERN, "turn"), (CLAUSE,), False, DURATION),
)
timed(page, "{duration}, {trigger}, {clause}", Later(slot("trigger"), (CLAUSE,), False, DURATION), cost=2)
