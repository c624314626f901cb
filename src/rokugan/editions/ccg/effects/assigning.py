"""Assigning outside the Maneuvers Segments: who chooses, in which order, for which side."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.running_text import EFFECTS
from rokugan.editions.ccg.effects.basic import units
from rokugan.editions.ccg.events import allies
from rokugan.editions.ccg.table.action import Action, Event, make
from rokugan.editions.ccg.table.event_kinds import ASSIGN, Cause
from rokugan.editions.ccg.table.ids import ATTACKING, NO_SIDE, player_thing, province_index
from rokugan.editions.ccg.text.continuous import bans
from rokugan.editions.ccg.text.described import meaning, nouns, sides
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def choices_for(game: CcgGame, unit: int, side: int, cavalry: bool, anywhere: bool = False) -> list[Choice]:
    """The battlefields to which a unit may be assigned now; anywhere: though it is not at home."""
    attack = game.attack
    if attack is None or not game.rules.battle.may_assign(game, unit, cavalry, anywhere):
        return []
    return [
        Choice("assign", game.cards[unit], f" to P{province_index(place) + 1}", unit, place)
        for place in attack.battlefields
        if place != game.location(unit) and not game.is_lost(place) and may_assign_to(game, unit, place, side)
    ]


def assigner(game: CcgGame, unit: int) -> tuple[int, bool]:
    """Return who assigns the unit in place of its controller by an effect, and whether he must; -1 if nobody does."""
    for sure, verb in ((True, "assigned by you"), (False, "may be assigned by you")):
        for card, player, allow in game.allows():
            if allow.verb == verb and bans.is_meant(game, Action(player, card, None), allow, unit):
                return player, sure
    return -1, False


class AssignNow(Frame["CcgGame"]):
    """Each of some players in turn assigns a unit: the Attacker's side before the Defender's (samurai.g-maneuvers.03).

    `chooser` chooses for all of them if it is a seat; `units` are the units that may be assigned, all if there are none."""

    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "order", "units", "chooser")
    ARGS: ClassVar[int] = 5

    def __init__(
        self, action: Action, node: p.Assign, order: list[tuple[int, int]], units: list[int], chooser: int
    ) -> None:
        self.action: Action = action
        self.node: p.Assign = node
        self.order: list[tuple[int, int]] = order
        self.units: list[int] = units
        self.chooser: int = chooser

    def run(self, game: CcgGame) -> bool:
        if self.at >= len(self.order):
            return False
        seat, side = self.order[self.at]
        self.at += 1
        if not allies.may_maneuver(game, seat, side):
            return True
        choices: list[Choice] = []
        for unit in game.personalities(seat):
            if not self.units or unit in self.units:
                found = choices_for(game, unit, side, False, self.node.anywhere)
                choices.extend(each for each in found if self._will_do(game, each))
        if choices:
            if self.node.may:
                choices.append(Choice("done"))
            game.ask(seat if self.chooser < 0 else self.chooser, "assign", say("prompts.assign_a_unit"), choices)
        return True

    def _will_do(self, game: CcgGame, choice: Choice) -> bool:
        """Is it a battlefield of which the text speaks?"""
        noun, place = self.node.to, choice.what
        return noun is None or (isinstance(place, int) and nouns.matches(game, self.action, noun, place))

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "done":
            return
        seat, side = self.order[self.at - 1]
        assert isinstance(choice.what, int)
        allies.take_side(game, seat, side, [choice.value])
        event = make(ASSIGN, [choice.value], self.action, "effect")
        event.player = seat if self.chooser < 0 else self.chooser
        event.place, event.amount = choice.what, side
        game.rules.battle.after_assigning(game, seat, side, [choice.value])
        game.happen(event)


def _assign(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Let units be assigned now: those that are named, or whichever each player chooses."""
    assert isinstance(node, p.Assign)
    attack = game.attack
    if attack is None:
        return
    order = allies.assigning_order(game, attack)
    if node.what is None:
        players = meaning.players_of(game, action, node.who)
        order = [(seat, side) for seat, side in order if player_thing(seat) in players]
        game.push(AssignNow(action, node, order, [], -1))
        return
    chosen = units(game, meaning.things(game, action, node.what))
    turns: list[tuple[int, int]] = []
    for unit in chosen:
        seat = game.controller(unit)
        side = sides.side_of_player(game, seat)
        if side != NO_SIDE:
            turns.append((seat, side))
    if turns:
        game.push(AssignNow(action, node, turns, chosen, action.player))


EFFECTS[p.Assign] = _assign


def may_assign_to(game: CcgGame, unit: int, place: int, side: int) -> bool:
    """May the unit be assigned to this battlefield?"""
    if game.banned().isdisjoint(prevention.ASSIGNING):
        return True
    event = Event(ASSIGN, [unit], game.controller(unit))
    event.place, event.amount = place, side
    event.word = "" if game.attack is None else game.attack.segment
    if any(prevention.may_not(game, verb, unit, event) for verb in prevention.verbs_of(event)):
        return False
    attack = game.attack
    return not any(
        forbid.verb == "assign attack you"
        and side == ATTACKING
        and attack is not None
        and attack.defender == player
        and prevention.in_force(game, forbid, card, player, event, unit)
        for card, player, forbid in game.forbids()
    )
