"""How far a change may carry a stat: `this will not reduce Chi below 1`, `his Force cannot rise above 3`.

Such a bound cuts the change itself, when it is applied or when it changes; what was cut off is gone and does not come back when
other changes make room (samurai.stats.21, samurai.g-stats.07-.08). A minimum or maximum is another thing: see `values.limits`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import STATS
from rokugan.editions.ccg.text import nouns, values

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
    for modifier in game.modifiers.get(thing, ()):
        if modifier.stat == stat:
            if modifier.kind == "floor":
                low = modifier.amount if low is None else max(low, modifier.amount)
            elif modifier.kind == "ceiling":
                high = modifier.amount if high is None else min(high, modifier.amount)
    for card, change in values.limiting(game, thing, stat):
        reader = Action(game.controller(card), card, None)
        reader.each = thing
        bound = nouns.number(game, reader, change.value)
        if change.bound == "floor":
            low = bound if low is None else max(low, bound)
        elif change.bound == "ceiling":
            high = bound if high is None else min(high, bound)
    return low, high


def within(game: CcgGame, action: Action | None, thing: int, stat: int, amount: int) -> int:
    """The part of a bonus or penalty that the bounds of the stat, and those its own text has set, leave."""
    low, high = standing(game, thing, stat)
    if action is not None and action.info is not None:
        for node in action.info.effects:
            if isinstance(node, p.Bound) and STATS[node.stat] == stat:
                bound = nouns.number(game, action, node.value)
                if node.bound == "floor":
                    low = bound if low is None else max(low, bound)
                else:
                    high = bound if high is None else min(high, bound)
    if low is None and high is None:
        return amount
    return cut(values.unlimited(game, thing, stat), amount, low, high)


def add(
    game: CcgGame,
    thing: int,
    stat: int,
    total: int,
    boosts: list[Boost],
    store: dict[Key, tuple[int, int]] | None = None,
) -> int:
    """The stat with what continuous traits add to it; those that are bound come last, and are noted in `store`."""
    low, high = standing(game, thing, stat)
    free = low is None and high is None
    for _, amount, bound in boosts:
        if free and bound is None:
            total += amount
    for source, amount, bound in boosts:
        if not (free and bound is None):
            kept = _kept(game, (source, thing, stat), total, amount, _tighter((low, high), amount, bound))
            total += kept
            if store is not None:
                store[(source, thing, stat)] = (amount, kept)
    return total


def _tighter(bounds: Bounds, amount: int, own: int | None) -> Bounds:
    low, high = bounds
    if own is None:
        return bounds
    if amount < 0:
        return own if low is None else max(low, own), high
    return low, own if high is None else min(high, own)


def _kept(game: CcgGame, key: Key, total: int, amount: int, bounds: Bounds) -> int:
    """What is left of a continuous change: as it was reckoned when it began to apply or last changed."""
    known = game.cuts.get(key)
    if known is not None and known[0] == amount:
        return known[1]
    return cut(total, amount, bounds[0], bounds[1])


def remember(game: CcgGame) -> None:
    """Reckon anew what continuous changes with bounds have begun to apply, have changed or have ended."""
    if game.settled or game.has_bounds():
        keep(game)
    if not game.cuts and not game.has_bounds():
        return
    found: dict[Key, tuple[int, int]] = {}
    for stat in sorted({of for of, _, _, _ in game.boosts() if of >= 0}):
        for thing in game.states:
            boosts = values.boosts_on(game, thing, stat)
            if boosts:
                add(game, thing, stat, values.unboosted(game, thing, stat), boosts, found)
    if found != game.cuts:
        game.cuts = found
        game.touch()


def is_bound(change: p.Node) -> bool:
    """Says the change how far it goes at most, or how far the stat goes?"""
    return isinstance(change, p.Limit) or (isinstance(change, p.Modify) and change.bound is not None)


def contradict(limits: Bounds) -> bool:
    """Is the minimum above the maximum?"""
    low, high = limits
    return low is not None and high is not None and low > high


def limit(game: CcgGame, thing: int, stat: int) -> None:
    """A stat has been given a minimum or maximum: from now on its value is kept for the time when the two contradict."""
    if not contradict(values.limits(game, thing, stat)):
        game.settled = {**game.settled, (thing, stat): values.value(game, thing, stat)}


def keep(game: CcgGame) -> None:
    """What each stat with a minimum or maximum was when these last did not contradict each other (samurai.stats.07)."""
    keys = set(game.settled)
    if game.has_bounds():
        for of, card, continuous, change in game.boosts():
            if isinstance(change, p.Limit) and change.bound in ("minimum", "maximum"):
                keys |= {(thing, of) for thing in game.states if values.applies(game, card, continuous, thing)}
    found: dict[tuple[int, int], int] = {}
    for thing, stat in sorted(keys):
        limits = values.limits(game, thing, stat)
        if not contradict(limits):
            if limits != (None, None):
                found[(thing, stat)] = values.value(game, thing, stat)
        elif (thing, stat) in game.settled:
            found[(thing, stat)] = game.settled[(thing, stat)]
    game.settled = found
