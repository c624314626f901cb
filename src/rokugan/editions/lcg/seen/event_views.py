"""The events of the log as a viewer may know them: plain data with a sentence for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.core.names import numbered
from rokugan.editions.lcg.seen.sentences import sentence

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


def events_for(game: LcgGame, seat: int, since: int) -> list[dict[str, Any]]:
    """Return the events from that number on; a negative seat is one who looks on."""
    viewer = seat if seat >= 0 else len(game.names)
    reader = seat if seat >= 0 else 31  # no bit of any player
    found: list[dict[str, Any]] = []
    for number in range(max(since, 0), len(game.log)):
        entry = game.log[number]
        event: dict[str, Any] = {"n": number, "kind": entry.kind.replace(" ", "_")}
        if entry.player >= 0:
            event["player"] = game.names[entry.player]
        sight = entry.sights[viewer]
        if entry.cards:
            known = entry.is_known(reader)
            event["cards"] = [
                {"card": game.sight.name_then(viewer, card.number, sight) or None, "name": name} if known else None
                for card, name in zip(entry.cards, entry.names(reader), strict=True)
            ]
        if entry.amount:
            event["amount"] = entry.amount
        if entry.came:
            event["from"] = entry.came
        if entry.went:
            event["to"] = entry.went
        if entry.cause:
            event["cause"] = entry.cause
        if entry.by is not None and entry.by_number:
            event["by"] = {
                "card": game.sight.name_then(viewer, entry.by.number, sight) or None,
                "name": numbered(entry.by.title, entry.by_number),
            }
        if entry.rule:
            event["rule"] = entry.rule
        if entry.words:
            event["words"] = entry.words
        if entry.known >= 0:
            event["known_to"] = [name for each, name in enumerate(game.names) if entry.known >> each & 1]
        event["text"] = sentence([entry], game.names, reader)
        if seat >= 0:
            said = sentence([entry], game.names, reader, you=seat)
            if said != event["text"]:
                event["said"] = said
        found.append(event)
    return found
