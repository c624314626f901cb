"""How texts let players choose."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, hold


def test_others_than_those_chosen_before(table: Trial) -> None:
    hold(table, "Open: Bow your target Personality to bow one or two other target Personalities.")
    table.begin().play("play Trial", "target Ox")
    assert "target Ox" not in table.offered
    table.play("target Hare", "done")
    assert [table.look(f"{name}.bowed") for name in ("ox", "elk", "hare", "bear")] == [True, False, True, False]


def test_of_those_targeted_only_some(table: Trial) -> None:
    hold(table, "Open: Target two Personalities: Bow all of them that are Nonhuman.")
    table.begin().play("play Trial", "target Hare", "target Bear")
    assert (table.look("hare.bowed"), table.look("bear.bowed")) == (False, True)


def test_a_target_without_an_article(table: Trial) -> None:
    hold(table, "Open: Target Personality with lower Force than 2: Bow him.")
    table.begin().play("play Trial")
    assert table.look("hare.bowed")


@pytest.mark.parametrize(("noun", "loses"), [("a Monk", 0), ("a Follower", 3)])
def test_a_player_by_what_he_controls(table: Trial, noun: str, loses: int) -> None:
    table.bob["in_play"].append({"card": "Hare", "as": "hare", "attachments": [{"card": "Spears", "as": "spears"}]})
    hold(table, f"Open: Choose a player who controls {noun}. He loses 3 Honor.")
    table.begin().play("play Trial")
    assert table.look("Bob.honor") == 10 - loses
