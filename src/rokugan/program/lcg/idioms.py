"""Short names for what many cards say, so that a set of cards is a file one can read."""

from __future__ import annotations

from rokugan.program.lcg.nodes import A, All, Be, Deed, During, Filter, Is, Noun, Number, Some, Thing, This
from rokugan.program.lcg.words import Kind


def a(kind: Kind, *which: Filter) -> A:
    """`a participating character`."""
    return A(Noun(kind, which))


def each(kind: Kind, *which: Filter) -> All:
    """`each participating character`."""
    return All(Noun(kind, which))


def fate(number: int) -> Some:
    """`2 fate`."""
    return Some(Number(number), Noun("fate"))


def honor(number: int) -> Some:
    """`2 honor`."""
    return Some(Number(number), Noun("honor"))


def cards(number: int) -> Some:
    """`2 cards`."""
    return Some(Number(number), Noun("card"))


def choose(thing: Thing) -> Deed:
    """`choose a character`."""
    return Deed("choose", patient=thing)


def during(*which: Filter) -> During:
    """`during a military conflict`."""
    return During(A(Noun("conflict", which)))


THIS = This()
PARTICIPATING = Be(This(), Is("participating"))
ATTACKING = Be(This(), Is("attacking"))
