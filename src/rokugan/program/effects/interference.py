"""Effects on other effects and on events: negating, replacing, delaying, making them firm."""

from __future__ import annotations

from typing import Literal

from rokugan.program.lean import dataclass
from rokugan.program.roles import Amount, Condition, Effect, Thing
from rokugan.program.things import You
from rokugan.program.words import Alteration, Boundary, CardStat, FirmVerb, NegatedVerb, Negation


@dataclass(frozen=True, repr=False)
class Negate(Effect):
    """`Negate the destruction.`, `Negate all Force bonuses on him.`, `Negate the action's effects.` until: now
    (the event that triggered the text), "" (all such events until the end of the turn), next (the next one this
    turn), battle, permanent. verb: what happens, or `force bonus`, `force penalty`, `chi bonus`..., or
    `effects`, `action`, or `event` (whatever triggered the text); others: further ones that are negated too."""

    written = "negate {verb} {what} by {by} until {until} also {others}"

    verb: NegatedVerb
    what: Thing | None = None
    until: Negation = "now"
    by: Thing | None = None
    others: tuple[NegatedVerb, ...] = ()

    @property
    def verbs(self) -> tuple[NegatedVerb, ...]:
        """All that is negated."""
        return (self.verb, *self.others)


@dataclass(frozen=True, repr=False)
class Misdirect(Effect):
    """`You choose the targets instead.`: of the effects of the action that triggered this, which are about to be chosen."""

    who: Thing = You()


@dataclass(frozen=True, repr=False)
class Retarget(Effect):
    """`The action targets him instead, if legal.`: the action (or Ranged Attack) that triggered this changes
    that target. legal: the text says so; else a new target that is none may cost the action the old one too."""

    to: Thing
    legal: bool = True


@dataclass(frozen=True, repr=False)
class Firm(Effect):
    """`This movement will not be negated.`: said of an effect of the same text, though it stands after it. verb:
    as in Did, `everything` (`these effects`), or `this`, the effect said right before. against: negate, reduce (an amount of
    Honor), copy (the ability)."""

    verb: FirmVerb
    against: tuple[Literal["negate", "reduce", "copy"], ...] = ("negate",)


@dataclass(frozen=True, repr=False)
class Secure(Effect):
    """`The action cannot have its effects negated or have its targeting changed.`: said of the action at hand. parts: effects,
    targets."""

    parts: tuple[Literal["effects", "targets"], ...]


@dataclass(frozen=True, repr=False)
class Bound(Effect):
    """`This cannot raise his Force above 3.`: said of an effect of the same text, and limits it alone. bound: floor,
    ceiling."""

    stat: CardStat
    bound: Boundary
    value: Amount


@dataclass(frozen=True, repr=False)
class Outlasting(Effect):
    """`...; destroying this Terrain does not end this effect.`: the effects last though the card leaves play."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class WhileRemains(Effect):
    """`While he remains bowed, ...`: what the effects give, forbid or wait for lasts as long as the condition holds, also beyond
    the turn, and ends for good when it does not (samurai.duration.10)."""

    condition: Condition
    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class Instead(Effect):
    """`... instead`: the event that triggered this does not happen, the effects do. pays: they pay the cost that it would have
    paid."""

    effects: tuple[Effect, ...]
    pays: bool = False


@dataclass(frozen=True, repr=False)
class ChangeAmount(Effect):
    """`Reduce the Honor loss to one.`, `Increase the Honor gain by 2.` how: set, add, subtract, double, halve."""

    how: Alteration
    amount: Amount


@dataclass(frozen=True, repr=False)
class Delay(Effect):
    """`Delay the destruction until the turn ends.`: the event that triggered this (on `what`) happens then
    instead."""

    until: Literal["turn", "battle"] = "turn"
    what: Thing | None = None


@dataclass(frozen=True, repr=False)
class EndEffects(Effect):
    """`End all its ongoing effects.`: what the card has done that lasts, or waits for its time."""

    what: Thing


@dataclass(frozen=True, repr=False)
class Regardless(Effect):
    """`Straighten him even if he cannot straighten.`: what forbids it now does not count; it may still be negated."""

    effect: Effect
