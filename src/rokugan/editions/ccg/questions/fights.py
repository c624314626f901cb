"""What may be asked of the rules about battles and duels."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.frames import Frame
from rokugan.editions.ccg.questions.book import Chapter
from rokugan.editions.ccg.table.action import Action, Duel, Opportunity
from rokugan.editions.ccg.table.compiled_card import CompiledAbility, CompiledTarget
from rokugan.editions.ccg.table.ids import BATTLE
from rokugan.editions.ccg.table.pieces import Attack

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class BattleQuestions(Chapter):
    """Who may attack, assign, act and win; Terrains, Ranged Attacks, Naval."""

    bows_at_home: ClassVar[bool] = False  # do units bow after a battle when they are home, or before they go?
    honor_for_allying: ClassVar[int] = 2  # the Honor that an ally gains
    combat_designators: ClassVar[int] = BATTLE  # the actions of a battle

    def may_attack(self, game: CcgGame, seat: int) -> list[int]:
        """The players whom a player may attack."""
        return game.others(seat)

    def procedure(self, game: CcgGame, place: int) -> Frame[CcgGame]:
        """The procedure of a battle at one of the Defender's provinces."""
        raise NotImplementedError

    def may_invite(self, game: CcgGame, leader: int, side: int) -> list[int]:
        """The players whom a leader may invite."""
        raise NotImplementedError

    def maneuvers(self, game: CcgGame) -> list[Frame[CcgGame]]:
        """Infantry and Cavalry Maneuvers, Attacker before Defender in each."""
        raise NotImplementedError

    def may_assign(self, game: CcgGame, unit: int, cavalry: bool, anywhere: bool = False) -> bool:
        """May the unit be assigned? It is at home and its Personality unbowed; in Cavalry Maneuvers it is Cavalry
        (celestial.maneuvers.03, .05). A text may say that it need not be at home."""
        raise NotImplementedError

    def after_assigning(self, game: CcgGame, seat: int, side: int, units: list[int]) -> None:
        """What follows when a player has assigned: an invited player is an ally now, and gains Honor for it."""
        raise NotImplementedError

    def leaves_after_battle(self, game: CcgGame, unit: int, place: int) -> bool:
        """Does the unit leave the battlefield after resolution? Attackers and allies do, the Defender's own units stay."""
        raise NotImplementedError

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
        raise NotImplementedError

    def is_combat_action(self, game: CcgGame, action: Action) -> bool:
        """Do the rules for actions in battle bear on this action?"""
        return action.designator == BATTLE

    def in_reach(self, game: CcgGame, action: Action, target: CompiledTarget, things: list[int]) -> list[int]:
        """The things that a Battle action may choose. Cards in units must be at the current battlefield
        (celestial.battle.05)."""
        raise NotImplementedError

    def terrain_barred(self, game: CcgGame, seat: int) -> bool:
        """Do the rules keep this player from playing any Terrain now?"""
        return False

    def why_not_battle(self, game: CcgGame, action: Action) -> str:
        """Why a Battle action may not be taken for want of Presence or Location (celestial.battle.03-.06); empty if it may."""
        raise NotImplementedError

    def comes_by(self, ability: CompiledAbility) -> bool:
        """Does a Battle action bring its own card to the battlefield, so that it may be used from elsewhere? It must say that
        it moves the unit there (celestial.battle.06)."""
        return ability.moves_self


class DuelQuestions(Chapter):
    """Challenges and duels."""

    focus_pool_size: ClassVar[int] = 3  # cards from the Fate deck from which one focuses

    def procedure(self, action: Action, node: p.Challenge, after: tuple[p.Effect, ...], duel: Duel) -> Frame[CcgGame]:
        """The course of a challenge and its duel."""
        raise NotImplementedError

    def may_refuse(self, game: CcgGame, node: p.Challenge, after: tuple[p.Effect, ...]) -> bool:
        """May the challenged player refuse? Only if the challenge speaks of it (celestial.duel.02)."""
        return bool(node.refusal) or any(
            isinstance(each, p.Did) and each.verb in ("refuse", "accept") for each in p.walk(after)
        )

    def duelist_begins(self, game: CcgGame, duel: Duel) -> bool:
        """Has a challenging Duelist the first chance (celestial.duel.15)?"""
        return self.is_first(game, duel, duel.challenger, duel.challenged)

    def is_first(self, game: CcgGame, duel: Duel, one: int, other: int) -> bool:
        """Is he a Duelist against one who is none, and has an equal or higher duel stat?"""
        raise NotImplementedError

    def must_focus_first(self, game: CcgGame, duel: Duel) -> bool:
        """Must the first opportunity be used to focus (celestial.duel.16)?"""
        return self.duelist_begins(game, duel)

    def focus_factor(self, game: CcgGame, personality: int) -> int:
        """How often the Personality's focused cards count in a duel."""
        return 1

    def focus_from_hand(self, game: CcgGame, duel: Duel, seat: int) -> bool:
        """May the player focus a card from his hand? One per duel (celestial.duel.08)."""
        return seat not in duel.from_hand

    def duel_consequences(self, game: CcgGame, duel: Duel, after: tuple[p.Effect, ...]) -> tuple[p.Effect, ...]:
        """Consequences that the rules add to those of the challenge."""
        return ()
