"""Costs of bowing that need not be paid: the player waives them if he wishes (samurai.g-costs.03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import BOW

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class BowOrWaive(Frame["CcgGame"]):
    """Cards bow as a cost; of those that need not, the player says which bow all the same. To leave the payment to itself is
    to waive it."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask", "bow")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "cards", "free")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, cards: list[int], free: list[int]) -> None:
        self.action: Action = action
        self.cards: list[int] = cards
        self.free: list[int] = free

    def ask(self, game: CcgGame) -> None:
        """One card after the other; a bowed one has nothing to pay with."""
        while self.free:
            card = self.free[0]
            if not game.states[card].bowed:
                self.again()
                choices = [Choice("pay auto"), Choice("pay", game.cards[card], value=card)]
                game.ask(self.action.player, "pay", say("prompts.bow_it_though_it_need_not"), choices, game.cards[card])
                return
            self._waive()

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "pay":
            self.free.pop(0)
        else:
            self._waive()

    def _waive(self) -> None:
        """The next card whose bowing is waived need not bow."""
        card = self.free.pop(0)
        self.cards.remove(card)
        self.action.note("waive bow", [card])

    def bow(self, game: CcgGame) -> None:
        """The others bow."""
        self.action.payment.bowed.extend(self.cards)
        if self.cards:
            event = Event(BOW, self.cards, self.action.player)
            event.action, event.cause = self.action, "cost"
            game.happen(event)
