"""The questions that people ask besides playing, answered by processes of their own (`answering`) within limits of time and
memory."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from typing import Any

from rokugan.catalogue import say
from rokugan.server.logs import fail, warn
from rokugan.server.messages import ENCODE, HttpRefusal
from rokugan.server.metrics import Metrics
from rokugan.server.minds.pool import OURSELVES, Pool

OURS = 30.0  # seconds more for what the server itself asks: it asks for everything at once, and once
EACH_MOVE = 0.005  # seconds more for each move of a record
Record = Callable[[], Awaitable[dict[str, Any]]]


class Kept:
    """An answer that stays the same as long as the server runs, encoded and compressed once."""

    def __init__(self, answer: Any) -> None:
        self.plain = ENCODE(answer)
        self.packed = gzip.compress(self.plain, 6, mtime=0)
        self.tag = f'"{sha256(self.plain).hexdigest()[:16]}"'


class QuestionProcesses:
    """The processes, and the answers that never change."""

    def __init__(self, pool: Pool, limit: float, metrics: Metrics) -> None:
        self.pool = pool
        self.limit = limit
        self.metrics = metrics
        self._warming: asyncio.Task[None] | None = None
        self._kept: dict[tuple[str, str], asyncio.Task[Kept]] = {}
        metrics.gauges["rokugan_questions_waiting"] = ("Questions that wait for a process.", lambda: pool.depth)
        metrics.gauges["rokugan_questions_running"] = ("Questions that are being answered.", lambda: pool.busy)

    async def close(self) -> None:
        """End the processes."""
        for task in (self._warming, *self._kept.values()):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError, HttpRefusal):
                    await task
        await self.pool.close()

    def warm(self, editions: Iterable[str]) -> None:
        """Let a process get ready, a little at a time, what somebody who looks at a page may ask for next."""
        if self._warming is None:
            self._warming = asyncio.create_task(self._warm_up(tuple(editions)))

    async def _warm_up(self, editions: tuple[str, ...]) -> None:
        with suppress(HttpRefusal):  # whoever asks is told
            for edition in editions:
                while await self.ask("prepare", about=edition, edition=edition):
                    pass
                await self.kept("cards", edition)

    async def ask(
        self, question: str, share: str = OURSELVES, *, more: float = 0.0, about: str = "", **said: Any
    ) -> Any:
        """The answer; HttpRefusal with one sentence if there is none. `more`: seconds more than usual. `about`: what the
        process that is asked should know already."""
        try:
            answer = await self.pool.ask({"ask": question, **said}, self.limit + more, share, about)
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            warn("a question got no answer", question=question, share=share, why=str(error) or type(error).__name__)
            raise HttpRefusal(503, say("server.this_took_too_long_and_was_given_up")) from None
        if "refused" in answer:
            raise HttpRefusal(400, answer["refused"])
        if "wrong" in answer:
            self.metrics.failures.add()
            fail("a question failed", RuntimeError(answer["wrong"]), question=question)
            raise HttpRefusal(500, say("server.something_went_wrong"))
        return answer["answer"]

    async def about_record(self, question: str, id: str, moves: int, record: Record, share: str, **said: Any) -> Any:
        """The answer about a record. The process that knows it is asked, and another one is given it."""
        found = await self.ask(question, share, about=id, id=id, **said)
        if found is None:
            more = moves * EACH_MOVE
            found = await self.ask(question, share, more=more, about=id, id=id, record=await record(), **said)
        return found

    async def kept(self, question: str, edition: str) -> Kept:
        """An answer that never changes; a process is asked for it once, and whoever asks meanwhile waits for the same."""
        task = self._kept.get((question, edition))
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._kept[question, edition] = asyncio.create_task(self._found(question, edition))
        return await asyncio.shield(task)

    async def _found(self, question: str, edition: str) -> Kept:
        answer = await self.ask(question, OURSELVES, more=OURS, about=edition, edition=edition)
        return await asyncio.to_thread(Kept, answer)
