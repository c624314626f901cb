"""Phrases of the card language at work: each made-up text is read, written back, and played on a small table.

Ann has Ox (3F/3C/2PH, Samurai) and Elk (2F/2C/1PH, Courtier); Bob has Hare (1F/2C/1PH) and Bear (4F/4C/0PH). `trial` is the card
with the text: a Strategy in Ann's hand, else in play for her (an attachment on Ox). In a battle all four are at Bob's P1.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from rokugan.cards import normalise, read, write
from rokugan.scenarios import run

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
ATTACHED = ("follower", "item", "spell")


def play(tmp_path: Path, kind: str, text: str, script: str, **more: Any) -> None:
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
        ann["provinces"] = [{"card": "Trial", "as": "trial", "face": "up"}, {}, {}, {}]
    else:
        ann["in_play"].append(here)
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
    path = tmp_path / "phrase.yaml"
    path.write_text(yaml.safe_dump({**position, **more}), encoding="utf-8")
    assert run(path).failure == ""


def test_a_courtier_may_be_at_any_location(tmp_path: Path) -> None:
    text = "Battle: Target a Personality; if he is a Courtier, he may be at any location. Dishonor him."
    home = {"in_play": [{"card": "Scribe", "as": "scribe"}, {"card": "Fawn", "as": "fawn"}]}
    script = """
- Bob: pass
- Ann: play trial
- offered: {player: Ann, includes: [target scribe, target bear], excludes: [target fawn]}
- Ann: target scribe
- expect: {scribe.dishonorable: true}
"""
    play(tmp_path, "strategy", text, script, battle=True, bob=home)


def test_one_branch_or_the_other(tmp_path: Path) -> None:
    text = (
        "Before your End Phase ends: If this Personality assigned this turn, gain 1 Honor; if he did not, lose 1 Honor."
    )
    play(tmp_path, "item", text, "[Ann: pass, Bob: pass, Ann: no attack, Ann: done, {expect: {Ann.honor: 9}}]")


def test_lower_than_each_of_them(tmp_path: Path) -> None:
    text = "Open: Bow a target Personality with lower Force than each of your Personalities."
    play(
        tmp_path,
        "strategy",
        text,
        "[Ann: play trial, Ann: target hare, {expect: {hare.bowed: true, bear.bowed: false}}]",
    )


def test_a_personality_that_cannot_be_bowed_as_a_cost(tmp_path: Path) -> None:
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
    play(tmp_path, "strategy", text, script, ann=ann, bob={"hand": [{"card": "Net", "as": "net"}]}, cards=cards)


def test_no_cavalry_after_infantry_maneuvers(tmp_path: Path) -> None:
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
    play(tmp_path, "personality", text, script, bob=bob, phase="attack", active="Bob")


def test_neither_may_assign_or_move_to_attack(tmp_path: Path) -> None:
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
- Ann: target {who}
- expect: {Bob.provinces: {left}}
"""
    call = {"title": "Horn", "type": "strategy", "gold_cost": 0, "text": HORN}
    cards = [
        *yaml.safe_load(CARDS),
        call,
        {"title": "Trial", "type": "personality", "text": text, "force": 2, "chi": 2},
    ]
    for who, left in (("ox", "4"), ("elk", "3")):
        steps = script.replace("{who}", who).replace("{left}", left)
        hand = {"hand": [{"card": "Horn", "as": "horn"}]}
        play(tmp_path, "personality", text, steps, phase="attack", cards=cards, ann=hand)


def test_a_secured_action_cannot_be_negated(tmp_path: Path) -> None:
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
    play(tmp_path, "strategy", text, used, ann=ann, bob=bob)
    play(tmp_path, "strategy", text, unused, ann=ann, bob=bob)
