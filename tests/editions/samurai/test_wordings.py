"""What texts of the rarer wordings do: each is read from English, written back the same and played, with the case in which it
does nothing."""

from __future__ import annotations

from tests.editions.samurai.fields import Field


def test_strength_said_after_a_ranged_attack_counts_for_it(field: Field) -> None:
    field.say("Ox", text="Battle: Ranged 1 Attack. The Ranged Attack has +1 strength if you control a Monk.")
    field.fight().play("use Ox", "target Spears")
    assert field.look("spears.zone") == "fate_discard"


def test_strength_against_a_target(field: Field) -> None:
    """Hare (1F) would survive a strength of 0; the dishonorable target is shot at with 2 more."""
    text = "Battle: Ranged 0 Attack. If Ox or his target is dishonorable, the Attack has +2 strength."
    field.say("Ox", text=text).fight()
    field.game.states[field.handles["hare"]].dishonored = True
    field.play("use Ox", "target Hare")
    assert field.look("hare.dead")


def test_a_ranged_attack_that_passes_the_followers_of_some(field: Field) -> None:
    text = "Battle: Ranged 4 Attack that can target a Nonhuman Personality ignoring his Followers."
    field.say("Ox", text=text).fight().play("use Ox")
    assert sorted(field.offered) == ["target Bear", "target Hare", "target Spears"]
    field.play("target Bear")
    assert field.look("bear.dead")


def test_a_ranged_attack_does_not_pass_the_followers_of_others(field: Field) -> None:
    text = "Battle: Ranged 4 Attack that can target a Human Personality ignoring his Followers."
    field.say("Ox", text=text).fight().play("use Ox")
    assert sorted(field.offered) == ["target Hare", "target Spears"]


def test_your_ranged_attacks_pass_followers(field: Field) -> None:
    field.say(
        "Elk", text="Your Ranged Attacks can target Nonhuman Personalities opposing Elk ignoring their Followers."
    )
    field.say("Ox", text="Battle: Ranged 4 Attack.").fight().play("use Ox")
    assert "target Bear" in field.offered


def test_comparing_with_base_force(field: Field) -> None:
    field.say("Elk", text="Battle: Give a target enemy Personality +3F.")
    field.say("Ox", text="Battle: Ranged 1 Attack. You may compare it to the target's base Force.").fight()
    field.play("use Elk", "target Hare").until("act", "Ann").play("use Ox", "target Hare")
    assert field.look("hare.force") == 4
    field.play("yes")
    assert field.look("hare.dead")


def test_before_targeting(field: Field) -> None:
    field.say(
        "Elk", text="Reaction: Before targeting a Ranged Attack from one of your actions: Increase its strength by 1."
    )
    field.say("Ox", text="Battle: Ranged 1 Attack.").fight().play("use Ox")
    assert field.offered == ["use Elk", "pass"]  # no target is known yet
    field.play("use Elk", "target Spears")
    assert field.look("spears.zone") == "fate_discard"


def test_the_round_begins_with_the_attacker(field: Field) -> None:
    """His pass counts as one of the passes that end the round; Bob, who reacts, is the Defender."""
    text = (
        "Reaction: After engaging in a battle: The Attacker has the first opportunity to take a Battle action or pass in this "
        "battle. Play then proceeds in turn order from him."
    )
    field.say("Ox", text="Battle: Give Ox +1F.").say("Hare", text="Battle: Give Hare +1F.")
    field.hand(text).begin(battle=True).play("fight P1", "play Trial")
    assert (field.asked.player, field.offered) == ("Ann", ["use Ox", "pass"])
    field.play("pass", "pass")
    assert field.asked.kind != "act"  # the round is over, and the battle resolves


def test_without_it_the_round_begins_with_the_defender(field: Field) -> None:
    field.say("Ox", text="Battle: Give Ox +1F.").say("Hare", text="Battle: Give Hare +1F.")
    field.begin(battle=True).play("fight P1")
    assert (field.asked.player, field.offered) == ("Bob", ["use Hare", "pass"])


_REPEATEDLY = (
    "Battle: The enemy leader must repeatedly target and bow a different unbowed Personality in his army until his army no "
    "longer has more unbowed Personalities than yours, or until he can no longer do so."
)


def test_repeatedly(field: Field) -> None:
    """Two against one: he bows one of his choice, and one each is left."""
    field.say("Elk", text="Battle: Bow this card: Give this card +1F.").say("Hare", text="Battle: Give Hare +1F.")
    field.hand(_REPEATEDLY).fight()
    field.play("use Elk").until("act", "Ann").play("play Trial")
    assert (field.asked.player, sorted(field.offered)) == ("Bob", ["target Bear", "target Hare"])
    field.play("target Bear")
    assert (field.look("bear.bowed"), field.look("hare.bowed")) == (True, False)


def test_not_even_once(field: Field) -> None:
    field.hand(_REPEATEDLY).fight().play("play Trial")
    assert (field.look("bear.bowed"), field.look("hare.bowed")) == (False, False)


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


def test_presence_is_not_asked_of_the_defender(field: Field) -> None:
    """Bob has no unit there; he may take the action as the Defender. Ann could not, attacking without a unit."""
    text = (
        "Battle: If you are the Defender, you may take this action even if you control no units at the current battlefield: Give "
        "a target attacking Personality -1F."
    )
    field.hand(text, "Trap").say("Trial", "strategy", text, gold_cost=0)
    field.seat("Bob")["hand"].append({"card": "Trial", "as": "trial"})
    field.begin(battle=True, defenders=False).play("fight P1")
    assert (field.asked.player, field.offered) == ("Bob", ["play Trial", "pass"])
    field.play("play Trial", "target Ox")
    assert field.look("ox.force") == 2


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


def test_a_right_guess(field: Field) -> None:
    field.hand(_GUESS).hand("Open: Draw a card.", "Scroll", focus_value=4).begin().play("play Trial")
    assert (field.asked.player, field.offered) == ("Bob", ["choose high", "choose low"])
    assert field.play("choose high").look("Bob.hand") == 1


def test_a_wrong_guess(field: Field) -> None:
    field.hand(_GUESS).hand("Open: Draw a card.", "Scroll", focus_value=4).begin().play("play Trial", "choose low")
    assert (field.look("Bob.hand"), field.look("Ann.honor")) == (0, 13)


def test_a_named_type(field: Field) -> None:
    text = (
        'Limited: Name "Item", "Follower", or "Spell". Look at the top 3 cards of your Fate deck. You may show one of those '
        "cards, then put it in your hand, if it is of the type you named."
    )
    field.say("Blade", "item", focus_value=1, gold_cost=0)
    field.seat("Ann")["fate_deck"] = ["Blade", "Spears"]
    field.hand(text).begin().play("play Trial", "choose Follower", "yes")
    assert field.look("Ann.hand") == 1
    assert field.look("Blade.zone") == "fate_deck"


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


def test_copying_a_keyword(field: Field) -> None:
    field.hand("Open: Your target Monk copies one keyword from a target Samurai.").begin().play("play Trial")
    assert field.offered == ["choose Samurai", "choose Lion Clan"]
    field.play("choose Samurai")
    assert "Samurai" in field.look("elk.keywords")
    assert "Lion Clan" not in field.look("elk.keywords")


def test_a_cost_added_to_actions_that_target_him(field: Field) -> None:
    text = (
        "Battle: Target your Samurai: Give him +4F. Until the battle ends, actions taken by enemy players that target him have "
        'the additional cost, "Discard a card."'
    )
    field.say("Hare", text="Battle: Give a target attacking Personality -1F.")
    field.hand(text).fight().play("play Trial")
    field.play("use Hare")
    assert field.look("elk.force") == 1  # Bob has no card to discard: Elk was the only target


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


def test_cards_of_shame(field: Field) -> None:
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
