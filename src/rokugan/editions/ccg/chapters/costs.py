"""Costs and entering play: prices, requirements, payments."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.chapters.chapter import Chapter
from rokugan.editions.ccg.costs import gold_payment
from rokugan.editions.ccg.costs.entering_play import meets_requirement
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.ccg.table.event_kinds import LOSE
from rokugan.editions.ccg.table.ids import NOTHING, player_thing
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.held import honor_bounds

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class Costs(Chapter):
    """Costs and entering play: prices, requirements, payments."""

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

    def can_lose_honor(self, game: CcgGame, seat: int, amount: int) -> bool:
        """Who can not lose Honor, or not so much, can not pay with it (samurai.costs.23, samurai.costs.25)."""
        player = player_thing(seat)
        if honor_bounds.room_to_lose(game, player) < amount:
            return False
        return not prevention.forbidden(game, "lose honor", player, LOSE)

    def meets_requirement(self, game: CcgGame, seat: int, card: int) -> bool:
        """Is the Honor Requirement met?"""
        return meets_requirement(game, seat, card)

    def may_recruit(self, game: CcgGame, seat: int, card: int) -> bool:
        """May the player buy this Personality without meeting his Honor Requirement? One of his own Clan he may."""
        return game.rules.text.shares_clan(game, seat, card) or self.meets_requirement(game, seat, card)

    def discount_by_effect(self, game: CcgGame, seat: int, card: int) -> int:
        """How much less Gold is paid for a card that an effect, not the Dynasty Phase, brings into play."""
        return 0

    def production(self, game: CcgGame, card: int) -> int:
        """The Gold Production that a card's own texts give it as things are. For `text`, which lies below."""
        return gold_payment.standing(game, card)

    def may_overpay(self, game: CcgGame, card: int) -> bool:
        """May more Gold than its cost be paid for this card?"""
        return False

    def pay_costs(self, game: CcgGame, action: Action, due: tuple[p.Effect, ...]) -> None:
        """The costs of an action but its card's Gold Cost, in the order of the text."""
        game.push(RunEffects(action, due, "cost"))
