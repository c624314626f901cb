"""How many tokens of a name lie on a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.table.token_names import is_token

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def tokens_on(game: CcgGame, name: str, card: int) -> int:
    """Return how many tokens of that name lie on a card."""
    state = game.state_of(card)
    return 0 if state is None else sum(held for each, held in state.tokens if is_token(name, each))
