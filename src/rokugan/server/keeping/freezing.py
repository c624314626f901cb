"""Snapshots of games under way: a game comes back from its last snapshot and the moves since, not from its first move.

A snapshot counts only for the code that wrote it, for a record that begins with the same moves, and if its game has the
fingerprint that the game itself had; else the record is played. What is stored are always the moves.
"""

from __future__ import annotations

import platform
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec

import rokugan
from rokugan.core.game import Game
from rokugan.core.history import History
from rokugan.games import play_line
from rokugan.games.snapshots import StaleSnapshot, freeze, thaw

EVERY = 200  # moves
KEPT = 2  # snapshots of a game: the last, and one before it, to which somebody may go back
MOST_BYTES = 64 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Frozen:
    """A game after so many moves, which `prefix` sums up."""

    moves: int
    prefix: str
    data: bytes
    hash: str = ""
    code: str = ""


@dataclass(frozen=True, slots=True)
class Made:
    """A snapshot that was just made, with its game."""

    game: Game
    data: bytes


class Content(msgspec.Struct):
    """What is in a snapshot."""

    game: bytes
    moves: list[int]
    secrets: list[int]


def prefix_of(lines: Sequence[str]) -> str:
    """Moves, summed up."""
    return blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


@cache
def code() -> str:
    """The code that is running, summed up: a snapshot of other code is not read."""
    found = blake2b(platform.python_version().encode(), digest_size=16)
    root = Path(rokugan.__file__).parent
    for folder in ("core", "cards", "editions", "program"):
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                found.update(f"{path.relative_to(root)}\n".encode())
                found.update(path.read_bytes())
    found.update((root / "games" / "snapshots.py").read_bytes())
    return found.hexdigest()


def frozen_after(fresh: Game, lines: Sequence[str], earlier: Frozen | None = None) -> Made:
    """A snapshot after these moves, made by going on from an earlier one."""
    history = History(fresh)
    done = 0
    if earlier is not None and earlier.prefix == prefix_of(lines[: earlier.moves]):
        history, done = resumed(fresh, [earlier]), earlier.moves
    for number, line in enumerate(lines[done:], done + 1):
        play_line(history, line, f"move {number}")
    content = Content(freeze(history.game, history.first), *history.notes())
    return Made(history.game, zlib.compress(msgspec.msgpack.encode(content), 1))


def resumed(fresh: Game, found: Sequence[Frozen]) -> History[Game]:
    """A game with its history, gone on from the last of these snapshots; StaleSnapshot if that cannot be."""
    states: dict[int, Game] = {}
    moves: list[int] = []
    secrets: list[int] = []
    for each in found:
        try:
            data = zlib.decompressobj().decompress(each.data, MOST_BYTES)
            content = msgspec.msgpack.decode(data, type=Content)
        except (zlib.error, msgspec.DecodeError) as error:
            raise StaleSnapshot(f"The snapshot cannot be read: {error}.") from None
        game = thaw(content.game, fresh)
        if len(content.moves) != each.moves or (each.hash and game.hash() != each.hash):
            raise StaleSnapshot("The snapshot does not agree with its game.")
        states[each.moves] = game
        moves, secrets = content.moves, content.secrets
    return History.resumed(fresh, states, moves, secrets)
