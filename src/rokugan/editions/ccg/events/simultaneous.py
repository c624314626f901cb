"""Several events at the same time: all are answered to before any happens, and after all have happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.frames import Frame
from rokugan.editions.ccg.events.windows import Window, answered, carry_out, keep_from, replaced
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.event_kinds import Moment

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class Simultaneous(Frame["CcgGame"]):
    """Separate events that are simultaneous (samurai.g-wording.20)."""

    STEPS: ClassVar[tuple[str, ...]] = ("prevent", "before", "apply", "after")
    FIELDS: ClassVar[tuple[str, ...]] = ("events", "audience", "seen")
    ARGS: ClassVar[int] = 1

    def __init__(self, events: list[Event]) -> None:
        self.events: list[Event] = events
        self.audience: list[int] = []
        self.seen: int = 0

    def prevent(self, game: CcgGame) -> None:
        """Take out what cannot happen."""
        for event in self.events:
            keep_from(game, event)
        self.events = [event for event in self.events if event.things]
        self.events = [event for event in self.events if not replaced(game, event)]
        self.audience = list(game.audience())

    def before(self, game: CcgGame) -> None:
        """The windows before each of them."""
        self._windows(game, "before")

    def apply(self, game: CcgGame) -> None:
        """All of them happen."""
        self.seen = 0
        for event in self.events:
            if event.things and not event.negated:
                carry_out(game, event)

    def after(self, game: CcgGame) -> None:
        """The windows after each of them."""
        self._windows(game, "after")

    def _windows(self, game: CcgGame, when: Moment) -> None:
        """Open the windows of the next event that somebody may answer; the step runs again until all have had theirs."""
        game.moment()
        while self.seen < len(self.events):
            event = self.events[self.seen]
            self.seen += 1
            things = event.things if when == "before" else event.done
            waiting = answered(game, event, things, when, self.audience)
            if waiting:
                self.again()
                for thing in waiting[::-1]:
                    game.push(Window(event, thing, when, self.audience))
                return
