"""Whose game is it? With SQLite every game belongs to the one process there is. With PostgreSQL a game belongs to the
process that holds its advisory lock; the others pass messages on to it, and take it over when that process is gone.

Messages are rows of `letters`, and NOTIFY says that there are some: so they may have any length.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from rokugan.server.logs import tell, warn
from rokugan.server.store import Store

if TYPE_CHECKING:
    from psycopg import AsyncConnection

Letter = dict[str, Any]
RETRY = 0.5  # seconds


class Sharing(Protocol):
    """How processes agree whose a game is."""

    name: str

    async def open(self, read: Callable[[Letter], None], lost: Callable[[], Awaitable[None]]) -> None:
        """Begin; `read` gets the letters to this process, `lost` is called when it may not have its games any more."""

    async def close(self) -> None:
        """End; whatever was ours is anybody's."""

    async def take(self, game: str) -> bool:
        """Make a game ours; False if it belongs to another process."""

    async def give(self, game: str) -> None:
        """Give a game up, so that another process may take it."""

    async def is_alive(self, name: str) -> bool:
        """Does that process still run?"""

    def write(self, to: str, letter: Letter) -> None:
        """Send a letter to a process."""


class Alone:
    """The one process of a server that has no others."""

    name = "alone"

    async def open(self, read: Callable[[Letter], None], lost: Callable[[], Awaitable[None]]) -> None:
        """Nothing is to be done."""

    async def close(self) -> None:
        """Nothing is to be done."""

    async def take(self, game: str) -> bool:
        """Every game is ours."""
        return True

    async def give(self, game: str) -> None:
        """Nothing is to be done: no other process waits for the game."""

    async def is_alive(self, name: str) -> bool:
        """Yes: the only process is this one."""
        return True

    def write(self, to: str, letter: Letter) -> None:
        """Nothing is to be done: there is no process to write to."""
        raise RuntimeError(f"a letter to {to}, but there is no other process")


class Shared:
    """Several processes with one PostgreSQL."""

    def __init__(self, store: Store, taken_over: Callable[[str, str], None]) -> None:
        self.name = f"{socket.gethostname()[:24]}-{os.getpid()}-{secrets.token_hex(4)}"
        self._url = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._wire: AsyncConnection[Any] | None = None  # holds the locks, sends and reads letters
        self._held: set[str] = set()
        self._letters: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._read: Callable[[Letter], None] = lambda letter: None
        self._lost: Callable[[], Awaitable[None]] = _nothing
        self._taken_over = taken_over  # is told of a game that a process left behind, and which one

    async def open(self, read: Callable[[Letter], None], lost: Callable[[], Awaitable[None]]) -> None:
        """Connect, and listen."""
        self._read, self._lost = read, lost
        await self._connect()
        await self._clear_out()
        listening = asyncio.Event()
        self._tasks = [asyncio.create_task(each) for each in (self._listen(listening), self._send(), self._watch())]
        await listening.wait()

    async def close(self) -> None:
        """Disconnect: with the session all locks go."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError, Exception):
                await task
        if self._wire is not None:
            with suppress(Exception):
                await self._wire.close()

    # --------------------------------------------------------------------------------------------- locks

    async def take(self, game: str) -> bool:
        """Try its lock; a session may take a lock twice, so we remember what we have."""
        if game in self._held:
            return True
        if await self._one("SELECT pg_try_advisory_lock(%s)", key("game", game)):
            self._held.add(game)
            before = await self._one("SELECT owner FROM games WHERE id = %s", game)
            await self._one("UPDATE games SET owner = %s WHERE id = %s RETURNING true", self.name, game)
            if before and before != self.name:
                self._taken_over(game, before)
            return True
        return False

    async def give(self, game: str) -> None:
        """Strike out the owner, then let go of the lock: so a process that is named as owner and holds no lock is gone."""
        if game in self._held:
            self._held.discard(game)
            mine = "UPDATE games SET owner = NULL WHERE id = %s AND owner = %s RETURNING true"
            await self._one(mine, game, self.name)
            await self._one("SELECT pg_advisory_unlock(%s)", key("game", game))

    async def is_alive(self, name: str) -> bool:
        """Does a process still hold the lock of its own name? It does as long as it lives."""
        if name == self.name:
            return True
        if await self._one("SELECT pg_try_advisory_lock(%s)", key("process", name)):
            await self._one("SELECT pg_advisory_unlock(%s)", key("process", name))
            return False
        return True

    # ------------------------------------------------------------------------------------------- letters

    def write(self, to: str, letter: Letter) -> None:
        """Send a letter; they arrive in the order in which they were written."""
        self._letters.put_nowait((to, msgspec.json.encode(letter)))

    async def _send(self) -> None:
        """Write the letters to other processes, as many at a time as there are, and let their readers know."""
        while True:
            letters = [await self._letters.get()]
            while not self._letters.empty():
                letters.append(self._letters.get_nowait())
            try:
                wire = await self._wired()
                async with wire.transaction(), wire.cursor() as cursor:
                    rows = [(to, body.decode()) for to, body in letters]
                    await cursor.executemany("INSERT INTO letters (receiver, body) VALUES (%s, %s)", rows)
                    for to in {to for to, _ in letters}:
                        await cursor.execute("SELECT pg_notify(%s, '')", (channel(to),))
            except Exception as error:
                warn("letters were lost", number=len(letters), said=str(error))

    async def _listen(self, listening: asyncio.Event) -> None:
        """Wait to be notified, and read what has come."""
        import psycopg  # for start-up time

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as ear:
                    await ear.execute(f'LISTEN "{channel(self.name)}"'.encode())
                    listening.set()
                    await self._fetch()
                    async for _ in ear.notifies():
                        await self._fetch()
            except psycopg.Error as error:
                warn("the database does not answer", said=str(error))
            await asyncio.sleep(RETRY)

    async def _fetch(self) -> None:
        wire = await self._wired()
        query = "DELETE FROM letters WHERE receiver = %s RETURNING id, body"
        cursor = await wire.execute(query, (self.name,))
        for _, body in sorted(await cursor.fetchall()):
            self._read(msgspec.json.decode(body))

    async def _clear_out(self) -> None:
        """Throw away letters to processes that are gone."""
        wire = await self._wired()
        cursor = await wire.execute("SELECT DISTINCT receiver FROM letters")
        for (receiver,) in await cursor.fetchall():
            if not await self.is_alive(receiver):
                await wire.execute("DELETE FROM letters WHERE receiver = %s", (receiver,))

    # ---------------------------------------------------------------------------------------- connection

    async def _connect(self) -> None:
        import psycopg  # for start-up time

        self._wire = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        await self._one("SELECT pg_try_advisory_lock(%s)", key("process", self.name))

    async def _wired(self) -> AsyncConnection[Any]:
        if self._wire is None:
            raise ConnectionError("the database does not answer")
        return self._wire

    async def _one(self, query: str, *values: object) -> Any:
        wire = await self._wired()
        cursor = await wire.execute(query.encode(), values)
        row = await cursor.fetchone()
        return None if row is None else row[0]

    async def _watch(self) -> None:
        """Watch the session that holds our locks. If it ends, our games may be somebody else's already: give them up
        and connect anew."""
        import psycopg  # for start-up time

        while True:
            await asyncio.sleep(RETRY)
            try:
                if self._wire is None:
                    await self._connect()
                    tell("the database answers again")
                await self._one("SELECT true")
            except (psycopg.Error, OSError) as error:
                if self._wire is not None:
                    warn("the database does not answer", said=str(error))
                    self._wire = None
                    self._held.clear()
                    await self._lost()


async def _nothing() -> None:
    """Nothing is to be done."""


def key(kind: str, name: str) -> int:
    """The number of an advisory lock."""
    return int.from_bytes(blake2b(f"{kind}:{name}".encode(), digest_size=8).digest(), "big", signed=True)


def channel(name: str) -> str:
    """The channel on which a process is notified."""
    return f"rokugan_{blake2b(name.encode(), digest_size=12).hexdigest()}"
