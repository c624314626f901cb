"""Effects that pay, produce, raise or lower what is paid."""

from __future__ import annotations

from rokugan.program.lean import dataclass
from rokugan.program.numbers import Number
from rokugan.program.roles import Amount, Condition, Effect, Thing
from rokugan.program.things import You


@dataclass(frozen=True, repr=False)
class PayGold(Effect):
    """`Pay 2 Gold` as a cost."""

    amount: Amount
    who: Thing = You()


@dataclass(frozen=True, repr=False)
class PayWith(Effect):
    """`You pay the cost by destroying Kado instead.`: what is about to happen to a card as a cost happens to that one instead,
    and pays the cost."""

    what: Thing


@dataclass(frozen=True, repr=False)
class WaiveBow(Effect):
    """`Waive any cost of bowing her.`: the action that triggered this need not bow that card. paid: `This pays the cost of
    bowing her.`: as if she had bowed for it, and only where she would have to."""

    what: Thing
    paid: bool = False


@dataclass(frozen=True, repr=False)
class RaiseCost(Effect):
    """`Raise the action's Gold cost by 2.`: the action that triggered this costs so much more, if it cost none before
    also."""

    amount: Amount


@dataclass(frozen=True, repr=False)
class PayLess(Effect):
    """`When paying for a Follower: Pay 2 less Gold, to a minimum of 1.`: the Gold cost now being paid is so much lower, but no
    lower than that."""

    amount: Amount
    least: Amount = Number(0)


@dataclass(frozen=True, repr=False)
class PayEntry(Effect):
    """The icon `:gstar:`: the Gold Cost of the card that the effects bring into play is paid here, as a cost."""


@dataclass(frozen=True, repr=False)
class Produce(Effect):
    """`Produce 3 Gold.` purpose: what it may pay for; None is anything. bonuses: `, or 4 if you are paying for a
    Samurai` are pairs of (condition on the payment, other amount)."""

    written = "produce {amount} only {purpose} or {bonuses}"

    amount: Amount
    purpose: Condition | Thing | None = None
    bonuses: tuple[tuple[Condition | Thing, Amount], ...] = ()
