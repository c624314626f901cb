"""Costs and entering play: prices, requirements, payments, as War of Honor has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.editions.ccg.chapters.costs import Costs
from rokugan.editions.war_of_honor.game import woh

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class BoxedCosts(Costs):
    """Costs and entering play: prices, requirements, payments, in the boxed game."""

    requirement_surcharge: ClassVar[int] = 0

    def meets_requirement(self, game: CcgGame, seat: int, card: int) -> bool:
        return True

    def discount_by_effect(self, game: CcgGame, seat: int, card: int) -> int:
        """The discount for one's own Clan is not bound to the Dynasty Phase (war_of_honor.dynasty.02)."""
        own = game.behaviours[card].type == "personality" and game.rules.text.shares_clan(game, seat, card)
        return self.clan_discount if own else 0


class AdvancedCosts(Costs):
    """Costs and entering play: prices, requirements, payments, in Advanced Play."""

    def meets_requirement(self, game: CcgGame, seat: int, card: int) -> bool:
        return seat in woh(game).excused or super().meets_requirement(game, seat, card)
