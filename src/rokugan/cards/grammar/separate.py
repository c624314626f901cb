"""Battles outside an Attack Phase: a battlefield is created, units are assigned to it, and a battle is fought there."""

from __future__ import annotations

from typing import Any

from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import (
    AssignThere,
    CloseBattlefield,
    CreateBattlefield,
    FightThere,
    Pattern,
    Straighten,
    Together,
)

page = Page()
rule = page.rule

OBJ, NAMED = slot("obj"), slot("b")
_BOWED = ", even if (bowed|he is bowed|it is bowed|they are bowed)"
_OTHERS = "(units|Personalities)"

rule("effect0", "create a battlefield", CreateBattlefield())
for _side in ("attack", "defend"):
    for _also, _bowed in (("", False), (_BOWED, True)):
        _assign = AssignThere(OBJ, _side, _bowed)
        rule("effect0", f"assign {{obj}} to {_side} there {_also}", _assign)
        rule(
            "effect0",
            f"assign {{obj}} to {_side} there {_also}, and straighten {{b:obj}}",
            Together((_assign, Straighten(NAMED))),
        )
rule("effect0", f"no other {_OTHERS} (may|will|can) move there", CloseBattlefield())
rule("effect0", f"other {_OTHERS} (cannot|can not|will not|may not) move there", CloseBattlefield())
rule("effect0", "only {npmany} (will|may|can) move (to it|there)", CloseBattlefield(slot("npmany")))
rule("effect0", "only {npmany} (will|may|can) move to it or from it", CloseBattlefield(slot("npmany"), True))


def _fight(context: Context, values: dict[str, Any]) -> FightThere:
    context.battle = True
    return FightThere()


def _it_ends(context: Context, values: dict[str, Any]) -> Pattern:
    """`After it ends`: the battle that the text has spoken of."""
    if not context.battle:
        context.fail(context.words())
    return Pattern("battle ends")


rule("effect0", "fight a battle there", make=_fight, take=lambda n: {} if isinstance(n, FightThere) else None)
rule("pattern0", "it ends", make=_it_ends, take=lambda n: {} if n == Pattern("battle ends") else None, cost=2)
