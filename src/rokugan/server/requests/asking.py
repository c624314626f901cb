"""A request as its handler sees it, what a handler may answer, and the routes that lead to handlers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rokugan.cards.library import EDITIONS
from rokugan.catalogue import say
from rokugan.errors import brief, quote
from rokugan.server.house import House
from rokugan.server.logs import warn
from rokugan.server.messages import HttpRefusal

LONGEST_ID = 32


@dataclass(frozen=True, slots=True)
class Asked:
    """A request: who asks, the words of its path and query, its headers in small letters, and its body in the form of its
    route."""

    share: str
    words: Mapping[str, str] = field(default_factory=dict)
    query: Mapping[str, str] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    said: Any = None


@dataclass(frozen=True, slots=True)
class Text:
    """An answer that is no JSON."""

    text: str
    kind: str


Handler = Callable[[House, Asked], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Route:
    """A request that is answered: by whom, the form of its body, the form of its answer. `wrong` is the sentence of the
    catalogue about a body that has no such form; `query` are the words that may stand behind the question mark;
    `besides` are other forms that the answer may have; a body that is no JSON is taken as a `text`."""

    method: str
    path: str
    summary: str
    handler: Handler
    answers: Any = None
    takes: Any = None
    status: int = 200
    wrong: str = ""
    query: tuple[str, ...] = ()
    besides: tuple[Any, ...] = ()
    text: bool = False


def number(said: str, name: str) -> int:
    """A whole number of the path or query."""
    text = said.removeprefix("-")
    if not (text.isascii() and text.isdigit()) or len(text) > 4000:
        wrong = brief(f"{quote(said)} - at {name}", 200)
        raise HttpRefusal(400, say("server.the_request_does_not_fit_the_protocol", said=wrong))
    return int(said)


def admit(house: House, asked: Asked) -> str:
    """The share of whoever asks, if he may ask one more question now."""
    if not house.question_pace.allows(asked.share):
        warn("too many questions", address=asked.share)
        raise HttpRefusal(429, say("server.too_many_questions_asked", most=house.settings.limits.questions))
    return asked.share


def with_cards(edition: str) -> str:
    """The edition, if it is one that has cards; else the request is refused."""
    if edition not in EDITIONS:
        raise HttpRefusal(404, say("files.there_is_no_edition", edition=quote(edition), editions=", ".join(EDITIONS)))
    return edition


def is_id(said: str) -> bool:
    """Can this be the name of something that is stored?"""
    return said.isascii() and said.isalnum() and len(said) <= LONGEST_ID
