"""The meaning of noun phrases, filters, amounts and conditions in a scene."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from rokugan.editions.lcg.text.scene import Scene
from rokugan.program.lcg import nodes as n


class Unsupported(Exception):
    """The engine cannot do this part of a program."""


# --------------------------------------------------------------------------------------------------------------- things


def things(scene: Scene, node: n.Thing | None) -> list[int]:
    """The things that a noun phrase means now. What is still to be chosen means all that it could be."""
    found = THINGS.get(type(node))
    if found is None:
        raise Unsupported(f"the things that {node!r} means")
    return found(scene, node)


# -------------------------------------------------------------------------------------------------------------- filters


def fits_filter(scene: Scene, each: n.Filter, thing: int) -> bool:
    """Is that so of the thing?"""
    test = FILTERS.get(type(each))
    return test(scene, each, thing) if test is not None else OTHER_FILTERS[0](scene, each, thing)


# -------------------------------------------------------------------------------------------------------------- amounts


# ----------------------------------------------------------------------------------------------------------- conditions


# ------------------------------------------------------------------------------------------------------------- entries

Thinging: TypeAlias = "Callable[[Scene, Any], list[int]]"
Filtering: TypeAlias = "Callable[[Scene, Any, int], bool]"
THINGS: dict[type[Any], Thinging] = {}
FILTERS: dict[type[Any], Filtering] = {}
OTHER_FILTERS: list[Filtering] = []
AMOUNTS: list[Callable[[Scene, Any], int]] = []
CONDITIONS: list[Callable[[Scene, Any], bool]] = []


def amount(scene: Scene, node: n.Amount) -> int:
    """Return how many, how much."""
    return node.value if isinstance(node, n.Number) else AMOUNTS[0](scene, node)


def holds(scene: Scene, node: n.Condition) -> bool:
    """Is it so?"""
    return CONDITIONS[0](scene, node)
