"""The viewers of a game: what each was shown last, and what he is sent when it changes.

All who hold one seat are one viewer, and so are all spectators: they see the same at the same time, and get the same bytes.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from rokugan.core.views.patch import difference
from rokugan.server.messages import ENCODE
from rokugan.server.seeing import SPECTATOR


class Listener(Protocol):
    """Somebody who is connected, here or through another process."""

    seat: int
    more: bool  # does he want to hear who comes and goes?

    def send(self, data: bytes) -> None:
        """Send him a message; never waits."""

    def close(self, reason: str) -> None:
        """Tell him why, and hang up."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A game as a viewer sees it: its view, how many events there were, and those that are new to him."""

    version: int
    view: dict[str, Any]
    told: int
    events: list[dict[str, Any]]
    outcome: dict[str, Any] | None
    clock: dict[str, Any] | None


class Viewer:
    """A seat, or all spectators: who listens, and what they were shown."""

    def __init__(self, seat: int, delay: float = 0.0) -> None:
        self.seat = seat
        self.delay = delay if seat == SPECTATOR else 0.0
        self.listeners: set[Listener] = set()
        self.seen: Seen | None = None  # what he was shown last
        self.ahead = -1  # the version that was made for him last; he may see it later
        self.told = 0  # the events that were made for him
        self._later: deque[tuple[float, Callable[[], None]]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def version(self) -> int:
        """The version that he looks at."""
        return -1 if self.seen is None else self.seen.version

    @property
    def is_followed(self) -> bool:
        """Must the viewer be kept up to date? Spectators who see things later must, lest a newcomer see them at once."""
        return bool(self.listeners) or self.delay > 0

    def show(self, seen: Seen) -> None:
        """Let the viewer see the game as it stands now; a viewer who sees things later gets this state after his delay."""
        self.do(lambda: self._show(seen))

    def _show(self, seen: Seen) -> None:
        """Keep what the viewer is shown now, and send those who listen the difference."""
        old = self.seen
        self.seen = seen
        if old is not None and self.listeners:
            delta = {
                "type": "delta",
                "version": seen.version,
                "from": old.version,
                "patch": difference(old.view, seen.view),
                "events": seen.events,
            }
            if seen.told < old.told:  # something was taken back: so many events are left
                delta["told"] = seen.told
            if seen.clock is not None:
                delta["clock"] = seen.clock
            self.broadcast(ENCODE(delta))
        if seen.outcome is not None and (old is None or old.outcome is None):
            self.broadcast(ENCODE({"type": "over", "outcome": seen.outcome}))

    def post(self, message: dict[str, Any]) -> None:
        """Send the viewer a message, in order with what he is shown."""
        data = ENCODE(message)
        self.do(lambda: self.broadcast(data))

    def broadcast(self, data: bytes) -> None:
        """Send something to everybody who listens."""
        for listener in tuple(self.listeners):
            listener.send(data)

    # --------------------------------------------------------------------------------------------- later

    def do(self, what: Callable[[], None]) -> None:
        """Call a function now, or, for a viewer who sees things later, after his delay."""
        if not self.delay:
            what()
            return
        loop = asyncio.get_running_loop()
        self._later.append((loop.time() + self.delay, what))
        if self._timer is None:
            self._timer = loop.call_at(self._later[0][0], self._due)

    def _due(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = None
        while self._later and self._later[0][0] <= loop.time() + 0.001:
            self._later.popleft()[1]()
        if self._later:
            self._timer = loop.call_at(self._later[0][0], self._due)

    def forget(self) -> None:
        """Forget what waits for this viewer: the game is put away."""
        self._later.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
