"""Cards that a text creates: how many, where, and for whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.decks import _creating
from rokugan.cards.grammar.table import rule
from rokugan.cards.program import ChooseOne, Create, Number, Ref
from rokugan.cards.refs import Context

Values = dict[str, Any]

# ------------------------------------------------------------------------------------------------- where

_ALIGNED = " with your Clan (alignment|Alignment)"


def _at(created: str, where: str, clan: bool, anchor: Any = None) -> Any:
    make, take = _creating(created, at=where, clan=clan)

    def made(context: Context, values: Values) -> Any:
        node = make(context, values)
        return node if anchor is None else replace(node, attach_to=anchor(context))

    return {"make": made, "take": take}


def _last_place(context: Context) -> Any:
    """`at the same location`: where the card mentioned last is."""
    for each in reversed(context.mentions):
        if isinstance(each.ref, Ref) and each.ref.to not in ("created", "actor"):
            if set(each.noun.kinds) & {"personality", "card", "follower", "unit"}:
                return replace(each.ref, words="")
    return Ref("this")


for _words, _created in (("a", "createdone"), ("{num}", "createdmany")):
    for _tail, _clan in (("", False), (_ALIGNED, True)):
        _text = f"create {_words} {{{_created}}}{_tail}"
        rule("effect0", f"{_text} at this location", **_at(_created, "location", _clan, lambda c: Ref("this")))
        rule("effect0", f"{_text} at the same location", **_at(_created, "location", _clan, _last_place))
        if _clan:
            for _there in ("at the current battlefield", "there", "in your army"):
                rule("effect0", f"{_text} {_there}", **_at(_created, "battlefield", True))

# ---------------------------------------------------------------------------------------------- how many


def _so_many(where: str) -> Any:
    make, take = _creating("createdmany", at=where)

    def made(context: Context, values: Values) -> Any:
        return replace(make(context, values), number=values["amount"])

    def taken(node: Any) -> Values | None:
        values = take(node)
        return {**values, "amount": node.number} if values is not None else None

    return {"make": made, "take": taken}


rule("effect0", "create a number of {createdmany} equal to {amount}", **_so_many(""))
for _there in ("at the current battlefield", "there", "in your army"):
    rule("effect0", f"create a number of {{createdmany}} {_there} equal to {{amount}}", **_so_many("battlefield"))
_MAKE, _TAKE = _creating("createdmany", attach=True)


def _one_or_two(context: Context, values: Values) -> Any:
    two = replace(_MAKE(context, {**values, "num": Number(2)}), form="")
    return ChooseOne(
        ((replace(two, number=Number(1)),), (two,)), form=f"{context.rule_form}|{values['createdmany'][3]}"
    )


def _take_one_or_two(node: Any) -> Values | None:
    if not isinstance(node, ChooseOne) or len(node.options) != 2 or not isinstance(node.options[1][0], Create):
        return None
    values: Values | None = _TAKE(replace(node.options[1][0], form=f"|{node.form}"))
    return values


rule(
    "effect0",
    "create one or two {createdmany} and attach them to {obj}",
    make=_one_or_two,
    take=_take_one_or_two,
)
