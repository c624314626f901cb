"""Sides in a battle: a player is invited to them, an ally goes over to the other, a unit adds its Force to the other army."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.actions.running_text import EFFECTS
from rokugan.editions.ccg.effects.basic import units
from rokugan.editions.ccg.events import allies
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.event_kinds import Cause
from rokugan.editions.ccg.table.ids import NO_SIDE, other_side, seat_of
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.ccg.text.described import meaning

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def _change_sides(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Put an ally, his units in the attack, or both on the other side at once (samurai.g-battle.08)."""
    assert isinstance(node, p.ChangeSides)
    attack = game.attack
    if attack is None:
        return
    for seat in map(seat_of, meaning.players_of(game, action, node.who)):
        if seat not in attack.allies:
            continue
        if node.part != "units":
            attack.allies[seat] = other_side(attack.allies[seat])
        for unit in game.personalities(seat) if node.part != "player" else []:
            state = game.states[unit]
            if state.side != NO_SIDE:
                state.side = attack.allies[seat]
        game.note("changes sides", seat)
        game.touch()


def _lend_force(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.LendForce)
    for unit in units(game, meaning.things(game, action, node.what)):
        game.modify(unit, Modifier("lends force", action.card, action.player, "battle"))


def _invite(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """A leader who has invited him already does so no more; a player may be the guest of both."""
    assert isinstance(node, p.Invite)
    if game.attack is None:
        return
    for player in meaning.players_of(game, action, node.who):
        for side, name in allies.SIDES.items():
            if name in node.sides:
                allies.invite(game, game.attack, side, seat_of(player))


EFFECTS[p.Invite] = _invite
EFFECTS[p.ChangeSides] = _change_sides
EFFECTS[p.LendForce] = _lend_force
