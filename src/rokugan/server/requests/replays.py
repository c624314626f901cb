"""Replays of games that are over, and records that somebody brings."""

from __future__ import annotations

from typing import Any

from rokugan.catalogue import say
from rokugan.core.files.documents import LARGEST
from rokugan.server import answers as a
from rokugan.server import messages as m
from rokugan.server.house import House
from rokugan.server.looking_back.replay import MOST, OPEN
from rokugan.server.requests.asking import Asked, Route, number
from rokugan.server.requests.games import allow, begun


def at(asked: Asked) -> int:
    """The number of moves that the path names."""
    return number(asked.words["at"], "at")


async def replay(house: House, asked: Asked) -> Any:
    """Tell what a replay has to jump to."""
    return await house.replay_index(asked.words["id"], asked.share)


async def stretch(house: House, asked: Asked) -> Any:
    """Give a stretch of a replay."""
    view = asked.query.get("view", OPEN)
    count = number(asked.query.get("count", str(MOST)), "count")
    return await house.stretch(asked.words["id"], at(asked), view, count, asked.share)


async def position(house: House, asked: Asked) -> Any:
    """Give a position of a replay as a scenario."""
    return await house.replay("position", asked.words["id"], asked.share, at=max(0, min(at(asked), LARGEST)))


async def play_on(house: House, asked: Asked) -> a.GameBegun:
    """Begin a game from the middle of another one."""
    place = at(asked)
    allow(house, asked)
    return begun(*await house.play_on(asked.words["id"], place, asked.said, asked.share))


async def bring(house: House, asked: Asked) -> a.Brought:
    """Keep a record that somebody brings."""
    if not isinstance(asked.said, dict):
        raise m.HttpRefusal(400, say("server.it_has_no_list_of_moves"))
    return a.Brought((await house.bring(asked.said, asked.share)).id)


ROUTES = (
    Route(
        "GET",
        "/api/games/{id}/replay",
        "What a replay has to jump to: moves, turns, battles, duels, conflicts",
        replay,
        a.ReplayIndex,
    ),
    Route(
        "GET",
        "/api/games/{id}/replay/{at}",
        "A stretch of a replay: a view, and what each move changed",
        stretch,
        a.Stretch,
        query=("view", "count"),
    ),
    Route(
        "GET", "/api/games/{id}/replay/{at}/scenario", "A position of a replay as a scenario file", position, a.Position
    ),
    Route(
        "POST",
        "/api/games/{id}/replay/{at}/play",
        "Play on from there against the computer",
        play_on,
        a.GameBegun,
        m.PlayOn,
        201,
    ),
    Route(
        "POST",
        "/api/replays",
        "Bring a record, to look at it",
        bring,
        a.Brought,
        Any,
        201,
        wrong="server.this_is_no_record",
    ),
)
