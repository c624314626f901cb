"""Costs and entering play: prices, requirements, payments, as Gold Edition has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.editions.ccg.chapters.costs import Costs
from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.ccg.table.ids import NOTHING
from rokugan.editions.gold import provinces, texts

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class GoldCosts(Costs):
    """Costs and entering play: prices, requirements, payments, as Gold Edition has them."""

    honor_once: ClassVar[bool] = False
    costs_negated: ClassVar[bool] = True  # gold.costs.07
    unpaid_returns: ClassVar[bool] = True
    targets_exchanged: ClassVar[bool] = True  # what is chosen to pay is targeted there (gold.costs.07)

    def may_overpay(self, game: CcgGame, card: int) -> bool:
        """Anybody may pay more than a card costs; it is asked where the card itself says what comes of it (gold.gold.05)."""
        return texts.counts_gold(game.behaviours[card].definition)

    def entry_host(self, game: CcgGame, card: int) -> int:
        """A Fortification is attached to its Province (gold.cardtypes.20)."""
        province = game.province_holding(card) if provinces.is_fortification(game, card) else None
        return NOTHING if province is None else province.thing

    def why_not_enter(self, game: CcgGame, seat: int, card: int) -> str:
        """A Province has one copy of each Fortification (gold.provinces.08)."""
        return "fortification" if provinces.is_fortification(game, card) and provinces.has_copy(game, card) else ""

    def bows_entering(self, behaviour: Behaviour) -> bool:
        """Holdings enter play bowed, Fortifications do not (gold.dynasty.04)."""
        return behaviour.type == "holding" and not self.rules.text.prints(behaviour, "Fortification", False)

    def may_recruit(self, game: CcgGame, seat: int, card: int) -> bool:
        """The Honor requirement holds for everybody (gold.dynasty.05-.06)."""
        return self.meets_requirement(game, seat, card)
