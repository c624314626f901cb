"""What nobody but its player sees of a duel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rokugan.core.scenario import Runner
from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.scenarios import open_scenario

DUEL = """
title: A duel
edition: celestial
cards:
  - {title: Ox, type: personality, force: 2, chi: 4, gold_cost: 3, personal_honor: 1}
  - {title: Stag, type: personality, force: 2, chi: 2, gold_cost: 3, personal_honor: 1}
  - {title: Sun, type: strategy, focus_value: 1}
  - {title: Moon, type: strategy, focus_value: 2}
  - {title: Star, type: strategy, focus_value: 3}
  - {title: Night, type: strategy, focus_value: 0}
  - {title: Wind, type: strategy, focus_value: 1}
  - {title: Rain, type: strategy, focus_value: 2}
  - {title: Snow, type: strategy, focus_value: 3}
  - {title: Secret, type: strategy, focus_value: 3}
  - title: Gauntlet
    type: strategy
    text: "Limited: Target your Personality: He challenges a target Personality. The loser is destroyed."
players:
  - {name: Ann, hand: [Gauntlet], fate_deck: [Sun, Moon, Star, Night], fate_deck_size: 4, in_play: [{card: Ox}]}
  - {name: Bob, hand: [Secret], fate_deck: [Wind, Rain, Snow], fate_deck_size: 3, in_play: [{card: Stag}]}
phase: action
script: []
"""


@pytest.fixture
def duel(tmp_path: Path) -> Runner:
    """A duel in which the challenged player is to focus or strike."""
    path = tmp_path / "duel.yaml"
    path.write_text(DUEL, encoding="utf-8")
    runner = open_scenario(path)[1]
    runner.step({"Ann": "play Gauntlet"})
    return runner


def seen(runner: Runner, player: str | None) -> str:
    """Everything a player (or a spectator) is shown, as text."""
    game: Any = runner.game
    return repr(unfolded(game.view(player)))


@pytest.mark.rule("celestial.duel.03")
def test_a_focus_pool_is_known_to_its_player_only(duel: Runner) -> None:
    game: Any = duel.game
    assert [len(player.focus_pool) for player in game.players] == [3, 3]
    assert [len(player.fate_deck) for player in game.players] == [1, 0]
    for title in ("Wind", "Rain", "Snow"):
        assert title in seen(duel, "Bob")
        assert title not in seen(duel, "Ann")
        assert title not in seen(duel, None)
    for title in ("Sun", "Moon", "Star"):
        assert title in seen(duel, "Ann")
        assert title not in seen(duel, "Bob")
    assert "Night" not in seen(duel, "Ann")


@pytest.mark.rule("celestial.duel.06", "celestial.duel.09")
def test_focused_cards_are_face_down_until_the_strike(duel: Runner) -> None:
    duel.step({"Bob": "focus Secret from hand"})
    duel.step({"Ann": "focus Moon"})
    assert "Secret" not in seen(duel, "Ann")
    assert "Moon" not in seen(duel, "Bob")
    duel.step({"Bob": "strike"})
    assert "Secret" in seen(duel, "Ann")
    assert "Moon" in seen(duel, "Bob")


@pytest.mark.rule("celestial.duel.14")
def test_the_rest_of_a_pool_stays_hidden_under_the_deck(duel: Runner) -> None:
    duel.step({"Bob": "focus Wind"})
    duel.step({"Ann": "strike"})
    duel.step({"Ann": "order Star"})
    duel.step({"Ann": "order Sun"})
    duel.step({"Bob": "order Snow"})
    game: Any = duel.game
    deck = [game.cards[card].definition.title for card in reversed(game.players[0].fate_deck)]
    assert deck == ["Night", "Star", "Sun", "Moon"]
    assert "Sun" not in seen(duel, "Bob")
    assert game.players[0].focus_pool == game.players[1].focus_pool == []
