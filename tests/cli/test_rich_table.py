"""`rokugan cards table`: what the texts of a designer's cards do on the rich table."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from rokugan.cli import app

BADGERS = """
- {title: Old Badger, type: personality, force: 3, chi: 3, text: "Open: Bow this card: Gain 2 Honor."}
- {title: Lost Badger, type: personality, force: 3, chi: 3, text: "Open: If your Family Honor is 90 or higher: Gain 2 Honor."}
- {title: Odd Badger, type: personality, force: 3, chi: 3, text: "Open: Frobnicate a target enemy."}
"""


def run(tmp_path: Path, *words: str) -> tuple[int, str]:
    file = tmp_path / "badgers.yaml"
    file.write_text(BADGERS, encoding="utf-8")
    result = CliRunner().invoke(app, ["cards", "table", str(file), "--tries", "3", *words])
    return result.exit_code, result.output or str(result.exception)


def test_a_text_that_works_is_counted(tmp_path: Path) -> None:
    assert run(tmp_path, "--card", "Old Badger") == (0, "1 text tried, all do something\n")


def test_what_stood_in_the_way_is_said(tmp_path: Path) -> None:
    status, said = run(tmp_path, "--card", "Lost Badger")
    assert status == 1
    text = "Open: If your Family Honor is 90 or higher: Gain 2 Honor."
    assert f'Lost Badger: "{text}": it was never offered: a condition of the action is not met.' in said.splitlines()


def test_what_is_not_understood_is_said(tmp_path: Path) -> None:
    status, said = run(tmp_path)
    assert status == 1
    assert "Frobnicate" in said
    assert said.splitlines()[-2:] == ["2 texts tried, 1 without effect", "1 card cannot be played"]


def test_a_card_that_is_not_there_is_refused(tmp_path: Path) -> None:
    status, said = run(tmp_path, "--card", "Nobody")
    assert status != 0
    assert "there is no card 'Nobody'" in said


def test_it_knows_the_living_card_game(tmp_path: Path) -> None:
    file = tmp_path / "frogs.yaml"
    idle = "While this character is bowed and ready, it gets +1[conflict-military]."
    file.write_text(
        "- {title: Frog, type: character, cost: 2, military: 2, political: 2, glory: 1, text: 'Action: Draw 1 card.'}\n"
        f"- {{title: Toad, type: character, cost: 2, military: 2, political: 2, glory: 1, text: '{idle}'}}\n",
        encoding="utf-8",
    )
    found = CliRunner().invoke(app, ["cards", "table", str(file), "--tries", "3", "-e", "lcg"])
    assert found.exit_code == 1
    assert "nothing is different without it" in found.output
    assert found.output.splitlines()[-1] == "2 texts tried, 1 without effect"
