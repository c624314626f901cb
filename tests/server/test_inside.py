"""What cannot be seen from outside: failures of the engine and of the disk, and the form of the database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from rokugan.core.history import History
from rokugan.errors import RokuganError
from rokugan.server import messages as m
from rokugan.server.hosting import HostedGame
from rokugan.server.house import House
from rokugan.server.keeping.databases import StoreError
from rokugan.server.metrics import Metrics
from rokugan.server.minds.thinking import Thinking, fallback
from rokugan.server.opening import game_asked_for
from rokugan.server.schema import metadata
from rokugan.server.settings import Limits, Settings, limits_with
from rokugan.server.speaking import Conversation
from rokugan.server.store import Conflict, Entry, Store

SETTINGS = Settings(database="sqlite://", pause=(0.0, 0.0))
ALONE: list[m.PersonSeat | m.ComputerSeat | m.OpenSeat] = [m.PersonSeat(name="Ann"), m.ComputerSeat(name="Bob")]


class Ear:
    """Somebody who listens."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.more = False
        self.heard: list[dict[str, Any]] = []
        self.closed = ""

    def send(self, data: bytes) -> None:
        self.heard.append(json.loads(data))

    def close(self, reason: str) -> None:
        self.closed = reason


class Mute(Thinking):
    """Computer players that never have an answer."""

    async def move(self, asked: Any, record: dict[str, Any]) -> str | None:
        return None


def in_a_game(test: Callable[[HostedGame, Conversation, Ear], Awaitable[None]]) -> None:
    """Run something at a new game of Ann against the computer."""

    async def run() -> None:
        store = Store(SETTINGS.database)
        await store.open()
        try:
            row, _ = game_asked_for(m.NewGame("celestial", list(ALONE)), SETTINGS)
            await store.create(row)
            metrics = Metrics()
            game = HostedGame(row, store, Mute(1, 1.0, metrics), SETTINGS, metrics)
            await game.recover()
            ear = Ear(0)
            await game.join(ear)
            await asked(game)
            await test(game, Conversation(game, ear), ear)
            game.put_away()
        finally:
            await store.close()

    asyncio.run(run())


async def asked(game: HostedGame) -> None:
    """Wait until Ann is asked, and has seen it."""
    for _ in range(500):
        if game.game.asked().seat == 0 and game.viewers[0].version == game.version:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the computer players do not go on")


def test_a_move_at_which_the_engine_fails_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(game: HostedGame, ann: Conversation, ear: Ear) -> None:
        before, state = game.version, game.game.hash()
        with monkeypatch.context() as broken:
            broken.setattr(History, "take", lambda self, choice: 1 // 0)
            with pytest.raises(m.Refusal, match="engine failed"):
                await ann.say(m.Move(game.version, "pass"))
        assert (game.version, game.game.hash()) == (before, state)
        await ann.say(m.Move(game.version, "pass"))
        assert game.version > before

    in_a_game(test)


def test_a_computer_player_takes_another_move_when_the_engine_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(game: HostedGame, ann: Conversation, ear: Ear) -> None:
        whole = History.take
        failed = []

        def take(self: History[Any], choice: Any) -> None:
            if self.game.asked().seat == 1 and choice.move == "pass":
                failed.append(choice.move)
                raise ZeroDivisionError
            whole(self, choice)

        monkeypatch.setattr(History, "take", take)
        while not failed:
            await ann.say(m.Move(game.version, fallback(game.game.asked()).move))
            await asked(game)
        assert game.game.history[-1][1].move != "pass" or game.game.history[-1][0] == 0

    in_a_game(test)


def test_a_move_that_cannot_be_stored_is_seen_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*words: object, **more: object) -> None:
        raise StoreError("The disk is full.")

    async def test(game: HostedGame, ann: Conversation, ear: Ear) -> None:
        before, state, heard = game.version, game.game.hash(), len(ear.heard)
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", full)
            with pytest.raises(m.Refusal, match="disk is full"):
                await ann.say(m.Move(game.version, "pass"))
        assert (game.version, game.game.hash(), len(ear.heard)) == (before, state, heard)
        await ann.say(m.Move(game.version, "pass"))
        assert ear.heard[heard]["type"] == "delta"

    in_a_game(test)


def test_a_version_is_stored_once() -> None:
    async def test(game: HostedGame, ann: Conversation, ear: Ear) -> None:
        lost: list[HostedGame] = []
        game.lost = lost.append
        await game.store.append(game.row.id, Entry(game.version + 1, "move", 0, "pass"))  # by another process
        with pytest.raises(Conflict):
            await ann.say(m.Move(game.version, "pass"))
        assert lost == [game]

    in_a_game(test)


def test_the_migrations_make_what_the_schema_says() -> None:
    async def run() -> None:
        store = Store("sqlite://")
        await store.open()
        await store.open()  # nothing is left to do
        try:
            found = await store.run(lambda each: compare_metadata(MigrationContext.configure(each), metadata))
            assert found == []
        finally:
            await store.close()

    asyncio.run(run())


def test_of_two_who_come_with_one_name_at_once_one_is_let_in() -> None:
    async def run() -> None:
        house = House(SETTINGS)
        await house.open()
        try:
            seats: list[m.PersonSeat | m.ComputerSeat | m.OpenSeat] = [m.PersonSeat("Ann"), m.OpenSeat(), m.OpenSeat()]
            row, _ = await house.create(m.NewGame("samurai", seats))
            joining = [house.join(row.id, m.Joining(name)) for name in ("Bob", "BOB", "Bob")]
            found = await asyncio.gather(*joining, return_exceptions=True)
            assert sum(isinstance(each, tuple) for each in found) == 1
            assert sum(isinstance(each, m.HttpRefusal) and each.status == 400 for each in found) == 2
            assert [seat.kind for seat in (await house.row(row.id)).seats] == ["person", "person", "open"]
            await house.join(row.id, m.Joining("Cid"))
            assert (await house.row(row.id)).started
        finally:
            await house.close()

    asyncio.run(run())


def test_limits_are_never_less_than_promised() -> None:
    assert limits_with(["sockets=16", "games=5"]) == Limits(sockets=16, games=5)
    for wrong in (
        "sockets=7",
        "message=100",
        "games=0",
        "games",
        "games=-1",
        "games=²",
        "nothing=1",
        "games=" + "9" * 50,
    ):
        with pytest.raises(RokuganError):
            limits_with([wrong])


@pytest.mark.parametrize("url", ["", "x", "mysql://a/b", "postgresql", "file.sqlite"])
def test_what_is_no_database_is_one_sentence(url: str) -> None:
    with pytest.raises(RokuganError, match="names no database"):
        Store(url)
