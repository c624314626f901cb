"""`rokugan simulate`, as a user calls it."""

import json
import subprocess
import sys

import pytest
from typer.testing import CliRunner, Result

from rokugan.cli import app
from rokugan.cli.several import spread
from rokugan.games import default_decks

COMMAND = (sys.executable, "-c", "from rokugan.cli import main; main()", "simulate")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["simulate", *arguments], catch_exceptions=False)


def test_the_counts_as_json() -> None:
    result = run("--edition", "celestial", "--games", "3", "--agents", "sensible", "random", "--seed", "9", "--json")
    found = json.loads(result.output)
    assert {"games", "decisions", "seconds", "endings", "wins"} <= set(found)
    assert found["games"] == 3
    assert sum(found["endings"].values()) == 3
    assert set(found["wins"]) == {"sensible", "random"}


def test_the_counts_for_people() -> None:
    result = run("--games", "2", "--agents", "random", "--turns", "4", "--seed", "9")
    assert "2 games" in result.output
    assert "turn limit: 2" in result.output


def test_decks_and_players_by_name() -> None:
    decks = [deck.name for deck in default_decks("celestial", 2)]
    assert run("--decks", *decks, "--players", "2", "--games", "1", "--turns", "3").exit_code == 0


def test_workers_change_nothing() -> None:
    found = []
    for workers in ("1", "2"):
        data = json.loads(run("--games", "4", "--turns", "8", "--seed", "3", "--workers", workers, "--json").output)
        del data["seconds"]
        found.append(data)
    assert found[0] == found[1]


def test_an_option_may_have_several_values() -> None:
    words = ["--agents", "a", "b", "--json", "--decks", "x"]
    assert list(spread(words, ("--agents", "--decks"))) == ["--agents", "a", "--agents", "b", "--json", "--decks", "x"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--agents", "clever"), "There is no agent 'clever'; the agents are"),
        (("--players", "2", "--agents", "random", "random", "random"), "There are 2 players and 3 agents"),
        (("--edition", "war_of_honor", "--option", "variant=peace"), "There is no variant 'peace'"),
        (("--games", "0"), "must be 1 or more"),
        (("--decks", "Nothing", "Nothing"), "no shipped deck 'Nothing'"),
        (("--edition", "emerald"), "emerald"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_status_2(options: tuple[str, ...], sentence: str) -> None:
    done = subprocess.run([*COMMAND, *options], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert sentence in done.stderr


def test_war_of_honor_is_counted_by_path_and_deck() -> None:
    result = run(
        "--edition",
        "war_of_honor",
        "--option",
        "variant=wartime",
        "--agents",
        "random",
        "--games",
        "2",
        "--seed",
        "1",
        "--json",
    )
    found = json.loads(result.output)
    assert len(found["wins"]) == 4
    assert set(found["endings"]) <= {"Path of Military", "elimination", "turn limit"}
    assert sum(sum(deck.values()) for deck in found["decks"].values()) == sum(found["wins"].values())
    told = run(
        "--edition", "war_of_honor", "--option", "variant=wartime", "--agents", "random", "--games", "2", "--seed", "1"
    ).output
    assert "won with" in told
