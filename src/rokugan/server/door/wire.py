"""Connections as uvicorn serves them, with an end to patience: for the head of a request, for its body, and for readers who do
not read. One address has so many connections and no more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rokugan.catalogue import say
from rokugan.server.door.shares import Share, share_of
from rokugan.server.logs import warn
from rokugan.server.settings import Settings

LONGEST_HEAD = 32 * 1024  # bytes
BODY = 6  # times as long as the head may take its body
UNREAD = 256 * 1024  # bytes that may wait for who sends pings and does not read
PIECE = 4 * 1024  # bytes of a socket that are taken in at once: there may be hundreds of messages in them
AFTERWARDS = 4 * 1024 * 1024  # bytes that somebody may still have on the way when he is told goodbye


class Wires:
    """The connections of a server: their shares, and how long anything may take."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.head = limits.header
        self.body = limits.header * BODY
        self.stall = limits.stall
        self.connections = Share(limits.connections)
        self.incoming = Share(limits.backlog_each)  # bytes of messages that have not come whole, or are not read yet
        self.most = limits.all_connections
        self.open = 0
        self.proxies = [each.strip() for each in settings.proxies.split(",")]

    def kinds(self) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
        """The protocols for HTTP and for sockets."""
        wires = self

        class Http(HttpWire):
            """HTTP for this server."""

            def __init__(self, *words: Any, **more: Any) -> None:
                super().__init__(*words, **more)
                self.wires = wires

        class Socket(SocketWire):
            """Sockets of this server."""

            def __init__(self, *words: Any, **more: Any) -> None:
                super().__init__(*words, **more)
                self.wires = wires

        return Http, Socket

    def admits(self, share: str) -> bool:
        """May this address have one more connection? A proxy has as many as there are: it speaks for others."""
        if self.open >= self.most or not (share in self.proxies or self.connections.take(share)):
            return False
        self.open += 1
        return True

    def bid_goodbye(self, share: str) -> None:
        """A connection has ended."""
        self.open -= 1
        if share not in self.proxies:
            self.connections.give(share)


class Patience:
    """A timer that ends a connection."""

    def __init__(self, transport: asyncio.Transport, share: str) -> None:
        self._transport = transport
        self._share = share
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, seconds: float, why: str, last_words: Callable[[], None] | None = None) -> None:
        """Wait so long, unless `end` is called before."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._give_up, why, last_words)

    def end(self) -> None:
        """Wait no longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self, why: str, last_words: Callable[[], None] | None) -> None:
        self._timer = None
        warn("a connection was given up", why=why, address=self._share)
        if last_words is not None and not self._transport.is_closing():
            last_words()
        self._transport.abort() if last_words is None else self._transport.close()


class HttpWire(H11Protocol):
    """HTTP, with an end to patience."""

    wires: Wires

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let an address in, if its share allows it, and wait for a request."""
        super().connection_made(transport)
        self.share = share_of(self.client[0] if self.client else None)
        self.listening = Patience(transport, self.share)
        self.reading = Patience(transport, self.share)
        self.counted = self.wires.admits(self.share)
        if not self.counted:
            warn("too many connections", address=self.share)
            transport.abort()
            return
        self.listening.begin(self.wires.head, "no request came", self._timed_out)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give back the place."""
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        self.listening.end()
        self.reading.end()
        if self.counted:
            self.counted = False
            self.wires.bid_goodbye(self.share)

    def data_received(self, data: bytes) -> None:
        """Take in a piece of a request, and wait for the next one as long as it is not whole."""
        before: Any = self.cycle
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it has become a socket
        now: Any = self.cycle
        if now is not before:
            self.listening.end()
        if now is None or now.response_complete:
            self.listening.begin(self.wires.head, "the head of a request did not come", self._timed_out)
        elif now.more_body:
            self.listening.begin(self.wires.body, "the body of a request did not come")
        else:
            self.listening.end()

    def on_response_complete(self) -> None:
        """The next request may take its time to begin; uvicorn sees to that."""
        self.listening.end()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The connection becomes a socket, which counts it from now on."""
        self._let_go()
        super().handle_websocket_upgrade(event)

    def _timed_out(self) -> None:
        words = say("server.a_request_took_too_long").encode()
        head = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: %d\r\n\r\n"
        self.transport.write(head % len(words) + words)

    def pause_writing(self) -> None:
        """The reader is slow: he gets a while."""
        super().pause_writing()
        self.reading.begin(self.wires.stall, "it does not read")

    def resume_writing(self) -> None:
        """The reader reads."""
        super().resume_writing()
        self.reading.end()


class SocketWire(WebSocketsSansIOProtocol):
    """Sockets, with an end to patience. What comes is taken in by pieces, and others get their turn in between. What has come and
    is not read counts in the share of the address for which it came, whoever passed it on."""

    wires: Wires

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection."""
        super().connection_made(transport)
        self.untaken = bytearray()
        self.afterwards = 0
        self.begun = 0  # bytes of a message that has not come whole, or is not read yet
        self.payer = ""  # in whose share they are
        self.share = share_of(self.client[0] if self.client else None)
        self.reading = Patience(self.transport, self.share)
        self.counted = self.wires.admits(self.share)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give back the place."""
        super().connection_lost(exc)
        self.reading.end()
        self._forget_begun()
        self.untaken.clear()
        if self.counted:
            self.counted = False
            self.wires.bid_goodbye(self.share)

    def data_received(self, data: bytes) -> None:
        """Take in a piece; while more waits nothing is read."""
        if self.close_sent:
            self.afterwards += len(data)
            if self.afterwards > AFTERWARDS:
                warn("a connection was given up", why="it goes on after goodbye", address=self.share)
                self.transport.abort()
        if not self._count(len(data)):
            warn("a connection was given up", why="too much has begun to come", address=self.payer)
            self.transport.abort()
            return
        if self.untaken:
            self.untaken += data
            return
        super().data_received(data[:PIECE])
        if len(data) > PIECE:
            self.untaken += data[PIECE:]
            self.transport.pause_reading()
            self.loop.call_soon(self._take_in)
        self._forget_what_is_read()

    def _take_in(self) -> None:
        """Take in the next piece."""
        if self.transport.is_closing():
            self.untaken.clear()
            return
        piece = bytes(self.untaken[:PIECE])
        del self.untaken[:PIECE]
        super().data_received(piece)
        if self.untaken:
            self.transport.pause_reading()
            self.loop.call_soon(self._take_in)
        elif not self.read_paused:
            self.transport.resume_reading()
        self._forget_what_is_read()

    def _count(self, number: int) -> bool:
        """Count so many bytes for the address that sends them; False if it has no room for them."""
        scope: Any = getattr(self, "scope", None)
        payer = self.share if scope is None or scope["client"] is None else share_of(scope["client"][0])
        if payer != self.payer:  # a proxy has said for whom it speaks
            number += self.begun
            self._forget_begun()
            self.payer = payer
        if not self.wires.incoming.take(payer, number):
            return False
        self.begun += number
        return True

    def _forget_what_is_read(self) -> None:
        """Count nothing any more where no part of a message waits."""
        if not (self.untaken or self.frames or self.conn.reader.buffer or self.queue.qsize()):
            self._forget_begun()

    def _forget_begun(self) -> None:
        self.wires.incoming.give(self.payer, self.begun)
        self.begun = 0

    async def receive(self) -> Any:
        """The next event. Nothing more is read before what came is taken in."""
        found = await super().receive()
        if self.untaken:
            self.transport.pause_reading()
        self._forget_what_is_read()
        return found

    def handle_ping(self) -> None:
        """Answer a ping, unless its sender never reads the answers."""
        if self.transport.get_write_buffer_size() > UNREAD:
            warn("a connection was given up", why="it sends and does not read", address=self.share)
            self.transport.abort()
            return
        super().handle_ping()

    def pause_writing(self) -> None:
        """The reader is slow: he gets a while."""
        super().pause_writing()
        self.reading.begin(self.wires.stall, "it does not read")

    def resume_writing(self) -> None:
        """The reader reads."""
        super().resume_writing()
        self.reading.end()
