"""Fate and honor come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.lcg.table.abilities import (
    GAIN_HONOR,
    HAVE_FATE_PLACED,
    LOSE_FATE,
    LOSE_HONOR,
)
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import (
    PLAYED,
    player_thing,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


def fate_gained(game: LcgGame, event: Event) -> bool:
    """Fate goes from the general token pool to a player's."""
    game.players[event.seat].fate += event.amount
    game.note("gains fate", event.seat, amount=event.amount)
    return event.amount > 0


def fate_lost(game: LcgGame, event: Event) -> bool:
    """Fate goes back to the general token pool."""
    player = game.players[event.seat]
    lost = min(event.amount, player.fate)
    player.fate -= lost
    event.amount = lost
    game.note("loses fate", event.seat, amount=lost)
    return lost > 0


def fate_given(game: LcgGame, event: Event) -> bool:
    """Fate goes from one player to the other."""
    giver = game.players[event.seat]
    given = min(event.amount, giver.fate)
    giver.fate -= given
    game.players[event.other].fate += given
    event.amount = given
    game.note("gives fate", event.seat, amount=given)
    return given > 0


def fate_placed(game: LcgGame, event: Event) -> bool:
    """Fate is placed on a character; when it was played, from the player's own pool."""
    state = game.states.get(event.card)
    if state is None or game.forbidden(HAVE_FATE_PLACED, event.card, event.use):
        return False
    if event.how == PLAYED:
        game.players[event.seat].fate -= event.amount
    state.fate += event.amount
    game.note("places fate on", event.seat, game.cards[event.card], amount=event.amount)
    return event.amount > 0


def fate_removed(game: LcgGame, event: Event) -> bool:
    """Fate goes from a character to the general token pool."""
    state = game.states.get(event.card)
    if state is None or not state.fate or game.forbidden(LOSE_FATE, event.card, event.use):
        return False
    event.amount = min(event.amount, state.fate)
    state.fate -= event.amount
    game.note("loses fate", -1, game.cards[event.card], amount=event.amount)
    return event.amount > 0


def fate_moved(game: LcgGame, event: Event) -> bool:
    """Fate goes from one character to another, or (other: nothing) to the pool of `seat`."""
    state = game.states.get(event.card)
    if state is None or not state.fate or game.forbidden(LOSE_FATE, event.card, event.use):
        return False
    event.amount = min(event.amount, state.fate)
    if event.other >= 0:
        to = game.states.get(event.other)
        if to is None or game.forbidden(HAVE_FATE_PLACED, event.other, event.use):
            return False
        to.fate += event.amount
    else:
        game.players[event.seat].fate += event.amount
    state.fate -= event.amount
    return event.amount > 0


def fate_on_ring(game: LcgGame, event: Event) -> bool:
    """Fate is placed on a ring: from the general pool, or from a player's (lcg.tokens: spent to a ring)."""
    if event.seat >= 0:
        game.players[event.seat].fate -= event.amount
    game.ring_fate[event.other] += event.amount
    return True


def honor_gained(game: LcgGame, event: Event) -> bool:
    """A player gains honor from the general token pool."""
    if event.amount <= 0 or game.forbidden(GAIN_HONOR, player_thing(event.seat), event.use):
        return False
    game.players[event.seat].honor += event.amount
    game.unsettled = True
    game.note("gains honor", event.seat, amount=event.amount)
    return True


def honor_lost(game: LcgGame, event: Event) -> bool:
    """A player loses honor to the general token pool."""
    if event.amount <= 0 or game.forbidden(LOSE_HONOR, player_thing(event.seat), event.use):
        return False
    player = game.players[event.seat]
    event.amount = min(event.amount, player.honor)
    player.honor -= event.amount
    game.unsettled = True
    game.note("loses honor", event.seat, amount=event.amount)
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
    game.note("gives honor", event.seat, amount=given)
    return True
