"""The further word that a trigger adds to its event: on which occasion, where from, by what, how often. DETAILS is the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action, Duel, Event
from rokugan.editions.ccg.table.event_kinds import (
    ASSIGN,
    DESTROY,
    DISCARD,
    ENTER,
    FROM_HAND,
    FROM_PROVINCE,
    LOSE_DUEL,
    MANEUVERS_END,
    MOVE,
    PHASE_BEGINS,
    PHASE_ENDS,
    REMOVE,
    RESOLVE,
    RETURN,
    TARGET,
    WIN_DUEL,
)
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    DESIGNATORS,
    HAND,
    IN_PLAY,
    NOTHING,
    PROVINCE,
    is_province,
    seat_of,
)
from rokugan.editions.ccg.text.happened.deeds import deed_fits
from rokugan.program.words import Detail

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def _in_battle(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return game.in_battle()


def _in_duel(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return game.duel is not None


_PHASES: dict[str, str] = {
    "attack phase": "attack",
    "action phase": "action",
    "dynasty phase": "dynasty",
    "straighten phase": "straighten",
    "events phase": "events",
    "end phase": "end",
}


def _in_phase(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return game.phase == _PHASES[word]


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


def _with_armies(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """`One or more armies`: is there a unit on a side (samurai.timing.11)?"""
    return any(game.army(event.place, side) for side in (ATTACKING, DEFENDING))


def _one_effect(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """A Focus Effect that has really resolved."""
    return event.word == "one"


def _as_cost(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.cause == "cost"


def _to_attack(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.kind == ASSIGN and event.amount == ATTACKING


def _to_defend(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.kind == ASSIGN and event.amount == DEFENDING


def _from_hand(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    if event.kind == ENTER:  # a Ring waits in the hand for what its own text asks
        return event.amount == FROM_HAND or event.word == "own text"
    return _came_from(game, event, thing) == HAND


def _unused(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """Is it no ability of the card itself that discards it?"""
    return event.action is None or event.action.card != thing


def _from_province(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.amount == FROM_PROVINCE if event.kind == ENTER else _came_from(game, event, thing) == PROVINCE


def _from_this_province(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """From the Province to which the card of the text is attached."""
    here = game.states[action.card].host if action.card in game.states else NOTHING
    if thing in event.done:
        return here in event.emptied
    holding = game.province_holding(thing)
    return holding is not None and holding.thing == here


def _came_from(game: CcgGame, event: Event, thing: int) -> int:
    """The zone from which a card is or was taken: the event notes it for each."""
    if event.kind not in (DISCARD, REMOVE, RETURN):
        return NOTHING
    return event.used[event.done.index(thing)] if thing in event.done else game.where[thing]


def _attacks_you(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return _to_attack(game, action, event, thing, word) and _you_defend(game, action, event, thing, word)


def _paid_by_this(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return action.card in event.payers


def from_play(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.kind == DESTROY or _came_from(game, event, thing) == IN_PLAY


def _into_your_pile(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """Into the player's own discard pile; before that, the one it is about to go to."""
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
    return event.word == "own text"


def _without_honor(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return not event.used


def _by_own_effect(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """Did the player gain or lose it by an effect of a card of his own?"""
    cause = event.action
    return cause is not None and cause.card >= 0 and event.cause != "cost" and cause.player == seat_of(thing)


def _for_entering(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.word == "entering play"


def _next(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return True


def _for_winning(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return is_result(event, "winning")


def _for_losing(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return is_result(event, "losing")


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


RECEIVED: tuple[Detail, ...] = (
    "force bonus", "force penalty", "chi bonus", "chi penalty", "personal honor bonus", "personal honor penalty",
    "strength bonus", "strength penalty",
)  # fmt: skip


def _number_received(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return event.word == word


def _from_here(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """Does or did it leave the current battlefield? A movement notes where each thing came from."""
    if event.kind != MOVE:
        return False
    origin = event.used[event.done.index(thing)] if thing in event.done else game.location(thing)
    return origin == game.current_battlefield()


def _is_challenged(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    """Is the thing the one of the duellists that the word names?"""
    duel = event.what if isinstance(event.what, Duel) else game.duel
    return duel is not None and thing == (duel.challenged if word == "challenged" else duel.challenger)


def _asked_elsewhere(game: CcgGame, action: Action, event: Event, thing: int, word: str) -> bool:
    return False


# Reactions that are offered where a player focuses or strikes, in no window.
INSTEAD_OF_FOCUSING = ("instead", "as focus")


DETAILS: dict[Detail, Callable[[CcgGame, Action, Event, int, str], bool]] = {
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
    "cost": _as_cost,
    "armies": _with_armies,
    "one": _one_effect,
    "attack": _to_attack,
    "defend": _to_defend,
    "hand": _from_hand,
    "unused": _unused,
    "equip": _from_hand,
    "province": _from_province,
    "this province": _from_this_province,
    "next": _next,
    "this": _next,
    "own effect": _by_own_effect,
    "entering play": _for_entering,
    "each": _next,
    "attack you": _attacks_you,
    "own text": _by_own_text,
    "no honor": _without_honor,
    "resolution too": _next,
    "its personality": _next,
    "play": from_play,
    "your pile": _into_your_pile,
    "paid by this": _paid_by_this,
    "attacker": _you_attack,
    "defender": _you_defend,
    "for winning a duel": _for_winning,
    "for losing a duel": _for_losing,
    "combat": _in_combat,
    "challenged": _is_challenged,
    "challenger": _is_challenged,
    "instead": _asked_elsewhere,
    "as focus": _asked_elsewhere,
    **dict.fromkeys(RECEIVED, _number_received),
    "from this battlefield": _from_here,
}


PHASE_WORDS: frozenset[str] = frozenset(
    ("infantry", "cavalry", "straighten", "events", "action", "attack", "dynasty", "end")
)


def detail_fits(game: CcgGame, action: Action, pattern: p.Pattern, event: Event, thing: int) -> bool:
    """Do the further words of a pattern fit: the phase, the kind of occasion, where from?"""
    if event.kind == TARGET:
        return detail_of_action(game, action, pattern, event)
    if not all(_one_detail_fits(game, action, event, thing, word) for word in pattern.details):
        return False
    return not pattern.either or any(_one_detail_fits(game, action, event, thing, word) for word in pattern.either)


def _one_detail_fits(game: CcgGame, action: Action, event: Event, thing: int, word: Detail) -> bool:
    """Does one further word fit? Of phases and maneuvers it is the name of the one that begins or ends."""
    if event.kind == MANEUVERS_END:
        return event.word.startswith(word)
    if event.kind in (PHASE_BEGINS, PHASE_ENDS) and word != "this":
        return event.word == word
    found = DETAILS.get(word)
    return found is not None and found(game, action, event, thing, word)


def detail_of_action(game: CcgGame, action: Action, pattern: p.Pattern, event: Event) -> bool:
    """Do the further words fit an action: its designator, the occasion, and how many such actions there have been?"""
    if not all(_one_detail_of_action(game, action, event, word) for word in pattern.details):
        return False
    if pattern.either and not any(_one_detail_of_action(game, action, event, word) for word in pattern.either):
        return False
    if pattern.ordinal is None:
        return True
    cause = event.action
    times = 0 if cause is None else times_resolved(game, action, pattern, cause, pattern.ordinal.period)
    return times == pattern.ordinal.number if pattern.ordinal.exactly else times >= pattern.ordinal.number


def _one_detail_of_action(game: CcgGame, action: Action, event: Event, detail: Detail) -> bool:
    cause = event.action
    if detail in DESIGNATORS:
        if cause is not None and cause.designator & DESIGNATORS[detail]:
            return True
        return detail == "battle" and game.in_battle()
    return _one_detail_fits(game, action, event, NOTHING, detail)


def is_detail(word: str) -> bool:
    """Can a pattern add this word to its event?"""
    return word in DETAILS or word in PHASE_WORDS or word in DESIGNATORS


def times_resolved(game: CcgGame, action: Action, pattern: p.Pattern, taken: Action, period: str) -> int:
    """Return how many such actions the player has successfully resolved in the period; of different titles or cards only where
    it says so."""
    noun = pattern.subject if isinstance(pattern.subject, p.Noun) else p.Noun(("action",))
    alike = [each.kind for each in p.walk(noun) if isinstance(each, p.Alike) and not each.positive]
    differing = [kind for kind in alike if kind in ("title", "card")]
    found: list[str] = []
    for code, _, _, serial in game.past(period):
        if code != RESOLVE or serial < 0:
            continue
        deed = game.deed(serial)
        if deed.player == taken.player and deed_fits(game, action, noun, deed):
            source = game.behaviours[deed.card].title if deed.card >= 0 else ""
            if "card" in differing:
                source = str(deed.card)
            if not (differing and source in found):
                found.append(source)
    return len(found)
