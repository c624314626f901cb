"""The cards that may be taken from a province that has just been broken."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.table.kinds import (
    CARD_DISCARDED,
    LEAVES_PLAY,
)
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import (
    DISCARDED,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


class Plunder(Frame["LcgGame"]):
    """The attacker may discard the dynasty cards of the province just broken, each or not (lcg.provinces.03)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cards", "chosen")
    STEPS: ClassVar[tuple[str, ...]] = ("ask_each", "discard")
    ARGS: ClassVar[int] = 2

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat: int = seat
        self.cards: list[int] = cards
        self.chosen: list[int] = []

    def ask_each(self, game: LcgGame) -> None:
        """Ask the attacker `yes` or `no` for each card."""
        if not self.cards:
            return
        choices = [Choice("yes", value=1), Choice("no", value=0)]
        game.ask(self.seat, "may", say("prompts.discard_the_card_in_the_broken"), choices, game.cards[self.cards[0]])

    def answer(self, game: LcgGame, choice: Choice) -> None:
        card = self.cards.pop(0)
        if choice.value:
            self.chosen.append(card)
        self.again()

    def discard(self, game: LcgGame) -> None:
        """Discard the cards; the province is refilled facedown."""
        if self.chosen:
            game.happen(
                [
                    Event(LEAVES_PLAY, card, how=DISCARDED, rule="lcg.provinces.03")
                    if card in game.states
                    else Event(CARD_DISCARDED, card, other=self.seat, rule="lcg.provinces.03")
                    for card in self.chosen
                ],
            )
