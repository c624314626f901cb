"""The rules of War of Honor behind what happens without a card, by occasion (`ccg/seen/occasions.py`)."""

from __future__ import annotations

RULES_BEHIND: dict[str, str] = {
    "straighten": "war_of_honor.straighten.01",
    "turn up": "war_of_honor.events.01",
    "buy": "war_of_honor.dynasty.01",
    "buy for Honor": "war_of_honor.dynasty.03",
    "discard from a province": "war_of_honor.dynasty.04",
    "draw": "war_of_honor.end-phase.01",
    "maximum hand": "war_of_honor.end-phase.01",
    "assign": "war_of_honor.maneuvers.02",
    "ally": "war_of_honor.honor.03",
    "win Honor, attackers win": "war_of_honor.resolution.04",
    "win Honor, defenders win": "war_of_honor.resolution.04",
    "win Honor, tie": "war_of_honor.resolution.05",
    "lose a battle, tie": "war_of_honor.resolution.05",
    "lose a province": "war_of_honor.resolution.03",
    "return": "war_of_honor.resolution.07",
    "rehonor": "war_of_honor.dishonor.04",
    "dishonorable death": "war_of_honor.dishonor.02",
    "lose by military": "war_of_honor.victory.06",
    # what decides battles and duels
    "battle, attackers win": "war_of_honor.resolution.02",
    "battle, defenders win": "war_of_honor.resolution.02",
    "battle, tie": "war_of_honor.resolution.05",
    "battle, no outcome": "war_of_honor.resolution.06",
    "may not win": "war_of_honor.wording.01",
    "rehonor, tie": "war_of_honor.dishonor.05",
}
