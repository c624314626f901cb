"""Sets of one's own: cards with facts and English text in a YAML or JSON file, played beside the shipped ones (docs/sets.md).

A set names itself, its edition and its keywords, each with a text that every bearer has. Its cards are read when somebody asks
for them. A card with a text that is not understood, or that the engine cannot carry out, keeps the set from being played,
unless it is taken as a card without text (`blank`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct

from rokugan.cards.files import definition, with_definitions
from rokugan.cards.formats import FORMATS
from rokugan.cards.languages import language_of
from rokugan.cards.library import Library, check_edition, library
from rokugan.cards.schema import schema_of
from rokugan.cards.set_file import SetFile
from rokugan.cards.worded import learn
from rokugan.catalogue import say
from rokugan.core.files.documents import parse_json, parse_yaml, read_document
from rokugan.core.files.shapes import check
from rokugan.errors import CardError, quote
from rokugan.program.tree_notation import NotationError, node_of

MOST_CARDS = 2_000
MOST_SETS = 8
LONGEST_NAME = 80

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class SetForm(Struct, forbid_unknown_fields=True):
    """A set in plain data. `blank` says that cards which are not understood are played without text."""

    set: Name
    edition: Name
    cards: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=MOST_CARDS)]
    version: str | int | float = ""
    author: str = ""
    licence: str = ""
    keywords: dict[Name, str] = {}
    blank: bool = False


@dataclass(frozen=True)
class Problem:
    """What keeps a card of a set from being played."""

    card: str
    words: str
    reason: str

    def __str__(self) -> str:
        return say("files.a_card_of_a_set_cannot_be_played", title=quote(self.card), reason=self.reason)


class Prepared(Struct, forbid_unknown_fields=True):
    """A set that was read before: its cards as a set file, and what they say in English (`rokugan.workshop.preparing`). Whoever
    plays with it needs neither the reader nor the writer. `refused` is why it cannot be played."""

    cards: str = ""
    words: dict[str, str] = {}
    refused: str = ""


class OwnSet:
    """A set of cards. `content` is all of it in plain data, as records and servers keep it."""

    def __init__(self, content: Mapping[str, Any], where: str, prepared: Prepared | None = None) -> None:
        self.where: str = where
        self._prepared: Prepared | None = prepared
        self._form: SetForm = check(dict(content), SetForm, where, CardError)
        check_edition(self._form.edition)
        self.content: dict[str, Any] = dict(content)

    @property
    def name(self) -> str:
        """Return the name of the set."""
        return self._form.set

    @property
    def version(self) -> str:
        """Return the version of the set; empty if it names none."""
        return str(self._form.version)

    @property
    def edition(self) -> str:
        """Return the edition for which its cards are made."""
        return self._form.edition

    @property
    def blank(self) -> bool:
        """Are cards that are not understood played without text?"""
        return self._form.blank

    def with_blanks(self) -> OwnSet:
        """Return the set in which cards that are not understood are played without text."""
        return self if self.blank else OwnSet({**self.content, "blank": True}, self.where)

    @cached_property
    def entries(self) -> tuple[dict[str, Any], ...]:
        """The cards in plain data, each with the texts of its keywords that the set defines."""
        return tuple(self._whole(entry) for entry in self._form.cards)

    @cached_property
    def read(self) -> tuple[Any, ...]:
        """The cards, whether they are understood or not."""
        words = {"keywords": list(self._form.keywords), "traits": list(self._form.keywords)}
        names = language_of(self.edition).lexicon.with_cards([*self.entries, words])
        return tuple(self._card(entry, names) for entry in self.entries)

    def problems(self, why_not_playable: Callable[[Any], str]) -> list[Problem]:
        """Return what keeps cards from being played; `why_not_playable` is asked of those that are understood."""
        found: list[Problem] = []
        for card in self.read:
            if card.unread:
                reason = say("files.its_words_are_not_understood", words="; ".join(map(quote, card.unread[:5])))
                found += [Problem(card.title, words, reason) for words in card.unread]
            elif why := why_not_playable(card):
                found.append(Problem(card.title, "", why))
        return found

    def playable(self, why_not_playable: Callable[[Any], str]) -> list[Any]:
        """Return the cards as they are played. A card that cannot be is refused, or blank if the set says so."""
        if self._prepared is not None:
            return self._read_before(self._prepared, why_not_playable)
        problems = {each.card: each for each in reversed(self.problems(why_not_playable))}
        if problems and not self.blank:
            first = next(problems[card.title] for card in self.read if card.title in problems)
            more = say("files.and_more_cards", n=len(problems) - 1) if len(problems) > 1 else ""
            raise CardError(say("files.the_set_cannot_be_played", where=self.where, problem=first, more=more))
        return [_blank(card) if card.title in problems else card for card in self.read]

    def _read_before(self, prepared: Prepared, why_not_playable: Callable[[Any], str]) -> list[Any]:
        """Return the cards as they were read when the set was brought; read them anew if another version has stored them."""
        if prepared.refused:
            raise CardError(prepared.refused)
        schema = schema_of(self.edition)
        try:
            cards = [each.card() for each in SetFile(self.where, prepared.cards, schema).stanzas]
        except CardError:  # another version of the software wrote it
            return OwnSet(self.content, self.where).playable(why_not_playable)
        learn(schema.game, prepared.words)
        return cards

    def _whole(self, entry: Mapping[str, Any]) -> dict[str, Any]:
        found = dict(entry) if "program" in entry else with_definitions(entry, self._form.keywords)
        found.setdefault("formats", sorted(_legalities(self.edition)))
        if not found.get("expansion"):
            found["expansion"] = self.name
        return found

    def _card(self, entry: dict[str, Any], names: Any) -> Any:
        lines = entry.pop("program", None) if "program" in entry else None
        schema = schema_of(self.edition)
        card = schema.facts_meant(definition(entry, self.where, edition=self.edition, names=names))
        if lines is None:
            return card
        try:
            read = [node_of(line, schema.line) for line in _lines(lines)]
        except NotationError as error:
            raise CardError(
                say("files.the_program_of_a_card", where=self.where, title=quote(card.title), error=error)
            ) from None
        return replace(card, program=schema.boxed((), read), unread=())


def _lines(said: Any) -> list[str]:
    lines = said.splitlines() if isinstance(said, str) else list(said) if isinstance(said, list) else []
    return [line.strip() for line in lines if isinstance(line, str) and line.strip()]


def _legalities(edition: str) -> set[str]:
    """The marks that make a card legal in the formats of an edition."""
    return {format.legality for format in FORMATS.values() if format.edition == edition}


def _blank(card: Any) -> Any:
    """The card without its text, and marked so."""
    return replace(card, program=type(card.program)(), unread=(), blank=True)


def read_own_set(path: str | Path, edition: str = "") -> OwnSet:
    """Return the set in a file. A plain list of cards is a set of that edition, named like its file."""
    file = Path(path)
    return own_set(read_document(file, CardError, "set of cards"), str(file), edition, file.stem)


def own_set(content: object, where: str = "set", edition: str = "", name: str = "set") -> OwnSet:
    """Return the set that plain data says, or text in YAML or JSON."""
    if isinstance(content, str):
        as_json = content.lstrip()[:1] in ("{", "[")
        content = parse_json(content, where, CardError) if as_json else parse_yaml(content, where, CardError)
    if isinstance(content, list):
        content = {"cards": content}
    if not isinstance(content, Mapping):
        raise CardError(say("files.a_card_file_is_a_list_of_cards", file=where))
    given = {"set": name, **({"edition": edition} if edition else {})}
    return OwnSet({**{key: value for key, value in given.items() if key not in content}, **content}, where)


AnySet = OwnSet | Mapping[str, Any] | str | Path


def any_set(said: AnySet, edition: str) -> OwnSet:
    """Return a set, the set in that file, or the set that plain data says."""
    if isinstance(said, OwnSet):
        return said
    if isinstance(said, Mapping):
        return own_set(said, edition=edition)
    return read_own_set(said, edition)


class Libraries:
    """The libraries of a game: those of the editions, each with the cards of one's own sets. A later set holds before others."""

    def __init__(self, sets: Iterable[OwnSet] = (), why_not_playable: Callable[[Any], str] = lambda card: "") -> None:
        self.sets: tuple[OwnSet, ...] = tuple(sets)
        if len(self.sets) > MOST_SETS:
            raise CardError(say("files.too_many_sets", most=MOST_SETS))
        self._why_not_playable: Callable[[Any], str] = why_not_playable
        self._made: dict[str, Library] = {}

    def __call__(self, edition: str) -> Library:
        """Return the library of an edition."""
        own = [each for each in self.sets if each.edition == edition]
        if not own:
            return library(edition)
        if edition not in self._made:
            cards = [card for each in own for card in each.playable(self._why_not_playable)]
            self._made[edition] = library(edition).extended(cards)
        return self._made[edition]


def contents(sets: Sequence[OwnSet]) -> list[dict[str, Any]]:
    """Return the sets in plain data."""
    return [each.content for each in sets]
