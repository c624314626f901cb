"""Keeping games in a database: SQLite for one process, PostgreSQL for several.

SQLAlchemy runs in threads beside the event loop. What many games store at the same time becomes one transaction, so that a
disk which takes its time takes it once for all of them.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from rokugan.catalogue import say
from rokugan.errors import RokuganError, brief
from rokugan.server import schema
from rokugan.server.keeping.databases import THREADS, Lock, StoreError, engine_of, in_one_line, parsed, without_password
from rokugan.server.keeping.freezing import Frozen
from rokugan.server.settings import Keep

T = TypeVar("T")
MIGRATING = 0x726F6B75  # the advisory lock that lets one process migrate
UPLOAD = "upload"  # a record that somebody brought
REPLAY = "replay"  # a game played on from the middle of another one
DAY = 24 * 3600.0  # seconds
AT_ONCE = 200  # things that are thrown away in one transaction
LEAST_FREE = 32 * 1024 * 1024  # bytes of a disk that is not full
PULSE = f"{socket.gethostname()[:24]}-{os.getpid()}"
ABANDONED = 7 * 24 * 3600.0  # seconds after which nobody counts on a game; it can still be gone on with


class Conflict(RokuganError):
    """Somebody else has stored this version of a game already: it does not belong to this process any more."""


@dataclass(slots=True)
class SeatRow:
    """A seat as it is stored."""

    seat: int
    kind: str
    name: str | None = None
    deck: Any = None
    level: str | None = None
    token: str | None = None


@dataclass(slots=True)
class GameRow:
    """A game as it is stored, without what happened in it."""

    id: str
    edition: str
    options: dict[str, Any]
    seed: int
    clock: dict[str, Any] | None
    watch_delay: float
    created: float
    changed: float
    started: bool = False
    turn: int = 0
    over: bool = False
    outcome: dict[str, Any] | None = None
    origin: str | None = None
    owner: str | None = None
    listed: bool = True
    whence: str = ""
    touched: float = 0.0
    sets: list[str] | None = None
    seats: list[SeatRow] = field(default_factory=list)
    cards: list[dict[str, Any]] = field(default_factory=list)
    """The sets themselves, where the row is of one game that is to be played."""


@dataclass(slots=True)
class Entry:
    """One thing that happened: `move` (its text), `undo` (how many moves are left), `concede`, `leave`, `pause`."""

    version: int
    kind: str
    seat: int = -1
    text: str = ""
    spent: float = 0.0
    at: float = 0.0


@dataclass(slots=True)
class Job:
    """An entry that waits to be stored, with what it changes in the game's own row."""

    game: str
    entry: Entry
    changes: dict[str, Any]
    done: asyncio.Future[None]


def hashed(token: str) -> str:
    """The form in which a token is stored: only its hash."""
    return sha256(token.encode()).hexdigest()


class Store:
    """The database of a server. `open` it first; its methods are awaited from the event loop."""

    def __init__(self, url: str) -> None:
        self.url = parsed(url)
        self.several = self.url.get_backend_name() == "postgresql"  # may several processes share it?
        self.engine: Engine = engine_of(self.url)
        self._threads = ThreadPoolExecutor(THREADS if self.several else 1, "store")
        self._waiting: list[Job] = []
        self._writer: asyncio.Task[None] | None = None
        self._lock = Lock(self.url)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something in a transaction of its own."""

        def whole() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, whole)

    async def open(self) -> None:
        """Bring the database to its present form."""
        self._lock.take()
        try:
            await self.run(_migrate)
        except SQLAlchemyError as error:
            raise StoreError(
                say("server.the_database_cannot_be_used", database=without_password(self.url), said=in_one_line(error))
            ) from None

    async def close(self) -> None:
        """Store what is waiting, and let go."""
        while self._writer is not None and not self._writer.done():
            await asyncio.wait([self._writer])
        self._threads.shutdown()
        self.engine.dispose()
        self._lock.release()

    async def is_well(self) -> None:
        """Store something, as a move would be stored; an exception says why that cannot be."""

        def work(connection: Connection) -> None:
            mine = schema.pulse.c.name == PULSE
            if connection.execute(sa.update(schema.pulse).where(mine).values(at=time.time())).rowcount == 0:
                connection.execute(sa.insert(schema.pulse).values(name=PULSE, at=time.time()))

        if self.folder is not None and shutil.disk_usage(self.folder).free < LEAST_FREE:
            raise StoreError(say("server.the_disk_is_full", folder=brief(self.folder)))
        await self.run(work)

    @property
    def folder(self) -> Path | None:
        """Return where the database's file is, if it is one."""
        in_file = not self.several and self.url.database and self.url.database != ":memory:"
        return Path(str(self.url.database)).absolute().parent if in_file else None

    # ------------------------------------------------------------------------------- what people keep besides

    async def keep(
        self, kind: str, data: Any, token: str = "", most: int = 0, whence: str = "", share: int = 0
    ) -> str | None:
        """Keep plain data and return its id, which nobody can guess; the same data has the same id. With a token the data
        belongs to that person, who may keep `most` of them; None if he keeps as many already. An empty id: as many as `share`
        are kept from his address."""
        id = sha256(f"{kind}\n{json.dumps(data, sort_keys=True)}".encode()).hexdigest()[:20]
        owner = hashed(token) if token else ""
        now = time.time()

        def work(connection: Connection) -> str | None:
            his = sa.select(schema.keepers.c.id).where(schema.keepers.c.owner == owner)
            has = {row.id for row in connection.execute(his)} if owner else set()
            if owner and id not in has and len(has) >= most:
                return None
            if connection.execute(sa.select(schema.kept.c.id).where(schema.kept.c.id == id)).first() is None:
                from_there = sa.select(sa.func.count()).where(schema.kept.c.whence == whence)
                if share and connection.execute(from_there).scalar_one() >= share:
                    return ""
                values = {"id": id, "kind": kind, "data": data, "created": now, "touched": now, "whence": whence}
                connection.execute(schema.kept.insert().values(values))
            if owner and id not in has:
                connection.execute(schema.keepers.insert().values(owner=owner, id=id, created=now))
            return id

        try:
            return await self.run(work)
        except IntegrityError:  # another process was faster with the same
            return await self.run(work)

    async def kept_by(self, kind: str, token: str) -> list[tuple[str, Any, float]]:
        """Return what a person keeps, the latest first: ids, data, and since when."""
        wanted = (schema.keepers.c.owner == hashed(token)) & (schema.kept.c.kind == kind)
        both = schema.keepers.join(schema.kept, schema.keepers.c.id == schema.kept.c.id)
        asked = (
            sa.select(schema.kept.c.id, schema.kept.c.data, schema.keepers.c.created).select_from(both).where(wanted)
        )

        def work(connection: Connection) -> list[tuple[str, Any, float]]:
            rows = connection.execute(asked.order_by(schema.keepers.c.created.desc()))
            return [(row.id, row.data, row.created) for row in rows]

        return await self.run(work)

    async def forget(self, id: str, token: str) -> bool:
        """A person keeps this no longer; what nobody keeps is gone. False if he did not keep it."""
        keepers, kept = schema.keepers, schema.kept

        def work(connection: Connection) -> bool:
            his = (keepers.c.id == id) & (keepers.c.owner == hashed(token))
            if connection.execute(keepers.delete().where(his)).rowcount == 0:
                return False
            if connection.execute(sa.select(keepers.c.id).where(keepers.c.id == id)).first() is None:
                connection.execute(kept.delete().where(kept.c.id == id))
            return True

        return await self.run(work)

    async def kept(self, kind: str, id: str) -> Any:
        """Return what was kept under an id; None if there is nothing of that kind."""

        now = time.time()

        def work(connection: Connection) -> Any:
            wanted = (schema.kept.c.id == id) & (schema.kept.c.kind == kind)
            row = connection.execute(sa.select(schema.kept.c.data, schema.kept.c.touched).where(wanted)).first()
            if row is None:
                return None
            if now - row.touched > DAY:
                connection.execute(sa.update(schema.kept).where(wanted).values(touched=now))
            return row.data

        return await self.run(work)

    # ------------------------------------------------------------------------------------------- games

    async def create(self, game: GameRow, entries: Iterable[Entry] = ()) -> None:
        """A new game with its seats, and with what happened in it before."""
        values = {column.name: getattr(game, column.name) for column in schema.games.columns}
        seats = [_seat_values(game.id, seat) for seat in game.seats]
        happened = [{"game": game.id, **asdict(entry)} for entry in entries]

        def work(connection: Connection) -> None:
            connection.execute(sa.insert(schema.games), values)
            connection.execute(sa.insert(schema.seats), seats)
            if happened:
                connection.execute(sa.insert(schema.entries), happened)

        await self.run(work)

    async def game(self, id: str) -> GameRow | None:
        """The game with that id."""

        def work(connection: Connection) -> GameRow | None:
            found = _games(connection, sa.select(schema.games).where(schema.games.c.id == id))
            if not found:
                return None
            if found[0].sets:
                kept = sa.select(schema.kept.c.id, schema.kept.c.data).where(schema.kept.c.id.in_(found[0].sets))
                sets = {row.id: row.data for row in connection.execute(kept)}
                found[0].cards = [sets[each] for each in found[0].sets]
            return found[0]

        return await self.run(work)

    async def games(self, most: int) -> list[GameRow]:
        """The lobby: games under way first, then the last ones that ended. Records that somebody brought are not listed, nor
        games of which only those shall know who have the link."""
        played = schema.games.c.origin.is_distinct_from(UPLOAD) & schema.games.c.listed
        query = (
            sa.select(schema.games)
            .where(played)
            .order_by(schema.games.c.over, schema.games.c.changed.desc())
            .limit(most)
        )
        return await self.run(lambda connection: _games(connection, query))

    async def under_way(self) -> int:
        """Return how many games are not over, and not abandoned."""
        lately = schema.games.c.changed > time.time() - ABANDONED
        query = sa.select(sa.func.count()).select_from(schema.games).where(sa.not_(schema.games.c.over), lately)
        return await self.run(lambda connection: int(connection.execute(query).scalar_one()))

    async def of_share(self, whence: str) -> tuple[int, int]:
        """Return how many games under way, and how many records that somebody brought, count against the share of an address."""
        table = schema.games
        uploads = sa.func.coalesce(sa.func.sum(sa.case((table.c.origin == UPLOAD, 1), else_=0)), 0)
        lately = sa.not_(table.c.over) & (table.c.changed > time.time() - ABANDONED)
        playing = sa.func.coalesce(sa.func.sum(sa.case((lately, 1), else_=0)), 0)
        query = sa.select(playing, uploads).where(table.c.whence == whence)

        def work(connection: Connection) -> tuple[int, int]:
            row = connection.execute(query).one()
            return int(row[0]), int(row[1])

        return await self.run(work)

    async def touch(self, game: GameRow) -> None:
        """Somebody has to do with a game."""
        if time.time() - game.touched > DAY:
            game.touched = time.time()
            await self.change(game.id, touched=game.touched)

    async def clear_out(self, keep: Keep) -> int:
        """Throw away what nobody has touched for as long as is said, some of it at a time: how much that was."""
        games, kept, entries = schema.games, schema.kept, schema.entries
        now = time.time()
        before = {
            name: now - getattr(keep, name) * DAY for name in ("unplayed", "games", "finished", "uploads", "decks")
        }
        nobody_played = ~sa.exists().where(entries.c.game == games.c.id)
        upload = games.c.origin.is_not_distinct_from(UPLOAD)
        old = sa.or_(
            sa.and_(~games.c.over, games.c.touched < before["games"]),
            sa.and_(~games.c.over, games.c.touched < before["unplayed"], nobody_played),
            sa.and_(games.c.over, upload, games.c.touched < before["uploads"]),
            sa.and_(games.c.over, ~upload, games.c.touched < before["finished"]),
        )
        nobodys = ~sa.exists().where(schema.keepers.c.id == kept.c.id)

        def work(connection: Connection) -> int:
            ids = [row.id for row in connection.execute(sa.select(games.c.id).where(old).limit(AT_ONCE))]
            for table in (schema.snapshots, entries, schema.seats):
                connection.execute(sa.delete(table).where(table.c.game.in_(ids)))
            connection.execute(sa.delete(games).where(games.c.id.in_(ids)))
            wanted = sa.select(kept.c.id).where(nobodys, kept.c.touched < before["decks"]).limit(AT_ONCE)
            played = sa.select(games.c.sets).where(games.c.sets.is_not(None))
            in_use = {id for row in connection.execute(played) for id in row.sets or ()}
            decks = [row.id for row in connection.execute(wanted) if row.id not in in_use]
            connection.execute(sa.delete(kept).where(kept.c.id.in_(decks)))
            return len(ids) + len(decks)

        return await self.run(work)

    async def seat_of(self, game: str, token: str) -> int | None:
        """The seat to which a token belongs."""
        table = schema.seats
        query = sa.select(table.c.seat).where(table.c.game == game, table.c.token == hashed(token))
        return await self.run(lambda connection: connection.execute(query).scalar_one_or_none())

    async def take_seat(self, game: str, seat: SeatRow) -> bool:
        """Give an open seat to somebody; False if somebody else was faster."""
        table = schema.seats
        values = _seat_values(game, seat)
        order = (
            sa.update(table)
            .where(table.c.game == game, table.c.seat == seat.seat, table.c.kind == "open")
            .values({name: values[name] for name in ("kind", "name", "deck", "level", "token")})
        )
        return await self.run(lambda connection: connection.execute(order).rowcount == 1)

    async def give_seat(self, game: str, seat: SeatRow) -> None:
        """A computer player takes the seat of somebody who has left."""
        table = schema.seats
        order = sa.update(table).where(table.c.game == game, table.c.seat == seat.seat)
        await self.run(lambda connection: connection.execute(order.values(kind=seat.kind, level=seat.level)))

    async def start(self, game: GameRow) -> None:
        """All seats are taken and every player has a deck."""
        table = schema.seats

        def work(connection: Connection) -> None:
            for seat in game.seats:
                where = (table.c.game == game.id, table.c.seat == seat.seat)
                connection.execute(sa.update(table).where(*where).values(deck=seat.deck, name=seat.name))
            mine = schema.games.c.id == game.id
            connection.execute(
                sa.update(schema.games).where(mine).values(started=True, changed=time.time(), touched=time.time())
            )

        await self.run(work)

    async def change(self, game: str, **values: Any) -> None:
        """Change the row of a game."""
        order = sa.update(schema.games).where(schema.games.c.id == game).values(**values)
        await self.run(lambda connection: connection.execute(order))

    # --------------------------------------------------------------------------------------- snapshots

    async def snapshots(self, game: str, code: str) -> list[Frozen]:
        """The snapshots of a game that this code wrote, the earliest first."""
        table = schema.snapshots
        query = sa.select(table).where(table.c.game == game, table.c.code == code).order_by(table.c.moves)

        def work(connection: Connection) -> list[Frozen]:
            return [Frozen(row.moves, row.prefix, row.data, row.hash, row.code) for row in connection.execute(query)]

        return await self.run(work)

    async def keep_snapshot(self, game: str, made: Frozen, most: int) -> None:
        """Keep a snapshot, and so many of a game in all."""
        table = schema.snapshots

        def work(connection: Connection) -> None:
            mine = table.c.game == game
            found = [
                row.moves for row in connection.execute(sa.select(table.c.moves).where(mine).order_by(table.c.moves))
            ]
            earlier = [moves for moves in found if moves < made.moves]
            gone = {*found} - {*earlier[len(earlier) - most + 1 :]}
            connection.execute(sa.delete(table).where(mine, table.c.moves.in_(gone)))
            connection.execute(sa.insert(table).values(game=game, **asdict(made)))

        with suppress(IntegrityError):  # the game was thrown away
            await self.run(work)

    # ----------------------------------------------------------------------------------------- entries

    async def entries(self, game: str) -> list[Entry]:
        """Return what happened in a game, in order."""
        table = schema.entries
        columns = (table.c.version, table.c.kind, table.c.seat, table.c.text, table.c.spent, table.c.at)
        query = sa.select(*columns).where(table.c.game == game).order_by(table.c.version)
        return await self.run(lambda connection: [Entry(*row) for row in connection.execute(query)])

    async def append(self, game: str, entry: Entry, **changes: Any) -> None:
        """Store an entry, and what it changes in the game's row. When this returns, no crash can take it back."""
        entry.at = time.time()
        job = Job(game, entry, changes, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await job.done

    async def _write(self) -> None:
        """Store whatever waits, all of it at once, until nothing does."""
        while self._waiting:
            jobs, self._waiting = self._waiting, []
            try:
                await self.run(lambda connection, jobs=jobs: _store(connection, jobs))  # type: ignore[misc]
            except Exception:
                for job in jobs:  # one of them is wrong; the others must not suffer
                    await self._write_one(job)
                continue
            for job in jobs:
                if not job.done.done():
                    job.done.set_result(None)

    async def _write_one(self, job: Job) -> None:
        """Write one entry, and tell whoever waits for it how that went."""
        error: Exception | None = None
        try:
            await self.run(lambda connection: _store(connection, [job]))
        except IntegrityError:
            error = Conflict(
                say("server.version_of_the_game_is_stored_already", version=job.entry.version, game=job.game)
            )
        except Exception as other:
            error = StoreError(say("server.the_game_cannot_be_stored", said=in_one_line(other)))
        if job.done.done():
            return
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)


# ------------------------------------------------------------------------------------------- transactions


def _seat_values(game: str, seat: SeatRow) -> dict[str, Any]:
    return {"game": game} | {name: getattr(seat, name) for name in ("seat", "kind", "name", "deck", "level", "token")}


def _games(connection: Connection, query: sa.Select[Any]) -> list[GameRow]:
    found = {row.id: GameRow(**row._mapping) for row in connection.execute(query)}
    table = schema.seats
    seats = sa.select(table).where(table.c.game.in_(found)).order_by(table.c.game, table.c.seat)
    for row in connection.execute(seats):
        found[row.game].seats.append(SeatRow(row.seat, row.kind, row.name, row.deck, row.level, row.token))
    return list(found.values())


def _store(connection: Connection, jobs: Iterable[Job]) -> None:
    """Insert the entries, and bring the rows of their games up to date."""
    rows = []
    for job in jobs:
        entry = job.entry
        rows.append(
            {
                "game": job.game,
                "version": entry.version,
                "kind": entry.kind,
                "seat": entry.seat,
                "text": entry.text,
                "spent": entry.spent,
                "at": entry.at,
            }
        )
    connection.execute(sa.insert(schema.entries), rows)
    for job in jobs:
        if job.changes:
            changes = {"changed": job.entry.at, "touched": job.entry.at, **job.changes}
            connection.execute(sa.update(schema.games).where(schema.games.c.id == job.game).values(changes))
            if changes.get("over"):
                connection.execute(sa.delete(schema.snapshots).where(schema.snapshots.c.game == job.game))


def _migrate(connection: Connection) -> None:
    """Bring the tables to their present form; of several processes that start together one does it."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
