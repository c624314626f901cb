"""The clocks of a game: none, one for each player, or so much for every move. Only people have clocks."""

from __future__ import annotations

import math
import time
from typing import Any

from rokugan.server.store import Entry


class Clocks:
    """How much time everybody has left, and whose clock runs."""

    def __init__(self, said: dict[str, Any] | None, seats: int) -> None:
        self.said = said
        self.left = [float(said["seconds"]) if said is not None else math.inf] * seats
        self.running = -1
        self._since = 0.0

    @property
    def per_move(self) -> bool:
        """Does a player have so much time for every move, not for the whole game?"""
        return self.said is not None and self.said["per"] == "move"

    def remember(self, entry: Entry) -> None:
        """Take in what a stored entry says about time."""
        if self.said is None or entry.seat < 0 or self.per_move or entry.kind != "move":
            return
        self.left[entry.seat] += float(self.said.get("increment", 0)) - entry.spent

    def start(self, seat: int) -> None:
        """The player of this seat sees that he must decide."""
        if self.said is not None and self.running != seat:
            self.running = seat
            self._since = time.monotonic()

    def stop(self) -> float:
        """Stop the clock of a player who has decided; how long he took."""
        if self.running < 0:
            return 0.0
        spent = time.monotonic() - self._since
        self.running = -1
        return spent

    def remaining(self, seat: int) -> float:
        """Return how much a player has left, in seconds."""
        spent = time.monotonic() - self._since if self.running == seat else 0.0
        return self.left[seat] - spent

    def shown(self, people: list[int], hidden: bool) -> dict[str, Any] | None:
        """The clocks as messages tell them: in whole seconds, from which nobody learns who was asked and passed at once."""
        if self.said is None:
            return None
        left = [max(0, math.ceil(self.remaining(seat))) if seat in people else None for seat in range(len(self.left))]
        return {**self.said, "remaining": left, "running": None if hidden or self.running < 0 else self.running}
