"""The other processes of a server: their guests play at our games and ours at theirs, and a game whose process dies is
taken over."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Any

from rokugan.catalogue import say
from rokugan.errors import RokuganError
from rokugan.server.distant import DistantGame, DistantGuest, Guest
from rokugan.server.door.refusing_messages import refuse
from rokugan.server.logs import fail, warn
from rokugan.server.messages import HttpRefusal, Refusal, read_message
from rokugan.server.sharing import Letter

if TYPE_CHECKING:
    from rokugan.server.house import House

WATCH = 0.25  # seconds


class Elsewhere(RokuganError):
    """The game belongs to another process."""


class Neighbours:
    """The other processes: guests of theirs at our games, and guests of ours at theirs."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.distant: dict[str, DistantGame] = {}
        self.visitors: dict[tuple[str, int], DistantGuest] = {}
        self._numbers = count()
        self._watcher: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Watch the games of others in which our guests play, in case their process dies."""
        if self.house.store.several:
            self._watcher = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Watch no longer."""
        for task in (self._watcher, *(visitor.task for visitor in self.visitors.values())):
            if task is not None:
                task.cancel()

    # --------------------------------------------------------------------------- our guests at their games

    async def visit(self, guest: Guest, id: str) -> None:
        """Let a guest of ours play at another process."""
        distant = self.distant.get(id)
        if distant is None:
            owner = await self._owner(id)
            distant = self.distant.setdefault(id, DistantGame(id, owner, self.house.sharing))
        distant.join(next(self._numbers), guest)

    async def tell(self, id: str, **letter: Any) -> None:
        """Tell the owner of a game something, if there is one."""
        row = await self.house.row(id)
        if row.owner is not None and row.owner != self.house.sharing.name:
            self.house.sharing.write(row.owner, {"from": self.house.sharing.name, "game": id, **letter})

    async def _owner(self, id: str) -> str:
        row = await self.house.row(id)
        return row.owner or ""

    async def _watch(self) -> None:
        """Look after the other processes now and then, and forget those that have died."""
        while True:
            await asyncio.sleep(WATCH)
            try:
                for distant in tuple(self.distant.values()):
                    await self._look_after(distant)
                for process in {process for process, _ in self.visitors}:
                    if not await self.house.sharing.is_alive(process):
                        self._forget(process)
            except Exception as error:  # the database is away; the next look may find it again
                warn("the other processes cannot be watched", said=str(error))

    async def _look_after(self, distant: DistantGame) -> None:
        """Take a game over if its process is gone; follow it if it has moved."""
        if not distant.guests:
            del self.distant[distant.game]
        elif await self.house.sharing.take(distant.game):
            del self.distant[distant.game]
            game = await self.house.hosted(distant.game)
            for guest in tuple(distant.guests.values()):
                await self.house.seat(guest, game)
        else:
            owner = await self._owner(distant.game)
            if owner != distant.owner:
                distant.move_to(owner)

    # --------------------------------------------------------------------------- their guests at our games

    def _forget(self, process: str) -> None:
        """Forget the guests of a process that is gone."""
        for (name, _), visitor in tuple(self.visitors.items()):
            if name == process:
                visitor.heard.put_nowait(None)

    async def _host(self, visitor: DistantGuest) -> None:
        """Serve a visitor from his hello to his goodbye."""
        try:
            try:
                game = await self.house.hosted(visitor.game)
            except (Elsewhere, HttpRefusal):
                return  # his process finds out who has it
            await self.house.seat(visitor, game)
            while (message := await visitor.heard.get()) is not None:
                try:
                    if visitor.place is not None:
                        await visitor.place.say(message)
                except Refusal as refusal:
                    refuse(visitor, refusal, visitor.game, visitor.process, self.house.metrics)
                except RokuganError as error:
                    visitor.close(str(error))
                except Exception as error:
                    self.house.metrics.failures.add()
                    fail("a message failed", error, game=visitor.game, seat=visitor.seat)
                    visitor.close(say("server.something_went_wrong_connect_again"))
        finally:
            if visitor.place is not None:
                visitor.place.leave()
            if self.visitors.get((visitor.process, visitor.number)) is visitor:
                del self.visitors[visitor.process, visitor.number]

    # ------------------------------------------------------------------------------------------- letters

    def read(self, letter: Letter) -> None:
        """Do what a letter from another process says."""
        match letter["op"]:
            case "open":
                visitor = DistantGuest(self.house.sharing, letter)
                self.visitors[visitor.process, visitor.number] = visitor
                visitor.task = asyncio.create_task(self._host(visitor))
            case "say" | "leave":
                found = self.visitors.get((letter["from"], letter["guest"]))
                if found is not None:
                    found.heard.put_nowait(read_message(letter["said"]) if letter["op"] == "say" else None)
            case "send" | "close":
                distant = self.distant.get(letter["game"])
                guest = None if distant is None else distant.guests.get(letter["guest"])
                if guest is not None:
                    guest.send(letter["data"].encode()) if letter["op"] == "send" else guest.close(letter["reason"])
            case "changed":
                game = self.house.games.get(letter["game"])
                if game is not None:
                    self._refreshing = asyncio.create_task(game.refresh())
