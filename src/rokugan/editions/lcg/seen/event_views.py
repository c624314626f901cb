"""The events of the Living Card Game as a viewer may know them: plain data with a sentence for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.core.views.event_views import event_for
from rokugan.editions.lcg.seen.sentences import sentence

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


def events_for(game: LcgGame, seat: int, since: int) -> list[dict[str, Any]]:
    """Return the events from that number on; a negative seat is one who looks on."""
    return [event(game, seat, number) for number in range(max(since, 0), len(game.log))]


def event(game: LcgGame, seat: int, number: int) -> dict[str, Any]:
    """Return one event."""
    entry = game.log[number]
    return event_for(game, seat, number, entry.kind.replace(" ", "_"), sentence, rule=entry.rule)
