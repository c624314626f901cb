"""A cost is paid only if what pays it happens, actually and in full (celestial.costs.04, samurai.costs.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.frames import Frame
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.event_kinds import LOSE

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class PaidInFull(Frame["CcgGame"]):
    """Looks, once an event that pays a cost is over, whether it has happened to all that the cost asked for. What was negated,
    put off, reduced or replaced has not paid, unless a text has said of something else that it pays (samurai.costs.22, .31)."""

    STEPS: ClassVar[tuple[str, ...]] = ("look",)
    FIELDS: ClassVar[tuple[str, ...]] = ("event", "asked", "amount")
    ARGS: ClassVar[int] = 3

    def __init__(self, event: Event, asked: tuple[int, ...], amount: int) -> None:
        self.event: Event = event
        self.asked: tuple[int, ...] = asked
        self.amount: int = amount

    def look(self, game: CcgGame) -> None:
        """Mark the cost as unpaid if anything is missing."""
        event = self.event
        if event.action is None:
            return
        payment = event.action.payment
        standins = dict(payment.standins)
        missing = [
            thing for thing in self.asked if standin(standins, thing) not in event.done and thing not in payment.settled
        ]
        if missing or (event.kind == LOSE and event.done and event.amount < self.amount):
            payment.unpaid = True
        if any(thing in standins for thing in missing):  # the cost had changed entirely: nothing else pays it
            payment.refused = True


def standin(standins: dict[int, int], thing: int) -> int:
    """The card that pays in the place of this one, or in the place of the one that does."""
    seen: list[int] = []
    while thing in standins and thing not in seen:
        seen.append(thing)
        thing = standins[thing]
    return thing


def look_later(game: CcgGame, event: Event) -> None:
    """Look, once an event that is about to happen is over, whether it has paid the cost for which it happens."""
    if event.cause == "cost" and event.action is not None:
        game.push(PaidInFull(event, tuple(event.things), event.amount))
