"""A real server process and clients for it, as a browser or a bot would be."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from rokugan.core.views.patch import patched

READY = 30.0
PATIENCE = 20.0


class Table:
    """A server process; its log is kept line by line."""

    def __init__(self, database: str, folder: Path, *words: str, port: int = 0, python: Path | None = None) -> None:
        self.folder = folder
        self.log_file = folder / f"log-{time.monotonic_ns()}.jsonl"
        command = [python or sys.executable, "-m", "rokugan.cli", "serve", "--port", str(port), "--database", database]
        # Another Python has its own package and nothing else: no checkout, no Node.
        elsewhere: dict[str, Any] = {"cwd": folder, "env": {"PATH": str(python.parent)}} if python else {}
        with self.log_file.open("w") as log:
            self.process = subprocess.Popen(
                [*command, "--workers", "1", *words], stdout=subprocess.PIPE, stderr=log, text=True, **elsewhere
            )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        if "http://" not in self.said:
            self.process.wait(10)
            raise AssertionError(f"the server did not start: {self.log_file.read_text()}")
        self.address = "http://" + self.said.split("http://")[1].split("/")[0].split(";")[0].strip()
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def log(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log_file.read_text().splitlines()]

    def logged(self, event: str, **facts: Any) -> list[dict[str, Any]]:
        return [
            line
            for line in self.log()
            if line["event"] == event and all(line.get(key) == value for key, value in facts.items())
        ]

    def begin(self, edition: str = "celestial", seats: list[dict[str, Any]] | None = None, **more: Any) -> Game:
        asked = seats if seats is not None else [person("Ann"), computer("Bob")]
        answer = self.http.post("/api/games", json={"edition": edition, "seats": asked, **more})
        assert answer.status_code == 201, answer.text
        return Game(self, answer.json())

    def kill(self) -> None:
        """SIGKILL: no last words."""
        self.process.kill()
        self.process.wait(10)
        self.http.close()

    def stop(self) -> int:
        """SIGTERM, and how it ended."""
        self.http.close()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(15)


class Game:
    """A game as the one who began it knows it."""

    def __init__(self, table: Table, said: dict[str, Any]) -> None:
        self.table = table
        self.id: str = said["game"]
        self.seats = said["seats"]
        self.tokens: list[str | None] = [seat["token"] for seat in said["seats"]]

    def sit(self, seat: int = 0, **more: Any) -> Client:
        return Client(self.table, self.id, {"token": self.tokens[seat], **more})

    def watch(self) -> Client:
        return Client(self.table, self.id, {"watch": True})

    def facts(self) -> dict[str, Any]:
        answer = self.table.http.get(f"/api/games/{self.id}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found


class Client:
    """Somebody who is connected: he keeps his view up to date from deltas, as a browser does."""

    def __init__(self, table: Table, game: str, hello: dict[str, Any]) -> None:
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(joined(table, game))
        self.received: list[str] = []
        self.version = -1
        self.view: dict[str, Any] = {}
        self.send({"type": "hello", **hello})
        self.first = self.next()

    def send(self, message: dict[str, Any] | str) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def next(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message, taken in."""
        text = self.socket.recv(timeout=patience)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "view":
            self.version, self.view = message["version"], message["view"]
        elif message["type"] == "delta":
            assert message["from"] == self.version
            assert message["version"] > message["from"]
            self.version = message["version"]
            view: Any = patched(self.view, message["patch"])
            self.view = view
        return message

    def until(self, kind: str, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message of a kind; what comes before is taken in."""
        end = time.monotonic() + patience
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if message["type"] == kind:
                return message

    def quiet(self, seconds: float = 0.3) -> list[dict[str, Any]]:
        """Whatever comes within a while."""
        found = []
        with suppress(TimeoutError):
            while True:
                found.append(self.next(seconds))
        return found

    def ask(self, message: dict[str, Any] | str) -> dict[str, Any]:
        """Send, and the next message."""
        self.send(message)
        return self.next()

    def move(self, move: str) -> dict[str, Any]:
        return self.ask({"type": "move", "version": self.version, "move": move})

    @property
    def options(self) -> list[str]:
        decision = self.view.get("decision") or {}
        found: list[str] = decision.get("options", [])
        return found

    def my_turn(self, patience: float = PATIENCE) -> bool:
        """Wait until I am asked; False if the game is over."""
        while not self.options:
            if self.view.get("outcome"):
                return False
            self.next(patience)
        return True

    def close(self) -> None:
        self._open.close()


def joined(table: Table, game: str, **more: Any) -> AbstractContextManager[ClientConnection]:
    """A socket that has not said hello."""
    address = f"{table.address.replace('http', 'ws')}/api/games/{game}/play"
    found: AbstractContextManager[ClientConnection] = connect(address, compression=None, max_size=None, **more)
    return found


def person(name: str, deck: Any = None) -> dict[str, Any]:
    return {"kind": "person", "name": name, "deck": deck}


def computer(name: str, level: str = "sensible", deck: Any = None) -> dict[str, Any]:
    return {"kind": "computer", "name": name, "deck": deck, "level": level}


@contextmanager
def served(folder: Path, *words: str, database: str | None = None, python: Path | None = None) -> Iterator[Table]:
    """A server for a while."""
    table = Table(database or f"sqlite:///{folder}/games.sqlite", folder, *words, python=python)
    try:
        yield table
    finally:
        if table.process.poll() is None:
            table.stop()


def play_modestly(client: Client, moves: int) -> int:
    """Pass where one can, and count the moves made."""
    made = 0
    while made < moves and client.my_turn():
        options = client.options
        usual = [move for move in ("pass", "done", "no", "no attack", "pay auto") if move in options]
        answer = client.move(usual[0] if usual else options[0])
        assert answer["type"] == "delta", answer
        made += 1
    return made


def usual_delay(game: Game, moves: int) -> float:
    """Two people play the last option each time: the median of the seconds until a move is on the other's screen."""
    clients = [game.sit(0), game.sit(1)]
    delays = []
    for _ in range(moves):
        mover = next(client for client in clients if client.options)
        other = next(client for client in clients if client is not mover)
        began = time.monotonic()
        mover.send({"type": "move", "version": mover.version, "move": mover.options[-1]})
        other.until("delta")
        delays.append(time.monotonic() - began)
        while mover.version < other.version:
            mover.next()
    return sorted(delays)[moves // 2]
