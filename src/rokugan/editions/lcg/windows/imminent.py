"""What cannot happen is not imminent: nobody interrupts it, and nothing goes with it (lcg.simultaneity.10, lcg.wording.01).

Each kind of event is asked whether it could change the game now. Kinds that are not named here always happen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from rokugan.editions.lcg.changes.banned import is_banned
from rokugan.editions.lcg.initiating.legality import can_move_home, can_move_to_conflict
from rokugan.editions.lcg.table.abilities import (
    BE_DISCARDED,
    BE_DISHONORED,
    BE_HONORED,
    BECOME_DISHONORED,
    BECOME_HONORED,
    BOW,
    BREAK,
    DRAW,
    GAIN_HONOR,
    HAVE_FATE_PLACED,
    LEAVE_PLAY,
    LOSE_FATE,
    LOSE_HONOR,
    READY,
)
from rokugan.editions.lcg.table.kinds import (
    BOWS,
    CARD_DISCARDED,
    CARD_TURNED_UP,
    CONTROL_TAKEN,
    DISHONORED_ACT,
    DRAWS,
    ENTERS_PLAY,
    FATE_COLLECTED,
    FATE_GAINED,
    FATE_GIVEN,
    FATE_LOST,
    FATE_MOVED,
    FATE_PLACED,
    FATE_REMOVED,
    FAVOR_LOST,
    HONOR_GAINED,
    HONOR_GIVEN,
    HONOR_LOST,
    HONORED_ACT,
    KINDS,
    LEAVES_PLAY,
    MOVES_HOME,
    MOVES_TO_CONFLICT,
    PROVINCE_BREAKS,
    PROVINCE_REVEALED,
    PROVINCE_TURNED_DOWN,
    READIES,
    RETURNS_HOME,
    STATUS_GIVEN,
    STATUS_LOST,
)
from rokugan.editions.lcg.table.things import (
    CONFLICT_DISCARD,
    DISCARDED,
    DISHONORED,
    DYNASTY_DISCARD,
    HONORED,
    IN_PLAY,
    ORDINARY,
    PLAYED,
    player_thing,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Event

Test: TypeAlias = "Callable[[LcgGame, Event], bool]"


def could_happen(game: LcgGame, event: Event) -> bool:
    """Could the event happen now?"""
    test = TESTS[event.kind]
    return (test is None or test(game, event)) and not is_banned(game, event)


def _fate_gained(game: LcgGame, event: Event) -> bool:
    return event.amount > 0


def _fate_spent(game: LcgGame, event: Event) -> bool:
    return event.amount > 0 and game.players[event.seat].fate > 0


def _fate_placed(game: LcgGame, event: Event) -> bool:
    if event.amount <= 0 or game.forbidden(HAVE_FATE_PLACED, event.card, event.use):
        return False
    return event.how == PLAYED or event.card in game.states  # it comes into play with it


def _fate_removed(game: LcgGame, event: Event) -> bool:
    state = game.states.get(event.card)
    return (
        state is not None
        and state.fate > 0
        and event.amount > 0
        and not game.forbidden(LOSE_FATE, event.card, event.use)
    )


def _honor_gained(game: LcgGame, event: Event) -> bool:
    return event.amount > 0 and not game.forbidden(GAIN_HONOR, player_thing(event.seat), event.use)


def _honor_lost(game: LcgGame, event: Event) -> bool:
    return event.amount > 0 and not game.forbidden(LOSE_HONOR, player_thing(event.seat), event.use)


def _honor_given(game: LcgGame, event: Event) -> bool:
    return event.amount > 0 and game.players[event.seat].honor > 0


def _enters(game: LcgGame, event: Event) -> bool:
    return event.card not in game.states


def _leaves(game: LcgGame, event: Event) -> bool:
    if event.card not in game.states or game.forbidden(LEAVE_PLAY, event.card, event.use):
        return False
    return event.how != DISCARDED or not game.forbidden(BE_DISCARDED, event.card, event.use)


def _bows(game: LcgGame, event: Event) -> bool:
    state = game.states.get(event.card)
    return state is not None and not state.bowed and not game.forbidden(BOW, event.card, event.use)


def _readies(game: LcgGame, event: Event) -> bool:
    state = game.states.get(event.card)
    return state is not None and state.bowed and not game.forbidden(READY, event.card, event.use)


def _honored(game: LcgGame, event: Event) -> bool:
    state = game.states.get(event.card)
    if state is None or state.status == HONORED or game.forbidden(BE_HONORED, event.card, event.use):
        return False
    return state.status != ORDINARY or not game.forbidden(BECOME_HONORED, event.card, event.use)


def _dishonored(game: LcgGame, event: Event) -> bool:
    state = game.states.get(event.card)
    if state is None or state.status == DISHONORED or game.forbidden(BE_DISHONORED, event.card, event.use):
        return False
    return state.status != ORDINARY or not game.forbidden(BECOME_DISHONORED, event.card, event.use)


def _status_given(game: LcgGame, event: Event) -> bool:
    state = game.states.get(event.card)
    what = BECOME_HONORED if event.amount == HONORED else BECOME_DISHONORED
    return state is not None and state.status != event.amount and not game.forbidden(what, event.card, event.use)


def _status_lost(game: LcgGame, event: Event) -> bool:
    state = game.states.get(event.card)
    return state is not None and state.status != ORDINARY


def _revealed(game: LcgGame, event: Event) -> bool:
    return not game.province_of(event.card).face_up


def _turned_down(game: LcgGame, event: Event) -> bool:
    return game.province_of(event.card).face_up


def _breaks(game: LcgGame, event: Event) -> bool:
    return not game.province_of(event.card).broken and not game.forbidden(BREAK, event.card, event.use)


def _to_conflict(game: LcgGame, event: Event) -> bool:
    return can_move_to_conflict(game, event.card, event.use)


def _home(game: LcgGame, event: Event) -> bool:
    return can_move_home(game, event.card, event.use)


def _returns(game: LcgGame, event: Event) -> bool:
    return game.participates(event.card)


def _draws(game: LcgGame, event: Event) -> bool:
    return event.amount > 0 and not game.forbidden(DRAW, player_thing(event.seat), event.use)


def _discarded(game: LcgGame, event: Event) -> bool:
    there = game.where[event.card] not in (IN_PLAY, CONFLICT_DISCARD, DYNASTY_DISCARD)
    return there and not game.forbidden(BE_DISCARDED, event.card, event.use)


def _turned_up(game: LcgGame, event: Event) -> bool:
    return game.holding_province(event.card) is not None and not game.is_faceup_in_province(event.card)


def _favor_lost(game: LcgGame, event: Event) -> bool:
    return game.favor == event.seat


def _taken(game: LcgGame, event: Event) -> bool:
    state = game.states.get(event.card)
    return state is not None and state.controller != event.seat


_BY_KIND: Final[dict[int, Test]] = {
    FATE_COLLECTED: _fate_gained,
    FATE_GAINED: _fate_gained,
    FATE_LOST: _fate_spent,
    FATE_GIVEN: _fate_spent,
    FATE_PLACED: _fate_placed,
    FATE_REMOVED: _fate_removed,
    FATE_MOVED: _fate_removed,
    HONOR_GAINED: _honor_gained,
    HONOR_LOST: _honor_lost,
    HONOR_GIVEN: _honor_given,
    ENTERS_PLAY: _enters,
    LEAVES_PLAY: _leaves,
    BOWS: _bows,
    READIES: _readies,
    HONORED_ACT: _honored,
    DISHONORED_ACT: _dishonored,
    STATUS_GIVEN: _status_given,
    STATUS_LOST: _status_lost,
    PROVINCE_REVEALED: _revealed,
    PROVINCE_TURNED_DOWN: _turned_down,
    PROVINCE_BREAKS: _breaks,
    MOVES_TO_CONFLICT: _to_conflict,
    MOVES_HOME: _home,
    RETURNS_HOME: _returns,
    DRAWS: _draws,
    CARD_DISCARDED: _discarded,
    CARD_TURNED_UP: _turned_up,
    FAVOR_LOST: _favor_lost,
    CONTROL_TAKEN: _taken,
}
TESTS: Final[list[Test | None]] = [_BY_KIND.get(kind) for kind in range(KINDS)]
