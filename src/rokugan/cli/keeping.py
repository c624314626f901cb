"""Where games in the terminal are kept while they are played: a file for each in the user's data folder.

A file is made anew with every move and goes when the game is over; those of games that were left stay, the last
twenty of them.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from rokugan.catalogue import say
from rokugan.errors import RokuganError

MOST_KEPT = 20


def data_folder() -> Path:
    """The folder for a user's games, where the system wants such things; XDG_DATA_HOME comes first."""
    home = os.environ.get("XDG_DATA_HOME")
    if not home and sys.platform == "win32":
        home = os.environ.get("LOCALAPPDATA")
    if not home:
        home = os.path.expanduser("~/Library/Application Support" if sys.platform == "darwin" else "~/.local/share")
    return Path(home) / "rokugan" / "games"


def new_file(edition: str) -> Path:
    """A file for a new game; the oldest ones make room."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RokuganError(say("terminal.cannot_keep", folder=folder, why=error.strerror)) from None
    for old in kept()[MOST_KEPT - 1 :]:
        with suppress(OSError):
            old.unlink()
    return folder / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{edition}-{os.getpid()}.json"


def kept() -> list[Path]:
    """The files of games that were left, the last one first."""
    try:
        files = [(path.stat().st_mtime_ns, path) for path in data_folder().glob("*.json")]
    except OSError:
        return []
    return [path for _, path in sorted(files, reverse=True)]


def last_game() -> Path:
    """The file of the game that was left last."""
    files = kept()
    if not files:
        raise RokuganError(say("terminal.no_game_left", folder=data_folder()))
    return files[0]
