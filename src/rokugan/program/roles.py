"""The roles of nodes: what may stand where in a program.

A field of a node says with one of these what it holds; the modules of this package hold the nodes of a role each.
"""

from __future__ import annotations

from rokugan.program.node import Node


class Amount(Node):
    """A number, plain or computed: `3`, `his Force`, `the number of Rings you control`."""


class Filter(Node):
    """A part of a description that a thing fits or does not: `unbowed`, `with 3 or more Force`."""


class Thing(Node):
    """Something in a sentence: `a target Follower`, `him`, `you`, `each of your Samurai`; a description is any such thing."""


class Condition(Filter):
    """What is true or not: `you control a Shugenja`. As a filter it is asked of each thing, which is then Ref("each")."""


class Effect(Node):
    """What a text does; in the constraints block of an ability, what it costs."""


class Change(Node):
    """A part of what a Give or a Continuous gives: `+2F`, `Cavalry`, a text in quotes."""


class Trait(Node):
    """What a card has or does without being used."""
