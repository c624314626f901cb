"""The parts that all phases share: a formal beginning and a formal end (Appendix I)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.frames import Frame
from rokugan.editions.lcg.changes.noting import by_rule
from rokugan.editions.lcg.effects.lasting import end_of
from rokugan.editions.lcg.table.kinds import PHASE_BEGINS, PHASE_ENDS, ROUND_BEGINS, ROUND_ENDS
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import DYNASTY_PHASE, PHASE_END, PHASES, REGROUP_PHASE, ROUND_END

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


# By phase: the chart of the book that it follows
RULES = ("lcg.dynasty.03", "lcg.draw-phase.01", "lcg.conflict.23", "lcg.fate-phase.01", "lcg.regroup.02")


class Phase(Frame["LcgGame"]):
    """What all phases share: a formal beginning and a formal end (lcg.framework.06)."""

    PHASE: ClassVar[int] = 0

    def begins(self, game: LcgGame) -> None:
        """Step x.1; step 1.1 begins the round as well (lcg.framework.07)."""
        game.phase = self.PHASE
        game.active = game.first
        by_rule(game.note(f"{PHASES[self.PHASE]} phase", -1, amount=game.round), RULES[self.PHASE])
        events = [Event(PHASE_BEGINS, amount=self.PHASE)]
        if self.PHASE == DYNASTY_PHASE:
            events.insert(0, Event(ROUND_BEGINS))
            for player in game.players:
                player.limited = player.lost = player.won = 0
                player.declared = [0, 0]
        game.happen(events)

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
        game.happen(events)
