"""What the rarer wordings of texts mean: subjects, numbers, durations, negations."""

from __future__ import annotations

import pytest
from tests.editions.samurai.fields import Field


def test_two_triggers_in_one(field: Field) -> None:
    field.holding("After one of your Samurai bows, or after one of your Monks straightens: Gain 1 Honor.")
    field.hand("Open: Bow your target Samurai. Bow your target Monk. Straighten him.").begin().play("play Trial")
    assert field.look("Ann.honor") == 12  # not for the Monk who bowed


def test_the_most_dead_in_one_discard_pile(field: Field) -> None:
    field.say(
        "Ox", text="Ox has a Force bonus equal to the highest number of dead Personalities in any one discard pile."
    )
    field.seat("Ann")["dynasty_discard"] = [{"card": "Elk", "dead": True}]
    field.seat("Bob")["dynasty_discard"] = [
        {"card": "Hare", "dead": True},
        {"card": "Hare", "dead": True},
        {"card": "Hare"},
    ]
    assert field.begin().look("ox.force") == 5


def test_until_the_second_turn(field: Field) -> None:
    field.hand("Limited: Target your Samurai. Until the beginning of your second turn from now, he has +2F.")
    field.begin().play("play Trial")
    active = []
    for _ in range(400):
        decision = field.game.decision
        if decision is None or field.look("turn") > 7:
            break
        active.append((field.look("turn"), field.look("ox.force")))
        options = decision.options
        field.play(next((move for move in ("pass", "no attack", "done") if move in options), options[0]))
    forces = dict(active)
    assert [forces[turn] for turn in (3, 4, 5, 6)] == [5, 5, 5, 5]
    assert forces[7] == 3


def test_honor_for_entering_play_negated_for_all(field: Field) -> None:
    text = (
        "Until the beginning of your second turn from now, negate all Honor gains for bringing Personalities into play."
    )
    field.say("Truce", "event", text)
    field.say("Boar", force=1, chi=1, personal_honor=2, keywords=["Lion Clan"], gold_cost=0, clan="Lion")
    field.seat("Ann")["provinces"] = [{"card": "Truce", "face": "up"}, {"card": "Boar", "face": "up"}, {}, {}]
    field.begin(phase="events")
    for _ in range(60):
        options = field.offered
        if any(move.startswith("buy Boar honor") for move in options):
            break
        field.play(next((move for move in ("pass", "no attack") if move in options), options[0]))
    field.play(next(move for move in field.offered if move.startswith("buy Boar honor")))
    assert field.look("Ann.honor") == 10


def test_one_keyword_is_chosen_and_copied(field: Field) -> None:
    field.hand("Open: Your target Monk copies one keyword from a target Samurai.").begin().play("play Trial")
    assert field.offered == ["choose Samurai", "choose Lion Clan"]
    field.play("choose Samurai")
    assert "Samurai" in field.look("elk.keywords")
    assert "Lion Clan" not in field.look("elk.keywords")


def test_while_he_remains_in_play(field: Field) -> None:
    text = (
        "Open: Dishonor a target Samurai. While he remains in play, he cannot be rehonored, cannot commit seppuku except from a "
        "card's effect, and his controller loses 1 Honor after each of his Dynasty Phases begins."
    )
    field.hand(text).hand("Open: Rehonor a target Samurai.", "Pardon").begin().play("play Trial").until("act", "Ann")
    field.play("play Pardon")
    assert field.look("ox.dishonorable")
    while field.look("phase") != "dynasty":
        field.play(next(move for move in ("pass", "no attack", *field.offered) if move in field.offered))
    assert field.look("Ann.honor") == 9


def test_force_reduced_to_zero(field: Field) -> None:
    text = "Battle: Give a target enemy Personality -2F. If this reduced his Force to 0, destroy him."
    field.say("Hare", force=2).say("Bear", text="Battle: Give Bear +1F.").hand(text).fight()
    assert field.play("play Trial", "target Hare").look("hare.dead")


def test_force_not_reduced_to_zero(field: Field) -> None:
    text = "Battle: Give a target enemy Personality -2F. If this reduced his Force to 0, destroy him."
    field.say("Bear", text="Battle: Give Bear +1F.").hand(text).fight().play("play Trial", "target Bear")
    assert not field.look("bear.dead")


def test_who_has_no_cards_of_shame_gains_up_to_his_starting_honor(field: Field) -> None:
    text = (
        "Limited: If you have no cards in play or in your discard piles that cause their player an Honor loss or have the "
        "Shadowlands, Ninja, or Kolat keywords: Gain 8 Honor; this gain cannot raise your Family Honor above its starting value."
    )
    field.seat("Ann")["honor"] = 6
    field.hand(text).begin().play("play Trial")
    assert field.look("Ann.honor") == 10


def test_a_card_of_shame_in_the_discard_pile(field: Field) -> None:
    text = (
        "Limited: If you have no cards in play or in your discard piles that cause their player an Honor loss or have the "
        "Shadowlands, Ninja, or Kolat keywords: Gain 8 Honor; this gain cannot raise your Family Honor above its starting value."
    )
    field.say("Bribe", "strategy", "Open: Lose 2 Honor.", gold_cost=0)
    field.seat("Ann")["fate_discard"] = ["Bribe"]
    assert "play Trial" not in field.hand(text).begin().offered


def test_two_subjects_of_one_happening(field: Field) -> None:
    field.say("Elk", text="After Elk or one of your other Samurai bows: Gain 1 Honor.")
    field.hand("Open: Bow a target Personality. Bow another target Personality.").begin()
    field.play("play Trial", "target Ox", "target Hare")
    assert field.look("Ann.honor") == 11  # not for Hare


def test_the_card_itself_of_two_subjects(field: Field) -> None:
    field.say("Elk", text="After Elk or one of your other Samurai bows: Gain 1 Honor.")
    field.hand("Open: Bow your target Monk.").begin().play("play Trial")
    assert field.look("Ann.honor") == 11


def test_a_negation_that_lasts(field: Field) -> None:
    field.hand("Open: Negate a target Samurai's rehonoring until your next turn begins.")
    field.hand("Open: Dishonor a target Samurai. Rehonor him.", "Shame").begin().play("play Trial").until("act", "Ann")
    assert field.play("play Shame").look("ox.dishonorable")


@pytest.mark.parametrize(("victims", "honor"), [(["Hare", "Bear"], 13), (["Hare"], 10)])
def test_counting_what_was_done(field: Field, victims: list[str], honor: int) -> None:
    text = "Open: Destroy one or two target Personalities. If this destroyed two or more Personalities, gain 3 Honor."
    field.hand(text).begin().play("play Trial", *(f"target {title}" for title in victims))
    while any(move == "done" or move.startswith("order") for move in field.offered):
        field.play("done" if "done" in field.offered else field.offered[0])
    assert field.look("Ann.honor") == honor


def test_a_printed_force_is_not_raised(field: Field) -> None:
    """Hare's Force is raised; its printed Force is still 1."""
    field.say("Elk", text="Battle: Give a target enemy Personality +3F.")
    field.say("Bear", text="Battle: Any number of times per battle: Give Bear +1F.")
    field.hand("Battle: Dishonor a target enemy Personality with a printed Force of 2 or less.").fight()
    field.play("use Elk", "target Hare").until("act", "Ann").play("play Trial")
    assert (field.look("hare.dishonorable"), field.look("bear.dishonorable")) == (True, False)


def test_the_sum_of_two_stats(field: Field) -> None:
    """Hare has 1F and 2C, Bear 4F and 4C."""
    field.say("Bear", text="Battle: Any number of times per battle: Give Bear +1F.")
    field.hand("Battle: Dishonor a target enemy Personality with Force plus Chi lower than 5.").fight()
    field.play("play Trial")
    assert (field.look("hare.dishonorable"), field.look("bear.dishonorable")) == (True, False)


def test_a_random_card_is_shown(field: Field) -> None:
    field.say("Scroll", "strategy", "Open: Draw a card.", focus_value=4, gold_cost=0)
    field.seat("Bob")["hand"].append({"card": "Scroll", "as": "scroll"})
    field.hand("Open: Another target player shows a card at random from his hand. Gain Honor equal to its Focus Value.")
    assert field.begin().play("play Trial").look("Ann.honor") == 14


def test_honor_from_a_kind_of_card(field: Field) -> None:
    field.holding("Before a player gains Honor from an Action card during the Action Phase: Gain 5 Honor.")
    field.hand("Open: Gain 1 Honor.").say("Ox", text="Open: Gain 1 Honor.").begin().play("use Ox").until("act", "Ann")
    assert field.look("Ann.honor") == 11
    assert field.play("play Trial").look("Ann.honor") == 17


def test_several_things_that_cannot_be_done_to_him(field: Field) -> None:
    text = (
        "Battle: Target your Samurai. Until the battle ends, other players' actions cannot bow, move, or destroy him."
    )
    field.say("Hare", text="Battle: Bow a target attacking Personality. Dishonor him.").hand(text).fight()
    field.say("Bear", text="Battle: Give Bear +1F.")
    field.play("play Trial", "use Hare", "target Ox")
    assert not field.look("ox.bowed")
    assert field.look("ox.dishonorable")


def test_a_card_of_a_hidden_hand_is_taken_by_chance(field: Field) -> None:
    """Bob does not see Ann's hand: he is asked nothing, and no move tells him a title."""
    field.hand("Limited: Target another player. That player chooses a card from your hand. Show it.")
    field.hand("Open: Gain 1 Honor.", "Scroll").hand("Open: Gain 2 Honor.", "Letter").begin().play("play Trial")
    assert field.asked.kind == "act"
    shown = [card for card in (field.handles["scroll"], field.handles["letter"]) if field.game.known[card] & 2]
    assert len(shown) == 1


def test_the_destroyed_personality_is_that_of_the_trigger(field: Field) -> None:
    """Elk (3 Gold) is destroyed: of Bob's Personalities only Hare (2 Gold) costs less."""
    text = (
        "Reaction: After another player's action destroys one of your Personalities, destroy this card: Dishonor one of that "
        "player's target Personalities with a lower Gold Cost than the destroyed Personality."
    )
    field.holding(text).say("Hare", text="Open: Destroy a target Monk.").begin().play("use Hare", "use Shrine")
    assert (field.look("hare.dishonorable"), field.look("bear.dishonorable")) == (True, False)
