"""What may be asked of the rules about actions and about costs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.questions.book import Chapter
from rokugan.editions.ccg.table.action import Action, Event, Offer, Opportunity
from rokugan.editions.ccg.table.compiled_card import Behaviour, CompiledAbility, CompiledTarget
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.event_kinds import Cause, Moment
from rokugan.editions.ccg.table.ids import NOTHING, OPEN

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class ActionQuestions(Chapter):
    """What may be done, announced, targeted and performed, and how it resolves."""

    ranged_is_optional: ClassVar[bool] = False  # may a Ranged Attack be left without a target?
    needs_targets: ClassVar[bool] = (
        False  # is an action whose targets are gone once it is announced over, its costs waived?
    )
    choices_may_fail: ClassVar[bool] = False  # may one choose to do what there is nothing to do it to?
    taken_when_paid: ClassVar[bool] = False  # an action is announced with its targets chosen and its costs paid
    given: ClassVar[tuple[CompiledAbility, ...]]
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
        raise NotImplementedError

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
        raise NotImplementedError

    def begin(self, game: CcgGame, seat: int, offer: Offer, event: Event | None = None, thing: int = NOTHING) -> None:
        """Take the action that was offered."""
        raise NotImplementedError

    def why_not_use(self, game: CcgGame, action: Action) -> str:
        """Why the rules of this edition keep an ability from being used now; empty if they do not."""
        return ""

    def may_use(self, game: CcgGame, action: Action) -> bool:
        """May the ability be used now, with targets and costs to be had?"""
        raise NotImplementedError

    def may_begin(self, game: CcgGame, action: Action) -> bool:
        """May the ability be used as far as its targets go, what it produces left aside?"""
        raise NotImplementedError

    def needs_unbowed(self, game: CcgGame, action: Action) -> bool:
        """Must the card of the ability be unbowed when it is used?"""
        raise NotImplementedError

    def legal_targets(self, game: CcgGame, action: Action, target: CompiledTarget) -> list[int]:
        """What the action may target now."""
        raise NotImplementedError

    def could_target(self, game: CcgGame, action: Action, target: CompiledTarget, thing: int) -> bool:
        """Could an action that has been announced have targeted this instead?"""
        raise NotImplementedError

    def offers_additional(self, game: CcgGame) -> bool:
        """Is the opportunity to act that is open now one to take an additional action?"""
        raise NotImplementedError

    def run(self, game: CcgGame, action: Action, effects: tuple[p.Effect, ...], cause: Cause = "effect") -> None:
        """Carry out effects or costs of a text one after the other."""
        raise NotImplementedError

    def run_trait(self, game: CcgGame, trait: Offer, event: Event, thing: int) -> None:
        """A triggered trait does what it says."""
        raise NotImplementedError

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
        raise NotImplementedError

    def in_good_faith(self, game: CcgGame, action: Action) -> bool:
        """May an action be announced that brings these cards into play, or is it known that they could not enter?"""
        return True

    def performers(self, game: CcgGame, action: Action) -> list[int]:
        """The cards that perform an action; none if its player does."""
        raise NotImplementedError

    def note_performers(self, game: CcgGame, action: Action) -> None:
        """Remember which Tactician performed a Tactical action."""
        raise NotImplementedError

    def duration(self, game: CcgGame, action: Action, until: Ending) -> Ending:
        """How long a change really lasts: a Terrain takes its effects with it (celestial.terrain.03)."""
        raise NotImplementedError

    def targeted_by_equip(self, card: int, host: int) -> list[int]:
        """What the Equip action targets: the Personality, and the attachment (celestial.action-phase.07)."""
        return [host, card]

    def targetable(self, game: CcgGame, action: Action, node: p.Target, thing: int) -> bool:
        """May this be targeted while the effect resolves?"""
        raise NotImplementedError


class CostQuestions(Chapter):
    """Prices, requirements, payments, and entering play."""

    clan_discount: ClassVar[int] = 2  # Gold that an own-Clan Personality costs less
    honor_once: ClassVar[bool] = True  # may only one Personality each turn be bought for Honor?
    negated_before_paying: ClassVar[bool] = False  # is a card whose entering play is negated not paid for?
    costs_negated: ClassVar[bool] = False  # is what pays a cost prevented by what prevents effects?
    unpaid_returns: ClassVar[bool] = False  # does a card from hand whose costs could not be paid in full return to it?
    targets_exchanged: ClassVar[bool] = False  # may another card pay where the one that was targeted for it could not?
    waives_if_wished: ClassVar[bool] = False  # may a cost of bowing that need not be paid be paid all the same?
    requirement_surcharge: ClassVar[int] = (
        2  # further Gold for an own-Clan Personality whose Honor Requirement is not met
    )

    def entry_host(self, game: CcgGame, card: int) -> int:
        """To which province a card bought from it is attached; NOTHING for a card that goes home."""
        return NOTHING

    def entry_unpaid(self, game: CcgGame, seat: int, card: int) -> None:
        """What follows when the costs of a card that was to enter play could not be paid after all."""

    def why_not_enter(self, game: CcgGame, seat: int, card: int) -> str:
        """Why the rules of this edition keep a card from being bought from its province; empty if they do not."""
        return ""

    def bows_entering(self, behaviour: Behaviour) -> bool:
        """Does the card enter play bowed? Holdings always do (celestial.dynasty.02)."""
        return behaviour.type == "holding"

    def meets_requirement(self, game: CcgGame, seat: int, card: int) -> bool:
        """Is the Honor Requirement met?"""
        raise NotImplementedError

    def may_recruit(self, game: CcgGame, seat: int, card: int) -> bool:
        """May the player buy this Personality without meeting his Honor Requirement? One of his own Clan he may."""
        return game.rules.text.shares_clan(game, seat, card) or self.meets_requirement(game, seat, card)

    def discount_by_effect(self, game: CcgGame, seat: int, card: int) -> int:
        """How much less Gold is paid for a card that an effect, not the Dynasty Phase, brings into play."""
        return 0

    def production(self, game: CcgGame, card: int) -> int:
        """The Gold Production that a card's own texts give it as things are."""
        raise NotImplementedError

    def may_overpay(self, game: CcgGame, card: int) -> bool:
        """May more Gold than its cost be paid for this card?"""
        return False

    def pay_costs(self, game: CcgGame, action: Action, due: tuple[p.Effect, ...]) -> None:
        """The costs of an action but its card's Gold Cost, in the order of the text."""
        raise NotImplementedError

    def enters_bowed(self, game: CcgGame, behaviour: Behaviour) -> bool:
        """Does such a card enter play bowed now, by the rules and the texts in force?"""
        raise NotImplementedError
