"""An additional phase in the midst of another, which then goes on where it stopped (samurai.g-turn.02-.04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.battle.attack import AttackPhase
from rokugan.editions.ccg.table.ids import TurnPhase
from rokugan.editions.ccg.turn.phases import ActionPhase

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class CreatedAttack(AttackPhase):
    """An Attack Phase that an effect creates: not optional (samurai.attack.02). `against`: whom alone it can attack."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "against", *AttackPhase.FIELDS)
    ARGS: ClassVar[int] = 2

    def __init__(self, seat: int, against: int) -> None:
        self.seat: int = seat
        self.against: int = against

    def attacker(self, game: CcgGame) -> int:
        return self.seat

    def declaration(self, game: CcgGame) -> None:
        """Without anybody to attack there is no attack."""
        if not self.choices(game):
            self.finish()
        else:
            super().declaration(game)

    def choices(self, game: CcgGame) -> list[Choice]:
        found = [choice for choice in super().choices(game) if choice.verb != "no attack"]
        return [choice for choice in found if self.against in (-1, choice.value)]


class AdditionalPhase(Frame["CcgGame"]):
    """An additional phase takes place, then the one that it has interrupted goes on."""

    STEPS: ClassVar[tuple[str, ...]] = ("take_place", "resume")
    FIELDS: ClassVar[tuple[str, ...]] = ("phase", "interrupted", "seat", "against")
    ARGS: ClassVar[int] = 4

    def __init__(self, phase: TurnPhase, interrupted: TurnPhase, seat: int, against: int) -> None:
        self.phase: TurnPhase = phase
        self.interrupted: TurnPhase = interrupted
        self.seat: int = seat
        self.against: int = against

    def take_place(self, game: CcgGame) -> None:
        """The game is in the additional phase now."""
        game.phase = self.phase
        game.push(ActionPhase() if self.phase == "action" else CreatedAttack(self.seat, self.against))

    def resume(self, game: CcgGame) -> None:
        """The game is in the interrupted phase again."""
        game.phase = self.interrupted
