"""The rules of each step at the judge's desk: every move is made by a rule of the game's own book."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from rokugan import rulebook
from rokugan.core.files.scenario import load
from rokugan.rulebook.moves import table
from rokugan.scenarios import shipped
from rokugan.scenarios.staging import Stage, watched


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


def fought(edition: str, mine: int, theirs: int, **more: Any) -> list[str]:
    """The rules of a battle of so much Force against so much."""
    scenario = {
        "edition": edition,
        "cards": [
            {"title": "Ox", "type": "personality", "force": mine, "chi": 3},
            {"title": "Elk", "type": "personality", "force": theirs, "chi": 3, **more},
        ],
        "players": [
            {"name": "Ann", "in_play": [{"card": "Ox", "at": "Bob.P1", "side": "attacking"}]},
            {
                "name": "Bob",
                "provinces": [{"strength": 9}, {}, {}, {}],
                "in_play": [{"card": "Elk", "at": "Bob.P1", "side": "defending"}],
            },
        ],
        "phase": "attack",
        "script": ["Ann: fight P1", "all pass"],
    }
    steps = watched(scenario, "a battle")["steps"]
    return [rule["id"] for step in steps for rule in step["rules"]]


# Of each edition: what says who wins, what of a tie, what of the province.
BATTLES = {
    "celestial": ("celestial.resolution.02", "celestial.resolution.07", "celestial.resolution.04"),
    "samurai": ("samurai.resolution.02", "samurai.resolution.05", "samurai.resolution.08"),
    "gold": ("gold.resolution.09", "gold.resolution.07", "gold.resolution.10"),
}


@pytest.mark.parametrize("edition", BATTLES)
def test_the_rule_of_ties_is_cited_of_a_tie_only(edition: str) -> None:
    wins, ties, falls = BATTLES[edition]
    won, tied, overrun = fought(edition, 4, 2), fought(edition, 3, 3), fought(edition, 14, 2)
    assert (wins in won, ties in won, falls in won) == (True, False, False)
    assert (wins in tied, ties in tied, falls in tied) == (False, True, False)
    assert (wins in overrun, ties in overrun, falls in overrun) == (True, False, True)


def test_where_a_text_keeps_the_stronger_side_from_winning_the_ban_is_cited() -> None:
    path = Path(__file__).parents[2] / "scenarios/samurai/cards/immobile-stance.yaml"
    steps = watched(load(path)["8 against 4 is a tie"], "a tie")["steps"]
    cited = [rule["id"] for step in steps for rule in step["rules"]]
    assert "samurai.simultaneity.03" in cited
    assert "samurai.resolution.02" not in cited


@pytest.mark.parametrize(("mine", "theirs", "rule"), [(3, 3, "19"), (4, 3, "17"), (3, 4, "17"), (0, 0, "20")])
def test_a_conflict_is_decided_by_the_rule_of_its_case(mine: int, theirs: int, rule: str) -> None:
    facts = {"type": "character", "political": 1, "glory": 1, "cost": 1}
    scenario = {
        "edition": "lcg",
        "cards": [{"title": "Ram", "military": mine, **facts}, {"title": "Doe", "military": theirs, **facts}],
        "players": [{"name": "Ann", "in_play": ["Ram"]}, {"name": "Bob", "in_play": ["Doe"]}],
        "phase": "conflict",
        "first_player": "Ann",
        "script": [
            "all pass", "Ann: declare military", "Ann: ring air", "Ann: province P1", "Ann: attacker Ram", "Ann: done",
            "Bob: defender Doe", "Bob: done", "all pass",
        ],
    }  # fmt: skip
    steps = watched(scenario, "a conflict")["steps"]
    cited = {rule["id"] for step in steps for rule in step["rules"]}
    assert cited & {f"lcg.conflict.{each}" for each in ("17", "19", "20")} == {f"lcg.conflict.{rule}"} | (
        {"lcg.conflict.20"} if rule == "20" else set()
    )
