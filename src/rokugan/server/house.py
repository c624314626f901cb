"""All games of a server process: found when somebody asks for them, put away when nobody looks at them any more."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

from rokugan.catalogue import say
from rokugan.core.game import CONCEDE
from rokugan.errors import RokuganError
from rokugan.games import FORMAT
from rokugan.server.distant import Guest
from rokugan.server.hosting import HostedGame, effective
from rokugan.server.logs import fail, tell
from rokugan.server.looking_back.reels import Reel
from rokugan.server.looking_back.replaying import continued, record_brought
from rokugan.server.looking_back.summing_up import summary
from rokugan.server.messages import HttpRefusal, Joining, NewGame, PlayOn
from rokugan.server.metrics import Metrics
from rokugan.server.minds.thinking import Thinking
from rokugan.server.neighbours import Elsewhere, Neighbours
from rokugan.server.opening import clan_of, complete, game_asked_for, seat_asked_for
from rokugan.server.settings import Settings
from rokugan.server.sharing import Alone, Shared, Sharing
from rokugan.server.speaking import Conversation
from rokugan.server.store import GameRow, Store

LISTED = 200  # games in the lobby
REMEMBERED = 100  # summaries of finished games
REELS = 6  # replays that are kept ready
SWEEP = 15.0  # seconds


class House:
    """The games, the store and the computer players of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database)
        self.thinking = Thinking(settings.workers, settings.think, self.metrics)
        self.sharing: Sharing = Shared(self.store, self._taken_over) if self.store.several else Alone()
        self.neighbours = Neighbours(self)
        self.games: dict[str, HostedGame] = {}
        self._opening: dict[str, asyncio.Task[HostedGame]] = {}
        self._summaries: dict[str, dict[str, Any]] = {}
        self._reels: dict[str, asyncio.Task[Reel]] = {}
        self._giving: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self.metrics.gauges["rokugan_games_in_memory"] = (
            "Games that somebody looks at.",
            lambda: len(self.games),
        )

    async def open(self) -> None:
        """Make everything ready."""
        await self.store.open()
        await self.sharing.open(self.neighbours.read, self.lose_all)
        self.neighbours.open()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Let go of everything; whatever is stored is safe."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for game in tuple(self.games.values()):
            await self.put_away(game)
        await self.neighbours.close()
        await self.sharing.close()
        await self.thinking.close()
        await self.store.close()

    # ------------------------------------------------------------------------------------------- finding

    async def row(self, id: str) -> GameRow:
        """What is stored of a game; HttpRefusal if there is none."""
        row = await self.store.game(id) if id.isascii() and id.isalnum() and len(id) <= 32 else None
        if row is None:
            raise HttpRefusal(404, say("server.there_is_no_such_game"))
        return row

    async def connect(self, guest: Guest, id: str) -> None:
        """Let somebody who is connected to this process in at a game, wherever that is."""
        try:
            game = await self.hosted(id)
        except Elsewhere:
            await self.neighbours.visit(guest, id)
            return
        await self.seat(guest, game)

    async def seat(self, guest: Guest, game: HostedGame) -> None:
        """Let somebody in at a game of this process."""
        guest.place = Conversation(game, guest)
        await game.join(guest)

    async def hosted(self, id: str) -> HostedGame:
        """A game of this process, recovered from its record if it is not in memory; Elsewhere if another process has it. Who
        asks meanwhile waits for the same."""
        game = self.games.get(id)
        if game is not None:
            return game
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.create_task(self._recover(id))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def _recover(self, id: str) -> HostedGame:
        await self.row(id)
        if not await self.sharing.take(id):
            raise Elsewhere(say("server.the_game_belongs_to_another_process", game=id))
        row = await self.row(id)
        game = HostedGame(row, self.store, self.thinking, self.settings, self.metrics)
        game.lost = self._lose
        try:
            await game.recover()
        except RokuganError as error:
            self.metrics.failures.add()
            fail("a game cannot be recovered", error, game=id)
            raise HttpRefusal(500, say("server.this_game_cannot_be_played_again")) from None
        self.games[id] = game
        return game

    def _taken_over(self, game: str, before: str) -> None:
        self.metrics.taken_over.add()
        tell("a game was taken over", game=game, before=before)

    def _lose(self, game: HostedGame) -> None:
        """Throw away what this process has of a game, which is not ours any more or not as it is stored; whoever
        comes again gets it anew."""
        self._giving.add(task := asyncio.create_task(self.put_away(game)))
        task.add_done_callback(self._giving.discard)
        for viewer in game.viewers.values():
            for listener in tuple(viewer.listeners):
                listener.close(say("server.the_game_has_moved"))

    async def put_away(self, game: HostedGame) -> None:
        """Take a game out of memory; its record stays, and any process may have it."""
        if self.games.get(game.row.id) is game:
            del self.games[game.row.id]
        game.put_away()
        self.thinking.forget(game.row.id)
        await self.sharing.give(game.row.id)

    async def lose_all(self) -> None:
        """Throw away all games: the database is gone, and with it our right to them."""
        for game in tuple(self.games.values()):
            self._lose(game)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            now = time.monotonic()
            for game in tuple(self.games.values()):
                if not game.is_followed() and now - game.looked > self._rest(game) and not game.lock.locked():
                    await self.put_away(game)

    def _rest(self, game: HostedGame) -> float:
        """How long a game that nobody looks at stays in memory. One that is over is hardly ever looked at again."""
        return min(self.settings.idle, SWEEP) if game.row.over else self.settings.idle

    # ------------------------------------------------------------------------------------------- requests

    async def create(self, said: NewGame) -> tuple[GameRow, list[str | None]]:
        """Begin a game."""
        if await self.store.under_way() >= self.settings.limits.games:
            raise HttpRefusal(503, say("server.the_server_has_as_many_games"))
        row, tokens = await asyncio.to_thread(game_asked_for, said, self.settings)
        await self.store.create(row)
        if any(seat.kind == "computer" for seat in row.seats):
            await self.thinking.start()
        self.metrics.games.add(row.edition)
        tell("a game begins", game=row.id, edition=row.edition, seats=[seat.kind for seat in row.seats])
        return row, tokens

    async def join(self, id: str, said: Joining) -> tuple[int, str]:
        """Take an open seat; the last one begins the game."""
        while True:
            row = await self.row(id)
            seat, token = await asyncio.to_thread(seat_asked_for, said, row)
            if await self.store.take_seat(id, seat):
                break
        row = await self.row(id)
        if not row.started and all(each.kind != "open" for each in row.seats):
            await asyncio.to_thread(complete, row)
            await self.store.start(row)
        tell("a seat was taken", game=id, seat=seat.seat, started=row.started)
        await self.changed(id)
        return seat.seat, token

    async def changed(self, id: str) -> None:
        """Tell the process of a game that somebody has taken a seat there."""
        game = self.games.get(id)
        if game is not None:
            await game.refresh()
        else:
            await self.neighbours.tell(id, op="changed")

    async def look(self, id: str) -> GameRow:
        """The row of a game about which somebody asks; a game of computer players alone goes on when it is looked at."""
        game = self.games.get(id)
        if game is not None:
            await game.settled()
        row = await self.row(id)
        if row.started and not row.over and not any(seat.kind == "person" for seat in row.seats):
            with suppress(Elsewhere):
                game = await self.hosted(id)
                game.looked = game.asked_about = time.monotonic()
                game.wake()
        return row

    async def _finished(self, id: str, what: str) -> GameRow:
        row = await self.look(id)
        if not row.over:
            raise HttpRefusal(403, say("server.shown_when_the_game_is_over", what=what))
        return row

    async def record(self, id: str) -> dict[str, Any]:
        """The record of a game that is over."""
        row = await self._finished(id, "record")
        entries = await self.store.entries(id)
        moves = [(entry.seat, CONCEDE.move) for entry in entries if entry.kind == "concede"]
        return {
            "format": FORMAT,
            "edition": row.edition,
            "options": row.options,
            "seed": row.seed,
            "players": [{"name": seat.name, "deck": seat.deck} for seat in row.seats],
            "moves": [f"{row.seats[seat].name}: {text}" for seat, text in effective(entries) + moves],
            "result": row.outcome,
        }

    # ------------------------------------------------------------------------------------------- replays

    async def reel(self, id: str) -> Reel:
        """The replay of a game that is over. Who asks meanwhile waits for the same."""
        row = await self._finished(id, "replay")
        found = self._reels.get(id)
        if found is None:
            self._reels[id] = found = asyncio.create_task(self._reel(row))
            while len(self._reels) > REELS:
                del self._reels[next(iter(self._reels))]
        try:
            return await asyncio.shield(found)
        except RokuganError as error:
            self._reels.pop(id, None)
            fail("a replay cannot be shown", error, game=id)
            raise HttpRefusal(500, say("server.this_game_cannot_be_played_again")) from None

    async def _reel(self, row: GameRow) -> Reel:
        return await asyncio.to_thread(Reel, await self.record(row.id))

    async def bring(self, data: bytes) -> GameRow:
        """Keep a record that somebody brought, if it can be played."""
        row, entries, reel = await asyncio.to_thread(record_brought, data)
        await self.store.create(row, entries)
        self._reels[row.id] = task = asyncio.get_running_loop().create_task(_done(reel))
        await task
        tell("a record was brought", game=row.id, edition=row.edition, moves=len(entries))
        return row

    async def play_on(self, id: str, at: int, said: PlayOn) -> tuple[GameRow, list[str | None]]:
        """A new game from the middle of one that is over, against computer players."""
        old = await self._finished(id, "replay")
        if await self.store.under_way() >= self.settings.limits.games:
            raise HttpRefusal(503, say("server.the_server_has_as_many_games"))
        row, entries, tokens = continued(old, await self.reel(id), at, said)
        await self.store.create(row, entries)
        await self.thinking.start()
        self.metrics.games.add(row.edition)
        tell("a game is played on", game=row.id, of=id, at=at)
        return row, tokens

    async def summary(self, id: str) -> dict[str, Any]:
        """How a game that is over went."""
        row = await self._finished(id, "summary")
        if id not in self._summaries:
            entries = await self.store.entries(id)
            conceding = next((entry.seat for entry in entries if entry.kind == "concede"), None)
            found = await asyncio.to_thread(summary, row, effective(entries), conceding)
            self._summaries[id] = found
            while len(self._summaries) > REMEMBERED:
                del self._summaries[next(iter(self._summaries))]
        return self._summaries[id]


async def _done(reel: Reel) -> Reel:
    return reel


def facts(row: GameRow) -> dict[str, Any]:
    """What everybody may know of a game."""
    return {
        "game": row.id,
        "edition": row.edition,
        "options": row.options,
        "seats": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "kind": seat.kind,
                "clan": clan_of(seat.deck["edition"], seat.deck["stronghold"]) if row.started else None,
                "level": seat.level,
            }
            for seat in row.seats
        ],
        "open": sum(seat.kind == "open" for seat in row.seats),
        "started": row.started,
        "turn": row.turn,
        "over": row.over,
        "outcome": row.outcome,
        "clock": row.clock,
        "watch_delay": row.watch_delay,
        "origin": row.origin,
        "created": row.created,
        "changed": row.changed,
    }
