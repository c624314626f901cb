"""How much of a card file is understood: counts, and the words that most often are not."""

from __future__ import annotations

import re
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rokugan.cards.files import TYPES, load_entries
from rokugan.cards.reader import Reading, read
from rokugan.cards.words import normalise
from rokugan.cards.writer import CannotWrite, write


@dataclass
class Survey:
    """The result for many cards. A card is `partly` understood if some of its text was, `not` if none."""

    understood: int = 0
    partly: int = 0
    not_: int = 0
    blank: int = 0
    seconds: float = 0.0
    unread: Counter[str] = field(default_factory=Counter)
    changed: list[tuple[str, str, str]] = field(default_factory=list)  # title, text, written back
    cards: list[tuple[str, str, Reading]] = field(default_factory=list)

    @property
    def total(self) -> int:
        """All cards."""
        return self.understood + self.partly + self.not_

    def line(self) -> str:
        """The counts in one line."""
        share = 100 * self.understood / max(1, self.total)
        return (
            f"{self.total} cards: {self.understood} understood ({share:.1f}%), {self.partly} partly, {self.not_} not; "
            f"{self.blank} without text; {len(self.changed)} written back differently; {self.seconds:.2f} s"
        )


def survey(entries: Iterable[Mapping[str, Any]], edition: str = "celestial") -> Survey:
    """Read the texts of many cards."""
    found = Survey()
    for entry in entries:
        title, text = str(entry.get("title", "")), str(entry.get("text") or "")
        kind = str(entry.get("type") or "stronghold").lower()
        start = time.perf_counter()
        reading = read(text, title=title, type=TYPES.get(kind, kind), edition=edition)
        found.seconds += time.perf_counter() - start
        found.cards.append((title, text, reading))
        found.blank += not text.strip()
        if reading.understood:
            found.understood += 1
            back = _back(reading)
            if normalise(back) != normalise(text):
                found.changed.append((title, text, back))
        elif reading.program.traits or reading.program.abilities or reading.program.keywords:
            found.partly += 1
        else:
            found.not_ += 1
        for each in reading.unread:
            found.unread[_general(each.words, title)] += 1
    return found


def _back(reading: Reading) -> str:
    try:
        return write(reading.program)
    except CannotWrite as error:
        return f"<{error}>"


def _general(words: str, title: str) -> str:
    """The words with numbers and the card's own name taken out, so that like phrases count together."""
    for word in title.split():
        if len(word) > 3:
            words = re.sub(rf"\b{re.escape(word)}\b", "SELF", words)
    return re.sub(r"\d+", "N", words)


def main(arguments: list[str]) -> None:
    """Print the survey of the card files named; `-v` also the unread words and the texts written back differently."""
    verbose = "-v" in arguments
    for name in arguments:
        if name.startswith("-"):
            continue
        edition = next((each for each in ("gold", "samurai", "war_of_honor") if each in name), "celestial")
        found = survey(load_entries(Path(name)), edition)
        print(f"{Path(name).name}: {found.line()}")
        if verbose:
            for title, text, back in found.changed:
                print(f"  {title}:\n    {text!r}\n    {back!r}")
            for words, count in found.unread.most_common():
                print(f"  {count:4d} {words}")


if __name__ == "__main__":
    main(sys.argv[1:])
