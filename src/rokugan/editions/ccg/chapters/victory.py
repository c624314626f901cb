"""Winning and losing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.events import settling
from rokugan.editions.ccg.questions.course import VictoryQuestions
from rokugan.editions.ccg.table.ids import player_thing
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.turn import leaving
from rokugan.editions.ccg.turn.leaving import leave

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class Victory(VictoryQuestions):
    """Winning and losing."""

    def wins_by_honor(self, game: CcgGame, seat: int) -> bool:
        if game.players[seat].honor < self.honor_to_win:
            return False
        return not (game.forbids() and prevention.forbidden(game, "honor victory", player_thing(seat)))

    def loss_of(self, game: CcgGame, seat: int) -> str:
        player = game.players[seat]
        if player.honor <= self.honor_to_lose:
            return "dishonor"
        return "military" if settling.is_ruined(player) else ""

    def lose(self, game: CcgGame, seats: list[int]) -> None:
        leaving.lose(game, seats)

    def check_rings(self, game: CcgGame) -> None:
        settling.check_rings(game)

    def leave(self, game: CcgGame, seat: int) -> None:
        leave(game, seat)
