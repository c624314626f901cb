"""A server may be killed at any moment: every game goes on where it was."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.games.test_snapshots import patient_choice
from tests.server.serving import Client, Game, Table, computer, person, play_modestly, served
from websockets.exceptions import WebSocketException

import rokugan
from rokugan.agents import ask, make_agent
from rokugan.games import play_line
from rokugan.server import hosting, schema
from rokugan.server.house import House
from rokugan.server.keeping.freezing import code
from rokugan.server.messages import NewGame, PersonSeat
from rokugan.server.opening import first_position, game_asked_for
from rokugan.server.settings import Settings
from rokugan.server.store import Entry, Store

SEEDS = range(40)
LONGEST = 60


def moves_into_a_duel() -> tuple[int, list[tuple[str, str]]]:
    """A seed, and moves of sensible players which lead into the middle of a duel."""
    for seed in SEEDS:
        game = rokugan.new_game("gold", names=["Ann", "Bob"], seed=seed)
        agents = {name: make_agent("sensible", 0) for name in game.names}
        moves: list[tuple[str, str]] = []
        while game.decision is not None and len(moves) < LONGEST:
            player = game.decision.player
            if game.decision.kind == "duel" and "strike" in game.decision.options:
                return seed, moves
            choice = game.decision.choices[ask(agents[player], game)]
            moves.append((player, choice.move))
            game.take(choice)
    raise AssertionError("no sensible game has a duel")


def follow(clients: dict[str, Client], moves: list[tuple[str, str]]) -> None:
    """Play these moves; everybody sees each of them."""
    for player, move in moves:
        mover = clients[player]
        while not mover.options:
            mover.next()
        mover.send({"type": "move", "version": mover.version, "move": move})
        version = mover.version
        while mover.version == version:
            assert mover.next()["type"] != "refused"
    clients["Ann"].quiet(0.2)
    clients["Bob"].quiet(0.2)


def sit(game: Game) -> dict[str, Client]:
    return {"Ann": game.sit(0), "Bob": game.sit(1)}


def test_killed_in_the_middle_of_a_duel(folder: Path) -> None:
    seed, moves = moves_into_a_duel()
    with served(folder, "--seeds", "--pause", "0") as table:
        game = table.begin("gold", [person("Ann"), person("Bob")], seed=seed)
        before = sit(game)
        follow(before, moves)
        asked = next(client for client in before.values() if client.options)
        assert "strike" in asked.options
        table.kill()
    with served(folder, "--seeds", "--pause", "0") as table:
        again = Game(table, {"game": game.id, "seats": game.seats})
        after = sit(again)
        for name, client in after.items():
            assert client.version == before[name].version
            assert client.view == before[name].view
        duellist = next(client for client in after.values() if client.options)
        assert duellist.move("strike")["type"] == "delta"
        assert table.logged("a game was recovered", game=game.id)


def test_killed_while_computers_play(folder: Path) -> None:
    """Whenever it happens, what anybody was shown is stored, and the game goes on."""
    database = f"sqlite:///{folder}/games.sqlite"
    table = Table(database, folder)
    game = table.begin("war_of_honor", [person("Ann"), computer("Bob"), computer("Cid"), computer("Dov")])
    for round in range(2):
        ann = Game(table, {"game": game.id, "seats": game.seats}).sit(0)
        killer = threading.Timer(0.5 + round, table.process.kill)
        killer.start()
        with suppress(WebSocketException, OSError, EOFError, AssertionError):
            play_modestly(ann, 1000)
        killer.join()
        table.kill()
        table = Table(database, folder)
        back = Game(table, {"game": game.id, "seats": game.seats}).sit(0)
        assert back.version >= ann.version
        if back.version == ann.version:
            assert back.view == ann.view
        back.close()
    last = Game(table, {"game": game.id, "seats": game.seats}).sit(0)
    play_modestly(last, 5)
    assert not [line for line in table.log() if line["level"] == "error"]
    assert table.stop() == 0


def test_undone_moves_stay_undone_and_a_server_ends_on_sigterm(folder: Path) -> None:
    with served(folder) as table:
        game = table.begin("celestial", [person("Ann"), computer("Bob")])
        ann = game.sit(0)
        ann.my_turn()
        first = ann.view
        play_modestly(ann, 1)
        ann.my_turn()
        before = ann.version
        assert ann.ask({"type": "undo"})["type"] == "delta"
        assert ann.version == before + 1
        assert ann.view == first
        table.kill()
    with served(folder) as table:
        back = Game(table, {"game": game.id, "seats": game.seats}).sit(0)
        assert back.version == ann.version
        assert back.view == first
        assert back.ask({"type": "move", "version": 0, "move": "pass"})["code"] == "stale"
        play_modestly(back, 2)
        with pytest.raises(AssertionError, match="rokugan: Another server uses"):  # a SQLite belongs to one server
            Table(f"sqlite:///{folder}/games.sqlite", folder)
        assert table.stop() == 0
        with pytest.raises(WebSocketException):
            back.until("nothing", 5)


def long_game(database: str, moves: int) -> tuple[str, str, str | None]:
    """A database with one game of so many moves, as a server would have stored it: its id, what the game is, Ann's token."""

    async def store() -> str:
        kept = Store(database)
        await kept.open()
        try:
            await kept.create(row, [Entry(number, "move", *move, 0.0, 1.0) for number, move in enumerate(lines, 1)])
        finally:
            await kept.close()
        return row.id

    row, tokens = game_asked_for(NewGame("gold", [PersonSeat("Ann"), PersonSeat("Bob")], seed=2), SEEDED)
    game = first_position(row)
    chance = random.Random(2)
    while len(game.history) < moves:
        game.choose(patient_choice(game, chance))
    lines = [(seat, choice.move) for seat, choice in game.history]
    return asyncio.run(store()), game.hash(), tokens[0]


SEEDED = Settings("sqlite://", seeds=True)


def recovered(folder: Path, id: str, wait: bool = True, **more: Any) -> tuple[str, int, float]:
    """The game as a new server has it: what it is, how many moves of it were played, and the seconds of work for that."""

    async def run() -> tuple[str, int, float]:
        house = House(Settings(f"sqlite:///{folder}/games.sqlite", **more))
        await house.open()
        try:
            played: list[str] = []

            def play(game: Any, line: str, where: str) -> None:
                played.append(line)
                play_line(game, line, where)

            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(hosting, "play_line", play)
                began = time.process_time()
                game = await house.hosted(id)
                took = time.process_time() - began
            if wait and game.freezer._task is not None:
                await game.freezer._task
            return game.game.hash(), len(played), took
        finally:
            await house.close()

    return asyncio.run(run())


def test_a_long_game_is_there_within_a_second(tmp_path: Path) -> None:
    id, hash, _ = long_game(f"sqlite:///{tmp_path}/games.sqlite", 3900)
    first = recovered(tmp_path, id)  # and a snapshot is made
    assert first[:2] == (hash, 3900)
    found, played, seconds = recovered(tmp_path, id)
    assert (found, played) == (hash, 0)
    print(f"recovered 3,900 moves in {first[2]:.2f} s, from a snapshot in {seconds:.2f} s")
    assert seconds < 1

    async def spoil() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.sqlite")
        await store.open()
        try:
            await store.run(lambda each: each.execute(sa.update(schema.snapshots).values(hash="another")))
        finally:
            await store.close()

    asyncio.run(spoil())
    assert recovered(tmp_path, id, wait=False)[:2] == (hash, 3900)  # the record counts


def test_snapshots_are_made_as_a_game_goes_on_and_few_are_kept(tmp_path: Path) -> None:
    id, _, _ = long_game(f"sqlite:///{tmp_path}/games.sqlite", 150)

    async def run() -> tuple[list[int], str]:
        house = House(Settings(f"sqlite:///{tmp_path}/games.sqlite", pause=(0.0, 0.0)))
        await house.open()
        try:
            game = await house.hosted(id)
            chance = random.Random(5)
            for _ in range(720):
                choice = game.game.asked().choices[patient_choice(game.game, chance)]
                async with game.lock:
                    await game.carry_out(choice, 0.0)
                while game._hold is not None:
                    await asyncio.sleep(0.001)
                if len(game.moves) % 50 == 0 and game.freezer._task is not None:
                    await game.freezer._task
            return [each.moves for each in await house.store.snapshots(id, code())], game.game.hash()
        finally:
            await house.close()

    kept, hash = asyncio.run(run())
    assert kept == [600, 800]
    assert recovered(tmp_path, id)[:2] == (hash, 70)
