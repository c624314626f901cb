"""Costs and entering play: prices, requirements, payments, as Samurai Edition has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.editions.ccg.chapters.costs import Costs
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import DISCARD
from rokugan.editions.samurai.procedures import OrderCosts

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class SamuraiCosts(Costs):
    """Costs and entering play: prices, requirements, payments, as Samurai Edition has them."""

    negated_before_paying: ClassVar[bool] = True  # samurai.negation.09
    waives_if_wished: ClassVar[bool] = True  # samurai.g-costs.03
    costs_negated: ClassVar[bool] = True  # samurai.costs.22, .24

    def entry_unpaid(self, game: CcgGame, seat: int, card: int) -> None:
        """A card whose costs could not be paid is discarded; an attachment stays where it came from (samurai.costs.16)."""
        if not game.behaviours[card].is_attachment:
            event = Event(DISCARD, [card], seat)
            event.cause = "rules"
            game.happen(event)

    def pay_costs(self, game: CcgGame, action: Action, due: tuple[p.Effect, ...]) -> None:
        if len(due) > 1 and any(isinstance(cost, p.May) for cost in due):
            game.push(OrderCosts(action, due))
        else:
            super().pay_costs(game, action, due)
