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
    "not described": "celestial.targeting.01",
    "cost": "celestial.costs.04",
    "limited": "celestial.action-phase.04",
    "no ability": "celestial.traits.01",
    "not yours": "celestial.abilities.06",
    "loyal": "celestial.keywords.10",
    "unique": "celestial.unique.01",
    "control": "celestial.wording.08",
    "honor requirement": "celestial.dynasty.04",
    "gold": "celestial.costs.04",
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
    "favor": "celestial.favor.05",
    "strike": "celestial.duel.16",
    "focus": "celestial.duel.08",
    "refuse": "celestial.duel.02",
    "over": "celestial.turn.01",
    "combat": "celestial.battle.02",
    "phases": "celestial.turn.02",
    "open": "celestial.action-phase.05",
    "reaction": "celestial.actions.10",
    "trigger": "celestial.actions.10",
    "no target": "celestial.targeting.01",
    "spell attach": "celestial.spells.01",
    "follower honor": "celestial.cardtypes.18",
    "armor": "celestial.keywords.07",
    "weapon": "celestial.keywords.08",
    "attach text": "celestial.wording.08",
    "no cavalry": "celestial.maneuvers.05",
    "no battlefield": "celestial.attack.03",
    "out of reach": "celestial.battle.05",
    "target out of play": "celestial.targeting.03",
    "overlay": "celestial.experienced.06",
    "attack time": "celestial.attack.01",
}


class CelestialSeen(Seen):
    """What things are called, why a move is refused, and what positions and views show, as Celestial Edition has them."""

    reasons: ClassVar[dict[str, str]] = RULES
    rules_behind: ClassVar[dict[str, str]] = RULES_BEHIND
