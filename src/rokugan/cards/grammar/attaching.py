"""Cards that enter play or are attached."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.slots import CONDITION, EVENT_THING, EVERYONE, NPMANY, NPONE, SUBJ, B
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, part, slot
from rokugan.program import (
    Allow,
    Did,
    Exists,
    Forbid,
    Give,
    Happened,
    In,
    Later,
    Negate,
    Node,
    NoneOf,
    Not,
    Noun,
    Pattern,
    Ref,
    Trigger,
    With,
    You,
)
from rokugan.program.words import Duration

page = Page()
rule = page.rule

rule("stand", "{everyone} (may|can) attach up to two {npmany}", Allow("attach two", EVERYONE, of=NPMANY))
for _many in ("any number of {npmany}", "more than one {npone}"):
    _some = NPMANY if "npmany" in _many else slot("npone")
    rule(
        "stand",
        f"{{everyone}} (may|can) (attach|have) {_many} [attached]",
        Allow("attach any number", EVERYONE, of=_some),
    )
    rule("stand", f"(may|can) attach {_many}", Allow("attach any number", of=_some))
_enters: Any
for _state, _enters in (("bowed", "enter bowed"), ("unbowed", "enter unbowed")):
    for _who in ("", "this card ", "this Personality ", "this Holding "):
        rule("stand", f"{_who}enters play {_state}", Allow(_enters))
    rule("stand", f"{{self}} enters play {_state}", Allow(_enters), cost=1)
rule(
    "stand",
    "(attach only|only attaches|attaches only|only attach) to (a|an) {npone}",
    Forbid("may not", "attach to", None, NPONE, True),
)
rule("negate0", "negate its entering play", Negate("enter play"))


def _except(context: Context, values: Values) -> Node:
    noun: Noun = values["npmany0"]
    return Forbid(
        "may not",
        "attach",
        values.get("everyone"),
        replace(noun, filters=(*noun.filters, NoneOf((values["exempt"],)))),
    )


def _take_except(node: Any) -> Values | None:
    if not isinstance(node, Forbid) or not isinstance(node.by, Noun) or not node.by.filters:
        return None
    last = node.by.filters[-1]
    if not isinstance(last, NoneOf):
        return None
    values: Values = {
        "npmany0": replace(node.by, filters=node.by.filters[:-1]),
        "exempt": last.filters[0],
    }
    if node.what is not None:
        values["everyone"] = node.what
    return values


for _modal in ("cannot", "can not", "may not", "will not"):
    rule("trait", f"{_modal} attach {{npmany0}}, except {{exempt}}", make=_except, take=_take_except)
    rule("trait", f"{{everyone}} {_modal} attach {{npmany0}}, except {{exempt}}", make=_except, take=_take_except)


def _next_card(context: Context, values: Values) -> Any:
    pattern = Pattern("enter play", values["npone"], You())
    context.mention(Ref("subject"), values["npone"])
    until: Duration = "permanent" if "permanently" in context.rule_form else ""
    gift = Give(Ref("subject"), values["changes"], until, form="-")
    return Later(Trigger("after", pattern), (gift,), True, "game" if "this game" in context.rule_form else "")


def _take_next_card(node: Any) -> Values | None:
    if not isinstance(node, Later) or not node.once or not isinstance(node.trigger.pattern.subject, Noun):
        return None
    if len(node.effects) != 1 or not isinstance(node.effects[0], Give):
        return None
    return {"npone": node.trigger.pattern.subject, "changes": node.effects[0].changes}


_period: Any
for _period in ("this game", "this turn"):
    for _gains in ("permanently gains", "gains", "permanently has", "has"):
        rule(
            "sentence0",
            f"the next {{npone}} you bring into play {_period} {_gains} {{changes}}",
            make=_next_card,
            take=_take_next_card,
        )
rule("has", "{attmany} attached", With(slot("attmany")), cost=1)
rule("pattern0", "attaching {event_thing}", Pattern("attach", EVENT_THING))
rule("stand", "{everyone} can attach one additional {attone}", Allow("attach two", slot("everyone"), of=slot("attone")))
rule("is_what", "attached to (a|an) {npone0}", In("attached", slot("npone0")), cost=1)
rule(
    "pattern0",
    "{event_thing} attaches {b:event_thing}",
    Pattern("attach", B, None, (), (In("attached", EVENT_THING),)),
    cost=2,
)
rule("stand", "(this card|this Personality|this Holding) enters play bowed", Allow("enter bowed"))
rule("trait", "will only enter play if {condition}", Forbid("may not", "enter play", condition=Not(CONDITION)))
rule("trait", "can only enter play if {condition}", Forbid("may not", "enter play", condition=Not(CONDITION)))
rule("cond0", "this put {robj} into play", Did("enter play", slot("robj")))
for _time, _period in (("this turn", "turn"), ("this battle", "battle"), ("this game", "game")):
    rule(
        "cond0",
        f"you [have] put (a|an) {{npone}} into play {_time}",
        Happened(Pattern("enter play", NPONE, You()), _period),
    )
for _may in ("may", "can"):
    rule(
        "stand",
        f"only (a|an) {{npone}} {_may} attach {{subj}}",
        Forbid("may not", "attach to", SUBJ, slot("npone"), True),
    )
rule("post", "attached", In("attached", Ref("this")), cost=3)
rule("give0", "{everyone} may attach two {npmany}", Give(EVERYONE, (Allow("attach two", of=slot("npmany")),)), cost=2)
rule(
    "cond0",
    "(a|an) {npone0} is in play {where}",
    make=lambda c, v: _there(v["npone0"], v["where"]),
    take=lambda n: _take_there(n, "npone0"),
)
rule(
    "cond0",
    "any {npmany0} are attached to {robj}",
    make=lambda c, v: _there(v["npmany0"], In("attached", v["robj"])),
    take=lambda n: (
        {"npmany0": replace(n.noun, filters=n.noun.filters[:-1]), "robj": part(n.noun, "filters", -1, "of")}
        if isinstance(n, Exists) and n.form and n.noun.filters and isinstance(n.noun.filters[-1], In)
        else None
    ),
)


def _there(noun: Noun, where: Any) -> Any:
    return Exists(replace(noun, filters=(*noun.filters, where), form=noun.form or "-"))


def _take_there(node: Any, name: str) -> Values | None:
    if not isinstance(node, Exists) or not node.noun.filters or not node.form:
        return None
    return {name: replace(node.noun, filters=node.noun.filters[:-1]), "where": node.noun.filters[-1]}


rule("trait", "can only enter play if {condition}", Forbid("may not", "enter play", condition=Not(CONDITION)))
rule(
    "cond0",
    "{who:player} has brought (a|an) {npone} into play",
    Happened(Pattern("enter play", NPONE, slot("who")), "game"),
)
