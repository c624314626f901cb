"""Bonuses and penalties that a number receives, for the texts that watch for them.

A number receives a bonus when something new makes its current value higher: an effect, a token, an attached card, a
continuous trait that did not reach it before. That a penalty ends, or that an existing bonus changes, is none
(gold.stats.05-.06). Nothing is done where nobody watches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.events.happenings import Happenings
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import ENTER, RECEIVE, TOKEN, TRANSFER, OwnWord
from rokugan.editions.ccg.table.ids import CHI, FORCE, PERSONAL_HONOR, STRENGTH
from rokugan.editions.ccg.text.continuous import continuous_traits
from rokugan.editions.ccg.text.phrases import values

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

STATS = (FORCE, CHI, PERSONAL_HONOR, STRENGTH)
Numbers = list[tuple[int, int, int]]
Trait = tuple[int, int, int, int]  # thing, stat, the card that has the trait, and the trait's own number


def numbers(game: CcgGame, things: list[int]) -> Numbers:
    """Thing, stat and current value, if anybody watches for bonuses or penalties."""
    if not game.heard(RECEIVE):
        return []
    return [(thing, stat, game.rules.values.received(game, thing, stat)) for thing in things for stat in STATS]


def about_to_change(game: CcgGame, event: Event) -> Numbers:
    """The numbers that an event may give a bonus or a penalty: of what a token is put on, or a card attached to."""
    if event.kind == TOKEN:
        return numbers(game, event.things)
    if event.kind in (ENTER, TRANSFER) and event.place >= 0:
        return numbers(game, [event.place])
    return []


class NumbersBefore:
    """The numbers on the table before something happens, and the continuous traits that reach them."""

    def __init__(self, game: CcgGame, event: Event) -> None:
        self.told: Numbers = about_to_change(game, event)
        self.values: dict[tuple[int, int], int] = {}
        self.traits: dict[Trait, int] = {}
        if game.boosts():
            self.values = {(thing, stat): value for thing, stat, value in numbers(game, list(game.states))}
            self.traits = traits_in_force(game)

    def begun(self, game: CcgGame) -> Numbers:
        """The numbers that a trait has newly reached and has made higher, or lower, with what they were."""
        if not self.values:
            return []
        told = [(thing, stat) for thing, stat, _ in self.told]
        found: Numbers = []
        for (thing, stat, _, _), amount in traits_in_force(game, self.traits).items():
            before = self.values.get((thing, stat))
            if before is None or (thing, stat) in told or (thing, stat, before) in found:
                continue
            if amount * (game.rules.values.received(game, thing, stat) - before) > 0:
                found.append((thing, stat, before))
        return found


def traits_in_force(game: CcgGame, known: dict[Trait, int] | None = None) -> dict[Trait, int]:
    """Return what continuous traits give now, and how much; of those that are not known yet."""
    found: dict[Trait, int] = {}
    for stat, card, trait, change in game.boosts():
        if stat in STATS and isinstance(change, p.Modify):
            for thing in game.states:
                key = (thing, stat, card, id(change))
                if (known is None or key not in known) and continuous_traits.applies(game, card, trait, thing):
                    found[key] = continuous_traits.amount_of(game, card, thing, change)
    return found


def tell(game: CcgGame, before: Numbers, action: Action | None) -> None:
    """Tell the texts that watch for it which numbers have become higher or lower."""
    told: list[Event] = []
    for thing, stat, old in before:
        change = game.rules.values.received(game, thing, stat) - old
        if change:
            told.append(reception(thing, stat, change, action))
    if told:
        game.push(Happenings(told))


def reception(thing: int, stat: int, change: int, action: Action | None) -> Event:
    """A number receives a bonus, or a penalty."""
    event = Event(RECEIVE, [thing], -1 if action is None else action.player)
    stat_name = values.STAT_NAMES[stat].replace("_", " ")
    event.word = OwnWord(f"{stat_name} {'bonus' if change > 0 else 'penalty'}")
    event.amount = abs(change)
    event.action = action
    return event
