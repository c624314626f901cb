"""Constraints and effects: the two blocks of an ability or a triggered trait.

`Once per battle, if he is opposed, bow him: Effect. Effect.` The order and the marks between the parts are kept in a
layout, so that the writer can put them back.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any

from rokugan.cards.parsing.parser import Chart, Derivation
from rokugan.cards.parsing.refs import Context
from rokugan.cards.reading.builder import build
from rokugan.program import (
    Allow,
    Among,
    Chosen,
    Color,
    Condition,
    Each,
    Effect,
    If,
    In,
    Later,
    Negate,
    Node,
    Opposing,
    Past,
    Paying,
    State,
    Target,
    Trigger,
    Uses,
    walk,
)

# What may stand in a constraints block, and its mark in the layout.
_PARTS = (
    ("uses", "{u}"),
    ("allowance", "{w}"),
    ("trigger", "{t}"),
    ("if", "{c}"),
    ("targeting", "{x}"),
    ("cost", "{x}"),
)


@dataclass
class Block:
    """The constraints and effects of an ability or trait, as they were read."""

    trigger: Trigger | None = None
    conditions: list[Condition] = field(default_factory=list)
    constraints: list[Effect] = field(default_factory=list)
    allowances: list[Allow] = field(default_factory=list)
    uses: Uses = field(default_factory=Uses)
    effects: list[Effect] = field(default_factory=list)
    layout: list[str] = field(default_factory=list)
    end: int = 0
    unread: list[tuple[int, int]] = field(default_factory=list)


def read_block(chart: Chart, context: Context, start: int, end: int, *, ability: bool, reaction: bool = False) -> Block:
    """Read the constraints and effects of an ability whose header ends at `start`, or of a triggered trait.

    A trait may be followed by another on the same line; `block.end` says where it ended."""
    block = Block(end=end)
    at = start
    if ability:
        block.layout.append(chart.words[at])
        at += 1
        if chart.words[start] == ",":
            at = _constraints(chart, context, at, end, block, reaction)
            if at < 0:
                block.unread.append((start + 1, end))
                return block
            after = _constraints(chart, context, at, end, block, reaction)
            at = after if after >= 0 else at
            _effects(chart, context, at, end, block)
            return block
    after = _constraints(chart, context, at, end, block, reaction)
    if after >= 0:
        at = after
        if _asks_more(chart, at, end):  # `After he bows: Discard a card: Draw a card.`
            more = _constraints(chart, context, at, end, block, reaction)
            at = more if more >= 0 else at
    elif _asks_more(chart, at, end):
        colon = find_colon(chart, at, end)
        if colon is not None:
            block.unread.append((at, colon + 1))
            at = colon + 1
    _effects(chart, context, at, end, block, stop_at_traits=not ability)
    return block


def _asks_more(chart: Chart, at: int, end: int) -> bool:
    """Is there a colon that ends a block, and not one inside a sentence (`Choose one: ...`)?"""
    colon = find_colon(chart, at, end)
    if colon is None:
        return False
    sentence = sentence_at(chart, at, end)
    return sentence is None or sentence.end <= colon


def find_colon(chart: Chart, start: int, end: int) -> int | None:
    """The colon that ends a constraints block, if there is one before the first period."""
    for at in range(start, end):
        word = chart.words[at]
        if word in (".", '"'):
            return None
        if word == ":":
            return at if chart.words[at + 1 : at + 2] != ['"'] else None
    return None


def _constraints(chart: Chart, context: Context, start: int, end: int, block: Block, reaction: bool) -> int:
    """Read a constraints block if there is one; returns where the effects begin, or -1."""
    colon = find_colon(chart, start, end)
    stop = first_stop(chart, start, end)
    stops = {colon} if colon is not None else {at for at in range(start, stop) if _leads_on(chart, at)}
    if colon is None and stops and _is_plain(chart, start, stop):
        stops = set()
    path = _path(chart, start, stops, {}) if stops else None
    if path is None and colon is None:
        path = _leading(chart, start, stop, reaction)
    if path is None:
        return -1
    at = start
    lost = len(context.lost)
    for mark, derivation in path:
        block.layout.extend(chart.words[at : derivation.start])
        _place(block, mark, build(derivation, context))
        at = derivation.end
    if chart.words[at : at + 2] == [",", "to"]:
        block.layout.append(",")
        at += 1
    block.layout.append(chart.words[at])
    for _, first, last in context.lost[lost:]:
        block.unread.append((first, last))
    return at + 1


def _is_plain(chart: Chart, start: int, stop: int) -> bool:
    """Can the first sentence be read as it stands, without a cost that leads to it?"""
    for each in chart.read("sentence", start):
        if each.end == stop:
            return not _pays(each)
    return False


def _pays(derivation: Derivation) -> bool:
    if derivation.rule is not None and isinstance(derivation.rule.tree, Paying):
        return True
    return any(isinstance(each, Derivation) and _pays(each) for each in derivation.parts)


def _leads_on(chart: Chart, at: int) -> bool:
    """`Bow this card to draw a card`, `Bow this card for a Ranged 3 Attack`."""
    if chart.words[at] == "for":
        number, what = (*chart.words[at + 1 : at + 3], "", "")[:2]
        return what in ("ranged", "fear") and number in ("a", "an", "two", "three", "four")
    return chart.words[at] == "to"


def first_stop(chart: Chart, start: int, end: int) -> int:
    """Where the first sentence ends."""
    for at in range(start, end):
        if chart.words[at] == ".":
            return at
    return end


def _played(chart: Chart, at: int) -> list[int]:
    """Where `play`, `play this card`, `play this Ring`, or `play` with the card's own name ends, if that stands there."""
    words = chart.words
    if words[at : at + 1] != ["play"]:
        return []
    names = [[], ["this", "card"], ["this", "ring"], *chart.names, *(["the", *name] for name in chart.names)]
    ends = [at + 1 + len(name) for name in names if words[at + 1 : at + 1 + len(name)] == name]
    return [end + (words[end : end + 1] == ["immediately"]) for end in ends]


def _leading(chart: Chart, start: int, end: int, reaction: bool) -> list[tuple[str, Derivation]] | None:
    """What leads a first sentence without a colon: `Once per turn, after he bows, if you control a Ring, draw a card.`

    Only a Reaction has a trigger; elsewhere the words are a delayed effect. A condition counts only after a trigger; before
    anything else it belongs to its sentence alone. `Play this card after ...` is a sentence of its own."""
    found: list[tuple[str, Derivation]] = []
    at = start
    for named in _played(chart, at):
        for each in chart.read("trigger", named):
            if each.end == end and end < len(chart.words):
                return [("{t}", each)]
    while True:
        triggered = any(mark == "{t}" for mark, _ in found)
        part = None
        for category, mark in _PARTS[:4]:
            if (mark == "{c}" and not triggered) or (mark == "{t}" and (triggered or not reaction)):
                continue
            for each in chart.read(category, at):
                if each.end < end and chart.words[each.end] == ",":
                    part = (mark, each)
                    break
            if part is not None:
                break
        if part is None:
            return found or None
        found.append(part)
        at = part[1].end + 1


def _path(
    chart: Chart, at: int, stops: set[int], known: dict[int, list[tuple[str, Derivation]] | None]
) -> list[tuple[str, Derivation]] | None:
    """The parts that lead from a place to a stop, one after the other; None if no such sequence can be read."""
    if at in known:
        return known[at]
    known[at] = None
    for category, mark in _PARTS:
        for derivation in chart.read(category, at):
            here = derivation.end
            if here in stops or (here + 1 in stops and chart.words[here : here + 2] == [",", "to"]):
                known[at] = [(mark, derivation)]
                return known[at]
            following = _separator(chart, here)
            if following == here and chart.words[here : here + 1] not in (["when"], ["after"], ["before"]):
                continue
            rest = _path(chart, following, stops, known)
            if rest is not None:
                known[at] = [(mark, derivation), *rest]
                return known[at]
    return None


def _separator(chart: Chart, at: int) -> int:
    if chart.words[at : at + 2] in ([",", "and"], [";", "and"]):
        return at + 2
    return at + 1 if chart.words[at : at + 1] in ([","], ["and"], [";"]) else at


def _place(block: Block, mark: str, node: Any) -> None:
    """Put what was read into the field of the block for which its mark stands."""
    block.layout.append(mark)
    if mark == "{u}" and isinstance(node, Uses):
        block.uses = node
    elif mark == "{t}" and isinstance(node, Trigger):
        block.trigger = node
    elif mark == "{c}":
        block.conditions.append(node)
    elif mark == "{w}":
        block.allowances.append(node)
    else:
        block.constraints.append(node)


def _effects(
    chart: Chart, context: Context, start: int, end: int, block: Block, *, stop_at_traits: bool = False
) -> None:
    effects, layout, unread, block.end = read_effects(chart, context, start, end, stop_at_traits=stop_at_traits)
    block.effects.extend(effects)
    block.layout.extend(layout)
    block.unread.extend(unread)


def read_effects(
    chart: Chart, context: Context, start: int, end: int, *, stop_at_traits: bool = False
) -> tuple[list[Effect], list[str], list[tuple[int, int]], int]:
    """Read sentences: the effects, their layout, the stretches not understood, and where it ended."""
    effects: list[Effect] = []
    layout: list[str] = []
    unread: list[tuple[int, int]] = []
    at = start
    story: list[tuple[int, int]] = []  # sentences that are only story
    while at < end:
        if stop_at_traits and effects and _is_trait(chart, at, end):
            break
        derivation = sentence_at(chart, at, end)
        if derivation is None:
            stop = next_stop(chart, at, end)
            unread.append((at, stop))
            at = stop
            continue
        lost = len(context.lost)
        node = build(derivation, context)
        for _, first, last in context.lost[lost:]:
            unread.append((first, last))
        if isinstance(node, Color):
            story.append((at, derivation.end))
        effects.append(node)
        layout.append("{e}")
        at = derivation.end
        while at < end and chart.words[at] in (".", ";"):
            layout.append(chart.words[at])
            at += 1
    if len(story) == len(effects):
        unread.extend(story)  # there is nothing that it could colour: `He frobnicates.` is no effect
    return effects, layout, unread, at


def _is_trait(chart: Chart, at: int, end: int) -> bool:
    """Does another trait begin here, rather than one more sentence of the effects?"""
    if find_colon(chart, at, end) is not None:
        return True
    for each in chart.read("trait", at):
        if each.end == end or (each.end < end and chart.words[each.end] == "."):
            return sentence_at(chart, at, end) is None
    return False


def sentence_at(chart: Chart, at: int, end: int) -> Derivation | None:
    """The longest sentence that ends where a sentence may end."""
    for category in ("sentence", "color"):
        for each in chart.read(category, at):
            if each.end <= end and (
                each.end == end or chart.words[each.end] in (".", ";", '"') or chart.words[each.end - 1] == '"'
            ):
                return each
    return None


def next_stop(chart: Chart, at: int, end: int) -> int:
    """Where the sentence from there on ends: after its full stop, those of texts in quotation marks passed over."""
    inside = False
    while at < end:
        word = chart.words[at]
        if word == '"':
            inside = not inside
        at += 1
        if word == "." and not inside:
            break
    return at


def hoist(block: Block) -> None:
    """Sentences after the effects that belong to the constraints: `Kado can take this action even if bowed.`"""
    marks = [number for number, mark in enumerate(block.layout) if mark == "{e}"]
    kept: list[Effect] = []
    for number, node in zip(marks, block.effects, strict=False):
        for per in ("battle", "turn"):
            if node.form.startswith(f"{{effect1}}, once per {per}|"):
                block.uses = Uses(
                    1, per, said=True, form="-"
                )  # `Ranged 2 Attack, once per battle.`: said after the effect
        if isinstance(node, Uses):  # `This ability may be used once per battle.`
            block.uses = node
            block.layout[number] = "{u}"
        elif isinstance(node, Condition):  # `You may only use this ability if you control a Ring.`
            block.conditions.append(node)
            block.layout[number] = "{c}"
        elif isinstance(node, Allow) and node.verb == "bowed":
            block.allowances.append(node)
            block.layout[number] = "{w}"
        else:
            kept.append(node)
    block.effects[:] = kept


def hoist_performer(block: Block) -> None:
    """`If this is an additional action, target your performing Monk. Negate ...`: the first sentence says when and by whom the
    action may be taken."""
    first = block.effects[0] if block.effects else None
    if not isinstance(first, If) or first.form != "if {condition}, {clause}" or block.layout[1:2] != ["{e}"]:
        return
    chosen = first.effects[0]
    if not isinstance(chosen, (Target, Chosen)) or State("performing") not in chosen.noun.filters:
        return
    block.conditions.append(replace(first.condition, form=f"if {{condition}}|{first.condition.form}"))
    block.constraints.append(chosen)
    block.layout[1:2] = ["{c}", ",", "{x}"]
    del block.effects[0]


def lasting(node: Any) -> Any:
    """`Negate his movement.` in an action that answers nothing: it lasts until the end of the turn."""
    if isinstance(node, tuple):
        return tuple(lasting(part) for part in node)
    if not isinstance(node, Node) or not any(isinstance(each, Negate) for each in walk(node)):
        return node
    if isinstance(node, Later):
        return node
    given = {each.name: lasting(getattr(node, each.name)) for each in fields(node)}
    if isinstance(node, Negate) and node.until == "now" and node.verb not in ("effects", "action"):
        given["until"] = ""
    return type(node)(**given)


def in_this_battle(node: Any) -> Any:
    """`This battle ends without resolution. All units go home.`: of this battle are meant the units in it."""
    if isinstance(node, tuple):
        return tuple(in_this_battle(part) for part in node)
    if not isinstance(node, Node) or not any(isinstance(each, Each) for each in walk(node)):
        return node
    if isinstance(node, Each) and node.noun.kinds == ("unit",) and not node.noun.whose:
        if not any(isinstance(each, (Among, In, Opposing, Past)) for each in walk(node.noun.filters)):
            return replace(node, noun=replace(node.noun, filters=(*node.noun.filters, In("battlefield", form="-"))))
    return replace(node, **{each.name: in_this_battle(getattr(node, each.name)) for each in fields(node)})
