"""The end of durations: lasting and delayed effects, limits, and control that was taken for a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.lcg.initiating.initiating import end_period
from rokugan.editions.lcg.table.kinds import CONTROL_TAKEN
from rokugan.editions.lcg.table.state import Event

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


def end_of(game: LcgGame, until: int) -> None:
    """What lasts until this moment is over (lcg.duration: before anything that happens at the end)."""
    game.expire(until)
    end_period(game, until)
    ended = [loan for loan in game.loans if loan[3] == until]
    if ended:
        game.loans = [loan for loan in game.loans if loan[3] != until]
        back = [
            Event(CONTROL_TAKEN, card, seat, rule="lcg.duration.03")
            for card, instance, seat, _ in ended
            if game.instance[card] == instance
        ]
        if back:
            game.happen(back)
