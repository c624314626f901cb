"""Winning and losing, as War of Honor has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.cards.model import ELEMENTS
from rokugan.editions.ccg.chapters.victory import Victory
from rokugan.editions.ccg.events import settling
from rokugan.editions.war_of_honor import board
from rokugan.editions.war_of_honor.game import woh
from rokugan.editions.war_of_honor.winning import leading

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class BoardVictory(Victory):
    """Winning and losing, on the board."""

    fewest_rings: ClassVar[int] = 0  # those that have left play count as well

    def wins_by_honor(self, game: CcgGame, seat: int) -> bool:
        """In Classic Mode only (war_of_honor.variants.18)."""
        return woh(game).variant == "classic" and super().wins_by_honor(game, seat)

    def loss_of(self, game: CcgGame, seat: int) -> str:
        """A player without provinces is eliminated at once (war_of_honor.victory.06)."""
        return "elimination" if settling.is_ruined(game.players[seat]) else ""

    def check_rings(self, game: CcgGame) -> None:
        """Rings win in Classic Mode only: all five elements put into play by their own text (war_of_honor.variants.19)."""
        table = woh(game)
        if table.variant == "classic":
            for player in game.players:
                if not player.eliminated and len(table.elements[player.seat]) == len(ELEMENTS):
                    game.end(player.seat, "enlightenment")
                    return

    def eliminate(self, game: CcgGame, seat: int, victory: str) -> None:
        super().eliminate(game, seat, "elimination")

    def leave(self, game: CcgGame, seat: int) -> None:
        """An eliminated player's Fortresses act as Plains (war_of_honor.victory.06)."""
        table = woh(game)
        for tile in board.fortresses(table, seat):
            board.turn_down(table, tile)
        board.close_city(table, seat)
        super().leave(game, seat)

    def leader(self, game: CcgGame) -> int:
        """The most steps on all Paths, then the order of turns: the book's tie-break (war_of_honor.victory.02, .04)."""
        table = woh(game)
        return leading(table.variant, game.in_order(game.active), table.paths)
