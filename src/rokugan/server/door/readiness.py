"""Can games be begun and moves be stored? Asked as often as anybody likes, tried once in a while."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from rokugan.catalogue import say
from rokugan.errors import RokuganError, brief
from rokugan.server.logs import warn

SAME = 1.0  # seconds for which an answer holds
PATIENCE = 5.0  # seconds


class Pulse:
    """What was found when it was last tried."""

    def __init__(self, check: Callable[[], Awaitable[None]]) -> None:
        self._check = check
        self._at = -SAME
        self._fault = ""
        self._trying: asyncio.Task[None] | None = None

    async def fault(self) -> str:
        """Return why the server is not ready, in a sentence; empty if it is."""
        if time.monotonic() - self._at >= SAME:
            if self._trying is None or self._trying.done():
                self._trying = asyncio.create_task(self._try())
            await asyncio.wait([self._trying], timeout=PATIENCE)
            if not self._trying.done():
                return say("server.the_database_does_not_answer")
        return self._fault

    async def _try(self) -> None:
        try:
            await self._check()
            self._fault = ""
        except Exception as error:
            self._fault = (
                str(error) if isinstance(error, RokuganError) else f"{type(error).__name__}: {brief(error, 200)}"
            )
            warn("the server is not ready", said=self._fault)
        self._at = time.monotonic()
