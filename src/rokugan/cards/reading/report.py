"""What the reader makes of a file of cards: how far each is understood, its tree, and its text written back.

Of each card only `title`, `type`, `keywords` and `text` are looked at.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from rokugan.cards.files import load_entries
from rokugan.cards.languages import AnyLanguage, language_of
from rokugan.cards.schema import schema_of
from rokugan.catalogue import say
from rokugan.errors import CardError, TextTooLong
from rokugan.language.classic.words.vocabulary import keywords_of
from rokugan.language.language import CannotWrite, Reading, Unread

CannotRun: TypeAlias = Callable[[Any, str], list[str]]  # of a program on a card of a type
# the cards of a file as they are read, with whatever shows progress
Follow: TypeAlias = Callable[[Sequence[Any]], Iterator[Any]]

STATUSES = ("understood", "partly", "not")
PHRASE = 4
"""How many words of what was not understood are counted as a phrase."""


@dataclass(frozen=True)
class CardReport:
    """What the reader makes of one card. `written` is None where the writer has no words for the tree; `unrunnable` names what
    an engine could not run of it."""

    language: AnyLanguage
    title: str
    type: str
    text: str
    reading: Reading
    written: str | None
    names: Any = field(repr=False)
    unrunnable: tuple[str, ...] = ()

    @property
    def status(self) -> str:
        """One of STATUSES: a card is understood if it can be both read and run. A language that writes canonical English only
        must read its own words back as well."""
        if self.reading.understood and not self.unrunnable and (self.language.same is not None or self.round_trip):
            return "understood"
        return "partly" if self.reading.program != type(self.reading.program)() else "not"

    @property
    def round_trip(self) -> bool:
        """Does the writer give the text back?"""
        if self.written is None:
            return False
        return self.language.gives_back(self.text, self.reading, self.written, title=self.title, type=self.type)

    @property
    def faults(self) -> list[Unread]:
        """For all that was not understood, the first word with which nothing known could go on."""
        return [
            self.language.fault(self.text, each, title=self.title, type=self.type, names=self.names)
            for each in self.reading.unread
        ]

    def lines(self) -> list[str]:
        """The report for people."""
        said = [f"{self.title}: {self.status}"]
        for unread, place in zip(self.reading.unread, self.faults, strict=True):
            key = "reading.not_understood_because" if unread.reason else "reading.not_understood"
            said.append(say(key, words=unread.words, reason=unread.reason))
            if place.words != unread.words and not unread.reason:
                said.append(say("reading.from_here_on", words=place.words))
        said += [say("reading.not_yet_played", part=missing) for missing in self.unrunnable]
        said.append(say("reading.tree", tree=repr(self.reading.program)))
        return said + [say("reading.written", line=line) for line in (self.written or "").splitlines()]

    def to_json(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "title": self.title,
            "type": self.type,
            "status": self.status,
            "round_trip": self.round_trip,
            "tree": repr(self.reading.program),
            "unread": [
                {
                    **({"start": it.start, "end": it.end} if it.start >= 0 else {}),
                    "words": it.words,
                    "fault": place.words,
                    **({"reason": it.reason} if it.reason else {}),
                }
                for it, place in zip(self.reading.unread, self.faults, strict=True)
            ],
            "unrunnable": list(self.unrunnable),
            "written": self.written,
        }


def report(
    path: Path, edition: str, cannot_run: CannotRun | None = None, follow: Follow | None = None
) -> list[CardReport]:
    """Read all cards of a file; `cannot_run` says what of a program on a card of a type an engine cannot run, `follow` goes
    along with the cards as they are read."""
    entries = load_entries(path)
    names = language_of(edition).lexicon.with_cards(entries)
    try:
        return [report_card(entry, edition, cannot_run, names) for entry in (follow or iter)(entries)]
    except TextTooLong as error:
        raise CardError(f"{path}: {error}") from None


def report_card(
    entry: Mapping[str, Any], edition: str, cannot_run: CannotRun | None = None, names: Any = None
) -> CardReport:
    """Read a card and write it again, in the language of an edition."""
    language = language_of(edition)
    known = (language.lexicon if names is None else names).with_cards([entry])
    title, text = str(entry.get("title") or entry.get("name") or ""), str(entry.get("text") or "")
    kind = str(entry.get("type") or "").lower()
    kind = schema_of(edition).older.get(kind, kind)
    reading = language.read(text, title=title, type=kind, keywords=keywords_of(entry), names=known)
    written: str | None
    try:
        written = language.write(reading.program, title=title, type=kind)
    except CannotWrite:
        written = None
    missing = () if cannot_run is None else tuple(cannot_run(reading.program, kind))
    return CardReport(language, title, kind, text, reading, written, known, missing)


def summary(cards: Sequence[CardReport]) -> dict[str, int]:
    """How many cards there are, and how many of each status."""
    counts = Counter(card.status for card in cards)
    return {"cards": len(cards), **{status: counts[status] for status in STATUSES}}


def unknown_phrases(cards: Sequence[CardReport], most: int = 15) -> list[tuple[str, int]]:
    """The beginnings of what was not understood that occur most often."""
    starts = (
        " ".join(_general(unread.words, card.title).split()[:PHRASE]).casefold()
        for card in cards
        for unread in card.reading.unread
    )
    return Counter(starts).most_common(most)


def _general(words: str, title: str) -> str:
    """The words with numbers and the card's own name taken out, so that like phrases count together."""
    for word in title.split():
        if len(word) > 3:
            words = re.sub(rf"\b{re.escape(word)}\b", "NAME", words)
    return re.sub(r"\d+", "N", words)
