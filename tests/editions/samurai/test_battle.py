"""Texts about battles, Ranged Attacks and movement, in the rarer wordings: each is read from English, written back the same and
played, with the case in which it does nothing."""

from __future__ import annotations

import pytest
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


def test_movement_home_is_negated_and_no_other(field: Field) -> None:
    text = "Negate this card's movement home from other players' cards' effects. Battle: Give Ox +1F."
    field.say("Ox", text=text)
    field.say("Hare", text="Battle: Twice per turn: Move home a target attacking Personality.")
    field.begin(battle=True).play("fight P1", "use Hare", "target Elk", "pass", "use Hare")
    assert (field.look("elk.zone"), field.look("ox.zone")) == ("home", "battlefield")


@pytest.mark.parametrize(("defenders", "force"), [(True, 4), (False, 2)])
def test_a_personality_who_would_be_opposed(field: Field, defenders: bool, force: int) -> None:
    field.hand("Battle: Choose your Monk. If he would be opposed, give him +2F. Bow a target Samurai.")
    field.say("Ox", text="Battle: Any number of times per battle: Give Ox +1F.")
    field.begin(battle=True, defenders=defenders).play("fight P1").until("act", "Ann").play("play Trial")
    assert field.look("elk.force") == force


def test_movement_to_or_from_a_battlefield(field: Field) -> None:
    text = "Reaction: After another of your Personalities moves to or from Ox's battlefield: Gain 1 Honor."
    field.say("Ox", text=text).say("Elk", text="Battle: Move this card home. Battle: Give Elk +1F.")
    field.fight().play("use Elk:1", "use Ox")
    assert field.look("Ann.honor") == 11


def test_movement_at_another_battlefield_is_not_answered(field: Field) -> None:
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


def test_who_moves_is_straightened_as_he_moves(field: Field) -> None:
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
