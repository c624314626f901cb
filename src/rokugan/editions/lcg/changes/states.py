"""The states of cards in play: bowed, honored, in the conflict or at home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.lcg.changes.noting import note
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
    note(game, "bows", event, state.controller, event.card)
    return True


def readies(game: LcgGame, event: Event) -> bool:
    """A bowed card readies."""
    state = game.states.get(event.card)
    if state is None or not state.bowed or game.forbidden(READY, event.card, event.use):
        return False
    state.bowed = False
    note(game, "readies", event, state.controller, event.card)
    return True


def honored(game: LcgGame, event: Event) -> bool:
    """A dishonored character becomes ordinary; an ordinary one gets the token by the event that goes with this."""
    state = game.states.get(event.card)
    if state is None or state.status == HONORED:
        return False
    if state.status == DISHONORED:
        state.status = ORDINARY
    note(game, "is honored", event, state.controller, event.card)
    return True


def dishonored(game: LcgGame, event: Event) -> bool:
    """An honored character becomes ordinary."""
    state = game.states.get(event.card)
    if state is None or state.status == DISHONORED:
        return False
    if state.status == HONORED:
        state.status = ORDINARY
    note(game, "is dishonored", event, state.controller, event.card)
    return True


def status_given(game: LcgGame, event: Event) -> bool:
    """A character gets a status token; one of each kind cancel each other (lcg.states)."""
    state = game.states.get(event.card)
    what = BECOME_HONORED if event.amount == HONORED else BECOME_DISHONORED
    if state is None or state.status == event.amount or game.forbidden(what, event.card, event.use):
        return False
    state.status = event.amount if state.status == ORDINARY else ORDINARY
    if event.parent is None:  # else the act has been told (lcg.states.12)
        note(game, "gets a status token", event, state.controller, event.card, words=STATUS[event.amount])
    return state.status == event.amount


def status_lost(game: LcgGame, event: Event) -> bool:
    """A character loses its status token."""
    state = game.states.get(event.card)
    if state is None or state.status == ORDINARY:
        return False
    event.amount = state.status
    state.status = ORDINARY
    note(game, "loses a status token", event, state.controller, event.card, words=STATUS[event.amount])
    return True


STATUS = ("ordinary", "honored", "dishonored")


def moves_to_conflict(game: LcgGame, event: Event) -> bool:
    """A character moves to the conflict, on its controller's side (lcg.movement.04)."""
    state, conflict = game.states.get(event.card), game.conflict
    if state is None or conflict is None or state.side != NO_SIDE or game.forbidden(MOVE, event.card, event.use):
        return False
    state.side = ATTACKING if state.controller == conflict.attacker else DEFENDING
    game.unsettled = True
    note(game, "moves to the conflict", event, state.controller, event.card, came="home", went="conflict")
    return True


def moves_home(game: LcgGame, event: Event) -> bool:
    """A character moves home, bowed or ready as it was (lcg.movement.02)."""
    if not game.participates(event.card) or game.forbidden(MOVE, event.card, event.use):
        return False
    state = game.states[event.card]
    state.side = NO_SIDE
    note(game, "moves home", event, state.controller, event.card, came="conflict", went="home")
    return True


def returns_home(game: LcgGame, event: Event) -> bool:
    """A character returns home at the end of a conflict (step 3.2.8)."""
    if not game.participates(event.card):
        return False
    state = game.states[event.card]
    state.side = NO_SIDE
    note(game, "returns home", event, state.controller, event.card, came="conflict", went="home")
    return True
