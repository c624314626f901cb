"""In a language in which every text is marked, a game shows no sentence without a mark: nothing that people read stands elsewhere
than in the catalogue. Titles, texts of cards and moves are not translated."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rokugan.cards.languages import text_of
from rokugan.cards.library import library

ENGLISH = Path(__file__).parents[2] / "src/rokugan/catalogue/english"
# The verbs of moves and what they end with, as the notation writes them.
NOTATION = (
    r"(?:use|play|buy|discard|attack|no attack|pass|done|pay auto|pay|target|equip|assign|fight|bid|keep|replace|declare"
    r"|lobby|honor|discount|no conflict|ring|province|attacker|defender)"
)
WORDS = re.compile(r"[A-Za-z’']{2,}[,;:.]? +[a-z’']{2,}")


@pytest.fixture(scope="module")
def marked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A language whose texts are those of English between marks."""
    folder = tmp_path_factory.mktemp("marked")
    for file in ENGLISH.glob("*.json"):
        texts = {key: f"⟦{text}⟧" for key, text in json.loads(file.read_text()).items()}
        (folder / file.name).write_text(json.dumps(texts))
    return folder


def unmarked(shown: str) -> str:
    """What is left of a screen without all that stands between marks, one within the other as well.

    >>> unmarked("⟦Turn 3 · ⟦Ann⟧⟧ The game is over.").strip()
    'The game is over.'
    """
    before = ""
    while shown != before:
        before, shown = shown, re.sub(r"⟦[^⟦⟧…]*…|⟦[^⟦⟧]*⟧", " ", shown)  # a label may be cut off
    return shown


def sentences(shown: str, edition: str) -> list[str]:
    """The lines in which words follow each other that are neither marked nor part of a card or a move."""
    own = {card.title for card in library(edition)}
    own |= {line for card in library(edition) for line in text_of(card, edition).splitlines()}
    left = unmarked(shown)
    for words in sorted(own, key=len, reverse=True):
        if words in left:
            left = left.replace(words, " · ")
    left = re.sub(rf"(?<![\w⟦]){NOTATION}(?!\w)", " · ", left)
    return [" ".join(line.split()) for line in left.splitlines() if WORDS.search(line)]


@pytest.mark.parametrize("edition", ["celestial", "lcg"])
def test_a_game_in_the_terminal_shows_no_english_of_its_own(edition: str, marked: Path, tmp_path: Path) -> None:
    asked = [*["1", ""] * 4, "hint", "help", "log", "board", "attack the moon", *["", "1"] * 6, "quit", "yes"]
    told = subprocess.run(
        [sys.executable, "-m", "rokugan.cli", "play", "--edition", edition, "--seed", "7"],
        input="\n".join(asked) + "\n",
        env={
            **os.environ,
            "ROKUGAN_LANGUAGE": str(marked),
            "XDG_DATA_HOME": str(tmp_path),
            "COLUMNS": "1000",
            "NO_COLOR": "1",
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.count("⟦") > 100
    assert sentences(told.stdout, edition) == []


def test_a_refusal_and_the_help_of_a_command_are_marked(marked: Path) -> None:
    for words in (["deck", "check", "no such deck"], ["deck", "show", "--help"], ["rules", "show", "celestial.x.01"]):
        told = subprocess.run(
            [sys.executable, "-m", "rokugan.cli", *words],
            env={**os.environ, "ROKUGAN_LANGUAGE": str(marked), "COLUMNS": "1000", "NO_COLOR": "1"},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert "⟦" in told.stdout + told.stderr, words


@pytest.mark.parametrize(
    ("shown", "found"),
    [
        ("⟦Turn 3⟧ The game is over.", ["The game is over."]),
        ("1 use Border Keep:1", []),
        ("⟦At home⟧ Matsu Sako is bowed", ["· is bowed"]),
    ],
)
def test_english_without_a_mark_is_found(shown: str, found: list[str]) -> None:
    assert sentences(shown, "celestial") == found
