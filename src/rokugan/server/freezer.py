"""The snapshots of one game under way: made by a process beside the server now and then, and used when the game comes back."""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode

from rokugan.core.game import Game
from rokugan.core.history import History
from rokugan.errors import RokuganError
from rokugan.games import format_with
from rokugan.server.keeping.freezing import EVERY, KEPT, Frozen, code, prefix_of, resumed
from rokugan.server.logs import warn
from rokugan.server.metrics import Metrics
from rokugan.server.minds.questions import EACH_MOVE, QuestionProcesses
from rokugan.server.opening import first_position
from rokugan.server.store import GameRow, Store


class Freezer:
    """Makes and reads the snapshots of a game. Without processes it makes none."""

    def __init__(self, store: Store, metrics: Metrics, questions: QuestionProcesses | None = None) -> None:
        self.store = store
        self.metrics = metrics
        self.questions = questions
        self._last = 0  # moves of the last snapshot
        self._task: asyncio.Task[None] | None = None

    async def history(self, row: GameRow, lines: list[str], most: int) -> History[Game]:
        """The game after as many of these moves as a snapshot spares to play, at most so many; or before the first."""
        fresh = await asyncio.to_thread(first_position, row)  # the first time it reads the edition's cards
        if len(lines) < EVERY:
            return History(fresh)
        found = await self._good(row.id, lines, most)
        try:
            history = await asyncio.to_thread(resumed, fresh, found[-KEPT:]) if found else History(fresh)
        except RokuganError as error:
            warn("a snapshot cannot be used", game=row.id, said=str(error))
            return History(await asyncio.to_thread(first_position, row))
        self._last = len(history)
        return history

    async def _good(self, game: str, lines: list[str], most: int) -> list[Frozen]:
        """The snapshots that this code wrote after moves that are still the first ones of the game."""
        found = await self.store.snapshots(game, await asyncio.to_thread(code))
        return [each for each in found if each.moves <= most and each.prefix == prefix_of(lines[: each.moves])]

    def is_due(self, moves: int) -> bool:
        """Is it time for a snapshot?"""
        return self.questions is not None and moves - self._last >= EVERY and (self._task is None or self._task.done())

    def begin(self, id: str, game: Game, lines: list[str]) -> None:
        """Let a process make a snapshot of the game as it stands, after these moves."""
        self._last = len(lines)
        self._task = asyncio.create_task(self._make(id, lines, dict(game.beginning), game.hash()))

    async def _make(self, id: str, lines: list[str], beginning: dict[str, object], hash: str) -> None:
        """Have a snapshot made by going on from the one before. It is kept only if that gives the same game."""
        assert self.questions is not None
        try:
            good = await self._good(id, lines, len(lines) - 1)
            before = None
            if good:
                last = good[-1]
                before = {"moves": last.moves, "prefix": last.prefix, "data": b64encode(last.data).decode()}
            more = (len(lines) - (good[-1].moves if good else 0)) * EACH_MOVE
            record = {"format": format_with(beginning.get("sets")), **beginning, "moves": lines}
            data = await self.questions.ask(
                "snapshot", more=more, about=id, id=id, record=record, before=before, hash=hash
            )
            made = Frozen(len(lines), prefix_of(lines), b64decode(data), hash, code())
            await self.store.keep_snapshot(id, made, KEPT)
            self.metrics.snapshots.add()
        except Exception as error:  # the moves are stored: to come back takes longer, and nothing is lost
            warn("no snapshot could be made", game=id, moves=len(lines), said=str(error))

    def go_back(self, moves: int) -> None:
        """Moves were taken back: so many are left."""
        self._last = min(self._last, moves)

    def stop(self) -> None:
        """Make nothing any more: the game is put away."""
        if self._task is not None:
            self._task.cancel()
