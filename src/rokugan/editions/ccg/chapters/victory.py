"""Winning and losing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.cards.model import ELEMENTS
from rokugan.editions.ccg.chapters.chapter import Chapter
from rokugan.editions.ccg.events import settling
from rokugan.editions.ccg.table.ids import player_thing
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.turn import leaving
from rokugan.editions.ccg.turn.leaving import leave

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class Victory(Chapter):
    """Winning and losing."""

    honor_to_win: ClassVar[int] = 40  # the Family Honor with which a player who begins his turn wins
    honor_to_lose: ClassVar[int] = -20  # the Family Honor at which a player loses
    fewest_rings: ClassVar[int] = len(ELEMENTS)  # with fewer Rings in play nobody has won by them

    def leader(self, game: CcgGame) -> int:
        """The winner when the agreed number of turns is over. The book breaks no ties: nobody."""
        return -1

    def ring_counts(self, game: CcgGame, card: int) -> bool:
        """Does this Ring in play count for an Enlightenment victory?"""
        return game.states[card].by_own_text

    def wins_by_honor(self, game: CcgGame, seat: int) -> bool:
        """Has the player who begins his turn won by his Family Honor?"""
        if game.players[seat].honor < self.honor_to_win:
            return False
        return not (game.forbids() and prevention.forbidden(game, "honor victory", player_thing(seat)))

    def loss_of(self, game: CcgGame, seat: int) -> str:
        """How a player has lost by now: too little Honor, or no province left (celestial.victory.01-.02); empty if he has not."""
        player = game.players[seat]
        if player.honor <= self.honor_to_lose:
            return "dishonor"
        return "military" if settling.is_ruined(player) else ""

    def lose(self, game: CcgGame, seats: list[int]) -> None:
        """Let these players lose; of several the active player says who goes first. For `events`, which lie below."""
        leaving.lose(game, seats)

    def check_rings(self, game: CcgGame) -> None:
        """Has somebody won by Rings?"""
        settling.check_rings(game)

    def eliminate(self, game: CcgGame, seat: int, victory: str) -> None:
        """Let a player lose; the last one left wins."""
        game.players[seat].eliminated = True
        game.note("loses the game", seat, words=victory)
        left = [player.seat for player in game.players if not player.eliminated]
        if len(left) == 1:
            game.end(left[0], self.victory_over(victory))
        elif not left:
            game.end(-1, victory)
        else:
            self.leave(game, seat)

    def victory_over(self, loss: str) -> str:
        """What the victory is called when the last of the others has lost in this way."""
        return loss

    def leave(self, game: CcgGame, seat: int) -> None:
        """Let an eliminated player's cards leave the game, and his provinces with them (samurai.multiplayer.11)."""
        leave(game, seat)
