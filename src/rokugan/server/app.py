"""The server as an ASGI application: its routes, the socket, the table's page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException

from rokugan import __version__
from rokugan.cards.library import EDITIONS
from rokugan.catalogue import say
from rokugan.server import answers
from rokugan.server import messages as m
from rokugan.server.door import describing
from rokugan.server.door.gate import Gate
from rokugan.server.house import House
from rokugan.server.logs import tell, warn
from rokugan.server.pages import Pages
from rokugan.server.requests.table import described
from rokugan.server.routing import answered, asker, routers
from rokugan.server.settings import Settings
from rokugan.server.sockets import Door


class Table(Gate):
    """The whole application behind its gate, and what whoever runs it asks of it."""

    def __init__(self, app: FastAPI, house: House) -> None:
        super().__init__(app, house.settings, house.metrics)
        self.house = house
        self.problem: Exception | None = None


def make_app(settings: Settings) -> Table:
    """The application of a server."""
    house = House(settings)

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
        title="rokugan", version=__version__, lifespan=life, docs_url=None, redoc_url=None, redirect_slashes=False
    )
    table = Table(app, house)
    app.openapi = described  # type: ignore[method-assign]
    app.add_exception_handler(m.HttpRefusal, refused)
    app.add_exception_handler(HTTPException, not_so)
    app.add_exception_handler(Exception, failed)
    for router in routers(house):
        app.include_router(router)
    add_pages(app, house)
    return table


def add_pages(app: FastAPI, house: House) -> None:
    """Add the socket of games, the page of requests, and the table's own page for every other path."""
    door = Door(house)
    pages = Pages()

    @app.websocket("/api/games/{id}/play")
    async def play(socket: WebSocket, id: str) -> None:
        await door.enter(socket, id)

    @app.get("/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(describing.described(described()))

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        found = pages.answer(path, request)
        if found.media_type == "text/html":
            house.questions.warm(EDITIONS)
        return found


# ------------------------------------------------------------------------------------- what goes wrong


async def refused(request: Request, refusal: Exception) -> Response:
    """Answer a request that is refused."""
    assert isinstance(refusal, m.HttpRefusal)
    facts = {"path": request.url.path, "address": asker(request), "status": refusal.status, "reason": str(refusal)}
    (warn if request.method == "POST" else tell)("a request was refused", **facts)
    return answered(answers.Failure(str(refusal)), refusal.status, request)


async def not_so(request: Request, problem: Exception) -> Response:
    """Answer a request for nothing that there is."""
    assert isinstance(problem, HTTPException)
    found = answered(answers.Failure(f"{problem.detail}."), problem.status_code, request)
    found.headers.update(problem.headers or {})
    return found


async def failed(request: Request, problem: Exception) -> Response:
    """Answer where the mistake is ours; the gate counts it and writes it down."""
    return answered(answers.Failure(say("server.something_went_wrong")), 500, request)
