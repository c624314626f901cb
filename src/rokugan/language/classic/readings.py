"""Which of several readings is meant: the order of preference, in one place.

References must mean something; what modifies stands as near to its host as it can; of equals the one with the fewest nodes.
What is still two meanings is refused.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rokugan.language.chart import Derivation
from rokugan.program import Node, walk

HOSTS = ("Post", "Adjunct", "Cond", "Per")
"""What modifies something before it."""


def ranked(readings: Iterable[Derivation]) -> list[tuple[tuple[int, int], Any]]:
    """Return the readings with their rank, the preferred first."""
    return sorted(((_rank(each), each.value) for each in readings), key=lambda pair: pair[0])


def _rank(derivation: Derivation) -> tuple[int, int]:
    return -_nearness(derivation), _size(derivation.value)


def _nearness(derivation: Derivation) -> int:
    """How near to its host all that modifies stands."""
    rule = derivation.rule
    modifies = len(derivation.parts) > 1 and rule.parts[-1] in HOSTS and rule.category in (rule.parts[0], "Con")
    own = 10 * derivation.start + (rule.category != "S") if modifies else 0
    return own + sum(map(_nearness, derivation.parts))


def _size(value: Any) -> int:
    """How many nodes a value has."""
    if isinstance(value, tuple):
        return sum(map(_size, value))
    return len(walk(value)) if isinstance(value, Node) else 1
