"""How games of the Living Card Game begin: the cards of a position, and decks that can be played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rokugan.cards.lcg.model import LcgCard
from rokugan.catalogue import say
from rokugan.core.notation import tidy
from rokugan.editions.lcg.opening.setup import SeatDeck
from rokugan.errors import RokuganError, ScenarioError, brief, quote

if TYPE_CHECKING:
    from rokugan.cards.deck import Deck
from rokugan.cards.files import not_understood
from rokugan.cards.formats import own_format, refuse_illegal
from rokugan.cards.lcg.files import lcg_definition
from rokugan.cards.library import Library, library
from rokugan.core.edition import Cards


def card_finder(scenario: Mapping[str, Any], where: str, shipped: Cards | None = None) -> Callable[[Any, str], LcgCard]:
    """Return how a position finds its cards: those of the file by id or title, then those written out, then the library."""
    own: dict[str, list[LcgCard]] = {}
    for entry in scenario.get("cards") or ():
        card = written(entry, where)
        own.setdefault(tidy(card.title), []).append(card)
        if card.id:
            own.setdefault(tidy(card.id), []).append(card)

    def find(what: object, place: str) -> LcgCard:
        if isinstance(what, Mapping):
            return written(what, place)
        if not isinstance(what, str):
            raise ScenarioError(say("files.a_card_is_named_by_its_title", where=place, what=quote(what)))
        mine = own.get(tidy(what), [])
        if len(mine) > 1:
            raise ScenarioError(say("files.several_cards_are_titled", where=place, what=quote(what)))
        if mine:
            return mine[0]
        return from_library(what, place, shipped, own)

    return find


def from_library(title: str, place: str, shipped: Cards | None, own: Mapping[str, list[LcgCard]]) -> LcgCard:
    """A shipped card by its title."""
    try:
        cards: Cards = library("lcg") if shipped is None else shipped
        found = cards[title]
    except RokuganError as error:
        titles = ", ".join(sorted({card.title for cards in own.values() for card in cards}))
        hint = say("files.the_cards_of_this_file", titles=brief(titles, 300)) if titles else ""
        raise ScenarioError(f"{place}: {error}{hint}") from None
    assert isinstance(found, LcgCard)
    return found


def written(entry: Mapping[str, Any], where: str) -> LcgCard:
    """A card that is written out in a scenario."""
    for key in ("title", "type"):
        if not entry.get(key):
            raise ScenarioError(say("files.a_card_needs", where=where, word=key, found=brief(str(dict(entry)))))
    card = lcg_definition(entry, where)
    if card.unread:
        raise ScenarioError(f"{where}: {not_understood(card)}")
    return card


def seat_deck(deck: Deck, cards: Library) -> SeatDeck:
    """The cards of a deck, ready to play; a deck that is not legal is refused."""
    refuse_illegal(deck, cards, own_format(deck))
    role = cards[deck.role] if deck.role else None
    return SeatDeck(
        cards[deck.stronghold],
        _each(cards, deck.provinces),
        _each(cards, deck.dynasty),
        _each(cards, deck.conflict),
        role,
    )


def _each(cards: Library, listed: tuple[tuple[str, int], ...]) -> list[object]:
    """The cards of a part of a deck, one for each copy."""
    return [cards[title] for title, count in listed for _ in range(count)]
