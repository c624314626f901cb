"""What the words of a text point to: him, it, those, this."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, hold, on

from rokugan.cards import read
from rokugan.program import Ref, walk


@pytest.mark.parametrize(
    ("said", "bowed"),
    [
        ("Bow the first target.", ["elk"]),
        ("Bow the second.", ["ox"]),
        ("Bow those Personalities.", ["ox", "elk"]),
        ("Bow them.", ["ox", "elk"]),
    ],
)
def test_of_two_targets_each_by_its_place(table: Trial, said: str, bowed: list[str]) -> None:
    hold(table, f"Open: Target two Personalities: {said}")
    table.begin().play("play Trial", "target Elk", "target Ox")
    assert [name for name in ("ox", "elk", "hare", "bear") if table.look(f"{name}.bowed")] == bowed


def test_one_of_them_and_the_other(table: Trial) -> None:
    hold(table, "Open: Target two Personalities: Bow one of them. Dishonor the other.")
    table.begin().play("play Trial", "target Elk", "target Hare", "target Hare")
    assert [table.look(f"{name}.bowed") for name in ("elk", "hare")] == [False, True]
    assert [table.look(f"{name}.dishonorable") for name in ("elk", "hare")] == [True, False]


def test_they_are_the_two_that_were_named_together(table: Trial) -> None:
    on(table, "Ox", "Open: Target two Personalities. Bow Ox and another target Personality. Dishonor them.")
    table.begin().play("use Ox", "target Elk", "target Bear", "target Hare")
    names = ("ox", "elk", "hare", "bear")
    assert [name for name in names if table.look(f"{name}.dishonorable")] == ["ox", "hare"]


def test_the_other_is_other_than_the_card_itself(table: Trial) -> None:
    on(
        table,
        "Ox",
        "Samurai\nReaction: Before one of your other Samurai is destroyed, bow Ox: Negate the other Samurai's destruction.",
    )
    on(table, "Elk", "", keywords=("Samurai",))
    hold(table, "Open: Destroy a target Personality.")
    table.begin().play("play Trial", "target Elk", "use Ox")
    assert [table.look(f"{name}.dead") for name in ("ox", "elk")] == [False, False]


def test_the_player_of_an_enemy_action() -> None:
    reading = read(
        "Reaction: After an enemy player's action targets Hare: He discards a card.", title="Hare", type="personality"
    )
    assert reading.understood
    (discard,) = reading.program.abilities[0].effects
    assert "actor" in [node.to for node in walk(discard) if isinstance(node, Ref)]


@pytest.mark.parametrize(("bowed", "words"), [(True, " bowed"), (True, ", bowed"), (False, "")])
def test_put_into_play_bowed(table: Trial, bowed: bool, words: str) -> None:
    table.make("Ant", "personality", gold_cost=3, force=1, chi=1)
    table.ann["dynasty_discard"] = [{"card": "Ant", "as": "ant"}]
    hold(table, f"Open: Put a Personality from your discard pile into play{words}, ignoring costs.")
    table.begin().play("play Trial")
    assert table.look("ant.bowed") == bowed


def test_that_battlefield_is_the_one_moved_to(table: Trial) -> None:
    on(table, "Elk", "After Elk moves to a battlefield: Give that battlefield's province +3 strength.")
    hold(table, "Battle: Move your target Personality to the current battlefield.")
    table.ann["in_play"].append({"card": "Elk", "as": "elk"})
    table.begin("attack", battle=True).play("fight P1")
    while "play Trial" not in table.offered:
        table.play("pass")
    table.play("play Trial", "target Elk")
    assert (table.look("Bob.P1.strength"), table.look("Bob.P2.strength")) == (3, 0)


@pytest.mark.parametrize(
    ("said", "force"),
    [
        ("Target a Personality. Give him +1F for each of his Followers.", 5),
        ("Give each of your Personalities +1F for each of his Followers.", 5),
        ("Target another player. Give your target Personality +1F. He loses 1 Honor for each of his Followers.", 4),
    ],
)
def test_his_followers_are_those_of_the_one_spoken_of(table: Trial, said: str, force: int) -> None:
    spears = [{"card": "Spears", "as": f"spears{number}"} for number in range(3)]
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "attachments": spears[:2]})
    table.bob["in_play"].append({"card": "Hare", "as": "hare", "attachments": spears[2:]})
    hold(table, f"Open: {said}")
    table.begin().play("play Trial", *(["target Ox"] if "arget" in said else []))
    assert table.look("ox.force") == force
    assert table.look("elk.force") == 2


@pytest.mark.parametrize(
    "said", ["loses 1 Honor for each of his Followers", "loses Honor equal to the number of his Followers"]
)
def test_a_targeted_player_counts_his_own_followers(table: Trial, said: str) -> None:
    spears = [{"card": "Spears", "as": f"spears{number}"} for number in range(3)]
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "attachments": spears[:1]})
    table.bob["in_play"].append({"card": "Hare", "as": "hare", "attachments": spears[1:]})
    on(table, "Ox", f"Open: Target another player. He {said}.")
    table.begin().play("use Ox")
    assert table.look("Bob.honor") == 8


@pytest.mark.parametrize(("target", "honor"), [("Bear", 7), ("Elk", 10)])
def test_the_player_whose_card_it_happened_to(table: Trial, target: str, honor: int) -> None:
    on(table, "Ox", "After another player's Personality is destroyed: That player loses 3 Honor.")
    hold(table, "Open: Destroy a target Personality.")
    table.begin().play("play Trial", f"target {target}")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (10, honor)


def test_two_things_as_one_subject(table: Trial) -> None:
    on(table, "Ox", "Open: Ox and each Nonhuman Personality gain +1F.")
    table.begin().play("use Ox")
    assert [table.look(f"{name}.force") for name in ("ox", "elk", "hare", "bear")] == [4, 2, 1, 5]


def test_the_personality_it_is_attached_to(table: Trial) -> None:
    table.bob["in_play"].append({"card": "Hare", "as": "hare", "attachments": [{"card": "Spears", "as": "spears"}]})
    hold(table, "Open: Target a Follower. Bow the Personality it is attached to.")
    table.begin().play("play Trial")
    assert [table.look(f"{name}.bowed") for name in ("spears", "hare", "bear")] == [False, True, False]


def test_the_same_amount_is_lost(table: Trial) -> None:
    on(table, "Hare", "After another player gains Honor: He loses the same amount.", force=1)
    hold(table, "Open: Gain 3 Honor.")
    table.begin().play("play Trial")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (10, 10)


def test_the_combined_force_of_two_targets_is_bounded(table: Trial) -> None:
    hold(table, "Open: Target two Personalities with combined Force lower than 4. Bow them.")
    table.begin().play("play Trial")
    assert "target Bear" not in table.offered
    table.play("target Hare")  # with him, only Elk is weak enough
    assert [table.look(f"{name}.bowed") for name in ("ox", "elk", "hare", "bear")] == [False, True, True, False]
