"""Conditions of texts, read from English and run."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, hold


@pytest.mark.parametrize(("number", "drawn"), [("two", 1), ("three", 0)])
def test_how_many_the_text_has_destroyed(table: Trial, number: str, drawn: int) -> None:
    hold(
        table,
        f"Open: Destroy all of your Personalities. If this destroyed at least {number} Personalities, draw a card.",
    )
    table.begin().play("play Trial")
    assert table.look("Ann.hand") == drawn


@pytest.mark.parametrize(("word", "bowed"), [("odd", True), ("even", False)])
def test_a_force_is_odd_or_even(table: Trial, word: str, bowed: bool) -> None:
    hold(table, f"Open: Target a Personality: If his Force is {word}, bow him.")
    table.begin().play("play Trial", "target Hare")
    assert table.look("hare.bowed") is bowed


def test_two_deeds_of_one_text(table: Trial) -> None:
    text = (
        "Bow a target Personality. Dishonor him. If this bowed a Personality and dishonored a Personality, draw a card."
    )
    hold(table, f"Open: {text}")
    hold(table, f"Open: {text}", "Again")
    table.begin().play("play Trial", "target Hare")
    assert table.look("Ann.hand") == 2  # Again, and the card drawn
    table.play("play Again", "target Hare")
    assert table.look("Ann.hand") == 1  # he was bowed and dishonorable already


@pytest.mark.parametrize(("name", "bowed"), [("Bear", True), ("Hare", False)])
def test_a_stat_that_differs_from_its_base(table: Trial, name: str, bowed: bool) -> None:
    table.bob["in_play"].append({"card": "Bear", "as": "bear", "tokens": {"+1F": 1}})
    hold(table, "Open: Bow a target Personality whose Force is different from his own base Force.")
    table.begin().play("play Trial")
    assert table.look(f"{name.lower()}.bowed") is bowed


def test_all_are_of_a_kind(table: Trial) -> None:
    hold(table, "Open: If all your Personalities are Samurai: Draw a card.")
    hold(table, "Open: Remove your target Monk from the game.", "Away")
    table.begin()
    assert "play Trial" not in table.offered
    table.play("play Away")
    assert "play Trial" in table.offered


def test_targets_without_a_common_clan(table: Trial) -> None:
    """Ox is of the Lion Clan; so is the Hare of this table, and nobody else."""
    table.make("Hare", force=1, chi=2, keywords=("Lion Clan",))
    text = "Open: Bow a target Personality to bow another target Personality. If they share no Clan Alignments, draw a card."
    hold(table, text)
    hold(table, text, "Again")
    table.begin().play("play Trial", "target Ox", "target Hare")
    assert table.look("Ann.hand") == 1
    table.play("play Again", "target Bear")  # only Elk can still bow for it
    assert table.look("Ann.hand") == 1
