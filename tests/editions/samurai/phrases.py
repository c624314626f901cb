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
