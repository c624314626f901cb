"""The unoptimised build, which is there for tests, never passes for the fast one."""

from __future__ import annotations

from pathlib import Path

import pytest

from rokugan.core.build import LEVEL, build_of, engine_folder


@pytest.mark.parametrize(
    ("module", "level", "build"),
    [
        ("game.py", "", "interpreted"),
        ("game.py", "3", "interpreted"),  # the sources beside which somebody has built elsewhere
        ("game.cpython-311-x86_64-linux-gnu.so", "0", "unoptimised"),
        ("game.cpython-311-x86_64-linux-gnu.so", "3", "compiled"),
        ("game.pyd", "", "compiled"),
    ],
)
def test_a_build_is_told_by_what_lies_there(tmp_path: Path, module: str, level: str, build: str) -> None:
    (tmp_path / module).touch()
    if level:
        (tmp_path / LEVEL).write_text(f"{level}\n")
    assert build_of(tmp_path) == build


def test_the_engine_that_runs_is_looked_at() -> None:
    assert (engine_folder() / "game.py").is_file()
