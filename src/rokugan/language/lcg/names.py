"""The names that texts of the Living Card Game may speak of: its keywords and traits, and the traits that other cards bear."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rokugan.language.lcg.lexicon import TRAITS
from rokugan.language.lcg.said import Phrase
from rokugan.language.tokens import Token
from rokugan.program.lcg.keywords import IN_TEXTS
from rokugan.program.lcg.nodes import HasTrait, Noun


class Names:
    """Keywords, traits that the rules of the grammar have, and further traits.

    >>> more = Names().with_cards([{"title": "Old Frog", "traits": ["Frog"]}])
    >>> more.is_keyword("frog"), more.is_keyword("pride"), more.further
    (False, True, frozenset({'frog'}))
    """

    def __init__(self, further: Iterable[str] = (), keywords: tuple[str, ...] = IN_TEXTS) -> None:
        self.keywords = keywords
        self.further = frozenset(further) - frozenset(TRAITS)

    def is_keyword(self, word: str) -> bool:
        """Is it a keyword of the book?"""
        return word in self.keywords

    def with_cards(self, entries: Iterable[Any]) -> Names:
        """The traits of these cards as well: whoever invents one gives it to a card."""
        cards = [entry for entry in entries if isinstance(entry, Mapping)]
        traits = {trait.casefold() for card in cards for trait in _words(card.get("traits"))}
        return Names(self.further | traits, self.keywords)

    def said_at(self, token: Token) -> list[tuple[str, Any]]:
        """What a token may be that no rule of the grammar has: a further trait, or whatever bears it."""
        if token.word not in self.further:
            return []
        return [("Trait", token.word), ("N", Phrase(Noun("card", (HasTrait(token.word),)), False))]


def _words(value: Any) -> list[str]:
    found = [value] if isinstance(value, str) else value if isinstance(value, (list, tuple)) else []
    return [each for each in found if isinstance(each, str)]
