"""Several events that happen one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.frames import Frame
from rokugan.editions.ccg.table.action import Event

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class Happenings(Frame["CcgGame"]):
    """Several events, one after the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("events",)
    ARGS: ClassVar[int] = 1

    def __init__(self, events: list[Event]) -> None:
        self.events: list[Event] = events

    def run(self, game: CcgGame) -> bool:
        if self.at >= len(self.events):
            return False
        self.at += 1
        game.happen(self.events[self.at - 1])
        return True
