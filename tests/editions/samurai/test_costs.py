"""Texts about costs and Gold, in the rarer wordings."""

from __future__ import annotations

from tests.editions.samurai.fields import Field

_ASHIGARU = (
    "Battle: Target an enemy Personality. His controller may pay 1 Gold as a cost to create a 1F Ashigaru Follower card and "
    "attach it to him."
)


def test_another_player_may_pay_to_do_something(field: Field) -> None:
    field.holding("Bow this card: Produce 2 Gold.", "Mine", "Bob")
    field.hand(_ASHIGARU).fight().play("play Trial", "target Hare")
    assert field.asked.player == "Bob"
    field.play("yes")
    assert field.look("mine.bowed")
    assert len(field.look("hare.attachments")) == 1


def test_who_has_no_gold_is_not_asked(field: Field) -> None:
    field.hand(_ASHIGARU).fight().play("play Trial", "target Hare")
    assert field.look("hare.attachments") == []


def _doubt(field: Field) -> None:
    text = (
        "Reaction: After a player announces an action: The player may choose to raise the action's Gold cost by 2. If he does "
        "not choose this, he loses 2 Honor."
    )
    field.say("Doubt", "strategy", text, gold_cost=0)
    field.seat("Bob")["hand"].append({"card": "Doubt", "as": "doubt"})
    field.say("Ox", text="Open: Draw a card.")
    field.holding("Bow this card: Produce 2 Gold.", "Mine").begin().play("use Ox", "play Doubt")


def test_raising_the_cost_of_an_action(field: Field) -> None:
    _doubt(field)
    field.play("yes")
    assert (field.look("Ann.honor"), field.look("mine.bowed"), field.look("Ann.hand")) == (10, True, 1)


def test_a_player_who_does_not_raise_the_cost_loses_honor(field: Field) -> None:
    _doubt(field)
    field.play("no")
    assert (field.look("Ann.honor"), field.look("mine.bowed"), field.look("Ann.hand")) == (8, False, 1)


def test_who_has_been_paid_for_by_this_card(field: Field) -> None:
    text = (
        "Bow this card: Produce 2 Gold. If this pays for a Personality, you may attach a Follower, Item, or Spell to him from "
        "your hand after he enters play, reducing its Gold Cost by 3 until it attaches."
    )
    field.holding(text, "Outpost").holding("Bow this card: Produce 2 Gold.", "Mine")
    field.say("Boar", force=1, chi=1, personal_honor=2, gold_cost=2, honor_requirement=None)
    field.hand("", "Pikes", "follower", force=2, gold_cost=3)
    field.seat("Ann")["provinces"] = [{"card": "Boar", "face": "up"}, {"card": "Boar", "face": "up"}, {}, {}]
    field.begin(phase="dynasty").play("buy Boar#1", "pay Mine")
    assert field.asked.kind != "may"
    field.play("buy Boar#2")
    field.play(*(["pay Outpost"] if "pay Outpost" in field.offered else []))
    field.play("yes")
    assert str(field.look("pikes.attached_to")) == "Boar#2"


def test_a_cost_added_to_actions_that_target_him(field: Field) -> None:
    text = (
        "Battle: Target your Samurai: Give him +4F. Until the battle ends, actions taken by enemy players that target him have "
        'the additional cost, "Discard a card."'
    )
    field.say("Hare", text="Battle: Give a target attacking Personality -1F.")
    field.hand(text).fight().play("play Trial")
    field.play("use Hare")
    assert field.look("elk.force") == 1  # Bob has no card to discard: Elk was the only target


def test_paying_less_by_a_number(field: Field) -> None:
    text = "Open: Attach a Follower to your target Samurai, paying less Gold equal to his Chi."
    field.hand(text).hand("", "Pikes", "follower", force=2, gold_cost=3).begin().play("play Trial")
    assert [str(each) for each in field.look("ox.attachments")] == ["Pikes"]


def test_a_follower_that_costs_more_than_the_reduction(field: Field) -> None:
    text = "Open: Attach a Follower to your target Monk, paying less Gold equal to his Chi."
    field.hand(text).hand("", "Pikes", "follower", force=2, gold_cost=3).begin()
    assert field.play(*(["play Trial"] if "play Trial" in field.offered else [])).look("elk.attachments") == []


def test_less_for_some_and_still_less_for_others(field: Field) -> None:
    text = "Pay 1 less Gold for attaching this card to a Monk, or 3 less Gold for attaching it to a Samurai."
    field.say("Ox", keywords=["Monk", "Samurai"]).hand(text, "Fan", "item", gold_cost=3).begin().play("equip Fan")
    assert [str(each) for each in field.look("ox.attachments")] == ["Fan"]  # for a Monk alone it would cost 2


def test_costs_of_bowing_that_are_ignored(field: Field) -> None:
    field.holding("You may ignore the cost of bowing your Monks for Kiho actions they perform.")
    field.say("Elk", text="Kiho Open: Bow this card: Draw a card.").say(
        "Ox", text="Kiho Open: Bow this card: Draw a card."
    )
    field.begin().play("use Ox").until("act", "Ann").play("use Elk")
    if field.offered == ["yes", "no"]:
        field.play("yes")
    assert (field.look("ox.bowed"), field.look("elk.bowed")) == (True, False)


def test_a_holding_with_more_gold_production_pays_more(field: Field) -> None:
    field.say("Mine", "holding", "Bow this card: Produce 2 Gold.", gold_cost=0, gold_production=2)
    field.seat("Ann")["in_play"].append({"card": "Mine", "as": "mine"})
    field.hand("Open: Permanently give your target Holding +1GP.").hand(
        "Open: Pay 3 Gold: Gain 5 Honor.", "Gift"
    ).begin()
    assert "play Gift" not in field.offered
    field.play("play Trial").until("act", "Ann")
    assert "play Gift" in field.offered


def test_severed_from_the_court(field: Field) -> None:
    text = (
        "Open: Until the game ends, you cannot win an Honor Victory, lobby, or control the Imperial Favor, and you have the "
        'ability, "Reaction: Any number of times per turn, after an action with a base cost of discarding the Favor targets one '
        "of your cards: Lose 5 Honor. Negate the action's effects.\""
    )
    field.hand(text).hand("Open: Take the Imperial Favor.", "Plea")
    field.seat("Bob")["favor"] = True
    field.say("Hare", text="Open: Discard the Imperial Favor: Bow a target Personality.")
    field.begin().play("play Trial").until("act", "Ann").play("play Plea")
    assert field.look("Bob.favor")
    field.play("use Hare", "target Ox")
    field.play(next(move for move in field.offered if move.startswith("use")))
    assert (field.look("ox.bowed"), field.look("Ann.honor")) == (False, 5)


def test_an_additional_cost_of_entering_play(field: Field) -> None:
    text = "Bow one of your Samurai as an additional cost of bringing Boar into play."
    field.say("Boar", text=text, force=1, chi=1, personal_honor=2, gold_cost=0, honor_requirement=None)
    field.seat("Ann")["provinces"] = [{"card": "Boar", "face": "up"}, {}, {}, {}]
    field.begin(phase="dynasty").play("buy Boar")
    assert (field.look("Boar.zone"), field.look("ox.bowed")) == ("home", True)


def test_an_additional_cost_that_cannot_be_paid(field: Field) -> None:
    text = "Bow one of your Courtiers as an additional cost of bringing Boar into play."
    field.say("Boar", text=text, force=1, chi=1, personal_honor=2, gold_cost=0, honor_requirement=None)
    field.seat("Ann")["provinces"] = [{"card": "Boar", "face": "up"}, {}, {}, {}]
    assert not any(move.startswith("buy") for move in field.begin(phase="dynasty").offered)


def test_an_additional_cost_of_all_such_actions(field: Field) -> None:
    """Ann's Reaction needs an unbowed Personality of hers; Elk is the only one that she controls then."""
    text = 'Open: Until the turn ends, Reactions have the additional cost, "Bow one of your Personalities."'
    field.holding("Reaction: After one of your Personalities straightens: Gain 1 Honor.")
    field.hand(text).hand("Open: Bow each of your Personalities. Straighten your target Samurai.", "Drill").begin()
    field.play("play Trial").until("act", "Ann").play("play Drill", "use Shrine")
    assert (field.look("ox.bowed"), field.look("Ann.honor")) == (True, 11)


_MARTYR = "Reaction: Before you destroy one of your Monks as a cost: You pay the cost by destroying Ox instead."


def test_a_cost_that_another_pays(field: Field) -> None:
    field.say("Ox", text=_MARTYR).hand("Open: Destroy one of your Monks: Gain 5 Honor.").begin().play(
        "play Trial", "use Ox"
    )
    assert (field.look("ox.dead"), field.look("elk.zone"), field.look("Ann.honor")) == (True, "home", 15)


def test_an_effect_that_nobody_else_suffers(field: Field) -> None:
    field.say("Ox", text=_MARTYR).hand("Open: Destroy a target Monk.").begin().play("play Trial")
    assert field.look("elk.dead")
