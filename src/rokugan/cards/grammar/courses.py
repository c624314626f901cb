"""Actions in their course: announced, resolving, over; who acts and to whom it happens."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.actions import rename
from rokugan.cards.grammar.events import Circumstance, gathered, of_itself, parted, said_of_actor, said_of_thing
from rokugan.cards.grammar.nouns import Mark
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import (
    HasKeyword,
    Noun,
    Pattern,
    Ref,
    You,
)
from rokugan.program.words import Detail, Happening

page = Page()
rule = page.rule

_event: Any
for _words, _event in (
    ("resolves", "resolve"),
    ("successfully resolves", "succeed"),
    ("ends", "action ends"),
    ("is announced", "announce"),
    ("is taken", "take"),
):
    rule("goes", _words, Pattern(_event))


def _its_course(event: Happening | None = None, *details: Detail) -> Any:
    """What becomes of an action: the verb says it, or else it is that event."""

    def make(context: Context, values: Values) -> Any:
        core = values["goes"] if event is None else Pattern(event, None, None, details)
        return gathered(context, replace(core, subject=values["action"]), values["circ"], context.rule_form)

    def take(node: Any) -> Values | None:
        found = parted(node)
        if found is None or node.subject is None:
            return None
        if event is not None and (node.events, found[0].details) != ((event,), details):
            return None
        core, parts = found
        values: Values = {"action": core.subject, "circ": parts}
        return {**values, "goes": replace(core, subject=None)} if event is None else values

    return {"make": make, "take": take}


def _about_action(context: Context, values: Values) -> Any:
    """`that destroyed one of your cards`: what the action did is what it did that to, not the subject of its resolution."""
    said = values["actpost"]
    if isinstance(said, Mark):
        return context.fail(context.words())
    rename(context, Noun(("action",), (said,)))
    return Circumstance(filter=said, of=_COURSE)


_COURSE: tuple[Happening, ...] = ("resolve", "succeed", "action ends", "announce", "take")
rule("acirc", "{circ}")
for _and in ("", "and "):
    rule(
        "acirc",
        f"{_and}{{actpost}}",
        make=_about_action,
        take=lambda n: {"actpost": n.filter} if isinstance(n, Circumstance) and n.filter is not None else None,
    )
rule("pattern0", "{action} {goes} {circ:acirc*}", **_its_course())
for _words, _event in (("resolves", "resolve"), ("ends", "action ends")):
    rule("pattern0", f"(the action|this action|that action) {_words} {{circ:acirc*}}", **of_itself(_event))
rule(
    "pattern0",
    "the {kwname} action ends",
    Pattern("action ends", Noun(("action",), (HasKeyword(slot("kwname")),), form="-")),
)
rule("pattern0", "{action}'s effects resolve {circ:acirc*}", **_its_course("resolve"))
rule("pattern0", "{action}'s resolution [ends] {circ:acirc*}", **_its_course("resolve"))
rule("pattern0", "the resolution of {action} {circ:acirc*}", **_its_course("resolve"))
rule("pattern0", "the next resolution of {action} {circ:acirc*}", **_its_course("resolve", "next"))
rule("pattern0", "each resolution of {action} {circ:acirc*}", **_its_course("resolve", "each"))
rule("pattern0", "{action} {acts} {circ*}", **said_of_actor("action", "acts"))
rule("pattern0", "{event_player} {acts} {circ*}", **said_of_actor("event_player", "acts"))
rule("pattern0", "you {act} {circ*}", **said_of_actor("", "act"))
rule("pattern0", "{event_player} {fares} {circ*}", **said_of_actor("event_player", "fares"))
rule("pattern0", "you {fare} {circ*}", **said_of_actor("", "fare"))
for _words, _said in (
    ("winning a battle", Pattern("win battle", actor=You())),
    ("losing a battle", Pattern("lose battle", actor=You())),
    ("entering play", Pattern("enter play", Ref("this"))),
):
    rule(
        "pattern0",
        _words,
        make=lambda c, v, said=_said: said,
        take=lambda n, words=_words: {} if isinstance(n, Pattern) and n.form == words else None,
    )
rule("pattern0", "{event_player} {prospers} {circ:hcirc*}", **said_of_actor("event_player", "prospers"))
rule("pattern0", "you {prosper} {circ:hcirc*}", **said_of_actor("", "prosper"))
rule("pattern0", "{event_thing} {happens} {circ*}", **said_of_thing("event_thing", "happens"))
rule("pattern0", "{event_thing:event_things} {happen} {circ*}", **said_of_thing("event_thing", "happen"))
for _who in ("theaction", "self", "this"):
    rule(
        "pattern0",
        f"{{{_who}}} {{acts}} {{circ*}}",
        **said_of_actor(_who, "acts"),
        cost=0 if _who == "theaction" else 1,
    )


def _by_resolution(name: str) -> Any:
    """`battle resolution destroys him`, and an action or battle resolution."""
    detail: Detail = "resolution too" if name else "resolution"

    def make(context: Context, values: Values) -> Any:
        core = replace(values["acts"], actor=values[name] if name else None, details=(detail,))
        return gathered(context, core, values["circ"], context.rule_form)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Pattern) or detail not in node.details or (name and node.actor is None):
            return None
        found = parted(replace(node, actor=None))
        if found is None or found[0].details != (detail,):
            return None
        values: Values = {"acts": replace(found[0], details=()), "circ": found[1]}
        return {**values, name: node.actor} if name else values

    return {"make": make, "take": take}


rule("pattern0", "(battle resolution|a battle resolution) {acts} {circ*}", **_by_resolution(""))
rule("pattern0", "{action} or (battle resolution|a battle resolution) {acts} {circ*}", **_by_resolution("action"))
for _words, _event in (("discarded", "discard favor"), ("taken", "take favor")):
    rule("pattern0", f"the Imperial Favor is {_words} {{circ*}}", **of_itself(_event))
