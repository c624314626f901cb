"""Happenings of a single kind: the rarer events that a text waits for."""

from __future__ import annotations

from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import ActionDid, Happened, In, Noun, Pattern, PerformedBy, Ref
from rokugan.cards.refs import Context


def _about_attack(context: Context, pattern: Pattern) -> Pattern:
    """`its strength` is then that of the Ranged Attack."""
    context.mention(Ref("ranged attack"), Noun(("ranged attack",)))
    return pattern


THING, OTHER, ACTION, ACTOR, POSS = (slot(name) for name in ("event_thing", "b", "action", "event_player", "poss"))

rule(
    "pattern0",
    "{poss} army destroys {event_thing} by winning a battle",
    Pattern("destroy", THING, In("army", POSS), "resolution"),
)
rule("pattern0", "this card's province is destroyed", Pattern("destroy", Ref("province")))
rule("pattern0", "creating focus pools for a duel {event_thing} is in", Pattern("focus pools", THING))
rule(
    "pattern0",
    "targeting a Ranged Attack from one of your actions",
    make=lambda c, v: _about_attack(c, Pattern("choose targets", Noun(("ranged attack",), (), "your"))),
    take=lambda n: {} if isinstance(n, Pattern) and n.event == "choose targets" and n.actor is None else None,
)
rule(
    "pattern0",
    "the target of a Ranged Attack from {event_thing} is chosen",
    Pattern("target", None, Noun(("ranged attack",)), "", (ActionDid("from", THING),)),
)
rule(
    "pattern0",
    "you target a Ranged Attack from {action}",
    make=lambda c, v: _about_attack(c, Pattern("choose targets", Noun(("ranged attack",), (), "your"), v["action"])),
    take=lambda n: {"action": n.actor} if isinstance(n, Pattern) and n.event == "choose targets" and n.actor else None,
)
rule(
    "pattern0",
    "each turn ends in which {event_thing} was in a battle during its resolution",
    Pattern("turn ends", None, None, "", (Happened(Pattern("battle resolution", THING), "turn"),)),
)
for _period in ("game",):
    for _when in ("after", "before"):
        from rokugan.cards.program import Trigger

        rule("trigger", f"{_when} the first time each {_period} {{pattern}}", Trigger(_when, slot("pattern"), _period))
rule("pattern0", "{event_thing} is assigned to attack or is destroyed", Pattern("assign attack or destroy", THING))
rule("pattern0", "{event_thing} assigns to attack or is destroyed", Pattern("assign attack or destroy", THING))
rule(
    "pattern0",
    "any action {event_thing} performs this turn resolves",
    Pattern("resolve", Noun(("action",), (PerformedBy(THING),), form="-")),
)
