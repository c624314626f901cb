"""How far a change may carry a stat: `this will not reduce Chi below 1`, `his Force cannot rise above 3`.

Such a bound cuts the change itself, when it is applied or when it changes; what was cut off is gone and does not come back when
other changes make room (samurai.stats.21, samurai.g-stats.07-.08). A minimum or maximum is another thing: see `values.limits`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import PERSONAL_HONOR
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.held.continuous_traits import action_of, applies, of_itself

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

Bounds = tuple[int | None, int | None]
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


def standing(game: CcgGame, thing: int, stat: int) -> Bounds:
    """What each change to the stat is bound by now."""
    low: int | None = None
    high: int | None = None
    for modifier in game.modifiers.on.get(thing, ()):
        if modifier.stat == stat:
            if modifier.kind == "floor":
                low = modifier.amount if low is None else max(low, modifier.amount)
            elif modifier.kind == "ceiling":
                high = modifier.amount if high is None else min(high, modifier.amount)
    for card, change in limiting(game, thing, stat):
        reader = Action(game.controller(card), card, None)
        reader.each = thing
        bound = meaning.number(game, reader, change.value)
        if change.bound == "floor":
            low = bound if low is None else max(low, bound)
        elif change.bound == "ceiling":
            high = bound if high is None else min(high, bound)
    return low, high


def kept(
    game: CcgGame,
    thing: int,
    stat: int,
    total: int,
    boosts: list[Boost],
    store: dict[Key, tuple[int, int]] | None = None,
) -> list[tuple[int, int]]:
    """What continuous traits add to a stat of this value, each with its card; those that are bound come last, and are noted in
    `store`."""
    low, high = standing(game, thing, stat)
    free = low is None and high is None
    found = [(source, amount) for source, amount, bound in boosts if free and bound is None]
    total += sum([amount for _, amount in found])
    for source, amount, bound in boosts:
        if not (free and bound is None):
            left = _left(game, (source, thing, stat), total, amount, _tighter((low, high), amount, bound))
            total += left
            found.append((source, left))
            if store is not None:
                store[(source, thing, stat)] = (amount, left)
    return found


def _tighter(bounds: Bounds, amount: int, own: int | None) -> Bounds:
    """The bounds together with one that an effect has for its own bonus or penalty."""
    low, high = bounds
    if own is None:
        return bounds
    if amount < 0:
        return own if low is None else max(low, own), high
    return low, own if high is None else min(high, own)


def _left(game: CcgGame, key: Key, total: int, amount: int, bounds: Bounds) -> int:
    """How much of a continuous change is left within its bounds, as it was reckoned when it began to apply or last
    changed."""
    known = game.cuts.get(key)
    if known is not None and known[0] == amount:
        return known[1]
    return cut(total, amount, bounds[0], bounds[1])


def limits(game: CcgGame, thing: int, stat: int) -> tuple[int | None, int | None]:
    """The minimum and maximum that are set for a stat, if any."""
    low: int | None = None
    high: int | None = None
    if stat == PERSONAL_HONOR:
        high = game.rules.values.maximum_personal_honor
    for modifier in game.modifiers.on.get(thing, ()):
        if modifier.stat == stat:
            if modifier.kind == "minimum":
                low = modifier.amount if low is None else max(low, modifier.amount)
            elif modifier.kind == "maximum":
                high = modifier.amount if high is None else min(high, modifier.amount)
    for card, change in limiting(game, thing, stat):
        bound = meaning.number(game, action_of(game, card, thing), change.value)
        if change.bound == "minimum":
            low = bound if low is None else max(low, bound)
        elif change.bound == "maximum":
            high = bound if high is None else min(high, bound)
    return low, high


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
    if thing >= 0 and thing not in game.states and game.behaviours[thing].boosts:
        found += [(thing, change) for change in of_itself(game, thing, stat) if isinstance(change, p.Limit)]
    return found
