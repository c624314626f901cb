"""The traits of a text box: sentences before the abilities, each a trait or a triggered trait with its effects."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from rokugan.cards.parsing.parser import Chart, Derivation
from rokugan.cards.parsing.refs import ATTACHMENTS, Context
from rokugan.cards.reading.blocks import find_colon, next_stop, read_block, read_effects, sentence_at
from rokugan.cards.reading.builder import build
from rokugan.language.classic.words.terms import REVEALED
from rokugan.language.classic.words.words import join
from rokugan.program import (
    Continuous,
    Each,
    Effect,
    FocusEffect,
    GoldSource,
    Later,
    Node,
    Opposing,
    Pattern,
    PutCard,
    Ref,
    Trait,
    Trigger,
    Triggered,
    walk,
)

RESOLVING = ("event", "celestial", "wind")  # the types whose text happens when the card is revealed


@dataclass
class ReadTraits:
    """The traits that were read from a segment, and where they end; along: the sentences that say what one does when it produces
    Gold."""

    end: int
    traits: list[Trait | Effect] = field(default_factory=list)
    unread: list[tuple[int, int]] = field(default_factory=list)
    along: list[tuple[int, int]] = field(default_factory=list)


def read_trait(chart: Chart, new_context: Callable[[], Context], start: int, end: int) -> ReadTraits:
    """Read the next trait of a segment."""
    for opening in _FOCUS:
        size = len(opening.split())
        if chart.words[start : start + size] == opening.lower().split():
            return _focus(chart, new_context(), opening, start + size, end)
    event = _event(chart, new_context(), start, end)
    if event is not None:
        return event
    if find_colon(chart, start, end) is not None:
        return _block(chart, new_context(), start, end)
    standing: ReadTraits | None = None
    for each in chart.read("trait", start):
        stop = each.end
        if stop <= end and (stop == end or chart.words[stop] == "." or chart.words[stop - 1] == '"'):
            context = new_context()
            node: Any = _opposing(build(each, context), chart.kind)
            if _resolves(chart) and isinstance(node, Triggered):
                continue  # `Gain 3 Honor.` happens when an Event resolves, not when it enters play
            if isinstance(node, Triggered) and waits_in_hand(node.effects):
                node = replace(node, from_hand=True)
            unread = [(first, last) for _, first, last in context.lost]
            after = stop + 1 if stop < end and chart.words[stop] == "." else stop
            if isinstance(node, Triggered) and node.form == "{trigger}, {effect1}" and not unread:
                return _continued(chart, new_context, context, node, after, end)
            standing = ReadTraits(after, [node], unread)
            if not (_resolves(chart) and isinstance(node, Continuous)):
                return standing
            break  # `Each player gains ...` is what an Event does when it resolves, if it can be read so
    if chart.kind in RESOLVING:
        context = new_context()
        effects, layout, unread, stop = read_effects(chart, context, start, end)
        if effects[:1] == [PutCard(Ref("this"), "play")]:  # what follows is said of the card in play
            effects, layout, unread, stop = read_effects(chart, new_context(), start, next_stop(chart, start, end))
        if standing is not None and (unread or not effects):
            return standing
        comes = effects == [
            PutCard(Ref("this"), "play")
        ]  # revealed, the Event puts itself into play (celestial.events.03)
        if effects and not comes and not _resolves(chart):
            return _staying(effects, layout, unread, start, stop)
        if effects:
            resolves = Trigger("after", Pattern("resolve", Ref("this")))
            return ReadTraits(stop, [Triggered(resolves, tuple(effects), form=" ".join(layout))], unread)
    stop = next_stop(chart, start, end)
    return ReadTraits(stop, [], [(start, stop)])


# How the effect begins that a card has when it is revealed as a focused one; the last two in Gold Edition.
_FOCUS = (
    "Focus Effect :",
    "As a Focus Effect :",
    "As a Focus Effect ,",
    "When revealed as a Focus card :",
    "When this card is revealed as a Focus card :",
)


def _opposing(node: Node, kind: str) -> Node:
    """`Opposing Personalities have -1F.` on a card that can be in an army: those that oppose this card."""
    if not isinstance(node, Continuous) or not isinstance(node.what, Each) or kind not in ("personality", *ATTACHMENTS):
        return node
    noun = node.what.noun
    if noun.whose != "enemy" or "opposing" not in noun.form.lower().split():
        return node
    noun = replace(noun, whose="", filters=(*noun.filters, Opposing(Ref("this"), form="-")))
    return replace(node, what=replace(node.what, noun=noun))


def _continued(
    chart: Chart, new_context: Callable[[], Context], context: Context, node: Triggered, at: int, end: int
) -> ReadTraits:
    """`After this card enters play, choose your Personality. He has +2F.`: sentences that only make sense after the first
    belong to the same triggered trait."""
    effects, layout = list(node.effects), ["{t} , {e} ."]
    while at < end and not _stands_alone(chart, new_context(), at, end):
        derivation = sentence_at(chart, at, end)
        if derivation is None:
            break
        again = replace(context, mentions=list(context.mentions), lost=[], forward=[])
        effect = build(derivation, again)
        if again.lost:
            break
        context = again
        effects.append(effect)
        layout.append("{e} .")
        at = derivation.end + (chart.words[derivation.end : derivation.end + 1] == ["."])
    if len(effects) == len(node.effects):
        return ReadTraits(at, [node])
    return ReadTraits(at, [replace(node, effects=tuple(effects), form=" ".join(layout))])


def _stands_alone(chart: Chart, context: Context, at: int, end: int) -> bool:
    """Can the next sentence be read as a trait of its own?"""
    if find_colon(chart, at, end) is not None:
        return True
    for each in chart.read("trait", at):
        if each.end <= end and (each.end == end or chart.words[each.end] == "."):
            build(each, context)
            return not context.lost
    return False


def _resolves(chart: Chart) -> bool:
    """Does the text of this card happen when it is revealed? Not if the card comes into play and stays there."""
    if chart.kind not in RESOLVING or chart.kind == "celestial":
        return False
    return not any(
        chart.words[at : at + 2] == ["put", "this"] and chart.words[at + 3 : at + 5] == ["into", "play"]
        for at in range(chart.size)
    )


def _staying(
    effects: list[Effect], layout: list[str], unread: list[tuple[int, int]], start: int, stop: int
) -> ReadTraits:
    """`After this Celestial enters play, choose your Personality. He has +2F.`: a triggered trait without a colon."""
    first = effects[0]
    if not isinstance(first, Later) or first.form != "{trigger}, {effect1}":
        return ReadTraits(stop, [], [(start, stop)])
    form = " ".join(["{t} ,", *layout])
    return ReadTraits(stop, [Triggered(first.trigger, (*first.effects, *effects[1:]), form=form)], unread)


def _event(chart: Chart, context: Context, start: int, end: int) -> ReadTraits | None:
    """An Event's text in the later printings: the long opening says no more than that the Event resolves."""
    size = len(REVEALED)
    if chart.words[start : start + size] != REVEALED:
        return None
    effects, layout, unread, stop = read_effects(chart, context, start + size, end)
    words = join(["x", *[token.text for token in chart.tokens[start : start + size]]])[2:]
    form = f"{words} {' '.join(layout)}".replace(",", " ,")
    resolves = Trigger("after", Pattern("resolve", Ref("this")))
    return ReadTraits(stop, [Triggered(resolves, tuple(effects), form=form)], unread)


def _focus(chart: Chart, context: Context, opening: str, at: int, end: int) -> ReadTraits:
    context.focus = True
    block = read_block(chart, context, at, end, ability=False)
    if (
        block.trigger is not None or block.allowances or block.uses.said
    ):  # it happens when its card is focused, no later
        return ReadTraits(block.end, [], [(at, block.end)])
    layout = " ".join([opening, *block.layout])
    effect = FocusEffect(tuple(block.effects), tuple(block.conditions), tuple(block.constraints), form=layout)
    return ReadTraits(block.end, [effect], block.unread)


def _block(chart: Chart, context: Context, start: int, end: int) -> ReadTraits:
    source = _gold(chart, context, start, end)
    if source is not None:
        return _along(chart, context, source, end)
    block = read_block(chart, context, start, end, ability=False)
    block.unread.extend((first, last) for number, first, last in context.forward if number >= context.slots)
    if block.uses.times != 1:
        block.unread.append((start, block.end))  # a trait happens every time, or once in a period
    if block.allowances:  # a trait needs no leave: whatever was meant is no part of it
        return ReadTraits(block.end, [], [(start, block.end)])
    if block.trigger is None and not block.unread and chart.kind in RESOLVING:
        block.trigger = Trigger(
            "after", Pattern("resolve", Ref("this"))
        )  # `Target a Personality: Bow him.` on an Event
    if block.trigger is None and not block.unread:
        return ReadTraits(block.end, [], [(start, block.end)])
    if block.trigger is None:
        return ReadTraits(block.end, [], block.unread)
    trait = Triggered(
        block.trigger,
        tuple(block.effects),
        tuple(block.conditions),
        tuple(block.constraints),
        waits_in_hand(tuple(block.effects)),
        block.uses.per if block.uses.said else "",
        _comes_from(tuple(block.effects), "from your discard pile"),
        form=" ".join(block.layout).replace("{u}", block.uses.form),
    )
    return ReadTraits(block.end, [trait], block.unread)


_PRODUCES = Trigger("after", Pattern("produce", Ref("this")))


def _along(chart: Chart, context: Context, source: ReadTraits, end: int) -> ReadTraits:
    """`Bow this card: Produce 2 Gold. Lose 3 Honor.`: what one is told to do on the same line one does whenever it produces."""
    while source.end < end:
        told = [
            each for each in chart.read("effect0", source.end) if chart.words[each.end : each.end + 1] in ([], ["."])
        ]
        if not told or told[0].end > end:
            break
        lost = len(context.lost)
        effect = build(told[0], context)
        source.unread.extend((first, last) for _, first, last in context.lost[lost:])
        source.traits.append(Triggered(_PRODUCES, (effect,), form="{e} ."))
        source.along.append((source.end, told[0].end))
        source.end = min(told[0].end + 1, end)
    return source


def waits_in_hand(effects: tuple[Effect, ...]) -> bool:
    """Does a text put its own card into play from the hand?"""
    return _comes_from(effects, "from your hand")


def _comes_from(effects: tuple[Effect, ...], words: str) -> bool:
    return any(isinstance(each, PutCard) and words in each.form and each.what == Ref("this") for each in walk(effects))


def _gold(chart: Chart, context: Context, start: int, end: int) -> ReadTraits | None:
    """`Bow this card: Produce 3 Gold.`, `:bow:: Bow one of your Farms to produce 4 Gold.`, `... If you ..., produce ...`"""
    first = [each for each in chart.read("if", start) if chart.words[each.end : each.end + 1] == [","]]
    if first:
        for cost in chart.read("cost", first[0].end + 1):
            if chart.words[cost.end : cost.end + 1] == [":"]:
                for each in chart.read("produce", cost.end + 1):
                    if each.end <= end and (each.end == end or chart.words[each.end] == "."):
                        return _source(context, cost, first[0], None, each, end, leading=True)
    for cost in chart.read("cost", start):
        if chart.words[cost.end : cost.end + 1] != [":"]:
            continue
        at = cost.end + 1
        for condition in [
            None,
            *(each for each in chart.read("if", at) if chart.words[each.end : each.end + 1] == [","]),
        ]:
            here = condition.end + 1 if condition is not None else at
            more = [each for each in chart.read("cost", here) if chart.words[each.end : each.end + 1] == ["to"]]
            for second in [None, *more]:
                for each in chart.read("produce", second.end + 1 if second is not None else here):
                    if each.end <= end and (each.end == end or chart.words[each.end] == "."):
                        return _source(context, cost, condition, second, each, end)
    return None


def _source(
    context: Context,
    cost: Derivation,
    condition: Derivation | None,
    second: Derivation | None,
    last: Derivation,
    end: int,
    *,
    leading: bool = False,
) -> ReadTraits:
    """The Gold source with its cost and amount; `leading`: the condition stands before the cost."""
    asked = build(condition, context) if leading and condition is not None else None
    costs = [build(cost, context)]
    layout = ["{c}", ",", "{x}", ":"] if leading else ["{x}", ":"]
    if condition is not None and not leading:
        asked = build(condition, context)
        layout += ["{c}", ","]
    if second is not None:
        costs.append(build(second, context))
        layout += ["{x}", "to"]
    produce = build(last, context)
    unread = [(first, stop) for _, first, stop in context.lost]
    layout += ["{p}", "."]
    source = GoldSource(tuple(costs), produce, asked, form=" ".join(layout))
    return ReadTraits(min(last.end + 1, end), [source], unread)
