"""How far a change may carry a stat: `this will not reduce Chi below 1`, `his Force cannot rise above 3`.

Such a bound cuts the change itself, when it is applied or when it changes; what was cut off is gone and does not come back when
other changes make room (samurai.stats.21, samurai.g-stats.07-.08). A minimum or maximum is another thing: see `values.limits`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.ids import PERSONAL_HONOR
from rokugan.editions.ccg.text.continuous.continuous_traits import action_of, applies, of_itself
from rokugan.editions.ccg.text.described import meaning

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

Bounds = tuple[int | None, int | None]
Said = tuple[str, int]  # what a text bounds, and how far
Boost = tuple[int, int, int | None]  # the card that has the trait, how much it adds, how far at most
Key = tuple[int, int, int]  # the card that has the trait, what it reaches, the stat


def cut(total: int, amount: int, low: int | None, high: int | None) -> int:
    """The part of a change to a stat of this value that stays within the bounds.

    >>> cut(3, -5, 1, None), cut(1, -5, 2, None), cut(2, 4, None, 3)
    (-2, 0, 1)
    """
    if amount < 0 and low is not None:
        return max(amount, min(low - total, 0))
    if amount > 0 and high is not None:
        return min(amount, max(high - total, 0))
    return amount


def said_of(game: CcgGame, thing: int, stat: int) -> list[Said]:
    """All that effects and traits say now of how far the stat goes."""
    found: list[Said] = [(m.kind, m.amount) for m in game.modifiers.on.get(thing, ()) if m.stat == stat]
    for card, change in limiting(game, thing, stat):
        found.append((change.bound, meaning.number(game, action_of(game, card, thing), change.value)))
    return found


def tightest(said: list[Said], least: str, most: str) -> Bounds:
    """The highest of the lower bounds and the lowest of the upper ones.

    >>> tightest([("floor", 1), ("ceiling", 5), ("floor", 2), ("minimum", 4)], "floor", "ceiling")
    (2, 5)
    """
    low = max([amount for kind, amount in said if kind == least], default=None)
    return low, min([amount for kind, amount in said if kind == most], default=None)


def kept(
    game: CcgGame,
    thing: int,
    stat: int,
    total: int,
    boosts: list[Boost],
    store: dict[Key, tuple[int, int]] | None = None,
) -> list[tuple[int, int]]:
    """Return what continuous traits add to a stat of this value, each with its card; those that are bound come last, and are
    noted in `store`."""
    said = said_of(game, thing, stat)
    free = tightest(said, "floor", "ceiling") == (None, None)
    found = [(source, amount) for source, amount, bound in boosts if free and bound is None]
    total += sum([amount for _, amount in found])
    for source, amount, bound in boosts:
        if not (free and bound is None):
            own: list[Said] = [] if bound is None else [("floor" if amount < 0 else "ceiling", bound)]
            bounds = tightest([*said, *own], "floor", "ceiling")
            left = _left(game, (source, thing, stat), total, amount, bounds)
            total += left
            found.append((source, left))
            if store is not None:
                store[(source, thing, stat)] = (amount, left)
    return found


def _left(game: CcgGame, key: Key, total: int, amount: int, bounds: Bounds) -> int:
    """Return how much of a continuous change is left within its bounds, as it was reckoned when it began to apply or last
    changed."""
    known = game.cuts.get(key)
    if known is not None and known[0] == amount:
        return known[1]
    return cut(total, amount, bounds[0], bounds[1])


def limits(game: CcgGame, thing: int, stat: int) -> tuple[int | None, int | None]:
    """The minimum and maximum that are set for a stat, if any."""
    said = said_of(game, thing, stat)
    highest = game.rules.values.maximum_personal_honor
    if stat == PERSONAL_HONOR and highest is not None:
        said.append(("maximum", highest))
    return tightest(said, "minimum", "maximum")


def contradict(limits: Bounds) -> bool:
    """Is the minimum above the maximum?"""
    low, high = limits
    return low is not None and high is not None and low > high


def limiting(game: CcgGame, thing: int, stat: int) -> list[tuple[int, p.Limit]]:
    """The continuous traits that limit a stat now, each with its card."""
    found: list[tuple[int, p.Limit]] = []
    for card, continuous, change in game.boosts_of(stat):
        if isinstance(change, p.Limit) and applies(game, card, continuous, thing):
            found.append((card, change))
    if thing >= 0 and thing not in game.states:
        found += [(thing, change) for change in of_itself(game, thing, stat) if isinstance(change, p.Limit)]
    return found
