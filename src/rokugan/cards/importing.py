"""Decks as other people's programs write them: a list of counts and titles in any order, sorted by what the cards are.

What is in our own form, or has our sections, is read by `rokugan.cards.deck`. A list without sections, or with headings of
its own (`# Dynasty`, `Holdings (12)`, `Strategies:`), is read here: headings are passed over, every other line must be a card,
and the library says to which part of the deck it belongs.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from rokugan.cards.deck import SECTIONS, Deck, deck_from_json, deck_from_json_text, deck_from_text
from rokugan.cards.deck_form import MOST_COPIES
from rokugan.cards.library import Library, library
from rokugan.cards.schema import schema_of
from rokugan.catalogue import say
from rokugan.errors import DeckError, quote

_HEADER = re.compile(r"(name|title|edition|format|plan)\s*:\s*(\S.*)", re.IGNORECASE)
_SECTION = re.compile(rf"\s*(?:{'|'.join(SECTIONS)})(?:\s+deck)?\s*(?:\(\d+\))?\s*(?::.*)?", re.IGNORECASE)
_ENTRY = re.compile(
    r"(?:[-*•]\s*)?(?:(\d{1,3})\s*[x×]?\s+)?(\S.*?)(?:\s+[x×]\s*(\d{1,3})|\s*\((\d{1,3})\))?", re.IGNORECASE
)
_HEADING = re.compile(r"[#=\-*\s]*[A-Za-z' ]+(?:\(\d+\)|\[\d+\]|\d+)?\s*(?:cards)?\s*:?\s*[#=\-*]*")
Libraries = Callable[[str], Library]
ONE = ("stronghold", "wind", "role")


def imported(
    said: str | dict[str, Any], edition: str, name: str = "deck", source: str = "deck", libraries: Libraries = library
) -> Deck:
    """The deck that somebody wrote down: plain data, JSON or text, ours or the community's, with cards out of these libraries.

    >>> imported("# Dynasty (2)\\nHoldings\\n2x Heavy Infantry Dojo\\n", "celestial").dynasty
    (('Heavy Infantry Dojo', 2),)
    """
    if isinstance(said, dict):
        return deck_from_json(said, name, source)
    if said.lstrip()[:1] in ("{", "["):
        return _from_json(said, name, source)
    if any(_SECTION.fullmatch(line) for line in said.splitlines()):
        return deck_from_text(said, name, source, edition)
    return _sorted(said, edition, name, source, libraries)


def _from_json(said: str, name: str, source: str) -> Deck:
    """A bare list of cards is what some builders write; it means the same as a list under `cards`."""
    if said.lstrip().startswith("["):
        try:
            return deck_from_json({"cards": json.loads(said)}, name, source)
        except ValueError:
            pass  # the reader below says what is wrong with it
    return deck_from_json_text(said, name, source)


def _sorted(said: str, edition: str, name: str, source: str, libraries: Libraries) -> Deck:
    """Read a list of titles and sort the cards into the parts of a deck, by their types."""
    headers = {"name": name, "edition": edition, "format": "", "plan": ""}
    lines: list[tuple[int, str]] = []
    for number, line in enumerate(said.splitlines(), 1):
        header = _HEADER.fullmatch(line.strip())
        if header and not lines:
            headers["name" if header[1].casefold() == "title" else header[1].casefold()] = header[2].strip()
        elif line.strip():
            lines.append((number, line.strip()))
    cards = libraries(headers["edition"].casefold())
    one: dict[str, str] = {}
    many: dict[str, Counter[str]] = {}
    part_of = schema_of(cards.edition).part_of
    for number, line in lines:
        found = _card(line, cards, f"{source}, line {number}")
        if found is None:
            continue
        card, count = found
        part = part_of(card)
        if part in ONE:
            one[part] = card.name
        else:
            many.setdefault(part, Counter())[card.name] += count
    if not one and not many:
        raise DeckError(say("files.there_is_no_card_in_it", source=source))
    plain = {part: dict(counts) for part, counts in many.items()}
    return deck_from_json({**headers, "edition": cards.edition, **one, **plain}, name, source)


def _card(line: str, cards: Library, where: str) -> tuple[Any, int] | None:
    """The card of a line and how often it is there; None for a heading."""
    entry = _ENTRY.fullmatch(line)
    if entry is not None:
        count = int(entry[1] or entry[3] or entry[4] or 1)
        card = cards.find(line) or cards.find(entry[2]) if not entry[1] else cards.find(entry[2])
        if card is not None:
            if not 1 <= count <= MOST_COPIES:
                raise DeckError(
                    say("files.has_the_count", where=where, line=quote(line), count=count, most=MOST_COPIES)
                )
            return card, count
        if entry[1] or entry[3]:
            raise DeckError(f"{where}: {cards.unknown(entry[2])}")
    if line.startswith(("#", "//", "=", "--")) or (_HEADING.fullmatch(line) and not cards.nearest(line)):
        return None
    raise DeckError(f"{where}: {cards.unknown(entry[2] if entry else line)}")
