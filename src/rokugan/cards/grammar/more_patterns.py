"""Happenings of a single kind: the rarer events that a text waits for."""

from __future__ import annotations

from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import Happened, In, Is, Leader, Moment, Noun, Pattern, PerformedBy, Ref, State, You
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
rule(
    "pattern0",
    "{event_thing} attaches from your hand to {self}",
    Pattern("attach", THING, None, "hand", (In("attached", slot("self")),)),
)
rule(
    "pattern0",
    "{event_thing} is destroyed by {action} or by battle resolution",
    Pattern("destroy", THING, ACTION, "or resolution"),
)
rule(
    "pattern0",
    "{action} or a battle resolution destroys {event_thing}",
    Pattern("destroy", THING, ACTION, "or resolution"),
)
rule(
    "pattern0",
    "{event_thing} is destroyed or bowed by {action} or by battle resolution",
    Pattern("destroy or bow", THING, ACTION, "or resolution"),
)
rule("pattern0", "a battle resolves at that Province", Pattern("battle resolution", In("battlefield", Ref("province"))))
rule("pattern0", "battle resolution at a province", Pattern("battle resolution", None, None, "province"))
rule("pattern0", "this card's province is destroyed", Pattern("destroy", Ref("province")))
rule("pattern0", "creating focus pools for a duel {event_thing} is in", Pattern("focus pools", THING))
rule("pattern0", "this duel resolves", Pattern("duel ends"))
rule("pattern0", "this phase ends", Pattern("phase ends", None, None, "this"))
rule(
    "pattern0",
    "resolution of a battle {event_thing} is in",
    Pattern("battle resolution", filters=(Is(THING, (State("in the current battle"),)),)),
)
rule(
    "pattern0",
    "targeting a Ranged Attack from one of your actions",
    make=lambda c, v: _about_attack(c, Pattern("choose targets", Noun(("ranged attack",), (), "your"))),
    take=lambda n: {} if isinstance(n, Pattern) and n.event == "choose targets" and n.actor is None else None,
)
rule(
    "pattern0",
    "the target of a Ranged Attack from {event_thing} is chosen",
    Pattern("target", None, Noun(("ranged attack",), (), "", None), "ranged attack", (THING,)),
)
rule(
    "pattern0",
    "you target a Ranged Attack from {action}",
    make=lambda c, v: _about_attack(c, Pattern("choose targets", Noun(("ranged attack",), (), "your"), v["action"])),
    take=lambda n: {"action": n.actor} if isinstance(n, Pattern) and n.event == "choose targets" and n.actor else None,
)
rule("pattern0", "the current battle ends", Pattern("battle ends"))
rule(
    "pattern0",
    "{event_player} gains Honor from destroying an army in battle resolution",
    Pattern("gain honor", None, ACTOR, "resolution"),
)
rule(
    "pattern0",
    "you gain Honor from destroying an army in battle resolution",
    Pattern("gain honor", None, You(), "resolution"),
)
rule("pattern0", "{event_player} lose Honor from {action}", Pattern("lose honor", None, ACTOR, filters=(ACTION,)))
rule(
    "pattern0",
    "your turn ends in which you were the Defender",
    Pattern("turn ends", You(), None, "", (Moment("defender"),)),
)
rule(
    "pattern0",
    "each turn ends in which {event_thing} was in a battle during its resolution",
    Pattern("turn ends", None, None, "", (Happened(Pattern("battle resolution", THING), "turn"),)),
)
rule(
    "pattern0",
    "{event_thing} enters a discard pile from your hand during a battle",
    Pattern("discard", THING, None, "hand battle"),
)
rule("pattern0", "each phase ends", Pattern("phase ends"))
rule("pattern0", "the next End Phase ends", Pattern("phase ends", None, None, "end"))
rule("pattern0", "the end of this turn", Pattern("turn ends"))
for _period in ("game",):
    for _when in ("after", "before"):
        from rokugan.cards.program import Trigger

        rule("trigger", f"{_when} the first time each {_period} {{pattern}}", Trigger(_when, slot("pattern"), _period))
rule("pattern0", "you attach this card", Pattern("attach", Ref("this"), You()))
rule("pattern0", "the Attacker announces a Battle action", Pattern("announce", Noun(("action",)), Leader("attacker")))
rule("pattern0", "{event_thing} is assigned to attack or is destroyed", Pattern("assign attack or destroy", THING))
rule("pattern0", "{event_thing} assigns to attack or is destroyed", Pattern("assign attack or destroy", THING))
rule(
    "pattern0",
    "any action {event_thing} performs this turn resolves",
    Pattern("resolve", Noun(("action",), (PerformedBy(THING),), form="-")),
)
rule("pattern0", "{event_thing} is revealed in a province", Pattern("reveal", THING))
