"""What has happened, as a viewer may know it: plain data with a sentence for people."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from rokugan.core.log import Entry
from rokugan.editions.ccg.seen.sentences import KINDS, sentence

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

_STAT = re.compile(r"([+-]\d+) (\w+) for")
_TOKENS = re.compile(r"puts (-?\d+) (.+) on")


def events(game: CcgGame, seat: int, since: int = 0) -> list[dict[str, Any]]:
    """The events from that number on; a negative seat is one who looks on."""
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
    if entry.cards:
        known = entry.is_known(reader)
        names = entry.names(reader)
        sight = entry.sights[viewer] if entry.sights else 0
        found["cards"] = [
            {"card": game.sight.name_then(viewer, card.number, sight) or None, "name": name} if known else None
            for card, name in zip(entry.cards, names, strict=True)
        ]
    amount = amount_of(entry)
    if amount:
        found["amount"] = amount
    stat = _STAT.fullmatch(entry.kind)
    if stat is not None:
        found["stat"] = stat.group(2)
    if entry.words:
        found["words"] = entry.words
    if entry.known >= 0:
        found["known_to"] = [name for each, name in enumerate(game.names) if entry.known >> each & 1]
    found["text"] = sentence([entry], game.names, reader)
    return found


def kind_of(entry: Entry) -> str:
    """The kind of an event as one word.

    >>> kind_of(Entry("gains Honor", 0)), kind_of(Entry("+3 force for", 0)), kind_of(Entry("puts 2 +1F on", 0))
    ('gain_honor', 'change_stat', 'put_tokens')
    """
    if _STAT.fullmatch(entry.kind):
        return "change_stat"
    if _TOKENS.fullmatch(entry.kind):
        return "put_tokens"
    if entry.kind.startswith("takes the action "):
        return "take_action"
    return KINDS.get(entry.kind) or entry.kind.rstrip(":").replace(" ", "_").lower()


def amount_of(entry: Entry) -> int:
    """How much or how many."""
    found = _STAT.fullmatch(entry.kind) or _TOKENS.fullmatch(entry.kind)
    return entry.amount if found is None else int(found.group(1))
