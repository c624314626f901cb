"""The card that a player's words most likely mean, for answers to what he cannot do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rokugan.core.game import Game
from rokugan.core.notation import is_short_for, tidy


def card_meant(game: Game, words: str, cards: Sequence[int], name: Callable[[int], str]) -> int | None:
    """Return the first of the cards that has exactly this tidy name, else the first for whose full name it is short."""
    for card in cards:
        if words in (tidy(name(card)), tidy(game.called.full_name(card))):
            return card
    return next((card for card in cards if is_short_for(words, game.called.full_name(card))), None)
