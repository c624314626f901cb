"""Phrases of the card language at work in battles and duels (`phrases`)."""

from __future__ import annotations

from typing import Any

import yaml
from tests.editions.samurai.phrases import BATTLE, CARDS, DUEL, HORN, play


def test_a_courtier_may_be_at_any_location() -> None:
    text = "Battle: Target a Personality; if he is a Courtier, he may be at any location. Dishonor him."
    home = {"in_play": [{"card": "Scribe", "as": "scribe"}, {"card": "Fawn", "as": "fawn"}]}
    script = """
- Bob: pass
- Ann: play trial
- offered: {player: Ann, includes: [target scribe, target bear], excludes: [target fawn]}
- Ann: target scribe
- expect: {scribe.dishonorable: true}
"""
    play("strategy", text, script, battle=True, bob=home)


def test_one_branch_or_the_other() -> None:
    text = (
        "Before your End Phase ends: If this Personality assigned this turn, gain 1 Honor; if he did not, lose 1 Honor."
    )
    play("item", text, "[Ann: pass, Bob: pass, Ann: no attack, Ann: done, {expect: {Ann.honor: 9}}]")


def test_no_cavalry_after_infantry_maneuvers() -> None:
    text = (
        "While this card is defending, enemy units cannot assign or move to his battlefield after Infantry Maneuvers."
    )
    script = """
- Bob: attack Ann
- Bob: assign hare to P1
- Bob: done
- Ann: assign trial to P1
- Ann: done
- offered: {player: Bob, includes: [assign colt to P2], excludes: [assign colt to P1]}
"""
    bob = {"in_play": [{"card": "Colt", "as": "colt"}]}
    play("personality", text, script, bob=bob, phase="attack", active="Bob")


def test_neither_may_assign_or_move_to_attack() -> None:
    text = (
        "Battle: Move a target Personality and this card home. Until your next turn begins, neither unit may assign to or "
        "move to attack."
    )
    script = """
- Ann: attack Bob
- Ann: assign trial to P1
- Ann: assign ox to P1
- Ann: done
- Bob: done
- Ann: fight P1
- Bob: pass
- Ann: use trial
- Ann: target ox
- expect: {trial.at: Ann.home, ox.at: Ann.home}
- Bob: pass
- Ann: play horn
- illegal: "Ann: target ox"
- Ann: target elk
- expect: {Bob.provinces: 3}
"""
    call = {"title": "Horn", "type": "strategy", "gold_cost": 0, "text": HORN}
    cards = [
        *yaml.safe_load(CARDS),
        call,
        {"title": "Trial", "type": "personality", "text": text, "force": 2, "chi": 2},
    ]
    hand = {"hand": [{"card": "Horn", "as": "horn"}]}
    play("personality", text, script, phase="attack", cards=cards, ann=hand)


def test_an_effect_that_outlasts_its_terrain() -> None:
    doubled = "Double each of the enemy leader's Honor gains until the battle ends"
    gift = {"title": "Gift", "type": "strategy", "gold_cost": 0, "text": "Battle: Gain 1 Honor."}
    flood = {"title": "Flood", "type": "strategy", "gold_cost": 0, "text": "Battle: Destroy a target Terrain."}
    script = """
- Bob: pass
- Ann: play trial
- Bob: play flood
- Ann: pass
- Bob: play gift
- expect: {Bob.honor: {honor}}
"""
    for tail, honor in (("", "11"), ("; destroying this Terrain does not end this effect", "12")):
        text = f"Terrain Battle: {doubled}{tail}."
        cards = [
            *yaml.safe_load(CARDS),
            gift,
            flood,
            {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text},
        ]
        hand = {"hand": [{"card": "Gift", "as": "gift"}, {"card": "Flood", "as": "flood"}]}
        steps = script.replace("{honor}", honor)
        rope = {"hand": [{"card": "Rope"}]}
        play("strategy", text, steps, battle=True, ann=rope, bob=hand, cards=cards)


def test_all_other_units_go_home() -> None:
    text = (
        "Battle: Before this battle's resolution, the Attacker and Defender, in the order of your choice, each choose one of "
        "his units at the current battlefield. Then, move all other units there home."
    )
    script = """
- Bob: pass
- Ann: play trial
- all pass
- Ann: choose the attacker chooses
- Ann: target elk
- Bob: target hare
- expect: {ox.zone: home, bear.zone: home, hare.dead: true, Ann.honor: 12, Bob.provinces: 3}
"""
    play("strategy", text, script, battle=True)


def test_a_challenge_that_comes_later_has_its_consequences() -> None:
    text = (
        "Open: Target another player's Personality. After the first time he assigns to attack this turn, this card challenges "
        "him. The loser bows and cannot straighten until after his controller's next Straighten Phase."
    )
    script = """
- Bob: pass
- Ann: use trial
- Ann: target hare
- all pass
- Bob: attack Ann
- Bob: assign hare to P1
- Bob: done
- Bob: strike
- expect: {hare.bowed: true, trial.bowed: false}
"""
    play("personality", text, script, active="Bob", stats={"chi": 5})


def test_a_ranged_attack_that_must_target_a_card_there() -> None:
    text = "Battle: Target an enemy unit. Ranged 3 Attack that must target a card in the target unit."
    bob = {"in_play": [{"card": "Fawn", "as": "fawn"}]}
    script = (
        BATTLE.replace("- Bob: done", "- Bob: assign fawn to P1\n- Bob: done")
        + """
- Bob: pass
- Ann: play trial
- Ann: target hare
- expect: {hare.dead: true, fawn.dead: false}
"""
    )
    play("strategy", text, script, ann={"hand": [{"card": "Rope"}]}, bob=bob, phase="attack")


def test_a_unit_that_must_assign() -> None:
    text = (
        "Open: Target a Personality. The target's controller must assign him during any Attack Phases this turn if he can "
        "legally do so."
    )
    script = """
- Bob: pass
- Ann: play trial
- Ann: target hare
- all pass
- Bob: attack Ann
- offered: {player: Bob, includes: [assign hare to P1, assign hare to P4], excludes: [done, assign bear to P1]}
- Bob: assign hare to P1
- offered: {player: Bob, includes: [done, assign bear to P1]}
"""
    play("strategy", text, script, active="Bob")


def test_a_battle_that_cannot_be_won() -> None:
    text = (
        "Battle: Target one of your Personalities: If you would win a battle as Attacker or Defender while he is there, it is a "
        "tie instead."
    )
    script = """
- Ann: attack Bob
- Ann: assign ox to P1
- Ann: assign elk to P1
- Ann: done
- Bob: assign hare to P1
- Bob: done
- Ann: fight P1
- Bob: pass
- Ann: play trial
- Ann: target ox
- expect: {ox.dead: true, elk.dead: true, hare.dead: true, Bob.provinces: 4}
"""
    play("strategy", text, script, phase="attack")


def test_no_honor_victory_any_more() -> None:
    text = "Limited: You cannot win an Honor Victory this game."
    script = """
- Ann: play trial
- all pass
- Ann: no attack
- Ann: done
- all pass
- Bob: no attack
- Bob: done
- expect: {over: false, active: Ann}
"""
    play("strategy", text, script, ann={"honor": 45})


def test_so_many_as_were_bowed() -> None:
    text = (
        "Battle: You may target and bow any of your Samurai at any location: Create a number of 2F/2C Spirit Personalities at "
        "the current battlefield equal to the number of Samurai bowed."
    )
    lord = {"title": "Lord", "type": "personality", "force": 1, "chi": 2, "keywords": ["Samurai"]}
    cards = [*yaml.safe_load(CARDS), lord, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
    script = """
- Bob: pass
- Ann: play trial
- Ann: "yes"
- Ann: target ox
- Ann: target lord
- name: {created#1: one, created#2: two}
- expect: {one.at: Bob.P1, two.at: Bob.P1, ox.bowed: true, lord.bowed: true}
"""
    ann = {"in_play": [{"card": "Lord", "as": "lord"}], "hand": [{"card": "Rope"}]}
    play("strategy", text, script, battle=True, ann=ann, cards=cards)


def test_chi_as_it_was_before_focusing() -> None:
    text = (
        "Open: Target your Personality: He challenges another target Personality. The winner's controller gains 3 Honor if the "
        "winner had less Chi than the loser before the first opportunity to focus or strike."
    )
    ace = {"title": "Ace", "type": "strategy", "focus_value": 9, "text": ""}
    cards = [*yaml.safe_load(CARDS), ace, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
    for challenged, honor in (("bear", 13), ("hare", 10)):
        script = f"""
- Ann: play trial
- Ann: target ox
- Ann: target {challenged}
- Bob: focus dud
- Ann: focus Ace
- Bob: strike
- expect: {{Ann.honor: {honor}}}
"""
        bob = {"fate_deck": [{"card": "Net", "as": "dud"}]}
        play("strategy", text, script, ann={"fate_deck": [{"card": "Ace"}]}, bob=bob, cards=cards)


def test_force_of_the_sides_in_resolution() -> None:
    text = (
        "Battle: Give this card +0F. After the current battle ends, destroy this card if it was at the battlefield in resolution "
        "and its side's total Force was not greater than twice the opposing side's."
    )
    for force, zone in ((2, "fate_discard"), (9, "home")):
        script = f"""
- Ann: attack Bob
- Ann: assign ox to P1
- Ann: done
- Bob: assign bear to P1
- Bob: done
- Ann: fight P1
- Ann: use trial
- expect: {{trial.zone: {zone}, bear.dead: true, ox.dead: false}}
"""
        play("follower", text, script, phase="attack", stats={"force": force})


def test_after_a_ranged_attack_that_did_not_destroy() -> None:
    text = (
        "After each of your Ranged Attacks resolves: If it did not destroy its target, reduce the target's Force by the Ranged "
        "Attack's strength."
    )
    bow = {"title": "Bow", "type": "strategy", "gold_cost": 0, "text": "Battle: Ranged 3 Attack."}
    cards = [*yaml.safe_load(CARDS), bow, {"title": "Trial", "type": "holding", "text": text}]
    script = """
- Bob: pass
- Ann: play bow
- Ann: target {who}
- expect: {bear.force: {force}}
"""
    hand = {"hand": [{"card": "Bow", "as": "bow"}, {"card": "Rope"}]}
    for who, force in (("bear", "1"), ("hare", "4")):
        steps = script.replace("{who}", who).replace("{force}", force)
        play("holding", text, steps, battle=True, ann=hand, cards=cards)


def test_whoever_plays_a_terrain_discards() -> None:
    text = "While this card is at the current battlefield, other players must discard a card after each time they play a Terrain."
    mud = {"title": "Mud", "type": "strategy", "gold_cost": 0, "text": "Terrain Battle: Your Personalities have +1F."}
    cards = [*yaml.safe_load(CARDS), mud, {"title": "Trial", "type": "follower", "text": text, "force": 1}]
    bob = {"hand": [{"card": "Mud", "as": "mud"}, {"card": "Net"}]}
    ann = {"hand": [{"card": "Rope"}]}
    script = BATTLE + "- Bob: play mud\n- expect: {Bob.hand: {left}}\n"
    there = script.replace("{left}", "0")
    play("follower", text, there, ann=ann, bob=bob, cards=cards, phase="attack")
    elsewhere = script.replace("- Ann: assign ox to P1", "- Ann: assign ox to P2").replace("{left}", "1")
    play("follower", text, elsewhere, ann=ann, bob=bob, cards=cards, phase="attack")


def test_the_opponent_in_the_duel() -> None:
    text = "Focus Effect: Bow the opposing Personality in the duel."
    duel = {"title": "Gauntlet", "type": "strategy", "gold_cost": 0, "text": DUEL}
    cards = [
        *yaml.safe_load(CARDS),
        duel,
        {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text, "focus_value": 1},
    ]
    script = """
- Ann: play gauntlet
- Ann: target ox
- Ann: target hare
- Bob: focus dud
- Ann: focus trial from hand
- Bob: strike
- expect: {hare.bowed: true, ox.bowed: false}
"""
    ann = {"hand": [{"card": "Gauntlet", "as": "gauntlet"}]}
    play("strategy", text, script, ann=ann, bob={"fate_deck": [{"card": "Net", "as": "dud"}]}, cards=cards)


def test_opposed_by_more_than_one() -> None:
    text = "Battle: If this card is opposed by more than one unit: Give him +3F."
    script = """
- Ann: attack Bob
- Ann: assign trial to P1
- Ann: done
- Bob: assign hare to P1
{second}- Bob: done
- Ann: fight P1
- Bob: pass
- {step}
"""
    ann, bob = {"hand": [{"card": "Rope"}]}, {"hand": [{"card": "Rope"}]}
    for second, step in (("- Bob: assign bear to P1\n", "Ann: use trial"), ("", 'illegal: "Ann: use trial"')):
        steps = script.replace("{second}", second).replace("{step}", step)
        play("personality", text, steps, ann=ann, bob=bob, phase="attack")


def test_while_a_condition_holds_until_the_battle_ends() -> None:
    text = "Battle: Until the battle ends, while you control a Weapon, your Personalities cannot be moved home."
    for armed, zone in (([{"card": "Blade"}], "battlefield"), ([], "home")):
        script = (
            BATTLE
            + f"""
- Bob: pass
- Ann: play trial
- Bob: play rope
- Bob: target elk
- expect: {{elk.zone: {zone}}}
"""
        )
        ann: dict[str, Any] = {"hand": [{"card": "Net"}, {"card": "Rope"}]}
        ann["in_play"] = [{"card": "Fawn", "attachments": armed}]
        play("strategy", text, script, ann=ann, bob={"hand": [{"card": "Rope", "as": "rope"}]}, phase="attack")


def test_a_card_drawn_in_the_end_phase() -> None:
    text = "After you draw a card in your End Phase: Gain 1 Honor."
    peek = {"title": "Peek", "type": "strategy", "gold_cost": 0, "text": "Open: Draw a card."}
    cards = [*yaml.safe_load(CARDS), peek, {"title": "Trial", "type": "holding", "text": text}]
    script = """
- Ann: play peek
- expect: {Ann.honor: 10}
- all pass
- Ann: no attack
- Ann: done
- expect: {Ann.honor: 11}
"""
    play("holding", text, script, ann={"hand": [{"card": "Peek", "as": "peek"}]}, cards=cards)


def test_back_from_the_discard_pile() -> None:
    text = (
        "After an End Phase begins, if this card was destroyed this turn by a battle resolution or for losing a duel: You may "
        "bring it into play from your discard pile, waiving costs."
    )
    fought = """
- Ann: attack Bob
- Ann: assign trial to P1
- Ann: done
- Bob: assign bear to P1
- Bob: done
- Ann: fight P1
- expect: {trial.dead: true}
- Ann: fight P2
- Ann: fight P3
- Ann: done
- Ann: "yes"
- expect: {trial.zone: home}
"""
    play("personality", text, fought, phase="attack")
    axe = {"title": "Axe", "type": "strategy", "gold_cost": 0, "text": "Open: Destroy a target Personality."}
    slain = """
- Ann: play axe
- Ann: target trial
- all pass
- Ann: no attack
- Ann: done
- expect: {trial.dead: true, active: Bob}
"""
    cards = [*yaml.safe_load(CARDS), axe, {"title": "Trial", "type": "personality", "text": text, "force": 1, "chi": 2}]
    play("personality", text, slain, ann={"hand": [{"card": "Axe", "as": "axe"}]}, cards=cards)


def test_nobody_may_attack() -> None:
    text = "Limited: No player may attack until your next turn begins."
    calm = {"title": "Calm", "type": "strategy", "gold_cost": 0, "text": "Limited: Gain 1 Honor."}
    cards = [*yaml.safe_load(CARDS), calm, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
    for card, then in (
        ("trial", "{expect: {phase: dynasty}}"),
        ("calm", "{offered: {player: Ann, includes: [attack Bob]}}"),
    ):
        script = f"[Ann: play {card}, all pass, {then}]"
        play("strategy", text, script, ann={"hand": [{"card": "Calm", "as": "calm"}]}, cards=cards)


def test_the_unit_that_the_action_moved() -> None:
    text = "Reaction: After an action resolves that moved any units to a battlefield: Bow a target unit that moved."
    horn = {"title": "Horn", "type": "strategy", "gold_cost": 0, "text": HORN}
    cards = [*yaml.safe_load(CARDS), horn, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
    bob = {"hand": [{"card": "Horn", "as": "horn"}], "in_play": [{"card": "Fawn", "as": "fawn"}]}
    script = """
- Bob: play horn
- Bob: target fawn
- Ann: play trial
- expect: {fawn.bowed: true, hare.bowed: false, ox.bowed: false}
"""
    play("strategy", text, script, battle=True, ann={"hand": [{"card": "Rope"}]}, bob=bob, cards=cards)


def test_force_before_it_was_destroyed() -> None:
    text = (
        "Battle: Destroy one of your cards in this army: Ranged Attack whose strength equals the card's Force before it was "
        "destroyed."
    )
    script = """
- Ann: attack Bob
- Ann: assign trial to P1
- Ann: assign ox to P1
- Ann: done
- Bob: assign bear to P1
- Bob: done
- Ann: fight P1
- Bob: pass
- Ann: use trial
- Ann: target ox
- expect: {ox.dead: true, bear.dead: {dead}}
"""
    for worn, dead in (([], "false"), ([{"card": "Blade"}], "true")):
        ann: dict[str, Any] = {"hand": [{"card": "Rope"}], "armed": worn}
        play("personality", text, script.replace("{dead}", dead), ann=ann, phase="attack")


def test_a_focus_effect_that_depends_on_the_duel() -> None:
    duel = {"title": "Gauntlet", "type": "strategy", "gold_cost": 0, "text": DUEL}
    script = """
- Ann: play gauntlet
- Ann: target {mine}
- Ann: target {his}
- Bob: focus dud
- Ann: focus trial from hand
- Bob: strike
- expect: {Ann.honor: {honor}}
"""
    ann = {"hand": [{"card": "Gauntlet", "as": "gauntlet"}]}
    bob = {"fate_deck": [{"card": "Net", "as": "dud"}]}
    for words, mine, his, honor in (
        ("If your Personality wins this duel, gain 4 Honor.", "ox", "hare", 15),
        ("If your Personality wins this duel, gain 4 Honor.", "elk", "bear", 11),
        ("If you lose this duel, gain 4 Honor.", "elk", "bear", 15),
    ):
        text = f"Focus Effect: {words}"
        trial = {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text, "focus_value": 2}
        steps = script.replace("{mine}", mine).replace("{his}", his).replace("{honor}", str(honor))
        cards = [*yaml.safe_load(CARDS), duel, trial]
        play("strategy", text, steps, ann=ann, bob=bob, cards=cards)


def test_him_in_a_delayed_effect_is_the_one_of_the_trigger() -> None:
    text = "Reaction: After one of your Personalities bows: After this phase ends, straighten him."
    bob = {"hand": [{"card": "Net", "as": "net"}]}
    script = """
- Bob: play net
- Bob: target elk
- Ann: play trial
- offered: {player: Bob, includes: [attack Ann]}
- expect: {elk.bowed: false}
"""
    play("strategy", text, script, bob=bob, active="Bob")


def test_the_next_events_phase() -> None:
    text = "Limited: After your next Events Phase begins, lose 5 Honor."
    script = """
- Ann: play trial
- expect: {Ann.honor: 10}
- all pass
- Ann: no attack
- Ann: done
- all pass
- Bob: no attack
- Bob: done
- expect: {active: Ann, Ann.honor: 5, Bob.honor: 10}
"""
    play("strategy", text, script)
