"""The costs of looking at a game and of copying it: views, deltas, worlds and clones, over positions from the middle of games."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any, TypeVar

from rokugan.core.game import Game
from rokugan.core.randomness import Randomness
from rokugan.core.views.patch import difference

T = TypeVar("T")


@dataclass(frozen=True)
class Costs:
    """Mean microseconds of each, and the bytes of a whole view (the largest) and of a delta (the median over all viewers)."""

    clone: float
    light_clone: float
    world: float
    view: float
    delta: float
    view_bytes: int
    delta_bytes: int


def measure_costs(positions: list[Game], times: int = 10) -> Costs:
    """Copy and look at positions; every one is played on by one move to see what changes."""
    randomness = Randomness(1)
    sizes: list[int] = []
    patches: list[int] = []
    pairs: list[tuple[Any, Any]] = []
    for position in positions:
        if position.decision is None:
            continue
        later = position.clone()
        later.choose(randomness.below(len(position.decision.choices)))
        for viewer in (*position.names, None):
            pair = (position.view(viewer), later.view(viewer))
            pairs.append(pair)
            sizes.append(size_of(pair[0]))
            patches.append(size_of(difference(*pair)))
    return Costs(
        clone=mean_time(positions, lambda each: each.clone(), times),
        light_clone=mean_time(positions, lambda each: each.clone(light=True), times),
        world=mean_time(positions, lambda each: each.world(each.asked().player, randomness), 1),
        view=mean_time(positions, lambda each: each.view(each.names[0]), 1),
        delta=mean_time(pairs, lambda each: difference(*each), 1),
        view_bytes=max(sizes, default=0),
        delta_bytes=round(median(patches)) if patches else 0,
    )


def mean_time(things: list[T], do: Callable[[T], object], times: int) -> float:
    """The mean processor time, in microseconds, in which a function is done with one of these things."""
    begun = time.process_time()
    for thing in things:
        for _ in range(times):
            do(thing)
    return round((time.process_time() - begun) / max(times * len(things), 1) * 1e6, 1)


def size_of(value: Any) -> int:
    """The bytes of a value as it is sent."""
    return len(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode())
