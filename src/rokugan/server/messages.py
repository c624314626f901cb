"""The messages of the protocol (`docs/protocol.md`): what clients may send, in typed form, and what the server answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from rokugan.catalogue import say
from rokugan.core.files.documents import check_json
from rokugan.errors import RokuganError, brief

Code = Literal["illegal", "stale", "not_yours", "too_fast", "too_large", "malformed"]
LONGEST_CHAT = 500
Name = Annotated[str, Meta(max_length=200)]
Deck = str | dict[str, Any] | None


class Refusal(RokuganError):
    """A request that changes nothing: a code of the protocol and one sentence; of an illegal move also the rule, the card, when
    it will be possible, and what is offered."""

    def __init__(self, code: Code, reason: str, more: dict[str, Any] | None = None) -> None:
        super().__init__(reason)
        self.code: Code = code
        self.more: dict[str, Any] = more or {}

    def fields(self) -> dict[str, Any]:
        """The refusal as the message of the protocol."""
        return {"type": "refused", "code": self.code, "reason": str(self), **self.more}


class HttpRefusal(RokuganError):
    """An HTTP request that changes nothing: a status and one sentence."""

    def __init__(self, status: int, reason: str) -> None:
        super().__init__(reason)
        self.status = status


# ----------------------------------------------------------------------------------------- HTTP bodies


class PersonSeat(Struct, tag_field="kind", tag="person"):
    """A seat for a person whom the one who begins the game knows: he gets its token."""

    name: Name | None = None
    deck: Deck = None


class ComputerSeat(Struct, tag_field="kind", tag="computer"):
    """A seat for a computer player."""

    name: Name | None = None
    deck: Deck = None
    level: Name | None = None


class OpenSeat(Struct, tag_field="kind", tag="open"):
    """A seat for whoever comes."""


class Clock(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """How long people may think: for the whole game (with an increment for each move), or for every move."""

    per: Literal["player", "move"]
    seconds: Annotated[int, Meta(ge=1, le=1_000_000)]
    increment: Annotated[int, Meta(ge=0, le=100_000)] = 0


class NewGame(Struct):
    """`POST /api/games`."""

    edition: Name
    seats: Annotated[list[PersonSeat | ComputerSeat | OpenSeat], Meta(max_length=16)]
    options: dict[Name, str | int | bool | None] | None = None
    clock: Clock | None = None
    seed: int | None = None
    watch_delay: Annotated[float, Meta(ge=0, le=3600)] | None = None
    listed: bool = True  # does it stand in the lobby? Else only who has the link can see it
    sets: Annotated[list[Name], Meta(max_length=8)] = []  # of cards, by the ids that `POST /api/sets` gave


class PlayOn(Struct):
    """`POST /api/games/ID/replay/AT/play`: whose seat one takes, by his name, and who plays the others."""

    name: Name
    level: Name | None = None


class Joining(Struct):
    """`POST /api/games/ID/join`."""

    name: Name | None = None
    deck: Deck = None


# ------------------------------------------------------------------------------------------ the socket


class Hello(Struct, tag_field="type", tag="hello"):
    """Who it is: the holder of a seat's token, or somebody who watches. `more`: he wants to hear who comes and goes."""

    token: Annotated[str, Meta(max_length=200)] | None = None
    watch: bool = False
    more: bool = False


class Move(Struct, tag_field="type", tag="move"):
    """A move in the notation, at the version that the player looks at."""

    version: int
    move: str


class AskView(Struct, tag_field="type", tag="view"):
    """The whole view, please."""


class Undo(Struct, tag_field="type", tag="undo"):
    """Take back my last decision; with `agree` the answer to somebody who asked for that."""

    agree: bool | None = None


class Concede(Struct, tag_field="type", tag="concede"):
    """I give up."""


class Chat(Struct, tag_field="type", tag="chat"):
    """Words for everybody at the table."""

    text: str


class Explain(Struct, tag_field="type", tag="explain"):
    """Why is this value what it is?"""

    card: str
    stat: str = ""


class Why(Struct, tag_field="type", tag="why"):
    """Why can I not play this move?"""

    move: str


class Hint(Struct, tag_field="type", tag="hint"):
    """What would a computer player do here, and why?"""


Message = Move | AskView | Undo | Concede | Chat | Explain | Why | Hint

_MESSAGES = msgspec.json.Decoder(Hello | Message)
_encoder = msgspec.json.Encoder()
ENCODE = _encoder.encode
MOST_IN_MESSAGE = 1000  # values of a message
MOST_IN_BODY = 60_000  # of the body of a request
NOT_JSON = (msgspec.DecodeError, UnicodeError, RecursionError, RokuganError)


def read_message(data: bytes | str) -> Hello | Message:
    """A client's message; a Refusal if it is none."""
    try:
        found: Hello | Message = _MESSAGES.decode(plain(data, MOST_IN_MESSAGE))
        return found
    except msgspec.ValidationError as error:
        raise Refusal("malformed", say("server.the_message_does_not_fit_the_protocol", said=_said(error))) from None
    except NOT_JSON as error:
        raise Refusal("malformed", say("server.the_message_is_not_json", said=_said(error))) from None


def read_body(data: bytes, kind: type[Any]) -> Any:
    """The body of an HTTP request as one of the forms above."""
    try:
        text = plain(data, MOST_IN_BODY)
        if "\0" in text or "\\u0000" in text:  # a database would not take it
            raise RokuganError(say("server.there_is_a_character_that_no_text_has"))
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise HttpRefusal(400, say("server.the_request_does_not_fit_the_protocol", said=_said(error))) from None
    except NOT_JSON as error:
        raise HttpRefusal(400, say("server.the_request_is_not_json", said=_said(error))) from None


def text_of(data: bytes) -> str:
    """The body of an HTTP request that is no JSON, as text."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise HttpRefusal(400, say("server.the_request_is_no_text")) from None


def plain(data: bytes | str, most: int) -> str:
    """The text of a JSON document that is not too deep, has no key twice, no number that a machine cannot hold, no broken
    character, and at most so many values. Whatever people send comes through here."""
    text = data if isinstance(data, str) else data.decode("utf-8-sig")
    check_json(text, "JSON", RokuganError, most)
    return text


def _said(error: Exception) -> str:
    return brief(" ".join(str(error).split()).rstrip("."), 200)
