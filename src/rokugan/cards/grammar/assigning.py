"""Units assigned in the Maneuvers Segments."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.slots import CONDITION, EVENT_THING, EVERYONE, POSS
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, part, slot
from rokugan.program import (
    Allow,
    Both,
    Continuous,
    Each,
    Forbid,
    Give,
    GrantText,
    In,
    Is,
    Noun,
    Opposing,
    OtherThan,
    Past,
    Pattern,
    Ref,
    Require,
    Traits,
    Whose,
    You,
)

page = Page()
rule = page.rule

rule(
    "pattern0",
    "{event_thing} (is assigned|assigns) to attack or is destroyed",
    Pattern("assign", EVENT_THING, None, ("attack",), alternatives=(Pattern("destroy", EVENT_THING),)),
)
rule(
    "effect0",
    "{poss} controller must assign (him|her|it) during any Attack Phases this turn if he can legally do so",
    Give(slot("poss"), (Require("assign"),)),
)
rule(
    "give0",
    "the Defender must assign {obj} [during Infantry Maneuvers] (this attack|this Attack Phase)",
    Give(slot("obj"), (Require("assign"),), "attack"),
)
rule("give0", "{subj} must assign [if able]", Give(slot("subj"), (Require("assign"),)), cost=1)
rule("pattern0", "{event_thing} is assigned to attack", Pattern("assign", EVENT_THING, None, ("attack",)))
rule("pattern0", "{event_thing} is assigned to defend", Pattern("assign", EVENT_THING, None, ("defend",)))
rule(
    "trait",
    "if {condition}, {everyone} (has|have) {changes} and may not assign to an attacking army",
    Traits(
        (
            Continuous(EVERYONE, slot("changes"), CONDITION),
            Forbid("may not", "assign attack", EVERYONE, condition=CONDITION),
        )
    ),
)
rule(
    "pattern0",
    "{event_thing} is assigned opposing {b:event_thing}",
    Pattern("assign", EVENT_THING, filters=(Opposing(slot("b")),)),
)
for _modal in ("may not", "cannot", "can not"):
    _there = Forbid("may not", "assign to battlefield", None, In("battlefield", POSS))
    rule("give0", f"{{everyone}} {_modal} be assigned to {{poss}} battlefield", Give(EVERYONE, (_there,)))
    _across = Forbid("may not", "move across", None, In("battlefield", Ref("battlefield")))
    rule("give0", f"{{everyone}} {_modal} move to or from this battlefield", Give(EVERYONE, (_across,)))
for _even in ("even if bowed", "while bowed"):
    rule("give0", f"{{everyone}} (may|can) assign {_even}", Give(EVERYONE, (Allow("assign bowed"),)), cost=2)
rule("by", "from rulebook effects for assigning allying units", Ref("allying"))
rule(
    "effect0",
    "no unit other than {robj} can assign or move to attack that phase",
    Give(
        You(),
        (
            Forbid(
                "may not",
                "assign attack",
                Each(Noun(("unit",), (OtherThan(slot("robj")),))),
                others=("move to attack",),
            ),
        ),
        "attack",
    ),
)
for _his in ("his", "her", "its"):
    rule(
        "trait",
        f"if {{condition}}, {{everyone}} can assign even if bowed, has {{changes}} while {{is_what}}, "
        f"and adds {_his} Force to {_his} unit's Force even if bowed",
        make=lambda c, v: Traits(
            (
                Allow("assign bowed", v["everyone"], condition=v["condition"]),
                Continuous(v["everyone"], v["changes"], _both(v["condition"], v["is_what"])),
                Allow("force bowed", v["everyone"], condition=v["condition"]),
            )
        ),
        take=lambda n: _take_assigning(n),
    )


def _both(condition: Any, state: Any) -> Any:
    return Both((condition, Is(Ref("each"), (state,))))


def _take_assigning(node: Any) -> Values | None:
    if not isinstance(node, Traits) or len(node.traits) != 3 or not isinstance(node.traits[1], Continuous):
        return None
    middle = node.traits[1]
    return {
        "condition": part(middle, "condition", "conditions", 0),
        "everyone": middle.what,
        "changes": middle.changes,
        "is_what": part(middle, "condition", "conditions", 1, "filters", 0),
    }


def _assigned_there(context: Context, values: Values) -> Any:
    place = values["rposs"]
    noun: Noun = values["npmany0"]
    filters = (Whose("unit", Past("assign to current battlefield")), In("battlefield", place))
    everyone = Each(replace(noun, whose="your", filters=(*noun.filters, *filters), form=noun.form or "-"))
    return Give(everyone, (GrantText(values["quoted"]),))


def _take_assigned_there(node: Any) -> Values | None:
    if not isinstance(node, Give) or not isinstance(node.what, Each) or len(node.what.noun.filters) < 2:
        return None
    *_, first, last = node.what.noun.filters
    if not isinstance(first, Whose) or not isinstance(last, In) or not isinstance(node.changes[0], GrantText):
        return None
    noun = replace(node.what.noun, filters=node.what.noun.filters[:-2])
    return {"npmany0": noun, "rposs": last.of, "quoted": node.changes[0].program}


rule(
    "give0",
    "your {npmany0} whose units assign to {rposs} battlefield have the ability, {quoted} while they are there",
    make=_assigned_there,
    take=_take_assigned_there,
)
for _can in ("can", "may"):
    rule("stand", f"{{everyone}} {_can} assign during Cavalry Maneuvers", Allow("assign cavalry", EVERYONE))
    rule("stand", f"{_can} assign during Cavalry Maneuvers", Allow("assign cavalry"))
for _cannot in ("cannot", "can not"):
    rule(
        "trait",
        f"{{everyone}} {_cannot} assign to attack the turn he attaches this card",
        Forbid("may not", "assign attack", EVERYONE, condition=Is(Ref("this"), (Past("attach"),))),
    )
