"""The events of a log as a viewer may know them: plain data. What an event is called, which rule is behind it and how a sentence
says it are each game's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rokugan.core.game import Game
from rokugan.core.log import Entry
from rokugan.core.names import numbered

Sentence = Callable[[list[Entry], list[str], int, int], str]
"""Says some entries to a reader, who may be one of the players himself (`you`; -1: nobody)."""
NO_PLAYER = 31  # a reader with no bit of any player
NOBODY = -1


def event_for(
    game: Game, seat: int, number: int, kind: str, sentence: Sentence, detail: str = "", rule: str = ""
) -> dict[str, Any]:
    """Return one event as the player at a seat may know it; a negative seat is one who looks on. What it has not is left out.

    `detail` is the key under which the detail of the entry stands."""
    entry: Entry = game.log[number]
    viewer = seat if seat >= 0 else len(game.names)
    reader = seat if seat >= 0 else NO_PLAYER
    found: dict[str, Any] = {"n": number, "kind": kind}
    if entry.player >= 0:
        found["player"] = game.names[entry.player]
    sight = entry.sights[viewer]
    if entry.cards:
        known = entry.is_known(reader)
        found["cards"] = [
            {"card": game.sight.name_then(viewer, card.number, sight) or None, "name": name} if known else None
            for card, name in zip(entry.cards, entry.names(reader), strict=True)
        ]
    if entry.amount:
        found["amount"] = entry.amount
    if detail and entry.detail:
        found[detail] = entry.detail
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
    if rule:
        found["rule"] = rule
    if entry.words:
        found["words"] = entry.words
    if entry.known >= 0:
        found["known_to"] = [name for each, name in enumerate(game.names) if entry.known >> each & 1]
    found["text"] = sentence([entry], game.names, reader, NOBODY)
    if seat >= 0:
        said = sentence([entry], game.names, reader, seat)
        if said != found["text"]:
            found["said"] = said
    return found
