"""Actions: what may be done, announced, targeted, performed, and how it resolves, as Gold Edition has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.offers import SEPPUKU
from rokugan.editions.ccg.chapters.actions import Actions
from rokugan.editions.ccg.effects import fighting, opportunities
from rokugan.editions.ccg.table.action import Action, Event, Offer, Opportunity
from rokugan.editions.ccg.table.compiled_card import CompiledAbility, CompiledTarget
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.event_kinds import Moment
from rokugan.editions.ccg.table.ids import LIMITED, NOTHING, REACTION
from rokugan.editions.ccg.table.ongoing import Delayed
from rokugan.editions.ccg.text.described import meaning, nouns
from rokugan.editions.gold import ancestors, characters, given, presence, ranged
from rokugan.editions.gold.battle import end_battle, has_begun, is_delayed_terrain
from rokugan.editions.gold.events import DieForHonor
from rokugan.editions.gold.values import is_immune

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_SEGMENT_ENDS = p.Trigger("before", p.Pattern("battle resolution"))


def forget_lost_targets(game: CcgGame, action: Action) -> None:
    """A target that no longer meets the requirements is not affected (gold.actions.13)."""
    ability = action.ability
    if ability is None:
        return
    for target in ability.targets:
        chosen = action.targets.slots[target.slot]
        if chosen and not target.in_constraints and not target.node.noun.zone:
            noun = target.node.noun
            action.targets.slots[target.slot] = [thing for thing in chosen if nouns.matches(game, action, noun, thing)]


class GoldActions(Actions):
    """Actions: what may be done, announced, targeted, performed, and how it resolves, as Gold Edition has them."""

    taken_when_paid: ClassVar[bool] = True
    given: ClassVar[tuple[CompiledAbility, ...]] = given.GIVEN
    share_mask: ClassVar[int] = LIMITED

    def __init__(self, options: frozenset[str]) -> None:
        self.options: frozenset[str] = options

    def targeted_by_equip(self, card: int, host: int) -> list[int]:
        """Attaching a card targets the Personality (gold.action-phase.04)."""
        return [host]

    def negates(self, game: CcgGame, action: Action, node: p.Negate) -> bool:
        """A battle may be ended without resolution; a canceled action counts as never taken (gold.negation.01)."""
        if node.verb == "battle resolution":
            return end_battle(game)
        event = action.event
        if node.verb == "action" and event is not None and event.action is not None:
            canceled = event.action
            canceled.effects_off = True
            if canceled.ability is not None:
                for used in (game.used_turn, game.used_battle, game.used_game):
                    for card in (
                        canceled.card,
                        *canceled.targets.performers,
                    ):  # a Tactician is used, and not his player
                        used.pop((card, canceled.ability.key), None)
            return True
        return False

    def more_actions(self, game: CcgGame, seat: int, mask: int) -> list[Choice]:
        """Moving attached cards (gold.action-phase.05), and the historic uses of the Favor where they are agreed upon."""
        found = given.share_choices(game, seat, []) if mask & LIMITED else []
        if mask & LIMITED:
            found += characters.overlay_choices(game, seat)
        if "historic_favor" in self.options:
            found += given.favor_choices(game, seat, mask)
        return found

    def why_not_share(self, game: CcgGame, seat: int, card: int) -> str:
        """The Personalities between whom it is moved bow for it (gold.action-phase.05)."""
        unit = game.personality_of(card)
        bowed = unit != NOTHING and game.states[unit].bowed
        return "bearer bowed" if bowed else super().why_not_share(game, seat, card)

    def special_action(self, game: CcgGame, action: Action, offer: Offer) -> Frame[CcgGame] | None:
        """Ranged attacks may be combined; attached cards are moved."""
        if offer.ability is given.SHARE:
            return given.MoveAttached(action, offer.value)
        if offer.ability is characters.OVERLAY:
            return characters.OverlayAttached(action.player, offer.card, offer.value)
        if offer.ability is given.FAVOR_RESTORE:
            return given.Restore(action, NOTHING)
        if offer.ability is SEPPUKU and action.event is not None:
            return DieForHonor(Action(action.player, offer.card, None), offer.value, action.event)
        if offer.ability is ancestors.JOIN:
            return ancestors.Join(action, offer.card)
        if ranged.attack_of(offer.ability) is not None:
            return ranged.CombineAttacks(action)
        return None

    def performers(self, game: CcgGame, action: Action) -> list[int]:
        """The first of five rules that fits (gold.abilities.02-.06)."""
        card = action.card
        if card >= 0:
            type_ = game.behaviours[card].type
            if type_ in ("personality", "follower"):
                return [card]
            bearer = game.personality_of(card) if type_ in ("item", "spell", "ancestor") else NOTHING
            if bearer != NOTHING:
                return [bearer]
        ability = action.ability
        if ability is None:
            return []
        found: list[int] = []
        for target in ability.targets:
            noun = target.node.noun
            if target.in_constraints or (noun.whose == "your" and noun.filters):
                for thing in action.targets.slots[target.slot] or ():
                    if thing >= 0 and game.behaviours[thing].type in ("personality", "follower"):
                        if game.controller(thing) == action.player and thing not in found:
                            found.append(thing)
        if not found and ability.challenge is not None:
            found = meaning.things(game, action, ability.challenge.challenger)
        return found

    def note_performers(self, game: CcgGame, action: Action) -> None:
        """Each Tactician is used once per battle (gold.tactics.01)."""
        if action.ability is given.TACTICS:
            for card in action.targets.performers:
                game.used_battle[(card, given.TACTICS.key)] = 1

    def performable(self, game: CcgGame, action: Action) -> bool:
        """With these targets the action must touch the battle, and what is redirected must be able to go there (gold.battle.05,
        gold.targeting.14)."""
        assert action.ability is not None
        for node in action.ability.effects:
            if isinstance(node, p.Retarget) and not opportunities.can_redirect(game, action, node):
                return False
            if isinstance(node, p.ReplaceInDuel) and not fighting.can_replace_in_duel(game, action, node):
                return False  # gold.duel.03
        return not game.rules.battle.is_combat_action(game, action) or presence.is_relevant(game, action)

    def may_be_targeted(self, game: CcgGame, action: Action, target: CompiledTarget, found: list[int]) -> list[int]:
        """No action targets its player's own bowed Personalities, unless it straightens cards (gold.targeting.11-.12)."""
        if action.ability is given.TACTICS:
            found = [thing for thing in found if not given.tactician_used(game, thing)]
        if target.moves_here and game.in_battle():
            here = game.current_battlefield()
            found = [
                thing for thing in found if thing not in game.states or game.rules.table.can_stand(game, thing, here)
            ]
        if target.for_cost is not None and game.rules.text.action_has_keyword(game, action, "Ritual"):
            found = presence.fellow_casters(game, action, found)
        if target.for_cost is not None and game.rules.text.action_has_keyword(game, action, "Kiho"):
            found = [
                thing for thing in found if thing < 0 or game.behaviours[thing].type == "personality"
            ]  # gold.spells.11
        found = [thing for thing in found if thing < 0 or not is_immune(game, action, thing)]
        if not action.is_action or target.names_bowed:
            return found
        assert action.ability is not None
        if action.ability.straightens:
            return found
        states = game.states
        kept: list[int] = []
        for thing in found:
            if thing in states and game.behaviours[thing].type == "personality":
                state = states[thing]
                if state.bowed and state.controller == action.player:
                    continue
            kept.append(thing)
        return kept

    def destinations(self, game: CcgGame, action: Action, found: list[int]) -> list[int]:
        """What may be used only to move a unit into the battle moves it there."""
        place = game.current_battlefield()
        return [place] if place in found and presence.must_move_in(game, action) else found

    def may_redirect(self, target: CompiledTarget) -> bool:
        """Costs cannot be redirected (gold.costs.10)."""
        return target.for_cost is None

    def resolves_later(self, game: CcgGame, action: Action) -> bool:
        """A Delayed Terrain resolves when all have passed, if it is still in play then (gold.terrain.05)."""
        forget_lost_targets(game, action)
        if not is_delayed_terrain(game, action):
            return False
        assert action.ability is not None
        game.delay(Delayed(_SEGMENT_ENDS, action.ability.effects, action, True, "in play"))
        return True

    def duration(self, game: CcgGame, action: Action, until: Ending) -> Ending:
        """An Immediate Terrain takes its effects with it, a Delayed one does not (gold.terrain.04-.05)."""
        if is_delayed_terrain(game, action):
            return until
        return super().duration(game, action, until)

    def why_not_use(self, game: CcgGame, action: Action) -> str:
        """A Sensei's abilities are those of the Stronghold (gold.cardtypes.06); a Reaction, too, that speaks of opposing cards
        needs its own card in the battle (gold.battle.07)."""
        card = action.card
        if card >= 0 and game.behaviours[card].type == "sensei":
            return "bowed" if game.states[game.players[action.player].stronghold].bowed else ""
        if action.designator == REACTION and game.in_battle():
            assert action.ability is not None
            if not presence.in_place(game, action, action.ability, game.current_battlefield()):
                return "location"
        return ""

    def grant_action(self, game: CcgGame, opportunity: Opportunity) -> None:
        """Before the Defender's first action, extra actions of the same nature do not add up (gold.battle.17)."""
        same = [each for each in game.extra_actions if each.state() == opportunity.state()]
        if not same or has_begun(game):
            super().grant_action(game, opportunity)

    def reactions(self, game: CcgGame, seat: int, event: Event, thing: int, when: Moment) -> list[Choice]:
        """With the Ancestors that may join a new Personality."""
        return [
            *super().reactions(game, seat, event, thing, when),
            *ancestors.joiners(game, seat, event, thing, when),
            *given.favor_reactions(game, seat, event, thing, when),
        ]
