"""Whether an effect could do something to a card: it must be able to change it, and nothing may forbid it.

Targets are chosen by these questions, and an effect is offered only if one of them is answered yes (lcg.costs.09, lcg.targeting).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.lcg.changes.banned import cannot_leave
from rokugan.editions.lcg.table.abilities import (
    BE_AFFECTED,
    BE_DISCARDED,
    BE_DISHONORED,
    BE_HONORED,
    BE_TARGETED,
    BECOME_DISHONORED,
    BECOME_HONORED,
    BOW,
    HAVE_FATE_PLACED,
    LEAVE_PLAY,
    LOSE_FATE,
    MOVE,
    PARTICIPATE,
    READY,
)
from rokugan.editions.lcg.table.things import (
    DISCARDED,
    DISHONORED,
    HONORED,
    NO_SIDE,
    ORDINARY,
    PROVINCE_CARD,
    STRONGHOLD,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Use


def targetable(game: LcgGame, thing: int, use: Use | None) -> bool:
    """May this use choose the thing as a target (lcg.effects.10)?"""
    return not game.forbidden(BE_TARGETED, thing, use) and not game.forbidden(BE_AFFECTED, thing, use)


def affectable(game: LcgGame, thing: int, use: Use | None) -> bool:
    """Can effects of this use touch the thing? A framework step and a cost always can (lcg.effects.04, .13)."""
    return use is None or not game.forbidden(BE_AFFECTED, thing, use)


def can_bow(game: LcgGame, card: int, use: Use | None) -> bool:
    """Can the card bow: is it ready and in play?"""
    state = game.states.get(card)
    return state is not None and not state.bowed and not game.forbidden(BOW, card, use) and affectable(game, card, use)


def can_ready(game: LcgGame, card: int, use: Use | None) -> bool:
    """Can the card be readied: is it bowed and in play?"""
    state = game.states.get(card)
    return state is not None and state.bowed and not game.forbidden(READY, card, use) and affectable(game, card, use)


def can_honor(game: LcgGame, card: int, use: Use | None) -> bool:
    """Can the character be honored: is it not honored already (lcg.states.15), and may it become what that would make it?"""
    if not game.character(card) or game.states[card].status == HONORED or not affectable(game, card, use):
        return False
    becomes = game.states[card].status == ORDINARY
    return not game.forbidden(BE_HONORED, card, use) and not (becomes and game.forbidden(BECOME_HONORED, card, use))


def can_dishonor(game: LcgGame, card: int, use: Use | None) -> bool:
    """Can the character be dishonored: is it not dishonored already?"""
    if not game.character(card) or game.states[card].status == DISHONORED or not affectable(game, card, use):
        return False
    becomes = game.states[card].status == ORDINARY
    return not game.forbidden(BE_DISHONORED, card, use) and not (
        becomes and game.forbidden(BECOME_DISHONORED, card, use)
    )


def can_lose_fate(game: LcgGame, card: int, use: Use | None) -> bool:
    """Can fate be taken from the card: does some lie on it? The card's immunity does not cover tokens (lcg.effects.11)."""
    state = game.states.get(card)
    return state is not None and state.fate > 0 and not game.forbidden(LOSE_FATE, card, use)


def can_get_fate(game: LcgGame, card: int, use: Use | None) -> bool:
    """Can fate be placed on the card: is it a character in play?"""
    return game.character(card) and not game.forbidden(HAVE_FATE_PLACED, card, use) and affectable(game, card, use)


def can_leave_play(game: LcgGame, card: int, how: int, use: Use | None) -> bool:
    """Can the card leave play: is it in play, and no stronghold or province (lcg.cardtypes)?"""
    if card not in game.states or game.printed[card].type in (STRONGHOLD, PROVINCE_CARD):
        return False
    if game.forbidden(LEAVE_PLAY, card, use) or cannot_leave(game, card, how, use) or not affectable(game, card, use):
        return False
    return how != DISCARDED or not game.forbidden(BE_DISCARDED, card, use)


def can_move_to_conflict(game: LcgGame, card: int, use: Use | None) -> bool:
    """Can the character move to the conflict: is it at home, and may it participate (lcg.movement.03)?"""
    conflict = game.conflict
    return (
        conflict is not None
        and game.character(card)
        and game.states[card].side == NO_SIDE
        and not game.has_dash(card, conflict.type)
        and not game.forbidden(MOVE, card, use)
        and not game.forbidden(PARTICIPATE, card, use)
        and affectable(game, card, use)
    )


def can_move_home(game: LcgGame, card: int, use: Use | None) -> bool:
    """Can the character move home: does it participate?"""
    return game.participates(card) and not game.forbidden(MOVE, card, use) and affectable(game, card, use)
