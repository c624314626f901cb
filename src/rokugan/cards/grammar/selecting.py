"""Choosing among others, among what was mentioned, and among players; targets without an article."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.table import rule
from rokugan.cards.program import (
    Among,
    Choice,
    Each,
    Noun,
    OtherThan,
    Ref,
    Several,
    Target,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]

# -------------------------------------------------------------------------------- several others than before


def _narrow(context: Context, noun: Noun, whose: str) -> Noun:
    spoken_of = ("slot", "bearer")
    known = [each.ref for each in context.mentions if isinstance(each.ref, Ref) and each.ref.to in spoken_of]
    than: Any = Ref("this")
    if known:
        refs = tuple(dict.fromkeys(Ref(each.to, each.slot) for each in known))
        than = refs[0] if len(refs) == 1 else Several(refs)
    return replace(noun, filters=(*noun.filters, OtherThan(than, form="-")), whose=whose or noun.whose)


def _others(kind: Any, kept: bool) -> Any:
    """`one or two other target Personalities`."""

    def make(context: Context, values: Values) -> Any:
        whose, least, most = values["a_few_other"]
        node = kind(_narrow(context, values["npmany"], whose), -1, least, most)
        return chosen(context, node) if kept else node

    def take(node: Any) -> Values | None:
        if type(node) is not kind or not node.noun.filters or not node.noun.plural:
            return None
        if not isinstance(node.noun.filters[-1], OtherThan):
            return None
        whose = node.noun.whose if node.noun.whose in ("your", "other") else ""
        noun = replace(node.noun, filters=node.noun.filters[:-1])
        return {"npmany": noun, "a_few_other": (whose, node.least, node.most)}

    return {"make": make, "take": take}


rule("choice", "{a_few_other} {npmany}", cost=1, **_others(Choice, True))
rule("sel", "{a_few_other} {npmany}", cost=1, **_others(Choice, False))
rule("target", "{a_few_other} target {npmany}", cost=1, **_others(Target, True))

# ---------------------------------------------------------------------------------- of those that were mentioned


def _of_them(context: Context, values: Values) -> Noun | None:
    """Those of what was mentioned that fit the description; None if it says more than that."""
    from rokugan.cards.grammar.nouns import Mark

    filters = (values["first"], *values["post"])
    if any(isinstance(each, Mark) for each in filters):
        return None
    kinds, _ = values.get("kindmany") or (("card",), "")
    return Noun(kinds, (*filters, Among(context.pronoun("them", "they"))))


def _some_of_them(context: Context, values: Values) -> Any:
    words = context.words()
    least, most = values["counted_of"]
    noun = _of_them(context, values)
    if noun is None:
        return context.fail(words)
    return chosen(context, Choice(noun, -1, least, most, form="=" + words))


def _all_of_them(context: Context, values: Values) -> Any:
    words = context.words()
    noun = _of_them(context, values)
    return Each(noun, form="=" + words) if noun is not None else context.fail(words)


for _those in ("them", "those {kindmany}", "these {kindmany}", "those enemy {kindmany}"):
    _described = f"{_those} {{first:post}} {{post*}}"
    rule("choice", f"{{counted_of}} {_described}", make=_some_of_them, take=lambda n: None, cost=3)
    for _all in ("all of", "each of", "any of"):
        rule("all", f"{_all} {_described}", make=_all_of_them, take=lambda n: None, cost=3)

# ------------------------------------------------------------------------------------------------ elsewhere


# ------------------------------------------------------------------------------------------ without an article


def _bare(context: Context, values: Values) -> Any:
    return chosen(context, Target(values["npone"], form="target {npone}"))


def _take_bare(node: Any) -> Values | None:
    return {"npone": node.noun} if isinstance(node, Target) and (node.least, node.most) == (1, 1) else None


rule("targeting", "target {npone}", make=_bare, take=_take_bare, cost=4)

# -------------------------------------------------------------------------------------------------- players


def _player(words: str, targeted: bool, whose: str = "") -> None:
    """`a target player with fewer Rings`, `choose a player who controls ...`."""
    kind = Target if targeted else Choice

    def make(context: Context, values: Values) -> Any:
        return chosen(context, kind(Noun(("player",), tuple(values["post"]), whose), form=f"{context.rule_form}"))

    def take(node: Any) -> Values | None:
        if (
            type(node) is not kind
            or node.noun.kinds != ("player",)
            or node.noun.whose != whose
            or not node.noun.filters
        ):
            return None
        return {"post": node.noun.filters}

    rule(
        "player0",
        f"{words} {{post}}",
        make=lambda c, v: make(c, {"post": (v["post"],)}),
        take=lambda n: _single(take(n)),
    )


def _single(values: Values | None) -> Values | None:
    return {"post": values["post"][0]} if values is not None and len(values["post"]) == 1 else None


for _words, _targeted, _whose in (
    ("a target player", True, ""),
    ("another target player", True, "other"),
    ("a player", False, ""),
    ("another player", False, "other"),
):
    _player(_words, _targeted, _whose)
