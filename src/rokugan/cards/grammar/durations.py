"""How long something lasts: `duration` is any phrase for it, said before or after whatever may last.

A duration is a plain word in the tree (`Give.until`); the words it was read from become part of the form of the node.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.changes import _conditioned, _take_conditioned
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, fill, match
from rokugan.language.classic.words.words import tokens_of
from rokugan.program import Give, If, Negate, Node, Together

page = Page()
rule, terminal = page.rule, page.terminal

# ------------------------------------------------------------------------------------------------ the phrases


class Ending(str):
    """When something ends, with the words it was read from."""

    words: str


def ends(until: str, words: str) -> Ending:
    """An ending that remembers its words; without words it gets the plainest."""
    found = Ending(until)
    found.words = words or _PLAINEST.get(until, "until the turn ends")
    return found


_SPANS = (
    ("turn", ""),
    ("battle", "battle"),
    ("duel", "duel"),
    ("phase", "phase"),
    ("attack", "attack"),
    ("action", "action"),
)
_NEXT_TURN = (
    ("until your next turn begins", "your next turn"),
    ("until your next turn", "your next turn"),
    ("for this battle", "battle"),
    ("until after your next turn begins", "your next turn"),
    ("until the beginning of your next turn", "your next turn"),
    ("until the start of your next turn", "your next turn"),
    ("until your next turn ends", "your next turn end"),
    ("until the end of your next turn", "your next turn end"),
    ("until your second turn from now begins", "your second turn"),
    ("until the beginning of your second turn from now", "your second turn"),
    ("until the start of your second turn from now", "your second turn"),
    ("until the beginning of your second Events Phase from now", "your second turn"),
    ("until your next Events Phase begins", "your straighten"),
)
_GAME = (
    "permanently",
    "until the end of the game",
    "until the end of this game",
    "until the game ends",
    "until this game ends",
    "for the rest of the game",
    "for the rest of this game",
)


def _phrases() -> Iterator[tuple[str, str]]:
    """All phrases and what they mean, the plainest first."""
    for span, until in _SPANS:
        for the in ("the", "this", "the current"):
            yield f"until {the} {span} ends", until
            yield f"until after {the} {span} ends", until
            yield f"until the end of {the} {span}", until
            yield f"for the rest of {the} {span}", until
            yield f"for the duration of {the} {span}", until
            if span == "duel":
                yield f"for {the} {span}", until
        if span != "action":
            yield f"this {span}", until
            yield f"during this {span}", until
    for words in _GAME:
        yield words, "permanent"
    yield from _NEXT_TURN
    for who in ("your", "his controller's", "her controller's", "its controller's", "their controller's"):
        until = "your straighten" if who == "your" else "his straighten"
        yield f"until after {who} next Straighten Phase", until
        yield f"until after {who} next Straighten Phase ends", until
        yield f"until {who} next Straighten Phase ends", until
        begins = "your next turn" if who == "your" else "his next turn"  # a turn begins with that phase
        for words in ("turn begins", "Straighten Phase", "Straighten Phase begins"):
            yield f"until {who} next {words}", begins
        yield f"before {who} next Straighten Phase", begins
    for battle in ("its", "this", "the"):
        owner = f"{battle} battle's" if battle != "the" else "the"
        yield f"until {owner} Combat Segment ends", "combat"
    for the in ("the", "this"):
        yield f"until the end of {the} Combat Segment", "combat"
        yield f"for the rest of {the} Combat Segment", "combat"
        yield f"during {the} Combat Segment", "combat"
    yield "until this card leaves play", "in play"
    yield "while this card remains in play", "in play"
    for kind in ("card", "Holding", "Personality", "Follower", "Item", "Spell", "unit"):
        yield f"until this {kind} straightens", "straightens"
    yield "until it attaches", "action"
    for number, word in enumerate(("two", "three", "four", "five"), 2):
        for words in (f"for {word} turns", f"for the next {word} turns", f"until {word} turns from now"):
            yield words, f"turns {number}"


_PLAINEST: dict[str, str] = {}
_BY_FIRST: dict[str, list[tuple[list[str], Ending]]] = {}
for _words, _until in _phrases():
    _PLAINEST.setdefault(_until, _words)
    _tokens = [token.word for token in tokens_of(_words)[0]]
    _BY_FIRST.setdefault(_tokens[0], []).append((_tokens, ends(_until, _words)))


def _read_duration(chart: Any, at: int) -> list[tuple[int, Any]]:
    return [
        (at + len(tokens), ending)
        for tokens, ending in _BY_FIRST.get(chart.words[at], ())
        if chart.words[at : at + len(tokens)] == tokens
    ]


def _write_duration(node: Any) -> list[str] | None:
    if not isinstance(node, str):
        return None
    words = node.words if isinstance(node, Ending) else ends(node, "").words
    return [token.text for token in tokens_of(words)[0]]


terminal("duration", " ".join(_BY_FIRST), _read_duration, lambda context, value: value, _write_duration)

# --------------------------------------------------------------------------------------------- what may last

rule("lasting", "{give0}")
rule("lasting", "{negate0}")
rule("lasting", "{give0} while {condition}", make=_conditioned, take=_take_conditioned, cost=1)
rule("lasting", "{give0} while {is_what}", make=_conditioned, take=_take_conditioned, cost=1)
_AT_ONCE = ("effects", "action", "event")  # what is negated once and not for a time


def lasts(context: Context, node: Any, until: Any) -> Any:
    """The gift or negation with this end; a node that cannot last is not understood."""
    until = str(until)
    if isinstance(node, Give) and not node.until:
        return replace(node, until=until)
    if isinstance(node, Negate) and node.until in ("", "now") and node.verb not in _AT_ONCE:
        return replace(node, until=until or "turn")  # a negation with a stated time is another kind of negation
    return context.fail(context.words())


def without_end(node: Any) -> Any:
    """The node without its end. Some negations last for a time without saying so (`negate all rehonoring`); the writer finds
    out from their words which do."""
    return replace(node, until="now" if isinstance(node, Negate) and not node.form else "")


def _last(context: Context, values: Values) -> Any:
    until: Ending = values["duration"]
    found = lasts(context, values["lasting"], until)
    if isinstance(found, (Give, Negate)):
        return replace(found, form=f"{context.rule_form}|{until.words}|{values['lasting'].form}")
    return found


def _take_last(node: Any) -> Values | None:
    if not isinstance(node, (Give, Negate)):
        return None
    words, bar, inner = node.form.partition("|")
    if not bar and node.until in ("", "now"):
        return None  # nothing was said of a time
    bare = replace(node, form=inner if bar else node.form)
    return {"duration": ends(node.until, words if bar else ""), "lasting": without_end(bare)}


rule("effect0", "{lasting} {duration}", make=_last, take=_take_last, cost=1)
rule("clause", "{duration}, {lasting}", make=_last, take=_take_last)


def _all_last(names: tuple[str, ...]) -> dict[str, Any]:
    def make(context: Context, values: Values) -> Any:
        until: Ending = values["duration"]
        found = tuple(lasts(context, values[name], until) for name in names)
        return Together(found, form=f"{context.rule_form}|{until.words}")

    def take(node: Any) -> Values | None:
        if not isinstance(node, Together) or len(node.effects) != len(names):
            return None
        untils = [each.until for each in node.effects if isinstance(each, (Give, Negate))]
        if len(untils) < len(names) or len({each or "turn" for each in untils}) > 1:
            return None
        found = {name: without_end(each) for name, each in zip(names, node.effects, strict=True)}
        return {**found, "duration": ends(untils[0], node.form)}

    return {"make": make, "take": take}


rule("clause", "{duration}, {lasting}[,] and {b:lasting}", cost=2, **_all_last(("lasting", "b")))
rule("clause", "{duration}, {lasting}, {b:lasting}, and {c:lasting}", cost=2, **_all_last(("lasting", "b", "c")))


def _last_if(context: Context, values: Values) -> Any:
    until: Ending = values["duration"]
    found = lasts(context, values["lasting"], until)
    return If(values["condition"], (found,), form=f"{context.rule_form}|{until.words}")


def _take_last_if(node: Any) -> Values | None:
    if not isinstance(node, If) or node.otherwise or not isinstance(node.effects[0], (Give, Negate)):
        return None
    given = node.effects[0]
    return {
        "condition": node.condition,
        "lasting": without_end(given),
        "duration": ends(given.until, node.form),
    }


rule("clause", "{duration}, if {condition}, {lasting}", make=_last_if, take=_take_last_if)


def _while(context: Context, values: Values) -> Any:
    until: Ending = values["duration"]
    form = f"{context.rule_form}|{until.words}|{values['give0'].form}"
    return replace(values["give0"], until=str(until), condition=values["condition"], form=form)


def _take_while(node: Any) -> Values | None:
    if not isinstance(node, Give) or node.condition is None:
        return None
    words, bar, inner = node.form.partition("|")
    bare = replace(node, until="", condition=None, form=inner if bar else node.form)
    return {"duration": ends(node.until, words if bar else ""), "condition": node.condition, "give0": bare}


rule("clause", "{duration}, while {condition}, {give0}", make=_while, take=_take_while)

# ------------------------------------------------------------------------------------------ other sentences


def timed(
    page: Page, template: str, tree: Node, *, category: str = "clause", cost: int = 0, before: Any = None
) -> None:
    """A sentence with a `duration`, whose words become part of the form of its node."""

    def make(context: Context, values: Values) -> Any:
        until: Ending = values["duration"]
        found = fill(tree, {**values, "duration": str(until)})
        return replace(found, form=f"{context.rule_form}|{until.words}")

    def take(node: Any) -> Values | None:
        values: Values = {}
        if not isinstance(node, type(tree)) or not match(tree, node, values):
            return None
        return {**values, "duration": ends(values["duration"], node.form)}

    page.rule(category, template, make=make, take=take, cost=cost, before=before)
