"""III. Conflict phase: opportunities to declare conflicts, and the Imperial Favor at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.editions.lcg.changes.noting import by_rule
from rokugan.editions.lcg.effects.favor import claim_favor, count_glory
from rokugan.editions.lcg.framework.conflict import ConflictResolution, Declaration, types_to_declare
from rokugan.editions.lcg.framework.phases import Phase
from rokugan.editions.lcg.table.kinds import CONFLICT_PASSED
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import CONFLICT_PHASE, MILITARY, SKILL_NAMES
from rokugan.editions.lcg.windows.actions import ActionWindow

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

NO_CONFLICT = -1


class ConflictPhase(Phase):
    """3.1 to 3.5. Step 3.3 leads back to the action window after 3.1 (lcg.framework.03)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("next_seat", "count")
    STEPS: ClassVar[tuple[str, ...]] = (
        "opportunities", "begins", "action_window", "declare", "back", "glory_count", "claim_favor", "expires", "ends",
    )  # fmt: skip
    PHASE: ClassVar[int] = CONFLICT_PHASE

    def __init__(self) -> None:
        self.next_seat: int = -1
        self.count: Event | None = None

    def opportunities(self, game: LcgGame) -> None:
        """One military and one political conflict for each player."""
        game.conflicts = 0
        for player in game.players:
            player.opportunities = 2
            player.most = player.had = 0

    def action_window(self, game: LcgGame) -> None:
        """The action window after 3.1, also when it is reached again (lcg.actions.03)."""
        game.push(ActionWindow(game.first))

    def declare(self, game: LcgGame) -> None:
        """3.2: the next player in player order with an opportunity declares a conflict or passes."""
        seat = game.first if self.next_seat < 0 else self.next_seat
        if not game.players[seat].may_declare:
            seat = 1 - seat
        if not game.players[seat].may_declare:
            self.goto("glory_count")
            return
        self.next_seat = seat
        game.active = seat
        choices = [Choice("declare", tail=SKILL_NAMES[skill], value=skill) for skill in types_to_declare(game, seat)]
        choices.append(Choice("no conflict", value=NO_CONFLICT))
        game.ask(seat, "declare", say("prompts.declare_a_conflict_or_pass"), choices)

    def answer(self, game: LcgGame, choice: Choice) -> None:
        seat = self.next_seat
        self.next_seat = 1 - seat
        game.players[seat].opportunities -= 1
        game.players[seat].had += 1
        if choice.value == NO_CONFLICT:
            by_rule(game.note("passes a conflict", seat), "lcg.conflict.27")
            game.happens(Event(CONFLICT_PASSED, seat=seat))
            return
        declare_conflict(game, seat, choice.value)

    def back(self, game: LcgGame) -> None:
        """3.3: back to the action window."""
        self.goto("action_window")

    def glory_count(self, game: LcgGame) -> None:
        """3.4.1."""
        self.count = count_glory(game)

    def claim_favor(self, game: LcgGame) -> None:
        """3.4.2: the winner claims the Imperial Favor; a tie leaves it as it is."""
        count, self.count = self.count, None
        if count is not None and count.seat >= 0:
            claim_favor(game, count.seat)


def declare_conflict(game: LcgGame, seat: int, skill: int) -> None:
    """A player declares a conflict of that type, and it resolves."""
    game.push(ConflictResolution())
    game.push(Declaration(seat, skill))


__all__ = ["MILITARY", "ConflictPhase", "declare_conflict"]
