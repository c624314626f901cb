"""Does an event fit the trigger of a text? And is an action, an effect or a Ranged Attack the kind of which a text speaks?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import (
    ANNOUNCE,
    BATTLE_RESOLUTION,
    DESTROY,
    DUEL_BEGINS,
    DUEL_ENDS,
    FOCUS_POOLS,
    MOVE,
    PERFORM,
    RESOLVE,
    TAKE_CONTROL,
    TAKE_FAVOR,
    TRANSFER,
    Moment,
    called,
    event_codes,
    moment_of,
    own_codes,
    pattern_codes,
)
from rokugan.editions.ccg.table.ids import HOME, NOTHING
from rokugan.editions.ccg.text.described import kinds, meaning, nouns, sides
from rokugan.editions.ccg.text.described.nouns import is_one
from rokugan.editions.ccg.text.happened.causes import action_fits, actor_fits, cause_fits, event_filter, speaks_of
from rokugan.editions.ccg.text.happened.trigger_details import DUEL_STAGES, detail_fits, from_play

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def at_its_stage(event: Event, decides: bool) -> bool:
    """What decides a duel answers while its outcome may still change, everything else once it is settled, where the
    edition tells these apart (samurai.duel.30)."""
    return event.word not in DUEL_STAGES or decides == (event.word == "outcome")


def fits_trigger(game: CcgGame, action: Action, trigger: p.Trigger, event: Event, thing: int, when: Moment) -> bool:
    """Does this event, as it concerns this thing, trigger the text of this action?"""
    if moment_of(trigger, event.kind) != when or event.kind not in pattern_codes(trigger.pattern):
        return False
    return fits(game, action, trigger, event, thing, when)


def fits(game: CcgGame, action: Action, trigger: p.Trigger, event: Event, thing: int, when: Moment) -> bool:
    """Does the event trigger the text, as it concerns this thing? Its kind and its moment fit already."""
    pattern = trigger.pattern
    if event.kind in (ANNOUNCE, RESOLVE):
        name = called(pattern, event.kind)
        if name in ("lobby", "take"):  # it is answered before the action is taken or after it ends
            at_end = when == "after" and (name == "lobby" or game.rules.events.taken_at_end)
            if (event.kind == RESOLVE) != at_end:
                return False
    before = (action.event, action.subject)
    action.event = event
    action.subject = thing
    if pattern.alternatives:
        result = any(
            event.kind in own_codes(each) and _fits_then(game, action, each, event, thing)
            for each in (pattern, *pattern.alternatives)
        )
    else:
        result = _fits_then(game, action, pattern, event, thing)
    action.event, action.subject = before
    return result


def _fits_then(game: CcgGame, action: Action, pattern: p.Pattern, event: Event, thing: int) -> bool:
    """Does the pattern fit the event? Who has gone home or left the battle is meant as he stood there: on his side, opposing
    others, under his controller."""
    if pattern.event not in ("leave battle", "move home") or thing not in event.done or not event.stood:
        return _fits(game, action, pattern, event, thing)
    state = game.states.get(thing)
    if state is None:
        return _fits(game, action, pattern, event, thing)
    now = (state.at, state.side, state.controller)
    state.at, state.side, state.controller = event.stood[event.done.index(thing)]
    game.values.clear()
    result = _fits(game, action, pattern, event, thing)
    state.at, state.side, state.controller = now
    game.values.clear()
    return result


def answer(game: CcgGame, action: Action, event: Event, thing: int) -> bool:
    """Let the text answer to what happens to this thing, or to whoever performed the action: its trigger targets that.
    False if it may not be targeted."""
    action.event, action.subject = event, thing
    target = None if action.ability is None else action.ability.answered
    if target is None:
        return True
    cause = event.action
    others = [] if cause is None else [*cause.targets.performers, *cause.targeted()]
    for each in [thing, *others]:
        if is_one(game, action, target, each):
            action.targets.slots[target.slot] = [each]
            return each not in game.states or game.rules.actions.targetable(game, action, target, each)
    return False


def _fits(game: CcgGame, action: Action, pattern: p.Pattern, event: Event, thing: int) -> bool:
    """Does the pattern fit the event, as it happens to this thing?"""
    kind = event.kind
    if pattern.event == "destruction resolves":
        return any(_concerns(game, action, pattern, card) for card in destroyed_by(game, event))
    if event.word == "event":
        return isinstance(pattern.subject, p.Noun) and nouns.matches(game, action, pattern.subject, thing)
    if kind == ANNOUNCE or kind == RESOLVE or kind == PERFORM:
        return action_fits(game, action, pattern, event)
    if pattern.others:
        names = [name for name in pattern.events if kind in event_codes(name)]
        if not any(_is_such(game, action, name, event, thing) for name in names):
            return False
    elif not _is_such(game, action, pattern.event, event, thing):
        return False
    if (pattern.details or pattern.either) and not detail_fits(game, action, pattern, event, thing):
        return False
    if event.word == "one" and "one" not in pattern.details:
        return False  # the point after Focus Effects is another one
    if not subject_fits(game, action, pattern, _about(event, thing)):
        return False
    if pattern.subject is None and kind in (DUEL_BEGINS, DUEL_ENDS, FOCUS_POOLS) and thing != event.things[0]:
        return False  # one duel, though it concerns two Personalities
    by_resolution = "resolution too" in pattern.details and event.cause == "resolution"
    hit = NOTHING if "its personality" in pattern.details else thing  # who has destroyed him has destroyed what he bore
    if pattern.actor is not None and not (by_resolution or actor_fits(game, action, pattern.actor, event, hit)):
        return False
    if pattern.event == "move across":
        return _to_or_from(game, action, pattern, event, thing)
    if pattern.event == "leave battle":  # where it stood, not where it goes
        return all(meaning.fits(game, action, each, thing) for each in pattern.filters)
    return all(event_filter(game, action, each, event, thing) for each in pattern.filters)


def _is_such(game: CcgGame, action: Action, name: str, event: Event, thing: int) -> bool:
    """Is an event of that kind what the name means, which may be more than its kind?"""
    if name == "attach":
        if event.kind == TRANSFER:
            return game.rules.text.transfer_attaches(game, thing)
        host = game.states[thing].host if thing in game.states else event.place
        return host != NOTHING
    if name == "move home":
        return event.place == HOME
    if name == "leave play":
        return from_play(game, action, event, thing, "")
    if name == "leave battle":
        return _leaves_battle(game, action, event, thing)
    if name == "attack":
        return event.word == "attack"
    return event.kind != TAKE_FAVOR or (name == "discard favor") == (event.amount < 0)


def _leaves_battle(game: CcgGame, action: Action, event: Event, thing: int) -> bool:
    """Does the thing go home, move away, leave play or change its controller at a battlefield (gold.battle.03)? Where it stood
    the filters ask."""
    if event.kind not in (MOVE, TAKE_CONTROL):
        return from_play(game, action, event, thing, "")
    there = event.place
    if event.kind == TAKE_CONTROL:
        there = game.rules.table.control_place(game, thing)
    return game.location(thing) != there


def _about(event: Event, thing: int) -> int:
    """The thing that the subject of a pattern is compared with: the card, where Honor is gained for a card that
    enters play; else the thing to which the event happens."""
    if event.word == "entering play":
        assert isinstance(event.what, int)
        return event.what
    return thing


def _to_or_from(game: CcgGame, action: Action, pattern: p.Pattern, event: Event, thing: int) -> bool:
    """Does the unit move to or from the battlefield that the pattern names, or any?"""
    origin = event.used[event.done.index(thing)] if thing in event.done else game.location(thing)
    places = [place for place in (origin, event.place) if place not in (HOME, NOTHING)]
    for each in pattern.filters:
        if isinstance(each, p.In) and each.of is not None:
            meant = [sides.location_of(game, other) for other in meaning.things(game, action, each.of)]
            places = [place for place in places if place in meant]
        elif not event_filter(game, action, each, event, thing):
            return False
    return bool(places)


def destroyed_by(game: CcgGame, event: Event) -> list[int]:
    """Return what the effects of an action or trait, or the resolution of a battle, have destroyed; costs and delayed effects
    aside."""
    if event.kind == BATTLE_RESOLUTION:
        return [thing for code, thing, _, _ in game.past("resolution") if code == DESTROY]
    cause = event.action
    if cause is None or event.word == "before":
        return []
    return [each.thing for each in cause.effects_done() if each.verb == "destroy"]


def _concerns(game: CcgGame, action: Action, pattern: p.Pattern, card: int) -> bool:
    """Is a card that has left play the one of which a pattern speaks?"""
    subject = pattern.subject
    for part in subject.parts if isinstance(subject, p.Several) else (subject,):
        if isinstance(part, p.Noun):
            if nouns.describes(game, action, part, card):
                return True
        elif part is not None and card in meaning.things(game, action, part):
            return True
    return False


# ------------------------------------------------------------------------------------- whom it concerns


def subject_fits(game: CcgGame, action: Action, pattern: p.Pattern, thing: int) -> bool:
    """Does the pattern speak of this thing?"""
    subject = pattern.subject
    if subject is None:
        return True
    if (
        isinstance(subject, p.Target)
        and 0 <= subject.slot < len(action.targets.slots)
        and action.targets.slots[subject.slot] is not None
    ):
        return thing in meaning.things(game, action, subject)  # `the next time your target Personality bows`
    noun = subject.noun if isinstance(subject, (p.Each, p.Target, p.Chosen)) else subject
    if isinstance(noun, p.Noun):
        if noun.kinds[0] in kinds.DOINGS:
            event = action.event
            return event is not None and cause_fits(game, action, noun, event, thing)
        return speaks_of(game, action, noun, thing) or (
            noun.kinds == ("unit",) and _unit_matches(game, action, noun, thing)
        )
    if isinstance(subject, p.In):
        return meaning.fits(game, action, subject, thing)
    found = meaning.things(game, action, subject)
    if isinstance(subject, p.UnitOf):  # what happens to a unit happens to its Personality (celestial.targeting.04)
        return any(game.personality_of(each) == thing for each in found)
    return thing in found


def _unit_matches(game: CcgGame, action: Action, noun: p.Noun, thing: int) -> bool:
    """Does the noun describe the Personality of the thing's unit?"""
    return nouns.matches(game, action, noun, game.personality_of(thing))
