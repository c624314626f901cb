"""How games of the classic edition begin: the cards of a position, and decks that can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rokugan.cards.deck import Deck
from rokugan.cards.files import definition, not_understood
from rokugan.cards.formats import format_of, named_format, play_deck
from rokugan.cards.library import Library, library
from rokugan.cards.model import CardDefinition
from rokugan.cards.vocabulary import vocabulary
from rokugan.core.notation import tidy
from rokugan.editions.ccg.runnable import why_not_playable
from rokugan.editions.ccg.turn.setup import SeatDeck, start
from rokugan.errors import CardError, DeckError, ScenarioError, brief, quote
from rokugan.program import Create, walk

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame
    from rokugan.editions.ccg.rules import Rules


def _entries(part: Any) -> Iterator[Mapping[str, Any]]:
    """All cards that are written out somewhere in a scenario."""
    if isinstance(part, Mapping):
        if "title" in part:
            yield part
        part = tuple(part.values())
    if isinstance(part, (list, tuple)):
        for each in part:
            yield from _entries(each)


def card_finder(
    scenario: Mapping[str, Any], where: str, shipped: Library | None = None
) -> Callable[[Any, str], CardDefinition]:
    """How a position finds its cards: those of the file by id or title, then the edition's library (or another one)."""
    edition = str(scenario["edition"])
    own: dict[str, list[CardDefinition]] = {}
    names = vocabulary(edition).with_cards(_entries(tuple(scenario.values())))
    for entry in scenario.get("cards") or ():
        try:
            card = definition(entry, where, edition=edition, names=names)
        except CardError as error:
            raise ScenarioError(str(error)) from None
        if card.unread:
            raise ScenarioError(f"{where}: {not_understood(card)}")
        if why_not_playable(card):
            raise ScenarioError(f"{where}: {why_not_playable(card)}")
        own.setdefault(tidy(card.title), []).append(card)
        if card.id:
            own.setdefault(tidy(card.id), []).append(card)

    def find(what: Any, place: str) -> CardDefinition:
        if isinstance(what, Mapping):
            card = definition(what, place, edition=edition, names=names)
            if card.unread:
                raise ScenarioError(f"{place}: {not_understood(card)}")
            if why_not_playable(card):
                raise ScenarioError(f"{place}: {why_not_playable(card)}")
            return card
        if not isinstance(what, str):
            raise ScenarioError(f"{place}: a card is named by its title, not by {quote(what)}.")
        mine = own.get(tidy(what))
        if mine:
            if len(mine) > 1:
                raise ScenarioError(f"{place}: several cards are titled {quote(what)}; write the `id` of one.")
            return mine[0]
        try:
            card = (shipped or library(edition))[what]
        except CardError as error:
            titles = ", ".join(sorted({c.title for cards in own.values() for c in cards}))
            hint = f" The cards of this file are: {brief(titles, 300)}." if titles else ""
            raise ScenarioError(f"{place}: {error}{hint}") from None
        if card.unknown:
            raise ScenarioError(f"{place}: {card.why_unknown}")
        return card

    return find


def start_with(rules: Rules, names: Sequence[str], decks: Sequence[Deck], seed: int) -> CcgGame:
    """A new game with these decks, at its first decision."""
    format = named_format(rules.turn.deck_format()) if rules.turn.deck_format() else None
    seats: list[SeatDeck] = []
    for deck in decks:
        cards = play_deck(deck, library(deck.edition), format or format_of(deck.edition))
        starting = (*cards.starting_holdings, *cards.winds)
        for card in (cards.stronghold, *cards.dynasty, *cards.fate, *starting):
            if why_not_playable(card):
                raise DeckError(f"The deck {quote(deck.name)} cannot be played: {why_not_playable(card)}")
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
