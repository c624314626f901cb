"""An additional phase in the midst of another, which then goes on where it stopped (samurai.g-turn.02-.04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.attack import AttackPhase
from rokugan.editions.ccg.turn import ActionPhase

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class CreatedAttack(AttackPhase):
    """An Attack Phase that an effect creates: not optional (samurai.attack.02)."""

    def choices(self, game: CcgGame) -> list[Choice]:
        return [choice for choice in super().choices(game) if choice.verb != "no attack"]


class AdditionalPhase(Frame["CcgGame"]):
    """The phase, then the name of the one that it has interrupted."""

    STEPS: ClassVar[tuple[str, ...]] = ("take_place", "resume")
    FIELDS: ClassVar[tuple[str, ...]] = ("phase", "interrupted")
    ARGS: ClassVar[int] = 2

    def __init__(self, phase: str, interrupted: str) -> None:
        super().__init__()
        self.phase: str = phase
        self.interrupted: str = interrupted

    def take_place(self, game: CcgGame) -> None:
        """It is the phase now."""
        game.phase = self.phase
        game.push(ActionPhase() if self.phase == "action" else CreatedAttack())

    def resume(self, game: CcgGame) -> None:
        """The game is in the interrupted phase again."""
        game.phase = self.interrupted
