"""What things are called, why a move is refused, and what positions and views show, as Samurai Edition has them."""

from __future__ import annotations

from typing import ClassVar

from rokugan.editions.ccg.chapters.seen import Seen
from rokugan.editions.samurai.occasions import RULES_BEHIND

RULES: dict[str, str] = {
    "turn": "samurai.action-phase.01",
    "used": "samurai.abilities.07",
    "not in play": "samurai.zones.29",
    "bowed": "samurai.abilities.08",
    "spell": "samurai.spells.02",
    "no battle": "samurai.abilities.03",
    "presence": "samurai.battle.12",
    "location": "samurai.battle.18",
    "terrain": "samurai.g-terrain.04",
    "forbidden": "samurai.g-actions.05",
    "condition": "samurai.actions.06",
    "not described": "samurai.targeting.01",
    "cost": "samurai.costs.04",
    "limited": "samurai.action-phase.02",
    "no ability": "samurai.abilities.09",
    "not yours": "samurai.control.03",
    "loyal": "samurai.g-keywords.12",
    "unique": "samurai.g-unique.03",
    "control": "samurai.actions.23",
    "honor requirement": "samurai.dynasty.04",
    "gold": "samurai.gold.06",
    "not for sale": "samurai.dynasty.03",
    "not in your provinces": "samurai.dynasty.03",
    "face-down": "samurai.dynasty.03",
    "not dynasty": "samurai.dynasty.03",
    "not your clan": "samurai.dynasty.09",
    "honor once": "samurai.dynasty.10",
    "discarding": "samurai.dynasty.17",
    "equip": "samurai.action-phase.03",
    "assign": "samurai.maneuvers.02",
    "fight": "samurai.battle.04",
    "attack": "samurai.attack.01",
    "favor": "samurai.favor.03",
    "strike": "samurai.g-duel.04",
    "focus": "samurai.duel.17",
    "refuse": "samurai.duel.07",
    "over": "samurai.setup.10",
    "combat": "samurai.battle.10",
    "phases": "samurai.attack.01",
    "open": "samurai.abilities.02",
    "reaction": "samurai.abilities.04",
    "trigger": "samurai.abilities.04",
    "no target": "samurai.targeting.01",
    "spell attach": "samurai.spells.01",
    "follower honor": "samurai.attachments.09",
    "armor": "samurai.g-attachments.01",
    "weapon": "samurai.g-attachments.09",
    "attach text": "samurai.g-actions.05",
    "no cavalry": "samurai.maneuvers.06",
    "no battlefield": "samurai.attack.05",
    "out of reach": "samurai.battle.17",
    "target out of play": "samurai.zones.29",
    "overlay": "samurai.g-experienced.12",
    "attack time": "samurai.attack.01",
    "first legacy": "samurai.setup.05",
}


class SamuraiSeen(Seen):
    """What things are called, why a move is refused, and what positions and views show, as Samurai Edition has them."""

    reasons: ClassVar[dict[str, str]] = RULES
    rules_behind: ClassVar[dict[str, str]] = RULES_BEHIND
