"""Negations: the name of a happening, whose it is, from what cause and for how long.

`negate` + `his next` + `bowing or destruction` + `from other players' card effects` + `this turn`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rokugan.cards.grammar.verbs import any_of
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import Filter, Forbid, Negate, Node, Noun, Pattern, Ref, Thing
from rokugan.program.words import Happening, Negation

page = Page()
rule = page.rule

Values = dict[str, Any]
POSS, OBJ, BY = slot("poss"), slot("obj"), slot("by")
_PART = "¦"  # between the forms of the parts

# ------------------------------------------------------------------------------------------------ names of happenings

_NAMES: tuple[tuple[str, Happening], ...] = (
    ("draw", "draw"),
    ("drawing", "draw"),
    ("discard", "discard"),
    ("transfer", "transfer"),
    ("removing", "remove"),
    ("dishonor", "dishonor"),
    ("Honor gain", "gain honor"),
    ("Honor loss", "lose honor"),
    ("bowing", "bow"),
    ("straightening", "straighten"),
    ("movement", "move"),
    ("movement home", "move home"),
    ("movement to battlefields", "move to battlefield"),
    ("destruction", "destroy"),
    ("destroying", "destroy"),
    ("dishonoring", "dishonor"),
    ("rehonoring", "rehonor"),
    ("discarding", "discard"),
    ("removal", "remove"),
    ("assignment", "assign"),
    ("transferring", "transfer"),
    ("entering play", "enter play"),
)
for _words, _event in _NAMES:
    rule("happening0", _words, Pattern(_event))


def _named(names: tuple[str, ...]) -> Any:
    def make(context: Context, values: Values) -> Any:
        events = [values[name].event for name in names]
        if len(set(events)) < len(events):
            return context.fail(context.words())
        return any_of(events, "=" + context.words())

    def take(node: Any) -> Values | None:
        parts = node.events if isinstance(node, Pattern) else ()
        if len(parts) != len(names):
            return None
        return {name: Pattern(part) for name, part in zip(names, parts, strict=True)}

    return {"make": make, "take": take}


rule(
    "happening",
    "{happening0}",
    make=lambda c, v: replace(v["happening0"], form="=" + c.words()),
    take=lambda n: {"happening0": replace(n, form="")} if isinstance(n, Pattern) else None,
)
for _and in ("and", "or"):
    rule("happening", f"{{happening0}} {_and} {{b:happening0}}", **_named(("happening0", "b")))
    rule(
        "happening",
        f"{{happening0}}, {{b:happening0}}, {_and} {{c:happening0}}",
        **_named(("happening0", "b", "c")),
    )

# ------------------------------------------------------------------------------------------------- whose, and which


def _whose(until: Negation, name: str) -> Any:
    """The happening of somebody, or of nobody in particular."""

    def make(context: Context, values: Values) -> Any:
        said: Pattern = values["happening"]
        form = f"{context.rule_form}|{said.form}"
        return Negate(said.event, values[name] if name else None, until, others=said.others, form=form)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Negate) or node.by is not None or (node.what is None) == bool(name):
            return None
        if not node.form and node.until != until:
            return None
        values: Values = {"happening": any_of(node.verbs, node.form)}
        return {**values, name: node.what} if name else values

    return {"make": make, "take": take}


rule("negated", "{poss} {happening}", **_whose("now", "poss"))
rule("negated", "(the|this|that) {happening}", **_whose("now", ""))
rule("negated", "the {happening} of {obj}", **_whose("now", "obj"))
rule("negated", "(all|any) {happening} of {obj}", **_whose("", "obj"))
rule("negated", "(all|any) {happening} of {everyone}", cost=1, **_whose("", "everyone"))
rule("negated", "(all|any) {happening}", cost=1, **_whose("", ""))
rule("negnext", "{poss} next {happening}", **_whose("next", "poss"))
rule("negnext", "the next {happening} of {obj}", **_whose("next", "obj"))


@dataclass(frozen=True, repr=False)
class _Cause(Node):
    """Inside the reader only: from what it happens."""

    by: Node | None = None


rule("negcause", "{by}", _Cause(BY))
rule("negcause", "from (the|that) action", _Cause(Ref("action")))
rule("negcause", "from {action}", _Cause(slot("action")), cost=1)


def _negated(name: str, time: Any = "") -> Any:
    """A happening negated, from any cause or from one; time: of the next, how long it is waited for."""

    def make(context: Context, values: Values) -> Any:
        said: Negate = values[name]
        causes = values["negcause"]
        if len(causes) > 1:
            return context.fail(context.words())
        until = time or ("" if causes and said.until == "now" else said.until)
        forms = _PART.join([said.form, *(each.form for each in causes)])
        by = causes[0].by if causes else None
        return replace(said, until=until, by=by, form=f"{context.rule_form}|{forms}")

    def take(node: Any) -> Values | None:
        if not isinstance(node, Negate) or (time and node.until != time):
            return None
        first, _, last = node.form.partition(_PART)
        causes = () if node.by is None else (_Cause(node.by, form=last),)
        until = node.until
        if name == "negnext":
            until = "next"
        elif causes and until == "" and not node.form and node.what is not None:
            until = "now"
        return {name: replace(node, until=until, by=None, form=first), "negcause": causes}

    return {"make": make, "take": take}


rule("negate0", "negate {negated} {negcause*}", **_negated("negated"))
rule("negate0", "negate {negnext} {negcause*} [this turn]", **_negated("negnext", "next"))
rule("negate0", "negate {negnext} {negcause*} this game", **_negated("negnext", "next game"))
_PLAIN = _negated("negated")


def _standing(context: Context, values: Values) -> Any:
    """A negation as a trait: it holds as long as the card is there, so it cannot speak of one event or the next one."""
    said = _PLAIN["make"](context, values)
    if not isinstance(said, Negate) or said.until not in ("", "now") or said.what is None:
        return context.fail(context.words())
    verbs: tuple[Any, ...] = said.verbs
    return Forbid("negate", verbs[0], said.what, said.by, others=verbs[1:], form=said.form)


def _take_standing(node: Any) -> Values | None:
    if not isinstance(node, Forbid) or node.kind != "negate" or node.what is None or node.condition is not None:
        return None
    if isinstance(node.by, Filter):
        return None
    verbs: tuple[Any, ...] = node.verbs
    said = Negate(verbs[0], node.what, "" if node.by else "now", node.by, others=verbs[1:], form=node.form)
    found: Values | None = _PLAIN["take"](said)
    return found


rule("stand", "negate {negated} {negcause*}", make=_standing, take=_take_standing)

# --------------------------------------------------------------------------------------------- effects that do that


def _effects(verbs: str, until: Negation, by: Thing) -> Any:
    """`the action's effects that bow or move him`, `the next card effect that destroys him`."""

    def make(context: Context, values: Values) -> Any:
        verb: Pattern = values[verbs]
        form = f"{context.rule_form}|{verb.form}"
        return Negate(verb.event, values["obj"], until, by, others=verb.others, form=form)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Negate) or node.what is None or (node.until, node.by) != (until, by):
            return None
        return {verbs: any_of(node.verbs, node.form), "obj": node.what}

    return {"make": make, "take": take}


rule(
    "negate0",
    "negate (the action's|that action's|its) effects that {do_verbs} {obj}",
    **_effects("do_verbs", "action", Ref("action")),
)
for _kind in ("card effect", "effect"):
    _next = _effects("does_verbs", "next", Noun((_kind,)))
    for _turn in ("", " this turn"):
        rule("negate0", f"negate the next {_kind}{_turn} that {{does_verbs}} {{obj}}", **_next)
