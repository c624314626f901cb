"""Two decks out of one core set: each player takes all cards of a pair of clans, and the neutral cards are divided evenly
(lcg.variants.02; how the tutorial game divides them stands in another book).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rokugan.cards.deck import Cards, Deck
from rokugan.cards.lcg.model import CLANS, ELEMENTS, LcgCard
from rokugan.catalogue import say
from rokugan.errors import DeckError, quote

if TYPE_CHECKING:
    from rokugan.cards.library import Library

PAIR = "lcg-core-pair"
# Of each card of a clan the box has one, of these neutral cards three, of the other neutral cards two.
THREE = ("Miya Mystic", "Otomo Courtier", "Seppun Guardsman", "Wandering Ronin")
Pair = tuple[str, str]


def core_set_decks(library: Library, one: Pair, other: Pair) -> tuple[Deck, Deck]:
    """The decks of two players; the first clan of each pair gives the stronghold."""
    clans = [*one, *other]
    great = [clan for clan in CLANS if clan != "neutral"]
    for clan in clans:
        if clan not in great:
            raise DeckError(say("files.there_is_no_clan", clan=quote(clan), clans=", ".join(great)))
    if len(set(clans)) < len(clans):
        raise DeckError(say("files.one_core_set_has_the_cards"))
    return _deck(library, one, 0), _deck(library, other, 1)


def _deck(library: Library, pair: Pair, share: int) -> Deck:
    """Return the deck of two clans that one core set allows, with its share of the neutral cards."""
    cards = list(_core(library))
    stronghold = next(card for card in cards if card.type == "stronghold" and card.clan == pair[0])
    return Deck(
        f"{pair[0].capitalize()} and {pair[1].capitalize()}",
        "lcg",
        stronghold.title,
        format=PAIR,
        dynasty=_side(cards, "dynasty", pair, share),
        conflict=_side(cards, "conflict", pair, share),
        provinces=_provinces(cards, pair),
    )


def _core(library: Library) -> Iterator[LcgCard]:
    """The cards of the box, without those that need a role: these decks have none."""
    cards: Any = library
    for card in cards:
        if isinstance(card, LcgCard) and card.expansion == "core" and not card.role_restriction:
            yield card


def _side(cards: list[LcgCard], side: str, pair: Pair, share: int) -> Cards:
    """All cards of the pair, and a share of the neutral ones: of three copies the players have the odd one by turns."""
    found = [(card.title, 1) for card in cards if card.side == side and card.clan in pair]
    odd = 0
    for card in cards:
        if card.side == side and card.clan == "neutral":
            three = card.title in THREE
            found.append((card.title, 1 + (three and odd % 2 == share)))
            odd += three
    return tuple(found)


def _provinces(cards: list[LcgCard], pair: Pair) -> Cards:
    """One of each element: of the first clan, else of the second, else neutral."""
    order = (*pair, "neutral")
    found: list[tuple[str, int]] = []
    for element in ELEMENTS:
        fitting = [
            card for card in cards if card.type == "province" and element in card.elements and card.clan in order
        ]
        found.append((min(fitting, key=lambda card: order.index(card.clan)).title, 1))
    return tuple(found)
