"""Views of piles: what a seat may see of a group of cards or of a deck, in any game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rokugan.core.zones import CardGame


def pile_view(game: CardGame, seat: int, cards: list[int]) -> list[str | None]:
    """A group of cards; those the viewer may not know are None, and stand last where their order would tell something."""
    seen: list[str | None] = [game.name(card) for card in cards if game.sees(seat, card)]
    return seen + [None] * (len(cards) - len(seen))


def deck_view(game: CardGame, seat: int, deck: list[int]) -> dict[str, Any]:
    """How many cards are left, and those the viewer has seen by their place from the top."""
    known = {str(place): game.name(card) for place, card in enumerate(reversed(deck)) if game.sees(seat, card)}
    return {"size": len(deck), "known": known}
