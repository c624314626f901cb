"""What the one who runs a server decides: where it listens, where it keeps games, and how much it allows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace

from rokugan.catalogue import say
from rokugan.errors import RokuganError, quote

KB = 1024


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a server allows. The protocol promises the first four; nobody may set less."""

    message: int = 64 * KB  # bytes of one message
    messages: int = 20  # of one socket in a second
    sockets: int = 8  # of one seat
    spectators: int = 200  # of one game
    burst: int = 40  # messages at once, if a socket was quiet before
    frame: int = 2048 * KB  # bytes; what is longer is not even read to its end
    offences: int = 200  # messages refused for their size, pace or form, after which a socket is closed
    strangers: int = 256  # sockets of one address that have not said hello
    greeting: float = 10.0  # seconds to say hello
    all_sockets: int = 4000
    body: int = 512 * KB  # bytes of an HTTP request
    games: int = 10_000  # under way, of the whole server
    new_games: int = 300  # begun from one address within a minute
    questions: int = 600  # about cards, decks and rules, from one address within a minute
    waiting: int = 64  # of these that wait for an answer
    decks: int = 200  # that one person keeps
    guesses: int = 60  # wrong tokens from one address within a minute; further ones are answered late
    backlog: int = 512  # messages that wait for one slow reader


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that `rokugan serve` is started with."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # further pages that may speak to this server
    proxies: str = "127.0.0.1"  # whose X-Forwarded-For is believed
    seeds: bool = False  # may a client say how the cards are dealt?
    workers: int = 2  # processes in which computer players think
    think: float = 5.0  # seconds for one decision of a computer player
    study: float = 10.0  # seconds for one question about cards, decks or rules
    pause: tuple[float, float] = (0.01, 0.06)  # seconds that an automatic pass takes between people
    watch_delay: float = 0.0  # seconds by which spectators see a game later
    idle: float = 300.0  # seconds after which a game that nobody looks at is put away
    limits: Limits = field(default_factory=Limits)


PROMISED = ("message", "messages", "sockets", "spectators")


def limits_with(words: Iterable[str]) -> Limits:
    """The usual limits but for those that are written otherwise.

    >>> limits_with(["games=500"]).games
    500
    """
    limits = Limits()
    names = [each.name for each in fields(Limits)]
    for word in words:
        name, _, number = word.partition("=")
        if name not in names or not (number.isascii() and number.isdigit()) or len(number) > 9:
            raise RokuganError(say("server.a_limit_is_a_name_and_a_number", word=quote(word), names=", ".join(names)))
        least = getattr(limits, name) if name in PROMISED else 1
        if int(number) < least:
            raise RokuganError(say("server.a_limit_is_less_than_promised", name=name, number=number, least=least))
        limits = replace(limits, **{name: int(number)})
    return limits
