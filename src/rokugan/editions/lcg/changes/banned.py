"""What cannot happen because a text says so: the bans that are asked of an event as it stands, whoever makes it happen
(lcg.abilities: the word cannot is absolute)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from rokugan.editions.lcg.table.abilities import (
    BE_PUT_INTO_PLAY,
    BE_RETURNED,
    BE_REVEALED,
    BE_SACRIFICED,
    BE_TURNED_DOWN,
    CHANGE_CONTROL,
    CLAIM,
    CLAIM_FAVOR,
    ENTER_PLAY,
    GAIN_FATE,
    LOSE_POOL_FATE,
)
from rokugan.editions.lcg.table.kinds import (
    CONTROL_TAKEN,
    ENTERS_PLAY,
    FATE_GAINED,
    FATE_LOST,
    FAVOR_CLAIMED,
    KINDS,
    LEAVES_PLAY,
    PROVINCE_REVEALED,
    PROVINCE_TURNED_DOWN,
    RING_CLAIMED,
)
from rokugan.editions.lcg.table.state import Event, Use
from rokugan.editions.lcg.table.things import (
    INTO_DECK,
    NOTHING,
    PLAYED,
    SACRIFICED,
    SPENT,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_HAND,
    player_thing,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

Ban: TypeAlias = "Callable[[LcgGame, Event], bool]"


def is_banned(game: LcgGame, event: Event) -> bool:
    """Does a text say that this cannot happen?"""
    ban = BANS[event.kind]
    return ban is not None and ban(game, event)


def cannot_leave(game: LcgGame, card: int, how: int, use: Use | None) -> bool:
    """May the card not leave play in just this way: be sacrificed, or return to a hand or deck?"""
    if how == SACRIFICED:
        return game.forbidden(BE_SACRIFICED, card, use)
    return how in RETURNS and game.forbidden(BE_RETURNED, card, use)


RETURNS: Final = (TO_HAND, TO_DECK, TO_DECK_BOTTOM, INTO_DECK)


def cannot_enter(game: LcgGame, card: int, seat: int, played: bool) -> bool:
    """May the card not come into play under this player's control?"""
    by = Use(card, seat)
    return game.forbidden(ENTER_PLAY, card, by) or (not played and game.forbidden(BE_PUT_INTO_PLAY, card, by))


def cannot_claim(game: LcgGame, seat: int, ring: int) -> bool:
    """May the player not claim this ring?"""
    by = Use(NOTHING, seat)
    by.ring = ring
    return game.forbidden(CLAIM, player_thing(seat), by)


def cannot_change(game: LcgGame, card: int, seat: int, use: Use | None) -> bool:
    """May that player not take control of the card?"""
    return game.forbidden(CHANGE_CONTROL, card, use if use is not None else Use(card, seat))


def _leaves(game: LcgGame, event: Event) -> bool:
    return cannot_leave(game, event.card, event.how, event.use)


def _enters(game: LcgGame, event: Event) -> bool:
    return cannot_enter(game, event.card, event.seat, event.how == PLAYED)


def _gains_fate(game: LcgGame, event: Event) -> bool:
    return game.forbidden(GAIN_FATE, player_thing(event.seat), event.use)


def _loses_fate(game: LcgGame, event: Event) -> bool:
    return event.how != SPENT and game.forbidden(LOSE_POOL_FATE, player_thing(event.seat), event.use)


def _is_revealed(game: LcgGame, event: Event) -> bool:
    return game.forbidden(BE_REVEALED, event.card, event.use)


def _turns_down(game: LcgGame, event: Event) -> bool:
    return game.forbidden(BE_TURNED_DOWN, event.card, event.use)


def _claims(game: LcgGame, event: Event) -> bool:
    return cannot_claim(game, event.seat, event.other)


def _claims_favor(game: LcgGame, event: Event) -> bool:
    return game.forbidden(CLAIM_FAVOR, player_thing(event.seat), event.use)


def _changes_control(game: LcgGame, event: Event) -> bool:
    return cannot_change(game, event.card, event.seat, event.use)


_BY_KIND: Final[dict[int, Ban]] = {
    LEAVES_PLAY: _leaves,
    ENTERS_PLAY: _enters,
    FATE_GAINED: _gains_fate,
    FATE_LOST: _loses_fate,
    PROVINCE_REVEALED: _is_revealed,
    PROVINCE_TURNED_DOWN: _turns_down,
    RING_CLAIMED: _claims,
    FAVOR_CLAIMED: _claims_favor,
    CONTROL_TAKEN: _changes_control,
}
BANS: Final[list[Ban | None]] = [_BY_KIND.get(kind) for kind in range(KINDS)]
