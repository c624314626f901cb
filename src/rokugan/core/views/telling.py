"""Telling entries of a log in sentences: what every game needs for it. The forms of the sentences are each game's own, in the
catalogue."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence

from rokugan.catalogue import Count, say
from rokugan.core.log import Entry

_PROVINCE = re.compile(r"(\S+)\.(?:P(\d+)|SP)\b")
_PROVINCE_ALONE = re.compile(r"(?<!\S)(?:P(\d+)|SP)\b")


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


class Audience:
    """Words for those who read a sentence: everybody (players by name), or the one at a seat, who reads `you` of himself and
    `your home` of his places."""

    def __init__(self, players: list[str], you: int = -1) -> None:
        self.players: list[str] = players
        self.you: int = you

    def player(self, seat: int) -> str:
        """The name of a player, or `you`."""
        if seat < 0:
            return ""
        return say("telling.you") if seat == self.you else self.players[seat]

    def whose(self, seat: int) -> str:
        """Of a player: `Ann's`, or `your`."""
        if seat < 0:
            return ""
        return say("telling.your") if seat == self.you else say("telling.whose", player=self.players[seat])

    def verb(self, seat: int) -> Count:
        """A number that chooses between `bows` and `bow`."""
        return Count(2 if 0 <= seat == self.you else 1)

    def place(self, words: str) -> str:
        """A province in words, for who is spoken to.

        >>> Audience(["Ann", "Bob"], 0).place("to Ann.P1"), Audience(["Ann", "Bob"]).place("Bob.P2")
        ('to your province 1', 'Bob.P2')
        """
        return words if self.you < 0 else _PROVINCE.sub(self._province, words)

    def answer(self, words: str) -> str:
        """Return what an answer names, where it is plain of whom a province without a player is.

        >>> Audience(["Ann", "Bob"], 0).answer(" Bob.SP"), Audience(["Ann", "Bob"], 0).answer(" P2")
        (" Bob's stronghold province", ' province 2')
        """
        return _PROVINCE_ALONE.sub(self._alone, self.place(words))

    def _alone(self, found: re.Match[str]) -> str:
        number = found.group(1)
        return say("telling.its_province", number=number) if number else say("telling.the_stronghold_province")

    def _province(self, found: re.Match[str]) -> str:
        name, number = found.group(1), found.group(2)
        if name not in self.players:
            return found.group()
        whose = self.whose(self.players.index(name))
        if not number:
            return say("telling.stronghold_province", whose=whose)
        return say("telling.province", whose=whose, number=number)

    def finished(self, sentence: str) -> str:
        """A sentence as it stands in the log; said to somebody it begins with a capital letter."""
        plain = sentence.strip("\n").rstrip()
        return plain if self.you < 0 else f"{plain[:1].upper()}{plain[1:]}"
