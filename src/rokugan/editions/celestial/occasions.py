"""The rules of Celestial Edition behind what happens without a card, by occasion (`ccg/seen/occasions.py`)."""

from __future__ import annotations

RULES_BEHIND: dict[str, str] = {
    "straighten": "celestial.straighten.01",
    "turn up": "celestial.events.01",
    "region": "celestial.regions.01",
    "buy": "celestial.dynasty.01",
    "buy for Honor": "celestial.dynasty.06",
    "discard from a province": "celestial.dynasty.09",
    "draw": "celestial.end-phase.01",
    "maximum hand": "celestial.end-phase.02",
    "assign": "celestial.maneuvers.01",
    "win Honor, attackers win": "celestial.resolution.06",
    "win Honor, defenders win": "celestial.resolution.06",
    "win Honor, tie": "celestial.resolution.07",
    "lose a battle, attackers win": "celestial.resolution.03",
    "lose a battle, defenders win": "celestial.resolution.05",
    "lose a battle, tie": "celestial.resolution.07",
    "lose a province": "celestial.resolution.04",
    "return": "celestial.resolution.09",
    "terrain": "celestial.terrain.04",
    "rehonor": "celestial.dishonor.05",
    "dishonorable death": "celestial.dishonor.03",
    "no Chi": "celestial.stats.04",
    "lose by military": "celestial.victory.01",
    "lose by dishonor": "celestial.victory.02",
    # what decides battles and duels
    "battle, attackers win": "celestial.resolution.02",
    "battle, defenders win": "celestial.resolution.02",
    "battle, tie": "celestial.resolution.07",
    "battle, no outcome": "celestial.resolution.08",
    "may not win": "celestial.wording.08",
    "rehonor, tie": "celestial.dishonor.09",
    "duel won": "celestial.duel.11",
    "duel, tie": "celestial.duel.12",
}
