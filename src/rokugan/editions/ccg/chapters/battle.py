"""Attacks and battles: who may attack, assign, act and win; Terrains, Ranged Attacks, Naval."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions import battle_reach, legality
from rokugan.editions.ccg.battle.attack import Battle, Maneuvers, ManeuversEnd
from rokugan.editions.ccg.events import allies
from rokugan.editions.ccg.questions.fights import BattleQuestions
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import CompiledTarget
from rokugan.editions.ccg.table.event_kinds import ASSIGN
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, HOME, NOTHING
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.described import performing
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.phrases import states

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def naval_cards(game: CcgGame, side: int) -> int:
    """How many Naval cards a side has at the current battlefield."""
    army = performing.whole_units(game, game.army(game.current_battlefield(), side))
    return len([card for card in army if current_keywords.has_keyword(game, card, "Naval")])


class Battles(BattleQuestions):
    """Attacks and battles: who may attack, assign, act and win; Terrains, Ranged Attacks, Naval."""

    def procedure(self, game: CcgGame, place: int) -> Frame[CcgGame]:
        return Battle(place)

    def may_invite(self, game: CcgGame, leader: int, side: int) -> list[int]:
        return allies.third_parties(game)

    def maneuvers(self, game: CcgGame) -> list[Frame[CcgGame]]:
        attack = game.attack
        assert attack is not None
        frames: list[Frame[CcgGame]] = []
        for cavalry in (False, True):
            frames.extend(Maneuvers(seat, side, cavalry) for seat, side in allies.assigning_order(game, attack))
            frames.append(ManeuversEnd(cavalry))
        return frames

    def may_assign(self, game: CcgGame, unit: int, cavalry: bool, anywhere: bool = False) -> bool:
        state = game.states[unit]
        if (state.at != HOME and not anywhere) or (state.bowed and not prevention.allowed(game, "assign bowed", unit)):
            return False
        if cavalry and not states.is_cavalry_unit(game, unit) and not prevention.allowed(game, "assign cavalry", unit):
            return False
        if game.banned().isdisjoint(prevention.ASSIGNING):
            return True
        event = Event(ASSIGN, [unit], state.controller)
        if cavalry and prevention.may_not(game, "assign cavalry", unit, event):
            return False
        return not prevention.may_not(game, "assign", unit, event)

    def after_assigning(self, game: CcgGame, seat: int, side: int, units: list[int]) -> None:
        if units:
            allies.reward(game, seat, units)

    def leaves_after_battle(self, game: CcgGame, unit: int, place: int) -> bool:
        return allies.bows_after_battle(game, unit)

    def naval_attacker(self, game: CcgGame) -> int:
        attack = game.attack
        if attack is None:
            return -1
        return attack.attacker if naval_cards(game, ATTACKING) > naval_cards(game, DEFENDING) else -1

    def in_reach(self, game: CcgGame, action: Action, target: CompiledTarget, things: list[int]) -> list[int]:
        return battle_reach.in_reach(game, action, target, things)

    def why_not_battle(self, game: CcgGame, action: Action) -> str:
        ability = action.ability
        assert ability is not None
        place = game.current_battlefield()
        if place == NOTHING:
            return "no battle"
        card = action.card
        if card >= 0:
            unit = game.personality_of(card) if card in game.states else NOTHING
            if (
                unit != NOTHING
                and game.states[unit].at != place
                and not self.comes_by(ability)
                and not legality.lifts(game, action, "absent")
            ):
                return "location"
            if battle_reach.terrain_here(game, place) and battle_reach.is_terrain(game, action):
                return "terrain"
        if not (
            ability.moves_here
            or battle_reach.has_presence(game, action.player)
            or legality.lifts(game, action, "no presence")
        ):
            return "presence"
        return ""
