"""Processes that answer questions, a few at a time. Whoever asks much waits for himself: each address has its own queue, and of
those that wait the one comes first that has had the least of the processes' time lately."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from dataclasses import dataclass
from typing import Any

from rokugan.catalogue import say
from rokugan.server.messages import HttpRefusal
from rokugan.server.minds.pipes import Pipe
from rokugan.server.minds.turns import Usage

OURSELVES = ""  # the address of what the server itself wants to know: it comes last


@dataclass(slots=True)
class Question:
    """Something that waits for an answer."""

    said: dict[str, Any]
    limit: float
    share: str
    about: str
    done: asyncio.Future[dict[str, Any]]


class Pool:
    """So many processes for each address, and one more for the others."""

    def __init__(self, module: str, processes: int, *, memory: int = 0, waiting: int = 256, each: int = 64) -> None:
        self.processes = max(1, processes)
        self.waiting = waiting  # questions that may wait in all
        self.each = each  # of one address
        self.pipes = [Pipe(module, memory) for _ in range(self.processes + 1)]
        self._free = list(self.pipes)
        self._about: dict[Pipe, deque[str]] = {pipe: deque(maxlen=4) for pipe in self.pipes}
        self._queues: dict[str, deque[Question]] = {}
        self._running: Counter[str] = Counter()
        self._usage = Usage()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def depth(self) -> int:
        """Return how many questions wait."""
        return sum(len(queue) for queue in self._queues.values())

    @property
    def busy(self) -> int:
        """Return how many are being answered."""
        return self._running.total()

    async def close(self) -> None:
        """End the processes; whoever waits is refused."""
        for queue in self._queues.values():
            for each in queue:
                each.done.cancel()
        self._queues.clear()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pipe in self.pipes:
            await pipe.stop()

    async def ask(self, said: dict[str, Any], limit: float, share: str = OURSELVES, about: str = "") -> dict[str, Any]:
        """Return what a process answers. HttpRefusal if too many wait; TimeoutError, OSError, EOFError if no answer came.
        `about`: if a process has been asked about the same, that one is asked again if it is free."""
        queue = self._queues.get(share, ())
        if share != OURSELVES and len(queue) >= self.each:
            raise HttpRefusal(429, say("server.you_ask_for_too_much_at_once", most=self.each))
        if self.depth >= self.waiting:
            raise HttpRefusal(503, say("server.too_many_others_are_asking_just_now"))
        asked = Question(said, limit, share, about, asyncio.get_running_loop().create_future())
        self._queues.setdefault(share, deque()).append(asked)
        self._dispatch()
        try:
            return await asked.done
        finally:
            if not asked.done.done() or asked.done.cancelled():
                self._drop(asked)

    def _drop(self, asked: Question) -> None:
        """Forget a question whose asker has gone before it was taken up."""
        queue = self._queues.get(asked.share)
        if queue is not None and asked in queue:
            queue.remove(asked)

    def _dispatch(self) -> None:
        """Give free processes what waits."""
        while self._free:
            shares = [share for share, queue in self._queues.items() if queue and self._may_have_one(share)]
            if not shares:
                break
            asked = self._queues[min(shares, key=self._turn)].popleft()
            if asked.done.done():
                continue
            pipe = min(self._free, key=lambda each: (asked.about not in self._about[each], not each.runs))
            self._free.remove(pipe)
            if asked.about:
                self._about[pipe].append(asked.about)
            self._running[asked.share] += 1
            task = asyncio.get_running_loop().create_task(self._answer(pipe, asked))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._queues = {share: queue for share, queue in self._queues.items() if queue}

    def _may_have_one(self, share: str) -> bool:
        """May an address have one more process? The last one is kept for somebody else, and one is enough for ourselves."""
        return self._running[share] < (1 if share == OURSELVES else self.processes)

    def _turn(self, share: str) -> tuple[bool, int, float]:
        return share == OURSELVES, self._running[share], self._usage.of(share)

    async def _answer(self, pipe: Pipe, asked: Question) -> None:
        """Let one process answer one question, and pass its answer or its failure on to who asked."""
        began = time.monotonic()
        try:
            found = await pipe.exchange(asked.said, asked.limit)
            if not asked.done.done():
                asked.done.set_result(found)
        except BaseException as error:
            self._about[pipe].clear()
            await pipe.stop()
            if not asked.done.done():
                if isinstance(error, Exception):
                    asked.done.set_exception(error)
                else:
                    asked.done.cancel()
            if not isinstance(error, Exception):
                raise
        finally:
            self._usage.add(asked.share, time.monotonic() - began)
            self._running[asked.share] -= 1
            if not self._running[asked.share]:
                del self._running[asked.share]
            self._free.append(pipe)
            self._dispatch()
