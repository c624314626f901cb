"""What texts negate, reduce and change of other effects."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, hold, on, say

from rokugan import program as p


def test_the_next_such_effect_only(table: Trial) -> None:
    hold(table, "Open: Target your Personality: Negate the next card effect that bows, destroys, or moves him.")
    for title in ("Push", "Shove"):
        hold(table, "Open: Bow a target Personality.", title)
    table.begin().play("play Trial", "target Ox", "play Push", "target Ox")
    assert not table.look("ox.bowed")
    table.play("play Shove", "target Ox")
    assert table.look("ox.bowed")


def test_only_the_effects_of_the_action_that_is_answered_are_negated(table: Trial) -> None:
    on(table, "Hare", "Reaction: After an action targets Hare: Negate the action's effects that bow Hare.")
    for title in ("Push", "Shove"):
        hold(table, "Open: Bow a target Personality. Dishonor him.", title)
    table.begin().play("play Push", "target Hare", "use Hare")
    assert not table.look("hare.bowed")
    assert table.look("hare.dishonorable")
    table.play("play Shove", "target Hare")
    assert table.look("hare.bowed")  # the Reaction is used up, and lasted only as long as the first action


def test_negated_while_a_condition_holds(table: Trial) -> None:
    guard = "While he remains unbowed and in play, negate all straightening of a target Personality."
    hold(table, f"Open: Target your unbowed Samurai: {guard}")
    hold(table, "Open: Straighten a target Personality.", "Rise")
    hold(table, "Open: Straighten a target Personality.", "Again")
    hold(table, "Open: Bow your target Personality.", "Rest")
    table.bob["in_play"].append({"card": "Hare", "as": "hare", "bowed": True})
    table.begin().play("play Trial", "target Hare", "play Rise", "target Hare")
    assert table.look("hare.bowed")
    table.play("play Rest", "target Ox", "play Again", "target Hare")
    assert not table.look("hare.bowed")


def test_honor_losses_of_one_action_are_reduced(table: Trial) -> None:
    reaction = (
        "Reaction: After another player's action is announced: Reduce all Honor losses by 2 until the action ends."
    )
    hold(table, reaction, "Calm", "Bob")
    for title in ("Insult", "Slander"):
        hold(table, "Open: Each other player loses 3 Honor.", title)
    table.begin().play("play Insult", "play Calm")
    assert table.look("Bob.honor") == 9
    table.play("play Slander")
    assert table.look("Bob.honor") == 6


def test_a_ring_that_does_not_count_for_enlightenment(table: Trial) -> None:
    idle = "While it remains in play, it does not count towards an Enlightenment Victory."
    hold(table, f"Open: Put a Ring into play from your hand. {idle}")
    say(table, "", "ring", "Ring of Air", keywords=("Air",), focus_value=1)
    table.ann["hand"].append({"card": "Ring of Air", "as": "air"})
    table.begin().play("play Trial")
    assert table.look("air.zone") == "home"


@pytest.mark.parametrize(("chosen", "bowed"), [("lose", True), ("bow", False)])
def test_what_one_alternative_says_of_itself_is_not_said_of_the_other(table: Trial, chosen: str, bowed: bool) -> None:
    """The bowing of the one, after a loss of Honor, will not be negated; that of the other may be."""
    on(table, "Bear", "Negate the bowing of your Personalities.")
    hare = p.Ref("slot", 0)
    firm = (p.LoseHonor(p.Number(1)), p.Bow(hare), p.Firm("bow"))
    target = p.Target(p.Noun(("personality",), whose="other"), 0)
    table.trial(target, p.ChooseOne((firm, (p.Bow(hare), p.GainHonor(p.Number(1))))))
    table.play("play Trial", "target Hare", f"choose {chosen}")
    assert table.look("hare.bowed") is bowed
