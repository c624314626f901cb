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


def test_a_living_card_is_played_too(tmp_path: Path) -> None:
    file = tmp_path / "frog.yaml"
    file.write_text(
        "- {title: Frog, type: character, cost: 2, military: 2, political: 2, glory: 1, text: 'Action: Draw 1 card.'}\n"
        "- {title: Pond, type: holding, strength_bonus: 1}\n"
        "- {title: Fly, type: event, side: conflict, cost: 0, text: 'Action: Gain 1 honor.'}\n",
        encoding="utf-8",
    )
    result = CliRunner().invoke(app, ["cards", "try", str(file), "-e", "lcg"], input="use frog\nquit\n")
    assert result.exit_code == 0, result.output
    assert "Ann draws" in result.output


def test_a_text_without_effect_is_named_before_the_game(tmp_path: Path) -> None:
    file = tmp_path / "badger.yaml"
    text = "Open: If your Family Honor is 90 or higher: Gain 2 Honor."
    file.write_text(f"- {{title: Badger, type: personality, force: 3, chi: 3, text: '{text}'}}", encoding="utf-8")
    result = CliRunner().invoke(app, ["cards", "try", str(file)], input="quit\n")
    assert "it was never offered: a condition of the action is not met" in " ".join(result.output.split())
