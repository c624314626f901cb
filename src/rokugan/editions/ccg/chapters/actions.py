"""Actions: what may be done, announced, targeted, performed, and how it resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions import battle_reach, legality, offers, rounds, taking, targeting
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.chapters.chapter import Chapter
from rokugan.editions.ccg.table.action import Action, Event, Offer, Opportunity
from rokugan.editions.ccg.table.compiled_card import CompiledAbility, CompiledTarget
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.event_kinds import TARGET, Cause, Moment
from rokugan.editions.ccg.table.ids import IN_PLAY, NOTHING, OPEN
from rokugan.editions.ccg.text.described import performing
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.held import held_keywords

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class Actions(Chapter):
    """Actions: what may be done, announced, targeted, performed, and how it resolves."""

    ranged_is_optional: ClassVar[bool] = False  # may a Ranged Attack be left without a target?
    needs_targets: ClassVar[bool] = (
        False  # is an action whose targets are gone once it is announced over, its costs waived?
    )
    choices_may_fail: ClassVar[bool] = False  # may one choose to do what there is nothing to do it to?
    taken_when_paid: ClassVar[bool] = False  # an action is announced with its targets chosen and its costs paid
    given: ClassVar[tuple[CompiledAbility, ...]] = offers.GIVEN
    share_mask: ClassVar[int] = (
        OPEN  # the designator of moving an attached card, in the editions that let everybody do it
    )

    def grant_action(self, game: CcgGame, opportunity: Opportunity) -> None:
        """Let a player act outside the order of the round."""
        game.extra_actions.append(opportunity)

    def options_open(self, game: CcgGame, action: Action, options: list[tuple[p.Node, ...]]) -> list[bool]:
        """Which of the alternatives of a text the player may choose."""
        return [True] * len(options)

    def open_things(
        self, game: CcgGame, action: Action, slot: int, chosen: list[int], found: list[int]
    ) -> tuple[list[int], bool]:
        """Which of the things that a text may move to the battle the player may choose besides those, and whether he must
        choose one."""
        return found, False

    def destinations(self, game: CcgGame, action: Action, found: list[int]) -> list[int]:
        """To which of the battlefields that a text allows the player may move a unit."""
        return found

    def available(self, game: CcgGame, seat: int, mask: int, performer: int = NOTHING) -> list[Choice]:
        """Everything a player may do at an opportunity to act."""
        return offers.choices(game, seat, mask, performer)

    def more_actions(self, game: CcgGame, seat: int, mask: int) -> list[Choice]:
        """Actions that only this edition gives every player."""
        return []

    def why_not_share(self, game: CcgGame, seat: int, card: int) -> str:
        """Why a player can not move this attached card of his by the action that the rules give him for that."""
        return "share"

    def special_action(self, game: CcgGame, action: Action, offer: Offer) -> Frame[CcgGame] | None:
        """The procedure of an action that is not like those of cards; None for an ordinary one."""
        return None

    def reactions(self, game: CcgGame, seat: int, event: Event, thing: int, when: Moment) -> list[Choice]:
        """The Reactions a player may take now."""
        return offers.reactions(game, seat, event, thing, when)

    def begin(self, game: CcgGame, seat: int, offer: Offer, event: Event | None = None, thing: int = NOTHING) -> None:
        """Take the action that was offered."""
        offers.begin(game, seat, offer, event, thing)

    def why_not_use(self, game: CcgGame, action: Action) -> str:
        """Why the rules of this edition keep an ability from being used now; empty if they do not."""
        return ""

    def may_use(self, game: CcgGame, action: Action) -> bool:
        """May the ability be used now, with targets and costs to be had? For `costs`, which lie below."""
        return legality.may_use(game, action)

    def may_begin(self, game: CcgGame, action: Action) -> bool:
        """May the ability be used as far as its targets go, what it produces left aside? For `costs`, which lie below."""
        return not legality.why_not_yet(game, action) and targeting.completable(game, action, 0)

    def needs_unbowed(self, game: CcgGame, action: Action) -> bool:
        """Must the card of the ability be unbowed when it is used? For `costs`, which lie below."""
        return legality.needs_unbowed(game, action)

    def legal_targets(self, game: CcgGame, action: Action, target: CompiledTarget) -> list[int]:
        """What the action may target now. For `costs`, which lie below."""
        return targeting.legal_targets(game, action, target)

    def could_target(self, game: CcgGame, action: Action, target: CompiledTarget, thing: int) -> bool:
        """Could an action that has been announced have targeted this instead? For `text`, which lies below."""
        return targeting.could_target(game, action, target, thing)

    def offers_additional(self, game: CcgGame) -> bool:
        """Is the opportunity to act that is open now one to take an additional action? For `text`, which lies below."""
        return rounds.offers_additional(game)

    def run(self, game: CcgGame, action: Action, effects: tuple[p.Effect, ...], cause: Cause = "effect") -> None:
        """Carry out effects or costs of a text one after the other. For `events` and `costs`, which lie below."""
        game.push(RunEffects(action, effects, cause))

    def run_trait(self, game: CcgGame, trait: Offer, event: Event, thing: int) -> None:
        """A triggered trait does what it says. For `events`, which lie below."""
        taking.run_trait(game, trait, event, thing)

    def may_be_targeted(self, game: CcgGame, action: Action, target: CompiledTarget, found: list[int]) -> list[int]:
        """The things that the rules let this text target."""
        return found

    def trait_goes_on(self, game: CcgGame, action: Action) -> bool:
        """Does a triggered trait that lacks a target do the rest?"""
        return False

    def may_redirect(self, target: CompiledTarget) -> bool:
        """May another thing be targeted instead of this target?"""
        return True

    def may_search(self, game: CcgGame, seat: int, noun: p.Noun) -> bool:
        """May the player search for such a card?"""
        return True

    def searched_in_vain(self, game: CcgGame, seat: int, noun: p.Noun) -> None:
        """Note that a player has searched for such a card and taken none."""

    def target_is_lost(self, game: CcgGame) -> bool:
        """Is the old target gone though the new one, which the text does not call legal, can not be targeted?"""
        return False

    def resolves_later(self, game: CcgGame, action: Action) -> bool:
        """Do the effects of the action wait for a later time, which the rules see to?"""
        return False

    def negates(self, game: CcgGame, action: Action, node: p.Negate) -> bool:
        """Have the rules of this edition seen to a negation of their own kind?"""
        return False

    def performable(self, game: CcgGame, action: Action) -> bool:
        """Can the cards perform the action? A Tactical one needs a Tactician who has performed none this turn
        (celestial.tactics.01-.02)."""
        if not game.rules.text.action_has_keyword(game, action, "Tactical"):
            return True
        return any(
            held_keywords.has_keyword(game, card, "Tactician") and card not in game.tactical
            for card in performing.performers(game, action)
        )

    def in_good_faith(self, game: CcgGame, action: Action) -> bool:
        """May an action be announced that brings these cards into play, or is it known that they could not enter?"""
        return True

    def performers(self, game: CcgGame, action: Action) -> list[int]:
        """The cards that perform an action; none if its player does."""
        return performing.common_performers(game, action)

    def note_performers(self, game: CcgGame, action: Action) -> None:
        """Remember which Tactician performed a Tactical action."""
        tacticians = [card for card in action.targets.performers if held_keywords.has_keyword(game, card, "Tactician")]
        if tacticians and game.rules.text.action_has_keyword(game, action, "Tactical"):
            game.tactical.extend([card for card in tacticians if card not in game.tactical][:1])

    def duration(self, game: CcgGame, action: Action, until: Ending) -> Ending:
        """How long a change really lasts: a Terrain takes its effects with it (celestial.terrain.03)."""
        if until in ("turn", "battle") and not action.manner.outlasts and battle_reach.is_terrain(game, action):
            if game.where[action.card] == IN_PLAY:
                return "in play"
        return until

    def targeted_by_equip(self, card: int, host: int) -> list[int]:
        """What the Equip action targets: the Personality, and the attachment (celestial.action-phase.07)."""
        return [host, card]

    def targetable(self, game: CcgGame, action: Action, node: p.Target, thing: int) -> bool:
        """May this be targeted while the effect resolves?"""

        ability = CompiledTarget(node, False)
        if not self.may_be_targeted(game, action, ability, [thing]):
            return False
        if game.rules.battle.is_combat_action(game, action) and not game.rules.battle.in_reach(
            game, action, ability, [thing]
        ):
            return False
        event = Event(TARGET, [thing], action.player)
        event.action = action
        return not (game.forbids() and prevention.may_not(game, "target", thing, event))
