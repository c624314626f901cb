"""Conditions, which hold or do not hold."""

from __future__ import annotations

from rokugan.program.lcg.deeds import Deed
from rokugan.program.lcg.roles import Amount, Circumstance, Condition, Filter, Noun, Thing
from rokugan.program.lcg.words import Comparison
from rokugan.program.lean import dataclass


@dataclass(frozen=True, repr=False)
class Be(Condition):
    """A thing is so."""

    written = "is {thing} {filter}"

    thing: Thing
    filter: Filter


@dataclass(frozen=True, repr=False)
class Exists(Condition):
    """There are so many of them: `you control 3 or more …`, `there is a holding in play`."""

    written = "exists {noun} {compare} {number}"

    noun: Noun
    compare: Comparison = ">="
    number: int = 1


@dataclass(frozen=True, repr=False)
class Compare(Condition):
    """One amount beside another."""

    written = "compare {left} {compare} {right}"

    left: Amount
    compare: Comparison
    right: Amount


@dataclass(frozen=True, repr=False)
class Happens(Condition):
    """Something happened, or (in the clause of a noun) happens: `you have declared 2 conflicts`, `that targets …`."""

    deed: Deed


@dataclass(frozen=True, repr=False)
class NotSo(Condition):
    """It does not hold."""

    written = "unless {condition}"

    condition: Condition


@dataclass(frozen=True, repr=False)
class Either(Condition):
    """One of them holds."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, repr=False)
class Both(Condition):
    """All of them hold."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, repr=False)
class During(Condition, Circumstance):
    """In the course of a conflict, phase or duel."""

    thing: Thing
