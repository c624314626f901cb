"""Puzzles: every shipped one is proved by search, its solution is accepted and wrong moves are refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from rokugan.cli import app
from rokugan.errors import RokuganError, ScenarioError
from rokugan.learning.puzzles import FOLDER, Puzzle, Search, puzzles, read_puzzle

NAMES = sorted(path.stem for path in FOLDER.glob("*.yaml"))
OX = {"title": "Ox", "type": "personality", "force": 5, "chi": 3}
FOX = {
    "title": "Fox",
    "type": "personality",
    "force": 3,
    "chi": 2,
    "text": "Battle: Bow Fox: Bow a target enemy Personality.",
}
WALL = {"title": "Wall", "type": "personality", "force": 4, "chi": 3}
SMALL: dict[str, Any] = {
    "edition": "celestial",
    "phase": "attack",
    "turn": 7,
    "cards": [OX, FOX, WALL],
    "players": [
        {"name": "Ann", "honor": 5, "in_play": ["Ox", "Fox"]},
        {"name": "Bob", "honor": 5, "in_play": ["Wall"], "provinces": [*[{"destroyed": True}] * 3, {"strength": 4}]},
    ],
    "solver": "Ann",
    "goal": {"winner": "Ann"},
}


def test_twenty_puzzles_are_shipped_for_all_editions() -> None:
    assert len(NAMES) >= 20
    assert {each.scenario["edition"] for each in puzzles().values()} >= {
        "celestial",
        "gold",
        "lcg",
        "samurai",
        "war_of_honor",
    }
    counted = Counter(each.scenario["edition"] for each in puzzles().values())
    assert min(counted.values()) >= 4
    assert len({each.title for each in puzzles().values()}) > len(NAMES) // 2


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_proved_and_its_solution_is_accepted(name: str) -> None:
    puzzle = puzzles()[name]
    puzzle.verify()
    judged = puzzle.attempt(puzzle.solution)
    assert judged["solved"], judged["refused"]


@pytest.mark.parametrize("name", NAMES[::4])
def test_a_wrong_move_is_refused_and_taken_back(name: str) -> None:
    """At the first decision that matters a move that gives the goal away is refused with a reason."""
    puzzle = puzzles()[name]
    moves: list[str] = list(puzzle.attempt([])["moves"])
    while True:
        stage = puzzle.stage(moves)
        search = Search(stage, puzzle.solver, puzzle.goal)
        keeps = {choice.move for choice in search.keeps(stage.game)}
        wrong = [choice.move for choice, _ in search.children(stage.game) if choice.move not in keeps]
        if wrong:
            break
        moves = puzzle.attempt([*moves, f"{puzzle.solver}: {min(keeps)}"])["moves"]
    judged = puzzle.attempt([*moves, f"{puzzle.solver}: {wrong[0]}"])
    assert judged["moves"] == moves
    assert not judged["solved"]
    assert wrong[0] in judged["refused"]


def test_the_search_knows_what_is_forced_and_what_is_not() -> None:
    puzzle = Puzzle("small", SMALL)
    assert puzzle.verify().looked > 0
    alone = {**SMALL, "players": [{**SMALL["players"][0], "in_play": ["Ox"]}, SMALL["players"][1]]}
    with pytest.raises(RokuganError, match="cannot force the win of Ann this turn"):
        Puzzle("alone", alone).verify()
    empty = {**SMALL, "goal": {"Bob.honor": 5}}
    with pytest.raises(RokuganError, match="before anybody moves"):
        Puzzle("empty", empty).verify()


def test_to_attack_with_one_of_the_two_is_refused() -> None:
    puzzle = Puzzle("small", SMALL)
    judged = puzzle.attempt(["Ann: attack Bob", "Ann: assign Ox to P4", "Ann: done"])
    assert judged["moves"] == ["Ann: attack Bob", "Ann: assign Ox to P4"]
    assert "Bob answers" in judged["refused"]
    judged = puzzle.attempt(["Ann: no attack"])
    assert "the turn is over" in judged["refused"]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"solver": "Eve"}, "none of the players"),
        ({"goal": "win"}, "write what must hold"),
        ({"goal": None}, "a puzzle says `goal`"),
    ],
)
def test_what_is_wrong_in_a_puzzle_is_said(change: dict[str, Any], says: str) -> None:
    with pytest.raises(ScenarioError, match=says):
        Puzzle("x", {**SMALL, **change})


def test_the_terminal_lists_verifies_and_plays(tmp_path: Path) -> None:
    file = tmp_path / "small.yaml"
    file.write_text(yaml.safe_dump({**SMALL, "title": "Two against one"}))
    assert read_puzzle(file).title == "Two against one"
    run = CliRunner()
    assert NAMES[0] in run.invoke(app, ["puzzle", "list"]).output
    proved = run.invoke(app, ["puzzle", "verify", str(file)])
    assert proved.exit_code == 0
    assert "proved" in proved.output
    typed = "no attack\nattack Bob\nassign Ox to P4\nassign Fox to P4\nuse Fox\n"
    played = run.invoke(app, ["puzzle", "play", str(file)], input=typed)
    assert "No: After “no attack” the turn is over" in played.output
    assert played.output.rstrip().endswith("Solved!")
    file.write_text(yaml.safe_dump({**SMALL, "goal": {"Ann.honor": ">= 40"}}))
    refused = run.invoke(app, ["puzzle", "verify", str(file)])
    assert refused.exit_code == 1
    assert "cannot force" in refused.output
