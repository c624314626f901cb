"""All routes by subject, and their description as OpenAPI."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from rokugan import __version__
from rokugan.server import answers
from rokugan.server.requests import cards, decks, games, positions, replays, sets, state
from rokugan.server.requests.asking import Route

SUBJECTS: dict[str, tuple[Route, ...]] = {
    "state": state.ROUTES,
    "games": games.ROUTES,
    "replays": replays.ROUTES,
    "cards": cards.ROUTES,
    "decks": decks.ROUTES,
    "sets": sets.ROUTES,
    "positions": positions.ROUTES,
}


def routes() -> Iterator[Route]:
    """Every route."""
    for found in SUBJECTS.values():
        yield from found


def described() -> dict[str, Any]:
    """The routes as an OpenAPI document, with the forms of bodies and answers."""
    forms: list[Any] = [answers.Failure]
    for route in routes():
        forms += [each for each in (route.takes, route.answers, *route.besides) if each is not None]
    schemas, parts = msgspec.json.schema_components(forms, ref_template="#/components/schemas/{name}")
    known = {id(form): schema for form, schema in zip(forms, schemas, strict=True)}
    failure = {"description": "Refused", "content": json_of(known[id(answers.Failure)])}
    paths: dict[str, dict[str, Any]] = {}
    for subject, found in SUBJECTS.items():
        for route in found:
            told: dict[str, Any] = {
                "summary": route.summary,
                "tags": [subject],
                "operationId": f"{subject}_{route.handler.__name__}",
                "responses": {str(route.status): answer_of(route, known), "4XX": failure},
            }
            if parameters := parameters_of(route):
                told["parameters"] = parameters
            if route.takes is not None:
                told["requestBody"] = {"required": True, "content": json_of(known[id(route.takes)])}
            path = re.sub(r":path}", "}", route.path)
            paths.setdefault(path, {})[route.method.lower()] = told
    return {
        "openapi": "3.1.0",
        "info": {"title": "rokugan", "version": __version__, "description": "The table of rokugan."},
        "paths": paths,
        "components": {"schemas": parts},
    }


def json_of(schema: Any) -> dict[str, Any]:
    """JSON of that form."""
    return {"application/json": {"schema": schema}}


def answer_of(route: Route, known: dict[int, Any]) -> dict[str, Any]:
    """Return what OpenAPI says about the answer of a route."""
    if route.answers is None:
        return {"description": "Answered", "content": {"text/plain": {"schema": {"type": "string"}}}}
    schema = known[id(route.answers)]
    if route.besides:
        schema = {"anyOf": [schema, *(known[id(each)] for each in route.besides)]}
    return {"description": "Answered", "content": json_of(schema)}


def parameters_of(route: Route) -> list[dict[str, Any]]:
    """The words of the path and of the query."""
    inside = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)(?::path)?}", route.path)
    ]
    return inside + [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in route.query
    ]
