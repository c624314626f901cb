"""Games: what can be played, the lobby, beginning a game and taking a seat, and what is left of one that is over."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from rokugan.catalogue import say
from rokugan.server import answers as a
from rokugan.server import messages as m
from rokugan.server.house import House, facts
from rokugan.server.logs import warn
from rokugan.server.opening import offered
from rokugan.server.requests.asking import Asked, Route
from rokugan.server.store import GameRow


def allow(house: House, asked: Asked) -> None:
    """Refuse a request of somebody who begins too many games in a short time."""
    if not house.begun.allows(asked.share):
        warn("too many games", address=asked.share)
        raise m.HttpRefusal(429, say("server.too_many_games_begun", most=house.settings.limits.new_games))


def begun(row: GameRow, tokens: list[str | None]) -> a.GameBegun:
    """A game that begins, with the tokens of the seats of whoever asked for it."""
    seats = [
        a.SeatGiven(seat.seat, seat.name, cast("a.SeatKind", seat.kind), token)
        for seat, token in zip(row.seats, tokens, strict=True)
    ]
    return a.GameBegun(row.id, seats)


async def editions(house: House, asked: Asked) -> Any:
    """Tell what can be played."""
    return await asyncio.to_thread(offered)  # the first time it reads every library


async def games(house: House, asked: Asked) -> Any:
    """Tell the games of the lobby."""
    return [facts(row) for row in await house.listed()]


async def game(house: House, asked: Asked) -> Any:
    """Tell one game's public facts."""
    return facts(await house.look(asked.words["id"], asked.share))


async def record(house: House, asked: Asked) -> Any:
    """Give the record of a finished game."""
    return await house.record(asked.words["id"])


async def summary(house: House, asked: Asked) -> Any:
    """Tell how a finished game went."""
    return await house.summary(asked.words["id"], asked.share)


async def create(house: House, asked: Asked) -> a.GameBegun:
    """Begin a game."""
    allow(house, asked)
    return begun(*await house.create(asked.said, asked.share))


async def join(house: House, asked: Asked) -> a.SeatTaken:
    """Take an open seat."""
    return a.SeatTaken(*await house.join(asked.words["id"], asked.said, asked.share))


ROUTES = (
    Route("GET", "/api/editions", "What can be played, with the shipped decks", editions, list[a.EditionOffered]),
    Route("GET", "/api/games", "The lobby", games, list[a.GameFacts]),
    Route("GET", "/api/games/{id}", "One game's public facts", game, a.GameFacts),
    Route("GET", "/api/games/{id}/record", "The record of a finished game", record, a.GameRecord),
    Route("GET", "/api/games/{id}/summary", "How a finished game went, turn by turn", summary, a.Summary),
    Route("POST", "/api/games", "Begin a game", create, a.GameBegun, m.NewGame, 201),
    Route("POST", "/api/games/{id}/join", "Take an open seat", join, a.SeatTaken, m.Joining),
)
