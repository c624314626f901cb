"""What each viewer of a game was shown last, and what he is sent when it changes.

All who hold one seat are one viewer, and so are all spectators: they see the same at the same time, and get the same bytes.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from rokugan.core.patch import difference
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


class Viewer:
    """A seat, or all spectators: who listens, and what they were shown."""

    def __init__(self, seat: int, delay: float = 0.0) -> None:
        self.seat = seat
        self.delay = delay if seat == SPECTATOR else 0.0
        self.listeners: set[Listener] = set()
        self.version = -1
        self.view: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.told = 0  # how many events there were when news were last gathered for this viewer
        self.outcome: dict[str, Any] | None = None
        self._later: deque[tuple[float, Callable[[], None]]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_followed(self) -> bool:
        """Must it be kept up to date? One that sees things later must be, so that a newcomer does not see them at once."""
        return bool(self.listeners) or self.delay > 0

    def show(
        self, version: int, view: dict[str, Any], news: list[dict[str, Any]], outcome: dict[str, Any] | None
    ) -> None:
        """Let the viewer see the game as it stands now (or stood then), and what happened."""
        self.do(lambda: self._show(version, view, news, outcome))

    def _show(
        self, version: int, view: dict[str, Any], news: list[dict[str, Any]], outcome: dict[str, Any] | None
    ) -> None:
        old, before = self.view, self.version
        self.version, self.view = version, view
        self.events += news
        if old is not None and self.listeners:
            delta = {
                "type": "delta",
                "version": version,
                "from": before,
                "patch": difference(old, view),
                "events": news,
            }
            self.broadcast(ENCODE(delta))
        if outcome is not None and self.outcome is None:
            self.broadcast(ENCODE({"type": "over", "outcome": outcome}))
        self.outcome = outcome

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
        """Do something when it is time for this viewer."""
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
        """The game is put away."""
        self._later.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
