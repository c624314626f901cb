"""Battles that an effect creates outside an Attack Phase, at a battlefield of their own (celestial.battle.01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.running_text import EFFECTS
from rokugan.editions.ccg.actions.taking import after_action
from rokugan.editions.ccg.battle.attack import go_home
from rokugan.editions.ccg.effects.basic import units
from rokugan.editions.ccg.table.action import Action, make
from rokugan.editions.ccg.table.event_kinds import ASSIGN, Cause
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, FIELD, HOME
from rokugan.editions.ccg.table.pieces import Attack
from rokugan.editions.ccg.text.described import meaning, nouns
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class SeparateBattle(Frame["CcgGame"]):
    """The battle at a battlefield that an effect has created: no declaration, no Maneuvers, no province."""

    STEPS: ClassVar[tuple[str, ...]] = ("fight", "end", "over")

    def fight(self, game: CcgGame) -> None:
        """Combat and resolution, as in every battle."""
        game.push(game.rules.battle.procedure(game, FIELD))

    def end(self, game: CcgGame) -> None:
        """Who is still there returns home."""
        go_home(game, [card for player in game.players for card in player.in_play if game.states[card].at != HOME])

    def over(self, game: CcgGame) -> None:
        """The battlefield ceases to exist."""
        game.attack = None
        game.end_modifiers("attack", "battle", "combat")


def _create(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Create a battlefield at which the player attacks; who defends is known when a unit is assigned. During an
    attack nothing is created."""
    if game.attack is not None:
        return
    game.serial += 1
    game.attack = Attack(action.player, game.others(action.player)[0], game.serial)
    game.attack.battlefields = [FIELD]
    game.note("creates a battlefield", action.player)


def _assign(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """From home to a side of the battlefield; only the unbowed, unless the text says otherwise."""
    assert isinstance(node, p.AssignThere)
    attack = game.attack
    if attack is None or attack.battlefields != [FIELD]:
        return
    event = make(ASSIGN, [], action, cause)
    event.place = FIELD
    event.amount = ATTACKING if node.side == "attack" else DEFENDING
    for unit in units(game, meaning.things(game, action, node.what)):
        if (node.bowed and not prevention.may_not(game, "assign", unit, event)) or game.rules.battle.may_assign(
            game, unit, False
        ):
            event.things.append(unit)
    if not event.things:
        return
    leader = game.controller(event.things[0])
    if event.amount == ATTACKING:
        attack.attacker = leader
    else:
        attack.defender = leader
    attack.guests.extend(event.things)
    game.happen(event)


def _close(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.CloseBattlefield)
    if game.attack is not None and game.attack.battlefields == [FIELD]:
        game.attack.closed = node


def _fight(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """The battle begins when the action that creates it has resolved."""
    if game.attack is None or game.attack.battlefields != [FIELD]:
        return
    after_action(game, action, SeparateBattle())


def may_come_or_go(game: CcgGame, attack: Attack, unit: int, place: int) -> bool:
    """Does the text that created the battlefield let the unit move there, or away from there?"""
    closed = attack.closed
    if not isinstance(closed, p.CloseBattlefield) or (place == HOME and not closed.both):
        return True
    if closed.but is None:
        return unit in attack.guests
    return nouns.matches(game, Action(attack.attacker, unit, None), closed.but, unit)


EFFECTS.update(
    {
        p.CreateBattlefield: _create,
        p.AssignThere: _assign,
        p.CloseBattlefield: _close,
        p.FightThere: _fight,
    }
)
