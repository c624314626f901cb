"""Words that point back at things, and at all of a kind."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.references import _all_targets
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import Among, Chosen, Each, Either, In, LastPlayed, Noun, ProvinceOf, Ref, Several

page = Page()
rule = page.rule


def _each_of_those(context: Context, values: Values) -> Any:
    """`each of these units that moved`: those of the things mentioned that fit."""
    noun: Noun = values["npmany"]
    if not noun.filters:
        return context.fail(context.words())
    known = context.definite(Noun(noun.kinds), context.words())
    many = known if known is not None else context.pronoun("them", "they")
    if isinstance(many, Ref) and many.to == "unresolved":
        return many
    return Each(replace(noun, filters=(*noun.filters, Among(many))), form="=" + context.words())


for _words in ("each of these", "each of those", "each of the", "all of these", "all of those", "all of the"):
    rule("back", f"{_words} {{npmany}}", make=_each_of_those, take=lambda n: None, cost=3)


def _everywhere(context: Context, values: Values) -> Any:
    noun = values["npmany"]
    return Each(replace(noun, filters=(*noun.filters, In("everywhere")), whose="owned"))


rule(
    "everyone",
    "all {npmany} you own, in and out of play,",
    make=_everywhere,
    take=lambda n: (
        {"npmany": replace(n.noun, filters=n.noun.filters[:-1], whose="")}
        if isinstance(n, Each) and In("everywhere") in n.noun.filters
        else None
    ),
)
rule("exempt", "{headmany}")
rule("exempt", "{kwone} and {kwmany}", Either((slot("kwone"), slot("kwmany"))))
rule("exempt", "{kwone}", cost=1)
rule("army", "this army", In("army", Ref("this")))
rule("army", "{poss} army", In("army", slot("poss")), cost=1)


def _last_played(context: Context, values: Values) -> Any:
    node = LastPlayed(values["npone"])
    context.mention(node, values["npone"])
    return node


rule(
    "known",
    "the last {npone} you played this game",
    make=_last_played,
    take=lambda n: {"npone": n.noun} if isinstance(n, LastPlayed) else None,
)
rule("everyone", "players", Each(Noun(("player",), plural=True), form="players"))
rule(
    "back",
    "the {npref} who performed (it|the action)",
    make=lambda c, v: Ref("action performer", words=c.words()),
    take=lambda n: {"#words": n.words} if isinstance(n, Ref) and "who performed" in n.words else None,
)
rule("back", "each", make=_all_targets(), take=lambda n: None, cost=6)
rule("back", "them both", make=_all_targets(), take=lambda n: None, cost=2)


def _your_target(context: Context, values: Values) -> Any:
    """The target that is one's own card."""
    words = context.words()
    for each in reversed(context.mentions):
        if each.targeted and each.noun.whose == "your" and isinstance(each.ref, Ref):
            return Ref(each.ref.to, each.ref.slot, words=words)
    return context.fail(words)


rule("back", "your target", make=_your_target, take=lambda n: None)


def _whose_stat(context: Context, values: Values) -> Any:
    return chosen(context, Chosen(Noun(("card",), (Either((values["kwone"], values["b"])),), "your", form="-")))


def _take_whose_stat(node: Any) -> Values | None:
    if not isinstance(node, Chosen) or not node.noun.filters or not isinstance(node.noun.filters[0], Either):
        return None
    either = node.noun.filters[0]
    return {"kwone": either.filters[0], "b": either.filters[1]} if len(either.filters) == 2 else None


rule("poss", "one of your {kwone}'s or {b:kwone}'s", make=_whose_stat, take=_take_whose_stat)
rule("everyone", "{known} and {b:led}", Several((slot("known"), slot("b"))), cost=1)
rule("robj", "{rposs} battlefield's province", make=lambda c, v: _province_of(v), take=lambda n: _take_province_of(n))


def _province_of(values: Values) -> Any:
    return ProvinceOf(values["rposs"])


def _take_province_of(node: Any) -> Values | None:
    return {"rposs": node.of} if isinstance(node, ProvinceOf) else None
