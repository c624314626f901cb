"""Modifiers: how a value comes from its base and what changes it. Which changes are in force, and on what, the game says.

The order is that of all rulebooks here: what sets a value beats what adds to it, adding comes before multiplying, halves are
rounded up once at the end, and a value below the least is the least.
"""

from __future__ import annotations

BASE_SET = 0  # the base value becomes that
BASE_TIMES = 1  # the base value is multiplied
ADD = 2
TIMES = 3
HALVE = 4  # `amount` times
SET = 5  # beats all that does not set; of several the latest


class Modifier:
    """One change of one value: what it does, by how much, and when it was applied (the later, the higher)."""

    def __init__(self, operation: int, amount: int, serial: int, source: int = -1) -> None:
        self.operation: int = operation
        self.amount: int = amount
        self.serial: int = serial
        self.source: int = source

    def __repr__(self) -> str:
        return f"Modifier({self.operation}, {self.amount}, {self.serial}, {self.source})"


def base_of(base: int, modifiers: list[Modifier]) -> int:
    """The base value, after what sets or multiplies it, in the order in which that was applied.

    >>> base_of(2, [Modifier(BASE_TIMES, 2, 1), Modifier(BASE_TIMES, 2, 2)])
    8
    """
    for each in sorted(modifiers, key=_by_serial):
        if each.operation == BASE_SET:
            base = each.amount
        elif each.operation == BASE_TIMES:
            base *= each.amount
    return base


def combine(base: int, modifiers: list[Modifier], least: int = 0) -> int:
    """The value with all modifiers at once.

    >>> combine(3, [Modifier(TIMES, 2, 1), Modifier(ADD, 1, 2)]), combine(3, [Modifier(HALVE, 1, 1)])
    (8, 2)
    >>> combine(3, [Modifier(SET, 1, 1), Modifier(SET, 2, 2), Modifier(ADD, 5, 3)]), combine(1, [Modifier(ADD, -3, 1)])
    (2, 0)
    """
    latest: Modifier | None = None
    added, times, halves = 0, 1, 0
    for each in modifiers:
        operation = each.operation
        if operation == ADD:
            added += each.amount
        elif operation == TIMES:
            times *= each.amount
        elif operation == HALVE:
            halves += each.amount
        elif operation == SET and (latest is None or each.serial > latest.serial):
            latest = each
    if latest is not None:
        return max(latest.amount, least)
    whole = (base_of(base, modifiers) + added) * times
    return max(-(-whole // (1 << halves)), least)


def _by_serial(modifier: Modifier) -> int:
    return modifier.serial
