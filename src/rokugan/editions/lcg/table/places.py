"""Where cards belong that leave their place: the piles and decks of their owners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.lcg.table.things import (
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    HAND,
    INTO_DECK,
    REMOVED,
    REMOVED_FROM_GAME,
    TO_DECK,
    TO_DECK_BOTTOM,
    TO_HAND,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


def take_from_province(game: LcgGame, card: int) -> None:
    """Take a card out of the province in which it lies, if it lies in one; an empty province is to be refilled."""
    for number, province in enumerate(game.provinces):
        if card in province.cards:
            at = province.cards.index(card)
            del province.cards[at], province.shown[at]
            game.refills.append(number)
            return


def home_of(game: LcgGame, card: int) -> int:
    """The discard pile of the card's owner to which it goes."""
    return CONFLICT_DISCARD if game.printed[card].is_conflict else DYNASTY_DISCARD


def deck_of(game: LcgGame, card: int) -> int:
    """The deck of the card's owner to which it goes."""
    return CONFLICT_DECK if game.printed[card].is_conflict else DYNASTY_DECK


def zone_for(game: LcgGame, card: int, how: int) -> int:
    """Return where a card goes that leaves play in that way."""
    if how == TO_HAND:
        return HAND
    if how == REMOVED_FROM_GAME:
        return REMOVED
    if how in (TO_DECK, TO_DECK_BOTTOM, INTO_DECK):
        return deck_of(game, card)
    return home_of(game, card)
