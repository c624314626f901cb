"""Filters that ask what a thing did or what befell it, and those that describe actions."""

from __future__ import annotations

from rokugan.program.lean import dataclass
from rokugan.program.roles import Condition, Filter, Thing
from rokugan.program.words import ActionVerb, CostVerb, PastVerb, Period


@dataclass(frozen=True, repr=False)
class Past(Filter):
    """`that was assigned to this battlefield this turn`, `who moved this turn`, `that was destroyed this turn`.

    verb: as in Did; perform (it performed an action, `by` says which), target, enter play, assign to current
    battlefield. period: turn, battle, game, action (the action at hand), this (by the text itself: `the units
    this moved`). by: the kind of action (a Noun) that did it."""

    written = "past {verb} {period} by {by}"

    verb: PastVerb
    period: Period = "turn"
    positive: bool = True
    by: Thing | None = None


@dataclass(frozen=True, repr=False)
class WhenAnnounced(Filter):
    """`who were dishonorable when the action was announced`: a State that it had at that time; of the action that
    does what the text speaks of."""

    was: Filter


@dataclass(frozen=True, repr=False)
class Provided(Filter):
    """`who must be unbowed unless he is Earth`, `who may be at any location if he is a Courtier`: the filter is
    asked for only if the condition holds; in the condition Ref("each") is the thing itself."""

    condition: Condition
    filter: Filter


@dataclass(frozen=True, repr=False)
class PerformedBy(Filter):
    """Of an action: `performed by Kado`, `that one of your Monks performed`. what: a reference or a Noun."""

    what: Thing
    positive: bool = True


@dataclass(frozen=True, repr=False)
class HasCost(Filter):
    """Of an action: `with a cost of bowing a card`. A cost that was waived does not count, but for the base cost."""

    verb: CostVerb
    base: bool = False


@dataclass(frozen=True, repr=False)
class ActionDid(Filter):
    """Of an action: it really did that (verb from: it is from that card; from hand; additional: it was taken as
    an additional action; lose honor: it caused `what`, a player, an Honor loss; ranged attack, duel: it made
    one): `that destroyed one of your Personalities`, `that moved him`, `that targeted Kado`, `that produced a
    Ranged Attack`. verb: as in Did, and target, create. what: a reference or a Noun or None."""

    written = "action-did {verb} {what}"

    verb: ActionVerb
    what: Thing | None = None
    positive: bool = True
    at: Filter | None = None  # an In: it was there when that was done


@dataclass(frozen=True, repr=False)
class Targeting(Filter):
    """Of a Ranged Attack or action that has been targeted: it targets what fits: `Ranged Attacks targeting Kado`."""

    what: Thing
