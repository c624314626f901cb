"""The routes as FastAPI serves them: a thin layer that makes request values of requests, and answers of what handlers give."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import APIRouter, Request, Response

from rokugan.catalogue import say
from rokugan.server import messages as m
from rokugan.server.door.shares import share_of
from rokugan.server.house import House
from rokugan.server.logs import warn
from rokugan.server.minds.questions import Kept
from rokugan.server.requests.asking import Asked, Route, Text
from rokugan.server.requests.table import SUBJECTS

LIGHT = 8 * 1024  # bytes of a body that is read at once; a longer one is read beside the event loop, one at a time


def routers(house: House) -> list[APIRouter]:
    """A router for each subject."""
    found = []
    for subject, routes in SUBJECTS.items():
        router = APIRouter(tags=[subject])
        for route in routes:
            router.add_api_route(
                route.path,
                endpoint(route, house),
                methods=[route.method],
                summary=route.summary,
                include_in_schema=False,
            )
        found.append(router)
    return found


def endpoint(route: Route, house: House) -> Callable[[Request], Awaitable[Response]]:
    """Return what FastAPI calls for a route."""

    async def serve(request: Request) -> Response:
        share = asker(request)
        said = None
        if route.takes is not None:
            try:
                data = await body(request, house)
                if route.text and "json" not in request.headers.get("content-type", "json"):
                    data = m.ENCODE(m.text_of(data))
                said = await said_in(data, house, share, route.takes)
            except m.HttpRefusal as refusal:
                if route.wrong and refusal.status == 400:
                    raise m.HttpRefusal(400, say(route.wrong, said=refusal)) from None
                raise
        asked = Asked(share, request.path_params, request.query_params, request.headers, said)
        return answered(await route.handler(house, asked), route.status, request)

    return serve


def asker(request: Request) -> str:
    """The share of the address that a request comes from."""
    return share_of(request.client.host if request.client else None)


async def body(request: Request, house: House) -> bytes:
    """The body of a request, if it is not too long."""
    most = house.settings.limits.body
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            warn("a request was too large", path=request.url.path)
            raise m.HttpRefusal(413, say("server.a_request_has_at_most_bytes", most=most))
    return bytes(data)


async def said_in(data: bytes, house: House, share: str, kind: Any) -> Any:
    """The body of a request as one of the forms of the protocol. To look at a long one takes a while, in which others go on."""
    if len(data) <= LIGHT:
        return m.read_body(data, kind)
    async with house.reading.turn(share):
        return await asyncio.to_thread(m.read_body, data, kind)


def answered(found: Any, status: int, request: Request) -> Response:
    """The HTTP answer that carries what a handler gives."""
    if isinstance(found, Kept):
        return kept_answer(found, request)
    if isinstance(found, Text):
        return Response(found.text, status, media_type=found.kind)
    return Response(m.ENCODE(found), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def kept_answer(found: Kept, request: Request) -> Response:
    """A kept answer, which the browser may keep as well until it changes."""
    headers = {"Cache-Control": "no-cache", "ETag": found.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(found.packed, media_type="application/json", headers=headers)
    return Response(found.plain, media_type="application/json", headers=headers)
