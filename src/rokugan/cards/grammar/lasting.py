"""How long, in front of a sentence or between two: while this card is in play, the next time, in each player's turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.durations import timed
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    Conditional,
    Continuous,
    Give,
    Happened,
    If,
    Is,
    Later,
    Modify,
    Noun,
    Number,
    Pattern,
    Ref,
    Trigger,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
E, F, COND = slot("effect1"), slot("f"), slot("condition")

# ------------------------------------------------------------------------------------- while this card is in play


def _in_play(conditioned: bool) -> Any:
    def make(context: Context, values: Values) -> Any:
        given = values["give0"]
        condition = Is(Ref("each"), (values["is_what"],)) if conditioned else given.condition
        return replace(given, until="in play", condition=condition, form=f"{context.rule_form}|{given.form}")

    def take(node: Any) -> Values | None:
        if not isinstance(node, Give) or node.until != "in play":
            return None
        values: Values = {"give0": replace(node, until="", condition=None)}
        if conditioned:
            if not isinstance(node.condition, Is):
                return None
            values["is_what"] = node.condition.filters[0]
        return values

    return {"make": make, "take": take}


for _this in ("this card", "this Holding", "this Celestial", "this Region"):
    rule("sentence0", f"while {_this} remains in play, {{give0}}", **_in_play(False))
    rule("sentence0", f"while {_this} remains in play, {{give0}} while {{is_what}}", **_in_play(True))

# ------------------------------------------------------------------------------------------------ Gold in addition

_MORE = (Modify("gold_production", slot("num")),)
for _when in (
    "when it bows to produce Gold",
    "each time it produces Gold",
    "whenever it produces Gold",
    "when it produces Gold",
):
    rule("give0", f"{{everyone}} produces {{num}} additional Gold {_when}", Give(slot("everyone"), _MORE))
    rule("stand", f"{{everyone}} produces {{num}} additional Gold {_when}", Continuous(slot("everyone"), _MORE))

# --------------------------------------------------------------------------------------- in each player's turn


def _whose_turn(context: Context) -> None:
    """`he` is the player whose turn it is."""
    context.mention(Ref("actor"), Noun(("player",)))


for _when, _event, _words in (
    ("before", "turn ends", "before a player's turn ends"),
    ("before", "turn ends", "before each player's turn ends"),
    ("after", "turn begins", "after a player's turn begins"),
    ("after", "turn begins", "after each player's turn begins"),
):
    _turn = Trigger(_when, Pattern(_event))
    timed(
        f"{{duration}}, {_words}, {{effect1}}",
        Later(_turn, (E,), False, slot("duration")),
        before=_whose_turn,
    )
    timed(
        f"{{duration}}, {_words}, {{effect1}} if {{condition}}",
        Later(_turn, (If(COND, (E,)),), False, slot("duration")),
        before=_whose_turn,
    )
for _time in ("that turn", "this turn"):
    _put = Happened(Pattern("enter play", slot("npmany"), slot("psubj"), "hand"), "turn")
    rule("cond0", f"{{psubj}} put any {{npmany}} into play from (his|her) hand {_time}", _put)

# ------------------------------------------------------------------------------- a second change on a condition


def _second_if(context: Context, values: Values) -> Any:
    """`+1F for each Ring you control, and +1F if he is Void`: the condition is the second one's alone."""
    more = tuple(
        replace(each, amount=Conditional(values["condition"], each.amount), form=f"&, and~{each.form}")
        for each in values["b"]
    )
    return Continuous(values["everyone"], (*values["changes0"], *more))


def _take_second_if(node: Any) -> Values | None:
    if not isinstance(node, Continuous) or len(node.changes) < 2:
        return None
    last = node.changes[-1]
    if not isinstance(last, Modify) or not isinstance(last.amount, Conditional) or last.amount.otherwise != Number(0):
        return None
    plain = replace(last, amount=last.amount.then, form=last.form.partition("~")[2])
    return {
        "everyone": node.what,
        "changes0": node.changes[:-1],
        "b": (plain,),
        "condition": last.amount.condition,
    }


for _has in ("has", "have"):
    rule(
        "trait",
        f"{{everyone}} {_has} {{changes0}}, and {{b:mods}} if {{condition}}",
        make=_second_if,
        take=_take_second_if,
        cost=-1,
    )
