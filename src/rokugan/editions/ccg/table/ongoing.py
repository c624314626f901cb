"""Effects that wait for their time, cover whatever is of a kind, or last while something remains: records, never changed."""

from __future__ import annotations

from typing import Any

from rokugan import program as p
from rokugan.core.lasting import Lasting
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.event_kinds import pattern_codes


class Delayed(Lasting[Ending]):
    """An effect that waits for its time: never changed itself, but its action is that of the text, which may go on. Its serial
    number says when it began to wait."""

    def __init__(
        self,
        trigger: p.Trigger,
        effects: tuple[p.Effect, ...],
        action: Action,
        once: bool,
        until: Ending,
        resolving: tuple[int, ...] = (),
        serial: int = 0,
    ) -> None:
        super().__init__(action.card, action.player, until, serial)
        self.trigger: p.Trigger = trigger
        self.effects: tuple[p.Effect, ...] = effects
        self.action: Action = action
        self.once: bool = once
        self.resolving: tuple[int, ...] = (
            resolving  # the actions and the battlefield that were under way then, by their numbers
        )
        self.codes: tuple[int, ...] = pattern_codes(trigger.pattern)

    def lasting(self, until: Ending) -> Delayed:
        """The same delayed effect with another ending."""
        return Delayed(self.trigger, self.effects, self.action, self.once, until, self.resolving, self.serial)

    def within(self, action: Action) -> Delayed:
        """The same delayed effect, of this copy of its action."""
        return Delayed(self.trigger, self.effects, action, self.once, self.until, self.resolving, self.serial)

    def state(self) -> tuple[Any, ...]:
        """As plain data."""
        return (self.trigger, self.effects, self.action.state(), self.once, self.until)


class Standing(Lasting[Ending]):
    """An effect on all things of a kind: what it gives, to what, until when, and what it has been given to. Never changed. What
    things have got from it is marked with its serial number."""

    def __init__(
        self,
        serial: int,
        what: p.Each,
        changes: tuple[p.Change, ...],
        until: Ending,
        action: Action,
        covered: tuple[int, ...],
    ) -> None:
        super().__init__(action.card, action.player, until, serial)
        self.what: p.Each = what
        self.changes: tuple[p.Change, ...] = changes
        self.action: Action = action
        self.covered: tuple[int, ...] = covered

    def covering(self, covered: tuple[int, ...]) -> Standing:
        """The same effect, which these things have got."""
        return Standing(self.serial, self.what, self.changes, self.until, self.action, covered)

    def lasting(self, until: Ending) -> Standing:
        """The same effect with another ending."""
        return Standing(self.serial, self.what, self.changes, until, self.action, self.covered)

    def state(self) -> tuple[Any, ...]:
        """As plain data."""
        return (self.serial, self.what, self.changes, self.until, self.covered)


class Remaining:
    """A duration: the ending of what lasts so long, what must remain, and whose text of which card says so."""

    def __init__(self, ending: Ending, condition: p.Condition, player: int, card: int) -> None:
        self.ending: Ending = ending
        self.condition: p.Condition = condition
        self.player: int = player
        self.card: int = card

    def state(self) -> tuple[Any, ...]:
        """As plain data."""
        return (self.ending, self.condition, self.player, self.card)
