"""The server as an ASGI application: HTTP, the socket, the table's page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, PlainTextResponse
from starlette.exceptions import HTTPException

from rokugan.cards.library import EDITIONS
from rokugan.catalogue import say
from rokugan.core.files.documents import LARGEST
from rokugan.errors import brief
from rokugan.server import messages as m
from rokugan.server.answering import answer, asker, body_of, error, said_in
from rokugan.server.around import add_pages
from rokugan.server.door.describing import described
from rokugan.server.door.gate import Gate
from rokugan.server.door.shares import Paces
from rokugan.server.house import House, facts
from rokugan.server.logs import tell, warn
from rokugan.server.looking_back.reels import MOST, OPEN
from rokugan.server.opening import offered
from rokugan.server.pages import Pages
from rokugan.server.settings import Settings
from rokugan.server.sockets import Door
from rokugan.server.stages import add_stages
from rokugan.server.store import GameRow

VERSION = version("rokugan")


def make_app(settings: Settings) -> Table:
    """The application of a server, behind its gate."""
    house = House(settings)
    door = Door(house)
    pages = Pages()
    begun = Paces(settings.limits.new_games)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        try:
            await house.open()
        except Exception as problem:  # whoever runs the server says it in one sentence
            table.problem = problem
            raise
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="rokugan",
        version=VERSION,
        lifespan=life,
        description="The table of rokugan.",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    table = Table(app, house)

    # ------------------------------------------------------------------------------------ what goes wrong

    @app.exception_handler(m.HttpRefusal)
    async def refused(request: Request, refusal: m.HttpRefusal) -> Response:
        facts = {"path": request.url.path, "address": asker(request), "status": refusal.status, "reason": str(refusal)}
        (warn if request.method == "POST" else tell)("a request was refused", **facts)
        return error(refusal.status, str(refusal))

    @app.exception_handler(RequestValidationError)
    async def misfit(request: Request, problem: RequestValidationError) -> Response:
        first = problem.errors()[0]
        where = ".".join(str(each) for each in first["loc"][1:])
        said = brief(f"{first['msg']} - at {where}", 200)
        return error(400, say("server.the_request_does_not_fit_the_protocol", said=said))

    @app.exception_handler(HTTPException)
    async def not_so(request: Request, problem: HTTPException) -> Response:
        found = error(problem.status_code, f"{problem.detail}.")
        found.headers.update(problem.headers or {})
        return found

    @app.exception_handler(Exception)
    async def failed(request: Request, problem: Exception) -> Response:
        return error(500, say("server.something_went_wrong"))  # the gate counts it and writes it down

    # ---------------------------------------------------------------------------------------------- asking

    @app.get("/healthz", summary="Is the server well?")
    async def healthz() -> Response:
        return answer({"status": "ok", "version": VERSION})

    @app.get("/readyz", summary="Can games be begun and moves be stored?")
    async def readyz() -> Response:
        fault = await house.pulse.fault()
        return error(503, fault) if fault else answer({"status": "ready"})

    @app.get("/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(described(app.openapi()))

    @app.get("/metrics", summary="Figures for Prometheus")
    async def metrics() -> Response:
        return PlainTextResponse(house.metrics.text(), media_type="text/plain; version=0.0.4")

    @app.get("/api/editions", summary="What can be played, with the shipped decks")
    async def editions() -> Response:
        return answer(await asyncio.to_thread(offered))  # the first time it reads every library

    @app.get("/api/games", summary="The lobby")
    async def games() -> Response:
        return answer([facts(row) for row in await house.listed()])

    @app.get("/api/games/{id}", summary="One game's public facts")
    async def game(id: str, request: Request) -> Response:
        return answer(facts(await house.look(id, asker(request))))

    @app.get("/api/games/{id}/record", summary="The record of a finished game")
    async def record(id: str) -> Response:
        return answer(await house.record(id))

    @app.get("/api/games/{id}/summary", summary="How a finished game went, turn by turn")
    async def summary(id: str, request: Request) -> Response:
        return answer(await house.summary(id, asker(request)))

    # --------------------------------------------------------------------------------------------- replays

    def allow(request: Request) -> None:
        """Refuse a request of somebody who begins too many games, or brings too many records, in a short time."""
        if not begun.allows(asker(request)):
            warn("too many games", address=asker(request))
            raise m.HttpRefusal(429, say("server.too_many_games_begun", most=settings.limits.new_games))

    @app.get("/api/games/{id}/replay", summary="What a replay has to jump to: moves, turns, battles, duels, conflicts")
    async def replay(id: str, request: Request) -> Response:
        return answer(await house.replay_index(id, asker(request)))

    @app.get("/api/games/{id}/replay/{at}", summary="A stretch of a replay: a view, and what each move changed")
    async def stretch(id: str, at: int, request: Request, view: str = OPEN, count: int = MOST) -> Response:
        return answer(await house.stretch(id, at, view, count, asker(request)))

    @app.get("/api/games/{id}/replay/{at}/scenario", summary="A position of a replay as a scenario file")
    async def position(id: str, at: int, request: Request) -> Response:
        return answer(await house.replay("position", id, asker(request), at=max(0, min(at, LARGEST))))

    @app.post("/api/games/{id}/replay/{at}/play", status_code=201, summary="Play on from there against the computer")
    async def play_on(id: str, at: int, request: Request) -> Response:
        said: m.PlayOn = await said_in(request, house, m.PlayOn)
        allow(request)
        return begun_answer(*await house.play_on(id, at, said, asker(request)))

    @app.post("/api/replays", status_code=201, summary="Bring a record, to look at it")
    async def bring(request: Request) -> Response:
        try:
            record = await said_in(request, house, Any)
        except m.HttpRefusal as refusal:
            raise m.HttpRefusal(refusal.status, say("server.this_is_no_record", said=refusal)) from None
        if not isinstance(record, dict):
            raise m.HttpRefusal(400, say("server.it_has_no_list_of_moves"))
        row = await house.bring(record, asker(request))
        return answer({"game": row.id}, 201)

    # ------------------------------------------------------------------------------------------- beginning

    @app.post("/api/games", status_code=201, summary="Begin a game", openapi_extra=body_of(m.NewGame))
    async def create(request: Request) -> Response:
        said: m.NewGame = await said_in(request, house, m.NewGame)
        allow(request)
        return begun_answer(*await house.create(said, asker(request)))

    @app.post("/api/games/{id}/join", summary="Take an open seat", openapi_extra=body_of(m.Joining))
    async def join(id: str, request: Request) -> Response:
        said: m.Joining = await said_in(request, house, m.Joining)
        seat, token = await house.join(id, said, asker(request))
        return answer({"seat": seat, "token": token})

    # --------------------------------------------------------------------------------------------- playing

    @app.websocket("/api/games/{id}/play")
    async def play(socket: WebSocket, id: str) -> None:
        await door.enter(socket, id)

    add_pages(app, house, settings)
    add_stages(app, house, settings)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        found = pages.answer(path, request)
        if found.media_type == "text/html":
            house.study.warm(EDITIONS)
        return found

    return table


class Table(Gate):
    """The whole application, and what whoever runs it asks of it."""

    def __init__(self, app: FastAPI, house: House) -> None:
        super().__init__(app, house.settings, house.metrics)
        self.house = house
        self.problem: Exception | None = None


def begun_answer(row: GameRow, tokens: list[str | None]) -> Response:
    """A game that begins, with the tokens of the seats of whoever asked for it."""
    seats = [
        {"seat": seat.seat, "name": seat.name, "kind": seat.kind, "token": token}
        for seat, token in zip(row.seats, tokens, strict=True)
    ]
    return answer({"game": row.id, "seats": seats}, 201)
