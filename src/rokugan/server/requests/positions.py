"""The judge's desk, the shipped scenarios, puzzles and lessons. Nothing of them is stored: a position is its scenario and the
moves since, which the page keeps."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, to_builtins

from rokugan.server import answers as a
from rokugan.server import messages as m
from rokugan.server.house import House
from rokugan.server.minds.questions import Kept
from rokugan.server.requests.asking import Asked, Route, admit

Moves = Annotated[list[Annotated[str, Meta(max_length=600)]], Meta(max_length=2000)]
QUESTIONS = (dict[str, Any], str)  # what `explain` and `why` are answered with


class ExplainValue(Struct):
    """A value of a card that is to be explained."""

    card: m.Name
    stat: m.Name = ""


class Played(Struct):
    """Moves since the beginning; with `why` or `explain` a question about the table instead."""

    moves: Moves = []
    why: Annotated[str, Meta(max_length=600)] | None = None
    explain: ExplainValue | None = None


class StagedBody(Played, kw_only=True):
    """A position: a scenario as data or as the text of a file."""

    scenario: str | dict[str, Any]
    view: m.Name | None = None
    computers: list[m.Name] = []  # the players for whom the computer answers


class NamedBody(Played, kw_only=True):
    """A puzzle or a lesson by its name."""

    name: m.Name


class WrittenBody(Struct):
    """A scenario to be gone through."""

    scenario: str | dict[str, Any]


async def ask(house: House, asked: Asked, question: str) -> Any:
    """Ask a process about a position."""
    share = admit(house, asked)
    said: dict[str, Any] = to_builtins(asked.said)
    return await house.questions.ask(question, share, about="stages", **said)


async def stage(house: House, asked: Asked) -> Any:
    """Show a position after some moves."""
    return await ask(house, asked, "stage")


async def check(house: House, asked: Asked) -> Any:
    """Go through a scenario."""
    return await ask(house, asked, "go_through")


async def scenarios(house: House, asked: Asked) -> Kept:
    """Tell the shipped scenarios."""
    return await house.questions.kept("scenarios", "")


async def scenario(house: House, asked: Asked) -> Any:
    """Go through a shipped scenario."""
    share, case = admit(house, asked), asked.query.get("case", "")
    return await house.questions.ask("watch", share, about="stages", name=asked.words["name"], case=case)


async def puzzles(house: House, asked: Asked) -> Kept:
    """Tell the shipped puzzles."""
    return await house.questions.kept("puzzles", "")


async def puzzle(house: House, asked: Asked) -> Any:
    """Judge a puzzle after a person's moves."""
    return await ask(house, asked, "puzzle")


async def lessons(house: House, asked: Asked) -> Kept:
    """Tell the shipped lessons."""
    return await house.questions.kept("lessons", "")


async def lesson(house: House, asked: Asked) -> Any:
    """Play a lesson on after the learner's moves."""
    return await ask(house, asked, "lesson")


ROUTES = (
    Route(
        "POST",
        "/api/stage",
        "A position after some moves, seen by a judge",
        stage,
        a.Staged,
        StagedBody,
        besides=QUESTIONS,
    ),
    Route("POST", "/api/stage/check", "A scenario gone through step by step", check, a.Watched, WrittenBody),
    Route("GET", "/api/scenarios", "The shipped scenarios: name, case, title, rules", scenarios, list[a.Shipped]),
    Route(
        "GET",
        "/api/scenarios/{name:path}",
        "A shipped scenario gone through step by step",
        scenario,
        a.Watched,
        query=("case",),
    ),
    Route("GET", "/api/puzzles", "The shipped puzzles", puzzles, list[a.PuzzleFacts]),
    Route(
        "POST",
        "/api/puzzles/play",
        "A puzzle after a person's moves, judged",
        puzzle,
        a.PuzzleNow,
        NamedBody,
        besides=QUESTIONS,
    ),
    Route("GET", "/api/lessons", "The shipped lessons", lessons, list[a.LessonFacts]),
    Route(
        "POST",
        "/api/lessons/play",
        "A lesson after the learner's moves",
        lesson,
        a.LessonNow,
        NamedBody,
        besides=QUESTIONS,
    ),
)
