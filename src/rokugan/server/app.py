"""The server as an ASGI application: HTTP, the socket, the table's page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from rokugan.cards.library import EDITIONS
from rokugan.catalogue import say
from rokugan.errors import RokuganError, quote
from rokugan.server import messages as m
from rokugan.server.answering import answer, body, body_of, error
from rokugan.server.around import add_pages
from rokugan.server.house import LISTED, House, facts
from rokugan.server.logs import fail, tell, warn
from rokugan.server.looking_back.reels import MOST, OPEN, Reel
from rokugan.server.opening import offered
from rokugan.server.pages import Pages
from rokugan.server.settings import Settings
from rokugan.server.sockets import POLICY, Door, Paces
from rokugan.server.stages import add_stages
from rokugan.server.store import GameRow
from rokugan.transcribing import as_yaml

VERSION = version("rokugan")
SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
}
Next = Callable[[Request], Awaitable[Response]]


def make_app(settings: Settings) -> FastAPI:
    """The application of a server."""
    house = House(settings)
    door = Door(house)
    pages = Pages()
    begun = Paces(settings.limits.new_games)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        try:
            await house.open()
        except Exception as problem:  # whoever runs the server says it in one sentence
            app.state.problem = problem
            raise
        try:
            yield
        finally:
            await study.close()
            await stages.close()
            await house.close()

    app = FastAPI(title="rokugan", version=VERSION, lifespan=life, description="The table of rokugan.")
    app.state.house = house
    app.state.problem = None

    # ------------------------------------------------------------------------------------ what goes wrong

    @app.exception_handler(m.HttpRefusal)
    async def refused(request: Request, refusal: m.HttpRefusal) -> Response:
        address = request.client.host if request.client else "?"
        facts = {"path": request.url.path, "address": address, "status": refusal.status, "reason": str(refusal)}
        (warn if request.method == "POST" else tell)("a request was refused", **facts)
        return error(refusal.status, str(refusal))

    @app.exception_handler(HTTPException)
    async def not_so(request: Request, problem: HTTPException) -> Response:
        return error(problem.status_code, f"{problem.detail}.")

    @app.middleware("http")
    async def around(request: Request, then: Next) -> Response:
        """Check every request before it is answered, and answer with one sentence where the server itself fails."""
        try:
            if request.method not in ("GET", "HEAD", "OPTIONS") and not is_ours(request, settings):
                warn("a foreign page was refused", origin=request.headers.get("origin"), path=request.url.path)
                return error(403, say("server.pages_of_other_servers"))
            response = await then(request)
        except Exception as problem:
            house.metrics.failures.add()
            fail("a request failed", problem, path=request.url.path)
            response = error(500, say("server.something_went_wrong"))
        response.headers.update(SAFE)
        return response

    # ---------------------------------------------------------------------------------------------- asking

    @app.get("/healthz", summary="Is the server well?")
    async def healthz() -> Response:
        return answer({"status": "ok", "version": VERSION})

    @app.get("/metrics", summary="Figures for Prometheus")
    async def metrics() -> Response:
        return PlainTextResponse(house.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/api/editions", summary="What can be played, with the shipped decks")
    async def editions() -> Response:
        return answer(await asyncio.to_thread(offered))  # the first time it reads every library

    @app.get("/api/games", summary="The lobby")
    async def games() -> Response:
        return answer([facts(row) for row in await house.store.games(LISTED)])

    @app.get("/api/games/{id}", summary="One game's public facts")
    async def game(id: str) -> Response:
        return answer(facts(await house.look(id)))

    @app.get("/api/games/{id}/record", summary="The record of a finished game")
    async def record(id: str) -> Response:
        return answer(await house.record(id))

    @app.get("/api/games/{id}/summary", summary="How a finished game went, turn by turn")
    async def summary(id: str) -> Response:
        return answer(await house.summary(id))

    # --------------------------------------------------------------------------------------------- replays

    def allow(request: Request) -> None:
        """Refuse a request of somebody who begins too many games, or brings too many records, in a short time."""
        address = request.client.host if request.client else "?"
        if not begun.allows(address):
            warn("too many games", address=address)
            raise m.HttpRefusal(429, say("server.too_many_games_begun", most=settings.limits.new_games))

    @app.get("/api/games/{id}/replay", summary="What a replay has to jump to: moves, turns, battles, duels, conflicts")
    async def replay(id: str) -> Response:
        row, reel = await house.row(id), await house.reel(id)
        return answer({"game": id, "origin": row.origin, **reel.index()})

    @app.get("/api/games/{id}/replay/{at}", summary="A stretch of a replay: a view, and what each move changed")
    async def stretch(id: str, at: int, view: str = OPEN, count: int = MOST) -> Response:
        reel = await house.reel(id)
        if view != OPEN and view not in reel.names:
            raise m.HttpRefusal(
                400, say("server.nobody_called_that_played", name=quote(view), names=", ".join(reel.names))
            )
        if at < 0 or not 0 <= count <= MOST:
            raise m.HttpRefusal(400, say("server.a_stretch_of_a_replay", most=MOST))
        return answer(await asyncio.to_thread(reel.stretch, at, count, view))

    @app.get("/api/games/{id}/replay/{at}/scenario", summary="A position of a replay as a scenario file")
    async def position(id: str, at: int) -> Response:
        reel = await house.reel(id)
        try:
            found = await asyncio.to_thread(reel.scenario, max(0, at))
        except RokuganError as problem:
            raise m.HttpRefusal(400, str(problem)) from None
        return answer({"name": f"{position_name(reel, at)}.yaml", "text": as_yaml(found), "scenario": found})

    @app.post("/api/games/{id}/replay/{at}/play", status_code=201, summary="Play on from there against the computer")
    async def play_on(id: str, at: int, request: Request) -> Response:
        said: m.PlayOn = m.read_body(await body(request, settings), m.PlayOn)
        allow(request)
        return begun_answer(*await house.play_on(id, at, said))

    @app.post("/api/replays", status_code=201, summary="Bring a record, to look at it")
    async def bring(request: Request) -> Response:
        data = await body(request, settings)
        allow(request)
        row = await house.bring(data)
        return answer({"game": row.id}, 201)

    # ------------------------------------------------------------------------------------------- beginning

    @app.post("/api/games", status_code=201, summary="Begin a game", openapi_extra=body_of(m.NewGame))
    async def create(request: Request) -> Response:
        said: m.NewGame = m.read_body(await body(request, settings), m.NewGame)
        allow(request)
        return begun_answer(*await house.create(said))

    @app.post("/api/games/{id}/join", summary="Take an open seat", openapi_extra=body_of(m.Joining))
    async def join(id: str, request: Request) -> Response:
        said: m.Joining = m.read_body(await body(request, settings), m.Joining)
        seat, token = await house.join(id, said)
        return answer({"seat": seat, "token": token})

    # --------------------------------------------------------------------------------------------- playing

    @app.websocket("/api/games/{id}/play")
    async def play(socket: WebSocket, id: str) -> None:
        if not is_ours(socket, settings):
            warn("a foreign page was refused", origin=socket.headers.get("origin"), game=id)
            await socket.close(POLICY)  # before it is accepted: the answer is 403
            return
        await door.enter(socket, id)

    study = add_pages(app, house, settings)
    stages = add_stages(app, house, settings)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        found = pages.answer(path, request)
        if found.media_type == "text/html":
            study.warm(EDITIONS)
        return found

    return app


def begun_answer(row: GameRow, tokens: list[str | None]) -> Response:
    """A game that begins, with the tokens of the seats of whoever asked for it."""
    seats = [
        {"seat": seat.seat, "name": seat.name, "kind": seat.kind, "token": token}
        for seat, token in zip(row.seats, tokens, strict=True)
    ]
    return answer({"game": row.id, "seats": seats}, 201)


def position_name(reel: Reel, at: int) -> str:
    """The name of the file for a position of a replay, without its suffix."""
    words = "-".join(["".join(c for c in name if c.isalnum()) for name in reel.names])
    return f"{reel.record['edition']}-{words}-{at}".lower()


def is_ours(request: HTTPConnection, settings: Settings) -> bool:
    """Does it come from our own page, or from no page at all? A browser says from which."""
    origin = request.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return urlsplit(origin).netloc == request.headers.get("host")
