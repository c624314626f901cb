"""A server may be killed at any moment: every game goes on where it was."""

from __future__ import annotations

import threading
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.serving import Client, Game, Table, computer, person, play_modestly, served
from websockets.exceptions import WebSocketException

import rokugan
from rokugan.agents import ask, make_agent

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
