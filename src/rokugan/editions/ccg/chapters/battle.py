"""Attacks and battles: who may attack, assign, act and win; Terrains, Ranged Attacks, Naval."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions import legality, targeting
from rokugan.editions.ccg.chapters.chapter import Chapter
from rokugan.editions.ccg.events import allies
from rokugan.editions.ccg.table.action import Action, Event, Opportunity
from rokugan.editions.ccg.table.compiled_card import AbilityInfo, TargetInfo
from rokugan.editions.ccg.table.ids import ATTACKING, BATTLE, DEFENDING, HOME, NO_SIDE, NOTHING
from rokugan.editions.ccg.table.pieces import Attack
from rokugan.editions.ccg.text import held_keywords, meaning, prevention, sides, states

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class Battles(Chapter):
    """Attacks and battles: who may attack, assign, act and win; Terrains, Ranged Attacks, Naval."""

    bows_at_home: ClassVar[bool] = False  # do units bow after a battle when they are home, or before they go?
    honor_for_allying: ClassVar[int] = 2  # the Honor that an ally gains
    combat_designators: ClassVar[int] = BATTLE  # the actions of a battle

    def may_attack(self, game: CcgGame, seat: int) -> list[int]:
        """Whom a player may attack."""
        return game.others(seat)

    def procedure(self, game: CcgGame, place: int) -> Frame[CcgGame]:
        """A battle at one of the Defender's provinces."""
        from rokugan.editions.ccg.battle.attack import Battle

        return Battle(place)

    def invite_allies(self, game: CcgGame) -> None:
        """Third players may be invited by both leaders."""
        if allies.third_parties(game):
            game.push(allies.Invitations())

    def may_invite(self, game: CcgGame, leader: int, side: int) -> list[int]:
        """Whom a leader may invite."""
        return allies.third_parties(game)

    def maneuvers(self, game: CcgGame) -> list[Frame[CcgGame]]:
        """Infantry and Cavalry Maneuvers, Attacker before Defender in each."""
        from rokugan.editions.ccg.battle.attack import Maneuvers, ManeuversEnd

        attack = game.attack
        assert attack is not None
        frames: list[Frame[CcgGame]] = []
        for cavalry in (False, True):
            frames.extend(Maneuvers(seat, side, cavalry) for seat, side in allies.assigning_order(game, attack))
            frames.append(ManeuversEnd(cavalry))
        return frames

    def may_maneuver(self, game: CcgGame, seat: int, side: int) -> bool:
        """Is the player asked to assign at all? An ally of the other side is not (samurai.multiplayer.06)."""
        attack = game.attack
        return attack is not None and not game.players[seat].eliminated and attack.allies.get(seat, side) == side

    def may_assign(self, game: CcgGame, unit: int, cavalry: bool, anywhere: bool = False) -> bool:
        """A unit at home whose Personality is unbowed; in Cavalry Maneuvers only Cavalry (celestial.maneuvers.03, .05). A text
        may say that it need not be at home."""
        from rokugan.editions.ccg.table.event_kinds import ASSIGN
        from rokugan.editions.ccg.text import prevention

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

    def may_assign_to(self, game: CcgGame, unit: int, place: int, side: int) -> bool:
        """May it be assigned to this battlefield?"""
        if game.banned().isdisjoint(prevention.ASSIGNING):
            return True
        from rokugan.editions.ccg.table.event_kinds import ASSIGN

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

    def take_side(self, game: CcgGame, seat: int, side: int, units: list[int]) -> None:
        """A player who assigns units to a side is on it."""
        if units:
            allies.join(game, seat, side)

    def after_assigning(self, game: CcgGame, seat: int, side: int, units: list[int]) -> None:
        """What follows when a player has assigned: an invited player is an ally now, and gains Honor for it."""
        if units:
            allies.reward(game, seat, units)

    def bows_after_battle(self, game: CcgGame, unit: int) -> bool:
        """Attackers and allies bow when they return home (samurai.resolution.12)."""
        state = game.states[unit]
        return state.side == ATTACKING or (game.attack is not None and state.controller != game.attack.defender)

    def leaves_after_battle(self, game: CcgGame, unit: int, place: int) -> bool:
        """Attackers and allies leave the battlefield after resolution, the Defender's own units stay."""
        return self.bows_after_battle(game, unit)

    def winners(self, game: CcgGame, attack: Attack, side: int, army: list[int]) -> list[int]:
        """Who has won a battle that this side, with this army, has won: its leader."""
        return [attack.leader(side)]

    def first_action(self, game: CcgGame, seat: int, performer: int) -> None:
        """The player has the first opportunity to take a Battle action."""
        game.rules.actions.grant_action(game, Opportunity(seat, BATTLE, performer))

    def naval_attacker(self, game: CcgGame) -> int:
        """The Attacker if his army here has more Naval cards than the other side, else -1 (celestial.naval.01)."""
        attack = game.attack
        if attack is None or attack.current == NOTHING:
            return -1
        counts = [0, 0, 0]
        for side in (ATTACKING, DEFENDING):
            for unit in game.army(attack.current, side):
                counts[side] += sum(1 for card in game.unit(unit) if held_keywords.has_keyword(game, card, "Naval"))
        return attack.attacker if counts[ATTACKING] > counts[DEFENDING] else -1

    def is_combat_action(self, game: CcgGame, action: Action) -> bool:
        """Is it an action on which the rules for actions in battle bear?"""
        return action.designator == BATTLE

    def has_presence(self, game: CcgGame, seat: int) -> bool:
        """Has the player a unit at the current battlefield?"""
        place = game.current_battlefield()
        states = game.states
        return any(states[card].at == place for card in game.players[seat].in_play)

    def in_reach(self, game: CcgGame, action: Action, target: TargetInfo, thing: int) -> bool:
        """May a Battle action choose this thing? Cards in units must be at the current battlefield (celestial.battle.05)."""
        if thing < 0 or thing not in game.states:
            return True
        unit = game.personality_of(thing)
        if unit == NOTHING:
            return True
        present = game.states[unit].at == game.current_battlefield()
        if target.moves_here:
            if present:
                return True
            return game.states[unit].controller == action.player or self.has_presence(game, action.player)
        return present or self.named_elsewhere(game, action, target, thing)

    def named_elsewhere(self, game: CcgGame, action: Action, target: TargetInfo, thing: int) -> bool:
        """Does the text itself let the action choose this though it is elsewhere?"""
        described = [*target.node.noun.filters, *(() if target.also is None else target.also.filters)]
        for said in targeting.said_of_attack(action):
            described.extend(said.filters if isinstance(said, p.Noun) else ())
        return any(self.reaches_out(game, action, each, thing) for each in described)

    def reaches_out(self, game: CcgGame, action: Action, filter_: p.Node, thing: int) -> bool:
        """Do the words of a description name this thing though it is elsewhere?"""
        if isinstance(filter_, p.Provided):
            return meaning.holds_for(game, action, filter_.condition, thing) and self.reaches_out(
                game, action, filter_.filter, thing
            )
        if not isinstance(filter_, p.In):
            return False
        if not filter_.positive:
            return filter_.relation == "battlefield" and filter_.of is None
        return filter_.relation in ("any location", "any battlefield", "other location", "other battlefield", "home")

    def is_terrain(self, game: CcgGame, action: Action) -> bool:
        """Is it a Terrain action?"""
        return (
            action.card >= 0
            and game.behaviours[action.card].type == "strategy"
            and game.rules.text.action_has_keyword(game, action, "Terrain")
        )

    def terrain_here(self, game: CcgGame, place: int) -> bool:
        """Is a Terrain in play at that battlefield?"""
        attack = game.attack
        return attack is not None and any(game.states[card].at == place for card in attack.terrains)

    def terrain_barred(self, game: CcgGame, seat: int) -> bool:
        """Do the rules keep this player from playing any Terrain now?"""
        return False

    def why_not_battle(self, game: CcgGame, action: Action) -> str:
        """Presence and Location for a Battle action (celestial.battle.03-.06)."""
        info = action.info
        assert info is not None
        place = game.current_battlefield()
        if place == NOTHING:
            return "no battle"
        card = action.card
        if card >= 0:
            unit = game.personality_of(card) if card in game.states else NOTHING
            if (
                unit != NOTHING
                and game.states[unit].at != place
                and not self.comes_by(info)
                and not legality.lifts(game, action, "absent")
            ):
                return "location"
            if self.is_terrain(game, action) and self.terrain_here(game, place):
                return "terrain"
        if not (
            info.moves_here or self.has_presence(game, action.player) or legality.lifts(game, action, "no presence")
        ):
            return "presence"
        return ""

    def comes_by(self, info: AbilityInfo) -> bool:
        """Does a Battle action bring its own card to the battlefield, so that it may be used from elsewhere? It must say that
        it moves the unit there (celestial.battle.06)."""
        return info.moves_self

    def ranged_targets(self, game: CcgGame, action: Action) -> list[int]:
        """A Follower, or a Personality without Followers, in the current enemy army (celestial.ranged.01)."""
        place = game.current_battlefield()
        mine = sides.side_of_player(game, action.player)
        if place == NOTHING or mine == NO_SIDE:
            return []
        found: list[int] = []
        for unit in game.army(place, DEFENDING if mine == ATTACKING else ATTACKING):
            followers = [c for c in game.states[unit].attachments if game.behaviours[c].type == "follower"]
            found.extend(followers or [unit])
        return found

    def may_be_shot(self, game: CcgGame, thing: int) -> bool:
        """Is it a Follower, or a Personality without Followers?"""
        if thing < 0 or thing not in game.states:
            return False
        kind = game.behaviours[thing].type
        attached = [game.behaviours[card].type for card in game.states[thing].attachments]
        return kind == "follower" or (kind == "personality" and "follower" not in attached)

    def ranged_strength(self, game: CcgGame, action: Action, strength: int) -> int:
        """The strength of a Ranged Attack."""
        return strength
