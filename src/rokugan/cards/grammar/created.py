"""Cards that an effect creates."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.decks import _creating
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values
from rokugan.program import ChooseOne, Color, Create, GainProvince, Noun, Number, Ref, StatOf, Together

page = Page()
rule, terminal = page.rule, page.terminal

rule("effect0", "(gain|create) a [new] province", GainProvince())


def _make_story(context: Context, values: Values) -> Any:
    made = replace(_MAKE(context, values), form="create a {createdone}")
    if made.kind == "follower":
        made = replace(made, attach_to=Ref("this"))
    return Together((values["story"], made))


def _take_story(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2 or not isinstance(node.effects[0], Color):
        return None
    made = node.effects[1]
    found = _TAKE(replace(made, attach_to=None) if isinstance(made, Create) else made)
    return None if found is None else {"story": node.effects[0], **found}


_MAKE, _TAKE = _creating("createdone")
rule("effect0", "{story}, creating a {createdone}", make=_make_story, take=_take_story)


def _with_requirement(context: Context, values: Values) -> Any:
    made = _MAKE(context, values)
    return replace(made, stats=(*made.stats, ("honor_requirement", values["num"])))


def _take_requirement(node: Any) -> Values | None:
    if not isinstance(node, Create) or not node.stats or node.stats[-1][0] != "honor_requirement":
        return None
    found = _TAKE(replace(node, stats=node.stats[:-1]))
    return None if found is None else {"num": node.stats[-1][1], **found}


rule(
    "effect0",
    "create a {createdone} with an Honor Requirement of {num}",
    make=_with_requirement,
    take=_take_requirement,
)


def _read_kind(chart: Any, at: int) -> list[tuple[int, Any]]:
    """`Cavalry, Samurai, Spirit Personality`: keywords and a kind, without stats."""
    keywords: list[str] = []
    end = at
    while end < len(chart.tokens) and end < at + 12:
        token = chart.tokens[end]
        if token.word in ("personality", "follower", "item"):
            return [(end + 1, (token.word, tuple(keywords), " ".join(t.text for t in chart.tokens[at : end + 1])))]
        if token.word in (",", "•"):
            end += 1
            continue
        words = chart.read("kwone", end)
        if not words:
            break
        longest = max(words, key=lambda each: each.end)
        keywords.append(longest.parts[1].keyword)
        end = longest.end
    return []


terminal(
    "createdkind",
    "#name",
    _read_kind,
    lambda context, value: value,
    lambda value: value[2].split() if isinstance(value, tuple) and len(value) == 3 else None,
)
_FOUR = ("stat", "s2", "s3", "s4")


def _likeness(context: Context, values: Values) -> Any:
    """A card created with the base stats of another."""
    kind, keywords, words = values["createdkind"]
    stats = tuple((values[name], StatOf(values[name], values["obj"], True)) for name in _FOUR if name in values)
    context.mention(Ref("created"), Noun((kind,)))
    return Create(kind, stats, keywords, form=f"{context.rule_form}|{words}")


def _take_likeness(node: Any) -> Values | None:
    if not isinstance(node, Create) or not node.stats or not isinstance(node.stats[0][1], StatOf):
        return None
    values: Values = {"createdkind": (node.kind, node.keywords, node.form), "obj": node.stats[0][1].of}
    for name, (stat, _) in zip(_FOUR, node.stats, strict=False):
        values[name] = stat
    return values


# A created card enters play without payment, so that a waived cost changes nothing.
for _waiving in ("", ", waiving its Gold cost", ", waiving his Gold cost", ", waiving the Samurai's Gold cost"):
    for _stats in (
        "{stat} and {s2:stat}",
        "{stat}, {s2:stat}, and {s3:stat}",
        "{stat}, {s2:stat}, {s3:stat}, and {s4:stat}",
    ):
        rule(
            "effect0",
            f"create (a|an) {{createdkind}} whose base {_stats} are those of {{obj}}{_waiving}",
            make=_likeness,
            take=_take_likeness,
        )
for _there in (" at the current battlefield", " in your home", ""):
    rule(
        "effect0",
        f"create a number of {{createdmany}}{_there} equal to {{amount}}",
        make=lambda c, v, at=_there: _so_many(c, v, at),
        take=lambda n, at=_there: _take_so_many(n, at),
    )


def _so_many(context: Context, values: Values, there: str) -> Any:
    kind, stats, keywords, words = values["createdmany"]
    context.mention(Ref("created"), Noun((kind,)), plural=True)
    at: Any = "battlefield" if "battlefield" in there else ""
    return Create(kind, stats, keywords, number=values["amount"], at=at, form=f"{context.rule_form}|{words}")


def _take_so_many(node: Any, there: str) -> Values | None:
    if not isinstance(node, Create) or (node.at == "battlefield") != ("battlefield" in there):
        return None
    return {"createdmany": (node.kind, node.stats, node.keywords, node.form), "amount": node.number}


for _words, _created in (("a", "createdone"), ("{num}", "createdmany")):
    _make, _take = _creating(_created, attach=True)
    rule("effect0", f"create {_words} {{{_created}}} attached to {{obj}}", make=_make, take=_take)
    _make, _take = _creating(_created, attach=True, ability=True)
    for _with in ("with the (ability|trait)[,] {quoted}", "(with|that has) {quoted}"):
        rule("effect0", f"create {_words} {{{_created}}} attached to {{obj}} {_with}", make=_make, take=_take)
        rule("effect0", f"create {_words} {{{_created}}} {_with} attached to {{obj}}", make=_make, take=_take)
rule(
    "effect0",
    "create (a|an) {createdone} titled {title}",
    make=lambda c, v: Create(
        v["createdone"][0],
        v["createdone"][1],
        v["createdone"][2],
        v["title"],
        form=f"{c.rule_form}|{v['createdone'][3]}",
    ),
    take=lambda n: (
        {"createdone": (n.kind, n.stats, n.keywords, n.form), "title": n.title}
        if isinstance(n, Create) and n.title
        else None
    ),
)


def _so_many_there(where: str) -> Any:
    make, take = _creating("createdmany", at=where)

    def made(context: Context, values: Values) -> Any:
        return replace(make(context, values), number=values["amount"])

    def taken(node: Any) -> Values | None:
        values = take(node)
        return {**values, "amount": node.number} if values is not None else None

    return {"make": made, "take": taken}


rule("effect0", "create a number of {createdmany} equal to {amount}", **_so_many_there(""))
for _there in ("at the current battlefield", "there", "in your army"):
    rule("effect0", f"create a number of {{createdmany}} {_there} equal to {{amount}}", **_so_many_there("battlefield"))
_MAKE_MANY, _TAKE_MANY = _creating("createdmany", attach=True)


def _one_or_two(context: Context, values: Values) -> Any:
    two = replace(_MAKE_MANY(context, {**values, "num": Number(2)}), form="")
    return ChooseOne(
        ((replace(two, number=Number(1)),), (two,)), form=f"{context.rule_form}|{values['createdmany'][3]}"
    )


def _take_one_or_two(node: Any) -> Values | None:
    if not isinstance(node, ChooseOne) or len(node.options) != 2 or not isinstance(node.options[1][0], Create):
        return None
    values: Values | None = _TAKE_MANY(replace(node.options[1][0], form=f"|{node.form}"))
    return values


rule(
    "effect0",
    "create one or two {createdmany} and attach them to {obj}",
    make=_one_or_two,
    take=_take_one_or_two,
)
