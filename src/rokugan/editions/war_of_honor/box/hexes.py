"""The hexagonal grid in axial coordinates (q, r): neighbours, distances, and routes over laid tiles.

The third cube coordinate is s = -q - r; the distance of two hexes is half the sum of the differences of all three.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

Hex = tuple[int, int]

CENTRE: Final[Hex] = (0, 0)
DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def neighbours(place: Hex) -> list[Hex]:
    """The six hexes that share an edge.

    >>> neighbours((0, 0))
    [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    """
    q, r = place
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def distance(one: Hex, other: Hex) -> int:
    """How many steps one hex is from another.

    >>> distance((0, 0), (2, -1)), distance((1, 1), (1, 1)), distance((-2, 0), (1, 1))
    (2, 0, 4)
    """
    dq, dr = one[0] - other[0], one[1] - other[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def adjacent(one: Hex, other: Hex) -> bool:
    """Do they share an edge?"""
    return distance(one, other) == 1


def routes(laid: Collection[Hex], start: Hex = CENTRE) -> dict[Hex, int]:
    """How many steps each laid hex, and each empty one beside it, is from the start, walking over laid hexes only."""
    found = {start: 0}
    edge = [start]
    while edge:
        following: list[Hex] = []
        for place in edge:
            for beside in neighbours(place):
                if beside not in found:
                    found[beside] = found[place] + 1
                    if beside in laid:
                        following.append(beside)
        edge = following
    return found


def free_places(laid: Collection[Hex], farthest: int) -> list[Hex]:
    """Where a tile may be laid: beside the centre or against two tiles, at most `farthest` steps by the shortest route
    (war_of_honor.tiles.03-.04).

    >>> free_places({(0, 0)}, 4) == neighbours((0, 0))
    True
    >>> (1, 1) in free_places({(0, 0), (1, 0)}, 4), (1, 1) in free_places({(0, 0), (1, 0), (0, 1)}, 4)
    (False, True)
    """
    found: list[Hex] = []
    for place, steps in routes(laid).items():
        if place in laid or steps > farthest:
            continue
        touching = [each for each in neighbours(place) if each in laid]
        if CENTRE in touching or len(touching) >= 2:
            found.append(place)
    return found


def written(place: Hex) -> str:
    """As the notation writes it.

    >>> written((1, -2))
    '(1,-2)'
    """
    return f"({place[0]},{place[1]})"
