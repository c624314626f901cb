"""What it costs to bring a card into play or to use its ability: additions, other prices, other cards that bow."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    ActionCost,
    Allow,
    Each,
    EntryCost,
    HasKeyword,
    In,
    Is,
    Noun,
    Number,
    OtherThan,
    Pattern,
    PayLess,
    Produce,
    Producing,
    Ref,
    You,
)
from rokugan.cards.refs import Context

SUBJ, NUM, COND, POSS = (slot(name) for name in ("subj", "num", "condition", "poss"))
_EXTRA = EntryCost(Number(0), SUBJ, extra=(slot("cost"),))

rule("trait", "as an additional cost of {subj} entering play, {cost}", _EXTRA)
rule(
    "trait",
    "as an additional cost of {subj} entering play, either {effect0} or {b:effect0}",
    make=lambda c, v: _either(v),
    take=lambda n: _take_either(n),
)
rule("trait", '{subj} has the additional cost, " {cost} , " to enter play', _EXTRA)


def _either(values: dict[str, Any]) -> Any:
    from rokugan.cards.program import ChooseOne

    return EntryCost(Number(0), values["subj"], extra=(ChooseOne(((values["effect0"],), (values["b"],))),))


def _take_either(node: Any) -> dict[str, Any] | None:
    from rokugan.cards.program import ChooseOne

    if not isinstance(node, EntryCost) or len(node.extra) != 1 or not isinstance(node.extra[0], ChooseOne):
        return None
    one, other = node.extra[0].options
    return {"subj": node.what, "effect0": one[0], "b": other[0]}


def _dearer(context: Context, values: dict[str, Any]) -> Any:
    amount = values["num"]
    if not isinstance(amount, Number):
        return context.fail(context.words())
    return EntryCost(Number(-amount.value), values["everyone"])


def _take_dearer(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, EntryCost) or not isinstance(node.amount, Number) or node.amount.value >= 0:
        return None
    return {"num": Number(-node.amount.value), "everyone": node.what}


rule("trait", "{everyone} (costs|cost) {num} more Gold [to bring into play]", make=_dearer, take=_take_dearer, cost=1)
rule(
    "trait",
    "{kwname} players may play this card paying {num} less Gold",
    ActionCost(NUM, Ref("this"), Is(You(), (HasKeyword(slot("kwname")),))),
)
rule("effect0", "pay {num} less Gold", PayLess(NUM))
rule("effect0", "pay {num} less Gold, to a minimum of {b:num}", PayLess(NUM, slot("b")))
rule(
    "effect0",
    "you may bow {choice} to ignore the cost of bowing {robj}",
    Allow("bow instead", slot("robj"), of=slot("choice")),
)


def _from_here(minimum: bool) -> Any:
    def make(context: Any, values: dict[str, Any]) -> Any:
        noun = values["npmany"]
        inside = replace(noun, filters=(*noun.filters, In("province", Ref("province"))))
        return EntryCost(values["num"], Each(inside), least=values["b"] if minimum else None)

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, EntryCost) or not isinstance(node.what, Each) or not node.what.noun.filters:
            return None
        noun = node.what.noun
        if noun.filters[-1] != In("province", Ref("province")) or (node.least is not None) != minimum:
            return None
        found = {"npmany": replace(noun, filters=noun.filters[:-1]), "num": node.amount}
        return {**found, "b": node.least} if minimum else found

    return {"make": make, "take": take}


for _this in ("this province", "this Province"):
    rule("trait", f"{{npmany}} enter play from {_this} for {{num}} less Gold", **_from_here(False))
    rule(
        "trait",
        f"{{npmany}} enter play from {_this} for {{num}} less Gold, to a minimum of {{b:num}}",
        **_from_here(True),
    )


def _another_producing(values: dict[str, Any]) -> Any:
    noun = values["npone"]
    return Producing(replace(noun, filters=(*noun.filters, OtherThan(Ref("this"), form="-"))))


def _take_another_producing(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Producing) or OtherThan(Ref("this")) not in node.noun.filters[-1:]:
        return None
    return {"npone": replace(node.noun, filters=node.noun.filters[:-1])}


for _same in ("for", "to pay"):
    rule(
        "cond0",
        f"another {{npone}} is producing Gold {_same} the same cost",
        make=lambda c, v: _another_producing(v),
        take=lambda n: _take_another_producing(n),
    )


def _paid_here(values: dict[str, Any]) -> Any:
    noun = values["npone"]
    return Pattern(
        "pay", replace(noun, filters=(*noun.filters, In("province", Ref("province"), form="-"))), values["a"]
    )


def _take_paid_here(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Pattern) or not isinstance(node.subject, Noun):
        return None
    if In("province", Ref("province")) not in node.subject.filters[-1:]:
        return None
    return {"a": node.actor, "npone": replace(node.subject, filters=node.subject.filters[:-1])}


_PAYING = "{a:event_thing} is producing Gold to pay for (a|an) {npone}"
rule("pattern0", _PAYING, Pattern("pay", slot("npone"), slot("a")))
for _this in ("this province", "this Province"):
    rule(
        "pattern0",
        f"{_PAYING} entering play from {_this}",
        make=lambda c, v: _paid_here(v),
        take=lambda n: _take_paid_here(n),
    )
rule("effect0", "the Holding produces {num} additional Gold", Produce(NUM))
rule(
    "effect0",
    "the Holding produces {num} additional Gold which may only pay for that card",
    Produce(NUM, Ref("subject")),
)
