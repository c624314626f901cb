"""Numbers, plain and computed."""

from __future__ import annotations

from rokugan.program.lcg.roles import Amount, Noun, Thing
from rokugan.program.lcg.words import Layer, Stat
from rokugan.program.lean import dataclass


@dataclass(frozen=True, repr=False)
class Number(Amount):
    """A plain number."""

    written = "{value}"

    value: int


@dataclass(frozen=True, repr=False)
class AtLeast(Amount):
    """`1 or more`, `5 or more`."""

    written = ">={value}"

    value: int


@dataclass(frozen=True, repr=False)
class Count(Amount):
    """`the number of unclaimed rings`; apart from a noun: `4 or fewer` is a comparison."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class Per(Amount):
    """`+2 … for each holding you control`."""

    written = "per {noun} {each}"

    each: Amount
    noun: Noun


@dataclass(frozen=True, repr=False)
class StatOf(Amount):
    """`its military skill`, `your honor bid`, `the printed cost of the discarded card`; of a player, what his side counts."""

    written = "{layer} {stat} of {of}"

    stat: Stat
    of: Thing
    layer: Layer = ""


@dataclass(frozen=True, repr=False)
class Total(Amount):
    """`glory … among ready participating characters`."""

    stat: Stat
    noun: Noun


@dataclass(frozen=True, repr=False)
class Plus(Amount):
    """`at least 5 more … than`."""

    amount: Amount
    more: int


@dataclass(frozen=True, repr=False)
class Minus(Amount):
    """`-X`."""

    amount: Amount


@dataclass(frozen=True, repr=False)
class ThatMuch(Amount):
    """`that much honor`: as much as the trigger was about."""


@dataclass(frozen=True, repr=False)
class Chosen(Amount):
    """`X is any number you choose`."""


@dataclass(frozen=True, repr=False)
class Required(Amount):
    """`the required number of cards`."""
