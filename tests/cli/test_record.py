"""`rokugan record`, as a user calls it."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import rokugan
from rokugan.agents import RandomAgent
from rokugan.arena import play_game
from rokugan.cli import app


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["record", *map(str, arguments)], catch_exceptions=False)


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    game = rokugan.new_game("celestial", seed=6)
    play_game(game, [RandomAgent(1), RandomAgent(2)], turn_limit=6)
    return rokugan.record(game)


def saved(folder: Path, data: dict[str, Any]) -> Path:
    path = folder / "game.json"
    path.write_text(json.dumps(data))
    return path


def test_a_sound_record_is_verified(tmp_path: Path, data: dict[str, Any]) -> None:
    result = run("verify", saved(tmp_path, data))
    assert result.exit_code == 0
    assert f"{len(data['moves'])} moves, the game is not over; the record is sound." in result.output


def test_a_game_is_shown_move_by_move(tmp_path: Path, data: dict[str, Any]) -> None:
    result = run("play", saved(tmp_path, data), "--fast")
    assert result.exit_code == 0
    for move in data["moves"]:
        assert move in result.output
    assert "goes first" in result.output


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"moves": ["Ann: bid 3"]}, "move 1 of 1, 'Ann: bid 3'"),
        ({"moves": ["attack Bob"]}, "begins with a player's name"),
        ({"result": {"winner": "Ann", "victory": "honor"}}, "the record says the result is"),
        ({"format": "rokugan-record/9"}, "this version reads"),
        ({"players": []}, ""),
    ],
)
@pytest.mark.parametrize("command", ["verify", "play"])
def test_a_tampered_record_is_one_sentence_and_exit_status_2(
    tmp_path: Path, data: dict[str, Any], change: dict[str, Any], sentence: str, command: str
) -> None:
    path = saved(tmp_path, data | change)
    words = (sys.executable, "-c", "from rokugan.cli import main; main()", "record", command, str(path))
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert sentence in done.stderr


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text("{")
    with pytest.raises(rokugan.RecordError, match="not well-formed JSON"):
        run("verify", path)
