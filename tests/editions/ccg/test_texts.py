"""Sentences as cards say them, read and then run on the small table."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.cards import normalise, read, write


def say(table: Any, text: str, type_: str = "strategy", title: str = "Trial", **stats: Any) -> str:
    """A card with this text, which must be understood and written back the same."""
    reading = read(text, title=title, type=type_)
    assert reading.understood, reading.unread
    assert normalise(write(reading.program)) == normalise(text)
    if type_ == "strategy":
        stats.setdefault("focus_value", 1)
    table.card(title, type_, reading.program, **stats)
    return title


def hold(table: Any, text: str, title: str = "Trial", whose: str = "ann", **stats: Any) -> None:
    """A Strategy with this text in a player's hand."""
    say(table, text, "strategy", title, **stats)
    getattr(table, whose)["hand"].append({"card": title, "as": title.lower()})


def on(table: Any, title: str, text: str, **more: Any) -> None:
    """A Personality of the table gets this text."""
    old = table.cards[title]
    stats = {"force": old.force, "chi": old.chi, "personal_honor": old.personal_honor, "keywords": old.keywords}
    say(table, text, old.type, title, **{**stats, **more})


# --------------------------------------------------------------------------------------------------- created


def test_cards_created_where_another_is_and_with_the_players_clan(table: Any) -> None:
    table.card("Nest", "stronghold", clans=("Crane",), province_strength=5, gold_production=0, starting_honor=5)
    table.ann["stronghold"] = "Nest"
    hold(
        table,
        "Open: Target your Personality: Create a 2F/2C Samurai Personality with your Clan alignment at the same location.",
    )
    table.start().play("play Trial", "target Ox")
    made = table.game.cards[-1].number
    assert "your Clan" not in table.game.behaviours[made].keywords
    assert table.game.controller(made) == 0


def test_as_many_created_as_there_are(table: Any) -> None:
    hold(table, "Open: Create a number of 1F/1C Spirit Personalities equal to the number of Personalities you control.")
    before = len(table.start().game.cards)
    table.play("play Trial")
    assert len(table.game.cards) == before + 2


def test_one_or_two_created(table: Any) -> None:
    hold(table, "Open: Target your Personality: Create one or two +2F/+1C Weapon Items and attach them to him.")
    table.start().play("play Trial", "target Ox")
    assert len(table.offered) == 2


# ------------------------------------------------------------------------------------------- what is counted


def test_tokens_spent_are_counted(table: Any) -> None:
    on(table, "Ox", "Open: Destroy any number of Rage tokens on Ox: Give him +1F for each Rage token you destroyed.")
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "tokens": {"Rage": 3}})
    table.start().play("use Ox")
    assert table.offered == ["choose 0", "choose 1", "choose 2", "choose 3"]
    table.play("choose 2")
    assert table.look("ox.force") == 5
    assert table.look("ox.tokens") == {"Rage": 1}


def test_at_least_one_token_must_be_there(table: Any) -> None:
    on(table, "Ox", "Open: Destroy one or more Rage tokens on Ox: Draw a card.")
    table.start()
    assert "use Ox" not in table.offered


def test_keywords_are_counted(table: Any) -> None:
    """Ox has Samurai and Lion Clan, Hare has none."""
    hold(table, "Open: Target a Personality: Give him -1F for each of his keywords other than Clan alignments.")
    hold(table, "Open: Target a Personality: Bow him if he has two or more keywords.", "Count")
    table.start().play("play Trial", "target Ox", "play Count", "target Hare")
    assert table.look("ox.force") == 2
    assert not table.look("hare.bowed")


def test_points_of_honor_are_counted(table: Any) -> None:
    on(table, "Ox", "Ox has +1F for every 4 points of Family Honor you have.")
    table.start()
    assert table.look("ox.force") == 3 + 10 // 4


# --------------------------------------------------------------------------------------------------- negated


def test_the_next_such_effect_only(table: Any) -> None:
    hold(table, "Open: Target your Personality: Negate the next card effect that bows, destroys, or moves him.")
    for title in ("Push", "Shove"):
        hold(table, "Open: Bow a target Personality.", title)
    table.start().play("play Trial", "target Ox", "play Push", "target Ox")
    assert not table.look("ox.bowed")
    table.play("play Shove", "target Ox")
    assert table.look("ox.bowed")


def test_only_the_effects_of_the_action_that_is_answered_are_negated(table: Any) -> None:
    on(table, "Hare", "Reaction: After an action targets Hare: Negate the action's effects that bow Hare.")
    for title in ("Push", "Shove"):
        hold(table, "Open: Bow a target Personality. Dishonor him.", title)
    table.start().play("play Push", "target Hare", "use Hare")
    assert not table.look("hare.bowed")
    assert table.look("hare.dishonorable")
    table.play("play Shove", "target Hare")
    assert table.look("hare.bowed")  # the Reaction is used up, and lasted only as long as the first action


def test_negated_while_a_condition_holds(table: Any) -> None:
    guard = "While he remains unbowed and in play, negate all straightening of a target Personality."
    hold(table, f"Open: Target your unbowed Samurai: {guard}")
    hold(table, "Open: Straighten a target Personality.", "Rise")
    hold(table, "Open: Straighten a target Personality.", "Again")
    hold(table, "Open: Bow your target Personality.", "Rest")
    table.bob["in_play"].append({"card": "Hare", "as": "hare", "bowed": True})
    table.start().play("play Trial", "target Hare", "play Rise", "target Hare")
    assert table.look("hare.bowed")
    table.play("play Rest", "target Ox", "play Again", "target Hare")
    assert not table.look("hare.bowed")


def test_honor_losses_of_one_action_are_reduced(table: Any) -> None:
    reaction = (
        "Reaction: After another player's action is announced: Reduce all Honor losses by 2 until the action ends."
    )
    hold(table, reaction, "Calm", "bob")
    for title in ("Insult", "Slander"):
        hold(table, "Open: Each other player loses 3 Honor.", title)
    table.start().play("play Insult", "play Calm")
    assert table.look("Bob.honor") == 9
    table.play("play Slander")
    assert table.look("Bob.honor") == 6


def test_a_ring_that_does_not_count_for_enlightenment(table: Any) -> None:
    hold(
        table,
        "Open: Put a Ring into play from your hand. While it remains in play, it does not count towards an Enlightenment Victory.",
    )
    say(table, "", "ring", "Ring of Air", keywords=("Air",), focus_value=1)
    table.ann["hand"].append({"card": "Ring of Air", "as": "air"})
    table.start().play("play Trial")
    assert table.look("air.zone") == "home"


# ------------------------------------------------------------------------------------------------- selecting


def test_others_than_those_chosen_before(table: Any) -> None:
    hold(table, "Open: Bow your target Personality to bow one or two other target Personalities.")
    table.start().play("play Trial", "target Ox")
    assert "target Ox" not in table.offered
    table.play("target Hare", "done")
    assert [table.look(f"{name}.bowed") for name in ("ox", "elk", "hare", "bear")] == [True, False, True, False]


def test_of_those_targeted_only_some(table: Any) -> None:
    hold(table, "Open: Target two Personalities: Bow all of them that are Nonhuman.")
    table.start().play("play Trial", "target Hare", "target Bear")
    assert (table.look("hare.bowed"), table.look("bear.bowed")) == (False, True)


def test_a_target_without_an_article(table: Any) -> None:
    hold(table, "Open: Target Personality with lower Force than 2: Bow him.")
    table.start().play("play Trial")
    assert table.look("hare.bowed")


@pytest.mark.parametrize(("noun", "loses"), [("a Monk", 0), ("a Follower", 3)])
def test_a_player_by_what_he_controls(table: Any, noun: str, loses: int) -> None:
    table.bob["in_play"].append({"card": "Hare", "as": "hare", "attachments": [{"card": "Spears", "as": "spears"}]})
    hold(table, f"Open: Choose a player who controls {noun}. He loses 3 Honor.")
    table.start().play("play Trial")
    assert table.look("Bob.honor") == 10 - loses


# ------------------------------------------------------------------------------------------------- conditions


@pytest.mark.parametrize(("number", "drawn"), [("two", 1), ("three", 0)])
def test_how_many_the_text_has_destroyed(table: Any, number: str, drawn: int) -> None:
    hold(
        table,
        f"Open: Destroy all of your Personalities. If this destroyed at least {number} Personalities, draw a card.",
    )
    table.start().play("play Trial")
    assert table.look("Ann.hand") == drawn


@pytest.mark.parametrize(("word", "bowed"), [("odd", True), ("even", False)])
def test_odd_and_even(table: Any, word: str, bowed: bool) -> None:
    hold(table, f"Open: Target a Personality: If his Force is {word}, bow him.")
    table.start().play("play Trial", "target Hare")
    assert table.look("hare.bowed") is bowed


def test_two_deeds_of_one_text(table: Any) -> None:
    text = (
        "Bow a target Personality. Dishonor him. If this bowed a Personality and dishonored a Personality, draw a card."
    )
    hold(table, f"Open: {text}")
    hold(table, f"Open: {text}", "Again")
    table.start().play("play Trial", "target Hare")
    assert table.look("Ann.hand") == 2  # Again, and the card drawn
    table.play("play Again", "target Hare")
    assert table.look("Ann.hand") == 1  # he was bowed and dishonorable already


@pytest.mark.parametrize(("name", "bowed"), [("Bear", True), ("Hare", False)])
def test_a_stat_that_differs_from_its_base(table: Any, name: str, bowed: bool) -> None:
    table.bob["in_play"].append({"card": "Bear", "as": "bear", "tokens": {"+1F": 1}})
    hold(table, "Open: Bow a target Personality whose Force is different from his own base Force.")
    table.start().play("play Trial")
    assert table.look(f"{name.lower()}.bowed") is bowed


def test_all_are_of_a_kind(table: Any) -> None:
    hold(table, "Open: If all your Personalities are Samurai: Draw a card.")
    hold(table, "Open: Remove your target Monk from the game.", "Away")
    table.start()
    assert "play Trial" not in table.offered
    table.play("play Away")
    assert "play Trial" in table.offered


def test_targets_without_a_common_clan(table: Any) -> None:
    """Ox is of the Lion Clan; so is the Hare of this table, and nobody else."""
    table.card("Hare", force=1, chi=2, keywords=("Lion Clan",))
    text = "Open: Bow a target Personality to bow another target Personality. If they share no Clan Alignments, draw a card."
    hold(table, text)
    hold(table, text, "Again")
    table.start().play("play Trial", "target Ox", "target Hare")
    assert table.look("Ann.hand") == 1
    table.play("play Again", "target Bear")  # only Elk can still bow for it
    assert table.look("Ann.hand") == 1


# ------------------------------------------------------------------------------------------- prices and durations


def test_a_second_change_with_a_condition_of_its_own(table: Any) -> None:
    on(table, "Ox", "Ox has +1F for each Personality you control, and +5F if he is Void.")
    table.start()
    assert table.look("ox.force") == 3 + 2


def test_what_lasts_while_its_card_is_in_play(table: Any) -> None:
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
    table.start().play("use Shrine", "target Ox")
    assert table.look("ox.force") == 3
    table.play("play Rest", "target Ox")
    assert table.look("ox.force") == 7
    table.play("play Fire")
    assert table.look("ox.force") == 3


@pytest.mark.parametrize(("clan", "offered"), [("Dragon", True), ("Crab", False)])
def test_an_ability_that_costs_something_else_instead(table: Any, clan: str, offered: bool) -> None:
    table.card("Nest", "stronghold", clans=(clan,), province_strength=5, gold_production=0, starting_honor=5)
    table.ann["stronghold"] = "Nest"
    text = "This Holding's ability costs 3 Gold instead if you are a Dragon Clan player.\nLimited, :g8:: Draw a card."
    say(table, text, "holding", "Tower")
    table.ann["in_play"] += [{"card": "Tower", "as": "tower"}, {"card": "Mine", "as": "mine"}]
    table.start()
    assert ("use Tower" in table.offered) is offered


def test_another_card_bows_instead(table: Any) -> None:
    on(table, "Ox", "Limited, :bow:: Draw a card. You may bow one of Ox's Items to ignore the cost of bowing him.")
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "attachments": [{"card": "Blade", "as": "blade"}]})
    table.start().play("use Ox")
    table.play(table.offered[1])
    assert (table.look("ox.bowed"), table.look("blade.bowed"), table.look("Ann.hand")) == (False, True, 1)


def test_until_the_next_straighten_phase_is_over(table: Any) -> None:
    hold(table, "Open: Bow a target Personality. Negate his straightening until your next Events Phase begins.")
    hold(table, "Open: Straighten a target Personality.", "Rise")
    table.start().play("play Trial", "target Hare", "play Rise", "target Hare")
    assert table.look("hare.bowed")
