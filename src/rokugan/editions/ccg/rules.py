"""The rules that editions share; an edition overrides what it does otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.chapters.turns import TurnRules
from rokugan.editions.ccg.effects.modules import EFFECT_MODULES
from rokugan.editions.ccg.events import prevention, settling
from rokugan.editions.ccg.table.ids import player_thing
from rokugan.editions.ccg.turn.variants import MOST_TURNS, TURNS, check_options
from rokugan.errors import RokuganError

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame
    from rokugan.editions.ccg.seen.picture import Picture

__all__ = ["EFFECT_MODULES", "Rules"]


class Rules(TurnRules):
    """The whole book: winning and losing, the table, and what a position shows. Its chapters are in `chapters`."""

    usual_players: ClassVar[int] = 2
    how_to_win: ClassVar[str] = (
        "Destroy all provinces of the others, begin a turn with 40 Honor, drive the others to -20, or bring the five Rings "
        "into play."
    )
    optional_rules: ClassVar[
        dict[str, str]
    ] = {}  # variants and optional rules, as a user writes them, with a sentence each
    turn_limit: int = 0  # after so many turns, of all players together, the game ends; 0: it has no such end

    def with_options(self, options: Mapping[str, Any]) -> Rules:
        """The rules that a game is played with: variants and optional rules of the edition, and in every edition `turns`."""
        rules = self.with_variants({name: value for name, value in options.items() if name != TURNS})
        limit = options.get(TURNS)
        if limit is not None:
            if not isinstance(limit, int) or isinstance(limit, bool) or not 1 <= limit <= MOST_TURNS:
                raise RokuganError(f"The option `{TURNS}` is a number of turns from 1 to {MOST_TURNS:,}.")
            rules.turn_limit = limit
        return rules

    def with_variants(self, options: Mapping[str, Any]) -> Rules:
        """The rules with what only this edition has to choose."""
        check_options(self.edition, options, (), ())
        return type(self)()

    def leader(self, game: CcgGame) -> int:
        """Who wins when the agreed number of turns is over. The book breaks no ties: nobody."""
        return -1

    def table(self, names: list[str], seed: int) -> CcgGame:
        """A game of this edition with nothing on the table."""
        from rokugan.editions.ccg.game import CcgGame

        return CcgGame(self, names, seed)

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
        return "military" if player.provinces and player.is_ruined() else ""

    def check_rings(self, game: CcgGame) -> None:
        """Has somebody won by Rings?"""
        settling.check_rings(game)

    def eliminate(self, game: CcgGame, seat: int, victory: str) -> None:
        """A player loses; the last one left wins."""
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
        """An eliminated player's cards leave the game, and his provinces with them (samurai.multiplayer.11)."""
        from rokugan.editions.ccg.turn.leaving import leave

        leave(game, seat)

    def position(
        self, scenario: Mapping[str, Any], find: Callable[[Any, str], CardDefinition], where: str
    ) -> tuple[CcgGame, dict[str, int]]:
        """The game of a scenario and the handles of its cards."""
        from rokugan.editions.ccg.seen.position import build

        return build(self, scenario, find, where)

    def inspect(self, game: CcgGame, path: str, handles: dict[str, int]) -> Any:
        """What a scenario asks of a position."""
        from rokugan.editions.ccg.seen.inspection import look

        return look(game, path, handles)

    def extra_view(self, game: CcgGame, seat: int) -> dict[str, Any]:
        """What only this edition shows."""
        return {}

    def extra_sections(self, picture: Picture) -> dict[str, Any]:
        """What a view shows only of games like this one, by the name of the section."""
        return {}

    def printed_lines(self, definition: CardDefinition) -> list[str] | None:
        """The text of something on the table that is no card; None for cards, whose trees are written."""
        return None

    def spot(self, game: CcgGame, card: int) -> tuple[str, str] | None:
        """The zone and the place of something on the table that lies in no zone of the cards."""
        return None

    def path_of(self, game: CcgGame, seat: int, path: str) -> int:
        """How far a player is on a Path to Victory, in the game that has them."""
        return 0

    def look(self, game: CcgGame, name: str, attribute: str) -> tuple[object] | None:
        """A value that only this edition has, for scenarios; None if there is no such thing."""
        return None

    def why_refused(self, game: CcgGame, seat: int, move: str) -> str:
        """Why a move is refused, naming the rule."""
        from rokugan.editions.ccg.actions.refusing import why_refused

        return why_refused(game, seat, move)
