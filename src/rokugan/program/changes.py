"""Changes, which are given to a thing: bonuses, keywords, limits, texts. A Give and a Continuous hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rokugan.program.lean import dataclass
from rokugan.program.node import shape
from rokugan.program.roles import Amount, Change, Thing
from rokugan.program.words import CardStat, Stat

if TYPE_CHECKING:
    from rokugan.program.abilities import Program


@dataclass(frozen=True, repr=False)
class Modify(Change):
    """One part of a Give: `+2F`, `-1C`, `+1PH`, `a Force bonus equal to ...`; amount may be negative."""

    written = (shape("+{stat} {amount}", negative=False), shape("-{stat} {amount}", negative=True))

    stat: CardStat
    amount: Amount
    negative: bool = False
    choose: bool = False  # bonus or penalty, as the player chooses (`+4 or -4 strength`)
    bound: Amount | None = None  # `this will not reduce Chi below 1`: it carries the stat no further than that


@dataclass(frozen=True, repr=False)
class SetStat(Change):
    """`Set his Force equal to his Chi.`, as one of the changes of a Give. only: lower (`Reduce his Force to 2`:
    nothing happens if it is less already), raise."""

    written = "set {stat} {to} only {only}"

    stat: CardStat
    to: Amount
    base: bool = False
    only: Literal["", "lower", "raise"] = ""


@dataclass(frozen=True, repr=False)
class Limit(Change):
    """A minimum or maximum given to a stat: `a minimum Chi of 1`. bound: minimum, maximum, or what negates the part of
    each change that would carry the stat beyond it: floor (`his Chi cannot fall below 1`), ceiling."""

    written = "limit {stat} {bound} {value}"

    stat: Stat
    bound: Literal["minimum", "maximum", "floor", "ceiling"]
    value: Amount


@dataclass(frozen=True, repr=False)
class GrantKeyword(Change):
    """`give him Cavalry`; positive False: he loses it."""

    written = "{keyword}"

    keyword: str
    positive: bool = True


@dataclass(frozen=True, repr=False)
class AnyKeyword(Change):
    """`give him an element keyword`: one of that kind, as the player chooses. kind: element; keyword: any that a card he knows
    has."""

    kind: Literal["element", "keyword"]


@dataclass(frozen=True, repr=False)
class LoseAbility(Change):
    """`remove an ability from him`: so many of its abilities, as the player chooses."""

    number: int = 1


@dataclass(frozen=True, repr=False)
class RaiseAbility(Change):
    """`Give his Ranged Attack abilities +2 strength.`: a change of the abilities themselves, which copies of them keep."""

    amount: Amount


@dataclass(frozen=True, repr=False)
class CopyKeyword(Change):
    """`he copies one keyword from a Samurai`: one of the other card's keywords, as the player chooses."""

    of: Thing


@dataclass(frozen=True, repr=False)
class CopyAbility(Change):
    """`it copies an ability of a Personality`: one of the other card's abilities, as the player chooses. used: the very one
    of the action that triggered the text."""

    of: Thing
    used: bool = False


@dataclass(frozen=True, repr=False)
class OneChange(Change):
    """`give him either Cavalry or Tactician`: one of the changes, as the player chooses; all: all of them
    together."""

    changes: tuple[Change, ...]
    all: bool = False


@dataclass(frozen=True, repr=False)
class Require(Change):
    """`His controller must assign him if he can`: what must be done with it, given like a bonus. verb: assign."""

    verb: Literal["assign"]


@dataclass(frozen=True, repr=False)
class GrantText(Change):
    """A trait or ability in quotes that something is given."""

    written = "text {program}"

    program: Program
