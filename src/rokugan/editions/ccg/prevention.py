"""What keeps an event from happening: prohibitions and negations now in force, and the rules themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.cards import program as p
from rokugan.editions.ccg import nouns, patterns
from rokugan.editions.ccg.context import (
    ASSIGN,
    BOW,
    DESTROY,
    DISCARD,
    DISHONOR,
    DRAW,
    ENTER,
    GAIN,
    LOSE,
    MOVE,
    REHONOR,
    STRAIGHTEN,
    TAKE_CONTROL,
    TAKE_FAVOR,
    TRANSFER,
    Context,
    Event,
)
from rokugan.editions.ccg.things import HOME

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

_VERBS: dict[int, str] = {
    ASSIGN: "assign",
    BOW: "bow",
    STRAIGHTEN: "straighten",
    DESTROY: "destroy",
    DISCARD: "discard",
    DISHONOR: "dishonor",
    REHONOR: "rehonor",
    MOVE: "move",
    GAIN: "gain honor",
    LOSE: "lose honor",
    DRAW: "draw",
    ENTER: "enter play",
    TAKE_CONTROL: "control",
    TAKE_FAVOR: "take favor",
    TRANSFER: "transfer",
}


def verbs_of(event: Event) -> list[str]:
    """The names under which a prohibition may speak of an event."""
    verb = _VERBS.get(event.kind)
    if verb is None:
        return []
    if event.kind == MOVE:
        return [verb, "move home" if event.place == HOME else "move to battlefield"]
    if event.cause == "resolution":
        return [verb, f"{verb} from resolution"] if event.kind != BOW else ["bow from resolution", "bow"]
    return [verb]


def prevent(game: CcgGame, event: Event) -> None:
    """Take out of the event whatever it can not happen to."""
    kept = [thing for thing in event.things if not game.rules.prevents(game, event, thing)]
    forbids = game.forbids()
    if forbids and kept:
        verbs = verbs_of(event)
        if verbs:
            kept = [thing for thing in kept if not stopped(game, event, thing, verbs)]
    if len(kept) != len(event.things):
        event.things = kept


def stopped(game: CcgGame, event: Event, thing: int, verbs: list[str]) -> bool:
    """Does a prohibition in force stop this for this thing?"""
    for card, player, forbid in game.forbids():
        if forbid.kind == "may not" or forbid.verb not in verbs:
            continue
        if event.word == "sure":
            continue
        if event.cause == "cost" and not forbid.costs_too:
            continue
        if forbid.verb == "bow" and event.cause == "resolution" and not forbid.costs_too and forbid.kind == "effects":
            continue
        context = Context(player, card, None)
        context.event = event
        if concerns(game, context, forbid, card, thing) and by_fits(game, context, forbid, event):
            return True
    return False


def concerns(game: CcgGame, context: Context, forbid: p.Forbid, holder: int, thing: int) -> bool:
    """Is the thing what the prohibition speaks of?"""
    what = forbid.what
    if what is None:
        return thing == holder
    if isinstance(what, p.Noun):
        return nouns.matches(game, context, what, thing)
    if isinstance(what, p.Each):
        return nouns.matches(game, context, what.noun, thing)
    return thing in nouns.things(game, context, what)


def by_fits(game: CcgGame, context: Context, forbid: p.Forbid, event: Event) -> bool:
    """Is it caused by what the prohibition speaks of?"""
    by = forbid.by
    if by is None:
        return True
    if isinstance(by, p.Pattern):
        return patterns.action_fits(game, context, by, event)
    return patterns.actor_fits(game, context, by, event) != forbid.only


def may_not(game: CcgGame, verb: str, thing: int, event: Event) -> bool:
    """Is this choice forbidden (`may not`)?"""
    for card, player, forbid in game.forbids():
        if forbid.kind == "may not" and forbid.verb == verb:
            context = Context(player, card, None)
            context.event = event
            if concerns(game, context, forbid, card, thing) and by_fits(game, context, forbid, event):
                return True
    return False


def negated_stats(verb: str) -> list[str]:
    """The stats whose bonuses or penalties a negation names.

    >>> negated_stats("force and chi bonus"), negated_stats("destroy")
    (['force', 'chi'], [])
    """
    names, _, kind = verb.rpartition(" ")
    if kind not in ("bonus", "penalty"):
        return []
    return [name.strip().replace(" ", "_") for name in names.split(" and ")]


def negates_bonus(game: CcgGame, thing: int, stat: str, amount: int, event: Event) -> bool:
    """Is such a bonus or penalty negated now?"""
    kind = "bonus" if amount > 0 else "penalty"
    for card, player, forbid in game.forbids():
        if forbid.kind != "may not" and forbid.verb.endswith(kind) and stat in negated_stats(forbid.verb):
            context = Context(player, card, None)
            context.event = event
            if concerns(game, context, forbid, card, thing) and by_fits(game, context, forbid, event):
                return True
    return False
