"""Wordings that the glossary of the Samurai book explains: `the difference between`, `separately for each`, `destroyed with
him`, `for losing a duel`, `opposes him in a duel`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.effects import act
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    Allow,
    Capped,
    Controller,
    Difference,
    Draw,
    Faces,
    Forbid,
    ForEach,
    GainHonor,
    LoseHonor,
    Moment,
    Negate,
    Noun,
    Pattern,
    Ref,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
NUM, COUNT, WHO, ONE, EVERYONE = (slot(name) for name in ("num", "count", "who", "npone", "everyone"))

# ------------------------------------------------------------------------------------------------ numbers

_A, _B = slot("amount0"), slot("b")
rule(
    "amount0",
    "the difference between {amount0} and {b:amount0}",
    Capped(Difference(_A, _B), Difference(_B, _A), True),
)
for _verb, _honor in (("gain", GainHonor), ("lose", LoseHonor)):
    act(f"{_verb} {{num}} Honor separately for each {{npone}}", ForEach(ONE, (_honor(NUM, WHO),), True))
act("draw {count} cards consecutively", Draw(COUNT, WHO, True))

# -------------------------------------------------------------------------------------------------- duels


def _controller_of(role: str) -> Any:
    """`the challenger gains 2 Honor`: as a player, the controller of the Personality (samurai.g-duel.03)."""

    def make(context: Context, values: Values) -> Any:
        node = Controller(Ref(role))
        context.mention(node, Noun(("player",)))
        return node

    return {"make": make, "take": lambda node: {} if node == Controller(Ref(role)) else None}


for _role in ("challenger", "challenged", "winner", "loser"):
    rule("psubj", f"the {_role}", cost=1, **_controller_of(_role))
for _win, _past in (("winning", "win"), ("losing", "lose")):
    for _gain, _event in (("gain", "gain honor"), ("lose", "lose honor")):
        rule(
            "pattern0",
            f"{{event_player}} ({_gain}|{_gain}s) Honor for {_win} a duel",
            Pattern(_event, None, slot("event_player"), f"for {_win} a duel"),
        )
        rule(
            "trait",
            f"you (do not|will not|cannot|can not) {_gain} Honor for {_win} a duel",
            Forbid("will not", _event, You(), condition=Moment(f"for {_win} a duel")),
        )
rule("pattern0", "Focus Effects resolve in a duel", Pattern("focus effects"))
rule("negate0", "negate the duel's results", Negate("duel results"))
rule("negate0", "negate the results of the duel", Negate("duel results"))
rule("is_what", "opposing (a|an) {npone0} in a duel", Faces(slot("npone0"), True))
rule("vp", "(opposes|oppose) (a|an) {npone0} in a duel", Faces(slot("npone0"), True))

# --------------------------------------------------------------------------------------- destroyed together


def _with_him(context: Context, values: Values) -> Any:
    return replace(values["npone"], zone="destroyed with", form=f"{context.rule_form}|{values['npone'].form}")


def _take_with_him(node: Any) -> Values | None:
    if not isinstance(node, Noun) or node.zone != "destroyed with":
        return None
    return {"npone": replace(node, zone="", form=node.form.partition("|")[2])}


for _him in ("him", "her", "it", "them"):
    rule("npone", f"{{npone:npone0}} destroyed with {_him}", make=_with_him, take=_take_with_him)

# ------------------------------------------------------------------------------------------- assigning

rule("trait", "{everyone} (can|may) assign (in|during) Cavalry Maneuvers", Allow("assign cavalry", EVERYONE))
