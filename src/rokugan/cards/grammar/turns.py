"""Turns and phases."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.doers import by_player
from rokugan.cards.grammar.durations import timed
from rokugan.cards.grammar.slots import CONDITION, EFFECT1, EVERYONE, OBJ, PATTERN, SUBJ
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.language.classic.words.terms import phase
from rokugan.program import (
    Allow,
    AnyOf,
    Bow,
    Forbid,
    Give,
    Happened,
    If,
    Instead,
    Later,
    Look,
    May,
    Moment,
    Not,
    Noun,
    Number,
    Pattern,
    Ref,
    Together,
    Trigger,
    TurnFace,
    TurnsFromNow,
    You,
)
from rokugan.program.words import Ban, Happening, When

page = Page()
rule = page.rule

rule("sentence0", "if {pattern} this turn, {effect1}", Later(Trigger("after", PATTERN), (EFFECT1,)), cost=4)
rule(
    "stand",
    "{everyone} (does|do) not straighten (in|during) the Straighten Phase",
    Forbid("will not", "straighten in phase", EVERYONE),
)
rule("effect0", "turn the card in {obj} face-up", Look("reveal", OBJ))
rule("effect0", "turn face-up the card in {obj}", Look("reveal", OBJ))
rule("effect0", "turn {poss} card face-up", Look("reveal", slot("poss")))
_name: Any
for _count, _number in (("one", 1), ("two", 2), ("three", 3), ("four", 4)):
    _turns = "turn" if _number == 1 else "turns"
    rule("sentence0", f"{_count} {_turns} from now, {{effect1}}", TurnsFromNow(Number(_number), (EFFECT1,)))
    for _name in ("Straighten", "Action", "Dynasty", "End"):
        _ends = Later(Trigger("before", Pattern("phase ends", None, None, (_name.lower(),))), (EFFECT1,))
        rule(
            "sentence0",
            f"at the end of {{pposs}} {_name} Phase {_count} {_turns} from now, {{effect1}}",
            TurnsFromNow(Number(_number), (_ends,), slot("pposs")),
        )
for _draw in ("draw", "you draw"):
    for _cards, _many in (("an additional card", 1), ("two additional cards", 2)):
        rule(
            "stand",
            f"{_draw} {_cards} during your End Phase",
            Allow("draw more", You(), Number(_many)),
        )
        rule("stand", f"during your End Phase, {_draw} {_cards}", Allow("draw more", You(), Number(_many)))
_ban: Ban
for _never, _ban in (("(cannot|can not)", "may not"), ("will not", "will not")):
    rule(
        "effect0",
        f"{{subj}} bows and {_never} straighten until after (his|her|its) controller's next Straighten Phase",
        Together((Bow(SUBJ), Give(SUBJ, (Forbid(_ban, "straighten"),), "his straighten"))),
    )
_PHASES = ("Action", "Attack", "Dynasty", "Events", "End", "Straighten")
_phase: Any
for _phase in _PHASES:
    _moment = phase(_phase)
    if _phase != "Action":
        rule("cond0", f"it is not the {_phase} Phase", Not(_moment))
    for _second in _PHASES:
        if _second != _phase:
            rule(
                "cond0",
                f"it is not the {_phase} Phase or {_second} Phase",
                Not(AnyOf((_moment, phase(_second)))),
            )
for _when in ("after", "before"):
    rule(
        "sentence0",
        f"{_when} the next time this turn {{pattern}} or {{b:pattern}}, {{effect1}}, then {{f:effect1}}",
        make=lambda c, v, w=_when: Later(
            Trigger(w, replace(v["pattern"], alternatives=(v["b"],))), (v["effect1"], v["f"])
        ),
        take=lambda n, w=_when: _take_either_next(n, w),
    )


def _take_either_next(node: Any, when: str) -> Values | None:
    if not isinstance(node, Later) or node.trigger.when != when or len(node.effects) != 2:
        return None
    pattern = node.trigger.pattern
    if len(pattern.alternatives) != 1:
        return None
    return {
        "pattern": replace(pattern, alternatives=()),
        "b": pattern.alternatives[0],
        "effect1": node.effects[0],
        "f": node.effects[1],
    }


for _when in ("after", "before"):
    rule(
        "sentence0",
        f"{_when} the next time this turn {{pattern}}, {{effect1}}; {{psubj}} may then {{f:effect0}}",
        make=lambda c, v, w=_when: _then_he_may(v, w),
        take=lambda n, w=_when: _take_then_he_may(n, w),
    )


def _then_he_may(values: Values, when: When) -> Any:
    player = values["psubj"]
    more = May((by_player(values["f"], player),), player, form="-")
    return Later(Trigger(when, values["pattern"]), (values["effect1"], more))


def _take_then_he_may(node: Any, when: str) -> Values | None:
    if not isinstance(node, Later) or node.trigger.when != when or len(node.effects) != 2:
        return None
    more = node.effects[1]
    if not isinstance(more, May) or isinstance(more.who, You):
        return None
    return {
        "pattern": node.trigger.pattern,
        "effect1": node.effects[0],
        "psubj": more.who,
        "f": by_player(more.effects[0], more.who, back=True, marked=True),
    }


for _entered in ("entered play", "was put into play", "was brought into play"):
    rule("cond0", f"(a|an) {{npone}} {_entered} this turn", Happened(Pattern("enter play", slot("npone")), "turn"))
for _his in ("his", "her", "its", "their"):
    rule(
        "effect0",
        f"{{subj}} (does|do) not straighten during {_his} controller's next Straighten Phase",
        Give(SUBJ, (Forbid("will not", "straighten in phase"),), "his straighten"),
    )
rule("pattern0", "a phase ends", Pattern("phase ends"))
rule("pattern0", "a turn ends", Pattern("turn ends"))
_OTHER = Noun(("player",), (), "other")
_ANYBODY: tuple[tuple[str, Noun | None], ...] = (
    ("another player's", _OTHER),
    ("any player's", None),
    ("each player's", None),
    ("a player's", None),
)
_ENDS: tuple[tuple[str, Happening, Happening], ...] = (
    ("begins", "turn begins", "phase begins"),
    ("ends", "turn ends", "phase ends"),
)
for _verb, _of_turn, _of_phase in _ENDS:
    for _theirs, _player in _ANYBODY:
        rule("pattern0", f"{_theirs} turn {_verb}", Pattern(_of_turn, _player), cost=1)
        for _phase in ("Action", "Attack", "Dynasty", "End", "Events", "Straighten"):
            _event = Pattern(_of_phase, _player, None, (_phase.lower(),))
            rule("pattern0", f"{_theirs} {_phase} Phase {_verb}", _event, cost=1)
rule("cond0", "it is another player's turn", Moment("not your turn"))
rule("cond0", "it is not another player's turn", Moment("your turn"))
rule("cond0", "it is not the active player's first turn of the game", Not(Moment("active player's first turn")))


def _its_player(context: Context) -> None:
    """`he` is the player whose phase it is."""
    context.mention(Ref("actor"), Noun(("player",)))


for _name in ("Straighten", "Events", "Action", "Attack", "Dynasty", "End"):
    for _words, _who in (("each player's", None), ("your", You())):
        _begins = Trigger("after", Pattern("phase begins", _who, None, (_name.lower(),)))
        timed(
            page,
            f"{{duration}}, during {_words} {_name} Phase, {{effect1}}",
            Later(_begins, (EFFECT1,), False, slot("duration")),
            before=_its_player,
        )
        timed(
            page,
            f"{{duration}}, during {_words} {_name} Phase, {{effect1}} if {{condition}}",
            Later(_begins, (If(CONDITION, (EFFECT1,)),), False, slot("duration")),
            before=_its_player,
        )
for _phase in ("Attack", "Action", "Dynasty", "Events"):
    rule(
        "trigger",
        f"after (the|an) {_phase} Phase",
        Trigger("after", Pattern("phase ends", None, None, (_phase.lower(),))),
    )
for _phase in ("Straighten", "Events", "Action", "Attack", "Dynasty", "End"):
    _that_begins = Pattern("phase begins", None, None, (_phase.lower(),))
    rule("trigger", f"at the (beginning|start) of (a|an|the) {_phase} Phase", Trigger("after", _that_begins))
rule("effect0", "turn {obj} face up", TurnFace(OBJ))
_STARTS = Trigger("after", Pattern("turn begins", You()))
for _start in ("start", "beginning"):
    rule("trigger", f"at the {_start} of your turn", _STARTS, cost=1)
    rule("trigger", f"at the {_start} of each of your turns", _STARTS)
    for _phase in ("Action", "Attack", "Dynasty", "End"):
        _yours_begins = Trigger("after", Pattern("phase begins", You(), None, (_phase.lower(),)))
        rule("trigger", f"at the {_start} of your {_phase} Phase", _yours_begins)
_event_of: Happening
for _past, _event_of in (("destroyed", "destroy"), ("bowed", "bow"), ("dishonored", "dishonor"), ("moved", "move")):
    _before = Trigger("before", Pattern(_event_of, OBJ))
    rule(
        "sentence0",
        f"the next time {{obj}} would be {_past} this turn, {{effect1}} instead",
        Later(_before, (Instead((EFFECT1,)),)),
    )
