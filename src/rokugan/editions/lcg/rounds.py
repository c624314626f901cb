"""The round: five phases in their order, and the steps that begin and end each of them (Appendix I)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.frames import Frame
from rokugan.editions.lcg.happening import happen
from rokugan.editions.lcg.kinds import PHASE_BEGINS, PHASE_ENDS, ROUND_BEGINS, ROUND_ENDS
from rokugan.editions.lcg.lasting import end_of
from rokugan.editions.lcg.state import Event
from rokugan.editions.lcg.things import DYNASTY_PHASE, PHASE_END, PHASES, REGROUP_PHASE, ROUND_END

if TYPE_CHECKING:
    from rokugan.editions.lcg.game import LcgGame


class Rounds(Frame["LcgGame"]):
    """Round after round until somebody wins (lcg.framework.02)."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    STEPS: ClassVar[tuple[str, ...]] = ("dynasty", "draw", "conflict", "fate", "regroup", "next_round")

    def dynasty(self, game: LcgGame) -> None:
        """1."""
        from rokugan.editions.lcg.dynasty import DynastyPhase

        game.push(DynastyPhase())

    def draw(self, game: LcgGame) -> None:
        """2."""
        from rokugan.editions.lcg.draw import DrawPhase

        game.push(DrawPhase())

    def conflict(self, game: LcgGame) -> None:
        """3."""
        from rokugan.editions.lcg.conflict_phase import ConflictPhase

        game.push(ConflictPhase())

    def fate(self, game: LcgGame) -> None:
        """4."""
        from rokugan.editions.lcg.fate import FatePhase

        game.push(FatePhase())

    def regroup(self, game: LcgGame) -> None:
        """5."""
        from rokugan.editions.lcg.regroup import RegroupPhase

        game.push(RegroupPhase())

    def next_round(self, game: LcgGame) -> None:
        """Back to the dynasty phase, unless the game was agreed to end after so many rounds."""
        if game.round_limit and game.round >= game.round_limit:
            game.end(-1, game.limit_victory)
            return
        game.round += 1
        game.turn = game.round
        self.at = 0


class Phase(Frame["LcgGame"]):
    """What all phases share: a formal beginning and a formal end (lcg.framework.06)."""

    PHASE: ClassVar[int] = 0

    def begins(self, game: LcgGame) -> None:
        """Step x.1; step 1.1 begins the round as well (lcg.framework.07)."""
        game.phase = self.PHASE
        game.active = game.first
        game.note(f"{PHASES[self.PHASE]} phase", -1)
        events = [Event(PHASE_BEGINS, amount=self.PHASE)]
        if self.PHASE == DYNASTY_PHASE:
            events.insert(0, Event(ROUND_BEGINS))
            for player in game.players:
                player.limited = 0
        for player in game.players:
            player.lost = player.won = 0
        happen(game, events)

    def expires(self, game: LcgGame) -> None:
        """Lasting effects end with the phase before anything that happens at its end (lcg.duration)."""
        end_of(game, PHASE_END)
        if self.PHASE == REGROUP_PHASE:
            end_of(game, ROUND_END)

    def ends(self, game: LcgGame) -> None:
        """The last step; step 5.6 ends the round as well."""
        events = [Event(PHASE_ENDS, amount=self.PHASE)]
        if self.PHASE == REGROUP_PHASE:
            events.append(Event(ROUND_ENDS))
        happen(game, events)
