"""The scenarios of this project: rules questions answered, found by title and by the rules that they show."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rokugan.core import scenario as core
from rokugan.errors import RokuganError, quote
from rokugan.rulebook.coverage import project_root


class Shown(NamedTuple):
    """A scenario, or a case of one, by the name of its file."""

    name: str  # celestial/battle/a-tie
    case: str
    title: str
    rules: tuple[str, ...]

    @property
    def edition(self) -> str:
        """The edition, which is the first folder."""
        return self.name.partition("/")[0]


def folder() -> Path | None:
    """Where they lie; None in a copy that was installed without them."""
    try:
        found = project_root() / "scenarios"
    except RokuganError:
        return None
    return found if found.is_dir() else None


@cache
def shown() -> tuple[Shown, ...]:
    """All of them."""
    root = folder()
    if root is None:
        return ()
    found: list[Shown] = []
    for path in core.files([root]):
        name = path.relative_to(root).with_suffix("").as_posix()
        for case, data in core.load(path).items():
            title = str(data.get("title") or path.stem.replace("-", " ").capitalize())
            found.append(Shown(name, case, case or title, tuple(data.get("rules", ()))))
    return tuple(found)


def scenario(name: str, case: str = "") -> dict[str, Any]:
    """One of them as plain data."""
    root = folder()
    path = None if root is None else root / f"{name}.yaml"
    if root is None or path is None or not path.resolve().is_relative_to(root.resolve()) or not path.is_file():
        raise RokuganError(f"There is no scenario {quote(name)}.")
    found = core.load(path)
    if case not in found:
        raise RokuganError(f"{name} has no case {quote(case)}.")
    return found[case]
