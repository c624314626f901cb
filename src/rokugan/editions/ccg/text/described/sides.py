"""Who stands on which side of the present attack, and where things are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    NO_SIDE,
    NOTHING,
    is_player,
    is_province,
    other_side,
    province_seat,
    seat_of,
)

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def is_enemy(game: CcgGame, seat: int, thing: int, controller: int) -> bool:
    """Is the thing an enemy: the leader of the other side, or a card in his units (celestial.wording.15)?"""
    attack = game.attack
    if attack is None:
        return False
    mine = side_of_player(game, seat)
    if mine == NO_SIDE:
        return False
    side = game.side(thing) if thing in game.states else NO_SIDE
    if side != NO_SIDE:
        return side != mine  # whoever controls it (samurai.g-control.03)
    if controller == seat:
        return False
    if thing >= 0 and game.personality_of(thing) == NOTHING:
        return False
    return side_of_player(game, controller) not in (mine, NO_SIDE)


def was_enemy(game: CcgGame, seat: int, thing: int) -> bool:
    """Is or was the thing an enemy one, wherever it has gone meanwhile? After the attack nobody can tell any more."""
    if game.attack is None:
        return True
    if thing in game.states:
        return is_enemy(game, seat, thing, game.controller(thing))
    owner = (
        province_seat(thing) if is_province(thing) else seat_of(thing) if is_player(thing) else game.controller(thing)
    )
    mine = side_of_player(game, seat)
    return mine != NO_SIDE and side_of_player(game, owner) == other_side(mine)


def side_of_player(game: CcgGame, seat: int) -> int:
    """The side a player is on in the present attack."""
    attack = game.attack
    if attack is None:
        return NO_SIDE
    if seat == attack.attacker:
        return ATTACKING
    if seat == attack.defender:
        return DEFENDING
    return game.rules.table.ally_side(game, seat)


def location_of(game: CcgGame, thing: int) -> int:
    """Return where a thing is; a province is its own battlefield."""
    return game.location(thing) if thing >= 0 else thing
