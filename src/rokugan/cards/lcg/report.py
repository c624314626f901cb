"""What the language makes of a file of cards: how far each is understood, its tree, its canonical text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rokugan.cards.files import load_entries
from rokugan.cards.lcg.files import lcg_definition
from rokugan.cards.schema import CannotRun, Follow
from rokugan.language.lcg.textbox import Reading, read
from rokugan.language.lcg.writer import CannotWrite, write
from rokugan.program.lcg.nodes import TextBox


@dataclass(frozen=True)
class LcgReport:
    """What was made of one card. `written` is None where there is no canonical English for the tree."""

    title: str
    type: str
    text: str
    reading: Reading
    written: str | None
    unrunnable: tuple[str, ...] = ()

    @property
    def status(self) -> str:
        """understood, partly or not. Understood: read, the same when read back from canonical English, and run."""
        if not self.reading.unread and not self.unrunnable and self.round_trip:
            return "understood"
        return "partly" if self.reading.program != TextBox() else "not"

    @property
    def round_trip(self) -> bool:
        """Does canonical English read back to the same tree?"""
        if self.written is None:
            return False
        again = read(self.written, self.type)
        return again.program == self.reading.program and not again.unread

    def to_json(self) -> dict[str, Any]:
        """The report as plain data."""
        return {
            "title": self.title,
            "type": self.type,
            "status": self.status,
            "round_trip": self.round_trip,
            "tree": repr(self.reading.program),
            "unread": [{"words": each.words, "reason": each.reason} for each in self.reading.unread],
            "unrunnable": list(self.unrunnable),
            "written": self.written,
        }

    def lines(self) -> list[str]:
        """The report for people."""
        said = [f"{self.title}: {self.status}"]
        said += [f"  not understood: {each.words} ({each.reason})" for each in self.reading.unread]
        said += [f"  can be read but not yet played: {each}" for each in self.unrunnable]
        said.append(f"  tree: {self.reading.program!r}")
        return said + [f"  written: {line}" for line in (self.written or "").splitlines()]


def lcg_report(path: Path, edition: str, cannot_run: CannotRun, follow: Follow | None = None) -> list[LcgReport]:
    """Read all cards of a file; `follow` goes along with the cards as they are read."""
    return [lcg_reading(entry, str(path), cannot_run) for entry in (follow or iter)(load_entries(path))]


def lcg_reading(entry: Mapping[str, Any], where: str, cannot_run: CannotRun) -> LcgReport:
    """Read a card and write it again."""
    title, text = str(entry.get("title") or entry.get("name") or ""), str(entry.get("text") or "")
    kind = str(entry.get("type") or "character").lower()
    reading = read(text, kind)
    written: str | None
    try:
        written = write(reading.program, kind)
    except CannotWrite:
        written = None
    card = lcg_definition({"title": title or "a card", "type": kind, "text": text}, where)
    return LcgReport(title, kind, text, reading, written, tuple(cannot_run(card.program, card.type)))
