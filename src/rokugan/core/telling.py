"""Telling entries of a log in sentences: what every game needs for it. The forms of the sentences are each game's own."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from rokugan.core.log import Entry


def listed(names: Sequence[str]) -> str:
    """Names in a row; cards that are not known are counted.

    >>> listed(["Ox", "a card", "a card"])
    'Ox, 2 cards'
    """
    known = [name for name in names if name != "a card"]
    hidden = len(names) - len(known)
    if hidden:
        known.append("a card" if hidden == 1 else f"{hidden} cards")
    return ", ".join(known)


def grouped(entries: Iterable[Entry], merged: Collection[str]) -> Iterator[list[Entry]]:
    """Entries that follow each other and are told together: of one of these kinds, and of one player."""
    group: list[Entry] = []
    for entry in entries:
        if group and not (entry.kind in merged and entry.kind == group[0].kind and entry.player == group[0].player):
            yield group
            group = []
        group.append(entry)
    if group:
        yield group
