"""Current values: base, plus bonuses and penalties, then minimums and maximums (celestial.stats.01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.event_kinds import GIVE
from rokugan.editions.ccg.table.ids import (
    CHI,
    FORCE,
    HONOR_REQUIREMENT,
    PERSONAL_HONOR,
    PRODUCTION,
    STATS,
    STRENGTH,
    is_province,
)
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.described.tokens import token_bonuses
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.held import bounds
from rokugan.editions.ccg.text.held.bounds import limits
from rokugan.editions.ccg.text.held.continuous_traits import action_of, amount_of, applies, of_itself

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

STAT_NAMES = {code: name for name, code in STATS.items()}


def value(game: CcgGame, thing: int, stat: int) -> int:
    """The present value of a stat of a card or province."""
    key = thing * 8 + stat
    found = game.values.get(key)
    if found is None:
        if game.depth > 6:
            return base(game, thing, stat)
        game.depth += 1
        found = _compute(game, thing, stat)
        game.depth -= 1
        if stat != PRODUCTION or not game.behaviours[thing].gold:  # which depends on what is being paid for
            game.values[key] = found
    return found


def base(game: CcgGame, thing: int, stat: int) -> int:
    """The printed value of a stat; of a created card the one it was created with."""
    if thing >= 0:
        behaviour = game.behaviours[thing]
        if behaviour.type == "stronghold":
            return game.rules.values.stronghold_base(game, thing, stat, behaviour.stats[stat])
        return behaviour.stats[stat]
    if is_province(thing) and stat == STRENGTH:
        return game.rules.values.province_base(game, thing, game.province(thing).base_strength)
    return 0


def unboosted(game: CcgGame, thing: int, stat: int) -> int:
    """Base plus the bonuses and penalties of tokens, attachments and ongoing effects."""
    total = base(game, thing, stat)
    state = game.states.get(thing)
    if state is not None:
        for name, number in state.tokens:
            for of, amount in token_bonuses(name):
                if of == stat and not suppressed(game, thing, stat, amount):
                    total += amount * number
        if stat == FORCE or stat == CHI:
            for attached in state.attachments:
                if stat in game.behaviours[attached].lends:
                    total += value(game, attached, stat)
    elif stat == STRENGTH and is_province(thing):
        for name, number in game.province(thing).tokens:
            total += number * sum(amount for of, amount in token_bonuses(name) if of == stat)
    for modifier in game.modifiers.on.get(thing, ()):
        if modifier.stat == stat and modifier.kind == "bonus":
            total += modifier.amount
    return total


def unlimited(game: CcgGame, thing: int, stat: int) -> int:
    """Base plus bonuses and penalties, before minimums and maximums."""
    state = game.states.get(thing)
    total = unboosted(game, thing, stat)
    if stat == PRODUCTION and state is not None and game.behaviours[thing].gold:
        total += game.rules.costs.production(game, thing) - base(game, thing, stat)
    boosts = boosts_on(game, thing, stat)
    if boosts:
        total = bounds.add(game, thing, stat, total, boosts)
    if state is None and thing >= 0 and game.behaviours[thing].boosts:
        for change in of_itself(game, thing, stat):
            if isinstance(change, p.Modify):
                total += amount_of(game, thing, thing, change)
            elif isinstance(change, p.SetStat):
                total = meaning.number(game, action_of(game, thing, thing), change.to)
    for card, continuous, change in game.boosts_of(stat):
        if isinstance(change, p.SetStat) and applies(game, card, continuous, thing):
            total = meaning.number(game, action_of(game, card, thing), change.to)
    return total


def boosts_on(game: CcgGame, thing: int, stat: int) -> list[tuple[int, int, int | None]]:
    """What continuous traits add to a stat now: the card that has the trait, how much, and how far at most."""
    found: list[tuple[int, int, int | None]] = []
    for card, continuous, change in game.boosts_of(stat):
        if isinstance(change, p.Modify) and applies(game, card, continuous, thing):
            amount = amount_of(game, card, thing, change)
            if not suppressed(game, thing, stat, amount):
                bound = (
                    None if change.bound is None else meaning.number(game, action_of(game, card, thing), change.bound)
                )
                found.append((card, amount, bound))
    return found


def suppressed(game: CcgGame, thing: int, stat: int, amount: int) -> bool:
    """Is the bonus of a token or of a continuous trait negated for now (celestial.negation.01)?"""
    if not game.forbids():
        return False
    event = Event(GIVE, [thing], -1)
    return prevention.negates_bonus(game, thing, STAT_NAMES[stat], amount, event, True)


def is_plain(game: CcgGame, thing: int, stat: int) -> bool:
    """Is there nothing that may change or limit the stat, attachments and tokens aside?"""
    return (
        thing not in game.modifiers.on
        and stat != PRODUCTION
        and stat != PERSONAL_HONOR
        and (thing < 0 or thing in game.states or not game.behaviours[thing].boosts)
        and not game.boosts_of(stat)
    )


def _compute(game: CcgGame, thing: int, stat: int) -> int:
    state = game.states.get(thing)
    if stat == PERSONAL_HONOR and state is not None and state.dishonored:
        return 0
    if not game.rules.values.has_stat(game, thing, stat):
        return 0
    plain = is_plain(game, thing, stat)
    total = unboosted(game, thing, stat) if plain else unlimited(game, thing, stat)
    signed = stat == HONOR_REQUIREMENT or (
        thing >= 0 and game.behaviours[thing].type == "item" and stat in (FORCE, CHI)
    )
    if total < 0 and not signed:
        total = 0
    if plain:
        return total
    low, high = limits(game, thing, stat)
    if low is not None and high is not None and low > high:
        kept = game.settled.get((thing, stat))
        return _uncontradicted(game, thing, stat, total) if kept is None else kept
    if low is not None and total < low:
        total = low
    if high is not None and total > high:
        total = high
    return total


def _uncontradicted(game: CcgGame, thing: int, stat: int, total: int) -> int:
    """The value before the minimum was above the maximum: nothing changes it until they cease to contradict each other
    (samurai.stats.07)."""
    whole = game.modifiers.on
    held = whole.get(thing, ())
    game.modifiers.on = whole.copy()
    for number in range(len(held) - 1, -1, -1):
        game.modifiers.keep(thing, held[:number])
        low, high = limits(game, thing, stat)
        if low is None or high is None or low <= high:
            total = _compute(game, thing, stat)
            break
    game.modifiers.on = whole
    return total
