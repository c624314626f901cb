"""The scenarios of this project: rules questions answered, found by title and by the rules that they show.

A checkout has them as files; an installed package has them packed into one (`setup.py`).
"""

from __future__ import annotations

import tarfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rokugan.catalogue import say
from rokugan.core.files import scenario as core
from rokugan.core.files.documents import parse_yaml, read_text
from rokugan.errors import ProjectNotFound, RokuganError, ScenarioError, quote
from rokugan.rulebook.coverage import project_root

PACKED = Path(__file__).parents[1] / "scenarios.tar.xz"


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


class Folder:
    """The scenarios of a checkout."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def names(self) -> Iterator[str]:
        """Every one of them."""
        for path in core.files([self.root]):
            yield path.relative_to(self.root).with_suffix("").as_posix()

    def text(self, name: str) -> str | None:
        """The text of one; None if there is none of that name."""
        path = self.root / f"{name}.yaml"
        try:
            if not path.resolve().is_relative_to(self.root.resolve()) or not path.is_file():
                return None
        except (OSError, ValueError):  # no file can be called so
            return None
        return read_text(path, ScenarioError, "scenario")


class Packed:
    """The scenarios of an installed package, unpacked in memory when they are first asked for."""

    def __init__(self, path: Path) -> None:
        self.texts: dict[str, str] = {}
        with tarfile.open(path, "r:xz") as packed:
            for entry in packed:
                content = packed.extractfile(entry)
                if content is not None:
                    self.texts[entry.name.removesuffix(".yaml")] = content.read().decode()

    def names(self) -> Iterator[str]:
        """Every one of them."""
        return iter(self.texts)

    def text(self, name: str) -> str | None:
        """The text of one; None if there is none of that name."""
        return self.texts.get(name)


@cache
def source() -> Folder | Packed | None:
    """Return where they are: packed beside this module, or in the checkout; None in a copy that has neither."""
    if PACKED.is_file():
        return Packed(PACKED)
    try:
        root = project_root() / "scenarios"
    except ProjectNotFound:
        return None
    return Folder(root) if root.is_dir() else None


@cache
def shown() -> tuple[Shown, ...]:
    """All of them."""
    here = source()
    found: list[Shown] = []
    for name in here.names() if here is not None else ():
        for case, data in cases(name).items():
            title = str(data.get("title") or name.rpartition("/")[2].replace("-", " ").capitalize())
            found.append(Shown(name, case, case or title, tuple(data.get("rules", ()))))
    return tuple(found)


def cases(name: str) -> dict[str, dict[str, Any]]:
    """The scenarios of a file as plain data by the titles of its cases; RokuganError if there is none of that name."""
    here = source()
    text = None if here is None else here.text(name)
    if text is None:
        raise RokuganError(say("files.there_is_no_scenario", name=quote(name)))
    return core.checked(parse_yaml(text, name, ScenarioError), Path(name))


def scenario(name: str, case: str = "") -> dict[str, Any]:
    """One of them as plain data."""
    found = cases(name)
    if case not in found:
        raise RokuganError(say("files.has_no_case", name=name, case=quote(case)))
    return found[case]
