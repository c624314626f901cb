"""Set files: cards as text, a stanza a card, found by name and read when somebody asks for them (docs/sets.md).

A stanza is the title and the facts on one line, then a line for each trait and ability, indented by four spaces; a line that is
indented deeper goes on with the one before. The stanza `*` says what the cards below it have in common, `#` begins a remark.
The facts and texts are written in the notation of trees (`rokugan.program.tree_notation`); no English is loaded for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from threading import Lock
from typing import Any, Final
from unicodedata import normalize

from rokugan.cards.schema import Schema
from rokugan.catalogue import say
from rokugan.core.files.documents import read_text
from rokugan.errors import CardError, quote
from rokugan.program.tree_notation import NotationError, facts_of, folded, node_of, text_of

SUFFIX: Final = ".cards"
COMMON: Final = "*"
_ANSWER: Final = " = "
_INDENT: Final = "    "
_DEEPER: Final = _INDENT * 2
_KEYWORDS: Final = "keywords "
_KEEPING: Final = Lock()
_BEGINS = re.compile(r"^[^\s#].*", re.MULTILINE)
_NOT_IN_WORDS = re.compile("[^a-z0-9]+")


@dataclass(frozen=True)
class Common:
    """What the cards of a part of a set have in common. In `id`, `a_name` and `a-name` stand for the card's own name."""

    written = "formats {formats} id {id} expansion {expansion}"

    formats: tuple[str, ...] = ()
    id: str = ""
    expansion: str = ""

    def given_to(self, card: Any) -> dict[str, Any]:
        """Return the facts that a card of that name has by this."""
        return {"formats": self.formats, "id": _with_name(self.id, card.name), "expansion": self.expansion}


FACTS: Final = tuple(each.name for each in fields(Common))


def _with_name(pattern: str, name: str) -> str:
    """The id of a card of that name.

    >>> _with_name("a_name", "Isawa Kyoko (Experienced)"), _with_name("01-a-name", "Daimyō's Favor")
    ('isawa_kyoko_experienced', '01-daimyo-s-favor')
    """
    if "a-name" not in pattern and "a_name" not in pattern:
        return pattern
    plain = normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    underscored = _NOT_IN_WORDS.sub("_", plain.replace("'", "").replace("&", "and")).strip("_")
    return pattern.replace("a-name", _NOT_IN_WORDS.sub("-", plain).strip("-")).replace("a_name", underscored)


@dataclass(frozen=True)
class Line:
    """A line of a stanza with those that go on with it. `parts`: where each of them begins in the text, and its number."""

    text: str
    parts: tuple[tuple[int, int], ...]

    def number_at(self, at: int) -> int:
        """Return the number of the line of the file in which that place of the text stands."""
        return max(number for start, number in self.parts if start <= at)


class Stanza:
    """A card in a set file. Its name and id are known at once; its text is read when the card is asked for."""

    __slots__ = ("_card", "_common", "_place", "_set", "experience", "id", "name", "title")

    def __init__(self, file: SetFile, title: str, place: tuple[int, int], common: Common) -> None:
        self.title: str = title
        self._set: SetFile = file
        self._place: tuple[int, int] = place
        self._common: Common = common
        self._card: Any = None
        head, _, rest = file.text[place[0] : place[1]].partition("\n")
        self.name: str = title
        self.experience: int = 0
        if "xperienced" in head or " id " in head or rest.startswith(_DEEPER):
            facts = self._facts(self._lines()[0])
            self.name, self.experience = facts.name, facts.experience
            self.id: str = facts.id
        else:
            self.id = _with_name(common.id, title)

    @property
    def checked(self) -> bool:
        """Does it stand in a set that a machine has tried, without a scenario of its own?"""
        return self._set.mark == "checked"

    @property
    def formats(self) -> tuple[str, ...]:
        """Return where it is legal, by what the cards of its part of the set have in common."""
        return self._common.formats

    def facts(self) -> Any:
        """Return the card without its text, or the card if somebody has read it."""
        return self._facts(self._lines()[0]) if self._card is None else self._card

    def card(self) -> Any:
        """Return the card."""
        if self._card is None:
            found = self._read()
            with _KEEPING:
                if self._card is None:  # it is one card, whoever reads it at the same time
                    self._card = found
        return self._card

    def _read(self) -> Any:
        """Read the lines of the stanza: the facts at its head, its keywords and its texts."""
        schema = self._set.schema
        head, *lines = self._lines()
        card = self._facts(head)
        keywords: tuple[str, ...] = ()
        texts: list[Any] = []
        for line in lines:
            if line.text.startswith(_KEYWORDS):
                keywords = self._asked(line, node_of, schema.text_box).keywords
            else:
                texts.append(self._asked(line, node_of, schema.line))
        found = schema.facts_meant(replace(card, program=schema.boxed(keywords, texts), mark=self._set.mark))
        schema.well_formed(found)
        return found

    def _facts(self, line: Line) -> Any:
        """The card without its text."""
        found = self._asked(line, facts_of, self._set.schema.card)
        found = self._set.schema.facts_meant(replace(found, title=self.title))
        given = {name: value for name, value in self._common.given_to(found).items() if not getattr(found, name)}
        return replace(found, **given)

    def _asked(self, line: Line, read: Any, kind: Any) -> Any:
        try:
            return read(line.text, kind)
        except NotationError as error:
            raise self._set.refused(line.number_at(error.at), self.title, str(error)) from None

    def _lines(self) -> list[Line]:
        """The lines of the stanza, each with those that go on with it; the first without the title."""
        start, end = self._place
        number = self._set.text.count("\n", 0, start) + 1
        found: list[tuple[str, list[tuple[int, int]]]] = []
        for offset, line in enumerate(self._set.text[start:end].split("\n")):
            words = line.strip()
            if not words or (words[0] == "#" and line[0] == "#"):
                continue
            here = number + offset
            if not offset:
                found.append((words[len(self.title) + len(_ANSWER) :], [(0, here)]))
            elif line.startswith(_INDENT + " "):
                text, parts = found[-1]
                found[-1] = (f"{text} {words}", [*parts, (len(text) + 1, here)])
            elif line.startswith(_INDENT):
                found.append((words, [(0, here)]))
            else:
                raise self._set.refused(here, self.title, say("files.a_line_of_a_card_is_indented"))
        return [Line(text, tuple(parts)) for text, parts in found]


class SetFile:
    """The text of a set file, with its stanzas in their order, and the mark that its cards have."""

    def __init__(self, where: str, text: str, schema: Schema, mark: str = "") -> None:
        self.where: str = where
        self.text: str = text
        self.schema: Schema = schema
        self.mark: str = mark
        self.stanzas: tuple[Stanza, ...] = tuple(self._stanzas())

    def _stanzas(self) -> Iterator[Stanza]:
        """Yield the stanzas of the file, one for each card."""
        common = Common()
        places = [(found.group(), found.start()) for found in _BEGINS.finditer(self.text)]
        ends = [start for _, start in places[1:]] + [len(self.text)]
        before = self.text[: places[0][1]] if places else self.text
        for number, line in enumerate(before.split("\n")):
            if line.strip() and line[0] != "#":
                raise self.refused(number + 1, "", say("files.a_line_stands_below_no_card"))
        for (line, start), end in zip(places, ends, strict=True):
            title, answer, facts = line.partition(_ANSWER)
            if not answer:
                raise self.refused(self._line_at(start), "", say("files.a_card_begins_so", line=quote(line)))
            if title != COMMON:
                yield Stanza(self, title, (start, end), common)
                continue
            try:
                common = facts_of(facts, Common)
            except NotationError as error:
                raise self.refused(self._line_at(start), COMMON, str(error)) from None

    def _line_at(self, place: int) -> int:
        return self.text.count("\n", 0, place) + 1

    def refused(self, line: int, title: str, reason: str) -> CardError:
        """Return what is wrong with a line, in one sentence."""
        reason += "" if reason.endswith("?") else "."
        if not title:
            return CardError(say("files.line_of_a_set", where=self.where, line=line, reason=reason))
        return CardError(say("files.card_of_a_set", where=self.where, line=line, title=quote(title), reason=reason))


def read_set(path: Path, schema: Schema, mark: str = "") -> SetFile:
    """Return the set that stands in a file. No card is read yet."""
    return SetFile(f"{path.parent.name}/{path.name}", read_text(path, CardError, "set of cards"), schema, mark)


# ---------------------------------------------------------------------------------------------- writing


def stanza_of(card: Any, common: Common, schema: Schema) -> str:
    """Return the card as a stanza, without what all cards of its part of the set have in common."""
    if not _BEGINS.fullmatch(card.title) or _ANSWER in card.title or card.title == COMMON:
        raise CardError(say("files.it_cannot_be_a_title", title=quote(card.title)))
    said = schema.facts_said(card)
    blank = type(card)(card.title, card.type)
    shared = {
        name: getattr(blank, name) for name, value in common.given_to(card).items() if getattr(card, name) == value
    }
    facts = replace(said, title="", program=blank.program, mark="", **shared)
    pieces = folded(f"{card.title}{_ANSWER}{text_of(facts)}", 0, len(_DEEPER))
    lines: list[str] = []
    if card.program.keywords:
        lines.append(text_of(replace(blank.program, keywords=card.program.keywords)))
    lines += [text_of(each) for each in schema.lines_of(card.program)]
    return "\n".join([*pieces, *(piece for line in lines for piece in folded(line, len(_INDENT)))]) + "\n"


def set_text(cards: Sequence[Any], remark: str, schema: Schema) -> str:
    """Return the cards as the text of a set file, in parts of cards that have much in common. Reading it gives the same cards."""
    parts: dict[Common, list[Any]] = {}
    for card in cards:
        parts.setdefault(_common_of(card), []).append(card)
    pieces = [f"# {remark}\n"]
    for common, members in sorted(parts.items(), key=lambda part: text_of(part[0])):
        if common != Common():
            pieces.append(f"{COMMON}{_ANSWER}{text_of(common)}\n")
        pieces += [stanza_of(card, common, schema) for card in members]
    text = "\n".join(pieces)
    again = [each.card() for each in by_name(SetFile("the set", text, schema).stanzas)]
    wanted = sorted(cards, key=lambda card: card.name)
    wrong = [card.name for card, read in zip(wanted, again, strict=True) if card != read]
    if wrong:
        raise CardError(say("files.cards_do_not_read_back", titles=", ".join(wrong)))
    return text


def _common_of(card: Any) -> Common:
    """Return what the card may have in common with others. Its id, if it is the name with a few signs before it."""
    common = Common(card.formats, "", card.expansion)
    for pattern in ("a_name", f"{card.id[:2]}-a-name"):
        if card.id and _with_name(pattern, card.name) == card.id:
            return replace(common, id=pattern)
    return common


def by_name(stanzas: Iterable[Stanza]) -> list[Stanza]:
    """Return the stanzas in the order of their names."""
    return sorted(stanzas, key=lambda each: each.name)
