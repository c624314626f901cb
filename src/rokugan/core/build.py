"""Which build of the engine runs: as it is written, compiled, or compiled in a hurry, for tests alone."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

Build = Literal["interpreted", "compiled", "unoptimised"]
LEVEL: Final = "optimised.txt"  # the compiler's level of optimising, which a build writes beside the engine


def engine_folder() -> Path:
    """Return where the core of the engine lies that runs."""
    return Path(__file__).parent


def build_of(folder: Path) -> Build:
    """Return what kind of build lies in a folder.

    >>> build_of(Path("no such folder"))
    'interpreted'
    """
    if not any(each.suffix in (".so", ".pyd") for each in folder.glob("game.*")):
        return "interpreted"
    level = folder / LEVEL
    return "unoptimised" if level.is_file() and level.read_text(encoding="utf-8").strip() == "0" else "compiled"
