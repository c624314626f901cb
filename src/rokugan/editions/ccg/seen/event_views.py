"""The events of the log as a viewer may know them: plain data with a sentence for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.core.log import Entry
from rokugan.core.names import numbered
from rokugan.editions.ccg.seen.occasions import occasion
from rokugan.editions.ccg.seen.sentences import KINDS, sentence

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def events_for(game: CcgGame, seat: int, since: int = 0) -> list[dict[str, Any]]:
    """Return the events from that number on; a negative seat is one who looks on."""
    log = game.log
    return [event(game, seat, number) for number in range(max(since, 0), len(log))]


def event(game: CcgGame, seat: int, number: int) -> dict[str, Any]:
    """One event. What it has not is left out."""
    entry = game.log[number]
    viewer = seat if seat >= 0 else len(game.names)
    reader = seat if seat >= 0 else 31  # no bit of any player
    found: dict[str, Any] = {"n": number, "kind": kind_of(entry)}
    if entry.player >= 0:
        found["player"] = game.names[entry.player]
    sight = entry.sights[viewer]
    if entry.cards:
        known = entry.is_known(reader)
        names = entry.names(reader)
        found["cards"] = [
            {"card": game.sight.name_then(viewer, card.number, sight) or None, "name": name} if known else None
            for card, name in zip(entry.cards, names, strict=True)
        ]
    if entry.amount:
        found["amount"] = entry.amount
    if entry.detail:
        found["stat" if entry.kind == "gets" else "token"] = entry.detail
    if entry.came:
        found["from"] = entry.came
    if entry.went:
        found["to"] = entry.went
    if entry.cause:
        found["cause"] = entry.cause
    if entry.by is not None and entry.by_number:
        found["by"] = {
            "card": game.sight.name_then(viewer, entry.by.number, sight) or None,
            "name": numbered(entry.by.title, entry.by_number),
        }
    rule = game.rules.seen.rules_behind.get(occasion(game.log, number))
    if rule:
        found["rule"] = rule
    if entry.words:
        found["words"] = entry.words
    if entry.known >= 0:
        found["known_to"] = [name for each, name in enumerate(game.names) if entry.known >> each & 1]
    found["text"] = sentence([entry], game.names, reader)
    if seat >= 0:
        said = sentence([entry], game.names, reader, you=seat)
        if said != found["text"]:
            found["said"] = said
    return found


def kind_of(entry: Entry) -> str:
    """The kind of an event as one word.

    >>> kind_of(Entry("gains Honor", 0)), kind_of(Entry("changes sides", 0))
    ('gain_honor', 'change_sides')
    """
    return KINDS.get(entry.kind) or entry.kind.rstrip(":").replace(" ", "_").lower()
