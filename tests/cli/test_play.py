"""`rokugan play`, as a person at the terminal uses it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rokugan.cards.model import CardDefinition
from rokugan.cli import app
from rokugan.cli.log_text import sentences
from rokugan.core.card import Card
from rokugan.core.log import Entry
from rokugan.games import default_decks

FIRST, SECOND = default_decks("celestial", 2)
COMMAND = (sys.executable, "-c", "from rokugan.cli import main; main()", "play")


def play(*lines: str, options: tuple[str, ...] = ("--seed", "5", "--against", "random")) -> Result:
    return CliRunner().invoke(
        app, ["play", *options], input="".join(f"{line}\n" for line in lines), catch_exceptions=False
    )


def test_a_game_begins_with_the_table_and_numbered_options() -> None:
    result = play()
    assert result.exit_code == 0
    for words in (f"Ann plays {FIRST.name} against Bob (random)", "Turn 1 · Ann", "Hand", "Declare an attack?"):
        assert words in result.output
    assert "1 attack Bob" in result.output
    assert result.output.rstrip().endswith("The game is left.")


def test_a_number_a_move_and_an_empty_line_all_play() -> None:
    assert "Ann attacks Bob" in play("1").output
    assert "Ann attacks Bob" in play("Attack  bob").output
    assert "Dynasty Phase" in play("").output


def test_a_line_that_means_nothing_gets_one_sentence_and_another_chance() -> None:
    result = play("dance", "99", "attack bob")
    assert "There is no option 99; the options are 1 to 2." in result.output
    assert "'dance'" in result.output
    assert "Ann attacks Bob" in result.output


def test_undo_goes_back_any_number_of_times() -> None:
    output = play("no attack", "done", "undo", "undo", "undo").output
    assert output.count("You are back at your decision before.") == 2
    assert "There is no earlier decision of yours to go back to." in output
    assert output.rindex("Turn 1 · Ann") > output.index("Turn 2: Bob")


def test_help_log_rules_card_and_view() -> None:
    output = play("help", "log", "rules duel focus", "rules", f"card {FIRST.stronghold}", "card", "card Nobody", "view").output
    assert "rules WORDS" in output
    assert "Ann goes first" in output
    assert "celestial." in output
    assert "province strength, " in output
    assert "There is no card 'Nobody'" in " ".join(output.split())
    assert output.count("Turn 1 · Ann") == 2


def test_a_game_is_saved_after_every_move_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = play("no attack", "done", options=("--seed", "5", "--save", str(path)))
    assert f"it is kept in {path}" in " ".join(first.output.split())
    data = json.loads(path.read_text())
    assert data["moves"][:2] == ["Ann: no attack", "Ann: done"]
    second = play("log", options=("--load", str(path)))
    assert second.exit_code == 0
    assert "Bob draws a card" in second.output


def test_saving_on_demand(tmp_path: Path) -> None:
    path = tmp_path / "now.json"
    output = " ".join(play("save", f"save {path}", "save /no/such/folder/x").output.split())
    assert "Say where to: `save FILE`." in output
    assert "Saved; " in output
    assert "The game cannot be saved in /no/such/folder/x" in output
    assert json.loads(path.read_text())["format"] == "rokugan-record/1"


def test_one_deck_is_that_of_the_person() -> None:
    output = " ".join(play(options=("--deck", SECOND.name, "--seed", "1", "--name", "Zoe")).output.split())
    assert f"Zoe plays {SECOND.name} against Bob (sensible) with {FIRST.name}." in output


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--against", "clever"), "There is no agent 'clever'"),
        (("--edition", "emerald"), "There is no edition 'emerald'"),
        (("--deck", "Nothing"), "There is no deck file and no shipped deck 'Nothing'"),
        (("--players", "5"), "players"),
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


def test_the_log_is_told_in_sentences() -> None:
    ox = Card(0, CardDefinition("Ox", "personality"), 0, "Ox")
    entries = [
        Entry("fights at", 0, words="Bob.P1"),
        Entry("battle:", -1, words="0 attacking, 0 defending"),
        Entry("is revealed:", 0, (ox,)),
        Entry("draws", 1, (ox,), known=2),
        Entry("+2 force for", 0, (ox,)),
    ]
    assert list(sentences(entries, ["Ann", "Bob"], 0)) == ["Ann turns up Ox", "Bob draws a card", "Ox gets +2 force"]
