"""What things are called, why a move is refused, and what positions and views show, as Celestial Edition has them."""

from __future__ import annotations

from typing import ClassVar

from rokugan.editions.ccg.chapters.seen import Seen
from rokugan.editions.celestial.occasions import RULES_BEHIND

RULES: dict[str, str] = {
    "turn": "celestial.action-phase.01",
    "used": "celestial.abilities.09",
    "not in play": "celestial.abilities.08",
    "bowed": "celestial.abilities.07",
    "spell": "celestial.spells.03",
    "no battle": "celestial.action-phase.06",
    "presence": "celestial.battle.03",
    "location": "celestial.battle.04",
    "terrain": "celestial.terrain.02",
    "forbidden": "celestial.wording.08",
    "condition": "celestial.actions.01",
    "target": "celestial.targeting.01",
    "cost": "celestial.costs.04",
    "limited": "celestial.action-phase.04",
    "designator": "celestial.abilities.01",
    "no ability": "celestial.traits.01",
    "not yours": "celestial.abilities.06",
    "loyal": "celestial.keywords.10",
    "unique": "celestial.unique.01",
    "control": "celestial.wording.08",
    "honor requirement": "celestial.dynasty.04",
    "gold": "celestial.gold.01",
    "not for sale": "celestial.dynasty.01",
    "not in your provinces": "celestial.dynasty.01",
    "face-down": "celestial.dynasty.01",
    "not dynasty": "celestial.dynasty.01",
    "not your clan": "celestial.dynasty.05",
    "honor once": "celestial.dynasty.06",
    "discarding": "celestial.dynasty.09",
    "equip": "celestial.action-phase.07",
    "assign": "celestial.maneuvers.03",
    "fight": "celestial.attack.07",
    "attack": "celestial.attack.01",
    "lobby": "celestial.favor.01",
    "favor": "celestial.favor.04",
    "tactics": "celestial.tactics.03",
    "strike": "celestial.duel.16",
    "focus": "celestial.duel.08",
    "refuse": "celestial.duel.02",
    "pay": "celestial.gold.01",
}


class CelestialSeen(Seen):
    """What things are called, why a move is refused, and what positions and views show, as Celestial Edition has them."""

    reasons: ClassVar[dict[str, str]] = RULES
    rules_behind: ClassVar[dict[str, str]] = RULES_BEHIND
