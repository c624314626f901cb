"""The aims of a player, and the worth of each thing on the way to them; the unit is about a point of Force for good.

`Aims` are those of the card game. `PathAims` are those of a game with Paths to Victory: there, Honor counts only if
enough of it comes together in one turn, so every part is worth its share of the whole if the whole is in reach.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.war_of_honor.box.data import PATHS
from rokugan.editions.war_of_honor.paths import ENOUGH_HONOR
from rokugan.editions.war_of_honor.winning import goals

if TYPE_CHECKING:
    from rokugan.agents.ccg.table import Table, View

MILITARY, HONOR, DISHONOR, ENLIGHTENMENT = PATHS
PROVINCE = 12.0
LAST_PROVINCE = 60.0
FAR = 20  # steps from a goal that cannot be reached
SIDE_STEP = 1.5  # a step that leads to no goal: the ability of its space, and ties
SERVICE = 2.0  # how often a Holding's Honor will be of use
EXPOSED = 1.0  # how much of an enemy's step it is to let him have it: he might go elsewhere
SEEKING = 0.4  # of a step on the Path of Enlightenment that it is to find a Ring
FAINT = 0.1  # of the worth of a whole that is out of reach now


class Goal:
    """An amount that a player must bring together to win something: how much he needs, how much he has, and how much
    he could still add now (`reach`)."""

    __slots__ = ("done", "needed", "reach", "worth")

    def __init__(self, needed: int, done: int, worth: float, reach: int = 0) -> None:
        self.needed = needed
        self.done = done
        self.worth = worth
        self.reach = reach

    def share(self, part: float) -> float:
        """Return what it is worth to bring the goal nearer by that part.

        >>> Goal(8, 2, 12.0, reach=6).share(2), Goal(8, 8, 12.0, reach=6).share(2)
        (4.0, 0.0)
        """
        left = self.needed - self.done
        if left <= 0 or part <= 0:
            return 0.0
        return (1.0 if self.reach >= left else FAINT) * self.worth * min(part, left) / left

    @property
    def in_reach(self) -> bool:
        """Could the player complete the whole amount now?"""
        return 0 < self.needed - self.done <= self.reach


class Aims:
    """The card game's: provinces, and Honor the more the nearer it is to victory."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def foresee(self, honor: int, shame: int) -> None:
        """How much Honor could be gained now, and how much could others be made to lose?"""

    def honor(self, amount: float) -> float:
        """Return what gaining Honor is worth."""
        return (0.9 + 0.04 * max(int(self.table.me["honor"]) - 20, 0)) * amount

    def shame(self, amount: float) -> float:
        """Return what it is worth that another loses Honor by one's own doing."""
        return 0.5 * amount

    def glory(self, cards: int) -> float:
        """Return what it is worth to lead the army that destroys that many cards, beside their loss."""
        return 0.0

    def welcome(self, honor: int) -> float:
        """Return what it adds to the worth of a Personality to gain his Personal Honor when he joins."""
        return 0.0

    def wants_honor_for(self, honor: int) -> bool:
        """Is that much Honor worth the Gold of the Clan discount?"""
        return True

    def service(self, honor: int, shame: int) -> float:
        """Return what a Holding is worth that gains so much Honor, or takes it from others, every turn."""
        return 0.0

    def ring(self, title: str) -> float:
        """Return what putting this Ring into play now is worth."""
        return 6.0

    def keeping(self, title: str) -> float:
        """Return what it is worth to hold this Ring in hand."""
        return 2.0

    def seeking(self) -> float:
        """Return what it is worth to get a Ring into one's hand."""
        return 1.5

    def conquest(self, owner: View) -> float:
        """Return what it is worth to the attackers to destroy a province of that player."""
        return self.defence(owner)

    def further(self, owner: View) -> float:
        """Return what each further province is worth that is destroyed in the same attack."""
        return PROVINCE

    def exposure(self, enemy: View, lost: int) -> float:
        """Return what it costs if an enemy may take so many of one's provinces."""
        return LAST_PROVINCE if lost >= standing(self.table.me) else 0.4 * PROVINCE * lost

    def defence(self, owner: View) -> float:
        """Return what saving a province is worth to its owner."""
        return PROVINCE if standing(owner) > 1 else LAST_PROVINCE

    def hindrance(self, attacker: View) -> float:
        """Return what it is worth to a third player that this attack takes no province."""
        return 1.0

    def distance(self, player: View) -> int:
        """Return how many steps a player is from victory, as far as one can see."""
        return FAR


class PathAims(Aims):
    """A game of Paths: steps, the more the nearer they are to a goal."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        view = table.view
        self.variant = str(view["options"].get("variant") or "")
        self.steps: dict[str, list[int]] = {name: list(taken.values()) for name, taken in view["paths"].items()}
        mission = view["mission"]
        self.goals = goals(self.variant, tuple(mission.values()) if mission else ())
        self.earned: list[str] = view["earned"][table.name]
        turn = view["honor_this_turn"][table.name]
        self.gains = Goal(ENOUGH_HONOR, turn["gained"], self.step(HONOR))
        self.losses = Goal(ENOUGH_HONOR, turn["caused"], self.step(DISHONOR))

    def foresee(self, honor: int, shame: int) -> None:
        self.gains.reach = honor
        self.losses.reach = shame

    def step(self, path: str) -> float:
        """Return what a step on a Path would be worth now: nothing if this turn has earned it already."""
        return 0.0 if path in self.earned else self.worth(path)

    def worth(self, path: str) -> float:
        """Return what the next step on a Path is worth: by the distance of the nearest goal to which it leads."""
        index = PATHS.index(path)
        steps = self.steps[self.table.name]
        ways = [_missing(steps, goal) for goal in self.goals if goal[index] > steps[index]]
        return step_worth(min(ways)) if ways else SIDE_STEP

    def honor(self, amount: float) -> float:
        return self.gains.share(amount) if amount > 0 else 0.05 * amount

    def shame(self, amount: float) -> float:
        return self.losses.share(amount)

    def glory(self, cards: int) -> float:
        return self.gains.share(2 * cards)

    def welcome(self, honor: int) -> float:
        return self.gains.worth if self.wants_honor_for(honor) else 0.0

    def wants_honor_for(self, honor: int) -> bool:
        return 0 < self.gains.needed - self.gains.done <= honor

    def service(self, honor: int, shame: int) -> float:
        return SERVICE * (self.worth(HONOR) * max(honor, 0) + self.worth(DISHONOR) * max(shame, 0)) / ENOUGH_HONOR

    def ring(self, title: str) -> float:
        new = title not in self.table.view["rings"][self.table.name]
        return self.step(ENLIGHTENMENT) if new else 0.0

    def keeping(self, title: str) -> float:
        new = title not in self.table.view["rings"][self.table.name]
        return self.worth(ENLIGHTENMENT) if new else 0.0

    def seeking(self) -> float:
        return SEEKING * self.worth(ENLIGHTENMENT)

    def conquest(self, owner: View) -> float:
        return self.step(MILITARY) + 3.0 + 0.2 * step_worth(self.distance(owner))

    def further(self, owner: View) -> float:
        return 3.0

    def exposure(self, enemy: View, lost: int) -> float:
        if not lost:
            return 0.0
        end = LAST_PROVINCE / 2 if lost >= standing(self.table.me) else 0.0
        return end + 2.0 * lost + EXPOSED * step_worth(self.distance(enemy))

    def defence(self, owner: View) -> float:
        return super().defence(owner) / 2

    def hindrance(self, attacker: View) -> float:
        return 0.7 * step_worth(self.distance(attacker))

    def distance(self, player: View) -> int:
        known = self.goals if player["name"] == self.table.name or not self.table.view["mission"] else goals("")
        return min((_missing(self.steps[player["name"]], goal) for goal in known), default=FAR)


def standing(player: View) -> int:
    """Return how many provinces a player still has."""
    return sum(1 for each in player["provinces"] if not each["destroyed"])


def step_worth(distance: int) -> float:
    """The worth of a step for one who is that many steps away from victory.

    >>> step_worth(1), step_worth(5) < step_worth(2)
    (60.0, True)
    """
    return 6.0 + 54.0 / max(distance, 1) ** 2


def _missing(steps: list[int], goal: tuple[int, ...]) -> int:
    return sum(max(wanted - taken, 0) for taken, wanted in zip(steps, goal, strict=True))


def aims_of(table: Table) -> Aims:
    """The aims of the player whose table it is, by what the view shows and the variant that is played."""
    if "paths" in table.view:
        found = PathAims(table)
        if found.goals:
            return found
    return Aims(table)
