"""Bonuses and penalties that an effect is about to give, where a text answers before they are received."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.editions.ccg.effects import standing
from rokugan.editions.ccg.effects.changes import amount_given, give_change, give_player
from rokugan.editions.ccg.effects.durations import duration
from rokugan.editions.ccg.events import paid_in_full, receiving
from rokugan.editions.ccg.events.happenings import Happenings
from rokugan.editions.ccg.events.windows import Occurrence
from rokugan.editions.ccg.table.action import Action, Event, make
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.event_kinds import GIVE, RECEIVE
from rokugan.editions.ccg.table.ids import STATS, is_player
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.phrases import copied_abilities

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def answered_before(game: CcgGame) -> bool:
    """Does any text answer before a number receives a bonus or a penalty?"""
    return bool(game.ears(RECEIVE, "before"))


def give_in_turn(
    game: CcgGame, action: Action, node: p.Give, changes: tuple[p.Change, ...], event: Event, number: int
) -> None:
    """Give the changes: bonuses and penalties one after the other, each with its windows, after all else."""
    frames: list[ReceiveBonus] = []
    for thing in event.things:
        until = game.rules.actions.duration(game, action, duration(game, action, node.until, thing))
        before = action.each
        action.each = thing
        held = len(game.modifiers.on.get(thing, ()))
        for change in changes:
            reception = about_to_receive(game, action, thing, change)
            if reception is not None:
                reception.cause = event.cause
                frames.append(ReceiveBonus(reception, change, until, number))
            elif is_player(thing):
                give_player(game, action, thing, change, until)
            else:
                give_change(game, action, thing, change, until, event)
        action.each = before
        copied_abilities.mark(game, thing, held, action)
        standing.mark(game, thing, held, action, number)
    game.push(Happenings([event]))
    for frame in reversed(frames):
        paid_in_full.look_later(game, frame.event)
        game.push(frame)


def about_to_receive(game: CcgGame, action: Action, thing: int, change: p.Change) -> Event | None:
    """The bonus or penalty that the thing would receive by this change; None if it would receive none."""
    if is_player(thing) or not isinstance(change, (p.Modify, p.SetStat)):
        return None
    stat = STATS[change.stat]
    if stat not in receiving.STATS or not game.rules.values.has_stat(game, thing, stat):
        return None
    amount = amount_given(game, action, thing, change)
    if amount == 0 or prevention.negates_bonus(game, thing, change.stat, amount, make(GIVE, [thing], action, "effect")):
        return None
    return receiving.reception(thing, stat, amount, action)


class ReceiveBonus(Occurrence):
    """A number receives a bonus or a penalty, unless a text lets something else happen, or nothing."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event", "change", "until", "number", "waiting", "audience", "seen")
    ARGS: ClassVar[int] = 4

    def __init__(self, event: Event, change: p.Change, until: Ending, number: int) -> None:
        super().__init__(event)
        self.change: p.Change = change
        self.until: Ending = until
        self.number: int = number  # of the standing effect that gives it

    def apply(self, game: CcgGame) -> None:
        """Give it, as much as it is now."""
        action = self.event.action
        assert action is not None
        thing = self.event.things[0]
        before = action.each
        action.each = thing
        held = len(game.modifiers.on.get(thing, ()))
        give_change(game, action, thing, self.change, self.until, make(GIVE, [thing], action, self.event.cause))
        action.each = before
        if len(game.modifiers.on.get(thing, ())) > held:
            super().apply(game)
        copied_abilities.mark(game, thing, held, action)
        standing.mark(game, thing, held, action, self.number)
