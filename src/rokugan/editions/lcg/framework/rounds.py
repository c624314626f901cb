"""The round: five phases in their order, and the steps that begin and end each of them (Appendix I)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.frames import Frame
from rokugan.editions.lcg.framework.conflict_phase import ConflictPhase
from rokugan.editions.lcg.framework.draw import DrawPhase
from rokugan.editions.lcg.framework.dynasty import DynastyPhase
from rokugan.editions.lcg.framework.fate import FatePhase
from rokugan.editions.lcg.framework.regroup import RegroupPhase

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


class Rounds(Frame["LcgGame"]):
    """Round after round until somebody wins (lcg.framework.02)."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    STEPS: ClassVar[tuple[str, ...]] = ("dynasty", "draw", "conflict", "fate", "regroup", "next_round")

    def dynasty(self, game: LcgGame) -> None:
        """1."""
        game.push(DynastyPhase())

    def draw(self, game: LcgGame) -> None:
        """2."""
        game.push(DrawPhase())

    def conflict(self, game: LcgGame) -> None:
        """3."""
        game.push(ConflictPhase())

    def fate(self, game: LcgGame) -> None:
        """4."""
        game.push(FatePhase())

    def regroup(self, game: LcgGame) -> None:
        """5."""
        game.push(RegroupPhase())

    def next_round(self, game: LcgGame) -> None:
        """Back to the dynasty phase, unless the game was agreed to end after so many rounds."""
        if game.round_limit and game.round >= game.round_limit:
            game.end(-1, game.limit_victory)
            return
        game.round += 1
        game.turn = game.round
        self.at = 0
