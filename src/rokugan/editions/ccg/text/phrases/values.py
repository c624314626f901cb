"""Current values: base, plus bonuses and penalties, then minimums and maximums (celestial.stats.01)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan import program as p
from rokugan.core.values import ADD, LEAST, MOST, SET, Reckoning, ValuePart, reckoned
from rokugan.editions.ccg.table import endings
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.event_kinds import GIVE
from rokugan.editions.ccg.table.ids import (
    CHI,
    FORCE,
    HONOR_REQUIREMENT,
    PERSONAL_HONOR,
    PRODUCTION,
    STATS,
    is_province,
)
from rokugan.editions.ccg.table.token_names import token_bonuses
from rokugan.editions.ccg.text.continuous import bounds
from rokugan.editions.ccg.text.continuous.bounds import contradict, limits
from rokugan.editions.ccg.text.continuous.continuous_traits import action_of, amount_of, applies, of_itself
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

STAT_NAMES = {code: name for name, code in STATS.items()}


def base(game: CcgGame, thing: int, stat: int) -> int:
    """The printed value of a stat; of a created card the one it was created with."""
    if thing >= 0:
        behaviour = game.behaviours[thing]
        if behaviour.type == "stronghold":
            return game.rules.values.stronghold_base(game, thing, stat, behaviour.stats[stat])
        return behaviour.stats[stat]
    if is_province(thing):
        return game.rules.values.province_base(game, thing, game.province(thing).base_strength)
    return 0


def parts(game: CcgGame, thing: int, stat: int) -> list[ValuePart]:
    """Return what a value is made of: base, bonuses and penalties, then minimums and maximums (celestial.stats.01)."""
    plain = is_plain(game, thing, stat)
    found = [ValuePart(ADD, base(game, thing, stat), "printed")]
    found += received(game, thing, stat) if plain else unlimited_parts(game, thing, stat)
    state = game.states.get(thing)
    signed = stat == HONOR_REQUIREMENT or (
        thing >= 0 and game.behaviours[thing].type == "item" and stat in (FORCE, CHI)
    )
    if not signed:
        found.append(NEVER_NEGATIVE)
    if not plain:
        _bound(game, thing, stat, found)
    if stat == PERSONAL_HONOR and state is not None and state.dishonored:
        found.append(ValuePart(SET, 0, "dishonored"))
    elif not game.rules.values.has_stat(game, thing, stat):
        found.append(ValuePart(SET, 0, "rules"))
    return found


NEVER_NEGATIVE: Final = ValuePart(LEAST, 0, "never below 0")


def _bound(game: CcgGame, thing: int, stat: int, found: list[ValuePart]) -> None:
    """Add the minimum and the maximum; where they contradict each other nothing changes the value until they cease to
    (samurai.stats.07)."""
    low, high = limits(game, thing, stat)
    if contradict((low, high)):
        found.append(ValuePart(SET, game.settled.get((thing, stat), reckoned(found)), "rules"))
        return
    if low is not None:
        found.append(ValuePart(LEAST, low, "minimum"))
    if high is not None:
        found.append(ValuePart(MOST, high, "maximum"))


def received(game: CcgGame, thing: int, stat: int) -> list[ValuePart]:
    """The bonuses and penalties of tokens, attachments and ongoing effects."""
    found: list[ValuePart] = []
    state = game.states.get(thing)
    if state is not None:
        if state.tokens:
            _add_tokens(game, thing, stat, state.tokens, found)
        if stat == FORCE or stat == CHI:
            for attached in state.attachments:
                if stat in game.behaviours[attached].lends:
                    found.append(ValuePart(ADD, game.value(attached, stat), "attached", attached))
    elif is_province(thing):
        _add_tokens(game, thing, stat, game.province(thing).tokens, found)
    for modifier in game.modifiers.on.get(thing, ()):
        if modifier.stat == stat and modifier.kind == "bonus":
            found.append(ValuePart(ADD, modifier.amount, "effect", modifier.source, modifier.until))
    return found


def _add_tokens(
    game: CcgGame, thing: int, stat: int, tokens: tuple[tuple[str, int], ...], found: list[ValuePart]
) -> None:
    """Add what tokens do to the stat, but for what is suppressed."""
    for name, number in tokens:
        for of, amount in token_bonuses(name):
            if of == stat and not suppressed(game, thing, stat, amount):
                found.append(ValuePart(ADD, amount * number, "token", token=name, count=number))


def unlimited_parts(game: CcgGame, thing: int, stat: int) -> list[ValuePart]:
    """All bonuses and penalties, and what sets the value, before minimums and maximums."""
    found = received(game, thing, stat)
    state = game.states.get(thing)
    if stat == PRODUCTION and state is not None and game.behaviours[thing].gold:
        more = game.rules.costs.production(game, thing) - base(game, thing, stat)
        if more:
            found.append(ValuePart(ADD, more, "its own text", thing))
    boosts = boosts_on(game, thing, stat)
    if boosts:
        total = base(game, thing, stat) + reckoned(found)
        for card, amount in bounds.kept(game, thing, stat, total, boosts):
            found.append(ValuePart(ADD, amount, "trait", card, "in play"))
    if state is None and thing >= 0 and game.behaviours[thing].boosts:
        for change in of_itself(game, thing, stat):
            if isinstance(change, p.Modify):
                found.append(ValuePart(ADD, amount_of(game, thing, thing, change), "trait", thing))
            elif isinstance(change, p.SetStat):
                to = meaning.number(game, action_of(game, thing, thing), change.to)
                found.append(ValuePart(SET, to, "trait", thing))
    for card, continuous, change in game.boosts_of(stat):
        if isinstance(change, p.SetStat) and applies(game, card, continuous, thing):
            to = meaning.number(game, action_of(game, card, thing), change.to)
            found.append(ValuePart(SET, to, "trait", card))
    return found


def unboosted(game: CcgGame, thing: int, stat: int) -> int:
    """Base plus the bonuses and penalties of tokens, attachments and ongoing effects."""
    return base(game, thing, stat) + reckoned(received(game, thing, stat))


def unlimited(game: CcgGame, thing: int, stat: int) -> int:
    """Base plus bonuses and penalties, before minimums and maximums."""
    return reckoned([ValuePart(ADD, base(game, thing, stat), "printed"), *unlimited_parts(game, thing, stat)])


def would_rise(game: CcgGame, thing: int, stat: int, amount: int) -> bool:
    """Would a bonus or penalty of so much change the value by all of it, whatever its minimum and maximum are?"""
    found = parts(game, thing, stat)
    return reckoned([found[0], ValuePart(ADD, amount), *found[1:]]) - reckoned(found) == amount


def boosts_on(game: CcgGame, thing: int, stat: int) -> list[tuple[int, int, int | None]]:
    """Return what continuous traits add to a stat now: the card that has the trait, how much, and how far at most."""
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


class ClassicReckoning(Reckoning):
    """How the classic games make up a value."""

    def parts(self, game: CcgGame, thing: int, stat: int) -> list[ValuePart]:
        return parts(game, thing, stat)

    def printed(self, game: CcgGame, thing: int, stat: int) -> int:
        return base(game, thing, stat)

    def ending_words(self, game: CcgGame, until: object) -> str:
        return endings.in_words(str(until), game.names)
