"""What a text remembers: actions that were taken before, what was targeted earlier, what an action was about."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import (
    ActionDid,
    AdditionalAction,
    Allow,
    Best,
    Compare,
    DeedsOf,
    Different,
    Each,
    Either,
    Fits,
    HasKeyword,
    HasSome,
    In,
    Noun,
    Number,
    Past,
    Pattern,
    PerformedBy,
    Ref,
    State,
    Times,
    You,
)
from rokugan.program.words import Comparison, Period

page = Page()
rule = page.rule

Values = dict[str, Any]
NUM, COND, SUBJ, MANY, ONE, EVERYONE, CHANGES, STAT, OBJ = (
    slot(name) for name in ("num", "condition", "rsubj", "npmany", "npone", "everyone", "changes", "stat", "obj")
)

# --------------------------------------------------------------------------------- actions taken before

_PERIODS = (
    ("this turn", "turn"),
    ("this battle", "battle"),
    ("in this battle", "battle"),
    ("during this battle", "battle"),
    ("this game", "game"),
)


def _performed(template: str, period: Period, titles: bool, other: bool, op: Comparison) -> None:
    """`your Personality has performed two or more other Shout actions with different titles in this battle`."""

    def make(context: Context, values: Values) -> Any:
        noun = Noun(("action",), (*values["actadj"], PerformedBy(values["rsubj"], form="-")), form="-")
        return Compare(DeedsOf(noun, period, titles, other), op, values["num"])

    def take(node: Any) -> Values | None:
        if not isinstance(node, Compare) or node.op != op or not isinstance(node.left, DeedsOf):
            return None
        deeds = node.left
        if (deeds.period, deeds.titles, deeds.other) != (period, titles, other) or not deeds.noun.filters:
            return None
        last = deeds.noun.filters[-1]
        if not isinstance(last, PerformedBy):
            return None
        return {"rsubj": last.what, "num": node.right, "actadj": deeds.noun.filters[:-1]}

    rule("cond0", template, make=make, take=take)


_period: Any
_op: Any
for _time, _period in _PERIODS:
    for _other, _is_other in (("", False), ("other ", True)):
        for _titles, _distinct in (
            ("", False),
            (" with different titles", True),
            (" with different titles from each other", True),
        ):
            for _count, _op in (("at least {num} or more", ">="), ("{num} or more", ">="), ("at least {num}", ">=")):
                _performed(
                    f"{{rsubj}} has performed {_count} {_other}{{actadj*}} actions{_titles} {_time}",
                    _period,
                    _distinct,
                    _is_other,
                    _op,
                )
for _time, _period in _PERIODS[:1]:
    rule(
        "changes0",
        f"{{mods}} for each {{actadj*}} action that has targeted {{robj}} {_time}",
        make=lambda c, v, p=_period: _each_deed(c, v, p),
        take=lambda n, p=_period: _take_each_deed(n, p),
    )
    for _a in ("a", "an"):
        rule(
            "vp",
            f"has not been targeted by {_a} {{title:cardtitle}} {_time}",
            Past("target", _period, False, by=Noun(("action",), (HasKeyword(slot("title")),), form="-")),
        )
        rule(
            "vp",
            f"(has been|was) targeted by {_a} {{title:cardtitle}} {_time}",
            Past("target", _period, by=Noun(("action",), (HasKeyword(slot("title")),), form="-")),
        )


def _each_deed(context: Context, values: Values, period: Period) -> Any:
    noun = Noun(("action",), (*values["actadj"], ActionDid("target", values["robj"])), form="-")
    count = DeedsOf(noun, period)
    return tuple(
        replace(each, amount=Times(each.amount.value, count), form=f"{context.rule_form}|{each.form}")
        for each in values["mods"]
    )


def _take_each_deed(changes: Any, period: str) -> Values | None:
    amount = getattr(changes[0], "amount", None)
    if not isinstance(amount, Times) or not isinstance(amount.of, DeedsOf) or amount.of.period != period:
        return None
    last = amount.of.noun.filters[-1]
    if not isinstance(last, ActionDid):
        return None
    mods = tuple(replace(each, amount=Number(each.amount.factor), form=each.form.partition("|")[2]) for each in changes)
    return {"mods": mods, "actadj": amount.of.noun.filters[:-1], "robj": last.what}


# ------------------------------------------------------------------------------------------ further actions

_d: Any
for _d in ("Battle", "Open", "Limited"):
    for _may in ("you may take", "take"):
        for _an in ("an additional", "one additional"):
            rule(
                "effect0",
                f"{_may} {_an} {_d} action to play a {{kwname}} from your hand",
                AdditionalAction(
                    _d.lower(),
                    You(),
                    Pattern("announce", None, None, (), (HasKeyword(slot("kwname")), ActionDid("from hand"))),
                ),
            )
            rule(
                "effect0",
                f"{_may} {_an} {_d} action to play a Terrain from your hand",
                AdditionalAction(
                    _d.lower(),
                    You(),
                    Pattern("announce", None, None, (), (HasKeyword("Terrain"), ActionDid("from hand"))),
                ),
                cost=-1,
            )

rule("actpost", "from actions {event_thing} performs", PerformedBy(slot("event_thing")), cost=-1)

# ------------------------------------------------------------------------------------------- things meant


def _those_with(context: Context, values: Values) -> Any:
    """`these Tacticians`: those mentioned who are."""
    words = context.words()
    found = context.definite(Noun(("card",), (values["kwmany"],)), words)
    return found if found is not None else context.fail(words)


for _word in ("these", "those", "both", "the"):
    rule("back", f"{_word} {{kwmany}}", make=_those_with, take=lambda n: None, cost=4)
rule("where", "now at (this battlefield|the current battlefield)", In("battlefield", now=True))
rule("where", "now in play", In("play", now=True))
for _verb, _past in (("bow", "bowed"), ("move", "moved"), ("destroy", "destroyed"), ("dishonor", "dishonored")):
    rule(
        "post",
        f"it {_past}",
        make=lambda c, v, e=_verb: Past(e, "action" if _answers_action(c) else "this"),
        take=lambda n, e=_verb: (
            {} if isinstance(n, Past) and n.verb == e and n.period in ("action", "this") and n.form else None
        ),
        cost=1,
    )


def _answers_action(context: Context) -> bool:
    """Is `it` the action that the text answers to, rather than its own card?"""
    return any(each.ref == Ref("action") for each in context.mentions)


# ------------------------------------------------------------------------------- all cards of two kinds


def _fate_and(context: Context, values: Values) -> Any:
    kinds = (Fits(Noun(("fate card",), form="-")), values["kwone"])
    return Noun(("card",), (Either(kinds, form="-"),), "owned", plural=True, form="=" + context.words())


rule(
    "event_thing",
    "Fate and {kwone} cards you own",
    make=_fate_and,
    take=lambda n: None,
)
rule(
    "post",
    "with zero total {stat} or with the lowest non-zero total {b:stat} among all units at the current battlefield",
    make=lambda c, v: _zero_or_lowest(c, v),
    take=lambda n: _take_zero_or_lowest(n),
)


def _zero_or_lowest(context: Context, values: Values) -> Any:
    if values["stat"] != values["b"]:
        return context.fail(context.words())
    return Best(values["stat"], True, In("battlefield"), total=True, but_zero=True)


def _take_zero_or_lowest(node: Any) -> Values | None:
    return {"stat": node.stat, "b": node.stat} if isinstance(node, Best) and node.but_zero else None


# ------------------------------------------------------------------------------------ conditions and traits

_ALIGNED = Each(
    Noun(("personality",), (State("human"), HasSome("clan"), In("army", slot("rsubj"))), plural=True, form="-"),
    form="-",
)
rule(
    "cond0",
    "{rsubj} is in an army with two Human Personalities who both have a Clan alignment but do not share one",
    Compare(Different("clan", _ALIGNED), ">=", Number(2)),
)


def _named(noun: Any) -> str:
    """The keyword by which a description can be called."""
    return next((each.keyword for each in noun.filters if isinstance(each, HasKeyword) and each.positive), "")


def _unrestricted(context: Context, values: Values) -> Any:
    if values["kwname"] != _named(values["npmany"]):
        return context.fail(context.words())
    return Allow("attach restricted", of=values["npmany"])


rule(
    "trait",
    "can attach to {npmany} ignoring restrictions on the {kwname}",
    make=_unrestricted,
    take=lambda n: (
        {"npmany": n.of, "kwname": _named(n.of)} if isinstance(n, Allow) and n.verb == "attach restricted" else None
    ),
)
