"""`rokugan scenario`, as a user calls it."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rokugan.cli import app

pytest_plugins = ("pytester",)
ROOT = Path(__file__).parents[2]

HOLDS = """
title: Ann loses Honor to nobody
edition: celestial
players: [{name: Ann, honor: 5}, {name: Bob}]
phase: attack
script:
  - expect: {Ann.honor: 5}
  - Ann: no attack
"""
FAILS = HOLDS.replace("Ann.honor: 5}", "Ann.honor: 6}")
MISSPELT = HOLDS.replace("script:", "scirpt:")


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["scenario", *map(str, arguments)], catch_exceptions=False)


def written(folder: Path, **files: str) -> list[Path]:
    paths = []
    for name, text in files.items():
        paths.append(folder / f"{name}.yaml")
        paths[-1].write_text(text)
    return paths


def test_scenarios_that_hold_are_counted_and_end_with_0(tmp_path: Path) -> None:
    written(tmp_path, one=HOLDS, two=HOLDS)
    result = run(tmp_path)
    assert (result.exit_code, result.output) == (0, "2 passed, 0 failed\n")


def test_a_failure_is_a_line_with_file_step_expected_and_found(tmp_path: Path) -> None:
    good, bad = written(tmp_path, good=HOLDS, bad=FAILS)
    result = run(good, bad)
    assert result.exit_code == 1
    line, last = result.output.splitlines()
    assert last == "1 passed, 1 failed"
    for words in (str(bad), "step 1", "expected Ann.honor: 6", "found 5"):
        assert words in line


def test_a_malformed_file_is_one_sentence_and_exit_status_2(tmp_path: Path) -> None:
    (path,) = written(tmp_path, misspelt=MISSPELT)
    command = (sys.executable, "-c", "from rokugan.cli import main; main()", "scenario", str(path))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "0 passed, 1 failed\n")
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.count(str(path)) == 1
    assert "scirpt" in done.stderr


def test_a_missing_file_and_an_empty_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.yaml", tmp_path):
        command = (sys.executable, "-c", "from rokugan.cli import main; main()", "scenario", str(path))
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1


def test_watching_shows_the_table_after_each_step(tmp_path: Path) -> None:
    (path,) = written(tmp_path, one=HOLDS)
    result = run(path, "--watch")
    assert result.exit_code == 0
    assert result.output.count("Turn ") >= 3
    assert "▸ Ann: no attack" in result.output
    assert "  celestial.attack.01 After the Action Phase the active player may declare" in result.output
    assert result.output.splitlines()[-1] == "1 passed, 0 failed"


CASES = """
edition: celestial
players: [{name: Ann, honor: 5, hand: [Ox]}, {name: Bob, honor: 3}]
phase: attack
cards: [{title: Ox, type: follower, force: 1}]
script:
  - expect: {Ann.honor: 5, turn: 1}
cases:
  - title: as the file has it
    script:
      - expect: {Ann.hand: 1, Bob.honor: 3}
  - title: another hand
    cards: [{title: Fox, type: follower, force: 1}]
    players: [{name: Ann, hand: [Ox, Fox]}]
    script:
      - expect: {Ann.hand: 2, Bob.honor: 3}
      - Ann: no attack
      - expect: {Ann.honor: 5}
  - title: another turn
    turn: 2
"""


def test_cases_are_laid_over_the_file_and_reported_singly(tmp_path: Path) -> None:
    (path,) = written(tmp_path, several=CASES)
    result = run(path)
    assert result.exit_code == 1
    line, last = result.output.splitlines()
    assert last == "2 passed, 1 failed"
    assert line.startswith(f"{path}, case 'another turn', step 1: ")
    assert "expected turn: 1, found 2" in line


def test_the_steps_of_the_common_beginning_are_counted_along(tmp_path: Path) -> None:
    (path,) = written(tmp_path, several=CASES.replace("hand: 2, Bob", "hand: 3, Bob"))
    assert f"{path}, case 'another hand', step 2: " in run(path).output


def test_a_deck_that_may_not_be_counted_is_shown_without_a_number(tmp_path: Path) -> None:
    (tmp_path / "counted.yaml").write_text(HOLDS, encoding="utf-8")
    (tmp_path / "uncounted.yaml").write_text(HOLDS.replace("celestial", "samurai"), encoding="utf-8")
    assert (
        "hand 0 · 0 Gold · Fate deck 30 · Dynasty deck 30 · discarded 0"
        in run(tmp_path / "counted.yaml", "--watch").output
    )
    assert "hand 0 · 0 Gold · discarded 0" in run(tmp_path / "uncounted.yaml", "--watch").output


def test_watching_names_the_case(tmp_path: Path) -> None:
    (path,) = written(tmp_path, several=CASES)
    assert "▸ the position of 'another hand'" in run(path, "--watch").output


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("another turn", "another hand", "case 'another hand': two cases bear this title"),
        ("title: another turn", "note: 1", "case 3: a case is a mapping with a `title`"),
        ("turn: 2", "trun: 2", "case 'another turn': unknown key `trun`; did you mean `turn`?"),
        ("turn: 2", "players: [{name: Zed}]", "there is no player 'Zed' in the file; its players are Ann, Bob"),
        ("turn: 2", "cases: []", "case 'another turn': unknown key `cases`"),
        ("turn: 2", "phase: tea", "case 'another turn': there is no phase 'tea'"),
        ("script:\n  - expect: {Ann.honor: 5, turn: 1}", "", "case 'another turn': the key `script` is missing"),
    ],
)
def test_a_mistaken_case_is_one_sentence(tmp_path: Path, old: str, new: str, said: str) -> None:
    (path,) = written(tmp_path, wrong=CASES.replace(old, new))
    command = (sys.executable, "-c", "from rokugan.cli import main; main()", "scenario", str(path))
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count(str(path)) == len(done.stderr.splitlines()) == 1
    assert said in done.stderr


def test_each_case_is_a_test_of_its_own(pytester: pytest.Pytester) -> None:
    pytester.makeconftest((ROOT / "conftest.py").read_text())
    folder = pytester.mkdir("scenarios")
    (folder / "several.yaml").write_text(CASES)
    (folder / "wrong.yaml").write_text(CASES.replace("turn: 2", "trun: 2"))
    done = pytester.runpytest("-v", "scenarios")
    done.assert_outcomes(passed=2, failed=2)
    done.stdout.fnmatch_lines(["*several.yaml::another hand PASSED*", "*several.yaml::another turn FAILED*"])
    done.stdout.fnmatch_lines(["*wrong.yaml, case 'another turn': unknown key `trun`*"])
