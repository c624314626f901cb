"""`rokugan cards`, as a user calls it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rokugan.cards import write
from rokugan.cards.library import library
from rokugan.cli import app

COMMAND = (sys.executable, "-c", "from rokugan.cli import main; main()")
CARDS = [
    {"title": "Ox", "type": "Personality", "text": "Battle: Bow a target enemy Follower."},
    {"title": "Hare", "type": "Personality", "text": "Hare has +1F.\nLimited: The hare xyzzyes a carrot."},
    {"title": "Mole", "type": "personality", "text": "The mole xyzzyes."},
]


def output(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["cards", *arguments], catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(CARDS))
    return str(path)


def test_list_prints_a_card_a_line() -> None:
    lines = output("list").splitlines()
    assert [line.split("\t")[0] for line in lines] == sorted(card.name for card in library("celestial"))
    assert "Border Keep\tHolding\t\t0G" in lines
    assert "Matsu Berserker\tCharacter\tLion\tcost 1, 3 military, – political, glory 1" in output(
        "list", "--edition", "lcg"
    )


def test_search_finds_by_terms_and_text() -> None:
    assert output("search", "t:holding", "g=0", "produce 2 gold") == (
        "Bamboo Harvesters\tHolding\t\t0G\nBorder Keep\tHolding\t\t0G\n"
    )
    assert output("search", "t:holding k:forest").startswith("Bamboo Harvesters\t")
    assert output("search", "xyzzy") == "No card fits all of these terms.\n"


def test_show_prints_the_card() -> None:
    keep, bamboo = (
        write(library("celestial")[title].program, title=title, type="holding")
        for title in ("Border Keep", "Bamboo Harvesters")
    )
    assert "roduce 2 Gold." in keep
    assert output("show", "border keep", "Bamboo Harvesters") == (
        f"Border Keep\nHolding\n0G\nUnique\n{keep}\n\nBamboo Harvesters\nHolding\n0G\nUnique • Forest\n{bamboo}\n"
    )


def test_show_looks_in_all_editions_and_says_where_a_card_is() -> None:
    assert output("show", "Matsu Berserker").startswith("In lcg:\nMatsu Berserker\n")
    assert output("show", "Border Keep", "-e", "war_of_honor").startswith("Border Keep\n")
    assert "Checked: a machine" in output("show", "A Gentle Word")
    assert "Checked" not in output("show", "Border Keep")


def test_a_search_without_cards_says_in_which_editions_there_are_some() -> None:
    lines = output("search", "title:Matsu Berserker").splitlines()
    assert lines == [
        "No card fits all of these terms.",
        "1 card fits in lcg, among them Matsu Berserker: search with --edition lcg.",
    ]


def test_read_says_how_far_each_card_is_understood(file: str) -> None:
    lines = output("read", file).splitlines()
    assert "Ox: understood" in lines
    assert "  written: Battle: Bow a target enemy Follower." in lines
    assert "Hare: partly" in lines
    assert "Mole: not" in lines
    assert "  not understood: The mole xyzzyes." in lines
    assert "personality: 1 understood, 1 partly, 1 not" in lines
    assert "3 cards: 1 understood, 1 partly, 1 not" in lines
    assert "   1  the mole xyzzyes. …" in lines


def test_what_was_read_is_told_as_json(file: str) -> None:
    found = json.loads(output("read", file, "--json", "--edition", "samurai"))
    assert found["summary"] == {"cards": 3, "understood": 1, "partly": 1, "not": 1}
    ox, hare, _ = found["cards"]
    assert (ox["title"], ox["type"], ox["status"], ox["round_trip"]) == (
        "Ox",
        "personality",
        "understood",
        True,
    )
    assert ox["tree"].startswith("Program(")
    assert (ox["written"], ox["unread"]) == (CARDS[0]["text"], [])
    (unread,) = hare["unread"]
    assert CARDS[1]["text"][unread["start"] : unread["end"]] == unread["words"]
    assert "xyzzyes" in unread["words"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ("show", "Border Kep"),
            "rokugan: There is no card 'Border Kep' in the celestial library; did you mean",
        ),
        (("list", "--edition", "jade"), "rokugan: There is no edition 'jade'"),
        (("search", "farce>=4"), "rokugan: There is no field 'farce' to search by"),
        (("read", "none.json"), "rokugan: none.json: "),
    ],
)
def test_a_mistake_is_one_line_on_stderr(arguments: tuple[str, ...], message: str) -> None:
    result = subprocess.run([*COMMAND, "cards", *arguments], capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith(message)
    assert result.stderr.count("\n") == 1


def test_coverage_counts_and_lists_the_cards_that_scenarios_show() -> None:
    assert output("coverage", "--edition", "samurai").startswith("samurai: ")
    assert "of 364 cards with text are shown\n" in output("coverage")
    assert output("coverage", "Secluded Village", "-e", "samurai") == "samurai: 1 of 1 cards with text are shown\n"
    assert output("coverage", "Secluded Village", "-e", "samurai", "--missing") == ""


def test_coverage_of_a_card_that_is_none() -> None:
    done = subprocess.run([*COMMAND, "cards", "coverage", "Zzz"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_coverage_names_the_parts_that_no_scenario_notices() -> None:
    result = CliRunner().invoke(app, ["cards", "coverage", "--blank", "Hachiwari", "-e", "samurai"])
    assert (result.exit_code, result.output) == (0, "1 card, 0 parts that can be taken away unnoticed\n")
