"""Scenarios are tests: pytest collects every YAML file under `scenarios/`."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--one-scenario-in 8`: always the same eighth of the files, for what was run whole on another build."""
    parser.addoption("--one-scenario-in", type=int, default=1, metavar="N", help="only one scenario file in N")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """A scenario file is one test, or one for each of its cases."""
    root = parent.config.rootpath
    if file_path.suffix not in (".yaml", ".yml") or (root / "scenarios") not in file_path.parents:
        return None
    name = file_path.relative_to(root).as_posix()
    if zlib.crc32(name.encode()) % parent.config.getoption("--one-scenario-in"):
        return None
    return ScenarioFile.from_parent(parent, path=file_path)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that build on classes of the engine cannot run where these are compiled."""
    from rokugan.core import game

    if not str(game.__file__).endswith(".py"):
        for item in items:
            if item.get_closest_marker("interpreted"):
                item.add_marker(pytest.mark.skip(reason="an interpreted class cannot inherit from a compiled one"))


class ScenarioFile(pytest.File):
    """A file with one scenario or several cases."""

    def collect(self) -> Iterator[pytest.Item]:
        for case in self.cases():
            yield ScenarioItem.from_parent(self, name=case or self.path.stem, case=case)

    def cases(self) -> list[str]:
        """The titles of the cases; a file that cannot be read is one test, which says why."""
        if b"\ncases:" not in self.path.read_bytes():
            return [""]
        from rokugan.core.files.scenario import load
        from rokugan.errors import ScenarioError

        try:
            return list(load(self.path))
        except ScenarioError:
            return [""]


class ScenarioItem(pytest.Item):
    """One scenario, run by the same code as `rokugan scenario`."""

    def __init__(self, *, case: str, **rest: Any) -> None:
        super().__init__(**rest)
        self.case = case

    def runtest(self) -> None:
        from rokugan.core.files.scenario import load
        from rokugan.scenarios import run_case

        result = run_case(self.path, self.case, load(self.path)[self.case])
        if result.failure:
            raise AssertionError(result.line)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> str:
        from rokugan.errors import ScenarioError

        known = isinstance(excinfo.value, AssertionError | ScenarioError)
        return str(excinfo.value) if known else str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, f"scenario: {self.name}"
