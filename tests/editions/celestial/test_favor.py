"""The Imperial Favor at the start of a game."""

from __future__ import annotations

import pytest

from rokugan.cards.files import definition
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.turn.setup import SeatDeck, start
from rokugan.editions.registry import rules_of


def keep(title: str, clan: str | None, honor: int) -> CardDefinition:
    """A Stronghold."""
    entry = {"title": title, "type": "stronghold", "province_strength": 6, "gold_production": 4, "text": ""}
    return definition(
        {**entry, "starting_honor": honor, **({"clan": clan} if clan else {})}, "test", edition="celestial"
    )


def begin(one: str | None, other: str | None) -> CcgGame:
    """A game of two players of these Clans; the first goes first."""
    farm = definition({"title": "Farm", "type": "holding", "gold_cost": 1}, "test", edition="celestial")
    trick = definition({"title": "Trick", "type": "strategy", "focus_value": 1}, "test", edition="celestial")
    seats = [
        SeatDeck(keep(title, clan, honor), [farm] * 40, [trick] * 40)
        for title, clan, honor in (("First Keep", one, 6), ("Second Keep", other, 5))
    ]
    return start(rules_of("celestial"), ["Ann", "Bob"], seats, 1)


@pytest.mark.rule("celestial.favor.02", "celestial.favor.03")
@pytest.mark.parametrize(
    ("one", "other", "holder"),
    [
        ("Dragon", "Crane", "Ann"),
        ("Crane", "Dragon", "Bob"),
        ("Dragon", None, "Ann"),
        ("Dragon", "Dragon", None),
        ("Crane", "Lion", None),
        (None, None, None),
    ],
)
def test_the_only_dragon_player_starts_with_the_favor(one: str | None, other: str | None, holder: str | None) -> None:
    game = begin(one, other)
    assert (game.names[game.favor] if game.favor >= 0 else None) == holder
