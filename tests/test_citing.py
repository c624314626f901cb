"""The rules of each step at the judge's desk: every move is made by a rule of the game's own book."""

from __future__ import annotations

import random

import pytest

from rokugan import rulebook, shipped
from rokugan.rulebook.moves import table
from rokugan.staging import Stage, watched


@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_the_table_of_moves_names_rules_of_its_own_book(edition: str) -> None:
    for ids in table()[edition].values():
        assert [rulebook.rule(id).edition for id in ids] == [edition] * len(ids)


@pytest.mark.parametrize("edition", rulebook.EDITIONS)
def test_the_moves_of_scenarios_have_rules_of_their_own_book(edition: str) -> None:
    """Of six scenarios: all but a few moves (nine in ten at the least), and no rule of another edition."""
    mine = [each for each in shipped.shown() if each.edition == edition]
    moves = bare = 0
    for each in random.Random(edition).sample(mine, 6):
        for step in watched(shipped.scenario(each.name, each.case), each.name)["steps"]:
            assert {rule["id"].partition(".")[0] for rule in step["rules"]} <= {edition}
            if step["kind"] == "move":
                moves += 1
                bare += not step["rules"]
    assert moves > 5
    assert bare * 10 <= moves


def test_a_move_at_the_desk_says_its_rule_first() -> None:
    stage = Stage({"edition": "gold", "players": [{"name": "Ann"}, {"name": "Bob"}], "phase": "attack"})
    stage.play("Ann: no attack")
    assert stage.rules()[0]["id"] == "gold.attack.01"
