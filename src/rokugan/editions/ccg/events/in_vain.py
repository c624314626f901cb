"""Whether an event would change anything: what is bowed is not bowed again, and nobody draws from an empty deck. Such an event
never occurs, so that nothing comes before or after it (celestial.states.01, samurai.negation.07)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rokugan.editions.ccg.table import token_names
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.event_kinds import (
    BOW,
    DESTROY,
    DESTROY_PROVINCE,
    DISHONOR,
    DRAW,
    GAIN,
    LOSE,
    REHONOR,
    REMOVE_TOKEN,
    REVEAL,
    STRAIGHTEN,
    TAKE_CONTROL,
    TAKE_FAVOR,
    TRANSFER,
    TURN_DOWN,
)
from rokugan.editions.ccg.table.ids import seat_of
from rokugan.editions.ccg.table.pieces import DISHONORED

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def _bow(game: CcgGame, event: Event, thing: int) -> bool:
    state = game.states.get(thing)
    return state is None or state.bowed


def _straighten(game: CcgGame, event: Event, thing: int) -> bool:
    state = game.states.get(thing)
    return state is None or not state.bowed


def _dishonor(game: CcgGame, event: Event, thing: int) -> bool:
    state = game.states.get(thing)
    return state is None or state.dishonored or game.behaviours[thing].type != "personality"


def _rehonor(game: CcgGame, event: Event, thing: int) -> bool:
    state = game.states.get(thing)
    return not (game.graves.get(thing, 0) & DISHONORED if state is None else state.dishonored)


def _destroy(game: CcgGame, event: Event, thing: int) -> bool:
    return thing not in game.states


def _destroy_province(game: CcgGame, event: Event, thing: int) -> bool:
    return game.province(thing).destroyed


def _honor(game: CcgGame, event: Event, thing: int) -> bool:
    return event.amount <= 0


def _favor(game: CcgGame, event: Event, thing: int) -> bool:
    """To discard it as a cost other ways are open than to have it."""
    return event.amount == 0 and game.favor == event.player


def _draw(game: CcgGame, event: Event, thing: int) -> bool:
    return event.amount <= 0 or not game.players[seat_of(thing)].fate_deck


def _take_control(game: CcgGame, event: Event, thing: int) -> bool:
    state = game.states.get(thing)
    return state is None or state.controller == event.player


def _transfer(game: CcgGame, event: Event, thing: int) -> bool:
    state = game.states.get(thing)
    return state is None or state.host == event.place


def _reveal(game: CcgGame, event: Event, thing: int) -> bool:
    province = game.province_holding(thing)
    return province is None or thing in province.up


def _turn_down(game: CcgGame, event: Event, thing: int) -> bool:
    province = game.province_holding(thing)
    return province is None or thing not in province.up


def _remove_token(game: CcgGame, event: Event, thing: int) -> bool:
    state = game.states.get(thing)
    return state is None or not any(token_names.is_token(event.word, name) for name, _ in state.tokens)


# By the kind of an event: would it leave this thing as it is?
IN_VAIN: Final[dict[int, Callable[[CcgGame, Event, int], bool]]] = {
    BOW: _bow,
    STRAIGHTEN: _straighten,
    DISHONOR: _dishonor,
    REHONOR: _rehonor,
    DESTROY: _destroy,
    DESTROY_PROVINCE: _destroy_province,
    GAIN: _honor,
    LOSE: _honor,
    DRAW: _draw,
    TAKE_FAVOR: _favor,
    TAKE_CONTROL: _take_control,
    TRANSFER: _transfer,
    REVEAL: _reveal,
    TURN_DOWN: _turn_down,
    REMOVE_TOKEN: _remove_token,
}
