"""A card of a library as plain data, for pages that draw it; and the search among them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rokugan.cards.languages import text_of
from rokugan.cards.query import query
from rokugan.cards.schema import schema_of

if TYPE_CHECKING:
    from rokugan.cards.library import Library


def facts(card: Any, edition: str, why_not_playable: Callable[[Any], str]) -> dict[str, Any]:
    """One card, in the form in which a view tells it, with its name, its part of a deck and its place of print; the edition
    says why it cannot be played."""
    schema = schema_of(edition)
    found = {"name": card.name, **schema.printed(card), "text": text_of(card, edition).splitlines()}
    more = {"part": schema.part_of(card), "formats": list(card.formats), "set": card.expansion, "mark": card.mark}
    why = card.why_unknown or ("" if card.unread else why_not_playable(card))
    return found | {key: each for key, each in more.items() if each} | ({"unplayable": why} if why else {})


def search(library: Library, said: str) -> list[str]:
    """The names of all cards for which the words of the search language hold, in the order of the alphabet."""
    edition = library.edition
    asked = query(said, lambda card: text_of(card, edition), schema_of(edition))
    return sorted(card.name for card in library if asked(card))
