"""Several targets in one sentence: one or the other, two of them, each with what is done to it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.doers import by_player
from rokugan.cards.grammar.moods import _may as moods_may
from rokugan.cards.grammar.moods import _optional, _said
from rokugan.cards.grammar.nouns import owned
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.reckoning import _difference
from rokugan.cards.grammar.slots import EFFECT0
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, part, slot
from rokugan.program import (
    Among,
    Bow,
    Capped,
    ChooseOne,
    Chosen,
    Destroy,
    Did,
    Difference,
    Dishonor,
    Each,
    ForEach,
    If,
    May,
    Misdirect,
    Noun,
    OneOf,
    OtherThan,
    PartsOf,
    Past,
    Ref,
    Repeat,
    Several,
    Straighten,
    Target,
    Together,
    You,
)

page = Page()
rule = page.rule

_NOT_YET = Past("target", "this", False, form="-")  # `a different one` each time
_REPEATED = (("bow", Bow), ("destroy", Destroy), ("straighten", Straighten), ("dishonor", Dishonor))


def _again_and_again(verb: Any) -> Any:
    def make(context: Context, values: Values) -> Any:
        player = values["psubj"]
        noun: Noun = values["npone"]
        target = chosen(context, Target(replace(noun, filters=(*noun.filters, _NOT_YET))))
        return Repeat((by_player(verb(target), player),), values["condition"])

    def take(node: Any) -> Values | None:
        if not isinstance(node, Repeat) or type(node.effects[0]) is not verb:
            return None
        target = part(node.effects[0], "what")
        if not isinstance(target, Target) or target.chooser is None:
            return None
        if target.noun.filters[-1:] != (_NOT_YET,):
            return None
        bare = by_player(node.effects[0], target.chooser, back=True, marked=True)
        who = replace(target.chooser, form=target.chooser.form.removeprefix("@"))
        noun: Noun = part(bare, "what", "noun")
        return {"psubj": who, "npone": replace(noun, filters=noun.filters[:-1]), "condition": node.until}

    return {"make": make, "take": take}


for _repeat, _repeated in _REPEATED:
    rule(
        "effect0",
        f"{{psubj}} must repeatedly target and {_repeat} a different {{npone}} until {{condition}}, "
        "or until he can no longer do so",
        **_again_and_again(_repeated),
    )


def _targets_and(verb: Any) -> Any:
    def make(context: Context, values: Values) -> Any:
        player = values["psubj"]
        sel: Chosen = values["sel"]
        target = chosen(context, Target(sel.noun, -1, sel.least, sel.most, form="target " + sel.form))
        each = Ref("each") if isinstance(player, Each) else player
        done = (by_player(target, each), verb(Ref("slot", target.slot)))
        if isinstance(player, Each):
            return ForEach(replace(player.noun, form=player.form), done)
        return Together(done)

    def take(node: Any) -> Values | None:
        if isinstance(node, ForEach) and isinstance(node.noun, Noun):
            player: Any = Each(replace(node.noun, form=""), form=node.noun.form)
        elif isinstance(node, Together) and len(node.effects) == 2:
            player = None
        else:
            return None
        target = node.effects[0]
        if not isinstance(target, Target) or type(node.effects[1]) is not verb or target.chooser is None:
            return None
        who = player or replace(target.chooser, form=target.chooser.form.removeprefix("@"))
        bare = by_player(target, target.chooser, back=True, marked=True)
        return {
            "psubj": who,
            "sel": Chosen(bare.noun, -1, bare.least, bare.most, form=bare.form.removeprefix("target ")),
        }

    return {"make": make, "take": take}


for _repeat, _repeated in _REPEATED:
    for _them in ("them", "the targets"):
        rule("effect1", f"{{psubj}} targets {{sel}}. {_repeat.capitalize()} {_them}", cost=2, **_targets_and(_repeated))


def _unit_or_cards(context: Context, values: Values) -> Any:
    """`targets one unit, or three cards, in the attacking army`: the player says which of the two."""
    player, where = values["psubj"], values["where"]
    found = []
    for name in ("sel", "b"):
        sel: Chosen = values[name]
        noun = replace(sel.noun, filters=(*sel.noun.filters, where))
        found.append(chosen(context, Target(noun, -1, sel.least, sel.most, chooser=player, form="target " + sel.form)))
    return ChooseOne(((found[0],), (found[1],)), player)


def _take_unit_or_cards(node: Any) -> Values | None:
    if not isinstance(node, ChooseOne) or len(node.options) != 2:
        return None
    pair = [option[0] for option in node.options]
    if not all(isinstance(each, Target) and each.noun.filters and each.chooser is not None for each in pair):
        return None
    values: Values = {"psubj": node.who, "where": part(pair[0], "noun", "filters", -1)}
    for name, each in zip(("sel", "b"), pair, strict=True):
        noun = replace(part(each, "noun"), filters=part(each, "noun", "filters")[:-1])
        values[name] = Chosen(noun, -1, part(each, "least"), part(each, "most"), form=each.form.removeprefix("target "))
    return values


rule("effect0", "{psubj} targets {sel}, or {b:sel}, {where}", make=_unit_or_cards, take=_take_unit_or_cards, cost=1)
rule(
    "targeting",
    "{targeting0} and {b:target}",
    make=lambda c, v: _and_target(v),
    take=lambda n: _take_and_target(n),
    cost=1,
)


def _and_target(values: Values) -> Any:
    return Several((values["targeting0"], values["b"]))


def _take_and_target(node: Any) -> Values | None:
    if (
        not isinstance(node, Several)
        or len(node.parts) != 2
        or not all(isinstance(each, Target) for each in node.parts)
    ):
        return None
    return {"targeting0": node.parts[0], "b": node.parts[1]}


def _between_units(context: Context, values: Values) -> Any:
    """How far apart the Personalities of the two targets' units are in a stat."""
    slots = list(
        dict.fromkeys(each.ref.slot for each in context.mentions if each.targeted and isinstance(each.ref, Ref))
    )
    if len(slots) != 2:
        return context.fail(context.words())
    one, other = (PartsOf(Noun(("personality",), form="-"), Ref("slot", number)) for number in slots)
    return _difference(values["stat"], one, other)


rule(
    "amount0",
    "the difference in {stat} between the targets' units' Personalities",
    make=_between_units,
    take=lambda n: (
        {"stat": part(n, "of", "of", "stat")} if isinstance(n, Difference) and isinstance(n.of, Capped) else None
    ),
)
rule("effect0", "{psubj} may {targeting}", cost=2, **_said(("targeting",), _optional, moods_may))
rule(
    "effect1", "you may also {targeting}", make=lambda c, v: May((v["targeting"],)), take=lambda n: _take_may_target(n)
)


def _take_may_target(node: Any) -> Values | None:
    if isinstance(node, May) and isinstance(node.who, You) and isinstance(node.effects[0], (Target, Several)):
        return {"targeting": node.effects[0]}
    return None


rule("obj", "{thing}, or {thing2}", OneOf((slot("thing"), slot("thing2"))), cost=4)
_DONE = (
    ("bow", "bows", Bow),
    ("destroy", "destroys", Destroy),
    ("dishonor", "dishonors", Dishonor),
    ("straighten", "straightens", Straighten),
)
for _one, _ones, _first in _DONE:
    for _two, _twos, _second in _DONE:
        if _one != _two:
            rule(
                "effect0",
                f"{{psubj}} targets, {_ones}, and {_twos} {{sel}}",
                make=lambda c, v, a=_first, b=_second: _target_twice(c, v, a, b),
                take=lambda n, a=_first, b=_second: _take_target_twice(n, a, b),
            )


def _target_twice(context: Context, values: Values, first: Any, second: Any) -> Any:
    sel: Chosen = values["sel"]
    target = chosen(context, Target(sel.noun, -1, sel.least, sel.most, chooser=values["psubj"], form=sel.form))
    again = Ref("slot", target.slot)
    return Together((first(target), second(again)))


def _take_target_twice(node: Any, first: Any, second: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2:
        return None
    one, other = node.effects
    if type(one) is not first or type(other) is not second or not isinstance(part(one, "what"), Target):
        return None
    target: Target = part(one, "what")
    if target.chooser is None:
        return None
    return {"psubj": target.chooser, "sel": Chosen(target.noun, -1, target.least, target.most, form=target.form)}


def _one_of_those(context: Context, values: Values) -> Any:
    kinds = values["kindmany"][0]
    found = context.definite(Noun(kinds), context.words())
    many = found if found is not None else context.pronoun("them", "they")
    return Chosen(Noun(kinds, (Among(many),)), form="=" + context.words())


rule("sel", "one of those {kindmany}", make=_one_of_those, take=lambda n: None, cost=2)
rule(
    "targeting",
    "target the {headone} who performed it",
    make=lambda c, v: chosen(c, Target(Noun(("card",), (v["headone"], Past("perform", "action")), form="-"))),
    take=lambda n: (
        {"headone": n.noun.filters[0]}
        if isinstance(n, Target) and len(n.noun.filters) == 2 and n.noun.filters[1] == Past("perform", "action")
        else None
    ),
)
rule("effect0", "you choose the targets instead", Misdirect())
rule("cost", "{effect0} or {targeting}", ChooseOne(((EFFECT0,), (slot("targeting"),))))


def _one_or_two(context: Context, values: Values) -> Any:
    """`Target 1 Holding, or 2 Holdings if it is not your turn` (samurai.targeting.10)."""
    one = chosen(context, Target(values["npone"], -1, 1, 1))
    two = chosen(context, Target(values["npmany"], -1, 2, 2))
    context.mention(Several((Ref("slot", one.slot), Ref("slot", two.slot))), values["npmany"], plural=True)
    return If(values["condition"], (two,), (one,))


def _take_one_or_two(node: Any) -> Values | None:
    if not isinstance(node, If) or len(node.effects) != 1 or len(node.otherwise) != 1:
        return None
    two, one = node.effects[0], node.otherwise[0]
    if not isinstance(two, Target) or not isinstance(one, Target):
        return None
    return {"npone": one.noun, "npmany": two.noun, "condition": node.condition}


for _one, _two in (("1", "2"), ("a", "two"), ("one", "two")):
    rule(
        "targeting",
        f"target {_one} {{npone}}, or {_two} {{npmany}} if {{condition}}",
        make=_one_or_two,
        take=_take_one_or_two,
    )
rule("cond0", "you (choose|chose) this", Did("choose"))


def _two_or_mixed(context: Context, values: Values) -> Any:
    """`Target two of your X, or one of your X and one of your Y`: an X, and another X or a Y (samurai.targeting.08)."""
    first, other = owned(values["npmany"], "your"), values["c"]
    if values["b"].kinds != first.kinds or first.filters or other.filters:
        return context.fail(context.words())
    one = chosen(context, Target(replace(first, plural=False, form="-"), form="-"))
    either = Noun((*first.kinds, *other.kinds), (OtherThan(Ref("slot", one.slot), form="-"),), "your", form="-")
    two = chosen(context, Target(either, form="-"))
    context.mention(Several((Ref("slot", one.slot), Ref("slot", two.slot))), replace(either, plural=True), plural=True)
    return Several((one, two), form=context.rule_form)


def _take_two_or_mixed(node: Any) -> Values | None:
    parts = [part for part in node.parts if isinstance(part, Target)] if isinstance(node, Several) else []
    if len(parts) != 2 or len(parts[1].noun.kinds) != 2 or parts[0].noun.kinds != parts[1].noun.kinds[:1]:
        return None
    first, other = (Noun((kind,), plural=True) for kind in parts[1].noun.kinds)
    return {"npmany": first, "b": first, "c": other}


for _target in ("target ", ""):
    rule(
        "targeting",
        f"target two of your {{npmany}}[,] or {_target}one of your {{b:npmany}} and one of your {{c:npmany}}",
        make=_two_or_mixed,
        take=_take_two_or_mixed,
        cost=-1,
    )
