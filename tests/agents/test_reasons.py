"""A hint says why, in a sentence: for every move of every edition, from what its player can see."""

from __future__ import annotations

import random

import pytest
from tests.server.test_replays import EDITIONS

import rokugan
from rokugan.agents.reasons import reason
from rokugan.scenarios.staging import Stage


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_move_has_a_reason_of_one_sentence(edition: str) -> None:
    game = rokugan.new_game(edition, names=["Ann", "Bob"], seed=3)
    dice = random.Random(1)
    told: set[str] = set()
    for _ in range(120):
        decision = game.decision
        if decision is None:
            break
        move = dice.choice(decision.options)
        said = reason(game, decision.player, move)
        assert said
        assert "\n" not in said
        assert said[0].isupper()
        assert said.rstrip("”)").endswith(".")
        told.add(said)
        game.play(move)
    assert len(told) > 6


def test_an_attack_is_weighed() -> None:
    scenario = {
        "edition": "celestial",
        "phase": "attack",
        "cards": [{"title": "Ox", "type": "personality", "force": 5, "chi": 3}],
        "players": [
            {"name": "Ann", "in_play": ["Ox"]},
            {"name": "Bob", "provinces": [{"strength": 4}, {"strength": 7}]},
        ],
    }
    stage = Stage(scenario)
    found = reason(stage.game, "Ann", "attack Bob")
    assert found == "Your unbowed units count 5 Force, and the weakest province of Bob has strength 4."
    stage.play("Ann: attack Bob")
    assert reason(stage.game, "Ann", "assign Ox to P1") == "Ox adds 5 Force there."
