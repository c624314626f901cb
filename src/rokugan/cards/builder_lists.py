"""Deck lists as the community's deck builders export them: JSON with the ids of cards, and text with headings of its own.

JSON: `{"name": …, "cards": {"doji-whisperer": 3, …}}`, the same below `record`, or a list of `{"id": …, "count": …}`. An id
is the card's title in small letters with hyphens, with or without the number of its set. Text: sections as in our form,
with the types of cards as headings inside.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rokugan.cards.deck_form import MOST_COPIES
from rokugan.cards.library import library
from rokugan.cards.schema import schema_of
from rokugan.catalogue import say
from rokugan.errors import DeckError, quote

_OWN = re.compile(
    r"^\s*(?:conflict|role|provinces?)\b(?:\s+deck)?\s*(?:\(\d+\))?\s*(?::.*)?$", re.IGNORECASE | re.MULTILINE
)
_TYPES = re.compile(
    r"^\s*(?:characters?|attachments?|events?|holdings?|clan|format(?!\s*:\s*lcg)|influence|restricted)\b\s*(?:\(\d+\)|:.*)?\s*$",
    re.IGNORECASE,
)
_COUNT_LAST = re.compile(r"^\s*(\S.*?)\s+[x\u00d7]\s*(\d+)\s*$")


def is_list(said: object) -> bool:
    """Is it a list of a deck builder?"""
    return isinstance(said, Mapping) and ("record" in said or "cards" in said)


def is_text_list(content: str) -> bool:
    """Has the text a section that only decks of this game have?"""
    return _OWN.search(content) is not None


def plain(content: str) -> str:
    """The text without the headings that say the types of cards, and with each count before its title. A format that deck
    builders name is not one of ours."""
    lines = [line for line in content.splitlines() if not _TYPES.match(line)]
    return "\n".join(_COUNT_LAST.sub(r"\2 \1", line) for line in lines)


def parts(said: Mapping[str, Any], source: str) -> dict[str, Any]:
    """The deck in our own plain form: each card in the part of the deck to which it belongs. A list that names an edition is
    of that edition, else of the Living Card Game, whose builders write such lists."""
    inner = said.get("record", said)
    counts = _counts(inner.get("cards") if isinstance(inner, Mapping) else None, source)
    edition = str(inner.get("edition") or "lcg").casefold()
    cards: Any = library(edition)
    part_of = schema_of(edition).part_of
    deck: dict[str, Any] = {"name": str(inner.get("name") or ""), "edition": edition}
    for key, count in counts.items():
        card = cards.find(key) or cards.find(re.sub(r"^\d+-", "", key))
        if card is None:
            raise DeckError(f"{source}: {cards.unknown(key)}")
        part = part_of(card)
        if part in ("stronghold", "role", "wind"):
            deck[part] = card.name
        else:
            listed = deck.setdefault(part, {})
            listed[card.name] = listed.get(card.name, 0) + count
    return deck


def _counts(cards: Any, source: str) -> dict[str, int]:
    """Return how many of each card a list of another builder has, in whichever of its forms."""
    found: dict[str, int] = {}
    if isinstance(cards, Mapping):
        pairs = list(cards.items())
    elif isinstance(cards, list) and all(isinstance(each, Mapping) for each in cards):
        pairs = [
            (each.get("id") or each.get("card_id") or each.get("name"), each.get("count", each.get("quantity", 1)))
            for each in cards
        ]
    else:
        raise DeckError(say("files.expected_ids_with_counts", source=source, cards=quote(cards)))
    for key, count in pairs:
        if not isinstance(key, str) or not isinstance(count, int) or not 1 <= count <= MOST_COPIES:
            raise DeckError(
                say(
                    "files.expected_an_id_with_a_count",
                    source=source,
                    most=MOST_COPIES,
                    word=quote(key),
                    count=quote(count),
                )
            )
        found[key] = found.get(key, 0) + count
    return found
