"""Sentences as most cards say them."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, hold, on, say


def test_which_token_is_removed(table: Trial) -> None:
    table.bob["in_play"].append({"card": "Bear", "as": "bear", "tokens": {"+1F": 1, "-2F Poison": 1}})
    hold(table, "Open: Remove a token from a target Personality.")
    table.begin().play("play Trial", "target Bear", "choose +1F")
    assert table.look("bear.tokens") == {"-2F Poison": 1}


def test_tokens_with_which_a_card_enters_play(table: Trial) -> None:
    say(table, "Stag enters play with two +1F tokens.", "personality", "Stag", force=1, chi=1, gold_cost=0)
    hold(table, "Open: Put a Personality into play from your hand.")
    table.ann["hand"].append({"card": "Stag", "as": "stag"})
    table.begin().play("play Trial")
    assert table.look("stag.force") == 3


def test_the_discard_pile_goes_back_into_the_deck(table: Trial) -> None:
    table.ann["fate_discard"] = [{"card": "Blade", "as": "blade"}]
    hold(table, "Open: Shuffle your discard pile into your deck.")
    table.begin().play("play Trial")
    assert table.look("blade.zone") == "fate_deck"


def test_the_province_of_a_battle_action(table: Trial) -> None:
    hold(table, "Battle: Give the province +3 strength.")
    table.begin("attack", battle=True).play("fight P1")
    while "play Trial" not in table.offered:
        table.play("pass")
    table.play("play Trial")
    assert (table.look("Bob.P1.strength"), table.look("Bob.P2.strength")) == (3, 0)


def test_instead_of_the_next_destruction(table: Trial) -> None:
    hold(table, "Open: The next time your target Personality would be destroyed this turn, bow him instead.")
    for title in ("Bolt", "Blast"):
        hold(table, "Open: Destroy a target Personality.", title)
    table.begin().play("play Trial", "target Ox", "play Bolt", "target Ox")
    assert (table.look("ox.zone"), table.look("ox.bowed")) == ("home", True)
    table.play("play Blast", "target Ox")
    assert table.look("ox.dead")


def test_the_same_amount_is_what_the_other_gained(table: Trial) -> None:
    on(table, "Hare", "Reaction: After another player gains Honor: Gain the same amount of Honor.")
    hold(table, "Open: Gain 4 Honor.")
    table.begin().play("play Trial", "use Hare")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (14, 14)


def test_all_attachments_on_a_target(table: Trial) -> None:
    cards = [{"card": "Spears", "as": "spears"}, {"card": "Blade", "as": "blade"}]
    table.bob["in_play"].append({"card": "Hare", "as": "hare", "attachments": cards})
    hold(table, "Open: Destroy all attachments on a target Personality.")
    table.begin().play("play Trial", "target Hare")
    assert table.look("hare.attachments") == []
    assert table.look("hare.zone") == "home"


def test_an_ability_that_may_not_be_used_again(table: Trial) -> None:
    """It is this ability of the card that is barred, and only while the condition holds."""
    barred = "Draw a card. You may not use this ability again while you control a Monk."
    on(table, "Ox", f"Open: Any number of times per turn: {barred}\nOpen: Any number of times per turn: Gain 1 Honor.")
    hold(table, "Open: Destroy your target Monk.", "Fall")
    table.begin().play("use Ox:1")
    assert "use Ox:1" not in table.offered
    assert "use Ox:2" in table.offered
    table.play("play Fall")
    assert "use Ox:1" in table.offered


def test_the_rightmost_province_is_the_last_that_stands(table: Trial) -> None:
    hold(table, "Open: Destroy your rightmost province: Gain 4 Honor.")
    hold(table, "Open: Destroy your rightmost province: Gain 4 Honor.", "Again")
    table.begin().play("play Trial")
    assert table.look("Ann.P4.destroyed")
    table.play("play Again")
    assert [table.look(f"Ann.P{n}.destroyed") for n in (1, 2, 3, 4)] == [False, False, True, True]


def test_whatever_of_these_the_next_action_does(table: Trial) -> None:
    event = "another player's action bows, moves, or dishonors him"
    hold(
        table,
        f"Open: Target your Personality. Before the next time this turn {event}, negate that effect.",
        whose="Bob",
    )
    for title in ("Push", "Shame"):
        hold(table, "Open: Dishonor a target Personality.", title)
    table.begin().play("pass", "play Trial", "target Hare", "play Push", "target Hare")
    assert not table.look("hare.dishonorable")
    table.play("play Shame", "target Hare")
    assert table.look("hare.dishonorable")


def test_no_more_targets_than_a_number(table: Trial) -> None:
    hold(table, "Open: Target your Monk: Target one or more Personalities, up to his Chi. Bow them.")
    table.begin().play("play Trial", "target Hare", "target Bear")
    assert [table.look(f"{name}.bowed") for name in ("ox", "hare", "bear")] == [False, True, True]  # Elk has Chi 2


def test_a_number_with_something_added(table: Trial) -> None:
    hold(table, "Open: Gain Honor equal to the number of Personalities you control +2.")
    table.begin().play("play Trial")
    assert table.look("Ann.honor") == 14


@pytest.mark.parametrize(
    ("tail", "zone"), [(", discarding the card there", "dynasty_discard"), (" face-up", "province")]
)
def test_room_is_made_in_a_province_only_where_the_text_says_so(table: Trial, tail: str, zone: str) -> None:
    table.ann["provinces"] = [{"card": "Hare", "as": "lying", "face": "up"}, {}, {}, {}]
    table.ann["dynasty_discard"] = [{"card": "Bear", "as": "found"}]
    hold(table, f"Open: Search your discard pile for a Personality. Put him in one of your provinces{tail}.")
    table.begin().play("play Trial", "target Bear#1", "target Ann.P1")
    assert (table.look("found.zone"), table.look("lying.zone")) == ("province", zone)
