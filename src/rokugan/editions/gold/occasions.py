"""The rules of Gold Edition behind what happens without a card, by occasion (`ccg/seen/occasions.py`)."""

from __future__ import annotations

RULES_BEHIND: dict[str, str] = {
    "straighten": "gold.straighten.01",
    "turn up": "gold.events.01",
    "region": "gold.regions.01",
    "buy": "gold.dynasty.01",
    "discard from a province": "gold.dynasty.02",
    "draw": "gold.end-phase.01",
    "maximum hand": "gold.end-phase.02",
    "assign": "gold.maneuvers.02",
    "ally": "gold.honor.04",
    "win Honor, attackers win": "gold.resolution.09",
    "win Honor, defenders win": "gold.resolution.06",
    "win Honor, tie": "gold.resolution.07",
    "lose a battle, attackers win": "gold.resolution.09",
    "lose a battle, defenders win": "gold.resolution.06",
    "lose a battle, tie": "gold.resolution.07",
    "lose a province": "gold.resolution.10",
    "return": "gold.resolution.15",
    "dishonorable death": "gold.dishonor.07",
    "no Chi": "gold.stats.14",
    "lose by military": "gold.victory.01",
    "lose by dishonor": "gold.victory.02",
    # what decides battles and duels
    "battle, attackers win": "gold.resolution.09",
    "battle, defenders win": "gold.resolution.06",
    "battle, tie": "gold.resolution.07",
    "battle, no outcome": "gold.resolution.14",
    "may not win": "gold.framework.01",
    "rehonor, tie": "gold.dishonor.08",
    "duel won": "gold.duel.07",
    "duel, tie": "gold.duel.07",
}
