"""`rokugan play`, as a person at the terminal uses it."""

import json
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from rokugan.agents import RandomAgent, ask
from rokugan.agents.advice import usual_player
from rokugan.cards.model import CardDefinition
from rokugan.cli import app
from rokugan.cli.session import Session
from rokugan.cli.shown.options_text import ordered
from rokugan.core.card import Card
from rokugan.core.history import History
from rokugan.core.log import Entry
from rokugan.editions.ccg.seen.sentences import sentences, stat_changed
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.games import default_decks, new_game

FIRST, SECOND = default_decks("celestial", 2)
COMMAND = (sys.executable, "-c", "from rokugan.cli import main; main()", "play")


def first_game() -> CcgGame:
    """A game in which Ann decides first."""
    games: Iterator[CcgGame] = (new_game("celestial", seed=seed) for seed in range(100))
    return next(game for game in games if game.decision is not None and game.decision.player == "Ann")


GAME = first_game()
assert GAME.decision is not None
DECISION = GAME.decision
SEED = str(GAME.beginning["seed"])


CELESTIAL = ("--edition", "celestial", "--seed", SEED, "--against", "random")


def play(*lines: str, options: tuple[str, ...] = CELESTIAL) -> Result:
    return CliRunner().invoke(
        app, ["play", *options], input="".join(f"{line}\n" for line in lines), catch_exceptions=False
    )


def moves_after(folder: Path, *lines: str) -> list[str]:
    """The moves of the game that these lines played."""
    path = folder / "game.json"
    play(*lines, options=(*CELESTIAL, "--save", str(path)))
    return list(json.loads(path.read_text())["moves"])


def test_a_game_begins_with_the_table_and_numbered_options() -> None:
    result = play()
    assert result.exit_code == 0
    for words in (f"Ann plays {FIRST.name} against Bob (random)", "Turn 1 · Ann", "Hand", DECISION.prompt, "(Enter)"):
        assert words in result.output
    assert result.output.rstrip().endswith(
        "The game is left; `rokugan play --resume --against random` goes on with it."
    )


def test_a_number_a_move_and_an_empty_line_all_play(tmp_path: Path) -> None:
    enter = DECISION.choices[ask(usual_player("celestial"), GAME)]
    assert moves_after(tmp_path, "1")[0] == f"Ann: {ordered(DECISION)[0].move}"
    assert moves_after(tmp_path, enter.move.upper())[0] == f"Ann: {enter.move}"
    assert moves_after(tmp_path, "")[0] == f"Ann: {enter.move}"


def test_a_line_that_means_nothing_gets_one_sentence_and_another_chance(tmp_path: Path) -> None:
    result = play("dance", "99")
    assert f"There is no option 99; the options are 1 to {len(DECISION.choices)}." in result.output
    assert "'dance'" in result.output
    assert len(moves_after(tmp_path, "dance", "99", "1")) > 0


def test_undo_goes_back_any_number_of_times(tmp_path: Path) -> None:
    output = play("", "", "undo", "undo", "undo").output
    assert output.count("You are back at your decision before.") == 2
    assert "There is no earlier decision of yours to go back to." in output
    assert moves_after(tmp_path, "", "", "undo", "undo") == []


def test_help_log_rules_card_and_view() -> None:
    output = play(
        "help", "log", "rules duel focus", "rules", f"card {FIRST.stronghold}", "card", "card Nobody", "view"
    ).output
    assert "rules WORDS" in output
    assert "Ann goes first" in output
    assert "celestial." in output
    assert "province strength, " in output
    assert "There is no card 'Nobody'" in " ".join(output.split())
    assert output.count("Turn 1 · Ann") == 2


def test_a_game_is_saved_after_every_move_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = play("", "", options=(*CELESTIAL, "--save", str(path)))
    assert f"it is kept in {path}" in first.output
    mine = [move for move in json.loads(path.read_text())["moves"] if move.startswith("Ann: ")]
    assert len(mine) >= 2
    second = play("log all", options=("--load", str(path)))
    assert second.exit_code == 0
    assert "Ann goes first" in second.output


def test_save_asks_for_a_file_and_refuses_a_folder_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "now.json"
    output = " ".join(play("save", f"save {path}", "save /no/such/folder/x").output.split())
    assert "Say where to: `save FILE`." in output
    assert "Saved; " in output
    assert "The game cannot be saved in /no/such/folder/x" in output
    assert json.loads(path.read_text())["format"] == "rokugan-record/2"


def test_one_deck_is_that_of_the_person() -> None:
    output = " ".join(
        play(options=("-e", "celestial", "--deck", SECOND.name, "--seed", "1", "--name", "Zoe")).output.split()
    )
    assert f"Zoe plays {SECOND.name} against Bob (sensible) with {FIRST.name}." in output


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--against", "clever"), "There is no agent 'clever'"),
        (("--edition", "emerald"), "There is no edition 'emerald'"),
        (("--deck", "Nothing"), "There is no deck file and no shipped deck 'Nothing'"),
        (("--players", "9"), "war_of_honor is played by 2 to 8 players, not by 9."),
        (
            ("--option", "variant=bushido_braul"),
            "There is no variant 'bushido_braul'; the variants are seeking_your_path",
        ),
        (("--option", "gempuku"), "War of Honor has no option 'gempuku'; its options are variant, gempukku"),
        (("--option", "gempukku=perhaps"), "The option 'gempukku' is true or false, not 'perhaps'."),
        (("-e", "celestial", "--option", "gempukku"), "celestial has no option 'gempukku'; its options are turns"),
        (("--load", "/no/such/file"), "cannot be read"),
        (("--save", "/no/such/folder/x"), "there is no folder"),
    ],
)
def test_a_mistake_is_one_sentence_and_exit_status_2(options: tuple[str, ...], sentence: str) -> None:
    done = subprocess.run([*COMMAND, *options], capture_output=True, text=True, input="", check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert sentence in done.stderr


WAR_OF_HONOR = ("--seed", "5", "--against", "random")


def test_by_itself_four_play_war_of_honor() -> None:
    output = " ".join(play(options=WAR_OF_HONOR).output.split())
    assert all(f"{name} (random) with" in output for name in ("Bob", "Cid", "Dov"))
    assert "To win: Take five steps on one Path" in output
    assert "Lay one of your tiles" in output


def test_an_empty_line_lays_a_tile_where_the_computer_would() -> None:
    output = play("hint", "", options=WAR_OF_HONOR).output
    hinted = output.partition("The computer would play: place ")[2].splitlines()[0].strip()
    assert f"Ann lays {hinted}" in output


def test_the_board_and_one_player_can_be_looked_at() -> None:
    output = play("board", "view bob", "view zoe", options=WAR_OF_HONOR).output
    assert output.count("Toshi Ranbo") == 2
    assert "Bob Scorpion  hand 0" in output
    assert "Nobody is named 'zoe'" in output
    assert "played without a board" in play("board").output


def test_variants_are_listed_and_played() -> None:
    listed = play(options=("--options",)).output
    assert all(name in listed for name in ("variant=classic", "variant=secret_missions", "gempukku", "advanced"))
    assert "celestial has no variants" in play(options=("--options", "-e", "celestial")).output
    output = play(options=(*WAR_OF_HONOR, "--option", "variant=wartime", "--option", "gempukku")).output
    assert "To win: Only the Path of Military wins." in output


def test_the_log_is_told_in_sentences() -> None:
    ox = Card(0, CardDefinition("Ox", "personality"), 0)
    entries = [
        Entry("fights at", 0, words="Bob.P1"),
        Entry("battle:", -1, words="0 attacking, 0 defending"),
        Entry("is revealed:", 0, (ox,)),
        Entry("draws", 1, (ox,), known=2),
        stat_changed(Entry("gets", 0, (ox,), 2), "force"),
    ]
    assert list(sentences(entries, ["Ann", "Bob"], 0)) == ["Ann turns up Ox", "Bob draws a card", "Ox gets +2 force"]


def test_a_person_who_is_out_does_not_wait_for_the_others() -> None:
    game = first_game()
    game.players[0].eliminated = True
    console = Console(record=True, width=100, file=StringIO())
    Session(History(game), "Ann", [None, RandomAgent(1)], console).run(lambda prompt: pytest.fail(f"asked {prompt}"))
    assert "Ann is out of the game in turn 1; the others play on." in console.export_text()
