"""Bonuses and penalties that a number receives, for the texts that watch for them.

A number receives a bonus when something new makes its current value higher: an effect, a token, an attached card. That a
penalty ends, or that an existing bonus changes, is none (gold.stats.05-.06). Nothing is done where nobody watches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg import values
from rokugan.editions.ccg.context import ENTER, RECEIVE, TOKEN, TRANSFER, Context, Event
from rokugan.editions.ccg.things import CHI, FORCE, PERSONAL_HONOR, STRENGTH

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

STATS = (FORCE, CHI, PERSONAL_HONOR, STRENGTH)
Numbers = list[tuple[int, int, int]]


def numbers(game: CcgGame, things: list[int]) -> Numbers:
    """Thing, stat and current value, if anybody watches for bonuses or penalties."""
    if not game.heard(RECEIVE):
        return []
    return [(thing, stat, game.rules.received(game, thing, stat)) for thing in things for stat in STATS]


def about_to_change(game: CcgGame, event: Event) -> Numbers:
    """The numbers that an event may give a bonus or a penalty: of what a token is put on, or a card attached to."""
    if event.kind == TOKEN:
        return numbers(game, event.things)
    if event.kind in (ENTER, TRANSFER) and event.place >= 0:
        return numbers(game, [event.place])
    return []


def tell(game: CcgGame, before: Numbers, context: Context | None) -> None:
    """Those who watch learn what has become higher or lower."""
    from rokugan.editions.ccg.effects import Happenings

    told: list[Event] = []
    for thing, stat, old in before:
        change = game.rules.received(game, thing, stat) - old
        if change:
            event = Event(RECEIVE, [thing], -1 if context is None else context.player)
            event.word = f"{values.STAT_NAMES[stat].replace('_', ' ')} {'bonus' if change > 0 else 'penalty'}"
            event.amount = abs(change)
            event.context = context
            told.append(event)
    if told:
        game.push(Happenings(told))
