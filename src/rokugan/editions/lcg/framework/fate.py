"""IV. Fate phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.framework.phases import Phase
from rokugan.editions.lcg.table.abilities import BE_DISCARDED, LEAVE_PLAY
from rokugan.editions.lcg.table.kinds import FATE_ON_RING, FATE_REMOVED, LEAVES_PLAY
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import DISCARDED, FATE_PHASE
from rokugan.editions.lcg.windows.actions import ActionWindow

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


class FatePhase(Phase):
    """4.1 to 4.5."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    STEPS: ClassVar[tuple[str, ...]] = (
        "begins", "discard_characters", "remove_fate", "place_fate_on_rings", "action_window", "expires", "ends",
    )  # fmt: skip
    PHASE: ClassVar[int] = FATE_PHASE

    def discard_characters(self, game: LcgGame) -> None:
        """4.2: in player order."""
        game.push(DiscardFateless(1 - game.first))
        game.push(DiscardFateless(game.first))

    def remove_fate(self, game: LcgGame) -> None:
        """4.3: 1 from each character in play, all at once."""
        events = [
            Event(FATE_REMOVED, card, amount=1, rule="lcg.fate-phase.03")
            for card in game.all_characters()
            if game.states[card].fate
        ]
        if events:
            game.happen(events)

    def place_fate_on_rings(self, game: LcgGame) -> None:
        """4.4: 1 from the general pool on each unclaimed ring, all at once."""
        game.happen([Event(FATE_ON_RING, other=ring, amount=1, rule="lcg.fate-phase.05") for ring in game.unclaimed()])

    def action_window(self, game: LcgGame) -> None:
        """The action window of this phase."""
        game.push(ActionWindow(game.first))


class DiscardFateless(Frame["LcgGame"]):
    """One player discards his characters with no fate one at a time, in the order he chooses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "kept")
    STEPS: ClassVar[tuple[str, ...]] = ("next_one",)
    ARGS: ClassVar[int] = 1

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.kept: list[int] = []  # something else happened to them instead

    def next_one(self, game: LcgGame) -> None:
        """The player says which character comes next."""
        left = [
            card
            for card in game.characters(self.seat)
            if not game.states[card].fate
            and card not in self.kept
            and not game.forbidden(LEAVE_PLAY, card)
            and not game.forbidden(BE_DISCARDED, card)
        ]
        if not left:
            return
        self.again()
        if len(left) == 1:
            self.discard(game, left[0])
            return
        choices = [Choice("order", game.cards[card], value=card) for card in left]
        game.ask(self.seat, "order", say("prompts.which_character_without_fate_is_discarded"), choices)

    def answer(self, game: LcgGame, choice: Choice) -> None:
        self.discard(game, choice.value)

    def discard(self, game: LcgGame, card: int) -> None:
        """Discard the character, unless something prevents that."""
        self.kept.append(card)
        game.happens(Event(LEAVES_PLAY, card, self.seat, how=DISCARDED, rule="lcg.fate-phase.02"))
