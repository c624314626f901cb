"""Additional actions with a card that is named: one that was found (`you may play one of them for an additional Battle action on
it`), or one that is elsewhere; and what is done with the rest of what was found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.objects import chosen
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import (
    ActionDid,
    AdditionalAction,
    Among,
    Chosen,
    Exists,
    Give,
    Modify,
    Noun,
    Pattern,
    Play,
    Rearrange,
    Ref,
    You,
)

page = Page()
rule = page.rule


def _any_are(context: Context, values: dict[str, Any]) -> Exists:
    noun = values["npmany"]
    return Exists(replace(noun, filters=(*noun.filters, Among(context.pronoun("them", "they"), form="-"))))


def _take_any_are(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Exists) or not isinstance((node.noun.filters or (None,))[-1], Among):
        return None
    return {"npmany": replace(node.noun, filters=node.noun.filters[:-1])}


rule("cond0", "any [of them] are {npmany}", make=_any_are, take=_take_any_are, cost=1)
_designator: Any
for _designator in ("Battle", "Open", "Limited"):
    for _on in ("on it", "from it"):
        for _which in ("obj", "obj:lone"):
            rule(
                "effect0",
                f"play {{{_which}}} for an additional {_designator} action {_on}",
                Play(slot("obj"), _designator.lower()),
            )
    for _with in ("play {obj}", f"use one of {{obj:poss}} {_designator} abilities"):
        rule(
            "effect0",
            f"you may take an additional {_designator} action to {_with}; if you do not, discard it",
            Play(slot("obj"), _designator.lower(), "discard"),
            cost=-2,
        )
    rule(
        "effect0",
        f"(you may take|take) an additional action to use (a|an) {_designator} ability with a Ranged Attack effect on {{obj}}",
        AdditionalAction(
            _designator.lower(),
            You(),
            Pattern("announce", filters=(ActionDid("from", slot("obj")), ActionDid("ranged attack"))),
        ),
    )
    for _to in ("to", "which you must use to"):
        rule(
            "effect0",
            f"(you may take|take) an additional {_designator} action {_to} play (a|an) {{npone}}",
            AdditionalAction(
                _designator.lower(),
                You(),
                Pattern("announce", None, None, ("play",), (ActionDid("from", slot("npone")), ActionDid("from hand"))),
            ),
            cost=-2,
        )
for _from in ("from", "on"):
    rule(
        "effect0",
        f"(you may take|take) an additional Ranged Attack action {_from} {{obj}}",
        AdditionalAction(
            "battle", You(), Pattern("announce", filters=(ActionDid("from", slot("obj")), ActionDid("ranged attack")))
        ),
    )
for _attacks in ("each of the ability's Ranged Attacks", "the ability's Ranged Attacks"):
    rule(
        "effect0",
        f"add {{num}} to the strength of {_attacks}",
        Give(Ref("granted attack"), (Modify("strength", slot("num")),)),
    )


def _one(context: Context, values: dict[str, Any]) -> Any:
    """`you may play one`: one of those of which the condition before it speaks."""
    return chosen(context, Chosen(Noun(("card",), (Among(context.pronoun("them", "they")),)), form="=one"))


rule("lone", "one", make=_one, take=lambda n: None)
for _rest in ("the rest", "the others", "the (remaining|other) cards [you looked at]"):
    rule("effect0", f"rearrange [the order of] {_rest}", Rearrange(Ref("rest")))
