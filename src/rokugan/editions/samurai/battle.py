"""Attacks and battles: who may attack, assign, act and win; Terrains, Ranged Attacks, Naval, as Samurai Edition has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.frames import Frame
from rokugan.editions.ccg.battle.attack import Maneuvers
from rokugan.editions.ccg.chapters.battle import Battles
from rokugan.editions.ccg.table.action import Action, Opportunity
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.event_kinds import ASSIGN
from rokugan.editions.ccg.table.ids import ATTACKING, BATTLE, DEFENDING
from rokugan.editions.ccg.text.described.meaning import number
from rokugan.editions.ccg.text.described.nouns import matches
from rokugan.editions.samurai.maneuvers import SamuraiManeuvers

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class SamuraiBattles(Battles):
    """Attacks and battles: who may attack, assign, act and win; Terrains, Ranged Attacks, Naval, as Samurai Edition has them."""

    bows_at_home: ClassVar[bool] = True  # samurai.resolution.12

    def first_action(self, game: CcgGame, seat: int, performer: int) -> None:
        """Several effects that give the first opportunity do not add up (samurai.battle.09)."""
        begins = game.attack is not None and game.attack.first == seat
        if not begins and not any(self.is_first(each, seat) for each in game.extra_actions):
            super().first_action(game, seat, performer)

    def start_round(self, game: CcgGame, seat: int) -> None:
        """He has that opportunity first, and no other before it (samurai.battle.09)."""
        game.extra_actions = [each for each in game.extra_actions if not self.is_first(each, seat)]
        super().start_round(game, seat)

    def is_first(self, opportunity: Opportunity, seat: int) -> bool:
        """Is it the player's first opportunity to take a Battle action?"""
        return opportunity.seat == seat and opportunity.mask == BATTLE and not opportunity.additional

    def maneuvers(self, game: CcgGame) -> list[Frame[CcgGame]]:
        """One player may assign another's units (samurai.g-maneuvers.05)."""
        return [
            SamuraiManeuvers(frame.seat, frame.side, frame.cavalry) if type(frame) is Maneuvers else frame
            for frame in super().maneuvers(game)
        ]

    def may_assign(self, game: CcgGame, unit: int, cavalry: bool, anywhere: bool = False) -> bool:
        """A player may be allowed only such units, or so many of them, in the phase (samurai.g-effects.01)."""
        seat = game.controller(unit)
        allowed = super().may_assign(game, unit, cavalry, anywhere)
        return allowed and not self.assigned_enough(game, seat) and self.assigns_such(game, seat, unit)

    def assigns_such(self, game: CcgGame, seat: int, unit: int) -> bool:
        """Is the unit of the kind that alone a text lets the player assign?"""
        return all(
            matches(game, Action(player, card, None), allow.of, unit)
            for card, player, allow in game.allows()
            if allow.verb == "assign only" and player == seat and isinstance(allow.of, p.Noun)
        )

    def assigned_enough(self, game: CcgGame, seat: int) -> bool:
        """Has the player assigned as many units in this phase as a text lets him?"""
        for card, player, allow in game.allows():
            if allow.verb == "assign only" and player == seat and allow.number is not None:
                assigned = {
                    unit for kind, unit, _, _ in game.past("phase") if kind == ASSIGN and game.controller(unit) == seat
                }
                frame = game.stack[-1] if game.stack else None
                if isinstance(frame, Maneuvers) and frame.seat == seat:
                    assigned.update(frame.units)
                if len(assigned) >= number(game, Action(player, card, None), allow.number):
                    return True
        return False

    def leaves_after_battle(self, game: CcgGame, unit: int, place: int) -> bool:
        """The Defender's units leave too if their province was destroyed (samurai.resolution.13)."""
        return super().leaves_after_battle(game, unit, place) or game.is_lost(place)

    def why_not_battle(self, game: CcgGame, action: Action) -> str:
        """A third player whom no leader has invited is kept out (samurai.battle.03, samurai.multiplayer.04)."""
        attack = game.attack
        involved = [] if attack is None else [attack.attacker, attack.defender, *attack.allies]
        if attack is not None and action.player not in involved:
            if not any(action.player in attack.invited(side) for side in (ATTACKING, DEFENDING)):
                return "presence"
        return super().why_not_battle(game, action)

    def comes_by(self, ability: CompiledAbility) -> bool:
        """A Battle action may be used from elsewhere if it can move its unit there (samurai.battle.19)."""
        return ability.may_move_self
