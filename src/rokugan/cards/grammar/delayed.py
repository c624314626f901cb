"""Effects that wait or go on: `The next Samurai you bring into play this game gains ...`, `During battles there, after each
time ...`, `If he is bowed when this battle's resolution begins, ...`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    ChangeAmount,
    Each,
    Firm,
    Forbid,
    Give,
    HasKeyword,
    If,
    In,
    Is,
    LastPlayed,
    Later,
    Noun,
    Number,
    Past,
    Pattern,
    Ref,
    Require,
    Shares,
    Together,
    Trigger,
    Triggered,
    Uses,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
E, F, COND, PATTERN, ONE, ENDS, TRIGGER = (
    slot(name) for name in ("effect1", "f", "condition", "pattern", "npone", "duration", "trigger")
)
THING, ACTOR = slot("event_thing"), slot("event_player")

# --------------------------------------------------------------------------------- one or the other

for _he in ("he", "she", "it", "they", "you"):
    rule("sentence0", f"if {{condition}}, {{effect1}}; if {_he} did not, {{f:effect1}}", If(COND, (E,), (F,)))
    rule("sentence0", f"if {{condition}}, {{effect1}}; if {_he} was not, {{f:effect1}}", If(COND, (E,), (F,)))
    rule("sentence0", f"if {{condition}}, {{effect1}}. If {_he} did not, {{f:effect1}}", If(COND, (E,), (F,)), cost=1)

# ------------------------------------------------------------------------------------- until later


rule("sentence0", "if {condition} when {pattern}, {effect1}", Later(Trigger("before", PATTERN), (If(COND, (E,)),)))
rule(
    "sentence0",
    "if {condition} when {pattern}, {effect1}, and {f:effect1}",
    Later(Trigger("before", PATTERN), (If(COND, (E, F)),)),
)
rule("sentence0", "{effect1}, then {f:effect1}", Together((E, F)), cost=4)

# ------------------------------------------------------------------------------- while a battle is fought

_HERE = Is(Ref("battlefield"), (In("battlefield", slot("robj")),))
for _turn in ("", " this turn"):
    for _words in ("battles at {robj}", "battles at {robj}'s battlefield", "the next battle at {robj}"):
        rule(
            "sentence0",
            f"during {_words}{_turn}, after each time {{pattern}}, {{effect1}}",
            Later(Trigger("after", PATTERN), (If(_HERE, (E,)),), False, ""),
        )

# ------------------------------------------------------------------------------------ the next such card


def _next_card(context: Context, values: Values) -> Any:
    pattern = Pattern("enter play", values["npone"], You())
    context.mention(Ref("subject"), values["npone"])
    until = "permanent" if "permanently" in context.rule_form else ""
    gift = Give(Ref("subject"), values["changes"], until, form="-")
    return Later(Trigger("after", pattern), (gift,), True, "game" if "this game" in context.rule_form else "")


def _take_next_card(node: Any) -> Values | None:
    if not isinstance(node, Later) or not node.once or not isinstance(node.trigger.pattern.subject, Noun):
        return None
    if len(node.effects) != 1 or not isinstance(node.effects[0], Give):
        return None
    return {"npone": node.trigger.pattern.subject, "changes": node.effects[0].changes}


for _period in ("this game", "this turn"):
    for _gains in ("permanently gains", "gains", "permanently has", "has"):
        rule(
            "sentence0",
            f"the next {{npone}} you bring into play {_period} {_gains} {{changes}}",
            make=_next_card,
            take=_take_next_card,
        )

# ------------------------------------------------------------------------------------ gains and losses

for _what, _event in (("gains", "gain honor"), ("losses", "lose honor")):
    for _words, _until in (
        ("until the battle ends", "battle"),
        ("until this battle ends", "battle"),
        ("until the turn ends", ""),
        ("this turn", ""),
        ("until your next turn begins", "your next turn"),
    ):
        _waits = Trigger("before", Pattern(_event, None, slot("pposs")))
        rule(
            "effect0",
            f"double each of {{pposs}} Honor {_what} {_words}",
            Later(_waits, (ChangeAmount("double", Number(2)),), False, _until),
        )
        rule(
            "effect0",
            f"reduce each of {{pposs}} Honor {_what} by {{num}} {_words}",
            Later(_waits, (ChangeAmount("subtract", slot("num")),), False, _until),
        )
        rule(
            "effect0",
            f"increase each of {{pposs}} Honor {_what} by {{num}} {_words}",
            Later(_waits, (ChangeAmount("add", slot("num")),), False, _until),
        )

# ------------------------------------------------------------------------------------ what lasts under a condition

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

# --------------------------------------------------------------------------------------- phases and battles

for _no, _positive in (("no", False), ("any", True)):
    for _during, _period in (
        ("during it", "phase"),
        ("this phase", "phase"),
        ("this turn", "turn"),
        ("this battle", "battle"),
    ):
        rule(
            "cond0",
            f"{{rsubj}} performed {_no} {{actions}} {_during}",
            Is(slot("rsubj"), (Past("perform", _period, _positive, slot("actions")),)),
        )
rule(
    "sentence0",
    "if you would win a battle as Attacker or Defender while {condition}, it is a tie instead",
    Give(You(), (Forbid("will not", "win battle"),), "", COND),
)
rule("pattern0", "its Declaration Segment", Pattern("attack"))
rule("sentence0", "this straightening (cannot|can not|will not) be negated", Firm("straighten"))
rule("sentence0", "this bowing (cannot|can not|will not) be negated", Firm("bow"))
rule(
    "sentence0",
    "{trigger}, {effect1}; this straightening (cannot|can not|will not) be negated",
    Later(TRIGGER, (E, Firm("straighten"))),
)
rule(
    "sentence0",
    "for the rest of the game, copies of that Event (cannot|can not) resolve",
    Give(
        Each(Noun(("player",), plural=True)),
        (Forbid("will not", "resolve", Each(Noun(("event",), (Shares("title", Ref("subject")),)))),),
        "permanent",
    ),
)

# ------------------------------------------------------------------------------------------ how often

for _per in ("turn", "battle", "game"):
    rule("uses", f"as many times per {_per} as {{amount}}", Uses(1, _per, slot("amount"), True))


# -------------------------------------------------------------------------------------- in another's turn


# A Terrain is in play when its action has resolved.
_PLAY_TERRAIN = Pattern("resolve", Noun(("action",), (HasKeyword("Terrain"),), form="-"))
rule("pattern0", "{event_player} (plays|play) a Terrain", replace(_PLAY_TERRAIN, actor=slot("event_player")), cost=-1)


def _answering(context: Context, values: Values) -> Any:
    """`other players must discard two cards after each time they play a Terrain`: what each of them does is his own."""
    from rokugan.cards.grammar.moods import by_player

    actor = Noun(("player",), (), "other")
    done = by_player(values["effect0"], Ref("actor"))
    conditions = (values["condition"],) if "condition" in values else ()
    pattern = Pattern("play", values["npone"], actor)
    if values["npone"] == Noun(("terrain",)):
        pattern = replace(_PLAY_TERRAIN, actor=actor)
    return Triggered(Trigger("after", pattern), (done,), conditions)


def _take_answering(conditional: bool) -> Any:
    def take(node: Any) -> Values | None:
        from rokugan.cards.grammar.moods import by_player

        if not isinstance(node, Triggered) or bool(node.conditions) != conditional:
            return None
        pattern = node.trigger.pattern
        terrain = pattern.subject == _PLAY_TERRAIN.subject
        if pattern.event != "play" and not terrain:
            return None
        played = Noun(("terrain",)) if terrain else pattern.subject
        values = {"npone": played, "effect0": by_player(node.effects[0], Ref("actor"), back=True)}
        return {**values, "condition": node.conditions[0]} if conditional else values

    return take


for _play in ("play", "bring into play"):
    rule(
        "trait",
        f"while {{condition}}, other players must {{effect0}} after each time they {_play} (a|an) {{npone}}",
        make=_answering,
        take=_take_answering(True),
    )
    rule(
        "trait",
        f"other players must {{effect0}} after each time they {_play} (a|an) {{npone}}",
        make=_answering,
        take=_take_answering(False),
    )


def _last_played(context: Context, values: Values) -> Any:
    node = LastPlayed(values["npone"])
    context.mention(node, values["npone"])
    return node


rule(
    "known",
    "the last {npone} you played this game",
    make=_last_played,
    take=lambda n: {"npone": n.noun} if isinstance(n, LastPlayed) else None,
)
