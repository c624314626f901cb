"""Bounds as they were when they began to count: what is left of a bound change, what a stat is while its bounds contradict."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import STATS
from rokugan.editions.ccg.text.continuous import continuous_traits
from rokugan.editions.ccg.text.continuous.bounds import Key, contradict, cut, kept, limits, said_of, tightest
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.phrases import values

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def within(game: CcgGame, action: Action | None, thing: int, stat: int, amount: int) -> int:
    """The part of a bonus or penalty that the bounds of the stat, and those its own text has set, leave."""
    said = said_of(game, thing, stat)
    if action is not None and action.ability is not None:
        for node in action.ability.effects:
            if isinstance(node, p.Bound) and STATS[node.stat] == stat:
                said.append((node.bound, meaning.number(game, action, node.value)))
    low, high = tightest(said, "floor", "ceiling")
    return cut(values.unlimited(game, thing, stat), amount, low, high)


def remember(game: CcgGame) -> None:
    """Reckon anew what continuous changes with bounds have begun to apply, have changed or have ended."""
    bound = game.has_bounds()
    if game.settled or bound:
        keep(game)
    if not game.cuts and not bound:
        return
    found: dict[Key, tuple[int, int]] = {}
    for stat in sorted({of for of, _, _, _ in game.boosts() if of >= 0}):
        for thing in game.states:
            boosts = values.boosts_on(game, thing, stat)
            if boosts:
                kept(game, thing, stat, values.unboosted(game, thing, stat), boosts, found)
    if found != game.cuts:
        game.cuts = found
        game.touch()


def limit(game: CcgGame, thing: int, stat: int) -> None:
    """A stat is about to be given a minimum or maximum: its value is kept for the time when the two contradict."""
    if not contradict(limits(game, thing, stat)):
        game.settled = {**game.settled, (thing, stat): game.value(thing, stat)}


def keep(game: CcgGame) -> None:
    """What each stat with a minimum or maximum was when these last did not contradict each other (samurai.stats.07)."""
    keys = set(game.settled)
    if game.has_bounds():
        for of, card, continuous, change in game.boosts():
            if isinstance(change, p.Limit) and change.bound in ("minimum", "maximum"):
                keys |= {
                    (thing, of) for thing in game.states if continuous_traits.applies(game, card, continuous, thing)
                }
    found: dict[tuple[int, int], int] = {}
    for thing, stat in sorted(keys):
        given = limits(game, thing, stat)
        if not contradict(given):
            if given != (None, None):
                found[(thing, stat)] = game.value(thing, stat)
        elif (thing, stat) in game.settled:
            found[(thing, stat)] = game.settled[(thing, stat)]
    game.settled = found
