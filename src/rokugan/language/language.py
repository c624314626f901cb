"""A language of card texts: all that reading a text and writing it again needs, as one value.

The classic game and the Living Card Game each have theirs, which their schema gives (`cards/schema.py`); a third is a value like
them. Nothing of a language is global: two that are read side by side share no table. Its lexicon and its productions are made
when somebody first asks for them, which a game with shipped cards never does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

from rokugan.errors import TextTooLong
from rokugan.program.node import walk


@dataclass(frozen=True)
class Unread:
    """Words that were not understood, why, and where they stand in the text (-1: the reader does not say where)."""

    words: str
    reason: str = ""
    start: int = -1
    end: int = -1


@dataclass(frozen=True)
class Reading:
    """What a text says, and what of it was not understood; a chart may add how it was understood. `beside`: the second reader of
    the language read it, which keeps no wording."""

    program: Any
    unread: tuple[Unread, ...] = ()
    derivations: tuple[Any, ...] = ()
    beside: bool = False

    @property
    def understood(self) -> bool:
        """Was every word understood?"""
        return not self.unread


class CannotWrite(Exception):
    """There is no English for a node."""


@dataclass(frozen=True)
class Bearer:
    """The card on which a text stands."""

    title: str = ""
    type: str = ""
    keywords: tuple[str, ...] = ()  # those that do not stand in its text


@dataclass(frozen=True)
class Around:
    """Where a remark stands, in lower case: its sentence before and behind it (the last one, if it stands alone), all that is
    said of the card besides remarks, its keywords and its text; and whether something is done there: a trait only holds."""

    before: str
    behind: str
    about: str = ""
    done: bool = True


class Lexicon(Protocol):
    """The names that a text may speak of."""

    def is_keyword(self, word: str) -> bool:
        """Is it a keyword, or a word of one?"""

    def with_cards(self, entries: Iterable[Any]) -> Any:
        """A lexicon with the names of these cards of a file as well."""


T = TypeVar("T")  # what a text falls into
L = TypeVar("L", bound=Lexicon)
P = TypeVar("P")  # productions
Q = TypeVar("Q", contravariant=True)


class TextBoxReader(Protocol[T, L, P]):
    """How the lines of a text box are divided, and what each part of them is read as."""

    def read(self, language: Language[T, L, P], text: str, bearer: Bearer, names: L) -> Reading:
        """The program of a whole text."""

    def fault(self, language: Language[T, L, P], text: str, unread: Unread, bearer: Bearer, names: L) -> Unread:
        """In words that were not understood, the first with which nothing known could go on; all if no one is to blame."""


class SecondReader(TextBoxReader[T, L, P], Protocol[T, L, P]):
    """A reader that writes what it reads in canonical English of its own."""

    def write(self, program: Any, bearer: Bearer) -> str:
        """The text of a whole box, or CannotWrite."""

    def same(self, one: Any, two: Any) -> bool:
        """Do two programs mean the same?"""


class Wording(Protocol[Q]):
    """How a program is said: word for word where its nodes keep their words, else in canonical English."""

    def write(self, productions: Q, program: Any, bearer: Bearer) -> str:
        """The text of a whole box, or CannotWrite."""


def _is_plain(program: Any) -> bool:
    """Does a program keep nothing of the words in which it was read?"""
    kept = (getattr(node, each.name) for node in walk(program) for each in fields(node) if not each.compare)
    return not any(kept)


@dataclass(eq=False)
class Language(Generic[T, L, P]):
    """One language: its lexicon, tokens, productions, text box, reminders and canonical wording."""

    name: str
    make_lexicon: Callable[[], L] = field(repr=False)
    tokens: Callable[[str], T] = field(repr=False)
    make_productions: Callable[[], P] = field(repr=False)
    textbox: TextBoxReader[T, L, P] = field(repr=False)
    wording: Wording[P] = field(repr=False)
    reminders: Callable[[str, Around], bool] = field(repr=False)
    """Does a remark in parentheses only say again, where it stands, what holds anyway? Any other is a part of the text."""
    same: Callable[[str, str], bool] | None = field(default=None, repr=False)
    """Whether a text and what was written for it are the same words. Where none can be told, as canonical English is all that is
    written, a text must read back from it to count as understood."""
    beside: SecondReader[T, L, P] | None = field(default=None, repr=False)
    """A second reader, asked for texts that the first does not understand. What it reads is taken only if it can be written and
    is then read as the same program."""

    @cached_property
    def lexicon(self) -> L:
        """The names that every text of this language may speak of."""
        return self.make_lexicon()

    @cached_property
    def productions(self) -> P:
        """Its rules, with their words."""
        return self.make_productions()

    def read(
        self, text: str, *, title: str = "", type: str = "", keywords: Sequence[str] = (), names: L | None = None
    ) -> Reading:
        """Read the text of a card; `names` are those that it may speak of, else those of the lexicon, `keywords` those that the
        card has besides the ones in its text."""
        bearer = Bearer(title, type.lower(), tuple(keywords))
        known = self.lexicon if names is None else names
        reading = self.textbox.read(self, text, bearer, known)
        if reading.understood or self.beside is None:
            return reading
        other = self.beside.read(self, text, bearer, known)
        return replace(other, beside=True) if other.understood and self._reads_back(other, bearer, known) else reading

    def _reads_back(self, reading: Reading, bearer: Bearer, names: L) -> bool:
        """Is the canonical English of a program read as the same program, and also the text that people are shown for it?"""
        beside = self.beside
        if beside is None:
            return False
        try:
            again = beside.read(self, beside.write(reading.program, bearer), bearer, names)
            shown = self.write(reading.program, title=bearer.title, type=bearer.type)
        except (CannotWrite, TextTooLong):
            return False
        if not again.understood or not beside.same(again.program, reading.program):
            return False
        return self._says(shown, reading.program, bearer, names)

    def _says(self, text: str, program: Any, bearer: Bearer, names: L) -> bool:
        """Does a text mean this program, for the reader that understands it first?"""
        again = self.textbox.read(self, text, bearer, names)
        if self.beside is None:
            return again.understood and bool(again.program == program)
        if not again.understood:
            again = self.beside.read(self, text, bearer, names)
        return again.understood and self.beside.same(again.program, program)

    def fault(self, text: str, unread: Unread, *, title: str = "", type: str = "", names: L | None = None) -> Unread:
        """The word at fault in words that were not understood; all of them if no one is."""
        bearer = Bearer(title, type.lower())
        return self.textbox.fault(self, text, unread, bearer, self.lexicon if names is None else names)

    def write(self, program: Any, *, title: str = "", type: str = "") -> str:
        """Write a program as the text of a card; CannotWrite if there are no words for it."""
        bearer = Bearer(title, type.lower())
        said = self._worded(program, bearer)
        if self.beside is not None and (said is None or (_is_plain(program) and not self._told(said, program, bearer))):
            try:
                return self.beside.write(program, bearer)
            except CannotWrite:
                if said is None:
                    raise
        if said is None:
            raise CannotWrite("there are no words for it")
        return said

    def _worded(self, program: Any, bearer: Bearer) -> str | None:
        """Return what the first writer says, or None where it has no words."""
        try:
            return self.wording.write(self.productions, program, bearer)
        except CannotWrite:
            if self.beside is None:
                raise
            return None

    def _told(self, text: str, program: Any, bearer: Bearer) -> bool:
        """Does what the first writer says of a program mean it? Of trees that it never reads it may say something else."""
        try:
            return self._says(text, program, bearer, self.lexicon)
        except TextTooLong:
            return True

    def gives_back(self, text: str, reading: Reading, written: str, *, title: str = "", type: str = "") -> bool:
        """Is what was written for a text the same text; where words may differ, does it read as the same program?"""
        if self.same is not None and not reading.beside:
            return self.same(text, written)
        if reading.beside:
            return self._says(written, reading.program, Bearer(title, type.lower()), self.lexicon)
        again = self.read(written, title=title, type=type)
        return again.understood and bool(again.program == reading.program)
