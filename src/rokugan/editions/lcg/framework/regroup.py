"""V. Regroup phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.framework.phases import Phase
from rokugan.editions.lcg.table.kinds import CARD_DISCARDED, LEAVES_PLAY, READIES, RING_RETURNED, TOKEN_PASSED
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import DISCARDED, HOLDING, REGROUP_PHASE
from rokugan.editions.lcg.windows.actions import ActionWindow

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

DONE = -1


class RegroupPhase(Phase):
    """5.1 to 5.6."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    STEPS: ClassVar[tuple[str, ...]] = (
        "begins", "action_window", "ready_cards", "discard_from_provinces", "return_rings", "pass_token", "expires", "ends",
    )  # fmt: skip
    PHASE: ClassVar[int] = REGROUP_PHASE

    def action_window(self, game: LcgGame) -> None:
        """The action window of this phase."""
        game.push(ActionWindow(game.first))

    def ready_cards(self, game: LcgGame) -> None:
        """5.2: each bowed card in play, all at once."""
        events = [Event(READIES, card, rule="lcg.regroup.03") for card, state in game.states.items() if state.bowed]
        if events:
            game.happen(events)

    def discard_from_provinces(self, game: LcgGame) -> None:
        """5.3: in player order."""
        game.push(DiscardFromProvinces(1 - game.first))
        game.push(DiscardFromProvinces(game.first))

    def return_rings(self, game: LcgGame) -> None:
        """5.4: each claimed ring, all at once."""
        events = [
            Event(RING_RETURNED, other=ring, rule="lcg.regroup.07") for ring in range(5) if game.ring_owner[ring] >= 0
        ]
        if events:
            game.happen(events)

    def pass_token(self, game: LcgGame) -> None:
        """5.5: the opponent becomes the first player."""
        game.happens(Event(TOKEN_PASSED, seat=game.first, other=1 - game.first, rule="lcg.regroup.08"))


class DiscardFromProvinces(Frame["LcgGame"]):
    """One player discards the faceup cards of his broken provinces, and any of the others; each province is refilled."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "chosen")
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "discard")
    ARGS: ClassVar[int] = 1

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.chosen: list[int] = []

    def faceup(self, game: LcgGame, broken: bool) -> list[int]:
        """The faceup cards in his broken or unbroken provinces."""
        return [
            card
            for province in game.provinces_of(self.seat)
            if province.broken == broken
            for card, shown in zip(province.cards, province.shown, strict=True)
            if shown
        ]

    def choose(self, game: LcgGame) -> None:
        """One after the other, and `done`."""
        left = [card for card in self.faceup(game, False) if card not in self.chosen]
        choices = [Choice("discard", game.cards[card], value=card) for card in left]
        choices.append(Choice("done", value=DONE))
        game.ask(self.seat, "discard", say("prompts.discard_cards_from_your_provinces"), choices)

    def answer(self, game: LcgGame, choice: Choice) -> None:
        if choice.value != DONE:
            self.chosen.append(choice.value)
            self.again()

    def discard(self, game: LcgGame) -> None:
        """All of them at once."""
        must = [(card, "lcg.regroup.04") for card in self.faceup(game, True)]
        may = [(card, "lcg.regroup.05") for card in self.chosen]
        events = [
            Event(LEAVES_PLAY, card, self.seat, how=DISCARDED, rule=rule)
            if game.printed[card].type == HOLDING
            else Event(CARD_DISCARDED, card, self.seat, other=self.seat, rule=rule)
            for card, rule in must + may
        ]
        if events:
            game.happen(events)
