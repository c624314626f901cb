"""Setting up, and the turn with its phases, as Samurai Edition has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.frames import Frame
from rokugan.editions.ccg.chapters.turn import Turns
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.table.ids import TurnPhase
from rokugan.editions.samurai import legacy
from rokugan.editions.samurai.additional import AdditionalPhase
from rokugan.editions.samurai.procedures import CostlyRegion

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class SamuraiTurns(Turns):
    """Setting up, and the turn with its phases, as Samurai Edition has them."""

    starting_hand: ClassVar[int] = 5

    def reveal_costly_region(self, game: CcgGame, frame: entering_play.BringIntoPlay) -> None:
        game.push(CostlyRegion(frame))

    def set_up(self, game: CcgGame) -> Frame[CcgGame]:
        return legacy.SamuraiSetUp()

    def procedure(self, game: CcgGame) -> Frame[CcgGame]:
        return legacy.SamuraiTurn()

    def extra_phase(self, game: CcgGame, phase: TurnPhase, seat: int, against: int) -> None:
        """An additional phase happens at once, whatever the phase (samurai.g-turn.02)."""
        if game.attack is None and (phase == "attack" or seat == game.active):
            game.push(AdditionalPhase(phase, game.phase, seat, against))
        else:
            super().extra_phase(game, phase, seat, against)

    def event_resolves(self, game: CcgGame, card: int, seat: int) -> bool:
        """An Event of a title resolves once per game for a player (samurai.events-cards.06)."""
        key = f"{seat}:{game.behaviours[card].title}"
        if key in game.resolved_events:
            return False
        game.resolved_events.append(key)
        return True

    def resolves_again(self, game: CcgGame, card: int, seat: int) -> None:
        key = f"{seat}:{game.behaviours[card].title}"
        if key in game.resolved_events:
            game.resolved_events.remove(key)
