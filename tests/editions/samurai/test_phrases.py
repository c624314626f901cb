"""Phrases of the card language at work: each made-up text is read, written back, and played on a small table.

Ann has Ox (3F/3C/2PH, Samurai) and Elk (2F/2C/1PH, Courtier); Bob has Hare (1F/2C/1PH) and Bear (4F/4C/0PH). `trial` is the card
with the text: a Strategy in Ann's hand, else in play for her (an attachment on Ox). In a battle all four are at Bob's P1.
"""

from __future__ import annotations

from typing import Any

import yaml

from rokugan.cards import normalise, read, write
from rokugan.core.game import Game
from rokugan.testing import Table

CARDS = """
- {title: Ox, type: personality, force: 3, chi: 3, personal_honor: 2, gold_cost: 5, keywords: [Samurai]}
- {title: Elk, type: personality, force: 2, chi: 2, personal_honor: 1, gold_cost: 3, keywords: [Courtier]}
- {title: Hare, type: personality, force: 1, chi: 2, personal_honor: 1, gold_cost: 2}
- {title: Bear, type: personality, force: 4, chi: 4, personal_honor: 0, gold_cost: 6, keywords: [Shadowlands]}
- {title: Colt, type: personality, force: 1, chi: 2, personal_honor: 1, gold_cost: 2, keywords: [Cavalry]}
- {title: Fawn, type: personality, force: 1, chi: 2, personal_honor: 1, gold_cost: 2}
- {title: Spears, type: follower, force: 2, gold_cost: 2, focus_value: 1}
- {title: Blade, type: item, force: 1, chi: 0, gold_cost: 2, focus_value: 2, keywords: [Weapon]}
- {title: Mine, type: holding, gold_cost: 2, text: "Bow this card: Produce 3 Gold."}
- {title: Rope, type: strategy, focus_value: 2, text: "Battle: Move a target enemy Personality home."}
- {title: Net, type: strategy, focus_value: 1, text: "Open: Bow a target Personality."}
- {title: Shield, type: holding, text: "Reaction: After another player announces an action: Negate the action's effects."}
- {title: Scribe, type: personality, force: 0, chi: 2, personal_honor: 3, keywords: [Courtier]}
"""
BATTLE = """
- Ann: attack Bob
- Ann: assign ox to P1
- Ann: assign elk to P1
- Ann: done
- Bob: assign hare to P1
- Bob: assign bear to P1
- Bob: done
- Ann: fight P1
"""
HORN = "Battle: Move your target Personality to the current battlefield."
DUEL = "Open: Your target Personality challenges another player's target Personality. Gain 1 Honor."
ATTACHED = ("follower", "item", "spell")


def play(kind: str, text: str, script: str, **more: Any) -> None:
    """Read the text, write it back, and play the script with it."""
    reading = read(text, title="Trial", type=kind, edition="samurai")
    assert not reading.unread
    assert normalise(write(reading.program, title="Trial", type=kind, edition="samurai")) == normalise(text)
    trial = {"title": "Trial", "type": kind, "text": text, "force": 2, "chi": 2, "gold_cost": 0, "focus_value": 3}
    trial.update(more.pop("stats", {}))
    ox: dict[str, Any] = {"card": "Ox", "as": "ox"}
    ann: dict[str, Any] = {"name": "Ann", "honor": 10, "hand": [], "in_play": [ox, {"card": "Elk", "as": "elk"}]}
    bob: dict[str, Any] = {
        "name": "Bob",
        "honor": 10,
        "in_play": [{"card": "Hare", "as": "hare"}, {"card": "Bear", "as": "bear"}],
    }
    here = {"card": "Trial", "as": "trial"}
    if kind == "strategy":
        ann["hand"].append(here)
    elif kind in ATTACHED:
        ox["attachments"] = [here]
    elif kind == "event":
        ann["provinces"] = [{"card": "Trial", "as": "trial", "face": "down"}, {}, {}, {}]
    else:
        ann["in_play"].append({**here, "attachments": more.pop("worn", [])} if kind == "personality" else here)
    ox.setdefault("attachments", []).extend(more.get("ann", {}).pop("armed", []))
    for player, key in ((ann, "ann"), (bob, "bob")):
        for name, value in more.pop(key, {}).items():
            player[name] = [*player.get(name, []), *value] if isinstance(value, list) else value
    battle = more.pop("battle", False)
    steps = yaml.safe_load((BATTLE if battle else "") + script)
    position = {
        "title": "A phrase",
        "edition": "samurai",
        "seed": 1,
        "cards": [*yaml.safe_load(CARDS), trial],
        "players": [ann, bob],
        "phase": "attack" if battle else more.pop("phase", "action"),
        "turn": 3,
        "script": steps,
    }
    table = Table[Game].of({**position, **more})
    table.step(*steps)
    table.runner.finish()


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


def test_lower_than_each_of_them() -> None:
    text = "Open: Bow a target Personality with lower Force than each of your Personalities."
    play(
        "strategy",
        text,
        "[Ann: play trial, Ann: target hare, {expect: {hare.bowed: true, bear.bowed: false}}]",
    )


def test_a_personality_that_cannot_be_bowed_as_a_cost() -> None:
    text = "Open: Give your target Personality +1F. You cannot bow him as a cost or target him."
    bowing = {"title": "Yoke", "type": "holding", "text": "Open: Bow one of your Personalities: Gain 1 Honor."}
    script = """
- Ann: play trial
- Ann: target ox
- Bob: pass
- Ann: use yoke
- expect: {ox.bowed: false, elk.bowed: true, Ann.honor: 11}
- Bob: play net
- Bob: target ox
- expect: {ox.bowed: true}
"""
    cards = [*yaml.safe_load(CARDS), bowing, {"title": "Trial", "type": "strategy", "text": text, "gold_cost": 0}]
    ann = {"in_play": [{"card": "Yoke", "as": "yoke"}]}
    play("strategy", text, script, ann=ann, bob={"hand": [{"card": "Net", "as": "net"}]}, cards=cards)


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


def test_a_secured_action_cannot_be_negated() -> None:
    text = "Reaction: Before you announce an action: The action cannot have its effects negated."
    ann = {"hand": [{"card": "Net", "as": "net"}]}
    bob = {"in_play": [{"card": "Shield", "as": "shield"}]}
    used = """
- Ann: play net
- Ann: play trial
- Bob: use shield
- Ann: target hare
- expect: {hare.bowed: true}
"""
    unused = """
- Ann: play net
- Bob: use shield
- Ann: target hare
- expect: {hare.bowed: false}
"""
    play("strategy", text, used, ann=ann, bob=bob)
    play("strategy", text, unused, ann=ann, bob=bob)


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


def test_dishonorable_when_the_action_was_announced() -> None:
    text = "Actions performed by Personalities who were dishonorable when the action was announced cannot target this card."
    for cost, shamed, offered in (
        ("Bow this card", True, False),
        ("Bow this card", False, True),
        ("Dishonor this card", False, True),
    ):
        hunter = {"title": "Lynx", "type": "personality", "force": 1, "chi": 2, "personal_honor": 1, "gold_cost": 2}
        hunter["text"] = f"Limited: {cost}: You may target and bow a Personality."
        cards = [
            *yaml.safe_load(CARDS),
            hunter,
            {"title": "Trial", "type": "personality", "text": text, "force": 1, "chi": 2},
        ]
        bob = {"in_play": [{"card": "Lynx", "as": "lynx", "dishonorable": shamed}]}
        includes, excludes = ("[target trial]", "[]") if offered else ("[]", "[target trial]")
        script = f"""
- Bob: use lynx
- Bob: "yes"
- offered: {{player: Bob, includes: {includes}, excludes: {excludes}}}
"""
        play("personality", text, script, bob=bob, cards=cards, active="Bob")


def test_his_controllers_honor_is_that_of_the_one_described() -> None:
    text = "Limited: Bow a target Personality with Force less than his controller's Family Honor."
    script = """
- Ann: play trial
- offered: {player: Ann, includes: [target ox, target elk, target hare], excludes: [target bear]}
"""
    play("strategy", text, script, ann={"honor": 20}, bob={"honor": 2})


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


def test_what_the_action_destroys_is_removed() -> None:
    text = (
        "Reaction: Before you announce an action: After the action destroys any Personality, remove him from the game."
    )
    axe = {"title": "Axe", "type": "strategy", "gold_cost": 0, "text": "Open: Destroy a target Personality."}
    script = """
- Ann: play axe#1
- Ann: play trial
- Ann: target hare
- Bob: pass
- Ann: play axe#2
- Ann: target bear
- expect: {hare.zone: removed, bear.zone: dynasty_discard}
"""
    cards = [*yaml.safe_load(CARDS), axe, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
    play("strategy", text, script, ann={"hand": [{"card": "Axe"}, {"card": "Axe"}]}, cards=cards)


def test_more_honor_from_a_holding() -> None:
    text = "Limited: Until the end of the game, abilities on a target Holding produce 1 more Honor whenever they produce Honor."
    shrine = {"title": "Shrine", "type": "holding", "text": "Open: Gain 2 Honor."}
    cards = [*yaml.safe_load(CARDS), shrine, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
    ann = {"in_play": [{"card": "Shrine", "as": "one"}, {"card": "Shrine", "as": "two"}]}
    for used, honor in (("one", 13), ("two", 12)):
        script = f"[Ann: play trial, Ann: target one, Bob: pass, Ann: use {used}, {{expect: {{Ann.honor: {honor}}}}}]"
        play("strategy", text, script, ann=ann, cards=cards)


def test_the_first_such_action_of_the_turn() -> None:
    text = "After the first Limited action resolves each turn that attached a card to one of your Personalities: Gain 1 Honor."
    ann = {"in_play": [{"card": "Mine", "as": "mine"}, {"card": "Mine", "as": "mine2"}]}
    ann["hand"] = [{"card": "Spears", "as": "spears"}, {"card": "Blade", "as": "blade"}]
    script = """
- Ann: equip spears
- Ann: target ox
- Ann: pay auto
- expect: {Ann.honor: 11}
- Bob: pass
- Ann: equip blade
- Ann: target ox
- expect: {Ann.honor: 11, blade.attached_to: ox}
"""
    play("holding", text, script, ann=ann)


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


def test_an_event_that_resolves_no_more() -> None:
    text = (
        "Reaction: Before an Event resolves: Negate that Event's effects. For the rest of the game, copies of that Event cannot "
        "resolve."
    )
    rain = {"title": "Rain", "type": "event", "text": "Gain 2 Honor."}
    sun = {"title": "Sun", "type": "event", "text": "Gain 3 Honor."}
    cards = [*yaml.safe_load(CARDS), rain, sun, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
    faces = [{"card": "Rain", "face": "down"}, {"card": "Rain", "face": "down"}, {"card": "Sun", "face": "down"}, {}]
    script = "[Ann: play trial, {expect: {Ann.honor: 13}}]"
    play("strategy", text, script, ann={"provinces": faces}, cards=cards, phase="straighten")


def test_as_many_times_as_his_chi() -> None:
    text = "Open: As many times per turn as this card's base Chi: Gain 1 Honor."
    script = """
- Ann: use trial
- Bob: pass
- Ann: use trial
- Bob: pass
- illegal: "Ann: use trial"
- expect: {Ann.honor: 12}
"""
    play("personality", text, script, stats={"chi": 2})


def test_one_of_a_title_per_turn() -> None:
    text = "You can only play one Trial per turn.\nOpen: Gain 1 Honor."
    ann = {"hand": [{"card": "Trial", "as": "second"}]}
    script = """
- Ann: play trial
- Bob: pass
- illegal: "Ann: play second"
- expect: {Ann.honor: 11}
"""
    play("strategy", text, script, ann=ann, bob={"hand": [{"card": "Net"}]})


def test_the_last_such_card_played() -> None:
    text = "Open: If the last Open Action card you played this game is in your discard pile, put it into your hand."
    ann = {"hand": [{"card": "Net", "as": "net"}, {"card": "Rope", "as": "rope"}]}
    script = """
- Ann: play net
- Ann: target hare
- Bob: pass
- Ann: use trial
- expect: {net.zone: hand, rope.zone: hand}
"""
    play("holding", text, script, ann=ann)


def test_a_loss_that_is_not_reduced() -> None:
    alms = {"title": "Alms", "type": "holding", "text": "Reaction: Before you lose Honor: Reduce the loss by 2."}
    for tail, honor in (("", 9), ("; this loss can be negated but not reduced", 7)):
        text = f"Open: A target player loses 3 Honor{tail}."
        cards = [*yaml.safe_load(CARDS), alms, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
        script = f"[Ann: play trial, Ann: target Bob, Bob: use alms, {{expect: {{Bob.honor: {honor}}}}}]"
        play("strategy", text, script, bob={"in_play": [{"card": "Alms", "as": "alms"}]}, cards=cards)


def test_choosing_another_target_among_the_legal_ones() -> None:
    text = "Reaction: When an action would target one of your Personalities: You choose the target instead."
    shot = {"title": "Shot", "type": "strategy", "gold_cost": 0, "text": "Open: Bow a target Samurai Personality."}
    lord = {"title": "Lord", "type": "personality", "force": 1, "chi": 2, "keywords": ["Samurai"]}
    cards = [*yaml.safe_load(CARDS), shot, lord, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
    bob = {"hand": [{"card": "Shot", "as": "shot"}], "in_play": [{"card": "Lord", "as": "lord"}]}
    script = """
- Bob: play shot
- Bob: target ox
- Ann: play trial
- offered: {player: Ann, includes: [target lord], excludes: [target hare, target elk]}
- Ann: target lord
- expect: {ox.bowed: false, lord.bowed: true}
"""
    play("strategy", text, script, bob=bob, cards=cards, active="Bob")


def test_honor_lost_by_ones_own_effect() -> None:
    text = "Reaction: After a player loses Honor from his own card effect: Gain 1 Honor."
    for whose, honor in (("Lose 2 Honor.", 11), ("A target player loses 2 Honor.", 8)):
        shame = {"title": "Shame", "type": "strategy", "gold_cost": 0, "text": f"Open: {whose}"}
        cards = [*yaml.safe_load(CARDS), shame, {"title": "Trial", "type": "holding", "text": text}]
        script = "[Bob: play shame, " + ("" if "target" not in whose else "Bob: target Ann, ")
        script += ("Ann: use trial, " if "target" not in whose else "") + f"{{expect: {{Ann.honor: {honor}}}}}]"
        play(
            "holding",
            text,
            script,
            bob={"hand": [{"card": "Shame", "as": "shame"}]},
            cards=cards,
            active="Bob",
        )


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


def test_a_card_created_in_the_likeness_of_another() -> None:
    text = (
        "Limited: Create a Cavalry, Spirit Personality whose base Force, Chi, and Personal Honor are those of your target "
        "Samurai."
    )
    script = """
- Ann: play trial
- Ann: target ox
- name: {created#1: ghost}
- expect: {ghost.force: 3, ghost.chi: 3, ghost.personal_honor: 2, ghost.keywords: {contains: Spirit}}
"""
    play("strategy", text, script)


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


def test_a_second_colon_is_a_cost() -> None:
    text = "Reaction: After you gain Honor: Discard a card: Draw a card."
    alms = {"title": "Alms", "type": "holding", "text": "Open: Gain 1 Honor."}
    cards = [*yaml.safe_load(CARDS), alms, {"title": "Trial", "type": "holding", "text": text}]
    ann = {"in_play": [{"card": "Alms", "as": "alms"}], "hand": [{"card": "Net", "as": "net"}]}
    script = "[Ann: use alms, Ann: use trial, {expect: {net.zone: fate_discard, Ann.hand: 1}}]"
    play("holding", text, script, ann=ann, cards=cards)


def test_an_event_that_targets() -> None:
    text = "Target a Personality: Bow him."
    script = "[Ann: target hare, {expect: {hare.bowed: true, bear.bowed: false}}]"
    play("event", text, script, phase="straighten")


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


def test_after_seppuku() -> None:
    text = "After one of your Personalities commits seppuku: Gain 2 Honor."
    blade = {
        "title": "Tanto",
        "type": "strategy",
        "gold_cost": 0,
        "text": "Open: Your target Personality commits seppuku.",
    }
    axe = {"title": "Axe", "type": "strategy", "gold_cost": 0, "text": "Open: Destroy your target Personality."}
    cards = [*yaml.safe_load(CARDS), blade, axe, {"title": "Trial", "type": "holding", "text": text}]
    for card, honor in (("Tanto", 12), ("Axe", 10)):
        script = f"[Ann: play {card}, Ann: target elk, {{expect: {{elk.dead: true, Ann.honor: {honor}}}}}]"
        play("holding", text, script, ann={"hand": [{"card": card}]}, cards=cards)


def test_only_such_actions_may_target_it() -> None:
    text = "This card can be targeted only by Political actions."
    plea = {
        "title": "Plea",
        "type": "strategy",
        "gold_cost": 0,
        "text": "Political Open: Dishonor a target Personality.",
    }
    cards = [
        *yaml.safe_load(CARDS),
        plea,
        {"title": "Trial", "type": "personality", "text": text, "force": 1, "chi": 2},
    ]
    bob = {"hand": [{"card": "Plea", "as": "plea"}, {"card": "Net", "as": "net"}]}
    for card, rule in (("plea", "includes"), ("net", "excludes")):
        script = f"[Bob: play {card}, {{offered: {{player: Bob, {rule}: [target trial]}}}}]"
        play("personality", text, script, bob=bob, cards=cards, active="Bob")


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


def test_a_card_of_your_choice_from_his_hand() -> None:
    text = "Limited: Look at another player's hand. He discards a card of your choice."
    bob = {"hand": [{"card": "Net", "as": "net"}, {"card": "Rope", "as": "rope"}]}
    script = "[Ann: play trial, Ann: target rope, {expect: {rope.zone: fate_discard, net.zone: hand}}]"
    play("strategy", text, script, bob=bob)


def test_another_player_has_more_of_them() -> None:
    text = "Open: If another player controls more provinces than you, draw two cards."
    for destroyed, hand in ((True, 2), (False, 0)):
        faces = {"provinces": [{"destroyed": destroyed}, {}, {}, {}]}
        play("strategy", text, f"[Ann: play trial, {{expect: {{Ann.hand: {hand}}}}}]", ann=faces)


def test_personalities_that_enter_play_with_a_token() -> None:
    text = "Your Personalities enter play with a +1F token."
    ann = {"provinces": [{"card": "Fawn", "as": "fawn", "face": "up"}, {}, {}, {}], "in_play": [{"card": "Mine"}]}
    script = "[Ann: buy fawn, Ann: pay auto, {expect: {fawn.force: 2, ox.force: 3}}]"
    play("holding", text, script, ann=ann, phase="dynasty")


def test_whoever_has_the_highest_honor() -> None:
    text = "The player with the highest Family Honor takes the Imperial Favor."
    script = "[Ann: pass, {expect: {Ann.favor: false, Bob.favor: true}}]"
    play("event", text, script, phase="straighten", bob={"honor": 20})


def test_if_he_would_be_destroyed() -> None:
    text = "If this Personality would be destroyed, destroy this card instead."
    axe = {"title": "Axe", "type": "strategy", "gold_cost": 0, "text": "Open: Destroy a target Personality."}
    cards = [*yaml.safe_load(CARDS), axe, {"title": "Trial", "type": "follower", "text": text, "force": 1}]
    script = "[Bob: play axe, Bob: target ox, {expect: {ox.dead: false, trial.zone: fate_discard}}]"
    play("follower", text, script, bob={"hand": [{"card": "Axe", "as": "axe"}]}, cards=cards, active="Bob")


def test_what_a_card_destroys() -> None:
    text = "After this card destroys a Personality: Gain 2 Honor."
    axe = {"title": "Axe", "type": "strategy", "gold_cost": 0}
    axe["text"] = "Open: Target one of your Personalities: Destroy another target Personality."
    cards = [*yaml.safe_load(CARDS), axe, {"title": "Trial", "type": "personality", "text": text, "force": 1, "chi": 2}]
    for performer, honor in (("trial", 12), ("elk", 10)):
        script = f"[Ann: play axe, Ann: target {performer}, Ann: target hare, {{expect: {{Ann.honor: {honor}}}}}]"
        play("personality", text, script, ann={"hand": [{"card": "Axe", "as": "axe"}]}, cards=cards)


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


def test_a_number_called_x() -> None:
    text = "Open: Give your target Personality +XF/-XC, where X is the number of Personalities you control."
    script = "[Ann: play trial, Ann: target ox, {expect: {ox.force: 5, ox.chi: 1}}]"
    play("strategy", text, script)


def test_the_next_loss_becomes_a_gain() -> None:
    text = "Open: The next time you would lose Honor this game, gain that much Honor instead."
    shame = {"title": "Shame", "type": "holding", "text": "Open: Lose 3 Honor."}
    cards = [*yaml.safe_load(CARDS), shame, {"title": "Trial", "type": "strategy", "gold_cost": 0, "text": text}]
    ann = {"in_play": [{"card": "Shame", "as": "one"}, {"card": "Shame", "as": "two"}]}
    script = """
- Ann: play trial
- Bob: pass
- Ann: use one
- expect: {Ann.honor: 13}
- Bob: pass
- Ann: use two
- expect: {Ann.honor: 10}
"""
    play("strategy", text, script, ann=ann, cards=cards)


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


def test_more_of_every_bonus() -> None:
    text = "Increase by 1 all Force bonuses this card receives from abilities on cards that are not in this unit."
    drum = {"title": "Drum", "type": "holding", "text": "Open: Give your target Personality +2F."}
    flute = {"title": "Flute", "type": "item", "force": 0, "chi": 0, "text": "Open: Give this Personality +2F."}
    cards = [
        *yaml.safe_load(CARDS),
        drum,
        flute,
        {"title": "Trial", "type": "personality", "text": text, "force": 1, "chi": 2},
    ]
    for used, force in (("drum", 4), ("flute", 3)):
        target = "Ann: target trial, " if used == "drum" else ""
        script = f"[Ann: use {used}, {target}{{expect: {{trial.force: {force}}}}}]"
        ann = {"in_play": [{"card": "Drum", "as": "drum"}]}
        play("personality", text, script, ann=ann, cards=cards, worn=[{"card": "Flute", "as": "flute"}])


def test_honor_that_does_not_rise_further() -> None:
    text = (
        "Until the end of the game, during each turn, a player's Family Honor cannot rise over its value when that turn began "
        "plus 5."
    )
    alms = {"title": "Alms", "type": "holding", "text": "Open: Gain 4 Honor."}
    cards = [*yaml.safe_load(CARDS), alms, {"title": "Trial", "type": "event", "text": text}]
    ann = {"in_play": [{"card": "Alms", "as": "one"}, {"card": "Alms", "as": "two"}]}
    script = """
- Ann: use one
- expect: {Ann.honor: 14}
- Bob: pass
- Ann: use two
- expect: {Ann.honor: 15}
"""
    play("event", text, script, ann=ann, cards=cards, phase="straighten")


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


def test_as_many_as_were_discarded() -> None:
    text = "Limited: Discard any number of cards from your hand. Draw that many cards."
    ann = {"hand": [{"card": "Net", "as": "net"}, {"card": "Rope", "as": "rope"}, {"card": "Net", "as": "other"}]}
    script = """
- Ann: play trial
- Ann: target rope
- Ann: target net
- Ann: done
- expect: {Ann.hand: 3, rope.zone: fate_discard, other.zone: hand}
"""
    play("strategy", text, script, ann=ann)


def test_each_pays_for_his_own() -> None:
    text = "Limited: All other players lose 1 Honor for each dishonorable Personality they control."
    ann = {"in_play": [{"card": "Fawn", "dishonorable": True}]}
    bob = {"in_play": [{"card": "Fawn", "dishonorable": True}, {"card": "Scribe", "dishonorable": True}]}
    play("strategy", text, "[Ann: play trial, {expect: {Ann.honor: 10, Bob.honor: 8}}]", ann=ann, bob=bob)


def test_less_for_each_follower() -> None:
    text = "This card loses 1F for each Follower in his unit."
    worn = [{"card": "Spears"}, {"card": "Spears"}]
    play("personality", text, "[{expect: {trial.force: 3}}]", worn=worn, stats={"force": 5})


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


def test_one_gain_or_another() -> None:
    text = (
        "Open: Target one of your Samurai: Gain 1 Honor, or gain Honor equal to his base Personal Honor if your Family Honor is "
        "9 or less."
    )
    for honor, after in ((9, 11), (10, 11)):
        script = f"[Ann: play trial, {{expect: {{Ann.honor: {after}}}}}]"
        play("strategy", text, script, ann={"honor": honor})


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
