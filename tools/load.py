"""Many games at once against a real server: a person's seat played by this program, computer players in the others.

    make load                                       200 games for ten minutes, SQLite
    make load LOAD="--postgres --processes 2 --kill --seconds 120"

`--postgres` starts a PostgreSQL of the machine's own, `--processes` so many servers on it, and `--kill` ends one of them
with SIGKILL in the middle: its games go on in the others. It prints how it goes every ten seconds, and fails if anything
was refused or lost, or if the servers' memory grew by more than a fifth in the second half of the time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

MODEST = ("pay auto", "pass", "done", "no", "no attack")
EVERY = 10.0
MOST_GROWTH = 1.2


class Load:
    """Figures of a run."""

    def __init__(self) -> None:
        self.moves = 0
        self.deltas = 0
        self.ended = 0
        self.again = 0  # connections made anew
        self.waits: list[float] = []
        self.faults: list[str] = []
        self.memory: list[int] = []


class Bot:
    """One game after the other, each over a socket of its own."""

    def __init__(self, addresses: list[str], load: Load, words: argparse.Namespace, number: int) -> None:
        self.addresses, self.load, self.words = addresses, load, words
        self.random = random.Random(number)
        self.edition, self.others = ("war_of_honor", 3) if number % 2 else ("celestial", 1)

    @property
    def address(self) -> str:
        """One of the servers that live."""
        return self.random.choice(self.addresses)

    async def run(self, end: float) -> None:
        """Play until the time is over."""
        async with httpx.AsyncClient(timeout=60) as http:
            while time.monotonic() < end:
                seats = [{"kind": "person"}, *({"kind": "computer"} for _ in range(self.others))]
                try:
                    answer = await http.post(
                        f"{self.address}/api/games", json={"edition": self.edition, "seats": seats}
                    )
                except httpx.TransportError:  # that server was just killed
                    self.load.again += 1
                    continue
                if answer.status_code != 201:
                    self.load.faults.append(answer.text)
                    return
                said = answer.json()
                while time.monotonic() < end:
                    try:
                        await self.play(said["game"], said["seats"][0]["token"], end)
                        break
                    except (WebSocketException, OSError):
                        self.load.again += 1
                        await asyncio.sleep(0.2)
                    except Exception as error:
                        self.load.faults.append(f"{type(error).__name__}: {error}")
                        break

    async def play(self, game: str, token: str, end: float) -> None:
        """One game, to its end or to that of the time."""
        address = f"{self.address.replace('http', 'ws')}/api/games/{game}/play"
        async with connect(address, compression=None, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            view: Any = None
            version, sent, at = -1, -1, 0.0
            while time.monotonic() < end:
                with suppress(TimeoutError):
                    async with asyncio.timeout(1):
                        message = json.loads(await socket.recv())
                    if message["type"] == "over":
                        self.load.ended += 1
                        return
                    if message["type"] in ("refused", "error"):
                        raise RuntimeError(json.dumps(message))
                    if message["type"] == "view":
                        version, view = message["version"], message["view"]
                    elif message["type"] == "delta":
                        if message["from"] != version:
                            raise RuntimeError(f"a delta from {message['from']} at {version}")
                        version, view = message["version"], apply(view, message["patch"])
                        self.load.deltas += 1
                        if sent >= 0:
                            self.load.waits.append(time.monotonic() - at)
                            sent = -1
                options = ((view or {}).get("decision") or {}).get("options")
                if options and sent < 0:
                    await asyncio.sleep(self.random.uniform(0, 2 * self.words.pace))
                    move = next((each for each in MODEST if each in options), None) or self.random.choice(options)
                    sent, at = version, time.monotonic()
                    await socket.send(json.dumps({"type": "move", "version": version, "move": move}))
                    self.load.moves += 1


def apply(document: Any, patch: list[dict[str, Any]]) -> Any:
    """A patch carried out in place."""
    found = [document]
    for each in patch:
        *way, last = ["0", *(part.replace("~1", "/").replace("~0", "~") for part in each["path"].split("/")[1:])]
        place: Any = found
        for part in way:
            place = place[int(part)] if isinstance(place, list) else place[part]
        if isinstance(place, dict):
            if each["op"] == "remove":
                del place[last]
            else:
                place[last] = each["value"]
        elif each["op"] == "remove":
            del place[int(last)]
        elif each["op"] == "replace":
            place[int(last)] = each["value"]
        else:
            place.insert(len(place) if last == "-" else int(last), each["value"])
    return found[0]


def memory_of(process: int) -> int:
    """Kilobytes of a process and its children."""
    total = 0
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError, IndexError, StopIteration):
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if process in (parent, int(folder.name)):
                    lines = (folder / "status").read_text().splitlines()
                    total += int(next(line for line in lines if line.startswith("VmRSS")).split()[1])
    return total


async def watch(load: Load, servers: list[asyncio.subprocess.Process], end: float) -> None:
    """Tell how it goes."""
    while time.monotonic() < end:
        await asyncio.sleep(min(EVERY, max(0.1, end - time.monotonic())))
        load.memory.append(sum(memory_of(server.pid) for server in servers if server.returncode is None))
        waits = sorted(load.waits[-2000:]) or [0.0]
        print(
            f"{load.moves} moves, {load.deltas} deltas, {load.ended} games ended, {load.again} connected again, "
            f"{len(load.faults)} faults, {load.memory[-1] // 1024} MB, own move seen after "
            f"{waits[len(waits) // 2] * 1000:.0f} ms (99%: {waits[len(waits) * 99 // 100] * 1000:.0f} ms)",
            flush=True,
        )


async def kill_one(load: Load, servers: list[asyncio.subprocess.Process], addresses: list[str], after: float) -> None:
    """End a server with SIGKILL; what the others then need is what they need from now on."""
    await asyncio.sleep(after)
    addresses.pop(0)
    servers[0].kill()
    await servers[0].wait()
    load.memory.clear()
    print("one server was killed", flush=True)


async def start(words: argparse.Namespace, database: str, log: Path) -> tuple[asyncio.subprocess.Process, str]:
    """A server, and its address."""
    command = ["-m", "rokugan.cli", "serve", "--port", "0", "--database", database, "--workers", str(words.workers)]
    with log.open("w") as file:
        process = await asyncio.create_subprocess_exec(
            sys.executable, *command, stdout=asyncio.subprocess.PIPE, stderr=file
        )
    assert process.stdout is not None
    return process, (await process.stdout.readline()).decode().split(" at ")[1].split(";")[0].strip()


async def run(words: argparse.Namespace, database: str, folder: Path) -> int:
    """Start the servers, load them, and judge."""
    started = [await start(words, database, folder / f"{number}.log") for number in range(words.processes)]
    servers = [server for server, _ in started]
    addresses = [address for _, address in started]
    load = Load()
    end = time.monotonic() + words.seconds
    figures = ""
    try:
        work = [Bot(addresses, load, words, number).run(end) for number in range(words.games)]
        if words.kill:
            work.append(kill_one(load, servers, addresses, words.seconds / 3))
        await asyncio.gather(watch(load, servers, end), *work)
        async with httpx.AsyncClient() as http:
            figures = (await http.get(f"{addresses[0]}/metrics")).text
    finally:
        for server in servers:
            with suppress(ProcessLookupError):
                server.send_signal(signal.SIGTERM)
        ended = [await server.wait() for server in servers]
    for line in figures.splitlines():
        if not line.startswith("#") and any(
            word in line for word in ("_sum", "_count", "failures", "fallbacks", "takeovers")
        ):
            print(line)
    half = load.memory[len(load.memory) // 2 :]
    growth = half[-1] / half[0] if half else 1.0
    print(f"memory in the second half: {growth:.2f} of what it was; the servers ended with {ended}")
    for fault in load.faults[:10]:
        print("fault:", fault)
    expected = [-signal.SIGKILL if words.kill and not number else 0 for number in range(words.processes)]
    return 0 if not load.faults and growth < MOST_GROWTH and ended == expected else 1


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds that the person thinks on average")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--processes", type=int, default=1, help="several need --postgres or --database")
    parser.add_argument("--kill", action="store_true", help="one of several processes is killed in the middle")
    parser.add_argument("--postgres", action="store_true", help="with the machine's own PostgreSQL")
    parser.add_argument("--database", default="")
    words = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = words.database or f"sqlite:///{folder}/load.sqlite"
        if words.postgres:
            sys.path.insert(0, str(Path(__file__).parents[1]))
            from tests.server.postgres import postgres

            database = stack.enter_context(postgres())
        status = asyncio.run(run(words, database, Path(folder)))
    sys.exit(status)


if __name__ == "__main__":
    main()
