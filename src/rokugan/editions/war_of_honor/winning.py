"""Who has won at the end of the Path to Victory Phase: the standard condition and its variants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from typing import Final

from rokugan.editions.war_of_honor.box.data import LAST_STEP, PATHS

Steps = Sequence[int]
Mission = Sequence[int]
Condition = Callable[[Steps, Mission], bool]

MISSION_POINTS: Final = 9
LEAST_PATHS: Final = 3


def finished(steps: Steps, mission: Mission) -> bool:
    """The fifth step on any Path (war_of_honor.victory.01)."""
    return max(steps) >= LAST_STEP


def seeking_your_path(steps: Steps, mission: Mission) -> bool:
    """A finished Path, and a step on each of three, the finished one among them (war_of_honor.variants.07)."""
    return finished(steps, mission) and sum(1 for each in steps if each >= 1) >= LEAST_PATHS


def student_of_all(steps: Steps, mission: Mission) -> bool:
    """Two steps on each of the four (war_of_honor.variants.08)."""
    return min(steps) >= 2


def mission_met(steps: Steps, mission: Mission) -> bool:
    """As far as one's secret mission says on every Path it names (war_of_honor.variants.10)."""
    return bool(mission) and all(done >= wanted for done, wanted in zip(steps, mission, strict=True))


def true_samurai(steps: Steps, mission: Mission) -> bool:
    """The fifth step on one Path and the third on another (war_of_honor.variants.12)."""
    first, second = sorted(steps, reverse=True)[:2]
    return first >= LAST_STEP and second >= 3


def wartime(steps: Steps, mission: Mission) -> bool:
    """Only the Path of Military counts (war_of_honor.variants.16)."""
    return steps[PATHS.index("military")] >= LAST_STEP


def never(steps: Steps, mission: Mission) -> bool:
    """No Path wins (war_of_honor.variants.15, .17)."""
    return False


class VictoryVariant:
    """A win condition. `everyone`: once somebody meets it, all players are compared; `by_paths`: do Paths win at all?"""

    def __init__(self, met: Condition, everyone: bool = False, by_paths: bool = True) -> None:
        self.met: Condition = met
        self.everyone: bool = everyone
        self.by_paths: bool = by_paths


STANDARD: Final = VictoryVariant(finished)
VARIANTS: Final[dict[str, VictoryVariant]] = {
    "seeking_your_path": VictoryVariant(seeking_your_path),
    "student_of_all": VictoryVariant(student_of_all),
    "secret_missions": VictoryVariant(mission_met),
    "true_samurai": VictoryVariant(true_samurai),
    "overall_champion": VictoryVariant(finished, everyone=True),
    "bushido_brawl": VictoryVariant(never, by_paths=False),
    "wartime": VictoryVariant(wartime),
    "classic": VictoryVariant(never, by_paths=False),
}


def winner(variant: str, order: Sequence[int], paths: Sequence[Steps], missions: Sequence[Mission]) -> int:
    """The winning seat, or -1. Ties go to the most steps in all, then to the first in `order`, which begins with the
    active player (war_of_honor.victory.02-.05).

    >>> winner("", [0, 1], [(5, 2, 0, 2), (0, 0, 5, 3)], [(), ()])
    0
    >>> winner("overall_champion", [0, 1], [(5, 1, 0, 1), (2, 0, 4, 2)], [(), ()])
    1
    """
    rule = VARIANTS.get(variant, STANDARD)
    found = [seat for seat in order if rule.met(paths[seat], missions[seat])]
    if not found:
        return -1
    return foremost(order if rule.everyone else found, paths)


def leading(variant: str, order: Sequence[int], paths: Sequence[Steps]) -> int:
    """Who is ahead when a game ends before anybody has won it; -1 where Paths do not win.

    >>> leading("", [1, 0], [(3, 0, 0, 1), (0, 2, 2, 0)]), leading("classic", [1, 0], [(3, 0, 0, 1), (0, 2, 2, 0)])
    (1, -1)
    """
    return foremost(order, paths) if VARIANTS.get(variant, STANDARD).by_paths else -1


def foremost(order: Sequence[int], paths: Sequence[Steps]) -> int:
    """Of these players, in this order, the first of those with the most steps."""
    return max(order, key=lambda seat: (sum(paths[seat]), -order.index(seat)))


@cache
def goals(variant: str, mission: tuple[int, ...] = ()) -> tuple[tuple[int, ...], ...]:
    """The least steps with which a player wins: those of which none can be left out. None if Paths do not win.

    >>> goals("")
    ((0, 0, 0, 5), (0, 0, 5, 0), (0, 5, 0, 0), (5, 0, 0, 0))
    >>> goals("student_of_all"), goals("classic")
    (((2, 2, 2, 2),), ())
    """
    met = VARIANTS.get(variant, STANDARD).met
    found: list[tuple[int, ...]] = []
    for steps in product(range(LAST_STEP + 1), repeat=len(PATHS)):
        fewer = [(*steps[:path], steps[path] - 1, *steps[path + 1 :]) for path in range(len(PATHS)) if steps[path]]
        if met(steps, mission) and not any(met(each, mission) for each in fewer):
            found.append(steps)
    return tuple(found)


def is_mission(points: Mission) -> bool:
    """Nine points on three Paths or more, each within the Path (war_of_honor.variants.09).

    >>> is_mission((4, 3, 0, 2)), is_mission((5, 4, 0, 0)), is_mission((4, 3, 0, 1))
    (True, False, False)
    """
    named = [each for each in points if each]
    return sum(points) == MISSION_POINTS and len(named) >= LEAST_PATHS and all(1 <= each <= LAST_STEP for each in named)
