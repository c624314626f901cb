"""What everybody may see, and what is one player's own knowledge."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.testing import Table

POSITION: dict[str, Any] = {
    "edition": "samurai",
    "seed": 3,
    "cast": "stock",
    "cards": [
        {"stock": "Wind", "title": "Rag"},
        {
            "title": "Quarrel",
            "type": "strategy",
            "focus_value": 1,
            "text": "Limited: Target your Personality: He challenges a target Personality. Destroy the loser.",
        },
    ],
    "players": [
        {"name": "Ann", "hand": ["Quarrel"], "in_play": [{"card": "Ox"}], "fate_deck": ["Rag", "Rag", "Rag"]},
        {"name": "Bob", "in_play": [{"card": "Ox"}], "fate_deck": ["Sun", "Sun", "Sun"], "fate_discard": ["Rag"]},
    ],
    "phase": "action",
    "turn": 3,
    "script": [],
}


@pytest.fixture
def table() -> Table[CcgGame]:
    """The position of this module."""
    return Table[CcgGame].of(POSITION)


@pytest.mark.rule("samurai.information.05", "samurai.g-information.02")
def test_any_player_may_inspect_a_discard_pile_and_cards_in_play(table: Table[CcgGame]) -> None:
    game = table.game
    for viewer in ("Ann", "Bob", None):
        seen = repr(unfolded(game.view(viewer))["players"][1])
        assert "Rag" in seen
        assert "Ox" in seen


@pytest.mark.rule("samurai.information.09", "samurai.zones.22", "samurai.g-duel.07")
def test_a_focus_pool_is_known_to_its_player_alone(table: Table[CcgGame]) -> None:
    table.step({"Ann": "play Quarrel"})
    game = table.game
    assert len(game.players[1].focus_pool) == 3
    assert "Sun" in repr(unfolded(game.view("Bob"))["players"][1])
    assert "Sun" not in repr(unfolded(game.view("Ann"))["players"][1])
    assert "Sun" not in repr(unfolded(game.view(None))["players"][1])
