"""`rokugan deck`, as a user calls it."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rokugan.cards.deck import Deck, shipped_decks, write_deck
from rokugan.cards.model import CardDefinition
from rokugan.cli import app

COMMAND = (sys.executable, "-c", "from rokugan.cli import main; main()")
DECK = shipped_decks()[0]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["deck", *arguments], catch_exceptions=False)


def written(folder: Path, deck: Deck) -> str:
    path = folder / "deck.txt"
    write_deck(deck, path)
    return str(path)


def test_a_legal_deck_gets_a_friendly_line(tmp_path: Path) -> None:
    path = written(tmp_path, DECK)
    result = run("check", path)
    assert result.exit_code == 0
    assert result.output == (
        f"{path}: {DECK.name!r} is a legal Celestial 40/40 deck "
        f"({DECK.dynasty_size} Dynasty and {DECK.fate_size} Fate cards).\n"
    )


def test_every_violation_is_a_line_with_title_and_rule(tmp_path: Path) -> None:
    fate_card = next(title for title, count in DECK.fate if count == 2)
    common = next(title for title, count in DECK.dynasty if count == 3)
    bad = replace(DECK, dynasty=(*DECK.dynasty, (fate_card, 1), ("Goldd Mine", 1), (common, 1)))
    path = written(tmp_path, bad)
    result = run("check", path)
    assert result.exit_code == 2
    lines = result.output.splitlines()
    assert all(line.startswith(f"{path}: ") for line in lines)
    found = {line.rpartition(" ")[2]: line for line in lines}
    assert fate_card in found["[celestial.cardtypes.02]"]
    assert "'Goldd Mine'" in found["[celestial.deck.03]"]
    assert f"4 copies of {common}" in found["[celestial.deck.05]"]


def test_the_report_as_json(tmp_path: Path) -> None:
    path = written(tmp_path, replace(DECK, fate=()))
    result = run("check", path, DECK.name, "--json")
    assert result.exit_code == 2
    bad, good = json.loads(result.output)["decks"]
    assert (bad["file"], bad["format"], bad["legal"]) == (path, "celestial-40", False)
    assert bad["violations"] == [
        {
            "title": "",
            "rule": "celestial.deck.01",
            "sentence": "The Fate deck has 0 cards; it must have at least 40.",
        }
    ]
    assert good["legal"]
    assert good["violations"] == []


def test_a_card_that_the_engine_can_not_play_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def why_not(card: CardDefinition, *played: object) -> str:
        return "Not yet." if card.name == DECK.stronghold else ""

    monkeypatch.setattr("rokugan.editions.ccg.rules.why_not_playable", why_not)
    result = run("check", DECK.name, "--json")
    assert result.exit_code == 2
    (deck,) = json.loads(result.output)["decks"]
    assert deck["violations"] == [{"title": DECK.stronghold, "rule": "celestial.deck.04", "sentence": "Not yet."}]


def test_another_format_can_be_named() -> None:
    assert run("check", DECK.name, "--format", "celestial-40").exit_code == 0
    assert run("check", DECK.name, "--format", "samurai-40").exit_code == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("check", "none.txt"), "rokugan: none.txt: the deck file cannot be read (No such file or directory)."),
        (
            ("check", "none"),
            "rokugan: There is no deck file and no shipped deck 'none'; ",
        ),
        (("check", DECK.name, "--format", "jade"), "rokugan: There is no format 'jade'; the formats are"),
        (("show", "none.txt"), "rokugan: none.txt: the deck file cannot be read (No such file or directory)."),
    ],
)
def test_a_mistake_is_one_line_on_stderr(arguments: tuple[str, ...], message: str) -> None:
    result = subprocess.run([*COMMAND, "deck", *arguments], capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith(message)
    assert result.stderr.count("\n") == 1


def test_the_shipped_decks_are_listed() -> None:
    lines = run("list").output.splitlines()
    assert [line.split("\t")[0] for line in lines] == [deck.name for deck in shipped_decks()]
    assert len(run("list", "--edition", "celestial").output.splitlines()) >= 2
    assert len(run("list", "--edition", "lcg").output.splitlines()) == 7


def test_a_deck_is_shown_by_type() -> None:
    text = run("show", DECK.name).output
    assert text.startswith(f"{DECK.name}\n")
    assert f"Stronghold: {DECK.stronghold}\n" in text
    assert f"\nDynasty ({DECK.dynasty_size})\n" in text
    assert "\n  Personality (" in text
    for title, count in (*DECK.dynasty, *DECK.fate):
        assert f"\n    {count} {title}\n" in text
