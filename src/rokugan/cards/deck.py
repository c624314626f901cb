"""Decks: a Stronghold, a Dynasty deck and a Fate deck, by titles and counts, read from text or JSON.

The text form has one thing on a line, and is as people write it:

    # Comments begin with a number sign; empty lines do not matter.
    Name: Fury of the Lion
    Edition: celestial
    Plan: Attack early, and with everyone.

    Stronghold
    Shamate Keep

    Dynasty
    3 Marketplace
    3x Matsu Fumiyo
    Ikoma Hagio (Experienced)

    Fate
    Ring of Water

The lines before the first section may be left out: the name is then that of the file, the edition Celestial.
A card without a number is there once. The JSON form says the same:

    {"name": "Fury of the Lion", "edition": "celestial", "stronghold": "Shamate Keep",
     "dynasty": {"Marketplace": 3, "Matsu Fumiyo": 3}, "fate": {"Ring of Water": 1}}

Holdings with which every player starts (Border Keep, Bamboo Harvesters) are in no deck: the rules give them.
The Living Card Game has the sections Stronghold, Role, Provinces, Dynasty and Conflict; a list that the community's deck
builders export (text, or JSON with the ids of cards) is read as well (`rokugan.cards.builder_lists`).
Gold Edition has two sections more: a Wind, which is in neither deck, and the Sensei with whom the player means to
begin, who is one of the cards of the Fate deck. A line `Format:` names the format for which a deck is made, where that is not
its edition's own.
Whether a deck is legal, and whether its cards exist, is asked of `rokugan.cards.formats`.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from rokugan.cards import builder_lists
from rokugan.cards.deck_form import MOST_COPIES, DeckForm
from rokugan.catalogue import say
from rokugan.core.files.documents import parse_json, read_text
from rokugan.core.files.shapes import check
from rokugan.errors import DeckError, quote

DEFAULT_EDITION = "celestial"
SECTIONS = ("Stronghold", "Wind", "Sensei", "Role", "Provinces", "Dynasty", "Fate", "Conflict")
ONE_CARD = ("Stronghold", "Wind", "Sensei", "Role")
MOST_NAMED = 16  # decks, in a message
MOST_CARDS = 250  # different ones, in one part of a deck
FORM = "write a count and a title, as in '3 Marketplace', below a line Stronghold, Dynasty or Fate"

_SECTION = re.compile(
    r"(stronghold|wind|sensei|role|provinces?|dynasty|fate|conflict)(?:\s+deck)?\s*(?:\(\d+\))?\s*(?::\s*(.*))?",
    re.IGNORECASE,
)
_HEADER = re.compile(r"(name|edition|format|plan)\s*:\s*(.*)", re.IGNORECASE)
_ENTRY = re.compile(r"(?:(\d+)(?:\s*[x×]\s+|\s+))?(\S.*)", re.IGNORECASE)

Cards = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Deck:
    """What a player brings to the table: titles, or names with experience levels, and counts.

    >>> deck = Deck("Two mines", dynasty=(("Gold Mine", 2),))
    >>> deck.dynasty_size, deck.fate_size
    (2, 0)
    """

    name: str
    edition: str = DEFAULT_EDITION
    stronghold: str = ""
    dynasty: Cards = ()
    fate: Cards = ()
    plan: str = ""
    wind: str = ""
    sensei: str = ""
    format: str = ""
    """The format for which it is made; empty for its edition's own."""
    role: str = ""
    provinces: Cards = ()
    conflict: Cards = ()

    @property
    def fate_deck(self) -> Cards:
        """The whole Fate deck: a Sensei with whom the game is to begin is taken out of it."""
        return (*self.fate, (self.sensei, 1)) if self.sensei else self.fate

    @property
    def dynasty_size(self) -> int:
        """Return how many cards are in the Dynasty deck."""
        return sum(count for _, count in self.dynasty)

    @property
    def fate_size(self) -> int:
        """Return how many cards are in the Fate deck."""
        return sum(count for _, count in self.fate_deck)

    @property
    def titles(self) -> tuple[str, ...]:
        """Every card once: the Stronghold and what lies beside it, then the decks."""
        listed = (title for title, _ in (*self.provinces, *self.dynasty, *self.fate_deck, *self.conflict))
        return tuple(dict.fromkeys(title for title in (self.stronghold, self.wind, self.role, *listed) if title))

    def to_json(self) -> dict[str, Any]:
        """The deck as plain data."""
        plan = {"plan": self.plan} if self.plan else {}
        beside = {"wind": self.wind, "sensei": self.sensei, "role": self.role}
        others = {"provinces": dict(self.provinces), "fate": dict(self.fate), "conflict": dict(self.conflict)}
        always = () if self.conflict or self.provinces else ("fate",)
        return {
            "name": self.name,
            "edition": self.edition,
            **({"format": self.format} if self.format else {}),
            **plan,
            "stronghold": self.stronghold,
            **{key: title for key, title in beside.items() if title},
            "dynasty": dict(self.dynasty),
            **{key: cards for key, cards in others.items() if cards or key in always},
        }

    def to_text(self) -> str:
        """The deck in the text form."""
        lines = [f"Name: {self.name}", f"Edition: {self.edition}"]
        if self.format:
            lines.append(f"Format: {self.format}")
        if self.plan:
            lines.append(f"Plan: {self.plan}")
        lines += ["", "Stronghold", *([self.stronghold] if self.stronghold else [])]
        for section, title in (("Wind", self.wind), ("Sensei", self.sensei), ("Role", self.role)):
            lines += ["", section, title] if title else []
        if self.provinces:
            lines += ["", "Provinces", *(title for title, _ in self.provinces)]
        last = ("Conflict", self.conflict) if self.conflict else ("Fate", self.fate)
        for section, cards in (("Dynasty", self.dynasty), last):
            lines += ["", section, *(f"{count} {title}" for title, count in cards)]
        return "\n".join(lines) + "\n"


def read_deck(path: str | Path) -> Deck:
    """The deck in a file; JSON if it begins with a brace, else the text form."""
    path = Path(path)
    content = read_text(path, DeckError, "deck file")
    if content.lstrip()[:1] in ("{", "["):
        return deck_from_json_text(content, path.stem, str(path))
    return deck_from_text(content, path.stem, str(path))


def write_deck(deck: Deck, path: str | Path) -> None:
    """Write the deck: as JSON where the file is named so, else in the text form."""
    path = Path(path)
    as_json = path.suffix == ".json"
    text = json.dumps(deck.to_json(), indent=2, ensure_ascii=False) + "\n" if as_json else deck.to_text()
    path.write_text(text, encoding="utf-8")


@cache
def shipped_decks() -> tuple[Deck, ...]:
    """The decks that come with the game, by edition and name of the file."""
    folder = files("rokugan.cards") / "decks"
    found = [
        (edition.name, file.name, file.read_text(encoding="utf-8"))
        for edition in folder.iterdir()
        if edition.is_dir()
        for file in edition.iterdir()
        if file.name.endswith(".txt")
    ]
    return tuple(
        deck_from_text(content, name.removesuffix(".txt"), f"{edition}/{name}", edition)
        for edition, name, content in sorted(found)
    )


def find_deck(name: str, edition: str = "") -> Deck:
    """The deck in that file, or the shipped deck of that name, of that edition if one is said.

    A part of the name will do if it fits one deck only.
    """
    if is_path(name):
        return read_deck(name)
    wanted = name.casefold()
    shipped = [deck for deck in shipped_decks() if edition in ("", deck.edition)]
    named = [deck for deck in shipped if deck.name.casefold() == wanted]
    fitting = named or [deck for deck in shipped if wanted in deck.name.casefold()]
    if len(fitting) == 1:
        return fitting[0]
    listed = [repr(deck.name) for deck in fitting or shipped]
    more = f" and {len(listed) - MOST_NAMED} more (`rokugan deck list`)" if len(listed) > MOST_NAMED else ""
    names = ", ".join(listed[:MOST_NAMED]) + more
    if fitting:
        raise DeckError(say("files.several_shipped_decks_fit", name=quote(name), names=names))
    raise DeckError(say("files.there_is_no_deck", name=quote(name), names=names))


def is_path(name: str) -> bool:
    """Is it a file rather than the name of a shipped deck?"""
    if "/" in name or "." in name:
        return True
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # no file can be named so
        return False


# --------------------------------------------------------------------------------------- the text form


def deck_from_text(content: str, name: str, source: str = "deck", edition: str = DEFAULT_EDITION) -> Deck:
    """The deck that a text says; `source` names it in the sentence about a mistake."""
    if builder_lists.is_text_list(content):
        content, edition = builder_lists.plain(content), "lcg"
    headers = {"Name": name, "Edition": edition, "Format": "", "Plan": ""}
    cards: dict[str, Counter[str]] = {section: Counter() for section in SECTIONS}
    section = ""
    for number, line in enumerate(content.splitlines(), 1):
        line = _without_comment(line)
        where = f"{source}, line {number}"
        if heading := _SECTION.fullmatch(line):
            section = "Provinces" if heading[1].casefold() == "province" else heading[1].capitalize()
            line = heading[2] or ""
        elif not section and (header := _HEADER.fullmatch(line)):
            headers[header[1].capitalize()] = header[2].strip()
            continue
        if not line:
            continue
        if not section:
            raise DeckError(say("files.stands_before_the_first_section", where=where, line=quote(line), form=FORM))
        title, count = _entry(line, where)
        cards[section][title] += count
        _check_size(len(cards[section]), where)
        if section in ONE_CARD and cards[section].total() > 1:
            raise DeckError(say("files.a_deck_has_one", where=where, section=section))
    return Deck(
        headers["Name"] or name,
        headers["Edition"].casefold(),
        next(iter(cards["Stronghold"]), ""),
        tuple(cards["Dynasty"].items()),
        tuple(cards["Fate"].items()),
        headers["Plan"],
        next(iter(cards["Wind"]), ""),
        next(iter(cards["Sensei"]), ""),
        headers["Format"].casefold(),
        next(iter(cards["Role"]), ""),
        tuple(cards["Provinces"].items()),
        tuple(cards["Conflict"].items()),
    )


def _check_size(cards: int, where: str) -> None:
    if cards > MOST_CARDS:
        raise DeckError(say("files.too_many_different_cards", where=where, most=MOST_CARDS))


def _without_comment(line: str) -> str:
    return re.sub(r"(^|\s)#.*", "", line).strip()


def _entry(line: str, where: str) -> tuple[str, int]:
    entry = _ENTRY.fullmatch(line)
    if entry is None or not any(letter.isalpha() for letter in entry[2]):
        raise DeckError(say("files.is_no_card", where=where, line=quote(line), form=FORM))
    count = int((entry[1] or "1")[:9])
    if not 1 <= count <= MOST_COPIES:
        raise DeckError(say("files.has_the_count", where=where, line=quote(line), count=count, most=MOST_COPIES))
    return " ".join(entry[2].split()), count


# ------------------------------------------------------------------------------------------------ JSON


def deck_from_json_text(content: str, name: str, source: str = "deck") -> Deck:
    """The deck that a JSON text says."""
    return deck_from_json(parse_json(content, source, DeckError), name, source)


def deck_from_json(said: object, name: str = "deck", source: str = "deck") -> Deck:
    """The deck that plain data says, as `Deck.to_json` gives it."""
    if isinstance(said, Mapping) and builder_lists.is_list(said):
        said = builder_lists.parts(said, source)
    return deck_of(check(said, DeckForm, source, DeckError), name, source)


def deck_of(said: DeckForm, name: str, source: str) -> Deck:
    """The deck whose form was checked."""
    for cards in (said.dynasty, said.fate, said.provinces, said.conflict):
        _check_size(len(cards), source)
    return Deck(
        said.name or name,
        (DEFAULT_EDITION if said.edition is None else said.edition).casefold(),
        said.stronghold,
        tuple(said.dynasty.items()),
        tuple(said.fate.items()),
        said.plan,
        said.wind,
        said.sensei,
        said.format.casefold(),
        said.role,
        tuple(said.provinces.items()),
        tuple(said.conflict.items()),
    )
