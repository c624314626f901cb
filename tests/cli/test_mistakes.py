"""Mistakes on the command line: always one line on stderr that begins with `rokugan:`, and exit status 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sentences import MARK
from typer.testing import CliRunner

from rokugan.cli import app
from rokugan.errors import MOST_QUOTED, RokuganError


def mistake(*arguments: str | Path) -> str:
    """What a command that cannot be carried out says on stderr; it must be one line, and nothing on stdout."""
    result = CliRunner().invoke(app, [str(each) for each in arguments])
    if isinstance(result.exception, RokuganError):
        said = str(result.exception)  # `main` makes the line of it
    else:
        assert isinstance(result.exception, SystemExit), result.exception
        assert result.exit_code == 2
        assert result.stderr.startswith("rokugan: ")
        assert not result.stdout
        said = result.stderr.strip()
    assert "\n" not in said
    assert MARK[:MOST_QUOTED] not in said
    assert "╭" not in said
    return said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bogus"], "No such option: --bogus; see `rokugan --help`."),
        (["deck", "chekc"], "Did you mean 'check'? See `rokugan deck --help`."),
        (["play", "--seed", "x"], "Invalid value for '--seed'"),
        (["scenario"], "Missing argument"),
        (["simulate", "--games"], "requires an argument"),
        (["simulate", "--games", "many"], "Invalid value for '--games'"),
        ([MARK], "No such command 'QQQ"),
        ([f"--{MARK}"], "No such option: --QQQ"),
        (["simulate", "--workers", "100000"], "There can be 256 workers at most, not 100000."),
        (["simulate", "--seed", "9" * 30], "A seed is a number of at most 18 digits"),
        (["scenario", MARK], "there is no such file or folder"),
        (["scenario", "x" * 5000], "there is no such file or folder"),
        (["cards", "read", "x" * 5000], "the card file cannot be read (File name too long)"),
        (["cards", "show", MARK], "There is no card 'QQQ"),
        (["cards", "search", f"force>={'9' * 5000}"], "is no number"),
        (["cards", "search", f"clan>{MARK}"], "has no order"),
        (["cards", "list", "-e", MARK], "There is no edition"),
        (["deck", "list", "-e", "nope"], "There is no edition 'nope'"),
        (["deck", "check", "x" * 5000], "There is no deck file and no shipped deck"),
        (["rules", "show", MARK], "There is no rule"),
    ],
)
def test_words_that_make_no_command(arguments: list[str], sentence: str) -> None:
    assert sentence in mistake(*arguments)


CARDS = [{"title": "Ox", "type": "personality", "force": 2}]
BOMB = (
    "a: &a [x,x,x,x,x,x,x,x,x,x]\n"
    + "".join(
        f"{after}: &{after} [{','.join([f'*{each}'] * 10)}]\n" for each, after in zip("abcdefg", "bcdefgh", strict=True)
    )
    + "cards: *h\n"
)


@pytest.mark.parametrize("command", [("cards", "read"), ("cards", "try")])
@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("a.json", b"[[1]]", ": [0]: expected a mapping, found [1]."),
        (
            "a.json",
            b'[{"title": "Ox", "type": "item", "text": 3}]',
            ": [0].text: expected text, found 3; put it in quotes.",
        ),
        ("a.json", b"[" * 100_000, "nested more than 60 deep"),
        ("a.json", b"7", "a card file is a list of cards"),
        ("a.yaml", b"- {title: \xd6x, type: item}", "is not UTF-8"),
        ("a.yaml", b"[" * 100_000, "nested more than 60 deep"),
        ("a.yaml", BOMB.encode(), "values"),
        ("a.yaml", b"- {title: Ox, title: Ox, type: item}", "the key 'title' is given twice"),
        ("a.json", json.dumps([{"title": MARK, "type": "item"}]).encode(), "a title may have 120"),
        (
            "a.json",
            json.dumps([{"title": "Ox", "type": "item", "text": "Battle: Bow it. " * 6000}]).encode(),
            "a text may have",
        ),
    ],
)
def test_what_is_wrong_with_a_card_file_is_one_sentence(
    command: tuple[str, str], name: str, content: bytes, sentence: str, tmp_path: Path
) -> None:
    (tmp_path / name).write_bytes(content)
    assert sentence in mistake(*command, tmp_path / name)


def test_a_card_file_of_an_edition_that_there_is_not(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text(json.dumps(CARDS))
    for command in ("read", "try"):
        assert "There is no edition 'nope'" in mistake("cards", command, path, "-e", "nope")


def test_too_many_cards_to_try(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text(json.dumps([{"title": f"Land {n}", "type": "holding"} for n in range(40)]))
    assert "there are 40 cards in the file; try at most 12 at a time" in mistake("cards", "try", path)


WORDS = [
    "deck",
    "cards",
    "rules",
    "record",
    "check",
    "list",
    "show",
    "search",
    "read",
    "verify",
    "scenario",
    "coverage",
]
VALUES = [
    "--edition",
    "-e",
    "--format",
    "--json",
    "--missing",
    "--watch",
    "celestial",
    "nope",
    "",
    " ",
    "-",
    "--",
    "-1",
    "²",
]
HARMLESS = st.lists(
    st.sampled_from([*WORDS, *VALUES, MARK, "force>=", 'k:"', "\x1b[2J", "../", "/dev/null"]), max_size=5
)


@settings(max_examples=60, derandomize=True, deadline=None, database=None)
@given(HARMLESS)
def test_any_words_are_a_command_or_one_line(arguments: list[str]) -> None:
    result = CliRunner().invoke(app, arguments)
    assert result.exception is None or isinstance(result.exception, (SystemExit, RokuganError)), result.exception
    assert "╭─ Error" not in result.output
    if isinstance(result.exception, RokuganError):
        assert MARK[:MOST_QUOTED] not in str(result.exception)
