"""Action rounds: players act or pass in turn until all have passed in a row (celestial.actions.09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.context import Offer
from rokugan.editions.ccg.things import BATTLE, LIMITED, NOTHING, OPEN

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class ActionRound(Frame["CcgGame"]):
    """A round of actions in the Action Phase or in a Combat Segment."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "mask", "passes", "asked", "extra", "performer")
    ARGS: ClassVar[int] = 2

    def __init__(self, seat: int, mask: int) -> None:
        super().__init__()
        self.seat: int = seat
        self.mask: int = mask
        self.passes: int = 0
        self.asked: int = seat
        self.extra: bool = False
        self.performer: int = NOTHING

    def designators(self, game: CcgGame, seat: int) -> int:
        """What this player may take now: Limited actions only if it is his turn (celestial.action-phase.04)."""
        if self.mask == BATTLE:
            return game.rules.combat_designators
        return LIMITED | OPEN if seat == game.active else OPEN

    def run(self, game: CcgGame) -> bool:
        order = game.in_order(self.seat)
        mask = 0
        self.performer = NOTHING
        if game.extra_actions:
            self.asked, mask, self.performer = game.extra_actions.pop(0)
            self.extra = True
        else:
            self.extra = False
            if self.passes >= len(order):
                return False
            self.asked = self.seat
            mask = self.designators(game, self.seat)
        choices = game.rules.actions(game, self.asked, mask or self.designators(game, self.asked), self.performer)
        choices.append(Choice("pass"))
        prompt = "Take a Battle action or pass" if self.mask == BATTLE else "Take an action or pass"
        game.ask(self.asked, "act", prompt, choices)
        return True

    def answer(self, game: CcgGame, choice: Choice) -> None:
        seat = self.asked
        if not self.extra:
            others = game.others(self.seat)
            self.seat = others[0] if others else self.seat
        if choice.verb == "pass":
            if not self.extra:
                self.passes += 1
            return
        self.passes = 0
        offer = choice.what
        assert isinstance(offer, Offer)
        game.rules.begin(game, seat, offer)
