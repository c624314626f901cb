"""Celestial Edition, as its short rulebook has it, is a game for two."""

from __future__ import annotations

from pathlib import Path

import pytest

from rokugan.editions.registry import rules_of
from rokugan.errors import RokuganError
from rokugan.games import new_game
from rokugan.scenarios import run

POSITION = """
title: Players
edition: celestial
players: [{players}]
phase: action
script: []
"""


@pytest.mark.rule("celestial.multiplayer.01")
@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bob", "Cid"], ["Ann", "Bob", "Cid", "Dov"]])
def test_two_players_and_no_other_number(names: list[str], tmp_path: Path) -> None:
    assert rules_of("celestial").most_players == 2
    with pytest.raises(RokuganError):
        new_game("celestial", names=names, seed=1)
    path = tmp_path / "players.yaml"
    path.write_text(POSITION.replace("{players}", ", ".join(f"{{name: {name}}}" for name in names)), encoding="utf-8")
    assert run(path)[0].failure


@pytest.mark.rule("celestial.multiplayer.01")
def test_two_players_may_play(tmp_path: Path) -> None:
    path = tmp_path / "players.yaml"
    path.write_text(POSITION.replace("{players}", "{name: Ann}, {name: Bob}"), encoding="utf-8")
    assert not run(path)[0].failure
