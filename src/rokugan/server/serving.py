"""Running a server: listening, saying that it is ready, ending when it is told to."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress

import uvicorn

from rokugan.catalogue import say
from rokugan.editions.registry import edition_of
from rokugan.errors import RokuganError, brief
from rokugan.server import logs
from rokugan.server.app import make_app
from rokugan.server.door.wire import LONGEST_HEAD, Wires
from rokugan.server.house import House
from rokugan.server.messages import ComputerSeat, NewGame, PersonSeat
from rokugan.server.settings import Settings

BESIDES = 500  # files that are no connections
GRACE = 3  # seconds for requests under way when the server ends


class Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if not self.should_exit:
            await self._ready()


def serve(settings: Settings, ready: Callable[[str, str], None], play: str | None = None) -> None:
    """Run a server until SIGTERM or SIGINT. `ready` gets its address, and the page of a game against the computer if an
    edition is named for one."""
    if play is not None:
        edition_of(play)
    logs.set_up(logging.INFO if play is None else logging.WARNING)  # who plays alone reads no log
    app = make_app(settings)
    listening = listen(settings)
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    room_for_connections(settings.limits.all_connections)
    http, sockets = Wires(settings).kinds()
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=http,
        ws=sockets,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        ws_max_size=settings.limits.frame,
        ws_per_message_deflate=False,  # deltas are small, and the memory for it is not
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        lifespan="on",
    )
    address = f"http://{shown}:{port}"

    async def tell_address() -> None:
        uvicorns.setLevel(logging.WARNING)
        ready(address, address if play is None else f"{address}{await first_page(app.house, play)}")

    uvicorns = logging.getLogger("uvicorn.error")
    uvicorns.setLevel(logging.CRITICAL)  # why a server does not start is said once, below
    server = Server(config, tell_address)
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, lambda *_: None)  # uvicorn raises them again when all is done; this is then the end
    try:
        with suppress(SystemExit):  # so uvicorn says that it could not start
            asyncio.run(server.serve([listening]))
    finally:
        listening.close()
    problem = app.problem
    if isinstance(problem, RokuganError):
        raise problem
    if problem is not None or not server.started:
        raise RokuganError(say("server.the_server_could_not_start", problem=brief(problem, 200)))


def room_for_connections(number: int) -> None:
    """Let this process have so many files open, as far as the system allows it."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # for start-up time

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = number + BESIDES if hard == resource.RLIM_INFINITY else min(number + BESIDES, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


async def first_page(house: House, edition: str) -> str:
    """The page of a new game: one person and as many computer players as are usual. The token stands behind the number
    sign, which no browser sends to a server."""
    others = edition_of(edition).usual_players - 1
    row, tokens = await house.create(NewGame(edition, [PersonSeat(), *(ComputerSeat() for _ in range(others))]))
    return f"/game/{row.id}#t={tokens[0]}"


def listen(settings: Settings) -> socket.socket:
    """A socket at the address that the settings name."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        found.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise RokuganError(
            say("server.the_server_cannot_listen", host=brief(settings.host), port=settings.port, reason=reason)
        ) from None
    found.listen(1024)
    found.set_inheritable(True)
    return found
