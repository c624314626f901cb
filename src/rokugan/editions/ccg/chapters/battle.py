"""Attacks and battles: who may attack, assign, act and win; Terrains, Ranged Attacks, Naval."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions import battle_reach, legality
from rokugan.editions.ccg.battle.attack import Battle, Maneuvers, ManeuversEnd
from rokugan.editions.ccg.chapters.chapter import Chapter
from rokugan.editions.ccg.events import allies
from rokugan.editions.ccg.table.action import Action, Event, Opportunity
from rokugan.editions.ccg.table.compiled_card import CompiledAbility, CompiledTarget
from rokugan.editions.ccg.table.event_kinds import ASSIGN
from rokugan.editions.ccg.table.ids import ATTACKING, BATTLE, DEFENDING, HOME, NOTHING
from rokugan.editions.ccg.table.pieces import Attack
from rokugan.editions.ccg.text.described import performing
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.held import held_keywords
from rokugan.editions.ccg.text.phrases import states

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def naval_cards(game: CcgGame, side: int) -> int:
    """How many Naval cards a side has at the current battlefield."""
    army = performing.whole_units(game, game.army(game.current_battlefield(), side))
    return len([card for card in army if held_keywords.has_keyword(game, card, "Naval")])


class Battles(Chapter):
    """Attacks and battles: who may attack, assign, act and win; Terrains, Ranged Attacks, Naval."""

    bows_at_home: ClassVar[bool] = False  # do units bow after a battle when they are home, or before they go?
    honor_for_allying: ClassVar[int] = 2  # the Honor that an ally gains
    combat_designators: ClassVar[int] = BATTLE  # the actions of a battle

    def may_attack(self, game: CcgGame, seat: int) -> list[int]:
        """The players whom a player may attack."""
        return game.others(seat)

    def procedure(self, game: CcgGame, place: int) -> Frame[CcgGame]:
        """The procedure of a battle at one of the Defender's provinces."""
        return Battle(place)

    def may_invite(self, game: CcgGame, leader: int, side: int) -> list[int]:
        """The players whom a leader may invite."""
        return allies.third_parties(game)

    def maneuvers(self, game: CcgGame) -> list[Frame[CcgGame]]:
        """Infantry and Cavalry Maneuvers, Attacker before Defender in each."""
        attack = game.attack
        assert attack is not None
        frames: list[Frame[CcgGame]] = []
        for cavalry in (False, True):
            frames.extend(Maneuvers(seat, side, cavalry) for seat, side in allies.assigning_order(game, attack))
            frames.append(ManeuversEnd(cavalry))
        return frames

    def may_assign(self, game: CcgGame, unit: int, cavalry: bool, anywhere: bool = False) -> bool:
        """May the unit be assigned? It is at home and its Personality unbowed; in Cavalry Maneuvers it is Cavalry
        (celestial.maneuvers.03, .05). A text may say that it need not be at home."""
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
        """What follows when a player has assigned: an invited player is an ally now, and gains Honor for it."""
        if units:
            allies.reward(game, seat, units)

    def leaves_after_battle(self, game: CcgGame, unit: int, place: int) -> bool:
        """Does the unit leave the battlefield after resolution? Attackers and allies do, the Defender's own units stay."""
        return allies.bows_after_battle(game, unit)

    def winners(self, game: CcgGame, attack: Attack, side: int, army: list[int]) -> list[int]:
        """The players who have won a battle that this side, with this army, has won: its leader."""
        return [attack.leader(side)]

    def first_action(self, game: CcgGame, seat: int, performer: int) -> None:
        """Give the player the first opportunity to take a Battle action."""
        game.rules.actions.grant_action(game, Opportunity(seat, BATTLE, performer))

    def start_round(self, game: CcgGame, seat: int) -> None:
        """Let the coming round of Battle actions begin with the player."""
        if game.attack is not None:
            game.attack.first = seat

    def naval_attacker(self, game: CcgGame) -> int:
        """The Attacker if his army here has more Naval cards than the other side, else -1 (celestial.naval.01)."""
        attack = game.attack
        if attack is None:
            return -1
        return attack.attacker if naval_cards(game, ATTACKING) > naval_cards(game, DEFENDING) else -1

    def is_combat_action(self, game: CcgGame, action: Action) -> bool:
        """Do the rules for actions in battle bear on this action?"""
        return action.designator == BATTLE

    def in_reach(self, game: CcgGame, action: Action, target: CompiledTarget, things: list[int]) -> list[int]:
        """The things that a Battle action may choose. Cards in units must be at the current battlefield
        (celestial.battle.05)."""
        return battle_reach.in_reach(game, action, target, things)

    def terrain_barred(self, game: CcgGame, seat: int) -> bool:
        """Do the rules keep this player from playing any Terrain now?"""
        return False

    def why_not_battle(self, game: CcgGame, action: Action) -> str:
        """Why a Battle action may not be taken for want of Presence or Location (celestial.battle.03-.06); empty if it may."""
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

    def comes_by(self, ability: CompiledAbility) -> bool:
        """Does a Battle action bring its own card to the battlefield, so that it may be used from elsewhere? It must say that
        it moves the unit there (celestial.battle.06)."""
        return ability.moves_self
