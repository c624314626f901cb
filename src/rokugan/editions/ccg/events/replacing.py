"""What the rules themselves put in the place of an event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.event_kinds import GAIN, REHONOR

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def replaced(game: CcgGame, event: Event) -> bool:
    """Does a rule replace the event? Dishonorable Personalities are rehonored instead of a gain of Honor."""
    if event.kind != GAIN or event.amount < 1:
        return False
    shamed = game.rules.events.shamed_by(game, event)
    if not shamed:
        return False
    event.amount = 0
    event.negated = True
    honor = Event(REHONOR, shamed, event.player)
    honor.cause = "rules"
    honor.action = event.action
    game.happen(honor)
    return True
