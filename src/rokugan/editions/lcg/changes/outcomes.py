"""What came of an event that something else was done in the place of: the change that a price or a `then` asks for may be
there all the same, as fate has left a character also where it went elsewhere (lcg.costs.07, lcg.effects.18, .21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan.editions.lcg.table.kinds import (
    BOWS,
    CARD_DISCARDED,
    DISHONORED_ACT,
    FATE_GIVEN,
    FATE_LOST,
    FATE_MOVED,
    FATE_REMOVED,
    FAVOR_LOST,
    HONOR_GIVEN,
    HONOR_LOST,
    HONORED_ACT,
    LEAVES_PLAY,
    MOVES_HOME,
    MOVES_TO_CONFLICT,
    PROVINCE_BREAKS,
    READIES,
    RING_RETURNED,
    STATUS_LOST,
)
from rokugan.editions.lcg.table.things import (
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    DISCARDED,
    DISHONORED,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    HAND,
    HONORED,
    INTO_DECK,
    REMOVED,
    REMOVED_FROM_GAME,
    SACRIFICED,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_HAND,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Event

DISCARD_PILES: Final = (CONFLICT_DISCARD, DYNASTY_DISCARD)
DECKS: Final = (CONFLICT_DECK, DYNASTY_DECK)
WHERE_TO: Final = {
    DISCARDED: DISCARD_PILES,
    TO_HAND: (HAND,),
    TO_DECK: DECKS,
    TO_DECK_BOTTOM: DECKS,
    INTO_DECK: DECKS,
    REMOVED_FROM_GAME: (REMOVED,),
}
FATE_OF_CARDS: Final = (FATE_REMOVED, FATE_MOVED)
FATE_OF_PLAYERS: Final = (FATE_LOST, FATE_GIVEN)
HONOR_OF_PLAYERS: Final = (HONOR_LOST, HONOR_GIVEN)


def measured(game: LcgGame, event: Event) -> int:
    """A number by which one can see later what has become of what the event is about."""
    kind, state = event.kind, game.states.get(event.card)
    if kind in FATE_OF_CARDS:
        return 0 if state is None else state.fate
    if kind in FATE_OF_PLAYERS:
        return game.players[event.seat].fate
    if kind in HONOR_OF_PLAYERS:
        return game.players[event.seat].honor
    if kind == LEAVES_PLAY:
        return game.instance[event.card]
    return _standing(event, game)


def _standing(event: Event, game: LcgGame) -> int:
    """Return how honorable a character stands: its status, dishonored below ordinary below honored."""
    state = game.states.get(event.card)
    if state is None:
        return 0
    return 1 if state.status == HONORED else -1 if state.status == DISHONORED else 0


def is_fulfilled(game: LcgGame, event: Event) -> bool:
    """Has what the event asked for come about in full, by itself or by what was done in its place?"""
    if event.canceled:
        return False
    if event.instead is None:
        return event.happened and event.amount >= event.asked
    kind, now = event.kind, measured(game, event)
    if kind in FATE_OF_CARDS or kind in FATE_OF_PLAYERS or kind in HONOR_OF_PLAYERS:
        return event.before - now >= event.asked
    if kind == LEAVES_PLAY:
        gone = now != event.before
        return gone and (event.how == SACRIFICED or game.where[event.card] in WHERE_TO.get(event.how, ()))
    if kind in (HONORED_ACT, DISHONORED_ACT):
        return now > event.before if kind == HONORED_ACT else now < event.before
    return _is_so(game, event)


def _is_so(game: LcgGame, event: Event) -> bool:
    """Is the thing now as the event would have left it?"""
    kind, state = event.kind, game.states.get(event.card)
    if kind in (BOWS, READIES):
        return state is not None and state.bowed == (kind == BOWS)
    if kind in (MOVES_HOME, MOVES_TO_CONFLICT):
        return state is not None and game.participates(event.card) == (kind == MOVES_TO_CONFLICT)
    if kind == STATUS_LOST:
        return state is not None and not state.status
    if kind == CARD_DISCARDED:
        return game.where[event.card] in DISCARD_PILES
    if kind == RING_RETURNED:
        return game.ring_owner[event.other] < 0
    if kind == FAVOR_LOST:
        return game.favor != event.seat
    if kind == PROVINCE_BREAKS:
        return game.province_of(event.card).broken
    return False
