"""What people ask about cards, decks and rules, answered by a process of its own (`scholar`) within a time limit."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterable
from contextlib import suppress
from hashlib import sha256
from typing import Any

from rokugan.catalogue import say
from rokugan.server.logs import fail, warn
from rokugan.server.messages import ENCODE, HttpRefusal
from rokugan.server.metrics import Metrics
from rokugan.server.minds.pipes import Pipe

START = 30.0  # seconds more for a process that has to load what it is asked about


class Kept:
    """An answer that stays the same as long as the server runs, encoded and compressed once."""

    def __init__(self, answer: Any) -> None:
        self.plain = ENCODE(answer)
        self.packed = gzip.compress(self.plain, 6, mtime=0)
        self.tag = f'"{sha256(self.plain).hexdigest()[:16]}"'


class Study:
    """The process, and the answers that never change."""

    def __init__(
        self, limit: float, waiting: int, metrics: Metrics, module: str = "rokugan.server.minds.scholar"
    ) -> None:
        self.limit = limit
        self.waiting = waiting
        self.metrics = metrics
        self._pipe = Pipe(module)
        self._here = 0
        self._warming: asyncio.Task[None] | None = None
        self._warm: set[tuple[str, str]] = set()
        self._kept: dict[tuple[str, str], Kept] = {}

    async def close(self) -> None:
        """End the process."""
        if self._warming is not None:
            self._warming.cancel()
            with suppress(asyncio.CancelledError):
                await self._warming
        await self._pipe.stop()

    def warm(self, editions: Iterable[str]) -> None:
        """Let the process get ready, a little at a time, what somebody who looks at a page may ask for next."""
        if self._warming is None:
            self._warming = asyncio.create_task(self._warm_up(tuple(editions)))

    async def _warm_up(self, editions: tuple[str, ...]) -> None:
        with suppress(HttpRefusal):  # whoever asks is told
            for edition in editions:
                while await self.ask("prepare", edition):
                    pass
                await self.kept("cards", edition)

    async def ask(self, question: str, edition: str = "", **said: Any) -> Any:
        """The answer; HttpRefusal with one sentence if there is none."""
        if self._here >= self.waiting:
            raise HttpRefusal(503, say("server.too_many_others_are_asking_just_now"))
        self._here += 1
        try:
            async with self._pipe.busy:
                return await self._asked({"ask": question, "edition": edition, **said})
        finally:
            self._here -= 1

    async def _asked(self, said: dict[str, Any]) -> Any:
        topic = (said["ask"], said["edition"])
        if not self._pipe.runs:
            self._warm.clear()
        limit = self.limit if topic in self._warm else self.limit + START
        try:
            answer = await self._pipe.exchange(said, limit)
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            await self._pipe.stop()
            warn("a question got no answer", question=said["ask"], why=str(error) or type(error).__name__)
            raise HttpRefusal(503, say("server.this_took_too_long_and_was_given_up")) from None
        except BaseException:
            await self._pipe.stop()
            raise
        self._warm.add(topic)
        if "refused" in answer:
            raise HttpRefusal(400, answer["refused"])
        if "wrong" in answer:
            self.metrics.failures.add()
            fail("a question failed", RuntimeError(answer["wrong"]), question=said["ask"])
            raise HttpRefusal(500, say("server.something_went_wrong"))
        return answer["answer"]

    async def kept(self, question: str, edition: str) -> Kept:
        """An answer that never changes; the process is asked for it once."""
        found = self._kept.get((question, edition))
        if found is None:
            found = self._kept[question, edition] = Kept(await self.ask(question, edition))
        return found
