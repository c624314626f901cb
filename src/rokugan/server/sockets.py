"""The WebSocket of the protocol: hello, limits, and messages passed on to the game."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from rokugan.catalogue import say
from rokugan.errors import RokuganError
from rokugan.server import messages as m
from rokugan.server.distant import Place
from rokugan.server.door.refusing_messages import refuse
from rokugan.server.door.shares import Pace, Paces, Share, share_of
from rokugan.server.house import House
from rokugan.server.logs import fail, tell, warn
from rokugan.server.seeing import SPECTATOR

POLICY = 1008  # the code with which a socket is closed that does what it must not
AGAIN = 1012  # come again


class Socket:
    """Somebody who is connected to this process."""

    def __init__(self, socket: WebSocket, share: str, most: int, together: Share) -> None:
        self.socket = socket
        self.seat = SPECTATOR
        self.more = False
        self.place: Place | None = None
        self.share = share
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._most = most
        self._together = together  # the bytes that wait for all sockets of this address
        self._something = asyncio.Event()
        self._reason: tuple[int, str] | None = None
        self._writer = asyncio.create_task(self._write())

    @property
    def is_open(self) -> bool:
        """Has nobody hung up?"""
        return self._reason is None

    def send(self, data: bytes) -> None:
        """Send a message; a reader who is too slow is hung up on, and may come again."""
        if self._reason is not None:
            return
        if self._bytes + len(data) > self._most or not self._together.take(self.share, len(data)):
            self._forget()
            self.close(say("server.you_read_too_slowly"))
            return
        self._bytes += len(data)
        self._waiting.append(data)
        self._something.set()

    def _forget(self) -> None:
        """Throw away what waits."""
        self._together.give(self.share, self._bytes)
        self._bytes = 0
        self._waiting.clear()

    def close(self, reason: str, code: int = POLICY) -> None:
        """Say why, after all that was said before, and hang up."""
        if self._reason is None:
            self._reason = (code, reason)
            self._something.set()

    async def _write(self) -> None:
        """Send what waits, in order, until the socket is closed; then say why it is closed."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                await self._something.wait()
                while self._waiting:
                    data = self._waiting.popleft()
                    try:
                        await self.socket.send_text(data.decode())
                    finally:
                        if self._bytes:
                            self._bytes -= len(data)
                            self._together.give(self.share, len(data))
                if self._reason is not None:
                    if self._reason[1]:
                        await self.socket.send_text(m.ENCODE({"type": "error", "reason": self._reason[1]}).decode())
                    break
                self._something.clear()
        code = self._reason[0] if self._reason else AGAIN
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            await self.socket.close(code)

    async def finish(self) -> None:
        """Send what is left, if it still can be, and end."""
        if self._reason is None:
            self._reason = (AGAIN, "")
            self._something.set()
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(2):
                    await self._writer
        finally:
            self._forget()


class Door:
    """Lets sockets in, within the limits, and reads what they say."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.limits = house.settings.limits
        self.open = 0
        self.strangers = Share(self.limits.strangers)
        self.guests = Share(self.limits.address_sockets)
        self.backlog = Share(self.limits.backlog_each)
        self.guesses = Paces(self.limits.guesses)
        house.metrics.gauges["rokugan_sockets"] = ("Sockets that are open.", lambda: self.open)

    async def enter(self, socket: WebSocket, id: str) -> None:
        """Serve a socket from its first message to its end."""
        share = share_of(socket.client.host if socket.client else None)
        if self.open >= self.limits.all_sockets or not self.strangers.take(share):
            await self._turn_away(socket, share)
            return
        if not self.guests.take(share):
            self.strangers.give(share)
            await self._turn_away(socket, share)
            return
        self.open += 1
        greeting = True
        line: Socket | None = None
        try:
            await socket.accept()
            line = Socket(socket, share, self.limits.backlog, self.backlog)
            is_known = await self._greet(line, id)
            greeting = False
            self.strangers.give(share)
            if is_known:
                await self._listen(line, id)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            if greeting:
                self.strangers.give(share)
            self.guests.give(share)
            self.open -= 1
            if line is not None:
                await line.finish()

    async def _turn_away(self, socket: WebSocket, share: str) -> None:
        warn("too many sockets", address=share, open=self.open)
        self.house.metrics.refusals.add("too_many_sockets")
        await socket.close(POLICY)  # before it is accepted: the answer is 403

    # --------------------------------------------------------------------------------------------- hello

    async def _greet(self, line: Socket, id: str) -> bool:
        """Read the first message, which must say who it is, and let him in at the game; False if he is turned away."""
        try:
            async with asyncio.timeout(self.limits.greeting):
                data = await receive(line.socket)
        except TimeoutError:
            line.close(say("server.nobody_said_hello"))
            return False
        try:
            if len(data) > self.limits.message:
                raise m.Refusal("too_large", say("server.a_message_has_at_most_bytes", most=self.limits.message))
            hello = m.read_message(data)
            if not isinstance(hello, m.Hello) or (hello.token is None and not hello.watch):
                raise m.Refusal("malformed", say("server.the_first_message_is_hello", hello='{"type": "hello"}'))
        except m.Refusal as refusal:
            refuse(line, refusal, id, line.share, self.house.metrics)
            line.close(str(refusal))
            return False
        line.more = hello.more
        try:
            if hello.token is not None:
                seat = await self._seat(line, id, hello.token)
                if seat is None:
                    return False
                line.seat = seat
            await self.house.connect(line, id, line.share)
        except m.HttpRefusal as refusal:
            line.close(str(refusal))
            return False
        tell("hello", game=id, seat=line.seat, address=line.share)
        return True

    async def _seat(self, line: Socket, id: str, token: str) -> int | None:
        """The seat of a token. Who shows a wrong token is told so; who guesses again and again waits for each answer."""
        seat = await self.house.store.seat_of(id, token)
        if seat is None:
            warn("a token was refused", game=id, address=line.share)
            self.house.metrics.refusals.add("token")
            if not self.guesses.allows(line.share):
                await asyncio.sleep(1)
            line.close(say("server.this_token_belongs_to_no_seat"))
        return seat

    # ------------------------------------------------------------------------------------------ messages

    async def _listen(self, line: Socket, id: str) -> None:
        """Take the messages of a client one after the other, as many and as long as its share allows."""
        pace = Pace(self.limits.messages * 1.5, self.limits.burst)
        offences = 0
        try:
            while line.is_open:
                data = await receive(line.socket)
                try:
                    if len(data) > self.limits.message:
                        raise m.Refusal(
                            "too_large", say("server.a_message_has_at_most_bytes", most=self.limits.message)
                        )
                    if not pace.allows():
                        raise m.Refusal(
                            "too_fast", say("server.send_at_most_messages_a_second", most=self.limits.messages)
                        )
                    if line.place is not None:
                        await line.place.say(m.read_message(data))
                except m.Refusal as refusal:
                    refuse(line, refusal, id, line.share, self.house.metrics)
                    offences += refusal.code in ("too_large", "too_fast", "malformed")
                    if offences > self.limits.offences:
                        warn("a socket was closed for its offences", game=id, address=line.share)
                        line.close(say("server.too_many_messages_had_to_be_refused"))
                except RokuganError as error:
                    line.close(str(error))
                except Exception as error:
                    self.house.metrics.failures.add()
                    fail("a message failed", error, game=id, seat=line.seat)
                    line.close(say("server.something_went_wrong_connect_again"), AGAIN)
        finally:
            if line.place is not None:
                line.place.leave()
            tell("goodbye", game=id, seat=line.seat, address=line.share)


async def receive(socket: WebSocket) -> bytes:
    """The next message, as bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text.encode("utf-8", "surrogatepass") if text is not None else message.get("bytes") or b""
