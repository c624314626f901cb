"""The requests of the judge's desk, the shipped scenarios, puzzles and lessons. Nothing of them is stored: a position is its
scenario and the moves since, which the page keeps."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import FastAPI, Request, Response
from msgspec import Meta, Struct, to_builtins

from rokugan.catalogue import say
from rokugan.server import messages as m
from rokugan.server.answering import answer, asker, body_of, said_in
from rokugan.server.around import kept_answer
from rokugan.server.door.shares import Paces
from rokugan.server.house import House
from rokugan.server.logs import warn
from rokugan.server.settings import Settings

Moves = Annotated[list[Annotated[str, Meta(max_length=600)]], Meta(max_length=2000)]


class Explain(Struct):
    """A value of a card that is to be explained."""

    card: m.Name
    stat: m.Name = ""


class Played(Struct):
    """Moves since the beginning; with `why` or `explain` a question about the table instead."""

    moves: Moves = []
    why: Annotated[str, Meta(max_length=600)] | None = None
    explain: Explain | None = None


class Staged(Played, kw_only=True):
    """A position: a scenario as data or as the text of a file."""

    scenario: str | dict[str, Any]
    view: m.Name | None = None
    computers: list[m.Name] = []  # the players for whom the computer answers


class Named(Played, kw_only=True):
    """A puzzle or a lesson by its name."""

    name: m.Name


class Written(Struct):
    """A scenario to be gone through."""

    scenario: str | dict[str, Any]


def add_stages(app: FastAPI, house: House, settings: Settings) -> None:
    """Add the requests to the application."""
    study = house.study
    asked = Paces(settings.limits.questions)

    def admit(request: Request) -> str:
        """The share of whoever asks, if he may ask one more question now."""
        share = asker(request)
        if not asked.allows(share):
            warn("too many questions", address=share)
            raise m.HttpRefusal(429, say("server.too_many_questions_asked", most=settings.limits.questions))
        return share

    async def ask(question: str, request: Request, kind: type[Any]) -> Response:
        share = admit(request)
        said: dict[str, Any] = to_builtins(await said_in(request, house, kind))
        return answer(await study.ask(question, share, about="stages", **said))

    @app.post("/api/stage", summary="A position after some moves, seen by a judge", openapi_extra=body_of(Staged))
    async def stage(request: Request) -> Response:
        return await ask("stage", request, Staged)

    @app.post("/api/stage/check", summary="A scenario gone through step by step", openapi_extra=body_of(Written))
    async def check(request: Request) -> Response:
        return await ask("go_through", request, Written)

    @app.get("/api/scenarios", summary="The shipped scenarios: name, case, title, rules")
    async def scenarios(request: Request) -> Response:
        return kept_answer(await study.kept("scenarios", ""), request)

    @app.get("/api/scenarios/{name:path}", summary="A shipped scenario gone through step by step")
    async def scenario(name: str, request: Request, case: str = "") -> Response:
        return answer(await study.ask("watch", admit(request), about="stages", name=name, case=case))

    @app.get("/api/puzzles", summary="The shipped puzzles")
    async def puzzles(request: Request) -> Response:
        return kept_answer(await study.kept("puzzles", ""), request)

    @app.post("/api/puzzles/play", summary="A puzzle after a person's moves, judged", openapi_extra=body_of(Named))
    async def puzzle(request: Request) -> Response:
        return await ask("puzzle", request, Named)

    @app.get("/api/lessons", summary="The shipped lessons")
    async def lessons(request: Request) -> Response:
        return kept_answer(await study.kept("lessons", ""), request)

    @app.post("/api/lessons/play", summary="A lesson after the learner's moves", openapi_extra=body_of(Named))
    async def lesson(request: Request) -> Response:
        return await ask("lesson", request, Named)
