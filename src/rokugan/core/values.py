"""Values: what a thing has of a stat now, made of parts that apply one after the other, and kept until something changes.

What a part does to the value so far is the same in every game; which parts there are now, and in which order they apply, is the
game's (`Reckoning`). The value and the answer to why it is so come from the same parts.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rokugan.core.zones import Zoned

ADD: Final = 0
SET: Final = 1  # the value becomes that
TIMES: Final = 2
HALVE: Final = 3  # `amount` times, rounded up
LEAST: Final = 4  # a value below that becomes it
MOST: Final = 5  # a value above that becomes it
BASE_SET: Final = 6  # as SET, but of the base value, where a game has what changes that alone
BASE_TIMES: Final = 7


class ValuePart:
    """One part of a value: what it does, by how much, why; of which card, until when (as the game calls its endings; None: as
    long as the rules say), and its number in the count of the game, the later the higher. Parts that are tokens say which."""

    def __init__(
        self,
        operation: int,
        amount: int,
        why: str = "",
        source: int = -1,
        until: object = None,
        serial: int = 0,
        token: str = "",
        count: int = 0,
    ) -> None:
        self.operation: int = operation
        self.amount: int = amount
        self.why: str = why
        self.source: int = source
        self.until: object = until
        self.serial: int = serial
        self.token: str = token
        self.count: int = count

    def __repr__(self) -> str:
        return f"ValuePart({self.operation}, {self.amount}, {self.why!r}, {self.source})"


def applied(part: ValuePart, total: int) -> int:
    """Return what a value becomes by one part.

    >>> applied(ValuePart(ADD, 1), 3), applied(ValuePart(HALVE, 1), 3)
    (4, 2)
    >>> applied(ValuePart(LEAST, 0), -2), applied(ValuePart(MOST, 2), 1)
    (0, 1)
    """
    operation, amount = part.operation, part.amount
    if operation == ADD:
        return total + amount
    if operation == LEAST:
        return amount if total < amount else total
    if operation == MOST:
        return amount if total > amount else total
    if operation == TIMES or operation == BASE_TIMES:
        return total * amount
    if operation == HALVE:
        return -(-total // (1 << amount))
    return amount


def reckoned(parts: list[ValuePart]) -> int:
    """The value that these parts come to, in this order.

    >>> reckoned([ValuePart(ADD, 3, "printed"), ValuePart(ADD, 1), ValuePart(TIMES, 2), ValuePart(MOST, 7)])
    7
    """
    total = 0
    for part in parts:
        if part.operation == ADD:
            total += part.amount
        elif part.operation != LEAST or total < part.amount:
            total = applied(part, total)
    return total


class Reckoning:
    """How a game makes up its values: the order of its book."""

    def parts(self, game: Any, thing: int, stat: int) -> list[ValuePart]:  # noqa: ANN401 (each game's own class)
        """Return what a value is made of now, what is printed first, in the order in which it applies."""
        raise NotImplementedError

    def printed(self, game: Any, thing: int, stat: int) -> int:  # noqa: ANN401
        """The value without anything that changes it."""
        raise NotImplementedError

    def ending_words(self, game: Any, until: object) -> str:  # noqa: ANN401
        """Return when an effect ends, for a reader."""
        raise NotImplementedError


STATS: Final = 8  # how many stats a thing has at most
DEEPEST: Final = 6  # a value that depends on so many others, each on the next, depends on itself


class Valued(Zoned):
    """A game with cards that have values. WATCHFUL: do its rules look again after every change? FLEETING: a bit for each stat
    whose value may depend on more than the table, so that it is found anew each time."""

    WATCHFUL: ClassVar[bool] = False
    FLEETING: ClassVar[int] = 0

    def __init__(self, names: list[str], seed: int, visibility: tuple[int, ...], reckoning: Reckoning) -> None:
        super().__init__(names, seed, visibility)
        self.reckoning: Reckoning = reckoning
        self.values: dict[int, int] = {}  # those found since the last change, by thing and stat
        self.age: int = 0  # how many changes there have been, for whatever else is remembered from one to the next
        self.depth: int = 0

    def value(self, thing: int, stat: int) -> int:
        """The current value of a stat."""
        key = thing * STATS + stat
        found = self.values.get(key)
        if found is None:
            if self.depth > DEEPEST:
                return self.reckoning.printed(self, thing, stat)
            self.depth += 1
            found = reckoned(self.reckoning.parts(self, thing, stat))
            self.depth -= 1
            if not self.FLEETING >> stat & 1 or self.keeps(thing, stat):
                self.values[key] = found
        return found

    def keeps(self, thing: int, stat: int) -> bool:
        """Has this thing a value of a fleeting stat that depends on the table alone?"""
        return False

    def touch(self) -> None:
        """Something has changed: whatever was found out so far may be otherwise now."""
        self.age += 1
        if self.values:
            self.values.clear()
        if self.WATCHFUL:
            self.unsettled = True

    def why_value(self, seat: int, thing: int, stat: int) -> dict[str, Any]:
        """Return what is printed, the value, and each of its parts with its source and its end, as far as a viewer knows
        them."""
        self.depth += 1
        parts = self.reckoning.parts(self, thing, stat)
        self.depth -= 1
        total = 0
        told: list[dict[str, Any]] = []
        for part in parts:
            before, total = total, applied(part, total)
            if before == total and (part.operation in (LEAST, MOST) or (part.operation == SET and part.source < 0)):
                continue  # a rule or a limit that changes nothing
            change = {"amount": part.amount} if part.operation == ADD else {"to": total}
            told.append({"why": part.why, **change, **self.told_of(seat, part)})
        return {"printed": self.reckoning.printed(self, thing, stat), "value": total, "parts": told}

    def told_of(self, seat: int, part: ValuePart) -> dict[str, Any]:
        """Return where a part of a value comes from and when it ends: its card only if it is in the viewer's sight."""
        viewer = seat if seat >= 0 else len(self.names)
        told: dict[str, Any] = {}
        if part.source >= 0 and self.known[part.source] >> viewer & 1:
            told["source"] = self.name(part.source)
            called = self.sight.name(viewer, part.source)
            if called:
                told["source_card"] = called
        if part.until is not None:
            told["until"] = self.reckoning.ending_words(self, part.until)
        if part.token:
            told["token"], told["count"] = part.token, part.count
        return told
