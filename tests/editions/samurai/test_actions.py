"""Texts about actions and their targets, in the rarer wordings."""

from __future__ import annotations

from tests.editions.samurai.fields import Field

from rokugan.cards import read


def test_a_reaction_before_targeting_comes_when_no_target_is_known(field: Field) -> None:
    field.say(
        "Elk", text="Reaction: Before targeting a Ranged Attack from one of your actions: Increase its strength by 1."
    )
    field.say("Ox", text="Battle: Ranged 1 Attack.").fight().play("use Ox")
    assert field.offered == ["use Elk", "pass"]  # no target is known yet
    field.play("use Elk", "target Spears")
    assert field.look("spears.zone") == "fate_discard"


_REPEATEDLY = (
    "Battle: The enemy leader must repeatedly target and bow a different unbowed Personality in his army until his army no "
    "longer has more unbowed Personalities than yours, or until he can no longer do so."
)


def test_what_is_done_repeatedly_ends_when_one_each_is_left(field: Field) -> None:
    """Two against one: he bows one of his choice, and one each is left."""
    field.say("Elk", text="Battle: Bow this card: Give this card +1F.").say("Hare", text="Battle: Give Hare +1F.")
    field.hand(_REPEATEDLY).fight()
    field.play("use Elk").until("act", "Ann").play("play Trial")
    assert (field.asked.player, sorted(field.offered)) == ("Bob", ["target Bear", "target Hare"])
    field.play("target Bear")
    assert (field.look("bear.bowed"), field.look("hare.bowed")) == (True, False)


def test_what_is_done_repeatedly_may_be_done_not_even_once(field: Field) -> None:
    field.hand(_REPEATEDLY).fight().play("play Trial")
    assert (field.look("bear.bowed"), field.look("hare.bowed")) == (False, False)


def test_actions_that_targeted_something(field: Field) -> None:
    """Only the Recon action that targeted Hare counts."""
    field.holding("Recon Open: Twice per turn: Dishonor a target Personality.")
    field.say(
        "Ox",
        text="Open: Any number of times per turn: Give Ox +1F for each Recon action that has targeted him this turn.",
    )
    field.begin().play("use Shrine", "target Hare").until("act", "Ann").play("use Ox")
    assert field.look("ox.force") == 3
    field.until("act", "Ann").play("use Shrine", "target Ox").until("act", "Ann").play("use Ox")
    assert field.look("ox.force") == 4


_SHOUT = "Shout Battle: Target your Samurai: Give him +1F."


_LAST_SHOUT = (
    "Shout Battle: Target your Samurai: Dishonor a target enemy Personality if your Personality has performed two or more other "
    "Shout actions with different titles this battle."
)


def _shouting(field: Field) -> Field:
    field.hand(_SHOUT, "Roar").hand(_SHOUT, "Cry").hand(_LAST_SHOUT)
    return field.say("Hare", text="Battle: Any number of times per battle: Give Hare +1F.").fight()


def test_one_other_shout_is_not_enough(field: Field) -> None:
    _shouting(field).play("play Roar").until("act", "Ann").play("play Trial")
    assert field.asked.player == "Bob"  # nothing was targeted
    assert (field.look("bear.dishonorable"), field.look("hare.dishonorable")) == (False, False)


def test_two_other_shouts_of_different_titles(field: Field) -> None:
    _shouting(field).play("play Roar").until("act", "Ann").play("play Cry").until("act", "Ann")
    assert field.play("play Trial", "target Bear").look("bear.dishonorable")


def test_zero_or_the_lowest_total(field: Field) -> None:
    """Hare has 1, Elk 2, Ox 3, Bear with Spears 6; bowed or not does not matter."""
    text = (
        "Battle: Dishonor a target unit with zero total Force or with the lowest non-zero total Force among all units at the "
        "current battlefield."
    )
    field.say("Elk", force=0).hand(text).fight().play("play Trial")
    assert sorted(field.offered) == ["target Elk", "target Hare"]


def test_targeted_by_the_same_card(field: Field) -> None:
    text = "Open: Twice per turn: Give a target Personality who has not been targeted by a Shrine this turn +1F."
    field.holding(text).begin().play("use Shrine", "target Ox").until("act", "Ann").play("use Shrine")
    assert "target Ox" not in field.offered
    assert "target Elk" in field.offered


def test_armor_on_those_who_may_have_none(field: Field) -> None:
    field.say("Ox", text="Cannot attach Followers or Armor.", keywords=["Ogre"])
    field.hand("Can attach to Ogre Personalities ignoring restrictions on the Ogre.", "Clubs", "follower", force=2)
    field.hand("", "Pikes", "follower", force=2)
    field.begin().play("equip Clubs")
    assert sorted(field.offered) == ["target Elk", "target Ox"]


def test_once_in_each_phase(field: Field) -> None:
    field.holding("After the first time each phase one of your Personalities bows: Gain 1 Honor.")
    field.hand("Open: Bow your target Samurai. Bow your target Monk.").begin().play("play Trial")
    assert field.look("Ann.honor") == 11


_GUESS = (
    "Limited: Target a card in your hand and another player. That player guesses whether the card's base Focus Value is "
    '"high" (3 or more) or "low" (2 or less). Show the card. If the guess is right, the player draws a card; otherwise, gain 3 '
    "Honor."
)


def test_a_right_guess_draws_a_card(field: Field) -> None:
    field.hand(_GUESS).hand("Open: Draw a card.", "Scroll", focus_value=4).begin().play("play Trial")
    assert (field.asked.player, field.offered) == ("Bob", ["choose high", "choose low"])
    assert field.play("choose high").look("Bob.hand") == 1


def test_a_wrong_guess_draws_nothing(field: Field) -> None:
    field.hand(_GUESS).hand("Open: Draw a card.", "Scroll", focus_value=4).begin().play("play Trial", "choose low")
    assert (field.look("Bob.hand"), field.look("Ann.honor")) == (0, 13)


def test_only_a_card_of_the_named_type_may_be_taken(field: Field) -> None:
    text = (
        'Limited: Name "Item", "Follower", or "Spell". Look at the top 3 cards of your Fate deck. You may show one of those '
        "cards, then put it in your hand, if it is of the type you named."
    )
    field.say("Blade", "item", focus_value=1, gold_cost=0)
    field.seat("Ann")["fate_deck"] = ["Blade", "Spears"]
    field.hand(text).begin().play("play Trial", "choose Follower", "yes")
    assert field.look("Ann.hand") == 1
    assert field.look("Blade.zone") == "fate_deck"


def test_a_reaction_to_equip_asks_for_its_personality(field: Field) -> None:
    field.say("Ox", text="After you Equip a Follower to Ox: Gain 1 Honor.")
    field.hand("", "Pikes", "follower", force=2, gold_cost=0).hand("", "Bows", "follower", force=2, gold_cost=0)
    field.begin().play("equip Bows", "target Elk").until("act", "Ann").play("equip Pikes", "target Ox")
    assert field.look("Ann.honor") == 11


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


def test_two_to_three_targets_end_with_done_after_the_second(field: Field) -> None:
    field.hand("Open: Dishonor two to three target Personalities.").begin().play("play Trial", "target Ox")
    assert "done" not in field.offered
    field.play("target Elk")
    assert "done" in field.offered
    field.play("target Hare")
    assert [field.look(f"{each}.dishonorable") for each in ("ox", "elk", "hare", "bear")] == [True, True, True, False]


def test_one_or_three_is_not_understood() -> None:
    assert not read("Open: Dishonor one or three target Personalities.", type="strategy", edition="samurai").understood


def test_one_of_the_targets_that_are_left(field: Field) -> None:
    text = "Open: Target two Personalities. Choose one of them and destroy him. Choose one of them and bow him."
    field.hand(text).begin().play("play Trial", "target Ox", "target Hare", "target Ox")
    assert (field.look("ox.dead"), field.look("hare.bowed")) == (True, True)


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
