"""When what is in force ends, for a reader."""

from __future__ import annotations

from typing import Final

from rokugan.catalogue import say
from rokugan.editions.lcg.table.things import CONFLICT_END, DUEL_END, PHASE_END, ROUND_END, WHILE_IN_PLAY

NAMES: Final[dict[object, str]] = {
    WHILE_IN_PLAY: "endings.while_in_play",
    CONFLICT_END: "endings.conflict_end",
    PHASE_END: "endings.phase_end",
    ROUND_END: "endings.round_end",
    DUEL_END: "endings.duel_end",
}


def in_words(until: object) -> str:
    """Return when that is; what ends with nothing of these lasts as long as the game."""
    return say(NAMES.get(until, "endings.game_end"))
