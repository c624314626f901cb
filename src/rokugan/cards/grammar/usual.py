"""Usual comparisons and limits: with the best of a kind, to a maximum, with other players, by what cards have in common."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.effects import act
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    Alike,
    AmountOf,
    Capped,
    Compare,
    CountOf,
    Discard,
    Each,
    Extreme,
    Forbid,
    GainHonor,
    In,
    LoseHonor,
    Modify,
    Moment,
    Negate,
    Noun,
    Number,
    Ref,
    Several,
    StatOf,
    Times,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
NUM, STAT, ONE, MANY, THING, WHO, INT, EVERYONE, ACTION = (
    slot(name) for name in ("num", "stat", "npone", "npmany", "event_thing", "who", "int", "everyone", "action")
)

# -------------------------------------------------------------------------------------- compared with some others

_OTHERS = Extreme("family_honor", Each(Noun(("player",), (), "other")))
for _words, _op in (("higher than", ">"), ("greater than", ">"), ("lower than", "<"), ("less than", "<")):
    _them = replace(_OTHERS, least=_op == "<")
    for _tail in ("each other player's", "each other player's Family Honor", "that of each other player"):
        rule("cond0", f"your Family Honor is {_words} {_tail}", Compare(StatOf("family_honor", You()), _op, _them))
for _kind, _words in (
    ("keyword", "keyword"),
    ("clan", "Clan alignment"),
    ("element", "element keyword"),
    ("title", "title"),
):
    rule("post", f"(that|who) share (a|an) {_words}", Alike(_kind))
    if _kind != "clan":
        rule("post", f"(that|who) do not share (a|an) {_words}", Alike(_kind, False))

# ------------------------------------------------------------------------------------------------ to a maximum

for _verb, _node in (("gain", GainHonor), ("lose", LoseHonor)):
    for _max in (", to a maximum of {num}", ", to a maximum of {num} Honor", ", up to {num}", ", up to {num} Honor"):
        act(f"{_verb} {{int}} Honor for each {{npone}}{_max}", _node(Capped(Times(INT, CountOf(ONE)), NUM), WHO))


def _capped(context: Context, values: Values) -> Any:
    one, most = values["mods"], values["b"]
    if len(one) != 1 or len(most) != 1 or one[0].stat != most[0].stat:
        return context.fail(context.words())
    factor, bound = one[0].amount.value, most[0].amount
    amount = Capped(Times(factor, CountOf(values["npone"])), bound, bound.value < 0)
    return (replace(one[0], amount=amount, form=f"{context.rule_form}|{one[0].form}"),)


def _take_capped(changes: Any) -> Values | None:
    if len(changes) != 1 or not isinstance(changes[0], Modify) or not isinstance(changes[0].amount, Capped):
        return None
    change = changes[0]
    capped: Any = change.amount
    if (
        not isinstance(capped.of, Times)
        or not isinstance(capped.of.of, CountOf)
        or not isinstance(capped.bound, Number)
    ):
        return None
    form = change.form.partition("|")[2] or change.form
    plain = replace(change, amount=Number(capped.of.factor), form=form)
    return {"mods": (plain,), "npone": capped.of.of.noun, "b": (Modify(change.stat, capped.bound),)}


for _max in ("to a maximum of", "up to", "up to a maximum of"):
    rule("changes0", f"{{mods}} for each {{npone}}, {_max} {{b:mods}}", make=_capped, take=_take_capped)

# --------------------------------------------------------------------------------------------------- players

for _what, _event in (("gain", "gain honor"), ("loss", "lose honor")):
    rule("negate0", f"negate the next Honor {_what} of {{who:player}}[ this turn]", Negate(_event, WHO, "next"))
    rule("negate0", f"negate {{pposs}} next Honor {_what}[ this turn]", Negate(_event, slot("pposs"), "next"))
for _verb, _event in (("gains", "gain honor"), ("loses", "lose honor")):
    _much = (Compare(AmountOf("event"), ">=", NUM),)
_ON_YOU = (Moment("defender"),)

# ---------------------------------------------------------------------------------------------- cards and causes

rule("by_actions", "enemy (cards' effects|card effects|effects)", Noun(("effect",), (), "enemy"))
for _modal in ("may not", "cannot", "can not"):
    rule(
        "stand",
        f"players {_modal} target {{everyone}} with {{actions}}",
        Forbid("may not", "target", EVERYONE, slot("actions")),
    )
rule("everyone", "{known} and {b:led}", Several((slot("known"), slot("b"))), cost=1)


def _his(context: Context, values: Values) -> Any:
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


rule("amount0", "the number of {rposs} {npown}", make=_his, take=lambda n: _take_his(n) if n.form else None, cost=-1)


def _for_each_of_his(context: Context, values: Values) -> Any:
    count, form = _his(context, values), context.rule_form
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
        return kind(Times(values["int"], _his(context, values)), values["who"])

    def take(node: Any) -> Values | None:
        if type(node) is not kind or not isinstance(node.amount, Times):
            return None
        values = _take_his(node.amount.of)
        return None if values is None else {**values, "int": node.amount.factor, "who": node.who}

    return {"make": make, "take": take}


for _verb, _honor in (("gain", GainHonor), ("lose", LoseHonor)):
    act(f"{_verb} {{int}} Honor for each of {{rposs}} {{npown}}", None, cost=-1, **_honor_for_his(_honor))


def _unit_thing(context: Context, values: Values) -> Any:
    """A unit assigns and moves as its Personality."""
    found = values["known"]
    return replace(found, words=context.words()) if isinstance(found, Ref) else context.fail(context.words())


rule("event_thing", "{known} 's unit", make=_unit_thing, take=lambda n: None, cost=1)

# ------------------------------------------------------------------------------------------------- what is theirs


def _their(context: Context, values: Values) -> Any:
    """`All players bow one of their Personalities`: each player his own."""
    if not any(each.ref == Ref("each") and each.noun.kinds == ("player",) for each in context.mentions):
        return context.fail(context.words())
    return Ref("each", words="their")


rule("pposs", "their", make=_their, take=lambda n: {} if isinstance(n, Ref) and n.words == "their" else None, cost=6)
_HIS_HAND = Each(Noun(("card",), (), "his", slot("pposs"), "hand"))
act("discard {pposs} hand", Discard(_HIS_HAND, WHO), cost=1)
act("discard all cards in {pposs} hand", Discard(_HIS_HAND, WHO), cost=1)
