"""The states of cards in play: bowed, honored, in the conflict or at home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.lcg.table.abilities import (
    BECOME_DISHONORED,
    BECOME_HONORED,
    BOW,
    MOVE,
    READY,
)
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import (
    ATTACKING,
    DEFENDING,
    DISHONORED,
    HONORED,
    NO_SIDE,
    ORDINARY,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


def bows(game: LcgGame, event: Event) -> bool:
    """A ready card bows."""
    state = game.states.get(event.card)
    if state is None or state.bowed or game.forbidden(BOW, event.card, event.use):
        return False
    state.bowed = True
    game.note("bows", state.controller, game.cards[event.card])
    return True


def readies(game: LcgGame, event: Event) -> bool:
    """A bowed card readies."""
    state = game.states.get(event.card)
    if state is None or not state.bowed or game.forbidden(READY, event.card, event.use):
        return False
    state.bowed = False
    return True


def honored(game: LcgGame, event: Event) -> bool:
    """A dishonored character becomes ordinary; an ordinary one gets the token by the event that goes with this."""
    state = game.states.get(event.card)
    if state is None or state.status == HONORED:
        return False
    if state.status == DISHONORED:
        state.status = ORDINARY
    game.note("is honored", state.controller, game.cards[event.card])
    return True


def dishonored(game: LcgGame, event: Event) -> bool:
    """An honored character becomes ordinary."""
    state = game.states.get(event.card)
    if state is None or state.status == DISHONORED:
        return False
    if state.status == HONORED:
        state.status = ORDINARY
    game.note("is dishonored", state.controller, game.cards[event.card])
    return True


def status_given(game: LcgGame, event: Event) -> bool:
    """A character gets a status token; one of each kind cancel each other (lcg.states)."""
    state = game.states.get(event.card)
    what = BECOME_HONORED if event.amount == HONORED else BECOME_DISHONORED
    if state is None or state.status == event.amount or game.forbidden(what, event.card, event.use):
        return False
    state.status = event.amount if state.status == ORDINARY else ORDINARY
    return state.status == event.amount


def status_lost(game: LcgGame, event: Event) -> bool:
    """A character loses its status token."""
    state = game.states.get(event.card)
    if state is None or state.status == ORDINARY:
        return False
    event.amount = state.status
    state.status = ORDINARY
    return True


def moves_to_conflict(game: LcgGame, event: Event) -> bool:
    """A character moves to the conflict, on its controller's side (lcg.movement.04)."""
    state, conflict = game.states.get(event.card), game.conflict
    if state is None or conflict is None or state.side != NO_SIDE or game.forbidden(MOVE, event.card, event.use):
        return False
    state.side = ATTACKING if state.controller == conflict.attacker else DEFENDING
    game.unsettled = True
    game.note("moves to the conflict", state.controller, game.cards[event.card])
    return True


def moves_home(game: LcgGame, event: Event) -> bool:
    """A character moves home, bowed or ready as it was (lcg.movement.02)."""
    if not game.participates(event.card) or game.forbidden(MOVE, event.card, event.use):
        return False
    state = game.states[event.card]
    state.side = NO_SIDE
    game.note("moves home", state.controller, game.cards[event.card])
    return True


def returns_home(game: LcgGame, event: Event) -> bool:
    """A character returns home at the end of a conflict (step 3.2.8)."""
    if not game.participates(event.card):
        return False
    game.states[event.card].side = NO_SIDE
    return True
