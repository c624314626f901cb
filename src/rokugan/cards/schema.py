"""A family of card games as data: the facts of its cards, how they speak, stand in files, are shown, searched and put into decks.

The classic game and the Living Card Game each have a schema. What works by schema (files, library, query, commands) knows
neither.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rokugan.language.language import Language

FAMILIES = {"lcg": "rokugan.cards.lcg.schema"}
CLASSIC = "rokugan.cards.classic"


@dataclass(frozen=True)
class Schema:
    """One family of games. Its cards are values of a class of its own; only the schema looks inside."""

    game: str
    """The game under which the words of its texts are kept (`rokugan.cards.worded`)."""
    card: type[Any]
    text_box: type[Any]
    line: Any
    """What stands on a line of a card's text in a set file: the role of a trait or ability."""
    boxed: Callable[[tuple[str, ...], Sequence[Any]], Any]
    """A text box out of keywords and the lines of a text."""
    lines_of: Callable[[Any], Sequence[Any]]
    """The lines of a text box, in the order of the card."""
    facts_said: Callable[[Any], Any]
    """The card without the facts that its others imply."""
    facts_meant: Callable[[Any], Any]
    """The card with them again."""
    definition: Callable[..., Any]
    """A card from a plain mapping: (entry, where, edition, names)."""
    well_formed: Callable[[Any], None]
    """Refuses a card that has not what every card of its type must have."""
    type_line: Callable[[Any], str]
    stat_line: Callable[[Any], str]
    language: Callable[[str], Language[Any, Any, Any]]
    """The language of an edition of that name. The grammar is loaded with it, so nobody asks before a text is read or written."""
    older: Mapping[str, str]
    """Older names of types of cards, in data, and what they are called now."""
    stats: Mapping[str, str]
    """The numbers that one can search by: the word, and the fact that it means."""
    fields: Mapping[str, Callable[[Any], tuple[str, ...]]]
    """The words that one can search by."""
    types: Mapping[str, tuple[str, ...]]
    """The types of cards, and which numbers are printed on each."""
    printed: Callable[[Any], dict[str, Any]]
    """What is printed on a card but for its text, in the form in which a view tells it (docs/view.md)."""
    part_of: Callable[[Any], str]
    """The part of a deck to which a card belongs: an attribute of the deck, or nothing."""
    plots: tuple[tuple[str, str, Callable[[Any], int | None]], ...]
    """What is counted of a deck: a heading (of the catalogue's `figures`), the part of the deck, and a number of each card."""
    notes: Callable[[Any, Any], list[str]]
    """What else one wants to know of a deck (deck, library) while building it."""
    parts: tuple[tuple[str, str], ...]
    """The parts of a deck of which the size is told: the word, and the attribute of the deck."""


@cache
def schema_of(edition: str) -> Schema:
    """The schema of an edition's cards."""
    found: Schema = import_module(FAMILIES.get(edition, CLASSIC)).SCHEMA
    return found
