"""Adding and raising fractions so that a computer player finds the same on every machine and in every Python."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

EXACT = 12  # decimal places up to which the libraries of all machines agree


def total(numbers: Iterable[float]) -> float:
    """Return the sum, added from left to right. (`sum` makes up for what is rounded away, but only since Python 3.12.)

    >>> total([1.0, 1e100, 1.0, -1e100]), total([])
    (0.0, 0.0)
    """
    found = 0.0
    for number in numbers:
        found += number
    return found


def power(base: float, times: int) -> float:
    """Return the product of so many of these.

    >>> power(0.5, 3), power(0.5, 0)
    (0.125, 1.0)
    """
    found = 1.0
    for _ in range(times):
        found *= base
    return found


def exponential(number: float) -> float:
    """Return e to that power, to so many places as every machine finds.

    >>> exponential(0), exponential(1)
    (1.0, 2.718281828459)
    """
    return round(exp(number), EXACT)
