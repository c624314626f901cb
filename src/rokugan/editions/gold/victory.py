"""Winning and losing, as Gold Edition has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.chapters.victory import Victory
from rokugan.editions.ccg.turn import leaving
from rokugan.editions.gold.battle import end_attack

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class GoldVictory(Victory):
    """Winning and losing, as Gold Edition has them."""

    def victory_over(self, loss: str) -> str:
        """To eliminate the others is a Military Victory, be it by their Provinces or by their Honor (gold.victory.05)."""
        return "military" if loss == "dishonor" else super().victory_over(loss)

    def leave(self, game: CcgGame, seat: int) -> None:
        """With him go an attack that he led, and his turn (gold.victory.03)."""
        super().leave(game, seat)
        end_attack(game, seat)
        leaving.end_his_turn(game, seat)

    def ring_counts(self, game: CcgGame, card: int) -> bool:
        """Any five Elemental Rings in play will do (gold.victory.07)."""
        return True
