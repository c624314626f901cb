"""The cards that a player brings into a game of the Living Card Game, from a deck that is legal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rokugan.cards.deck import Cards, Deck
from rokugan.cards.formats import check
from rokugan.cards.lcg.model import LcgCard
from rokugan.cards.library import Library
from rokugan.catalogue import say
from rokugan.errors import DeckError, quote


@dataclass(frozen=True)
class PlayCards:
    """A stronghold, perhaps a role, five provinces and two decks."""

    name: str
    stronghold: LcgCard
    role: LcgCard | None
    provinces: tuple[LcgCard, ...]
    dynasty: tuple[LcgCard, ...]
    conflict: tuple[LcgCard, ...]


def play_cards(deck: Deck, library: Library) -> PlayCards:
    """The cards of the deck; refuses a deck that is not legal."""
    violations = check(deck, library)
    if violations:
        more = f" (and {len(violations) - 1} more: `rokugan deck check` lists all)" if violations[1:] else ""
        raise DeckError(
            say("decks.the_lcg_deck_is_not_legal", name=quote(deck.name), violation=violations[0], more=more)
        )
    cards: Any = library
    return PlayCards(
        deck.name,
        cards[deck.stronghold],
        cards[deck.role] if deck.role else None,
        _each(deck.provinces, cards),
        _each(deck.dynasty, cards),
        _each(deck.conflict, cards),
    )


def _each(cards: Cards, library: Any) -> tuple[LcgCard, ...]:
    return tuple(library[title] for title, count in cards for _ in range(count))
