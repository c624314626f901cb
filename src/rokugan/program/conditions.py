"""Conditions: what must be true."""

from __future__ import annotations

from rokugan.program.events import Pattern
from rokugan.program.lean import dataclass
from rokugan.program.node import shape
from rokugan.program.nouns import Noun
from rokugan.program.numbers import Number
from rokugan.program.roles import Amount, Condition, Filter, Thing
from rokugan.program.words import Comparison, DoneVerb, MomentName, Period


@dataclass(frozen=True, repr=False)
class Compare(Condition):
    """`your Family Honor is 6 or higher`, `his Force is now 0`. op: < <= = >= > !=."""

    written = "compare {left} {op} {right}"

    left: Amount
    op: Comparison
    right: Amount


@dataclass(frozen=True, repr=False)
class Exists(Condition):
    """`you control a Shugenja`, `there are two or more Terrains in play`: the count of the noun compares."""

    written = (shape("no {noun}", op="=", number=Number(0)), shape("exists {noun} {op} {number}"))

    noun: Noun
    op: Comparison = ">="
    number: Amount = Number(1)


@dataclass(frozen=True, repr=False)
class Is(Condition):
    """`he is attacking`, `this Personality is a Shugenja and has a Weapon`: what fits the filters."""

    what: Thing
    filters: tuple[Filter, ...]
    positive: bool = True


@dataclass(frozen=True, repr=False)
class Moment(Condition):
    """A point of the game: your turn, not your turn, first turn, combat segment, action phase, attack phase,
    dynasty phase, battle (during a battle), attacker (you are the Attacker), defender, ally (you are an ally),
    reconnaissance (you have it at the current battlefield), any reconnaissance (any player has), not first
    player (you did not take the first turn of the game)."""

    written = "during {name}"

    name: MomentName


@dataclass(frozen=True, repr=False)
class Did(Condition):
    """Something this text did: `if he bowed`, `if this destroyed a card`, `if you discarded a Virtue card`.

    verb: the event's name (bow, straighten, destroy, discard, move, dishonor, rehonor, attach, gain honor,
    draw, refuse, win, lose, pay...; choose: what he may do; do: choose it, and it happened; anything: was it successful?). what:
    a reference, or a noun (any such thing), or None. times: how many such things at least.
    """

    written = "did {verb} {what} by {who}"

    verb: DoneVerb
    what: Thing | None = None
    positive: bool = True
    who: Thing | None = None
    times: Amount = Number(1)


@dataclass(frozen=True, repr=False)
class Happened(Condition):
    """Something of the past: `if a province was destroyed this turn`. period: turn, battle, phase, game, end phase (since
    your last one). times: how often at least."""

    written = "happened {pattern} in {period}"

    pattern: Pattern
    period: Period = "turn"
    positive: bool = True
    times: Amount = Number(1)


@dataclass(frozen=True, repr=False)
class Paid(Condition):
    """`you are paying for a Personality`: the Gold now being produced pays for such a card (or its action)."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class Producing(Condition):
    """`another Castle Holding is producing Gold for the same cost`: such a card has produced Gold for the cost at hand."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class HasFavor(Condition):
    """`you control the Imperial Favor`."""

    who: Thing
    positive: bool = True


@dataclass(frozen=True, repr=False)
class Both(Condition):
    """All of the conditions."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, repr=False)
class AnyOf(Condition):
    """One or more of the conditions."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, repr=False)
class Not(Condition):
    """`unless ...`: the condition does not hold."""

    written = "unless {condition}"

    condition: Condition
