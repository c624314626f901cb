"""Texts in the words of other printings: each is read from English, written back the same and played, with a case in which it
does nothing or something else."""

from __future__ import annotations

import pytest
from tests.editions.samurai.fields import Field

from rokugan.cards import read


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


def test_movement_home_is_negated_and_no_other(field: Field) -> None:
    text = "Negate this card's movement home from other players' cards' effects. Battle: Give Ox +1F."
    field.say("Ox", text=text)
    field.say("Hare", text="Battle: Twice per turn: Move home a target attacking Personality.")
    field.begin(battle=True).play("fight P1", "use Hare", "target Elk", "pass", "use Hare")
    assert (field.look("elk.zone"), field.look("ox.zone")) == ("home", "battlefield")


@pytest.mark.parametrize(("victims", "honor"), [(["Hare", "Bear"], 13), (["Hare"], 10)])
def test_counting_what_was_done(field: Field, victims: list[str], honor: int) -> None:
    text = "Open: Destroy one or two target Personalities. If this destroyed two or more Personalities, gain 3 Honor."
    field.hand(text).begin().play("play Trial", *(f"target {title}" for title in victims))
    while any(move == "done" or move.startswith("order") for move in field.offered):
        field.play("done" if "done" in field.offered else field.offered[0])
    assert field.look("Ann.honor") == honor


def test_printed_numbers(field: Field) -> None:
    """Hare's Force is raised; its printed Force is still 1."""
    field.say("Elk", text="Battle: Give a target enemy Personality +3F.")
    field.say("Bear", text="Battle: Any number of times per battle: Give Bear +1F.")
    field.hand("Battle: Dishonor a target enemy Personality with a printed Force of 2 or less.").fight()
    field.play("use Elk", "target Hare").until("act", "Ann").play("play Trial")
    assert (field.look("hare.dishonorable"), field.look("bear.dishonorable")) == (True, False)


@pytest.mark.parametrize(("defenders", "force"), [(True, 4), (False, 2)])
def test_a_personality_who_would_be_opposed(field: Field, defenders: bool, force: int) -> None:
    field.hand("Battle: Choose your Monk. If he would be opposed, give him +2F. Bow a target Samurai.")
    field.say("Ox", text="Battle: Any number of times per battle: Give Ox +1F.")
    field.begin(battle=True, defenders=defenders).play("fight P1").until("act", "Ann").play("play Trial")
    assert field.look("elk.force") == force


def test_paying_less_by_a_number(field: Field) -> None:
    text = "Open: Attach a Follower to your target Samurai, paying less Gold equal to his Chi."
    field.hand(text).hand("", "Pikes", "follower", force=2, gold_cost=3).begin().play("play Trial")
    assert [str(each) for each in field.look("ox.attachments")] == ["Pikes"]


def test_a_follower_that_costs_more_than_the_reduction(field: Field) -> None:
    text = "Open: Attach a Follower to your target Monk, paying less Gold equal to his Chi."
    field.hand(text).hand("", "Pikes", "follower", force=2, gold_cost=3).begin()
    assert field.play(*(["play Trial"] if "play Trial" in field.offered else [])).look("elk.attachments") == []


def test_equipping(field: Field) -> None:
    field.say("Ox", text="After you Equip a Follower to Ox: Gain 1 Honor.")
    field.hand("", "Pikes", "follower", force=2, gold_cost=0).hand("", "Bows", "follower", force=2, gold_cost=0)
    field.begin().play("equip Bows", "target Elk").until("act", "Ann").play("equip Pikes", "target Ox")
    assert field.look("Ann.honor") == 11


def test_less_for_some_and_still_less_for_others(field: Field) -> None:
    text = "Pay 1 less Gold for attaching this card to a Monk, or 3 less Gold for attaching it to a Samurai."
    field.say("Ox", keywords=["Monk", "Samurai"]).hand(text, "Fan", "item", gold_cost=3).begin().play("equip Fan")
    assert [str(each) for each in field.look("ox.attachments")] == ["Fan"]  # for a Monk alone it would cost 2


def test_only_a_clan_may_play_it(field: Field) -> None:
    field.hand("Can only be played by a Crab Clan player.", "Pikes", "follower", force=2, gold_cost=0)
    field.hand(
        "Can only be played by a Lion Clan or Crane Clan player.", "Bows", "follower", force=2, gold_cost=0
    ).begin()
    assert [move for move in field.offered if move.startswith("equip")] == ["equip Bows"]


def test_another_player_may_target(field: Field) -> None:
    text = "Open: Another target player may target one of your Personalities. Bow him."
    field.hand(text).begin().play("play Trial")
    assert field.asked.player == "Bob"
    field.play("yes", "target Elk")
    assert field.look("elk.bowed")


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


def test_movement_to_or_from_a_battlefield(field: Field) -> None:
    text = "Reaction: After another of your Personalities moves to or from Ox's battlefield: Gain 1 Honor."
    field.say("Ox", text=text).say("Elk", text="Battle: Move this card home. Battle: Give Elk +1F.")
    field.fight().play("use Elk:1", "use Ox")
    assert field.look("Ann.honor") == 11


def test_movement_elsewhere(field: Field) -> None:
    """Elk goes home from a battle that Ox is not in."""
    field.say(
        "Ox", text="Reaction: After another of your Personalities moves to or from Ox's battlefield: Gain 1 Honor."
    )
    field.say("Elk", text="Battle: Move this card home.")
    field.begin(battle=True)
    field.game.states[field.handles["ox"]].at = 0
    field.game.touch()
    field.play("fight P1").until("act", "Ann").play("use Elk")
    assert field.look("Ann.honor") == 10


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


def test_the_player_who_took_the_action(field: Field) -> None:
    text = "Reaction: After a Maho action resolves: The player who took it targets, dishonors, and bows one of his Personalities."
    field.holding(text)
    field.say("Hare", text="Maho Open: Draw a card.").begin().play("use Hare", "use Shrine")
    assert (field.asked.player, sorted(field.offered)) == ("Bob", ["target Bear", "target Hare"])
    field.play("target Bear")
    assert (field.look("bear.dishonorable"), field.look("bear.bowed")) == (True, True)


_HURT = (
    "Reaction: After another player's action resolves that dishonored any of his own Personalities: Target and bow one of those "
    "Personalities."
)


def test_an_action_that_hurt_ones_own(field: Field) -> None:
    field.holding(_HURT)
    field.say("Hare", text="Open: Dishonor a target Personality.").begin().play("use Hare", "target Bear", "use Shrine")
    assert field.look("bear.bowed")


def test_an_action_that_hurt_somebody_else(field: Field) -> None:
    field.holding(_HURT)
    field.say("Hare", text="Open: Dishonor a target Personality.").begin().play("use Hare", "target Ox")
    assert "use Shrine" not in field.offered


def test_at_this_battlefield_and_the_next(field: Field) -> None:
    text = "Battle: Give each of your Personalities at the current battlefield and at each adjacent battlefield +1F."
    field.hand(text).say("Ox", text="Battle: Any number of times per battle: Give Ox +1F.").begin(battle=True)
    elk = field.handles["elk"]
    row = [province.thing for province in field.game.players[1].provinces]
    for place, force in ((row[1], 3), (row[2], 2)):
        game = field.game.clone()
        game.states[elk].at = place
        game.touch()
        for move in ("fight P1", "play Trial"):
            game.play(move)
        assert game.rules.seen.inspect(game, "elk.force", field.handles) == force


def test_costs_of_bowing_that_are_ignored(field: Field) -> None:
    field.holding("You may ignore the cost of bowing your Monks for Kiho actions they perform.")
    field.say("Elk", text="Kiho Open: Bow this card: Draw a card.").say(
        "Ox", text="Kiho Open: Bow this card: Draw a card."
    )
    field.begin().play("use Ox").until("act", "Ann").play("use Elk")
    if field.offered == ["yes", "no"]:
        field.play("yes")
    assert (field.look("ox.bowed"), field.look("elk.bowed")) == (True, False)


def test_more_gold(field: Field) -> None:
    field.say("Mine", "holding", "Bow this card: Produce 2 Gold.", gold_cost=0, gold_production=2)
    field.seat("Ann")["in_play"].append({"card": "Mine", "as": "mine"})
    field.hand("Open: Permanently give your target Holding +1GP.").hand(
        "Open: Pay 3 Gold: Gain 5 Honor.", "Gift"
    ).begin()
    assert "play Gift" not in field.offered
    field.play("play Trial").until("act", "Ann")
    assert "play Gift" in field.offered


def test_as_he_moves(field: Field) -> None:
    field.say("Ox", text="Battle: Move home your target Monk. As he moves, straighten his unit. Battle: Give Ox +1F.")
    field.begin(battle=True)
    field.game.states[field.handles["elk"]].bowed = True
    field.play("fight P1").until("act", "Ann").play("use Ox:1")
    assert (field.look("elk.zone"), field.look("elk.bowed")) == ("home", False)


def test_as_he_does_not_move(field: Field) -> None:
    field.say("Elk", text="This card will not move home.")
    field.say("Ox", text="Battle: Move home your target Monk. As he moves, straighten his unit. Battle: Give Ox +1F.")
    field.begin(battle=True)
    field.game.states[field.handles["elk"]].bowed = True
    field.play("fight P1").until("act", "Ann").play("use Ox:1")
    assert (field.look("elk.zone"), field.look("elk.bowed")) == ("battlefield", True)


def test_equipping_those_who_share_an_element(field: Field) -> None:
    """It is Ann's turn: Bob has only Open actions, and only Hare shares Fire with the Spell."""
    field.holding(
        "Equipping Spells that share an element keyword with their Shugenja is an Open action for you.", "School", "Bob"
    )
    field.say("Hare", keywords=["Shugenja", "Fire"]).say("Bear", keywords=["Shugenja", "Water"])
    for title, keywords in (("Flame", ["Fire"]), ("Stone", ["Earth"])):
        field.say(title, "spell", "", keywords=keywords, gold_cost=0, focus_value=1)
        field.seat("Bob")["hand"].append({"card": title, "as": title.lower()})
    field.begin()
    assert [move for move in field.offered if move.startswith("equip")] == ["equip Flame"]
    field.play("equip Flame")
    assert [str(each) for each in field.look("hare.attachments")] == ["Flame"]


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


def test_copying_the_ability_of_an_action(field: Field) -> None:
    """Elk copies the ability that Hare used, not his other one, and uses it at once."""
    text = (
        "Reaction: After another player's Open action on a Personality resolves: Elk copies the action's ability and takes an "
        "additional action to use it."
    )
    field.say("Elk", text=text).say("Hare", text="Open: Gain 1 Honor. Open: Gain 2 Honor.")
    field.say("Ox", text="Open: Gain 7 Honor.").begin().play("pass", "use Hare:2", "use Elk")
    assert (field.asked.player, field.offered) == ("Ann", ["use Elk:2", "pass"])
    field.play("use Elk:2")
    assert (field.look("Bob.honor"), field.look("Ann.honor")) == (12, 12)


def test_two_to_four(field: Field) -> None:
    field.hand("Open: Dishonor two to three target Personalities.").begin().play("play Trial", "target Ox")
    assert "done" not in field.offered
    field.play("target Elk")
    assert "done" in field.offered
    field.play("target Hare")
    assert [field.look(f"{each}.dishonorable") for each in ("ox", "elk", "hare", "bear")] == [True, True, True, False]


def test_one_or_three_is_not_understood() -> None:
    assert not read("Open: Dishonor one or three target Personalities.", type="strategy", edition="samurai").understood


def test_each_time_in_a_battle(field: Field) -> None:
    """The second Battle action of the battle counts as well; an action of the next battle does not."""
    field.say("Ox", text="Battle: Any number of times per turn: Give Ox +1F.").say(
        "Hare", text="Battle: Give Hare +1F."
    )
    field.hand("Battle: After each time one of your Personalities performs a Battle action this battle, gain 1 Honor.")
    field.fight().play("play Trial").until("act", "Ann").play("use Ox").until("act", "Ann").play("use Ox")
    assert field.look("Ann.honor") == 12


def test_what_he_did_in_this_battle(field: Field) -> None:
    field.say("Ox", text="Battle: Give Ox +1F.").say(
        "Hare", text="Battle: Any number of times per battle: Give Hare +1F."
    )
    field.hand("Battle: Dishonor your target Personality who has performed a Battle action this battle.")
    field.fight()
    assert "play Trial" not in field.offered
    field.play("use Ox").until("act", "Ann").play("play Trial")
    assert (field.look("ox.dishonorable"), field.look("elk.dishonorable")) == (True, False)


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


@pytest.mark.parametrize(("alone", "force"), [(True, 5), (False, 3)])
def test_no_other_units_are_there(field: Field, alone: bool, force: int) -> None:
    field.say("Ox", text="Battle: If no other units are in his army: Give Ox +2F. Battle: Bow Ox: Give Ox +1F.")
    field.begin(battle=True)
    if alone:
        field.game.states[field.handles["elk"]].at = 0
        field.game.touch()
    field.play("fight P1").until("act", "Ann")
    assert ("use Ox:1" in field.offered) == alone
    assert field.play(*(["use Ox:1"] if alone else [])).look("ox.force") == force


def test_a_card_of_a_hidden_hand_is_taken_by_chance(field: Field) -> None:
    """Bob does not see Ann's hand: he is asked nothing, and no move tells him a title."""
    field.hand("Limited: Target another player. That player chooses a card from your hand. Show it.")
    field.hand("Open: Gain 1 Honor.", "Scroll").hand("Open: Gain 2 Honor.", "Letter").begin().play("play Trial")
    assert field.asked.kind == "act"
    shown = [card for card in (field.handles["scroll"], field.handles["letter"]) if field.game.known[card] & 2]
    assert len(shown) == 1


@pytest.mark.parametrize(("dead", "tokens"), [(2, {"+2F": 1}), (0, {})])
def test_one_token_for_a_battle_that_destroyed_several(field: Field, dead: int, tokens: dict[str, int]) -> None:
    text = (
        "After battle resolution destroys one or more Personalities while this card is in the winning army: Give this card a +2F "
        "token."
    )
    field.say("Ox", text=text, force=30).begin(battle=True, defenders=dead > 0).play("fight P1")
    for _ in range(30):
        if not any(move.startswith(("order", "pass")) for move in field.offered):
            break
        field.play(field.offered[0] if field.offered[0].startswith("order") else "pass")
    assert field.look("ox.tokens") == tokens


def test_after_the_resolution_segment_begins(field: Field) -> None:
    """Doubled, Ox alone beats what is there: 6 and 2 against 7."""
    field.hand("Battle: Target your Samurai. After this battle's Resolution Segment begins, double his Force.")
    field.fight().play("play Trial")
    for _ in range(30):
        if not any(move.startswith(("order", "pass")) for move in field.offered):
            break
        field.play(field.offered[0] if field.offered[0].startswith("order") else "pass")
    assert (field.look("bear.dead"), field.look("ox.dead")) == (True, False)


def test_the_destroyed_personality_is_that_of_the_trigger(field: Field) -> None:
    """Elk (3 Gold) is destroyed: of Bob's Personalities only Hare (2 Gold) costs less."""
    text = (
        "Reaction: After another player's action destroys one of your Personalities, destroy this card: Dishonor one of that "
        "player's target Personalities with a lower Gold Cost than the destroyed Personality."
    )
    field.holding(text).say("Hare", text="Open: Destroy a target Monk.").begin().play("use Hare", "use Shrine")
    assert (field.look("hare.dishonorable"), field.look("bear.dishonorable")) == (True, False)


def test_one_of_the_targets_that_are_left(field: Field) -> None:
    text = "Open: Target two Personalities. Choose one of them and destroy him. Choose one of them and bow him."
    field.hand(text).begin().play("play Trial", "target Ox", "target Hare", "target Ox")
    assert (field.look("ox.dead"), field.look("hare.bowed")) == (True, True)


_MARTYR = "Reaction: Before you destroy one of your Monks as a cost: You pay the cost by destroying Ox instead."


def test_a_cost_that_another_pays(field: Field) -> None:
    field.say("Ox", text=_MARTYR).hand("Open: Destroy one of your Monks: Gain 5 Honor.").begin().play(
        "play Trial", "use Ox"
    )
    assert (field.look("ox.dead"), field.look("elk.zone"), field.look("Ann.honor")) == (True, "home", 15)


def test_an_effect_that_nobody_else_suffers(field: Field) -> None:
    field.say("Ox", text=_MARTYR).hand("Open: Destroy a target Monk.").begin().play("play Trial")
    assert field.look("elk.dead")


_AIMING = "Reaction: Before another player would choose targets for one of his actions' effects: You choose the targets instead."


def test_another_player_chooses_the_targets(field: Field) -> None:
    field.holding(_AIMING).say("Hare", text="Open: Dishonor a target Personality.").begin().play(
        "use Hare", "use Shrine"
    )
    assert (field.asked.player, "target Bear" in field.offered) == ("Ann", True)
    assert field.play("target Bear").look("bear.dishonorable")


def test_he_does_not_choose_who_performs(field: Field) -> None:
    """What the costs target is not among the targets of the effects."""
    field.holding(_AIMING).say("Hare", text="Open: Bow your target Personality: Draw a card.").begin().play("use Hare")
    assert (field.asked.player, sorted(field.offered)) == ("Bob", ["target Bear", "target Hare"])
