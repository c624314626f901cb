"""Wordings that the core chapters of the Samurai book use in their examples."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.basics import _read_title
from rokugan.cards.grammar.table import rule, slot, terminal
from rokugan.cards.parser import Chart
from rokugan.cards.program import (
    AddedCost,
    Allow,
    Bow,
    Destroy,
    Each,
    Forbid,
    Give,
    If,
    Instead,
    Later,
    LoseHonor,
    Move,
    Negate,
    Noun,
    PaidOtherwise,
    Pattern,
    PayGold,
    Ref,
    Titled,
    Trigger,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
E, COND, PATTERN, EVERYONE = (slot(name) for name in ("effect1", "condition", "pattern", "everyone"))

# ------------------------------------------------------------------------------------------------- titles


_LINKS = {"of", "the", "at", "in", "on", "to"}


def _read_long_title(chart: Chart, at: int) -> list[tuple[int, Any]]:
    """`Strike at the Center`: capitalized words with small ones between them."""
    return [(end, title) for end, title in _read_title(chart, at) if _small(title) and _small(title) <= _LINKS]


def _small(title: str) -> set[str]:
    return {word for word in title.split() if word.islower()}


terminal(
    "longtitle",
    "#name",
    _read_long_title,
    lambda context, value: value,
    lambda value: [value] if isinstance(value, str) else None,
)
rule("npone", "{longtitle}", Noun(("card",), (Titled(slot("longtitle")),)), cost=1)

# ------------------------------------------------------------------------------------------------- delays

# Without `before` or `after` a delayed effect comes when the thing happens (samurai.timing.09).
_AT = Trigger("at", PATTERN)
for _time, _until in (("this turn ", ""), ("this battle ", "battle"), ("this game ", "game"), ("", "")):
    rule("sentence0", f"the next time {_time}{{pattern}}, {{effect1}}", Later(_AT, (E,), True, _until))
    rule(
        "sentence0",
        f"the next time {_time}{{pattern}}, if {{condition}}, {{effect1}}",
        Later(_AT, (If(COND, (E,)),), True, _until),
    )
rule("sentence0", "the next time {pattern} this turn, {effect1}", Later(_AT, (E,)))

# ------------------------------------------------------------------------------------- all things of a kind


def _all_yours(context: Context, values: Values) -> Any:
    """`Your Samurai have +1F`: the verb tells that all of them are meant."""
    context.mention(Ref("each"), values["npmany"])
    return Give(Each(replace(values["npmany"], whose="your")), values["changes"])


def _take_all_yours(node: Any) -> Values | None:
    if not isinstance(node, Give) or not isinstance(node.what, Each) or node.what.noun.whose != "your":
        return None
    return {"npmany": node.what.noun, "changes": node.changes}


rule("give0", "your {npmany} have {changes}", make=_all_yours, take=_take_all_yours, cost=-1)

# ------------------------------------------------------------------------------- bonuses and penalties negated

for _stat in ("Force", "Chi", "Personal Honor"):
    for _kind, _verb in (("bonuses", "bonus"), ("penalties", "penalty")):
        _negated = f"{_stat.lower()} {_verb}"
        for _modal in ("cannot", "can not", "will not"):
            for _gain in ("gain", "receive", "get", "have", "suffer"):
                _words = f"{{everyone}} {_modal} {_gain} {_stat} {_kind}"
                rule("trait", _words, Forbid("negate", _negated, EVERYONE))
                rule("trait", f"{_words} while {{condition}}", Forbid("negate", _negated, EVERYONE, condition=COND))
                rule("give0", _words, Give(EVERYONE, (Forbid("negate", _negated),)), cost=1)

# ------------------------------------------------------------------------------------------- whole actions

rule("negate0", "negate all effects of (the action|that action)", Negate("effects"))
rule("negate0", "negate all [of] (its|the action's|that action's) effects", Negate("effects"))

rule("negate0", "negate {poss} entering play", Negate("enter play", slot("poss")))
rule("negate0", "negate its entering play", Negate("enter play"))

# -------------------------------------------------------------------------------------------------- costs

ACTIONS, NUM, COST = slot("actions"), slot("num"), slot("effect0")
for _have in ("have", "cost"):
    _extra = "an additional cost of {num} Gold" if _have == "have" else "an additional {num} Gold"
    rule("trait", f"{{actions}} {_have} {_extra}", AddedCost(ACTIONS, (PayGold(NUM),)))
    rule("trait", f"{{actions}} {_have} {_extra} while {{condition}}", AddedCost(ACTIONS, (PayGold(NUM),), COND))
rule("trait", "{actions} have the additional cost: {effect0}", AddedCost(ACTIONS, (COST,)))
rule("trait", "{actions} have the additional cost of {gerund}", AddedCost(ACTIONS, (slot("gerund"),)))
rule("trait", "as an additional cost to take {actions}, {effect0}", AddedCost(ACTIONS, (COST,)))
rule("gerund", "bowing {obj}", Bow(slot("obj")))
rule("gerund", "destroying {obj}", Destroy(slot("obj")))
rule("gerund", "losing {num} Honor", LoseHonor(NUM))
rule("gerund", "paying {num} Gold", PayGold(NUM))
rule("trait", "you need not pay the Gold (cost|costs) of {actions}", Allow("no gold cost", You(), of=ACTIONS))
rule("give0", "you need not pay the Gold (cost|costs) of {actions}", Give(You(), (Allow("no gold cost", of=ACTIONS),)))
rule(
    "trait",
    "you may move your {npmany} home to pay the cost of destroying them",
    make=lambda c, v: PaidOtherwise(replace(v["npmany"], whose="your")),
    take=lambda n: {"npmany": n.noun} if isinstance(n, PaidOtherwise) else None,
)
rule("pattern0", "paying a cost by destroying {event_thing}", Pattern("destroy", slot("event_thing"), None, "cost"))
rule("effect0", "move {obj} home instead to pay the cost", Instead((Move(slot("obj"), "home"),)))
