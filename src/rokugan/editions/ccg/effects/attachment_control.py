"""Control of an attachment changes: it is transferred to a Personality of its new controller (celestial.control.04)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.card import Card
from rokugan.core.decision import Choice, DecisionKind
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import TRANSFER, EventWord
from rokugan.editions.ccg.text.described import prompts
from rokugan.editions.ccg.text.described.picking import PickOne

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class TransferControl(PickOne):
    """The new controller chooses who gets the attachment; with nobody to take it the change fails."""

    KIND: ClassVar[DecisionKind] = "target"
    PROMPT: ClassVar[str] = "Choose the Personality who gets it"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "action", "word")
    ARGS: ClassVar[int] = 4

    def __init__(self, seat: int, card: int, action: Action | None, word: EventWord) -> None:
        self.seat: int = seat
        self.card: int = card
        self.action: Action | None = action
        self.word: EventWord = word

    def picker(self) -> int:
        return self.seat

    def about(self, game: CcgGame) -> Card | None:
        return game.cards[self.card]

    def choices(self, game: CcgGame) -> list[Choice]:
        """Only Personalities who may legally attach it."""
        if entering_play.why_not_control(game, self.seat, self.card):
            return []
        return [
            prompts.target_choice(game, unit)
            for unit in game.personalities(self.seat)
            if not entering_play.why_not_attach(game, self.seat, self.card, unit)
        ]

    def answer(self, game: CcgGame, choice: Choice) -> None:
        event = Event(TRANSFER, [self.card], self.seat)
        event.place = choice.value
        event.action = self.action
        event.word = self.word
        game.happen(event)
