"""Several things to which one event happens: `any of your Personalities`, `two or more of your units` at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.triggers import described
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page
from rokugan.program import AtOnce, Noun, Number, Ref

page = Page()
rule = page.rule

Values = dict[str, Any]

_whose: Any
for _words, _whose in (
    ("any of your", "your"),
    ("any of another player's", "other"),
    ("any", ""),
    ("all", ""),
    ("your", "your"),
    ("other players'", "other"),
):
    described(page, "event_things", _words, _whose, "npmany")


def _at_once(context: Context, values: Values) -> Any:
    noun = values["npmany"]
    if " of your " in context.rule_form:
        noun = replace(noun, whose="your")
    elif " of another player's " in context.rule_form:
        noun = replace(noun, whose="other")
    whole = replace(noun, filters=(*noun.filters, AtOnce(noun, values.get("num", Number(1)), form="-")))
    context.mention(Ref("subjects"), whole, plural=True)
    return replace(whole, form=f"{context.rule_form}|{noun.form}")


def _take_at_once(node: Any) -> Values | None:
    if not isinstance(node, Noun) or not node.filters or not isinstance(node.filters[-1], AtOnce):
        return None
    return {"npmany": replace(node, filters=node.filters[:-1]), "num": node.filters[-1].number}


for _of in ("of your ", "of another player's ", ""):
    rule("event_things", f"one or more {_of}{{npmany}}", make=_at_once, take=_take_at_once, cost=-1)
    rule("event_things", f"{{num}} or more {_of}{{npmany}}", make=_at_once, take=_take_at_once)
