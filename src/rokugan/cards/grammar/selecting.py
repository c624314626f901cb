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
    In,
    Noun,
    OtherThan,
    Ref,
    Several,
    Target,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]

# -------------------------------------------------------------------------------- several others than before


def _others(words: str, least: int, most: int, whose: str) -> None:
    """`one or two other target Personalities`."""

    def narrow(context: Context, noun: Noun) -> Noun:
        spoken_of = ("slot", "bearer")
        known = [each.ref for each in context.mentions if isinstance(each.ref, Ref) and each.ref.to in spoken_of]
        than: Any = Ref("this")
        if known:
            refs = tuple(dict.fromkeys(Ref(each.to, each.slot) for each in known))
            than = refs[0] if len(refs) == 1 else Several(refs)
        return replace(noun, filters=(*noun.filters, OtherThan(than, form="-")), whose=whose or noun.whose)

    def make(kind: Any, kept: bool) -> Any:
        def made(context: Context, values: Values) -> Any:
            node = kind(narrow(context, values["npmany"]), -1, least, most)
            return chosen(context, node) if kept else node

        return made

    def take(kind: Any) -> Any:
        def taken(node: Any) -> Values | None:
            if type(node) is not kind or (node.least, node.most) != (least, most) or not node.noun.filters:
                return None
            if not isinstance(node.noun.filters[-1], OtherThan) or (whose and node.noun.whose != whose):
                return None
            return {"npmany": replace(node.noun, filters=node.noun.filters[:-1])}

        return taken

    rule("choice", f"{words} {{npmany}}", make=make(Choice, True), take=take(Choice), cost=1)
    rule("sel", f"{words} {{npmany}}", make=make(Choice, False), take=take(Choice), cost=1)
    rule("target", f"{words} target {{npmany}}", make=make(Target, True), take=take(Target), cost=1)


for _words, _least, _most, _whose in (
    ("one or two other", 1, 2, ""),
    ("one to three other", 1, 3, ""),
    ("two other", 2, 2, ""),
    ("up to two other", 0, 2, ""),
    ("up to three other", 0, 3, ""),
    ("one or more other", 1, -1, ""),
    ("any number of other", 0, -1, ""),
    ("one or two of your other", 1, 2, "your"),
    ("two of your other", 2, 2, "your"),
    ("up to two of your other", 0, 2, "your"),
    ("any number of your other", 0, -1, "your"),
    ("any of your other", 0, -1, "your"),
    *(
        (words, number, number, whose)
        for name, number in (("two", 2), ("three", 3), ("four", 4))
        for words, whose in (
            (f"{name} other", ""),
            (f"{name} of your other", "your"),
            (f"{name} other of your", "your"),
        )
        if number > 2 or words.endswith("other of your")
    ),
):
    _others(_words, _least, _most, _whose)

# ---------------------------------------------------------------------------------- of those that were mentioned


def _of_them(context: Context, values: Values) -> Noun | None:
    """Those of what was mentioned that fit the description; None if it says more than that."""
    from rokugan.cards.grammar.nouns import Mark

    filters = (values["first"], *values["post"])
    if any(isinstance(each, Mark) for each in filters):
        return None
    kinds, _ = values.get("kindmany") or (("card",), "")
    return Noun(kinds, (*filters, Among(context.pronoun("them", "they"))))


def _some_of_them(least: int, most: int) -> Any:
    def make(context: Context, values: Values) -> Any:
        words = context.words()
        noun = _of_them(context, values)
        if noun is None:
            return context.fail(words)
        return chosen(context, Choice(noun, -1, least, most, form="=" + words))

    return make


def _all_of_them(context: Context, values: Values) -> Any:
    words = context.words()
    noun = _of_them(context, values)
    return Each(noun, form="=" + words) if noun is not None else context.fail(words)


for _those in ("them", "those {kindmany}", "these {kindmany}", "those enemy {kindmany}"):
    _described = f"{_those} {{first:post}} {{post*}}"
    for _words, _least, _most in (
        ("one of", 1, 1),
        ("two of", 2, 2),
        ("one or two of", 1, 2),
        ("zero to two of", 0, 2),
        ("up to two of", 0, 2),
        ("up to three of", 0, 3),
        ("one or more of", 1, -1),
        ("any number of", 0, -1),
    ):
        rule("choice", f"{_words} {_described}", make=_some_of_them(_least, _most), take=lambda n: None, cost=3)
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
