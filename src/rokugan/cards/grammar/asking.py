"""Further conditions: several deeds of one text, how often, what is odd, what has happened in a battle."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    Compare,
    CountOf,
    Did,
    Happened,
    In,
    Is,
    Moment,
    Not,
    Noun,
    Pattern,
    Ref,
    Shares,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
NUM, ONE, MANY, OTHER, AMOUNT, STAT, POSS = (
    slot(name) for name in ("num", "npone", "npmany", "b", "amount", "stat", "rposs")
)
_PASTS = {
    "destroy": "destroyed",
    "bow": "bowed",
    "attach": "attached",
    "discard": "discarded",
    "dishonor": "dishonored",
    "move": "moved",
    "straighten": "straightened",
    "remove": "removed",
}

# ------------------------------------------------------------------------------------- what the text has done

rule("cond0", "this put {robj} into play", Did("enter play", slot("robj")))
for _verb, _past in _PASTS.items():
    rule("cond0", f"{{rsubj}} was {_past} by this", Did(_verb, slot("rsubj")))
    rule("cond0", f"{{rsubj}} was not {_past} by this", Did(_verb, slot("rsubj"), False))
rule(
    "sentence0",
    "if {condition}, while {c:condition}, {give0}",
    make=lambda c, v: _if_while(c, v),
    take=lambda n: _take_if_while(n),
)


def _if_while(context: Context, values: Values) -> Any:
    from rokugan.cards.program import If

    given = replace(values["give0"], condition=values["c"])
    return If(values["condition"], (given,))


def _take_if_while(node: Any) -> Values | None:
    from rokugan.cards.program import Give, If

    if not isinstance(node, If) or len(node.effects) != 1 or not isinstance(node.effects[0], Give):
        return None
    given = node.effects[0]
    return {"condition": node.condition, "c": given.condition, "give0": replace(given, condition=None)}


# ------------------------------------------------------------------------------------------- what is on the table

for _share in ("share no Clan Alignments", "share no Clan alignments", "do not share a Clan alignment"):
    rule(
        "cond0",
        f"(the targeted Personalities|the targets|they) {_share}",
        make=lambda c, v: _unlike(c),
        take=lambda n: {} if isinstance(n, Is) and isinstance(n.filters[0], Shares) else None,
    )


def _unlike(context: Context) -> Any:
    refs: list[Any] = []
    for each in context.mentions:
        if isinstance(each.ref, Ref) and each.ref.to == "slot" and each.targeted and not each.plural:
            if Ref("slot", each.ref.slot) not in refs:
                refs.append(Ref("slot", each.ref.slot))
    if len(refs) != 2:
        return context.fail(context.words())
    return Is(refs[0], (Shares("clan", refs[1], False),))


# ------------------------------------------------------------------------------------------- what has happened

for _time, _period in (("this turn", "turn"), ("this battle", "battle"), ("this game", "game")):
    rule(
        "cond0",
        f"you [have] put (a|an) {{npone}} into play {_time}",
        Happened(Pattern("enter play", ONE, You()), _period),
    )
rule("cond0", "its resolution destroyed any of your {npmany}", make=lambda c, v: _lost(v), take=lambda n: _take_lost(n))


def _lost(values: Values) -> Any:
    return Happened(Pattern("destroy", replace(values["npmany"], whose="your")), "resolution")


def _take_lost(node: Any) -> Values | None:
    return {"npmany": node.pattern.subject} if isinstance(node, Happened) and node.period == "resolution" else None


rule("cond0", "it is not the active player's first turn of the game", Not(Moment("active player's first turn")))
rule(
    "cond0",
    "you (did not destroy|destroyed no) any {npmany} during that battle",
    Happened(Pattern("destroy", MANY, You()), "battle", False),
)
for _side, _relation in (("on yours", "army"), ("on your side", "army"), ("on the enemy side", "enemy army")):
    _there = In(_relation, You() if _relation == "army" else None)
    for _words, _op in (("more", ">"), ("fewer", "<")):
        for _other, _other_relation in (("on the enemy side", "enemy army"), ("on your side", "army")):
            _here = In(_other_relation, You() if _other_relation == "army" else None)
            if _relation != _other_relation:
                rule(
                    "cond0",
                    f"there are {_words} units {_other} than {_side} at the current battlefield",
                    Compare(
                        CountOf(Noun(("unit",), (_here,), plural=True)),
                        _op,
                        CountOf(Noun(("unit",), (_there,), plural=True)),
                    ),
                )
