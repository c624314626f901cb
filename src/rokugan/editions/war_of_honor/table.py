"""The table: what may lie where, who controls it, and what becomes of it there, as War of Honor has them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.chapters.table import Places
from rokugan.editions.war_of_honor.game import woh

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class BoardPlaces(Places):
    """The table: what may lie where, who controls it, and what becomes of it there, on the board."""

    def is_face_up(self, game: CcgGame, card: int) -> bool:
        tile = woh(game).tiles.get(card)
        return tile.face_up if tile is not None else super().is_face_up(game, card)


class BoxedPlaces(BoardPlaces):
    """The table: what may lie where, who controls it, and what becomes of it there, in the boxed game."""

    def overlays(self, game: CcgGame, seat: int, card: int) -> list[int]:
        """An Experienced Personality is just another individual (war_of_honor.experienced.01)."""
        return []
