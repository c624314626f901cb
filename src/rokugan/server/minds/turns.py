"""Whose turn is it? Of those who wait for a process, that of the address which has had least of it lately."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

FORGETS = 60.0  # seconds in which half of what an address has had is forgotten
MOST_ADDRESSES = 10_000


class Usage:
    """The seconds that each address has had lately; older ones count less and less."""

    def __init__(self) -> None:
        self._had: dict[str, tuple[float, float]] = {}  # seconds, and when they were so many

    def of(self, share: str) -> float:
        """Return how many seconds an address has had."""
        seconds, at = self._had.get(share, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - at) / FORGETS))

    def add(self, share: str, seconds: float) -> None:
        """An address has had some more."""
        self._had[share] = (self.of(share) + seconds, time.monotonic())
        if len(self._had) > MOST_ADDRESSES:
            self._had = {each: had for each, had in self._had.items() if self.of(each) > 0.1}


class Turns:
    """So many at once; addresses wait for it in turn."""

    def __init__(self, at_once: int = 1) -> None:
        self.usage = Usage()
        self._free = at_once
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, share: str) -> AsyncIterator[None]:
        """Wait for the turn of an address, and have it."""
        if not self._free:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(share, deque()).append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._pass_on()
                raise
        else:
            self._free -= 1
        began = time.monotonic()
        try:
            yield
        finally:
            self.usage.add(share, time.monotonic() - began)
            self._pass_on()

    def _pass_on(self) -> None:
        """Give the free turn to the next who waits: of the address that has had least."""
        self._free += 1
        while self._waiting:
            share = min(self._waiting, key=self.usage.of)
            following = self._waiting[share].popleft()
            if not self._waiting[share]:
                del self._waiting[share]
            if not following.done():
                self._free -= 1
                following.set_result(None)
                return
