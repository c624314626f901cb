"""Values: what a stat is and what counts in a total, as War of Honor has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.editions.ccg.chapters.values import Values
from rokugan.editions.war_of_honor.game import woh

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class BoardValues(Values):
    """Values: what a stat is and what counts in a total, on the board."""

    maximum_personal_honor: ClassVar[int | None] = 5


class BoxedValues(BoardValues):
    """Values: what a stat is and what counts in a total, in the boxed game."""

    def is_tracked(self, game: CcgGame, stat: str) -> bool:
        """Family Honor is a running total in Classic Mode only (war_of_honor.setup.15, .variants.17)."""
        return stat != "family_honor" or woh(game).variant == "classic"
