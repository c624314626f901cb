"""The roles of the nodes of a Living Card Game card: what may stand where, and the noun, of which all of them speak."""

from __future__ import annotations

from rokugan.program.lcg.words import Kind
from rokugan.program.lean import dataclass
from rokugan.program.node import Node


class Thing(Node):
    """What a noun phrase means: cards, players, rings, places, or an amount of fate or honor."""


class Filter(Node):
    """What an adjective or a clause after the noun says of a thing."""


class Amount(Node):
    """A number, or what gives one."""


class Condition(Node):
    """What holds or does not hold."""


class Effect(Node):
    """What a sentence does, or has stand while it is in force."""


class Quality(Node):
    """What a card can gain."""


class Circumstance(Node):
    """How, as what, or in the course of what something happens."""


@dataclass(frozen=True, repr=False)
class Noun(Node):
    """A kind of thing and what is said of it."""

    written = "{kind} {which}"

    kind: Kind
    which: tuple[Filter, ...] = ()
