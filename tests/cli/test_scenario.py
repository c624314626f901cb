"""`rokugan scenario`, as a user calls it."""

import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner, Result

from rokugan.cli import app

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


def test_scenarios_that_hold(tmp_path: Path) -> None:
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
    assert result.output.splitlines()[-1] == "1 passed, 0 failed"
