"""The events of a classic game as a viewer may know them: plain data with a sentence for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.core.log import Entry
from rokugan.core.views.event_views import event_for
from rokugan.editions.ccg.seen.occasions import occasion
from rokugan.editions.ccg.seen.sentences import KINDS, sentence

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def events_for(game: CcgGame, seat: int, since: int = 0) -> list[dict[str, Any]]:
    """Return the events from that number on; a negative seat is one who looks on."""
    return [event(game, seat, number) for number in range(max(since, 0), len(game.log))]


def event(game: CcgGame, seat: int, number: int) -> dict[str, Any]:
    """Return one event."""
    entry = game.log[number]
    rule = game.rules.seen.rules_behind.get(occasion(game.log, number)) or ""
    detail = "stat" if entry.kind == "gets" else "token"
    return event_for(game, seat, number, kind_of(entry), sentence, detail, rule)


def kind_of(entry: Entry) -> str:
    """Return the kind of an event as one word.

    >>> kind_of(Entry("gains Honor", 0)), kind_of(Entry("changes sides", 0))
    ('gain_honor', 'change_sides')
    """
    return KINDS.get(entry.kind) or entry.kind.rstrip(":").replace(" ", "_").lower()
