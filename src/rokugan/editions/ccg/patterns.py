"""Does an event fit the trigger of a text?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.cards import program as p
from rokugan.editions.ccg import nouns
from rokugan.editions.ccg.context import (
    ANNOUNCE,
    ENTER,
    MOVE,
    PHASE_BEGINS,
    PHASE_ENDS,
    RESOLVE,
    TARGET,
    TRANSFER,
    Context,
    Event,
    event_codes,
)
from rokugan.editions.ccg.things import DESIGNATORS, HOME, NOTHING, is_player, player_thing, seat_of

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def fits_trigger(game: CcgGame, context: Context, trigger: p.Trigger, event: Event, thing: int, when: str) -> bool:
    """Does this event, as it concerns this thing, trigger the text whose context is given?"""
    if trigger.when != when and not (when == "after" and trigger.when == "when"):
        return False
    pattern = trigger.pattern
    if event.kind not in event_codes(pattern.event):
        return False
    before = (context.event, context.subject)
    context.event = event
    context.subject = thing
    result = _fits(game, context, pattern, event, thing)
    context.event, context.subject = before
    return result


def _fits(game: CcgGame, context: Context, pattern: p.Pattern, event: Event, thing: int) -> bool:
    kind = event.kind
    if pattern.event == "attach":
        if kind == ENTER and (thing < 0 or game.states[thing].host == NOTHING):
            return False
    elif pattern.event == "move home" and kind == MOVE and event.place != HOME:
        return False
    if kind in (PHASE_BEGINS, PHASE_ENDS) and pattern.detail and pattern.detail != event.word:
        return False
    if kind in (ANNOUNCE, RESOLVE, TARGET):
        if not action_fits(game, context, pattern, event):
            return False
        if kind == TARGET and pattern.subject is not None:
            return subject_fits(game, context, pattern, thing)
        if kind != TARGET and isinstance(pattern.subject, (p.Noun, p.Ref)):
            return action_subject_fits(game, context, pattern, event)
        return True
    if pattern.subject is not None and not subject_fits(game, context, pattern, thing):
        return False
    if pattern.actor is not None and not actor_fits(game, context, pattern.actor, event):
        return False
    for each in pattern.filters:
        if not event_filter(game, context, each, event, thing):
            return False
    return True


def subject_fits(game: CcgGame, context: Context, pattern: p.Pattern, thing: int) -> bool:
    """Is the thing the one that the pattern speaks of?"""
    subject = pattern.subject
    if subject is None:
        return True
    if isinstance(subject, p.Noun):
        return nouns.matches(game, context, subject, thing)
    if isinstance(subject, p.Each):
        return nouns.matches(game, context, subject.noun, thing)
    if isinstance(subject, (p.Target, p.Choice)) and subject.slot < 0:
        return nouns.matches(game, context, subject.noun, thing)
    found = nouns.things(game, context, subject)
    if is_player(thing) and not any(is_player(each) for each in found):
        return False
    return thing in found


def actor_fits(game: CcgGame, context: Context, actor: p.Node, event: Event) -> bool:
    """Is it done by whom or what the pattern says?"""
    cause = event.context
    seat = event.player if cause is None else cause.player
    source = NOTHING if cause is None else cause.card
    if isinstance(actor, (p.You, p.Leader)):
        return player_thing(seat) in nouns.players_of(game, context, actor)
    noun = actor.noun if isinstance(actor, (p.Each, p.Target, p.Choice)) else actor
    if isinstance(noun, p.Noun):
        if noun.kinds == ("player",):
            return seat >= 0 and nouns.matches(game, context, noun, player_thing(seat))
        if "ability" in noun.kinds or "action" in noun.kinds or "effect" in noun.kinds:
            by_effect = "effect" in noun.kinds and event.cause != "cost"  # celestial.costs.07
            if cause is None or not (by_effect or (cause.is_action and "effect" not in noun.kinds)):
                return False
            return whose(context, noun, seat) and all(
                event_filter(game, context, each, event, NOTHING) for each in noun.filters
            )
        return source >= 0 and nouns.matches(game, context, noun, source)
    found = nouns.things(game, context, actor)
    return source in found or player_thing(seat) in found


def whose(context: Context, noun: p.Noun, seat: int) -> bool:
    """Is the player the one whose action the noun speaks of?"""
    if noun.whose == "your":
        return seat == context.player
    return seat != context.player if noun.whose in ("other", "enemy") else True


def action_fits(game: CcgGame, context: Context, pattern: p.Pattern, event: Event) -> bool:
    """Is the action the kind of action that the pattern speaks of?"""
    cause = event.context
    if cause is None or not cause.is_action:
        return False
    if pattern.detail and not cause.designator & DESIGNATORS.get(pattern.detail.lower(), 0):
        return False
    if pattern.actor is not None and not actor_fits(game, context, pattern.actor, event):
        return False
    return all(event_filter(game, context, each, event, NOTHING) for each in pattern.filters)


def action_subject_fits(game: CcgGame, context: Context, pattern: p.Pattern, event: Event) -> bool:
    """`after the resolution of one of your Political actions`: the noun describes the action."""
    subject = pattern.subject
    if isinstance(subject, p.Noun) and ("action" in subject.kinds or "ability" in subject.kinds):
        cause = event.context
        return (
            cause is not None
            and whose(context, subject, cause.player)
            and all(event_filter(game, context, each, event, NOTHING) for each in subject.filters)
        )
    return True


def event_filter(game: CcgGame, context: Context, node: p.Node, event: Event, thing: int) -> bool:
    """A further description of an event or of the action that caused it."""
    cause = event.context
    if isinstance(node, p.HasKeyword):
        if cause is None:
            return not node.positive
        return game.rules.action_has_keyword(game, cause, node.keyword) == node.positive
    return game.rules.event_filter(game, context, node, event, thing)


def objects(game: CcgGame, event: Event) -> list[int]:
    """The other thing of an event: what did it, where it went, the card that was drawn or attached to."""
    if event.kind in (ENTER, TRANSFER, MOVE) and event.place != NOTHING:
        return [event.place]
    if event.context is not None:
        return [event.context.card]
    return []


def matching_player(event: Event) -> int:
    """The seat an event concerns."""
    return seat_of(event.things[0]) if event.things and is_player(event.things[0]) else event.player
