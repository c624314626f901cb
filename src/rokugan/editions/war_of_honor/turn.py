"""A turn of War of Honor: seven phases, the last of them the Path to Victory Phase (war_of_honor.turn.01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.editions.ccg.turn import Turn, start_turn
from rokugan.editions.war_of_honor.game import woh
from rokugan.editions.war_of_honor.paths import PathsPhase

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class WarOfHonorTurn(Turn):
    """One turn of the active player."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "begin", "after_begin", "straighten", "events", "action", "attack", "dynasty", "end", "paths",
        "before_turn_ends", "turn_ends", "ruin",
    )  # fmt: skip

    def begin(self, game: CcgGame) -> None:
        """All counters are back at zero. In Classic Mode 40 Honor wins now (war_of_honor.variants.18)."""
        game.turn += 1
        start_turn(game)
        table = woh(game)
        table.forget_turn()
        if table.variant == "classic" and game.players[game.active].honor >= game.rules.honor_to_win:
            game.end(game.active, "honor")

    def paths(self, game: CcgGame) -> None:
        """Phase 7."""
        game.push(PathsPhase())

    def ruin(self, game: CcgGame) -> None:
        """Classic Mode: who ends his own turn with -20 Honor or less is eliminated (war_of_honor.variants.21)."""
        player = game.players[game.active]
        if woh(game).variant == "classic" and not player.eliminated and player.honor <= game.rules.honor_to_lose:
            game.rules.eliminate(game, game.active, "dishonor")
