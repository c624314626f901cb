"""What is kept, for how long, and how it comes back: earlier databases, expiry, back-ups, a full disk."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from tests.server.serving import Game, Table, computer, person, play_modestly, served

from rokugan.errors import RokuganError
from rokugan.server import store as store_module
from rokugan.server.house import House
from rokugan.server.messages import ComputerSeat, HttpRefusal, NewGame, OpenSeat, PersonSeat
from rokugan.server.opening import first_position, game_asked_for
from rokugan.server.settings import Keep, Limits, Settings, keep_with
from rokugan.server.store import UPLOAD, Entry, GameRow, Store

MIGRATIONS = Path(store_module.__file__).parent / "migrations"
DAY = store_module.DAY
EDITIONS = ("celestial", "gold", "lcg", "samurai", "war_of_honor")


def config(connection: sa.Connection) -> Config:
    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS))
    found.set_main_option("path_separator", "os")
    found.attributes["connection"] = connection
    return found


def revisions() -> list[str]:
    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS))
    found.set_main_option("path_separator", "os")
    return [each.revision for each in reversed(list(ScriptDirectory.from_config(found).walk_revisions()))]


def with_store(folder: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{folder}/games.sqlite")
        await store.open()
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(run())


def a_game(edition: str, seed: int, moves: int) -> tuple[GameRow, list[Entry], str]:
    """A game as a server stores it, with a move taken back and what the game is afterwards."""
    settings = Settings("sqlite://", seeds=True)
    row, _ = game_asked_for(NewGame(edition, [PersonSeat("Ann"), ComputerSeat("Bob")], seed=seed), settings)
    game, chance = first_position(row), random.Random(seed)
    entries: list[Entry] = []
    while len(entries) < moves and game.decision is not None:
        if len(entries) == 7:
            before = game.clone()
            wrong = chance.choice(game.decision.choices)
            entries += [Entry(8, "move", game.decision.seat, wrong.move), Entry(9, "undo", 0, "7")]
            game = before
        choice = chance.choice(game.asked().choices)
        entries.append(Entry(len(entries) + 1, "move", game.asked().seat, choice.move, 0.5, 1.0))
        game.take(choice)
    return row, entries, game.hash()


# ---------------------------------------------------------------------------------- earlier databases


@pytest.mark.parametrize("revision", revisions())
def test_a_database_of_every_earlier_form_is_brought_up_with_all_its_games(revision: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.sqlite"
    engine = sa.create_engine(url)
    games = [a_game(edition, seed, 25) for edition in EDITIONS for seed in range(4)]
    with engine.begin() as connection:
        command.upgrade(config(connection), revision)
    had = sa.MetaData()
    had.reflect(engine)

    def row_of(table: str, **values: Any) -> dict[str, Any]:
        """What that table could hold then."""
        columns = had.tables[table].columns
        return {name: value for name, value in values.items() if name in columns and value is not None}

    with engine.begin() as connection:
        for row, entries, _ in games:
            told = {name: getattr(row, name) for name in GameRow.__dataclass_fields__ if name != "seats"}
            connection.execute(had.tables["games"].insert(), row_of("games", **told))
            for seat in row.seats:
                values = {name: getattr(seat, name) for name in ("seat", "kind", "name", "deck", "level", "token")}
                connection.execute(had.tables["seats"].insert(), row_of("seats", game=row.id, **values))
            for entry in entries:
                values = {name: getattr(entry, name) for name in Entry.__dataclass_fields__}
                connection.execute(had.tables["entries"].insert(), row_of("entries", game=row.id, **values))
        if "kept" in had.tables:
            values = {"id": "d" * 20, "kind": "deck", "data": {"name": "Mine"}, "created": 5.0}
            connection.execute(had.tables["kept"].insert(), row_of("kept", **values))
    engine.dispose()

    async def run() -> None:
        house = House(Settings(url))
        await house.open()
        try:
            assert {row.id for row in await house.listed()} == {row.id for row, _, _ in games}
            for row, entries, hash in games:
                game = await house.hosted(row.id)
                assert (game.version, game.game.hash()) == (len(entries), hash)
                assert game.row.listed
                assert game.row.touched > row.changed - DAY
            if "kept" in had.tables:
                assert await house.store.kept("deck", "d" * 20) == {"name": "Mine"}
            assert await house.store.clear_out(Keep()) == 0
        finally:
            await house.close()

    asyncio.run(run())


# ---------------------------------------------------------------------------------------------- expiry


def test_what_nobody_touches_goes_after_its_time(tmp_path: Path) -> None:
    """Each kind after its own number of days, and not a day sooner."""
    now = time.time()
    keep = Keep(unplayed=1, games=10, finished=20, uploads=5, decks=7)
    kinds = {
        "unplayed": ({}, 0, 1),
        "games": ({}, 3, 10),
        "finished": ({"over": True}, 3, 20),
        "finished empty": ({"over": True}, 0, 20),
        "uploads": ({"over": True, "origin": UPLOAD}, 3, 5),
    }

    async def test(store: Store) -> None:
        gone: set[str] = set()
        stay: set[str] = set()
        for facts, number, days in kinds.values():
            for over, ids in ((0.01, gone), (-0.01, stay)):
                row, entries, _ = a_game("celestial", 1, 5)
                row.touched = now - (days + over) * DAY
                for name, value in facts.items():  # type: ignore[attr-defined]
                    setattr(row, name, value)
                await store.create(row, entries[:number])
                ids.add(row.id)
        assert await store.keep("deck", {"n": 1}, "a" * 20, 9)
        for name in ("old", "new"):
            assert await store.keep("deck", {"n": name})
        old = sa.text("UPDATE kept SET touched = :at WHERE data LIKE '%1%' OR data LIKE '%old%'")
        await store.run(lambda each: each.execute(old, {"at": now - 8 * DAY}))
        assert await store.clear_out(keep) == len(gone) + 1
        assert await store.clear_out(keep) == 0
        assert {row.id for row in await store.games(100)} | {
            id for id in stay if (found := await store.game(id)) and found.origin == UPLOAD
        } == stay
        tables = ("games", "seats", "entries", "snapshots")
        for table in tables[1:]:
            lost = sa.text(f"SELECT count(*) FROM {table} WHERE game NOT IN (SELECT id FROM games)")
            assert await store.run(lambda each, lost=lost: each.execute(lost).scalar()) == 0  # type: ignore[misc]
        left = await store.run(lambda each: [row[0] for row in each.execute(sa.text("SELECT data FROM kept"))])
        assert sorted(left) == ['{"n": "new"}', '{"n": 1}']

    with_store(tmp_path, test)


def test_who_looks_at_something_keeps_it(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        id = await store.keep("deck", {"n": 1})
        row, entries, _ = a_game("celestial", 1, 5)
        row.touched = 1.0
        await store.create(row, entries)
        await store.run(lambda each: each.execute(sa.text("UPDATE kept SET touched = 1")))
        assert await store.kept("deck", str(id)) == {"n": 1}
        await store.touch(row)
        assert await store.clear_out(Keep()) == 0

    with_store(tmp_path, test)


def test_how_long_is_set_in_days() -> None:
    assert keep_with(["uploads=0.5", "games=3"]) == Keep(uploads=0.5, games=3)
    for wrong in ("uploads", "uploads=x", "uploads=-1", "uploads=nan", "tea=3", "games=1e9"):
        with pytest.raises(RokuganError, match="--keep"):
            keep_with([wrong])


def test_the_share_of_an_address_is_known_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        for number in range(3):
            limits = Limits(address_games=2)
            house = House(Settings(f"sqlite:///{tmp_path}/games.sqlite", limits=limits))
            await house.open()
            try:
                said = NewGame("celestial", [PersonSeat("Ann"), OpenSeat()])
                if number < 2:
                    await house.create(said, "192.0.2.1")
                else:
                    with pytest.raises(HttpRefusal) as refused:
                        await house.create(said, "192.0.2.1")
                    assert refused.value.status == 429
                    await house.create(said, "192.0.2.2")
            finally:
                await house.close()
        found = sqlite3.connect(tmp_path / "games.sqlite").execute("SELECT * FROM games").fetchall()
        assert "192.0.2" not in str(found)

    asyncio.run(run())


# ------------------------------------------------------------------------------------------ ready or not


def test_a_server_is_ready_until_nothing_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rokugan.server.door.readiness.SAME", 0.0)
    monkeypatch.setattr("rokugan.server.door.readiness.PATIENCE", 0.5)

    async def run() -> None:
        house = House(Settings(f"sqlite:///{tmp_path}/games.sqlite"))
        await house.open()
        try:
            assert await house.pulse.fault() == ""
            with monkeypatch.context() as full:
                full.setattr(store_module, "LEAST_FREE", 2**62)
                assert "full" in await house.pulse.fault()
            assert await house.pulse.fault() == ""
            with monkeypatch.context() as broken:

                async def away(self: Store, work: Any) -> Any:
                    raise OSError("no such server")

                broken.setattr(Store, "run", away)
                assert "no such server" in await house.pulse.fault()

                async def silent(self: Store, work: Any) -> Any:
                    await asyncio.sleep(2)

                broken.setattr(Store, "run", silent)
                assert "does not answer" in await house.pulse.fault()
            await asyncio.sleep(2)
            assert await house.pulse.fault() == ""
            await house.store.run(lambda each: each.execute(sa.text("PRAGMA query_only=ON")))
            assert await house.pulse.fault() != ""
        finally:
            await house.close()

    asyncio.run(run())


def test_readiness_is_told(table: Table) -> None:
    answer = table.http.get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ready"})


def test_a_server_with_as_many_games_as_it_allows_is_well_and_not_ready(tmp_path: Path) -> None:
    with served(tmp_path, "--limit", "games=1") as table:
        table.begin("celestial")
        time.sleep(1.1)
        answer = table.http.get("/readyz")
        assert (answer.status_code, list(answer.json())) == (503, ["error"])
        assert table.http.get("/healthz").status_code == 200


# ---------------------------------------------------------------------------------------------- back-ups


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="sqlite3 is not installed")
def test_a_back_up_made_while_people_play_is_restored_as_the_page_says(tmp_path: Path) -> None:
    """The commands of docs/backup.md: back up a running server, throw the database away, restore, go on."""
    rehearse(tmp_path, ["sqlite3", str(tmp_path / "games.sqlite"), f".backup {tmp_path / 'copy.sqlite'}"])


def test_a_back_up_is_made_without_the_command_too(tmp_path: Path) -> None:
    rehearse(tmp_path, [])


def rehearse(folder: Path, order: list[str]) -> None:
    with served(folder) as table:
        game = table.begin("celestial", [person("Ann"), computer("Bob")])
        ann = game.sit()
        play_modestly(ann, 4)
        if order:
            subprocess.run(order, check=True)
        else:
            with sqlite3.connect(folder / "games.sqlite") as live, sqlite3.connect(folder / "copy.sqlite") as copy:
                live.backup(copy)
        version, view = ann.version, ann.view
        play_modestly(ann, 2)
    for path in folder.glob("games.sqlite*"):
        path.unlink()
    shutil.copy(folder / "copy.sqlite", folder / "games.sqlite")
    with served(folder) as table:
        again = Game(table, {"game": game.id, "seats": game.seats}).sit()
        assert again.version >= version - 1
        again.my_turn()
        assert again.view["turn"] <= view["turn"] + 1
        assert play_modestly(again, 2) == 2
        page = (Path(__file__).parents[2] / "docs/backup.md").read_text()
        assert ".backup copy.sqlite" in page
