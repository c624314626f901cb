"""Fate and honor come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.lcg.changes.noting import note
from rokugan.editions.lcg.table.abilities import (
    GAIN_HONOR,
    HAVE_FATE_PLACED,
    LOSE_FATE,
    LOSE_HONOR,
)
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import (
    ELEMENTS,
    PLAYED,
    player_thing,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


def fate_gained(game: LcgGame, event: Event) -> bool:
    """Fate goes from the general token pool to a player's."""
    if event.amount <= 0:
        return False
    game.players[event.seat].fate += event.amount
    note(game, "gains fate", event, event.seat, amount=event.amount)
    return True


def fate_lost(game: LcgGame, event: Event) -> bool:
    """Fate goes back to the general token pool."""
    player = game.players[event.seat]
    event.amount = min(event.amount, player.fate)
    if event.amount <= 0:
        return False
    player.fate -= event.amount
    note(game, "loses fate", event, event.seat, amount=event.amount)
    return True


def fate_given(game: LcgGame, event: Event) -> bool:
    """Fate goes from one player to the other."""
    giver = game.players[event.seat]
    event.amount = min(event.amount, giver.fate)
    if event.amount <= 0:
        return False
    giver.fate -= event.amount
    game.players[event.other].fate += event.amount
    note(game, "gives fate", event, event.seat, amount=event.amount, went=game.names[event.other])
    return True


def fate_placed(game: LcgGame, event: Event) -> bool:
    """Fate is placed on a character; when it was played, from the player's own pool."""
    state = game.states.get(event.card)
    if state is None or event.amount <= 0 or game.forbidden(HAVE_FATE_PLACED, event.card, event.use):
        return False
    if event.how == PLAYED:
        game.players[event.seat].fate -= event.amount
    state.fate += event.amount
    came = game.names[event.seat] if event.how == PLAYED else ""
    note(game, "places fate on", event, event.seat, event.card, amount=event.amount, came=came)
    return True


def fate_removed(game: LcgGame, event: Event) -> bool:
    """Fate goes from a character to the general token pool."""
    state = game.states.get(event.card)
    event.amount = 0 if state is None else min(event.amount, state.fate)
    if state is None or event.amount <= 0 or game.forbidden(LOSE_FATE, event.card, event.use):
        return False
    state.fate -= event.amount
    note(game, "loses fate", event, -1, event.card, amount=event.amount)
    return True


def fate_moved(game: LcgGame, event: Event) -> bool:
    """Fate goes from one character to another, or (other: nothing) to the pool of `seat`."""
    state = game.states.get(event.card)
    event.amount = 0 if state is None else min(event.amount, state.fate)
    if state is None or event.amount <= 0 or game.forbidden(LOSE_FATE, event.card, event.use):
        return False
    if event.other >= 0:
        to = game.states.get(event.other)
        if to is None or game.forbidden(HAVE_FATE_PLACED, event.other, event.use):
            return False
        to.fate += event.amount
    else:
        game.players[event.seat].fate += event.amount
    state.fate -= event.amount
    there = game.name(event.other) if event.other >= 0 else game.names[event.seat]
    note(game, "fate moves from", event, state.controller, event.card, amount=event.amount, words=there)
    return True


def fate_on_ring(game: LcgGame, event: Event) -> bool:
    """Fate is placed on a ring: from the general pool, or from a player's (lcg.tokens: spent to a ring)."""
    if event.seat >= 0:
        game.players[event.seat].fate -= event.amount
    game.ring_fate[event.other] += event.amount
    ring, whose = ELEMENTS[event.other], game.names[event.seat] if event.seat >= 0 else ""
    if event.amount > 0:
        note(game, "fate goes on the ring of", event, event.seat, amount=event.amount, words=ring, came=whose)
    elif event.amount < 0:
        note(game, "fate leaves the ring of", event, event.seat, amount=-event.amount, words=ring, went=whose)
    return True


def honor_gained(game: LcgGame, event: Event) -> bool:
    """A player gains honor from the general token pool."""
    if event.amount <= 0 or game.forbidden(GAIN_HONOR, player_thing(event.seat), event.use):
        return False
    game.players[event.seat].honor += event.amount
    game.unsettled = True
    note(game, "gains honor", event, event.seat, amount=event.amount)
    return True


def honor_lost(game: LcgGame, event: Event) -> bool:
    """A player loses honor to the general token pool."""
    if event.amount <= 0 or game.forbidden(LOSE_HONOR, player_thing(event.seat), event.use):
        return False
    player = game.players[event.seat]
    event.amount = min(event.amount, player.honor)
    player.honor -= event.amount
    game.unsettled = True
    note(game, "loses honor", event, event.seat, amount=event.amount)
    return True


def honor_given(game: LcgGame, event: Event) -> bool:
    """Honor goes from one player to the other: given, taken or transferred; all there is, if it is less
    (lcg.draw-phase.04)."""
    giver = game.players[event.seat]
    given = min(event.amount, giver.honor)
    if given <= 0:
        return False
    giver.honor -= given
    game.players[event.other].honor += given
    event.amount = given
    game.unsettled = True
    note(game, "gives honor", event, event.seat, amount=given, went=game.names[event.other])
    return True
