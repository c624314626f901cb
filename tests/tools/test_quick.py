"""`make quick`: which tests a changed file asks for."""

from __future__ import annotations

from pathlib import Path

import pytest
import quick


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("src/rokugan/core/windows.py", ["tests/core"]),
        ("src/rokugan/errors.py", ["tests/test_errors.py"]),
        ("src/rokugan/learning/puzzles.py", ["tests/learning"]),
        ("src/rokugan/editions/lcg/windows/windows.py", ["scenarios/lcg", "tests/editions/lcg/windows"]),
        ("scenarios/README.md", []),
        ("docs/plan.md", []),
        ("tests/core/test_windows.py", ["tests/core/test_windows.py"]),
    ],
)
def test_a_file_is_tested_by_its_room(changed: str, tests: list[str]) -> None:
    assert [each for each in quick.tests_of([Path(changed)]) if each not in quick.ENGINE] == tests


def test_what_all_classic_editions_share_is_shown_by_the_scenarios_of_all() -> None:
    tests = quick.tests_of([Path("src/rokugan/editions/ccg/duels/duel.py")])
    assert [each for each in tests if each.startswith("scenarios")] == [
        f"scenarios/{edition}" for edition in sorted(quick.CLASSIC)
    ]
    assert "tests/editions/ccg/duels" in tests


def test_a_room_without_tests_is_tested_by_the_one_around_it() -> None:
    assert quick.room(Path("tests/editions/lcg/text/verbs")) == Path("tests/editions/lcg/text")


def test_a_folder_takes_the_place_of_its_files() -> None:
    changed = [Path("src/rokugan/core/windows.py"), Path("tests/core/test_windows.py")]
    assert quick.tests_of(changed) == ["tests/core"]


def test_what_is_no_python_is_not_linted() -> None:
    assert quick.steps([Path("docs/plan.md")]) == []
    assert [step[0].rsplit("/", 1)[-1] for step in quick.steps([Path("tools/quick.py")])] == [
        "ruff",
        "ruff",
        "lint-imports",
        "dmypy",
    ]
