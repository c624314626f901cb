"""What texts answer to."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, hold, on, say

from rokugan.editions.ccg.costs.prices import price


@pytest.mark.parametrize(
    ("trigger", "deed", "moves", "answered"),
    [
        ("another player's Personality gains a token", "Give a target Personality a +1F token.", ["target Hare"], True),
        ("another player's Personality gains a token", "Give a target Personality a +1F token.", ["target Ox"], False),
        ("you put a token on a Personality", "Give a target Personality a +1F token.", ["target Hare"], True),
        ("a Personality is removed from the game", "Remove a target Personality from the game.", ["target Hare"], True),
        ("a Personality is removed from the game", "Destroy a target Personality.", ["target Hare"], False),
        ("you dishonor a Personality", "Dishonor a target Personality.", ["target Hare"], True),
        ("another player dishonors a Personality", "Dishonor a target Personality.", ["target Hare"], False),
        ("a Personality is created", "Create a 1F/1C Spirit Personality.", [], True),
        ("a Follower is created", "Create a 1F/1C Spirit Personality.", [], False),
        ("you take control of a Personality", "Take control of a target Personality.", ["target Hare"], True),
        ("a Personality is put into a discard pile", "Destroy a target Personality.", ["target Hare"], True),
        ("you lose a province", "Destroy your rightmost province.", [], True),
        ("another player loses a province", "Destroy your rightmost province.", [], False),
        ("a Strategy is played", "Draw a card.", [], True),
        ("a Ring is played", "Draw a card.", [], False),
        ("you bow a Personality", "Bow a target Personality.", ["target Hare"], True),
        ("you straighten a Personality", "Bow a target Personality.", ["target Hare"], False),
    ],
)
def test_a_trigger_answers_to_its_happening_alone(
    table: Trial, trigger: str, deed: str, moves: list[str], answered: bool
) -> None:
    on(table, "Elk", f"After {trigger}: Gain 7 Honor.")
    hold(table, f"Open: {deed}")
    table.begin().play("play Trial", *moves)
    assert table.look("Ann.honor") == (17 if answered else 10)


@pytest.mark.parametrize(
    ("words", "offered"), [("lower Force or Chi", ["Hare"]), ("base Force 4 or higher", ["Hare", "Bear"])]
)
def test_more_ways_to_compare(table: Trial, words: str, offered: list[str]) -> None:
    """Elk has 2F/2C; this Hare has 9F/1C, Bear 4F/4C."""
    table.make("Hare", force=9, chi=1)
    on(table, "Elk", f"Open: Target another player's Personality with {words}: Bow him. Draw a card.")
    table.begin().play("use Elk")
    found = [move.removeprefix("target ") for move in table.offered if move.startswith("target")]
    assert (found or [name for name in ("Hare", "Bear") if table.look(f"{name.lower()}.bowed")]) == offered


def test_what_has_not_been_done_yet(table: Trial) -> None:
    for title in ("Trial", "Again"):
        hold(table, "Open: Dishonor another player's target Personality that has not been targeted this turn.", title)
    table.begin().play("play Trial", "target Hare", "play Again")
    assert table.look("bear.dishonorable")


def test_all_players_and_what_is_theirs(table: Trial) -> None:
    hold(table, "Open: All players destroy one of their Personalities.")
    table.begin().play("play Trial")
    assert table.offered == ["target Ox", "target Elk"]
    table.play("target Elk")
    assert table.offered == ["target Hare", "target Bear"]
    table.play("target Bear")
    assert (table.look("elk.dead"), table.look("bear.dead"), table.look("ox.dead")) == (True, True, False)


def test_each_player_discards_his_hand(table: Trial) -> None:
    table.bob["hand"] = [{"card": "Blade", "as": "blade"}]
    hold(table, "Open: Each player discards his hand.")
    hold(table, "Open: Draw a card.", "Spare")
    table.begin().play("play Trial")
    assert (table.look("Ann.hand"), table.look("Bob.hand")) == (0, 0)


def test_two_keywords_of_a_plural_are_two_kinds_of_things(table: Trial) -> None:
    on(table, "Ox", "Your Samurai and Monk Personalities have +1F.")
    table.make("Stag", force=1, chi=1)
    table.ann["in_play"].append({"card": "Stag", "as": "stag"})
    table.begin()
    assert [table.look(f"{name}.force") for name in ("ox", "elk", "stag")] == [4, 3, 1]


def test_cheaper_from_one_province(table: Trial) -> None:
    say(table, "Port Holdings enter play from this Province for 3 less Gold, to a minimum of 1.", "region", "Coast")
    table.make("Quay", "holding", keywords=("Port",), gold_cost=3)
    table.make("Farm", "holding", gold_cost=3)
    cards = [("Quay", "Coast"), ("Quay", None), ("Farm", None)]
    table.ann["provinces"] = [
        {"card": card, "as": f"{card.lower()}{number}", "face": "up", **({"region": region} if region else {})}
        for number, (card, region) in enumerate(cards)
    ] + [{}]
    table.begin("dynasty")
    handles = table.handles
    assert [price(table.game, 0, handles[name]) for name in ("quay0", "quay1", "farm2")] == [1, 3, 3]


@pytest.mark.parametrize(
    ("trigger", "deed", "moves", "answered"),
    [
        ("any of your Personalities are destroyed", "Destroy a target Personality.", ["target Ox"], True),
        ("any of your Personalities are destroyed", "Destroy a target Personality.", ["target Hare"], False),
        ("one or more enemy Personalities bow", "Bow a target Personality.", ["target Ox"], False),
        ("other players' Personalities are dishonored", "Dishonor a target Personality.", ["target Hare"], True),
        ("your Personalities enter play", "Create a 1F/1C Spirit Personality.", [], True),
    ],
)
def test_what_happens_to_several_things(
    table: Trial, trigger: str, deed: str, moves: list[str], answered: bool
) -> None:
    on(table, "Elk", f"After {trigger}: Gain 7 Honor.")
    hold(table, f"Open: {deed}")
    table.begin().play("play Trial", *moves)
    assert table.look("Ann.honor") == (17 if answered else 10)


@pytest.mark.parametrize(
    ("trigger", "gained"),
    [
        ("one or more of your Personalities are bowed", 7),
        ("two or more of your Personalities are bowed", 7),
        ("three or more of your Personalities are bowed", 0),
        ("one of your Personalities is bowed", 14),
    ],
)
def test_several_at_once_are_one_event(table: Trial, trigger: str, gained: int) -> None:
    """Ox and Elk bow together."""
    say(table, f"After {trigger}: Gain 7 Honor.", "holding", "Shrine")
    table.ann["in_play"].append({"card": "Shrine", "as": "shrine"})
    hold(table, "Open: Bow all of your Personalities.")
    table.begin().play("play Trial")
    while table.offered[0].startswith("order"):
        table.play(table.offered[0])
    assert table.look("Ann.honor") == 10 + gained


@pytest.mark.parametrize(("number", "dead"), [("two", False), ("three", True)])
def test_all_that_an_action_destroys_at_once_are_saved(table: Trial, number: str, dead: bool) -> None:
    event = f"another player's action simultaneously destroys {number} or more of your Personalities"
    hold(table, f"Reaction: Before {event}: Negate their destruction.", "Saving", "Bob")
    hold(table, "Open: Destroy all Personalities.")
    table.begin().play("play Trial")
    if not dead:
        table.play("play Saving")
    assert [table.look(f"{name}.dead") for name in ("ox", "elk", "hare", "bear")] == [True, True, dead, dead]


@pytest.mark.parametrize(
    ("asked", "so"),
    [
        ("one of your Personalities was destroyed this turn", False),
        ("a Personality was destroyed this turn", True),
        ("two or more Personalities were destroyed this turn", True),
        ("three or more Personalities were destroyed this turn", False),
        ("you took a Political action this turn", True),
        ("you took a Fear action this turn", False),
        ("you have taken two or more actions this turn", False),
        ("another player took a Political action this turn", False),
        ("all of your Personalities are unbowed", True),
        ("all of your Personalities are Samurai", False),
        ("none of your Personalities are bowed", True),
        ("none of your Personalities are Samurai", False),
        ("at least one of your Personalities is a Samurai", True),
        ("at least two of your Personalities are Samurai", False),
        ("you control the most Personalities", True),
        ("you control the most Shugenja", False),
        ("no player controls the Imperial Favor", True),
        ("a player controls the Imperial Favor", False),
        ("your Stronghold is unbowed", True),
        ("your Stronghold is bowed", False),
    ],
)
def test_what_is_asked_after_a_political_action_has_killed_two(table: Trial, asked: str, so: bool) -> None:
    on(table, "Ox", "", keywords=("Samurai",))
    hold(table, "Political Open: Destroy all other players' Personalities.", "Purge")
    hold(table, f"Political Open: If {asked}, gain 7 Honor.")
    table.begin().play("play Purge", "play Trial")
    assert table.look("Ann.honor") == (17 if so else 10)
