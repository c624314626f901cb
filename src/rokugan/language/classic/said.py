"""What a phrase says before its references are settled: things that are new, things that were spoken of, and the order of a
sentence. None of these is left in a program (`discourse`)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from rokugan.program import Each, Effect, Filter, ForEach, If, Later, Noun, Thing, Trigger, WhileRemains
from rokugan.program.words import Whose, Zone

Plural = bool | Literal["each"] | None
"""Are they several? None where it may be either; each: singulars joined by `and`."""


@dataclass(frozen=True)
class Nom:
    """A noun without its determiner."""

    noun: Noun
    plural: Plural = False

    def but(self, **given: Any) -> Nom:
        """The same noun with other parts."""
        return replace(self, noun=replace(self.noun, **given))

    def also(self, *filters: Filter) -> Nom:
        """The same noun, of which that is said as well."""
        return self.but(filters=(*self.noun.filters, *filters))

    def first(self, *filters: Filter) -> Nom:
        """The same noun, of which that is said before all else."""
        return self.but(filters=(*filters, *self.noun.filters))


@dataclass(frozen=True, repr=False)
class Some(Thing):
    """New things: `a Follower`, `one or two target Personalities`. most -1: any number. shared: the same wherever the same words
    mean them (`bow or destroy a target Follower`). unsaid: no later word means them (the target of a Ranged Attack)."""

    noun: Noun
    least: int = 1
    most: int = 1
    target: bool = False
    chooser: Thing | None = None
    random: bool = False
    optional: bool = False
    shared: bool = False
    unsaid: bool = False


@dataclass(frozen=True, repr=False)
class Every(Each):
    """All such things, as they were said: `each Follower`, `any of your Followers`, `Followers`."""

    how: Literal["each", "any", "bare"] = "each"


@dataclass(frozen=True, repr=False)
class Phrased(Thing):
    """Something spoken of before. way: he, it, they, the, that, this, your, target, other, self (after `another`), nth, winner,
    loser, text (this text itself)."""

    way: str
    noun: Noun | None = None
    plural: Plural = False
    place: int = -1


@dataclass(frozen=True, repr=False)
class Awaited(Trigger):
    """A trigger, as it was said: of every such event (`whenever`), or in a time (`this battle`)."""

    every: bool = False
    span: str = ""


@dataclass(frozen=True, repr=False)
class Behind(Effect):
    """An effect whose circumstance stands behind it: what the circumstance speaks of comes after what is done."""

    effect: If | Later | ForEach | WhileRemains


@dataclass(frozen=True)
class Mod:
    """What is said of a noun: filters, whose it is, where it lies."""

    filters: tuple[Filter, ...] = ()
    whose: Whose = ""
    owner: Thing | None = None
    zone: Zone = ""
