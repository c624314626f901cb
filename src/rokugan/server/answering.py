"""Answers and bodies of HTTP requests: plain data, one sentence, and what OpenAPI says of them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from fastapi import Request, Response

from rokugan.catalogue import say
from rokugan.server import messages as m
from rokugan.server.door.shares import share_of
from rokugan.server.logs import warn
from rokugan.server.settings import Settings

if TYPE_CHECKING:
    from rokugan.server.house import House

LIGHT = 8 * 1024  # bytes of a body that is read at once; a longer one is read beside the event loop, one at a time


def answer(data: Any, status: int = 200) -> Response:
    """An HTTP answer that carries plain data."""
    return Response(m.ENCODE(data), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def error(status: int, reason: str) -> Response:
    """An HTTP answer that carries one sentence about what is wrong."""
    return answer({"error": reason}, status)


def body_of(kind: type[Any]) -> dict[str, Any]:
    """What OpenAPI says about the body of a request."""
    (schema,), parts = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    whole = {**schema, "components": {"schemas": parts}} if parts else schema
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": _inlined(whole, parts)}}}}


def _inlined(schema: Any, parts: dict[str, Any]) -> Any:
    """A schema with what it refers to in the place of the references."""
    if isinstance(schema, list):
        return [_inlined(each, parts) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return _inlined(parts[schema["$ref"].rpartition("/")[2]], parts)
    return {key: _inlined(value, parts) for key, value in schema.items() if key not in ("components", "discriminator")}


def asker(request: Request) -> str:
    """The share of the address that a request comes from."""
    return share_of(request.client.host if request.client else None)


async def body(request: Request, settings: Settings) -> bytes:
    """The body of a request, if it is not too long."""
    most = settings.limits.body
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            warn("a request was too large", path=request.url.path)
            raise m.HttpRefusal(413, say("server.a_request_has_at_most_bytes", most=most))
    return bytes(data)


async def said_in(request: Request, house: House, kind: type[Any]) -> Any:
    """The body of a request as one of the forms of the protocol. To look at a long one takes a while, in which others go on."""
    data = await body(request, house.settings)
    if len(data) <= LIGHT:
        return m.read_body(data, kind)
    async with house.reading.turn(asker(request)):
        return await asyncio.to_thread(m.read_body, data, kind)
