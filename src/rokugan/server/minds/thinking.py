"""The computer players of a server: they think in processes of their own, one decision at a time in each, within a time limit.

Whoever gives no answer in time, or a wrong one, gets a legal move made for him, and the log says so.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import msgspec

from rokugan.core.decision import Choice, Decision
from rokugan.server.logs import warn
from rokugan.server.metrics import Metrics
from rokugan.server.minds.pipes import START, Pipe
from rokugan.server.minds.thinker import MOST_GAMES, Thought
from rokugan.server.minds.turns import Turns

MODEST = ("pass", "done", "no", "no attack", "no conflict", "refuse", "pay auto", "strike")


@dataclass(slots=True)
class Followed:
    """How far a process follows a game."""

    life: int
    moves: int


class Thinking:
    """The processes; each game is always asked about in the same one, which follows it."""

    def __init__(self, workers: int, limit: float, metrics: Metrics, memory: int = 0) -> None:
        self.limit = limit
        self.metrics = metrics
        self._workers = [Worker(memory) for _ in range(max(1, workers))]

    async def start(self) -> None:
        """Start the processes, without waiting until they are ready; so the first answer does not wait for all of that."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def close(self) -> None:
        """End them."""
        for worker in self._workers:
            await worker.stop()

    async def move(self, asked: Thought, record: dict[str, Any]) -> str | None:
        """The move of a computer player; None if it gave none. `asked` has all moves of the game."""
        worker = self._worker(asked.game)
        try:
            async with worker.turns.turn(asked.share):
                began = time.monotonic()
                answer = await worker.ask(asked, record, self.limit)
                self.metrics.thinking.add(time.monotonic() - began)
        except TimeoutError:
            self._complain("late", asked, f"no answer within {self.limit:g} s")
            return None
        except (OSError, EOFError, ValueError) as error:
            self._complain("gone", asked, str(error) or type(error).__name__)
            return None
        move = answer.get("move")
        if not isinstance(move, str):
            self._complain("wrong", asked, str(answer.get("wrong")))
            return None
        return move

    def forget(self, game: str) -> None:
        """A game was put away: nobody need follow it any more."""
        self._worker(game).forget(game)

    def _worker(self, game: str) -> Worker:
        return self._workers[crc32(game.encode()) % len(self._workers)]

    def _complain(self, why: str, asked: Thought, said: str) -> None:
        self.metrics.fallbacks.add(why)
        warn(
            "a computer player gave no answer", why=why, game=asked.game, seat=asked.seat, player=asked.level, said=said
        )


class Worker(Pipe):
    """One process, and how far it follows games."""

    def __init__(self, memory: int = 0) -> None:
        super().__init__("rokugan.server.minds.thinker", memory)
        self.turns = Turns()
        self._follows: OrderedDict[str, Followed] = OrderedDict()
        self._gone: list[str] = []  # games to be forgotten there, said with the next question

    def forget(self, game: str) -> None:
        """Follow a game no longer."""
        if self._follows.pop(game, None) is not None:
            self._gone.append(game)

    async def ask(self, asked: Thought, record: dict[str, Any], limit: float) -> dict[str, Any]:
        """The answer of the process; it is ended if there is none in time. For a game that it must play from its beginning
        it gets more time."""
        if not self.runs:
            self._follows.clear()
            self._gone.clear()
        gone, self._gone = self._gone, []
        asked = msgspec.structs.replace(asked, gone=gone)
        follows = self._follows.get(asked.game)
        is_known = follows is not None and follows.life == asked.life and follows.moves <= len(asked.moves)
        try:
            answer: dict[str, Any] = {"unknown": True}
            if is_known and follows is not None:
                part = msgspec.structs.replace(asked, start=follows.moves, moves=asked.moves[follows.moves :])
                answer = await self.exchange(part, limit)
            if answer.get("unknown"):
                answer = await self.exchange(msgspec.structs.replace(asked, record=record), limit + START)
        except BaseException:
            await self.stop()
            raise
        if "move" in answer or answer.get("follows"):
            self._follows[asked.game] = Followed(asked.life, len(asked.moves))
            self._follows.move_to_end(asked.game)
            while len(self._follows) > MOST_GAMES:
                self._follows.popitem(last=False)
        else:
            self._follows.pop(asked.game, None)
        return answer


def fallback(decision: Decision) -> Choice:
    """A legal move for who gives no answer: the most modest one.

    >>> fallback(Decision(0, "Ann", "act", "?", [Choice("attack", tail="Bob"), Choice("pass")])).move
    'pass'
    """
    by_move = {choice.move: choice for choice in decision.choices}
    return next((by_move[move] for move in MODEST if move in by_move), decision.choices[0])
