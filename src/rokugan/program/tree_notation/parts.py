"""The plain parts of nodes in the notation of trees: words, names, numbers, yes and no, and rows of parts.

Each kind of part writes a value and reads one, and knows by which words a value can begin (`starts`). A value is read `alone`
where other parts of its node follow: it is then one word, or stands in parentheses.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rokugan.program.tree_notation.word_stream import NAME, NUMBER, SMALL_WORD, WordStream, is_bare

MOST_DIGITS = 9


class Part(Protocol):
    """What writes and reads the values of a type."""

    @property
    def starts(self) -> Mapping[str, Any]:
        """The words by which a value can begin."""

    def write(self, value: Any) -> str:
        """Return the text of a value."""

    def read(self, words: WordStream, alone: bool) -> Any:
        """Return the value that the next words say."""


class FixedWord:
    """One of the words of a `Literal`; spaces and underscores are hyphens, the empty word is a hyphen alone.

    >>> FixedWord(("fate deck", "")).write("fate deck")
    'fate-deck'
    """

    def __init__(self, words: Sequence[Any]) -> None:
        self.starts: dict[str, Any] = {self.write(word): word for word in words}
        if len(self.starts) < len({*words}):
            raise TypeError(f"two of the words look alike: {words}")

    def write(self, value: Any) -> str:
        """Return the word with hyphens."""
        return re.sub("[ _]", "-", value) or "-"

    def read(self, words: WordStream, alone: bool) -> Any:
        """Return the word of the list that the next one says."""
        if words.word not in self.starts:
            raise words.error(f"{words.shown} is none of the words that can stand here", self.starts)
        return self.starts[words.advance()]


class Truth(FixedWord):
    """Yes or no, where it is no adjective of its node."""

    def __init__(self) -> None:
        self.starts = {"yes": True, "no": False}

    def write(self, value: Any) -> str:
        """Return yes or no."""
        return "yes" if value else "no"


class OwnWord:
    """A word that cards bring: capitalised words as they are, all else in quotation marks. Where it stands `first`, for its whole
    node, a small word would be taken for the name of another node. `small`: in the tree it has small letters.

    >>> OwnWord().write("Lion Clan"), OwnWord().write("+1F"), OwnWord(small=True).write("battle maiden")
    ('Lion Clan', '"+1F"', 'Battle Maiden')
    """

    starts: Mapping[str, Any] = {NAME: None}

    def __init__(self, first: bool = False, small: bool = False) -> None:
        self.first: bool = first
        self.small: bool = small

    def write(self, value: str) -> str:
        """Return the words, in quotation marks where they need them."""
        if self.small:
            capital = " ".join(word[:1].upper() + word[1:] for word in value.split(" "))
            if is_bare(capital) and capital.lower() == value:
                return capital
        elif is_bare(value) or (SMALL_WORD.fullmatch(value) and not self.first):
            return value
        return '"' + re.sub(r'(["\\])', r"\\\1", value).replace("\n", r"\n") + '"'

    def read(self, words: WordStream, alone: bool) -> str:
        """Return the words that come next."""
        if words.word != NAME and (self.first or self.small or not SMALL_WORD.fullmatch(words.word)):
            raise words.error(f"a name should stand here, capitalised or in quotation marks, not {words.shown}")
        text = words.advance()
        if text[0] == '"':
            return re.sub(r"\\(.)", lambda found: "\n" if found[1] == "n" else found[1], text[1:-1])
        return text.lower() if self.small else text


class WholeNumber:
    """A whole number."""

    starts: Mapping[str, Any] = {NUMBER: None}

    def write(self, value: int) -> str:
        """Return the number in digits."""
        return str(value)

    def read(self, words: WordStream, alone: bool) -> int:
        """Return the number that comes next."""
        if words.word != NUMBER:
            raise words.error(f"a number should stand here, not {words.shown}")
        if len(words.said) > MOST_DIGITS:
            raise words.error(f"a number has at most {MOST_DIGITS} digits")
        return int(words.advance())


class Row:
    """Several parts of one kind: `[a, b]`; fixed words are joined by a stroke: `battle/open`."""

    def __init__(self, part: Part) -> None:
        self.part: Part = part
        self.fixed: bool = isinstance(part, FixedWord)
        self.starts: dict[str, Any] = {**part.starts, "[": None} if self.fixed else {"[": None}

    def write(self, value: Sequence[Any]) -> str:
        """Return the parts, with what joins them."""
        parts = [self.part.write(each) for each in value]
        return "/".join(parts) if self.fixed and parts else f"[{', '.join(parts)}]"

    def read(self, words: WordStream, alone: bool) -> tuple[Any, ...]:
        """Return the parts that come next."""
        if self.fixed and words.word != "[":
            found = [self.part.read(words, alone)]
            while words.take("/"):
                found.append(self.part.read(words, alone))
            return tuple(found)
        words.need("[")
        found = [] if words.word == "]" else [self.part.read(words, False)]
        while words.take(","):
            found.append(self.part.read(words, False))
        if words.word != "]":
            raise words.error(f"',' or ']' should stand here, not {words.shown}")
        words.advance()
        return tuple(found)
