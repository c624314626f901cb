"""Applying an event: each kind changes the state, and others happen together with it.

Nothing here asks anybody anything. An event that can no longer do what it says leaves `happened` false.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from rokugan.editions.lcg.changes.banned import is_banned
from rokugan.editions.lcg.changes.cards import (
    attaches,
    card_discarded,
    card_moved,
    card_played,
    control_taken,
    draws,
    enters_play,
    leaves_play,
)
from rokugan.editions.lcg.changes.departing import MOVING, follow_card
from rokugan.editions.lcg.changes.outcomes import measured
from rokugan.editions.lcg.changes.places import (
    card_turned_up,
    conflict_won,
    favor_claimed,
    favor_lost,
    province_breaks,
    province_revealed,
    province_turned_down,
    ring_chosen,
    ring_claimed,
    ring_returned,
    token_passed,
)
from rokugan.editions.lcg.changes.resources import (
    fate_gained,
    fate_given,
    fate_lost,
    fate_moved,
    fate_on_ring,
    fate_placed,
    fate_removed,
    honor_gained,
    honor_given,
    honor_lost,
)
from rokugan.editions.lcg.changes.states import (
    bows,
    dishonored,
    honored,
    moves_home,
    moves_to_conflict,
    readies,
    returns_home,
    status_given,
    status_lost,
)
from rokugan.editions.lcg.table.abilities import (
    TOUCHES_SETTING,
    TOUCHES_WATCHING,
)
from rokugan.editions.lcg.table.kinds import (
    ATTACHES,
    BOWS,
    CARD_DISCARDED,
    CARD_MOVED,
    CARD_PLAYED,
    CARD_TURNED_UP,
    CONFLICT_WON,
    CONTROL_TAKEN,
    DISHONORED_ACT,
    DRAWS,
    ENTERS_PLAY,
    FATE_COLLECTED,
    FATE_GAINED,
    FATE_GIVEN,
    FATE_LOST,
    FATE_MOVED,
    FATE_ON_RING,
    FATE_PLACED,
    FATE_REMOVED,
    FAVOR_CLAIMED,
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
    RING_CHOSEN,
    RING_CLAIMED,
    RING_RETURNED,
    STATUS_GIVEN,
    STATUS_LOST,
    TOKEN_PASSED,
)
from rokugan.editions.lcg.table.state import Event

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

Change: TypeAlias = "Callable[[LcgGame, Event], bool]"


def apply(game: LcgGame, event: Event) -> None:
    """Make the change, or do what takes its place. The condition then still counts as having occurred, unless it was changed
    while it was only what would happen (lcg.replacement.01)."""
    if event.instead is not None:
        event.happened = not event.changed
        event.before = measured(game, event)
        game.push(event.instead)
        return
    change = CHANGES[event.kind]
    before = game.instance[event.card] if event.kind in MOVING else 0
    event.happened = change is None or (not is_banned(game, event) and change(game, event))
    if event.kind in MOVING and event.happened:
        follow_card(game, event, before)
    game.touch()
    if game.touched & (TOUCHES_SETTING | TOUCHES_WATCHING):
        game.unsettled = True


_BY_KIND: dict[int, Change] = {
    FATE_COLLECTED: fate_gained,
    FATE_GAINED: fate_gained,
    FATE_LOST: fate_lost,
    FATE_GIVEN: fate_given,
    FATE_PLACED: fate_placed,
    FATE_REMOVED: fate_removed,
    FATE_MOVED: fate_moved,
    FATE_ON_RING: fate_on_ring,
    HONOR_GAINED: honor_gained,
    HONOR_LOST: honor_lost,
    HONOR_GIVEN: honor_given,
    ENTERS_PLAY: enters_play,
    LEAVES_PLAY: leaves_play,
    CARD_PLAYED: card_played,
    BOWS: bows,
    READIES: readies,
    HONORED_ACT: honored,
    DISHONORED_ACT: dishonored,
    STATUS_GIVEN: status_given,
    STATUS_LOST: status_lost,
    PROVINCE_REVEALED: province_revealed,
    PROVINCE_TURNED_DOWN: province_turned_down,
    PROVINCE_BREAKS: province_breaks,
    RING_CHOSEN: ring_chosen,
    CONFLICT_WON: conflict_won,
    RING_CLAIMED: ring_claimed,
    RING_RETURNED: ring_returned,
    MOVES_TO_CONFLICT: moves_to_conflict,
    MOVES_HOME: moves_home,
    RETURNS_HOME: returns_home,
    ATTACHES: attaches,
    DRAWS: draws,
    CARD_DISCARDED: card_discarded,
    CARD_MOVED: card_moved,
    CARD_TURNED_UP: card_turned_up,
    FAVOR_CLAIMED: favor_claimed,
    FAVOR_LOST: favor_lost,
    TOKEN_PASSED: token_passed,
    CONTROL_TAKEN: control_taken,
}
CHANGES: list[Change | None] = [_BY_KIND.get(kind) for kind in range(KINDS)]
