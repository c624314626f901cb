"""Printings, and numbers that change after the game has begun."""

from __future__ import annotations

import pytest

from rokugan.cards.library import Library
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.turn.setup import SeatDeck, start
from rokugan.editions.registry import rules_of


@pytest.mark.rule("gold.framework.02")
def test_every_copy_is_played_by_the_latest_printing() -> None:
    old = CardDefinition("Hiruma Masagoro", "personality", gold_cost=6, force=2)
    new = CardDefinition("Hiruma Masagoro", "personality", gold_cost=5, force=3)
    cards = Library("gold", [old, new])
    assert cards["Hiruma Masagoro"] is new
    assert len(list(cards)) == 1


@pytest.mark.rule("gold.setup.16")
def test_a_later_change_of_starting_honor_leaves_the_family_honor_alone() -> None:
    keep = CardDefinition(
        "Keep", "stronghold", clans=("Crane",), province_strength=6, gold_production=4, starting_honor=6
    )
    sensei = CardDefinition("Sensei", "sensei", clans=("Crab",), starting_honor=-2, gold_production=-1, focus_value=1)
    farms = [CardDefinition(f"Farm {n}", "holding", gold_cost=1) for n in range(40)]
    tricks = [*(CardDefinition(f"Trick {n}", "strategy", focus_value=1) for n in range(39)), sensei]
    game = start(rules_of("gold"), ["Ann", "Bob"], [SeatDeck(keep, farms, tricks)] * 2, 1)
    mine = next(card.number for card in game.cards if card.definition is sensei and card.owner == 0)
    game.take_out(mine)
    game.enter(mine, 0)
    assert [player.honor for player in game.players] == [6, 6]
    assert game.rules.values.stronghold_base(game, game.players[0].stronghold, 7, 4) == 3


@pytest.mark.rule("gold.traits.30")
def test_games_with_and_without_the_four_winds_do_not_share_what_they_know_of_keywords() -> None:
    card = rules_of("gold").text.behaviour(CardDefinition("Ape", "personality", keywords=("Monkey Clan",)))
    story = rules_of("gold").with_options({"four_winds": True})
    for _ in range(2):
        assert current_keywords.bears(rules_of("gold"), card, "Toturi's Army")
        assert not current_keywords.bears(story, card, "Toturi's Army")
