"""A turn of War of Honor: seven phases, the last of them the Path to Victory Phase (war_of_honor.turn.01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.editions.ccg.turn.phases import Turn
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
        """All counters are back at zero (war_of_honor.honor.02)."""
        super().begin(game)
        woh(game).forget_turn()

    def paths(self, game: CcgGame) -> None:
        """Phase 7."""
        game.push(PathsPhase())

    def ruin(self, game: CcgGame) -> None:
        """Classic Mode: who ends his own turn with -20 Honor or less is eliminated (war_of_honor.variants.21)."""
        player = game.players[game.active]
        if woh(game).variant == "classic" and not player.eliminated and player.honor <= game.rules.honor_to_lose:
            game.rules.eliminate(game, game.active, "dishonor")
