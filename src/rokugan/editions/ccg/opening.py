"""How games of the classic edition begin: the cards of a position, and decks that can be played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rokugan.cards.deck import Deck
from rokugan.cards.formats import format_of, named_format, play_deck
from rokugan.cards.library import library
from rokugan.catalogue import say
from rokugan.core.edition import Libraries
from rokugan.editions.ccg.turn.setup import SeatDeck, start
from rokugan.errors import DeckError, quote
from rokugan.program import Create, walk

if TYPE_CHECKING:
    from rokugan.editions.ccg.questions.book import Book
    from rokugan.editions.ccg.table.game import CcgGame


def start_with(
    rules: Book, names: Sequence[str], decks: Sequence[Deck], seed: int, libraries: Libraries | None = None
) -> CcgGame:
    """A new game with these decks, at its first decision."""
    format = named_format(rules.turn.deck_format()) if rules.turn.deck_format() else None
    seats: list[SeatDeck] = []
    for deck in decks:
        cards = play_deck(deck, (libraries or library)(deck.edition), format or format_of(deck.edition))
        starting = (*cards.starting_holdings, *cards.winds)
        for card in (cards.stronghold, *cards.dynasty, *cards.fate, *starting):
            reason = rules.why_not_playable(card)
            if reason:
                raise DeckError(say("decks.the_deck_cannot_be_played", name=quote(deck.name), reason=reason))
        seats.append(SeatDeck(cards.stronghold, cards.dynasty, cards.fate, starting))
    return start(rules, list(names), seats, seed)


def known_by_title(game: CcgGame) -> Iterator[int]:
    """A card that lies face-down somewhere is known to a scenario by its title all the same."""
    titles = [card.definition.title for card in game.cards]
    for card in game.cards:
        if card.definition.is_dynasty and titles.count(card.definition.title) == 1:
            yield card.number


def names_in(game: CcgGame) -> Iterator[str]:
    """Every name and title in the game, and those that a text may create."""
    for card in game.cards:
        yield game.called.full_name(card.number)
        yield card.title
        yield card.definition.title
    for card in game.cards:
        for node in walk(card.definition.program):
            if isinstance(node, Create):
                yield node.title
