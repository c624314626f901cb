"""One sentence that says why a move is refused, from what the asker may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.errors import quote

if TYPE_CHECKING:
    from rokugan.editions.lcg.game import LcgGame


def refusal(game: LcgGame, seat: int, move: str) -> str:
    """Whose decision it is, or what is offered instead."""
    decision = game.decision
    if decision is None:
        return f"The game is over: {quote(move)} cannot be played."
    if seat != decision.seat:
        return f"{game.names[seat]} cannot play {quote(move)} now: {decision.player} is to decide."
    return f"{quote(move)} is not offered now; the options are: {'; '.join(decision.options)}."
