"""Several processes with one PostgreSQL: one game, wherever its people are connected."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from tests.server.postgres import postgres
from tests.server.serving import Client, Game, Table, computer, person, play_modestly
from tests.server.test_recovery import long_game

USUAL = ("pass", "done", "no", "no attack")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


def at(table: Table, game: Game) -> Game:
    """The same game, seen from another process."""
    return Game(table, {"game": game.id, "seats": game.seats})


def play(clients: list[Client], moves: int) -> None:
    for _ in range(moves):
        mover = next(client for client in clients if client.options)
        usual = [move for move in USUAL if move in mover.options]
        answer = mover.move(usual[0] if usual else mover.options[0])
        assert answer["type"] == "delta", answer
        for client in clients:
            while client.version < mover.version:
                client.next()


def test_two_processes_one_killed(database: str, folder: Path) -> None:
    one, two = Table(database, folder), Table(database, folder)
    try:
        game = one.begin("celestial", [person("Ann"), {"kind": "open"}])
        ann = game.sit(0)
        joined = two.http.post(f"/api/games/{game.id}/join", json={"name": "Bob"})  # at the other process
        assert joined.status_code == 200
        assert ann.until("view")["started"] is True
        game.seats[1]["token"] = joined.json()["token"]
        bob, spectator = at(two, game).sit(1), at(two, game).watch()
        assert bob.view["viewer"] == "Bob"
        play([ann, bob], 8)
        while spectator.version < ann.version:
            spectator.next()
        ann.send({"type": "chat", "text": "hello"})
        assert bob.until("chat")["from"] == "Ann"
        assert bob.ask({"type": "move", "version": 0, "move": "pass"})["code"] == "stale"
        other = two.begin("celestial", [person("Cid"), computer("Dov")])
        third = one.begin("celestial", [person("Eri"), computer("Fay")])  # nobody at the other process looks at it
        third.sit(0)
        far = at(one, other).sit(0)  # its game is at the process that lives on
        assert play_modestly(far, 2) == 2
        version = max(ann.version, bob.version)

        one.kill()
        assert bob.until("view", 30)["version"] == version  # taken over, and told so
        assert spectator.until("view", 30)["version"] == version
        back = at(two, game).sit(0)
        assert back.version == version
        play([back, bob], 4)
        assert two.logged("a game was taken over", game=game.id)
        at(two, third).sit(0)
        assert two.logged("a game was taken over", game=third.id)
        assert "rokugan_takeovers_total 2" in two.http.get("/metrics").text
        cid = at(two, other).sit(0)
        assert play_modestly(cid, 2) == 2
        assert not [line for line in two.log() if line["level"] == "error"]
        assert two.stop() == 0
    finally:
        for table in (one, two):
            with suppress(ProcessLookupError):
                table.process.kill()


def test_a_game_goes_on_after_all_processes_were_killed(database: str, folder: Path) -> None:
    table = Table(database, folder)
    game = table.begin("celestial", [person("Ann"), computer("Bob")])
    ann = game.sit(0)
    play_modestly(ann, 3)
    ann.my_turn()
    table.kill()
    table = Table(database, folder)
    try:
        back = at(table, game).sit(0)
        assert back.version == ann.version
        assert back.view == ann.view
        play_modestly(back, 2)
    finally:
        table.stop()


def test_a_long_game_is_taken_over_from_its_snapshot(database: str, folder: Path) -> None:
    id, _, token = long_game(database, 3900)
    said = {"game": id, "seats": [{"token": token}, {"token": None}]}
    one, two = Table(database, folder), Table(database, folder)
    try:
        ann = Game(one, said).sit(0)
        assert ann.version == 3900
        while "rokugan_snapshots_total 1" not in one.http.get("/metrics").text:
            time.sleep(0.2)
        far = Game(two, said).sit(0)
        one.kill()
        began = time.monotonic()
        assert far.until("view", 30)["version"] == 3900
        seconds = time.monotonic() - began
        (told,) = two.logged("a game was recovered", game=id)
        assert told["played"] == 0
        print(f"taken over in {seconds:.2f} s, of which {told['seconds']:.2f} s to recover 3,900 moves")
        assert seconds < 15  # less than one, if nobody else needs the machine
    finally:
        for table in (one, two):
            with suppress(ProcessLookupError):
                table.process.kill()


def test_a_server_whose_database_is_away_is_well_and_not_ready(folder: Path) -> None:
    with ExitStack() as stack:
        url = stack.enter_context(postgres())
        table = Table(url, folder)
        try:
            assert table.http.get("/readyz").status_code == 200
            stack.close()
            time.sleep(1.1)
            answer = table.http.get("/readyz", timeout=60)
            assert (answer.status_code, list(answer.json())) == (503, ["error"])
            assert table.http.get("/healthz").status_code == 200
        finally:
            table.process.kill()


@pytest.mark.skipif(shutil.which("pg_dump") is None, reason="pg_dump is not installed")
def test_a_back_up_is_restored_as_the_page_says(database: str, folder: Path) -> None:
    plain = database.replace("+psycopg", "")
    table = Table(database, folder)
    game = table.begin("celestial", [person("Ann"), computer("Bob")])
    ann = game.sit(0)
    play_modestly(ann, 3)
    ann.my_turn()
    dump = ["pg_dump", "--format", "custom", "--file", str(folder / "rokugan.dump"), plain]
    if subprocess.run(dump, capture_output=True, check=False).returncode:
        pytest.skip("pg_dump is older than the database")
    version, view = ann.version, ann.view
    play_modestly(ann, 2)
    table.stop()
    words = ["--clean", "--if-exists", "--no-owner", "--dbname", plain, str(folder / "rokugan.dump")]
    subprocess.run(["pg_restore", *words], check=True)
    table = Table(database, folder)
    try:
        back = at(table, game).sit(0)
        assert (back.version, back.view) == (version, view)
        play_modestly(back, 2)
    finally:
        table.stop()
