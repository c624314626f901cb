"""What nobody but its player sees of a duel."""

from __future__ import annotations

import pytest

from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.testing import Table

DUEL = """
title: A duel
edition: celestial
cast: stock
cards:
  - {title: Night, type: strategy, focus_value: 0}
  - {stock: Star, title: Secret}
players:
  - {name: Ann, hand: [Gauntlet], fate_deck: [Sun, Moon, Star, Night], fate_deck_size: 4, in_play: [{card: Carp}]}
  - {name: Bob, hand: [Secret], fate_deck: [Wind, Rain, Snow], fate_deck_size: 3, in_play: [{card: Stag}]}
phase: action
script: []
"""


@pytest.fixture
def duel() -> Table[CcgGame]:
    """A duel in which the challenged player is to focus or strike."""
    table = Table[CcgGame].of(DUEL)
    table.step("Ann: play Gauntlet")
    return table


def seen(table: Table[CcgGame], player: str | None) -> str:
    """Everything a player (or a spectator) is shown, as text."""
    return repr(unfolded(table.game.view(player)))


@pytest.mark.rule("celestial.duel.03")
def test_a_focus_pool_is_known_to_its_player_only(duel: Table[CcgGame]) -> None:
    game = duel.game
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
def test_focused_cards_are_face_down_until_the_strike(duel: Table[CcgGame]) -> None:
    duel.step({"Bob": "focus Secret from hand"})
    duel.step({"Ann": "focus Moon"})
    assert "Secret" not in seen(duel, "Ann")
    assert "Moon" not in seen(duel, "Bob")
    duel.step({"Bob": "strike"})
    assert "Secret" in seen(duel, "Ann")
    assert "Moon" in seen(duel, "Bob")


@pytest.mark.rule("celestial.duel.14")
def test_the_rest_of_a_pool_stays_hidden_under_the_deck(duel: Table[CcgGame]) -> None:
    duel.step({"Bob": "focus Wind"})
    duel.step({"Ann": "strike"})
    duel.step({"Ann": "order Star"})
    duel.step({"Ann": "order Sun"})
    duel.step({"Bob": "order Snow"})
    game = duel.game
    deck = [game.cards[card].definition.title for card in reversed(game.players[0].fate_deck)]
    assert deck == ["Night", "Star", "Sun", "Moon"]
    assert "Sun" not in seen(duel, "Bob")
    assert game.players[0].focus_pool == game.players[1].focus_pool == []
