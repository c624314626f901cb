"""`rokugan cards try`: a designer's card on the table at once."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from rokugan.cli import app

BADGER = """
- {title: Old Badger, type: personality, force: 3, chi: 3, text: "Open: Bow this card: Gain 2 Honor."}
- {title: Sudden Rain, type: strategy, focus_value: 2, text: "Open: Bow a target Personality."}
- {title: Long Wall, type: region, text: "This Province has +3 strength."}
"""


def test_a_card_is_shown_and_played(tmp_path: Path) -> None:
    file = tmp_path / "badger.yaml"
    file.write_text(BADGER, encoding="utf-8")
    result = CliRunner().invoke(app, ["cards", "try", str(file)], input="use old badger\nquit\n")
    assert result.exit_code == 0, result.output
    assert "Open: Bow this card: Gain 2 Honor." in result.output
    assert "Ann gains 2 Honor" in result.output
    assert "strength 10" in result.output


def test_words_that_are_not_understood_are_named(tmp_path: Path) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text("- {title: Odd, type: strategy, text: 'Battle: Frobnicate a target enemy.'}", encoding="utf-8")
    result = CliRunner().invoke(app, ["cards", "try", str(file)])
    assert result.exit_code != 0
    assert "Frobnicate" in str(result.exception)
    assert "odd.yaml" in str(result.exception)
