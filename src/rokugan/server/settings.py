"""The settings of a server: where it listens, where it keeps games, and how much it allows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace

from rokugan.cards.own_sets import OwnSet
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
    waiting: int = 256  # of these that wait for an answer
    waiting_each: int = 64  # of one address
    decks: int = 200  # that one person keeps
    guesses: int = 60  # wrong tokens from one address within a minute; further ones are answered late
    backlog: int = 2048 * KB  # bytes that wait for one slow reader
    backlog_each: int = 16 * 1024 * KB  # for all slow readers of one address
    connections: int = 1000  # of one address
    all_connections: int = 6000
    address_sockets: int = 1000  # of one address that have said hello
    address_games: int = 1000  # under way that were begun from one address
    address_decks: int = 2000  # kept from one address
    address_sets: int = 200  # of cards, kept from one address
    address_uploads: int = 200  # records brought from one address that are still here
    moves: int = 60_000  # of records that are brought from one address within a minute
    requests: int = 6000  # of any kind from one address within a minute
    header: float = 10.0  # seconds for the head of a request; its body may take six times as long
    stall: float = 20.0  # seconds in which a slow reader must read something


@dataclass(frozen=True, slots=True)
class Keep:
    """How many days a server keeps what nobody has to do with any more."""

    unplayed: float = 2  # a game in which nobody has moved
    games: float = 180  # a game under way
    finished: float = 365
    uploads: float = 30  # a record that somebody brought
    decks: float = 180  # a deck that is on nobody's list


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
    question_seconds: float = 10.0  # seconds for one question about cards, decks, rules or positions
    helpers: int = 2  # processes that answer these for one address; one more is there for the others
    memory: int = 1024  # megabytes of each process that thinks or answers
    hosts: tuple[str, ...] = ()  # the names by which this server is called, besides its own address
    keep: Keep = field(default_factory=Keep)
    pause: tuple[float, float] = (0.01, 0.06)  # seconds that an automatic pass takes between people
    watch_delay: float = 0.0  # seconds by which spectators see a game later
    idle: float = 300.0  # seconds after which a game that nobody looks at is put away
    limits: Limits = field(default_factory=Limits)
    cards: tuple[OwnSet, ...] = ()  # sets that everybody at this server may play with


PROMISED = ("message", "messages", "sockets", "spectators")


def keep_with(words: Iterable[str]) -> Keep:
    """The usual days but for those that are written otherwise.

    >>> keep_with(["uploads=7"]).uploads
    7.0
    """
    keep = Keep()
    names = [each.name for each in fields(Keep)]
    for word in words:
        name, _, number = word.partition("=")
        try:
            days = float(number)
        except ValueError:
            days = -1.0
        if name not in names or not 0 < days < 100_000:
            raise RokuganError(say("server.keeping_is_a_name_and_days", word=quote(word), names=", ".join(names)))
        keep = replace(keep, **{name: days})
    return keep


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
