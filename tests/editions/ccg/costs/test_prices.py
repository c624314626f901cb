"""Prices that texts change, and for how long."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, hold, on, say


def test_a_second_change_with_a_condition_of_its_own(table: Trial) -> None:
    on(table, "Ox", "Ox has +1F for each Personality you control, and +5F if he is Void.")
    table.begin()
    assert table.look("ox.force") == 3 + 2


def test_what_lasts_while_its_card_is_in_play(table: Trial) -> None:
    """`While this card remains in play` is longer than the turn, but ends with the card."""
    say(
        table,
        "Limited: Choose your Personality. While this card remains in play, he has +4F while bowed.",
        "holding",
        "Shrine",
    )
    hold(table, "Open: Bow your target Personality.", "Rest")
    hold(table, "Open: Destroy a target Holding.", "Fire")
    table.ann["in_play"].append({"card": "Shrine", "as": "shrine"})
    table.begin().play("use Shrine", "target Ox")
    assert table.look("ox.force") == 3
    table.play("play Rest", "target Ox")
    assert table.look("ox.force") == 7
    table.play("play Fire")
    assert table.look("ox.force") == 3


@pytest.mark.parametrize(("clan", "offered"), [("Dragon", True), ("Crab", False)])
def test_an_ability_that_costs_something_else_instead(table: Trial, clan: str, offered: bool) -> None:
    table.make("Nest", "stronghold", clans=(clan,), province_strength=5, gold_production=0, starting_honor=5)
    table.ann["stronghold"] = "Nest"
    text = "This Holding's ability costs 3 Gold instead if you are a Dragon Clan player.\nLimited, :g8:: Draw a card."
    say(table, text, "holding", "Tower")
    table.ann["in_play"] += [{"card": "Tower", "as": "tower"}, {"card": "Mine", "as": "mine"}]
    table.begin()
    assert ("use Tower" in table.offered) is offered


def test_another_card_bows_instead(table: Trial) -> None:
    on(table, "Ox", "Limited, :bow:: Draw a card. You may bow one of Ox's Items to ignore the cost of bowing him.")
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "attachments": [{"card": "Blade", "as": "blade"}]})
    table.begin().play("use Ox")
    table.play(table.offered[1])
    assert (table.look("ox.bowed"), table.look("blade.bowed"), table.look("Ann.hand")) == (False, True, 1)


def test_until_the_next_straighten_phase_is_over(table: Trial) -> None:
    hold(table, "Open: Bow a target Personality. Negate his straightening until your next Events Phase begins.")
    hold(table, "Open: Straighten a target Personality.", "Rise")
    table.begin().play("play Trial", "target Hare", "play Rise", "target Hare")
    assert table.look("hare.bowed")
