"""Formats as tables of values, with the ledger rule of each, and violations of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from rokugan.cards.model import CardDefinition
from rokugan.catalogue import say


@dataclass(frozen=True)
class Violation:
    """One way in which a deck breaks its format. `title` is empty where it is no single card."""

    sentence: str
    title: str
    rule: str

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}]"


@dataclass(frozen=True)
class Single:
    """A kind of card that a deck may have one copy of: all of a type, or all with a keyword."""

    said: str
    rule: str
    type: str = ""
    keyword: str = ""

    def holds(self, card: CardDefinition) -> bool:
        """Is a card of this kind?"""
        if self.type:
            return card.type == self.type
        return any(word == self.keyword or word.startswith(f"{self.keyword} ") for word in card.keywords)


@dataclass(frozen=True)
class Format:
    """What a legal deck is. Each `..._rule` is the ledger id of the rule that the value before it carries."""

    name: str
    edition: str
    said: str
    minimum: int
    minimum_rule: str
    copies: int
    copies_rule: str
    single: tuple[Single, ...]
    legality: str
    """The mark that a card must have."""
    legality_rule: str
    parts_rule: str
    """A Stronghold and two decks."""
    types_rule: str
    """Which types go into which deck."""
    stronghold_rule: str
    """The Stronghold is in neither deck."""
    text_rule: str
    """A card is played by its text, so it must be understood."""
    given: tuple[str, ...] = ()
    """Holdings that the rules give every player; no deck may have them."""
    given_rule: str = ""
    forbidden: tuple[str, ...] = ()
    """Titles that are not legal although they bear the mark."""
    also: tuple[str, ...] = ()
    """Titles that are legal without the mark."""
    soul_rule: str = ""
    """`Soul of X` counts together with X of the same level."""
    counting_rule: str = ""
    """A card that counts as X for uniqueness excludes the Unique versions of X."""
    absent: tuple[str, ...] = ()
    """Types that the edition does not have."""
    absent_rule: str = ""
    hand: int = 6
    """How many cards a player begins with in his hand."""
    option: str = ""
    """The optional rule of the edition with which such decks are played, where they are too small for its other games."""
    checks: Callable[[Any, Any, Any], list[Violation]] | None = None
    """What finds the violations of a deck (deck, library, format), where it is not the classic game's."""


def not_understood(name: str, unread: Iterable[str], rule: str) -> Violation:
    """Return what keeps a card with words that nobody understands out of a deck."""
    words = ", ".join(repr(each) for each in unread)
    return Violation(say("decks.the_text_of_is_not_understood", name=name, words=words), name, rule)
