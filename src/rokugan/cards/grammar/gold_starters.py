"""Sentences of the Gold Edition's starter cards: limits of Family Honor, the leaders' own units, what a province holds, costs
that nothing else changes, and a Faction's own cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    Choice,
    Each,
    Either,
    EntryCost,
    Exists,
    Forbid,
    Give,
    Happened,
    HasAbility,
    If,
    In,
    Leader,
    Limit,
    Noun,
    Number,
    Pattern,
    Paying,
    Ref,
    Shares,
    State,
    StatOf,
    Sum,
    Target,
    Together,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
EVERYONE, NUM, AMOUNT, OBJ, THING = (slot(name) for name in ("everyone", "num", "amount", "obj", "event_thing"))

# --------------------------------------------------------------------------------------- Family Honor held down

_TURN_HONOR = Sum((StatOf("turn_honor", Ref("each")), NUM))
for _above in ("over", "above", "more than"):
    rule(
        "give0",
        f"no player's Family Honor may rise {_above} {{num}} points from what it was when the turn began",
        Give(Each(Noun(("player",))), (Limit("family_honor", "maximum", _TURN_HONOR),)),
    )
    for _may in ("may not", "cannot", "can not"):
        rule(
            "give0",
            f"{{pposs}} Family Honor {_may} rise {_above} {{amount}}",
            Give(slot("pposs"), (Limit("family_honor", "maximum", AMOUNT),)),
        )

# ------------------------------------------------------------------------------------------ costs that are fixed


def _producing(context: Context, values: Values) -> Any:
    return Either((HasAbility("gold"), HasAbility("honor")), form="=Gold- and Honor-producing")


rule("adj", "Honor-producing", HasAbility("honor"))
rule("adj", "Gold- and Honor-producing", make=_producing, take=lambda n: None)
for _costs in ("costs", "cost"):
    rule(
        "stand",
        f"{{everyone}} {_costs} {{num}} less Gold for you, to a minimum of {{b:num}}",
        EntryCost(NUM, EVERYONE, least=slot("b")),
    )
    rule(
        "trait",
        f"{{everyone}} {_costs} {{num}} less Gold for you, to a minimum of {{b:num}}, but cannot have their costs changed "
        "in any other way",
        Together((EntryCost(NUM, EVERYONE, least=slot("b")), Forbid("will not", "change gold cost", EVERYONE))),
    )

# ---------------------------------------------------------------------------------------- the leaders' own units


def _each_leader(context: Context, values: Values) -> Any:
    """Both leaders target, the Attacker first; each among his own."""
    targets = []
    for which in ("attacker", "defender"):
        noun = replace(values["npmany"], whose="his", owner=Leader(which))
        targets.append(chosen(context, Target(noun, chooser=Leader(which))))
    return Together(tuple(targets))


def _take_each_leader(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2:
        return None
    one = node.effects[0]
    if not isinstance(one, Target) or one.chooser != Leader("attacker"):
        return None
    return {"npmany": replace(one.noun, whose="", owner=None)}


rule(
    "effect0",
    "the Attacker and Defender each target one of their own {npmany}",
    make=_each_leader,
    take=_take_each_leader,
)

# ------------------------------------------------------------------------------------ what happened in a segment

for _verb, _past in (("destroy", "destroyed"), ("dishonor", "dishonored"), ("bow", "bowed")):
    rule(
        "pattern0",
        f"a battle Resolution Segment in which {{event_thing}} (was|were) {_past}",
        Pattern("battle ends", None, None, "", (Happened(Pattern(_verb, THING), "resolution"),)),
    )


# ------------------------------------------------------------------------------------------- a Faction's own cards


def _of_faction(context: Context, values: Values) -> Any:
    noun = values["npmany"]
    filters = (*noun.filters, Shares("clan", You(), form="-"))
    return chosen(context, Choice(replace(noun, filters=filters)))


def _take_of_faction(node: Any) -> Values | None:
    if not isinstance(node, Choice) or not node.noun.filters or not isinstance(node.noun.filters[-1], Shares):
        return None
    return {"npmany": replace(node.noun, filters=node.noun.filters[:-1])}


rule("choice", "one of your (Faction's|Clan's) {npmany}", make=_of_faction, take=_take_of_faction)


def _lying(context: Context, values: Values) -> Any:
    from rokugan.cards.grammar.nouns import Mark

    return Mark("zone", "province", None, context.words(), "your", State("face-up"))


rule("post", "that (is|are) (face up|face-up) in one of your provinces", make=_lying, take=lambda n: None)

# --------------------------------------------------------------------------------------- what a province holds


def _holds(context: Context, values: Values, np: str) -> Any:
    noun = values[np]
    inside = replace(noun, zone="province", filters=(*noun.filters, In("province", values["rsubj"])))
    context.mention(Each(inside), inside, plural=np == "npmany")
    return Exists(inside)


def _take_holds(node: Any, np: str) -> Values | None:
    if not isinstance(node, Exists) or node.noun.zone != "province" or not node.noun.filters:
        return None
    where = node.noun.filters[-1]
    if not isinstance(where, In) or where.of is None or (node.op, node.number) != (">=", Number(1)):
        return None
    return {"rsubj": where.of, np: replace(node.noun, zone="", filters=node.noun.filters[:-1])}


for _some, _np in (("any", "npmany"), ("(a|an)", "npone")):
    rule(
        "cond0",
        f"{{rsubj}} holds {_some} {{{_np}}}",
        make=lambda c, v, n=_np: _holds(c, v, n),
        take=lambda n, np=_np: _take_holds(n, np),
    )

# ------------------------------------------------------------------------------- one of several, by his Chi


def _whose_stat(context: Context, values: Values) -> Any:
    return chosen(context, Choice(Noun(("card",), (Either((values["kwone"], values["b"])),), "your", form="-")))


def _take_whose_stat(node: Any) -> Values | None:
    if not isinstance(node, Choice) or not node.noun.filters or not isinstance(node.noun.filters[0], Either):
        return None
    either = node.noun.filters[0]
    return {"kwone": either.filters[0], "b": either.filters[1]} if len(either.filters) == 2 else None


rule("poss", "one of your {kwone}'s or {b:kwone}'s", make=_whose_stat, take=_take_whose_stat)
_LESS, _MORE = slot("effect0"), slot("b")
rule(
    "effect1",
    "{cost:effect0} to {effect0}, or, if {condition}, to {b:effect0}",
    Paying((slot("cost"),), (If(slot("condition"), (_MORE,), (_LESS,)),)),
)
