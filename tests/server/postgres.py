"""A PostgreSQL of the machine's own binaries, for as long as a test needs it."""

from __future__ import annotations

import getpass
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def binaries() -> Path:
    """The folder of the newest PostgreSQL, or a skipped test that says why."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    if initdb is None:
        pytest.skip("this machine has no PostgreSQL: neither /usr/lib/postgresql nor initdb on the path")
    return Path(initdb).parent


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a database that lives in a folder of its own and listens at a socket there."""
    folder = binaries()
    # PostgreSQL will not run as root, and the paths of sockets are short
    user = "postgres" if os.geteuid() == 0 else getpass.getuser()
    place = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
    try:
        if os.geteuid() == 0:
            shutil.chown(place, user)
        run = {"user": user} if os.geteuid() == 0 else {}
        made = subprocess.run(
            [folder / "initdb", "-D", place / "data", "-U", "postgres", "-A", "trust", "-N", "-E", "UTF8"],
            capture_output=True,
            text=True,
            cwd=place,
            **run,  # type: ignore[call-overload]
        )
        assert made.returncode == 0, made.stderr
        control = [folder / "pg_ctl", "-D", place / "data", "-w", "-l", place / "log"]
        settings = f"-k {place} -c listen_addresses='' -c fsync=off -c max_connections=60"
        started = subprocess.run([*control, "-o", settings, "start"], cwd=place, timeout=60, **run)  # type: ignore[call-overload]
        assert started.returncode == 0, (place / "log").read_text()
        try:
            yield f"postgresql+psycopg://postgres@/postgres?host={place}"
        finally:
            subprocess.run([*control, "-m", "immediate", "stop"], cwd=place, timeout=60, **run)  # type: ignore[call-overload]
    finally:
        shutil.rmtree(place, ignore_errors=True)
