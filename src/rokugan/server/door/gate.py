"""What every request passes first, whatever it asks for: the Host is ours, so is the page that sends it, and its address goes at
the pace that the server allows. What comes back tells browsers what they may do with it, and is one sentence where it failed.

A plain ASGI application around another one: it knows no framework.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from rokugan.catalogue import say
from rokugan.errors import quote
from rokugan.server.door.shares import Paces, Share, share_of
from rokugan.server.logs import fail, warn
from rokugan.server.messages import ENCODE
from rokugan.server.metrics import Metrics
from rokugan.server.settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

# A page runs its own scripts and speaks with its own server, and nothing else.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
SAFE_LINES = [(name.lower().encode(), value.encode()) for name, value in SAFE.items()]
READING = ("GET", "HEAD", "OPTIONS")
LOOPBACK = ("localhost", "127.0.0.1", "::1")
AT_ONCE = 128  # requests of one address under way
LONGEST_URL = 4096  # characters


class Gate:
    """Lets requests in to an application."""

    def __init__(self, app: App, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.names = {each.lower().rstrip(".") for each in (*LOOPBACK, settings.host, *settings.hosts)}
        self.by_number = not is_loopback(settings.host)  # may we be called by any number? We do not know all of ours
        self.pace = Paces(settings.limits.requests)
        self.under_way = Share(AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer that it is refused."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in if it may be asked, within the share of its address, and answer what goes wrong."""
        begun = False

        async def safely(message: MutableMapping[str, Any]) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                ours = {name for name, _ in SAFE_LINES}
                message["headers"] = [
                    *(each for each in message["headers"] if each[0].lower() not in ours),
                    *SAFE_LINES,
                ]
            await send(message)

        share = share_of((scope.get("client") or (None,))[0])
        refused = self._refused(scope, share)
        if refused is None and not self.under_way.take(share):
            refused = 429, say("server.you_ask_for_too_much_at_once", most=AT_ONCE)
        if refused is not None:
            await refuse(safely, *refused)
            return
        try:
            await self.app(scope, receive, safely)
        except Exception as problem:
            if is_gone(problem):
                return
            self.metrics.failures.add()
            fail("a request failed", problem, path=scope["path"])
            if not begun:
                await refuse(safely, 500, say("server.something_went_wrong"))
        finally:
            self.under_way.give(share)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a socket in if it may be opened."""
        share = share_of((scope.get("client") or (None,))[0])
        if self._refused(scope, share) is not None:
            await send({"type": "websocket.close", "code": 1008})  # before it is accepted: the answer is 403
            return
        try:
            await self.app(scope, receive, send)
        except Exception as problem:
            if not is_gone(problem):
                self.metrics.failures.add()
                fail("a socket failed", problem, path=scope["path"])

    def _refused(self, scope: Scope, share: str) -> tuple[int, str] | None:
        """Return why a request is not let in: a status and a sentence."""
        hosts, path = headers_of(scope, b"host"), scope["path"][:200]
        if len(hosts) != 1 or not self.is_our_name(hosts[0]):
            warn("a foreign host was refused", host=quote(", ".join(hosts)), path=path, address=share)
            return 400, say("server.this_server_has_another_name", host=quote(", ".join(hosts)))
        if len(scope["path"]) + len(scope.get("query_string", b"")) > LONGEST_URL:
            return 414, say("server.the_address_is_too_long", most=LONGEST_URL)
        if scope["type"] == "websocket" or scope["method"] not in READING:
            origins = headers_of(scope, b"origin")
            if not self.is_our_page(origins, hosts[0]):
                said = ", ".join(origins)
                warn("a foreign page was refused", origin=said[:200], path=path, address=share, **game_of(path))
                return 403, say("server.pages_of_other_servers")
        if not self.pace.allows(share):
            warn("too many requests", address=share)
            return 429, say("server.too_many_requests", most=self.settings.limits.requests)
        return None

    def is_our_name(self, host: str) -> bool:
        """Is a request that names this host meant for us?"""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
            urlsplit(f"//{host}").port  # noqa: B018 (it raises where it is no number)
        except ValueError:
            return False
        if name in self.names:
            return True
        try:
            number = ipaddress.ip_address(name)
        except ValueError:
            return False
        return self.by_number or number.is_loopback

    def is_our_page(self, origins: Iterable[str], host: str) -> bool:
        """Does it come from our own page, or from no page at all? A browser says from which."""
        return all(each in self.settings.origins or urlsplit(each).netloc == host for each in origins)


def is_loopback(host: str) -> bool:
    """Does a server that listens there hear only its own machine?"""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_gone(problem: Exception) -> bool:
    """Has whoever asked hung up meanwhile?"""
    return type(problem).__name__ in ("ClientDisconnect", "ClientDisconnected", "WebSocketDisconnect")


def game_of(path: str) -> dict[str, str]:
    """The game that a path speaks of, for the log."""
    parts = path.split("/")
    return {"game": parts[3]} if parts[1:3] == ["api", "games"] and len(parts) > 3 else {}


def headers_of(scope: Scope, name: bytes) -> list[str]:
    """All values of a header."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


async def refuse(send: Send, status: int, sentence: str) -> None:
    """Answer with one sentence."""
    data = ENCODE({"error": sentence})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(data)).encode())]
    await send(
        {"type": "http.response.start", "status": status, "headers": [*headers, (b"cache-control", b"no-store")]}
    )
    await send({"type": "http.response.body", "body": data})
