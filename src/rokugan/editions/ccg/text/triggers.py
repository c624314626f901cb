"""Does an event fit the trigger of a text? And is an action, an effect or a Ranged Attack the kind of which a text speaks?"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action, Deed, Duel, Event
from rokugan.editions.ccg.table.event_kinds import (
    ANNOUNCE,
    ASSIGN,
    BATTLE_RESOLUTION,
    BOW,
    CHOOSE_TARGETS,
    DESTROY,
    DESTROY_PROVINCE,
    DISCARD,
    DISHONOR,
    DRAW,
    DUEL_BEGINS,
    DUEL_ENDS,
    ENTER,
    FOCUS,
    FOCUS_EFFECTS,
    FOCUS_POOLS,
    GAIN,
    LOSE,
    LOSE_DUEL,
    MANEUVERS_END,
    MOVE,
    PAY,
    PERFORM,
    PHASE_BEGINS,
    PHASE_ENDS,
    PRODUCE,
    REHONOR,
    REMOVE,
    RESOLVE,
    RETURN,
    STRAIGHTEN,
    STRIKE,
    TAKE_FAVOR,
    TARGET,
    TRANSFER,
    WIN_DUEL,
    pattern_codes,
)
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    DESIGNATORS,
    HAND,
    HOME,
    IN_PLAY,
    NOTHING,
    PROVINCE,
    is_player,
    is_province,
    player_thing,
    seat_of,
)
from rokugan.editions.ccg.text import nouns, values

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

# `When X would be ...` is answered before it happens; `when X enters play` after it.
_WHEN_BEFORE = frozenset(
    (
        TARGET,
        BOW,
        STRAIGHTEN,
        DESTROY,
        DISCARD,
        DISHONOR,
        REHONOR,
        MOVE,
        GAIN,
        LOSE,
        DRAW,
        DESTROY_PROVINCE,
        RESOLVE,
        PAY,
        PRODUCE,
        ASSIGN,
    )
)


def at_its_stage(event: Event, decides: bool) -> bool:
    """What decides a duel answers while its outcome may still change, everything else once it is settled, where the
    edition tells these apart (samurai.duel.30)."""
    return event.word not in DUEL_STAGES or decides == (event.word == "outcome")


def is_time(trigger: p.Trigger, event: Event, when: str) -> bool:
    """Is this the point at which the text answers to such an event?"""
    wanted: str = trigger.when
    if wanted == "when":
        wanted = "before" if event.kind in _WHEN_BEFORE else "at"
    return wanted == when


def fits_trigger(game: CcgGame, action: Action, trigger: p.Trigger, event: Event, thing: int, when: str) -> bool:
    """Does this event, as it concerns this thing, trigger the text of this action?"""
    if not is_time(trigger, event, when):
        return False
    pattern = trigger.pattern
    if pattern.event in ("lobby", "take"):  # it is answered before the action is taken or after it ends
        at_end = when == "after" and (pattern.event == "lobby" or game.rules.events.taken_at_end)
        if (event.kind == RESOLVE) != at_end:
            return False
    if event.kind not in pattern_codes(pattern):
        return False
    before = (action.event, action.subject)
    action.event = event
    action.subject = thing
    result = any(
        event.kind in pattern_codes(each) and _fits(game, action, each, event, thing)
        for each in (pattern, *pattern.alternatives)
    )
    action.event, action.subject = before
    return result


def answer(game: CcgGame, action: Action, event: Event, thing: int) -> bool:
    """The text answers to what happens to this thing: that, or who has performed the action, is what its trigger targets. May it
    be targeted?"""
    action.event, action.subject = event, thing
    target = None if action.info is None else action.info.answered
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
    kind = event.kind
    if pattern.event == "destruction resolves":
        return any(_concerns(game, action, pattern, card) for card in destroyed_by(game, event))
    if kind == RESOLVE and event.word == "event":
        return isinstance(pattern.subject, p.Noun) and nouns.matches(game, action, pattern.subject, thing)
    if kind == ANNOUNCE or kind == RESOLVE or kind == PERFORM:
        return _action_event(game, action, pattern, event)
    if pattern.event == "attach":
        host = event.place if kind == TRANSFER else (game.states[thing].host if thing in game.states else event.place)
        if host == NOTHING:
            return False
    elif (
        (pattern.event == "move home" and event.place != HOME)
        or (pattern.event == "leave play" and not _from_play(game, action, event, thing, ""))
        or (pattern.event in ("attack", "attack declared") and event.word != "attack")
        or (kind == TAKE_FAVOR and (pattern.event == "discard favor") != (event.amount < 0))
    ):
        return False
    if pattern.detail and not detail_fits(game, action, pattern, event, thing):
        return False
    if kind == FOCUS_EFFECTS and event.word == "one" and pattern.detail != "one":
        return False  # the point after Focus Effects is another one
    if pattern.subject is not None and not subject_fits(game, action, pattern, _about(event, thing)):
        return False
    if pattern.subject is None and kind in (DUEL_BEGINS, DUEL_ENDS, FOCUS_POOLS) and thing != event.things[0]:
        return False  # one duel, though it concerns two Personalities
    by_resolution = "or resolution" in pattern.detail and event.cause == "resolution"
    if pattern.actor is not None and not (by_resolution or actor_fits(game, action, pattern.actor, event, thing)):
        return False
    if pattern.event == "move to or from":
        return _to_or_from(game, action, pattern, event, thing)
    return all(event_filter(game, action, each, event, thing) for each in pattern.filters)


def _about(event: Event, thing: int) -> int:
    """What the subject of a pattern is: of Honor for a card that enters play, that card."""
    if event.kind == GAIN and event.word == "entering play" and isinstance(event.what, int):
        return event.what
    return thing


def _to_or_from(game: CcgGame, action: Action, pattern: p.Pattern, event: Event, thing: int) -> bool:
    """Does the unit move to or from the battlefield that the pattern names, or any?"""
    origin = event.used[event.done.index(thing)] if thing in event.done else game.location(thing)
    places = [place for place in (origin, event.place) if place not in (HOME, NOTHING)]
    for each in pattern.filters:
        if isinstance(each, p.In) and each.of is not None:
            meant = [nouns.location_of(game, other) for other in nouns.things(game, action, each.of)]
            places = [place for place in places if place in meant]
    return bool(places)


def destroyed_by(game: CcgGame, event: Event) -> list[int]:
    """What the effects of an action or trait, or the resolution of a battle, have destroyed; costs and delayed effects aside."""
    if event.kind == BATTLE_RESOLUTION:
        return [thing for code, thing, _, _ in game.past("resolution") if code == DESTROY]
    cause = event.action
    if cause is None or event.word == "before":
        return []
    begun = [number for number, (verb, _) in enumerate(cause.did) if verb == "begin"]
    return [thing for verb, thing in cause.did[begun[-1] + 1 if begun else 0 :] if verb == "destroy"]


def _concerns(game: CcgGame, action: Action, pattern: p.Pattern, card: int) -> bool:
    """Is a card that has left play the one of which a pattern speaks?"""
    subject = pattern.subject
    for part in subject.parts if isinstance(subject, p.Several) else (subject,):
        if isinstance(part, p.Noun):
            if nouns.describes(game, action, part, card):
                return True
        elif part is not None and card in nouns.things(game, action, part):
            return True
    return False


# ------------------------------------------------------------------------------- the word after the event


def _of_phase(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.word == word


def _in_battle(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return game.in_battle()


def _in_duel(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return game.duel is not None


def _in_phase(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return game.phase == word.removesuffix(" phase")


def _by_resolution(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.cause == "resolution"


def _by_victory(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """By the resolution of a battle that somebody wins: a tie is no victory."""
    attack = game.attack
    if event.cause != "resolution" or attack is None or attack.winner < 0:
        return False
    return word == "victory" or is_province(attack.current)


def _by_duel_loss(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    duel = event.action.duel if event.action is not None else None
    return isinstance(duel, Duel) and thing in duel.losers


def _resolution_or_duel(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return _by_resolution(game, action, event, thing, word) or _by_duel_loss(game, action, event, thing, word)


def _with_armies(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """`One or more armies`: is there a unit on a side (samurai.timing.11)?"""
    return any(game.army(event.place, side) for side in (ATTACKING, DEFENDING))


def _one_effect(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """A Focus Effect that has really resolved."""
    return event.word == "one"


def _in_duel_or_battle(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """Both will do as well (samurai.wording.18)."""
    return _in_duel(game, action, event, thing, word) or _in_battle(game, action, event, thing, word)


def _as_cost(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.cause == "cost"


def _to_attack(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.kind == ASSIGN and event.amount == ATTACKING


def _to_defend(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.kind == ASSIGN and event.amount == DEFENDING


def _from_hand(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    if event.kind == ENTER:  # a Ring waits in the hand for what its own text asks
        return event.amount == 2 or event.word == "own text"
    return _came_from(game, event, thing) == HAND


def _unused(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """Is it no ability of the card itself that discards it?"""
    return event.action is None or event.action.card != thing


def _from_province(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.amount == 1 if event.kind == ENTER else _came_from(game, event, thing) == PROVINCE


def _came_from(game: CcgGame, event: Event, thing: int) -> int:
    """The zone from which a card is or was taken: the event notes it for each."""
    if event.kind not in (DISCARD, REMOVE, RETURN) or thing < 0:
        return NOTHING
    return event.used[event.done.index(thing)] if thing in event.done else game.where[thing]


def _attacks_you(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    attack = game.attack
    return (
        event.kind == ASSIGN and event.amount == ATTACKING and attack is not None and attack.defender == action.player
    )


def _paid_by_this(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.kind == ENTER and action.card in event.payers


def _from_play(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.kind == DESTROY or _came_from(game, event, thing) == IN_PLAY


def _into_your_pile(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """Into the player's own discard pile; before that, the one it is about to go to."""
    if thing < 0:
        return False
    if thing in event.done:
        return game.seat_of_zone(thing) == action.player
    return (
        game.rules.table.pile_seat(game, thing) if thing in game.states else game.cards[thing].owner
    ) == action.player


def _you_attack(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return game.attack is not None and game.attack.attacker == action.player


def _you_defend(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return game.attack is not None and game.attack.defender == action.player


def _in_combat(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return game.attack is not None and game.attack.segment == "combat"


def _by_own_text(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.kind == ENTER and event.word == "own text"


def _without_honor(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.kind == ENTER and not event.used


def _by_own_effect(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    cause = event.action
    return (
        cause is not None
        and cause.card >= 0
        and event.cause != "cost"
        and is_player(thing)
        and cause.player == seat_of(thing)
    )


def _for_entering(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.word == "entering play"


def _next(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return True


def _for_duel(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return is_result(event, word.split()[1])


def is_result(event: Event, stage: str = "") -> bool:
    """Does the effect depend on winning or losing a duel: by the challenge itself, or as an answer to that? What follows
    from such an effect in its turn does not (samurai.g-wording.17-.18, samurai.g-duel.15)."""
    cause = event.action
    if cause is None or event.cause != "effect":
        return False
    trigger = cause.event
    if trigger is not None and (trigger.kind == WIN_DUEL or trigger.kind == LOSE_DUEL):
        return not stage or (stage == "winning") == (trigger.kind == WIN_DUEL)
    duel = cause.duel
    return duel is not None and bool(duel.stage) and (not stage or duel.stage == stage)


DUEL_STAGES = ("outcome", "settled")
RECEIVED = ("force", "chi", "personal honor", "strength")


def _number_received(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.word == word


def _from_here(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """Does or did it leave the current battlefield? A movement notes where each thing came from."""
    here = game.current_battlefield()
    if here == NOTHING or event.kind != MOVE:
        return False
    return (event.used[event.done.index(thing)] if thing in event.done else game.location(thing)) == here


def _is_challenged(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """Is the thing the one of the duellists that the word names?"""
    duel = event.what if isinstance(event.what, Duel) else game.duel
    return duel is not None and thing == (duel.challenged if word == "challenged" else duel.challenger)


def _asked_elsewhere(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return False


# Reactions that are offered where a player focuses or strikes, in no window.
INSTEAD_OF_FOCUSING = ("instead", "as focus")
DETAILS: dict[str, Callable[[CcgGame, Action, Event, int, str], bool]] = {
    "battle": _in_battle,
    "duel": _in_duel,
    "attack phase": _in_phase,
    "action phase": _in_phase,
    "dynasty phase": _in_phase,
    "straighten phase": _in_phase,
    "events phase": _in_phase,
    "end phase": _in_phase,
    "resolution": _by_resolution,
    "victory": _by_victory,
    "victory at province": _by_victory,
    "duel loss": _by_duel_loss,
    "resolution or duel loss": _resolution_or_duel,
    "cost": _as_cost,
    "armies": _with_armies,
    "duel or battle": _in_duel_or_battle,
    "one": _one_effect,
    "attack": _to_attack,
    "defend": _to_defend,
    "hand": _from_hand,
    "unused": _unused,
    "equip": _from_hand,
    "province": _from_province,
    "next": _next,
    "this": _next,
    "own effect": _by_own_effect,
    "entering play": _for_entering,
    "each": _next,
    "attack you": _attacks_you,
    "own text": _by_own_text,
    "no honor": _without_honor,
    "or resolution": _next,
    "play": _from_play,
    "your pile": _into_your_pile,
    "paid by this": _paid_by_this,
    "attacker": _you_attack,
    "defender": _you_defend,
    "for winning a duel": _for_duel,
    "for losing a duel": _for_duel,
    "combat": _in_combat,
    "challenged": _is_challenged,
    "challenger": _is_challenged,
    "instead": _asked_elsewhere,
    "as focus": _asked_elsewhere,
    **{f"{stat} {kind}": _number_received for stat in RECEIVED for kind in ("bonus", "penalty")},
    "from this battlefield": _from_here,
}
_LATER = re.compile(r"(\d+) or later in (turn|battle|phase)$")
PHASE_WORDS: frozenset[str] = frozenset(
    ("infantry", "cavalry", "straighten", "events", "action", "attack", "dynasty", "end")
)


def detail_fits(game: CcgGame, action: Action, pattern: p.Pattern, event: Event, thing: int) -> bool:
    """Does the further word of a pattern fit: the phase, the kind of occasion, where from?"""
    if event.kind == MANEUVERS_END:
        return event.word.startswith(pattern.detail)
    if event.kind in (PHASE_BEGINS, PHASE_ENDS) and pattern.detail != "this":
        return _of_phase(game, action, event, thing, pattern.detail)
    if event.kind == TARGET:
        return detail_of_action(game, action, pattern, event)
    return all(_one_detail_fits(game, action, event, thing, word) for word in pattern.detail.split(", "))


def _one_detail_fits(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    found = DETAILS.get(word)
    return found is not None and found(game, action, event, thing, word)


def detail_of_action(game: CcgGame, action: Action, pattern: p.Pattern, event: Event) -> bool:
    """Of an action: its designator, the occasion, or how many such actions there have been."""
    return all(_one_detail_of_action(game, action, pattern, event, word) for word in pattern.detail.split(", "))


def _one_detail_of_action(game: CcgGame, action: Action, pattern: p.Pattern, event: Event, detail: str) -> bool:
    cause = event.action
    if detail in DESIGNATORS:
        if cause is not None and cause.designator & DESIGNATORS[detail]:
            return True
        return detail == "battle" and game.in_battle()
    later = _LATER.match(detail)
    if later is not None:
        return cause is not None and times_resolved(game, action, pattern, cause, later[2]) >= int(later[1])
    return _one_detail_fits(game, action, event, NOTHING, detail)


def is_detail(words: str) -> bool:
    """Are these words that a pattern may add to its event?"""
    return all(
        word in DETAILS or word in PHASE_WORDS or word in DESIGNATORS or _LATER.match(word) is not None
        for word in words.split(", ")
    )


def times_resolved(game: CcgGame, action: Action, pattern: p.Pattern, taken: Action, period: str) -> int:
    """How many such actions the player has successfully resolved in the period; of different titles only where it says so."""
    noun = pattern.subject if isinstance(pattern.subject, p.Noun) else p.Noun(("action",))
    distinct = any(isinstance(each, p.Alike) and each.kind == "title" and not each.positive for each in p.walk(noun))
    found: list[str] = []
    for code, _, _, serial in game.past(period):
        if code != RESOLVE or serial < 0:
            continue
        deed = game.deeds[serial]
        if deed.player == taken.player and deed_fits(game, action, noun, deed):
            title = game.behaviours[deed.card].title if deed.card >= 0 else ""
            if not (distinct and title in found):
                found.append(title)
    return len(found)


# ------------------------------------------------------------------------------------- whom it concerns


def subject_fits(game: CcgGame, action: Action, pattern: p.Pattern, thing: int) -> bool:
    """Is the thing the one that the pattern speaks of?"""
    subject = pattern.subject
    if subject is None:
        return True
    if (
        isinstance(subject, p.Target)
        and 0 <= subject.slot < len(action.targets.slots)
        and action.targets.slots[subject.slot] is not None
    ):
        return thing in nouns.things(game, action, subject)  # `the next time your target Personality bows`
    noun = subject.noun if isinstance(subject, (p.Each, p.Target, p.Choice)) else subject
    if isinstance(noun, p.Noun):
        if noun.kinds and noun.kinds[0] in nouns.DOINGS:
            event = action.event
            return event is not None and cause_fits(game, action, noun, event, thing)
        return _speaks_of(game, action, noun, thing) or (
            noun.kinds == ("unit",) and thing >= 0 and _unit_matches(game, action, noun, thing)
        )
    if isinstance(subject, p.In):
        return nouns.fits(game, action, subject, thing)
    found = nouns.things(game, action, subject)
    if is_player(thing) and not any(is_player(each) for each in found):
        return False
    if isinstance(subject, p.UnitOf):  # what happens to a unit happens to its Personality (celestial.targeting.04)
        return thing >= 0 and any(game.personality_of(each) == thing for each in found)
    return thing in found


def _speaks_of(game: CcgGame, action: Action, noun: p.Noun, thing: int) -> bool:
    """Does the noun of a trigger describe the thing? There a Stronghold is a card, where the edition has it so."""
    if nouns.matches(game, action, noun, thing):
        return True
    if not game.rules.text.strongholds_are_cards or thing < 0 or "card" not in noun.kinds:
        return False
    return game.behaviours[thing].type == "stronghold" and nouns.describes(game, action, noun, thing)


def _unit_matches(game: CcgGame, action: Action, noun: p.Noun, thing: int) -> bool:
    personality = game.personality_of(thing)
    return personality != NOTHING and nouns.matches(game, action, noun, personality)


def actor_fits(game: CcgGame, action: Action, actor: p.Node, event: Event, thing: int = NOTHING) -> bool:
    """Is it done by whom or what the pattern says?"""
    cause = event.action
    seat = event.player if cause is None else cause.player
    if event.kind in (GAIN, LOSE, DRAW) and is_player(thing):
        seat = seat_of(thing)  # who gains, loses or draws, whoever has caused it
    elif event.kind in (FOCUS, STRIKE, WIN_DUEL, LOSE_DUEL) and thing >= 0:
        seat = game.controller(thing)  # who focuses for the Personality, or wins with him, whoever has challenged
    source = NOTHING if cause is None else cause.card
    if isinstance(actor, (p.You, p.Leader, p.Controller, p.Owner)):
        return player_thing(seat) in nouns.players_of(game, action, actor)
    if isinstance(actor, p.Ref) and actor.to == "resolution":
        return event.cause == "resolution"
    if isinstance(actor, p.Ref) and actor.to == "entering play":
        return event.kind == GAIN and event.word == "entering play"
    if isinstance(actor, p.Ref) and actor.to == "allying":
        return event.kind == GAIN and event.word == "allying"
    if isinstance(actor, p.In):
        places = [event.place, *([game.location(thing)] if thing >= 0 else [])]
        return any(place != HOME and nouns.fits(game, action, actor, place) for place in places if is_province(place))
    noun = actor.noun if isinstance(actor, (p.Each, p.Target, p.Choice)) else actor
    if isinstance(noun, p.Noun):
        if noun.kinds == ("player",):
            return seat >= 0 and nouns.matches(game, action, noun, player_thing(seat))
        if noun.kinds[0] in nouns.DOINGS:
            return cause_fits(game, action, noun, event, thing)
        if event.what.__class__ is Duel:
            assert isinstance(event.what, Duel)
            return nouns.matches(game, action, noun, event.what.challenger)
        return source >= 0 and _speaks_of(game, action, noun, source)
    found = nouns.things(game, action, actor)
    if isinstance(event.what, Duel) and event.what.challenger in found:
        return True
    if cause is not None and any(card in found for card in cause.targets.performers):
        return True
    return source in found or player_thing(seat) in found


def whose(action: Action, noun: p.Noun, seat: int) -> bool:
    """Is the player the one whose action the noun speaks of?"""
    if noun.whose == "your":
        return seat == action.player
    return seat != action.player if noun.whose in ("other", "enemy") else True


def seat_of_cause(game: CcgGame, noun: p.Noun, cause: Action) -> int:
    """Whose it is: an action is his who takes it, a card effect his whose card it comes from (samurai.wording.24)."""
    info = cause.info
    if noun.kinds[0] in nouns.EFFECTS and info is not None and info.printed_on >= 0:
        return game.controller(info.printed_on)
    return cause.player


def card_of(cause: Action) -> int:
    """The card that an action or effect comes from: of what a player has been given, the one that gave it
    (samurai.effects.16)."""
    info = cause.info
    return cause.card if info is None or info.printed_on < 0 else info.printed_on


def cause_fits(game: CcgGame, action: Action, noun: p.Noun, event: Event, thing: int = NOTHING) -> bool:
    """Is what causes the event the action, effect or Ranged Attack that the noun describes?"""
    cause = event.action
    if cause is None:
        return event.cause == "resolution" and game.rules.text.resolution_is(noun)
    if noun.owner is not None:
        if player_thing(seat_of_cause(game, noun, cause)) not in nouns.players_of(game, action, noun.owner):
            return False
    elif not whose(action, noun, seat_of_cause(game, noun, cause)):
        return False
    kinds = noun.kinds
    if "ranged attack" in kinds:
        if not is_ranged(cause, event, thing):
            return False
    elif kinds[0] in nouns.EFFECTS:
        if event.cause == "cost" or not game.rules.text.counts_as_effect(noun, cause):  # celestial.costs.07
            return False
    elif not cause.is_action:
        return False
    return all(event_filter(game, action, each, event, thing) for each in noun.filters)


def is_ranged(cause: Action, event: Event, thing: int) -> bool:
    """Is it the Ranged Attack of an action that targets, or that destroys?"""
    info = cause.info
    if info is None or not info.ranged_slots:
        return False
    if event.kind == TARGET:
        hit = [
            t for slot in info.ranged_slots if slot < len(cause.targets.slots) for t in cause.targets.slots[slot] or []
        ]
        return thing == NOTHING or thing in hit
    return event.word == "ranged" or event.kind in (RESOLVE, CHOOSE_TARGETS)


def changed_anything(action: Action) -> bool:
    """Was it successful: has it changed anything, costs aside (celestial.wording.10, samurai.g-actions.11)?"""
    begun = [number for number, (verb, _) in enumerate(action.did) if verb == "begin"]
    return any(verb not in ("choose", "target") for verb, _ in action.did[begun[-1] + 1 if begun else 0 :])


def action_fits(game: CcgGame, action: Action, pattern: p.Pattern, event: Event) -> bool:
    """Is the action the kind of action that the pattern speaks of?"""
    return _action_event(game, action, pattern, event)


def _action_event(game: CcgGame, action: Action, pattern: p.Pattern, event: Event) -> bool:
    """`after the resolution of one of your Political actions`: the subject describes the action, or is its card."""
    cause = event.action
    if cause is None or not cause.is_action:
        return False
    if event.word == "unresolved" and pattern.event not in ("action ends", "take"):
        return False
    if pattern.event == "succeed" and not changed_anything(cause):
        return False
    if pattern.detail and not detail_of_action(game, action, pattern, event):
        return False
    if pattern.event == "lobby" and (cause.info is None or cause.info.move != "lobby"):
        return False
    subject = pattern.subject
    noun = subject.noun if isinstance(subject, (p.Each, p.Target, p.Choice)) else subject
    if isinstance(noun, p.Noun):
        if noun.kinds[0] in nouns.DOINGS:
            if not cause_fits(game, action, noun, event):
                return False
        elif pattern.event == "lobby":
            if not any(nouns.matches(game, action, noun, each) for each in cause.targets.performers):
                return False
        elif cause.card < 0 or not nouns.matches(game, action, noun, cause.card):
            return False
    elif (
        isinstance(subject, p.Ref) and subject.to != "action" and cause.card not in nouns.things(game, action, subject)
    ):
        return False
    if pattern.actor is not None and not actor_fits(game, action, pattern.actor, event):
        return False
    return all(event_filter(game, action, each, event, NOTHING) for each in pattern.filters)


# ------------------------------------------------------------------------- further words about an action


def event_filter(game: CcgGame, action: Action, node: p.Node, event: Event, thing: int) -> bool:
    """A further description of an event or of the action that caused it."""
    cause = event.action
    if isinstance(node, p.Either):
        return any(event_filter(game, action, each, event, thing) for each in node.filters)
    if isinstance(node, p.AllFilters):
        return all(event_filter(game, action, each, event, thing) for each in node.filters)
    if isinstance(node, p.NoneOf):
        return not any(event_filter(game, action, each, event, thing) for each in node.filters)
    if isinstance(node, p.HasKeyword):
        return (cause is not None and action_is(game, cause, node.keyword)) == node.positive
    if isinstance(node, p.PerformedBy):
        return (cause is not None and performed_by(game, action, node.what, cause)) == node.positive
    if isinstance(node, p.ActionDid):
        return (cause is not None and action_did(game, action, node, cause)) == node.positive
    if isinstance(node, p.Targeting):
        targets = [thing] if event.kind == TARGET and thing != NOTHING else [] if cause is None else cause.targeted()
        return any(is_one(game, action, node.what, each) for each in targets)
    if isinstance(node, p.In):
        return _place_fits(game, action, node, event, thing)
    if isinstance(node, p.Fits):
        return event_filter(game, action, node.noun, event, thing)
    if isinstance(node, p.Noun) and node.kinds[0] in nouns.DOINGS:
        return cause_fits(game, action, node, event, thing)
    if isinstance(node, p.Noun):
        return cause is not None and cause.card >= 0 and nouns.describes(game, action, node, cause.card)
    if isinstance(node, p.Ref):
        return cause is not None and cause.card in nouns.things(game, action, node)
    if isinstance(node, p.Opposing) and cause is not None:
        return any(nouns.fits(game, action, node, each) for each in cause.targets.performers)
    return game.rules.text.event_filter(game, action, node, event, thing)


def _place_fits(game: CcgGame, action: Action, node: p.In, event: Event, thing: int) -> bool:
    """Where it happens: where a unit goes to, else where the thing or the action's card is."""
    if event.kind in (ASSIGN, MOVE) and node.relation in ("battlefield", "any battlefield"):
        if node.relation == "any battlefield":
            return event.place != HOME
        places = [game.current_battlefield()]
        if node.of is not None:
            places = [nouns.location_of(game, each) for each in nouns.things(game, action, node.of)]
        return event.place in places and event.place not in (HOME, NOTHING)
    if event.kind in (ASSIGN, MOVE) and node.relation == "province" and node.of is not None:
        return is_one(game, action, node.of, event.place)
    if thing == NOTHING or is_province(thing):
        cause = event.action
        if cause is not None and cause.card >= 0:
            return nouns.fits(game, action, node, cause.card)
    return nouns.fits(game, action, node, thing)


_TYPES: dict[str, str] = {
    "Strategy": "strategy",
    "Spell": "spell",
    "Ring": "ring",
    "Item": "item",
    "Follower": "follower",
    "Holding": "holding",
    "Stronghold": "stronghold",
}


def action_is(game: CcgGame, action: Action, word: str) -> bool:
    """Has the action this designator, is it on such a card, or has it such a keyword (celestial.keywords.04)?"""
    for part in word.replace("/", " or ").split(" or "):
        if part.startswith(("Equip ", "Lobby ")):  # an Equip Battle action is both
            if all(action_is(game, action, each) for each in part.split()):
                return True
        elif part in ("Equip", "Lobby"):
            if action.info is not None and action.info.move == part.lower():
                return True
        elif (
            part in _TYPES and action.card >= 0 and game.behaviours[action.card].type == _TYPES[part]
        ) or game.rules.text.action_has_keyword(game, action, part):
            return True
    return False


def is_one(game: CcgGame, action: Action, what: p.Node, thing: int) -> bool:
    """Is the thing what a description or reference means?"""
    noun = what.noun if isinstance(what, (p.Each, p.Target, p.Choice)) else what
    if isinstance(noun, p.Noun):
        return nouns.describes(game, action, noun, thing)
    return thing in nouns.things(game, action, what)


def performed_by(game: CcgGame, action: Action, what: p.Node, taken: Action) -> bool:
    """Was the action performed by one of these cards, or taken by one of these players?"""
    noun = what.noun if isinstance(what, (p.Each, p.Target, p.Choice)) else what
    players = isinstance(what, (p.You, p.Leader, p.Controller, p.Owner))
    if players or (isinstance(noun, p.Noun) and noun.kinds == ("player",)):
        return is_one(game, action, what, player_thing(taken.player))
    return any(is_one(game, action, what, each) for each in taken.targets.performers or nouns.performers(game, taken))


# What texts ask whether an action did, beyond the events that it caused.
DEEDS: frozenset[str] = frozenset(
    ("guess", "lose ability", "move to battlefield", "move to or from", "challenge", "additional", "from", "from hand",
     "bowed performer", "ranged attack", "duel", "win duel", "lose duel", "force penalty",
     "can destroy", "force bonus", "target", "create", "this battle", "before defender", "favor cost",
     "copied", "effect targets", "attach from hand", "attach", "lose honor",
     "gain honor", "cost bow", "cost destroy", "base cost bow", "base cost destroy")
)  # fmt: skip
_COSTS: dict[str, type[p.Bow] | type[p.Destroy]] = {"bow": p.Bow, "destroy": p.Destroy}


def action_did(game: CcgGame, action: Action, node: p.ActionDid, taken: Action) -> bool:
    """Did the action really do that?"""
    verb = node.verb
    if verb == "can destroy":
        return can_destroy(taken, node.what)
    if verb == "this battle":
        return game.in_battle()
    if verb.startswith(("cost ", "base cost ")):
        return has_cost(taken, verb)
    if verb == "effect targets":
        return taken.info is not None and any(not each.in_constraints for each in taken.info.targets)
    if verb == "favor cost":
        return taken.info is not None and any(isinstance(each, p.DiscardFavor) for each in p.walk(taken.info.costs))
    if verb == "before defender":
        return game.in_battle() and game.attack is not None and not game.attack.acted
    if verb == "from" and isinstance(node.what, p.Noun) and node.what.kinds[0] in nouns.DOINGS:
        event = Event(RESOLVE, [taken.card], taken.player)
        event.action = taken
        return cause_fits(game, action, node.what, event)
    if verb == "from":
        source = card_of(taken)
        return node.what is None or (source >= 0 and is_one(game, action, node.what, source))
    if verb == "target":
        return any(node.what is None or is_one(game, action, node.what, each) for each in taken.did_to(verb))
    if verb == "ranged attack":
        return taken.info is not None and bool(taken.info.ranged_slots)
    if verb == "duel":
        return taken.duel is not None
    if verb == "challenge":  # known before it is issued
        return taken.info is not None and taken.info.challenge is not None
    if verb in ("win duel", "lose duel"):
        duel = taken.duel
        if duel is None:
            return False
        sides = [duel.winner] if verb == "win duel" else duel.losers
        return any(each >= 0 and (node.what is None or is_one(game, action, node.what, each)) for each in sides)
    return any(
        done == verb
        and (node.what is None or is_one(game, action, node.what, each))
        and (node.at is None or nouns.fits(game, action, node.at, each))
        for done, each in taken.did
    )


def has_cost(action: Action, verb: str) -> bool:
    """Has the action a cost of that kind? A waived one does not count, unless the base cost is asked for; one that was paid
    in another way does (samurai.g-costs.09-.10)."""
    kind = _COSTS[verb.rpartition(" ")[2]]
    if action.info is None or not any(isinstance(each, kind) for each in p.walk(action.info.costs)):
        return False
    return verb.startswith("base ") or not any(done == "waive bow" for done, _ in action.did)


def can_destroy(action: Action, what: p.Node | None) -> bool:
    """Is it among the effects of the action to destroy things of that kind?"""
    kinds = what.kinds if isinstance(what, p.Noun) else ()
    effects = () if action.info is None else action.info.effects
    return any(
        isinstance(each, p.Destroy)
        and any(isinstance(noun, p.Noun) and set(noun.kinds) & set(kinds) for noun in p.walk(each.what))
        for each in p.walk(effects)
    )


def deed_fits(game: CcgGame, action: Action, noun: p.Noun, deed: Deed) -> bool:
    """Was an earlier action of this turn of the kind that a noun describes?"""
    if not whose(action, noun, deed.player):
        return False
    for each in noun.filters:
        if isinstance(each, p.HasKeyword):
            words = each.keyword.replace("/", " or ").split(" or ")
            if any(_deed_is(game, deed, word) for word in words) != each.positive:
                return False
        elif isinstance(each, p.ActionDid) and each.verb == "target" and each.what is not None:
            if targeted(game, action, each.what, deed) != each.positive:
                return False
        elif isinstance(each, p.PerformedBy):
            if performed(game, action, each.what, deed) != each.positive:
                return False
    return True


def performed(game: CcgGame, action: Action, what: p.Node, deed: Deed) -> bool:
    """Was the earlier action performed by one of these?"""
    return _involved(game, action, PERFORM, what, deed)


def targeted(game: CcgGame, action: Action, what: p.Node, deed: Deed) -> bool:
    """Did the earlier action target one of these?"""
    return _involved(game, action, TARGET, what, deed)


def _involved(game: CcgGame, action: Action, kind: int, what: p.Node, deed: Deed) -> bool:
    serial = next((number for number, each in enumerate(game.deeds) if each is deed), -1)
    return any(
        code == kind and number == serial and is_one(game, action, what, thing)
        for code, thing, _, number in game.happened
    )


def _deed_is(game: CcgGame, deed: Deed, word: str) -> bool:
    if deed.card >= 0 and game.behaviours[deed.card].title == word:
        return True
    mask = DESIGNATORS.get(word.lower())
    if mask is not None:
        return bool(deed.designator & mask)
    return word in deed.keywords or _TYPES.get(word) == deed.type


def deed_of(game: CcgGame, action: Action) -> Deed:
    """An action as later texts remember it."""
    keywords = action.info.keywords if action.info is not None else ()
    if action.card < 0:
        return Deed(action.player, action.card, action.designator, keywords, "")
    keywords = (*keywords, *values.keywords(game, action.card))
    return Deed(action.player, action.card, action.designator, keywords, game.behaviours[action.card].type)


def objects(game: CcgGame, event: Event) -> list[int]:
    """The other thing of an event: what did it, where it went, the card that was drawn or attached to."""
    if event.kind in (ENTER, TRANSFER, MOVE) and event.place != NOTHING:
        return [event.place]
    if event.action is not None:
        return [event.action.card]
    return []
