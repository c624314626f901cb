"""Effects that no other node says: a function beside the card, and words without rules meaning."""

from __future__ import annotations

from rokugan.program.lean import dataclass
from rokugan.program.roles import Effect


@dataclass(frozen=True, repr=False)
class Special(Effect):
    """An effect that the grammar cannot say: a function beside the card carries it out. words: what it does, for people."""

    written = "special {name} words {words}"

    name: str
    words: str


@dataclass(frozen=True, repr=False)
class Color(Effect):
    """Story phrasing without rules meaning: `He has shamed his clan.`"""

    words: str
