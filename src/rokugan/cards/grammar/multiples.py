"""Changes and Honor for each of something: `+1F for each Holding`, `gain 2 Honor for each of his Followers`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.effects import act
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values
from rokugan.program import (
    CountOf,
    GainHonor,
    In,
    LoseHonor,
    Modify,
    Number,
    Ref,
    Times,
)

page = Page()
rule = page.rule


def _his_own(context: Context, values: Values) -> Any:
    """`his Followers`: those attached to him, or, where he is a player, those he controls."""
    noun, he = values["npown"], values["rposs"]
    players = [each.ref for each in context.mentions if each.noun.kinds == ("player",)]
    if players and he == Ref("this") and he not in [each.ref for each in context.mentions]:
        he = context.pronoun(he.words, "player")  # only a player has been spoken of
    if he in players:
        return CountOf(replace(noun, whose="his", owner=he))
    return CountOf(replace(noun, filters=(*noun.filters, In("attached", he))))


def _take_his(count: Any) -> Values | None:
    if not isinstance(count, CountOf):
        return None
    noun = count.noun
    if noun.owner is not None:
        return {"npown": replace(noun, whose="", owner=None), "rposs": noun.owner}
    last = noun.filters[-1] if noun.filters else None
    if not isinstance(last, In) or last.relation != "attached" or last.of is None:
        return None
    return {"npown": replace(noun, filters=noun.filters[:-1]), "rposs": last.of}


rule(
    "amount0", "the number of {rposs} {npown}", make=_his_own, take=lambda n: _take_his(n) if n.form else None, cost=-1
)


def _for_each_of_his(context: Context, values: Values) -> Any:
    count, form = _his_own(context, values), context.rule_form
    return tuple(
        replace(each, amount=Times(each.amount.value, count), form=f"{form}|{each.form}") for each in values["mods"]
    )


def _take_for_each_of_his(changes: Any) -> Values | None:
    if not changes or not all(isinstance(each, Modify) and isinstance(each.amount, Times) for each in changes):
        return None
    values = _take_his(changes[0].amount.of)
    mods = tuple(replace(each, amount=Number(each.amount.factor), form=each.form.partition("|")[2]) for each in changes)
    return None if values is None else {**values, "mods": mods}


rule("changes0", "{mods} for each of {rposs} {npown}", make=_for_each_of_his, take=_take_for_each_of_his, cost=-1)


def _honor_for_his(kind: Any) -> Any:
    def make(context: Context, values: Values) -> Any:
        return kind(Times(values["int"], _his_own(context, values)), values["who"])

    def take(node: Any) -> Values | None:
        if type(node) is not kind or not isinstance(node.amount, Times):
            return None
        values = _take_his(node.amount.of)
        return None if values is None else {**values, "int": node.amount.factor, "who": node.who}

    return {"make": make, "take": take}


for _verb, _honor_4 in (("gain", GainHonor), ("lose", LoseHonor)):
    act(page, f"{_verb} {{int}} Honor for each of {{rposs}} {{npown}}", None, cost=-1, **_honor_for_his(_honor_4))
