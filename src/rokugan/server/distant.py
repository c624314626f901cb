"""Games of other processes: people who are connected here play there, through letters; and the other way round."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from rokugan.server import messages as m
from rokugan.server.sharing import Sharing


class Guest(Protocol):
    """Somebody who is connected to this process."""

    seat: int
    more: bool
    place: Place | None

    def send(self, data: bytes) -> None:
        """Send him a message."""

    def close(self, reason: str) -> None:
        """Hang up."""


class Place(Protocol):
    """Where what a guest says is heard."""

    async def say(self, message: m.Hello | m.Message) -> None:
        """Do what a message asks for, or raise a Refusal."""

    def leave(self) -> None:
        """Tell the game that the guest has hung up."""


class DistantGame:
    """A game that belongs to another process, and the guests of this process who play it."""

    def __init__(self, game: str, owner: str, sharing: Sharing) -> None:
        self.game = game
        self.owner = owner
        self.sharing = sharing
        self.guests: dict[int, Guest] = {}

    def join(self, number: int, guest: Guest) -> None:
        """Ask the owner to let a guest in."""
        self.guests[number] = guest
        guest.place = DistantPlace(self, number)
        self._write(number, op="open", seat=guest.seat, more=guest.more)

    def move_to(self, owner: str) -> None:
        """The game has another owner: ask that one."""
        self.owner = owner
        for number, guest in self.guests.items():
            self._write(number, op="open", seat=guest.seat, more=guest.more)

    def _write(self, number: int, **letter: Any) -> None:
        self.sharing.write(self.owner, {"from": self.sharing.name, "game": self.game, "guest": number, **letter})

    def say(self, number: int, message: m.Hello | m.Message) -> None:
        """Pass on what a guest says."""
        self._write(number, op="say", said=m.ENCODE(message).decode())

    def leave(self, number: int) -> None:
        """Forget a guest who has hung up, and tell the owner."""
        if self.guests.pop(number, None) is not None:
            self._write(number, op="leave")


class DistantPlace:
    """One guest's place at a game that is elsewhere."""

    def __init__(self, game: DistantGame, number: int) -> None:
        self.game = game
        self.number = number

    async def say(self, message: m.Hello | m.Message) -> None:
        """Pass on what the guest says; the answer comes by letter."""
        self.game.say(self.number, message)

    def leave(self) -> None:
        """Tell the owner that the guest has hung up."""
        self.game.leave(self.number)


class DistantGuest:
    """Somebody who is connected to another process and plays a game of this one."""

    def __init__(self, sharing: Sharing, letter: dict[str, Any]) -> None:
        self.sharing = sharing
        self.process: str = letter["from"]
        self.number: int = letter["guest"]
        self.game: str = letter["game"]
        self.seat: int = letter["seat"]
        self.more: bool = letter["more"]
        self.place: Place | None = None
        self.heard: asyncio.Queue[m.Hello | m.Message | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def send(self, data: bytes) -> None:
        """Send him a message, by letter."""
        self.sharing.write(self.process, {"op": "send", **self._to(), "data": data.decode()})

    def close(self, reason: str) -> None:
        """Let his process hang up."""
        self.sharing.write(self.process, {"op": "close", **self._to(), "reason": reason})

    def _to(self) -> dict[str, Any]:
        return {"game": self.game, "guest": self.number}
