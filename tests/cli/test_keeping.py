"""No game in the terminal is lost: it is kept with every move, in whole files, and leaving asks first."""

import errno
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import rokugan
from rokugan.agents import Observation, RandomAgent
from rokugan.cli import app
from rokugan.cli.keeping import MOST_KEPT, kept, new_file
from rokugan.cli.session import Session
from rokugan.core.history import History
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.errors import AgentError, RokuganError
from rokugan.games import new_game, write_record

GAME = ("--edition", "celestial", "--seed", "0", "--against", "random")
COMMAND = (sys.executable, "-c", "from rokugan.cli import main; main()", "play")


def play(*lines: str, options: tuple[str, ...] = GAME) -> Result:
    return CliRunner().invoke(
        app, ["play", *options], input="".join(f"{line}\n" for line in lines), catch_exceptions=False
    )


def mine(path: Path) -> list[str]:
    """Ann's moves in a file."""
    return [move for move in json.loads(path.read_text())["moves"] if move.startswith("Ann: ")]


class Lines:
    """What a person types, or does to the terminal, at each question."""

    def __init__(self, *lines: str | BaseException) -> None:
        self.lines = list(lines)
        self.asked: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.asked.append(prompt)
        line = self.lines.pop(0) if self.lines else EOFError()
        if isinstance(line, BaseException):
            raise line
        return line


def session(
    game: CcgGame, agent: Any = None, save: Path | None = None, kept: Path | None = None
) -> tuple[Session, StringIO]:
    out = StringIO()
    agents = [None, agent or RandomAgent(1)]
    return Session(History(game), "Ann", agents, Console(file=out, width=100), save, kept), out


# ---------------------------------------------------------------------------------------------- kept and resumed


def test_every_move_is_kept_and_the_game_goes_on(data_folder: Path) -> None:
    play("", "")
    (file,) = data_folder.iterdir()
    assert len(mine(file)) == 2
    output = play("undo", "undo", "undo", "pass", options=("--resume", "--against", "random")).output
    assert output.count("You are back at your decision before.") == 2
    assert "There is no earlier decision of yours to go back to." in output
    assert list(data_folder.iterdir()) == [file]
    assert mine(file) == ["Ann: pass"]
    play("", options=("--load", str(file), "--save", str(file)))
    assert len(mine(file)) == 2


def test_a_game_that_was_killed_goes_on(data_folder: Path) -> None:
    with subprocess.Popen([*COMMAND, *GAME], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as run:
        assert run.stdin is not None
        run.stdin.write("pass\n\n")
        run.stdin.flush()
        for _ in range(600):
            time.sleep(0.05)
            if any(len(mine(path)) == 2 for path in data_folder.glob("*.json")):
                break
        run.kill()
    (file,) = data_folder.glob("*.json")
    assert rokugan.replay(rokugan.read_record(file)).moves
    assert "Ann plays" in play(options=("--resume",)).output


def test_the_last_game_is_the_one_that_goes_on(data_folder: Path) -> None:
    with pytest.raises(RokuganError, match="No game has been left in"):
        play(options=("--resume",))
    files = [new_file(edition) for edition in ("celestial", "gold")]
    for number, (file, edition) in enumerate(zip(files, ("celestial", "gold"), strict=True)):
        write_record(new_game(edition, seed=1), file)
        os.utime(file, (1_000_000 - number, 1_000_000 - number))
    assert kept() == files
    with pytest.raises(RokuganError, match="Say either --resume or --load FILE"):
        play(options=("--resume", "--load", str(files[0])))
    for option in (("--players", "3"), ("--turns", "9"), ("--deck", "x"), ("--option", "y")):
        with pytest.raises(RokuganError, match=f"{option[0]} is for a new game"):
            play(options=("--resume", *option))


def test_only_so_many_games_are_kept(data_folder: Path) -> None:
    data_folder.mkdir(parents=True)
    for number in range(MOST_KEPT + 5):
        (data_folder / f"{number}.json").write_text("{}")
        os.utime(data_folder / f"{number}.json", (number, number))
    new_file("celestial")
    assert {path.stem for path in kept()} == {str(number) for number in range(6, MOST_KEPT + 5)}


def test_the_file_of_a_game_that_is_over_goes(tmp_path: Path) -> None:
    game = new_game("celestial", seed=0, options={"turns": 1})
    kept, save = tmp_path / "kept.json", tmp_path / "save.json"
    table, out = session(game, kept=kept, save=save)
    table.run(Lines(*["pass", "no attack", "done"] * 5))
    assert "nobody wins (turn limit)" in out.getvalue()
    assert not kept.exists()
    assert json.loads(save.read_text())["result"] == {"winner": None, "victory": "turn limit"}


def test_where_nothing_can_be_kept_one_plays_all_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    output = " ".join(play("").output.split())
    assert "Games cannot be kept in" in output
    assert "The game is left; it is not kept." in output


# ------------------------------------------------------------------------------------------------- leaving


@pytest.mark.parametrize("way", ["quit", "exit", EOFError(), KeyboardInterrupt()])
def test_leaving_asks_first(way: Any, tmp_path: Path) -> None:
    table, out = session(new_game("celestial", seed=0), kept=tmp_path / "kept.json")
    lines = Lines("pass", way, "no", way, "", way, "yes", "pass")
    table.run(lines)
    leave = "Leave the game? Then `rokugan play --resume` goes on with it. (yes/no)> "
    assert lines.asked.count(leave) == 3
    assert lines.lines == ["pass"]
    assert out.getvalue().rstrip().endswith("The game is left; `rokugan play --resume` goes on with it.")
    assert len(mine(tmp_path / "kept.json")) == 1


def test_who_insists_leaves() -> None:
    table, out = session(new_game("celestial", seed=0))
    table.run(Lines(KeyboardInterrupt(), KeyboardInterrupt()))
    assert out.getvalue().rstrip().endswith("The game is left; it is not kept.")


class Interrupted:
    """Somebody presses Ctrl-C while it thinks."""

    def __init__(self) -> None:
        self.times = 1

    def choose(self, seen: Observation) -> int:
        if self.times:
            self.times -= 1
            raise KeyboardInterrupt
        return seen.count - 1


def test_ctrl_c_while_the_computer_thinks(tmp_path: Path) -> None:
    table, _ = session(new_game("celestial", seed=0), Interrupted(), kept=tmp_path / "kept.json")
    lines = Lines(*["pass", "no attack", "done"] * 2)
    lines.lines.insert(3, "no")
    table.run(lines)
    assert any("Leave the game?" in prompt for prompt in lines.asked)
    assert table.game.moves[-1].startswith(("Ann", "Bob"))
    assert rokugan.replay(rokugan.record(table.game)).hash() == table.game.hash()


def test_ctrl_c_in_the_middle_of_a_move() -> None:
    game = new_game("celestial", seed=0)
    history = History(game)
    history.play("pass")
    whole = history.game.hash()
    history.game.phase = "torn apart"
    history.recover()
    assert history.game.hash() == whole


class Wrong:
    """An agent that fails."""

    def choose(self, seen: Observation) -> str:
        return "fly"


def test_an_agent_that_fails_loses_no_game(tmp_path: Path) -> None:
    table, _ = session(new_game("celestial", seed=0), Wrong(), kept=tmp_path / "kept.json")
    with pytest.raises(AgentError, match="The agent Wrong answered 'fly' for Bob"):
        table.run(Lines(*["pass", "no attack", "done"] * 5))
    assert mine(tmp_path / "kept.json")


# --------------------------------------------------------------------------------------------------- undo


class Remembering:
    """Answers by what it remembers."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, seen: Observation) -> int:
        self.asked += 1
        return seen.count - 1


class Uncopied(Remembering):
    """Cannot be copied."""

    def __deepcopy__(self, memo: object) -> None:
        raise TypeError


@pytest.mark.parametrize("maker", [Remembering, Uncopied])
def test_agents_go_back_with_the_game(maker: Callable[[], Remembering]) -> None:
    table, _ = session(new_game("celestial", seed=0), maker())
    table.run(Lines("pass", "no attack", "done", "undo", "undo", "undo", EOFError(), "yes"))
    assert not table.game.moves
    agent = table.agents[1]
    assert isinstance(agent, Remembering)
    assert (agent.asked == 0) == (maker is Remembering)


# --------------------------------------------------------------------------------------------- files and lines


@pytest.mark.parametrize(("path", "said"), [
    ("/no/such/folder/x", "there is no folder /no/such/folder"), ("/tmp", "that is a folder"),
    ("/dev/full", "that is no file"), ("x" * 5000, "File name too long"), ("/proc/x", ""),
])  # fmt: skip
def test_a_game_that_cannot_be_saved_is_refused_before_it_begins(path: str, said: str) -> None:
    with pytest.raises(RokuganError, match=f"The game cannot be saved in .*{said}"):
        play("", options=(*GAME, "--save", path))


def test_a_full_disk_in_the_middle_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    table, out = session(new_game("celestial", seed=0), save=path)
    table.store()
    before = path.read_text()

    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    table.run(Lines("pass", "no attack", "save", "yes"))
    said = " ".join(out.getvalue().split())
    assert said.count("No space left on device") == 2  # by itself once, and when it was asked for
    assert "The game is left; it is not kept." in said
    assert path.read_text() == before
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_odd_lines_are_no_moves_and_end_no_game() -> None:
    table, out = session(new_game("celestial", seed=0))
    odd = [
        "²",
        "٣",
        "9" * 5000,
        "-1",
        "0",
        "\udcff",
        "save \udcff/x",
        "save a\0b",
        "log ²",
        f"log {'9' * 5000}",
        "card \0",
        "view " + "x" * 5000,
        "card " + "x" * 5000,
        "rules " + "x" * 5000,
    ]
    table.run(Lines(*odd, "help", "quit", "y"))
    assert not table.game.moves
    assert "Type the number of an option" in out.getvalue()  # help is still given
    assert max(map(len, out.getvalue().splitlines())) < 400


# ------------------------------------------------------------------------------------------ the command line


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--players", "-1"), "war_of_honor is played by 2 to 8 players, not by -1"),
        (("--players", "0"), "not by 0"),
        (("--players", "100000000"), "not by 100000000"),
        (("--players", "9" * 4000), "not by 9{60,80}…"),
        (("-e", "celestial", "--players", "3"), "celestial is played by exactly 2 players"),
        (("--against", "os:system"), "'os:system' is no agent"),
        (("--against", "x" * 5000), "There is no agent 'x{70,80}…"),
        (("--deck", "x" * 5000), "There is no deck file and no shipped deck 'x{70,80}…"),
        (("--deck", "x" * 5000 + ".txt"), "x{60,}"),
        (("-e", "gold", "--option", "four_winds=banana"), "'four_winds' is true or false, not 'banana'"),
        (("--option", "x" * 5000), "has no option 'x{70,80}…"),
        (("--option", f"variant={'x' * 5000}"), "There is no variant 'x{70,80}…"),
        (("--turns", "0"), "The option `turns` is a number of turns"),
        (("--name", ""), "'' is no name for a player"),
        (("--name", "A:B"), "'A:B' is no name for a player"),
        (("--name", "A\nB"), "is no name for a player"),
        (("--name", "x" * 5000), "'x{70,80}… is no name for a player"),
    ],
)
def test_a_mistake_is_one_short_sentence(options: tuple[str, ...], said: str) -> None:
    with pytest.raises(RokuganError, match=said) as found:
        play("", options=options)
    assert len(str(found.value)) < 600


def test_a_mistake_ends_with_status_2() -> None:
    run = subprocess.run([*COMMAND, "--players", "-1"], capture_output=True, text=True, input="", check=False)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "rokugan: war_of_honor is played by 2 to 8 players, not by -1.\n"


def test_simulations_check_the_same() -> None:
    for options, said in ((("--players", "-1"), "not by -1"), (("--players", "100000000"), "not by 100000000")):
        with pytest.raises(RokuganError, match=said):
            CliRunner().invoke(app, ["simulate", *options], catch_exceptions=False)


def test_whoever_you_are_eight_can_play() -> None:
    for name in ("Bob", "ann", "Zoe"):
        output = play(options=("--players", "8", "--name", name)).output
        assert f"{name} plays" in output


def test_the_number_of_turns_is_told_and_kept(data_folder: Path) -> None:
    for options in (("--turns", "1"), ("--option", "turns=1")):
        output = " ".join(play("pass", "no attack", "done", "done", options=(*GAME, *options)).output.split())
        assert "The game ends after turn 1." in output
        assert "nobody wins (turn limit)" in output
    assert not kept()
