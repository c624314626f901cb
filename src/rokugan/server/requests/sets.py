"""Sets of cards that people bring: read once, kept by what they say, and played in games."""

from __future__ import annotations

from typing import Any

from msgspec import convert

from rokugan.catalogue import say
from rokugan.server import answers as a
from rokugan.server import messages as m
from rokugan.server.house import House, whence_of
from rokugan.server.requests.asking import Asked, Route, admit, is_id

SaidSet = dict[str, Any] | str


async def bring(house: House, asked: Asked) -> a.SetKept:
    """Keep a set of cards: plain data, or text in YAML."""
    share = admit(house, asked)
    found = await house.questions.ask("card_set", share, set=asked.said)
    kept = {"content": found["content"], "prepared": found["prepared"]}
    id = await house.keep_set(kept, whence_of(share))
    problems = convert(found["problems"], list[a.SetProblem])
    return a.SetKept(id, found["name"], found["edition"], found["cards"], found["understood"], problems)


async def offered(house: House, asked: Asked) -> Any:
    """Tell the sets with which everybody here may play."""
    return house.offered_sets


async def kept(house: House, asked: Asked) -> Any:
    """Give a set of cards as it was brought."""
    id = asked.words["id"]
    found = await house.store.kept("set", id) if is_id(id) else None
    if found is None:
        raise m.HttpRefusal(404, say("server.there_is_no_such_set", id=repr(id[:40])))
    return found["content"]


ROUTES = (
    Route("GET", "/api/sets", "The sets of cards with which everybody here may play", offered, list[a.SetOffered]),
    Route(
        "POST",
        "/api/sets",
        "Keep a set of cards of one's own, as JSON or as text in YAML",
        bring,
        a.SetKept,
        SaidSet,
        201,
        text=True,
    ),
    Route("GET", "/api/sets/{id}", "A set of cards as it was brought", kept, dict[str, Any]),
)
