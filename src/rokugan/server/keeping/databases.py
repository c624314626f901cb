"""Reaching a database: SQLite in a file that belongs to one server, or a PostgreSQL that several share."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import StaticPool

from rokugan.catalogue import say
from rokugan.errors import RokuganError, brief, quote

if sys.platform != "win32":  # which has none; its SQLite still refuses to store a version twice
    import fcntl

THREADS = 4
PATIENCE = {"connect_timeout": 5}  # seconds


class StoreError(RokuganError):
    """A database that cannot be used."""


def parsed(url: str) -> URL:
    """A database's URL, if it is one of ours."""
    try:
        found = make_url(url)
    except ArgumentError:
        found = None
    if found is None or found.get_backend_name() not in ("sqlite", "postgresql"):
        raise StoreError(say("server.names_no_database", url=quote(url.partition("@")[0] if "@" not in url else "…")))
    if found.get_backend_name() == "postgresql":
        found = found.set(drivername="postgresql+psycopg")
    return found


def engine_of(url: URL) -> Engine:
    """An SQLAlchemy engine for a database; SQLite is told to be safe, and to wait."""
    if url.get_backend_name() == "postgresql":
        try:
            return sa.create_engine(
                url, pool_size=THREADS, max_overflow=0, pool_pre_ping=True, pool_timeout=10, connect_args=PATIENCE
            )
        except ImportError:
            raise StoreError(say("server.postgresql_needs_the_package_psycopg")) from None
    if url.database and url.database != ":memory:":
        folder = Path(url.database).absolute().parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(
                say("server.the_folder_cannot_be_made", folder=brief(folder), reason=error.strerror)
            ) from None
        engine = sa.create_engine(url)
    else:
        engine = sa.create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})

    @sa.event.listens_for(engine, "connect")
    def _prepare(connection: Any, record: object) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def without_password(url: URL) -> str:
    """A URL without its password."""
    return url.render_as_string(hide_password=True)


def in_one_line(error: Exception) -> str:
    """Return what a database said went wrong, in one line."""
    cause = getattr(error, "orig", None) or error
    return brief(" ".join(str(cause).split()).rstrip("."), 200)


class Lock:
    """A SQLite file belongs to one server; the system frees it whatever way that one ends."""

    def __init__(self, url: URL) -> None:
        in_file = url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:"
        self._path = Path(f"{url.database}.lock") if in_file else None
        self._file: Any = None

    def take(self) -> None:
        """Make the file ours, or say that it is another's."""
        if self._path is None:
            return
        try:
            self._file = self._path.open("w")
        except OSError as error:
            raise StoreError(
                say("server.the_games_cannot_be_kept_there", folder=brief(self._path.parent), reason=error.strerror)
            ) from None
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise StoreError(
                    say("server.another_server_uses", path=brief(str(self._path).removesuffix(".lock")))
                ) from None

    def release(self) -> None:
        """Let go of it."""
        if self._file is not None:
            self._file.close()
