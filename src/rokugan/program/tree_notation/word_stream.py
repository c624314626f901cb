"""The words of a text in the notation of trees, one after the other, and what is said of a text that is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from rokugan.errors import RokuganError, quote

NAME: Final = "a Name"
NUMBER: Final = "a number"
END: Final = ""
LONGEST: Final = 20_000
"""How many characters a text may have: the longest text of a card has a twentieth of it."""
DEEPEST: Final = 60
"""How many nodes may stand in each other."""
_CAPITAL = r"[A-Z][\w'’.!?-]*(?: [A-Z][\w'’.!?-]*)*"
_TOKEN = re.compile(rf'("(?:[^"\\]|\\.)*"|{_CAPITAL})|([+-]?\d+)|([a-z][\w\'-]*|<=|>=|!=|[<>=#+*()\[\],/-])|(\S)')
_NAME, _NUMBER, _WORD, _OTHER = 1, 2, 3, 4  # its groups
_BARE = re.compile(_CAPITAL)
SMALL_WORD = re.compile(r"[a-z][\w-]*")


class NotationError(RokuganError):
    """A text that is no such node: what is wrong, and the place in the text (`at`), counted from 0."""

    def __init__(self, message: str, at: int) -> None:
        super().__init__(message)
        self.at: int = at


class WordStream:
    """The words of a text. `word` is what the next one is looked up by: itself, or `NAME` or `NUMBER`."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise NotationError(f"a text has at most {LONGEST:,} characters; this one has {len(text):,}", LONGEST)
        self.tokens: list[tuple[int, str, int]] = [
            (found.lastindex or _OTHER, found.group(), found.start()) for found in _TOKEN.finditer(text)
        ]
        self.tokens.append((_WORD, END, len(text)))
        self.next: int = -1
        self.depth: int = 0
        self.word: str = END
        self.advance()

    def advance(self) -> str:
        """Go on to the next word, and return the one that was passed."""
        passed = self.tokens[self.next][1]
        self.next += 1
        group, text, _ = self.tokens[self.next]
        self.word = text if group == _WORD else NAME if group == _NAME else NUMBER if group == _NUMBER else "?"
        return passed

    def take(self, word: str) -> bool:
        """Pass this word, if it is the next."""
        if self.word != word:
            return False
        self.advance()
        return True

    def need(self, word: str) -> None:
        """Pass this word, which must be the next."""
        if not self.take(word):
            raise self.error(f"{word!r} should stand here, not {self.shown}", (word,))

    def enter(self) -> None:
        """Begin a node inside a node; refuse more of them than a text could need."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.error(f"more than {DEEPEST} parts stand in each other here")

    def leave(self) -> None:
        """End the node that was begun last."""
        self.depth -= 1

    @property
    def said(self) -> str:
        """The next word as it is written."""
        return self.tokens[self.next][1]

    @property
    def following(self) -> str:
        """The word after the next one, as it is written."""
        return self.tokens[min(self.next + 1, len(self.tokens) - 1)][1]

    @property
    def shown(self) -> str:
        """The next word, as messages show it."""
        return quote(self.said) if self.said else "the end"

    def error(self, message: str, among: Iterable[str] = ()) -> NotationError:
        """Return an error at the next word, which may have been meant to be one of others."""
        near = get_close_matches(self.said[:40], [each for each in among if each[:1].islower()], 3)
        remedy = f"; is it {' or '.join(near)}?" if near else ""
        return NotationError(message + remedy, self.tokens[self.next][2])


def is_bare(words: str) -> bool:
    """Return whether these words can stand without quotation marks: each begins with a capital."""
    return _BARE.fullmatch(words) is not None
