"""The rules of Samurai Edition behind what happens without a card, by occasion (`ccg/seen/occasions.py`)."""

from __future__ import annotations

RULES_BEHIND: dict[str, str] = {
    "straighten": "samurai.straighten.01",
    "turn up": "samurai.events.03",
    "region": "samurai.events.05",
    "buy": "samurai.dynasty.03",
    "buy for Honor": "samurai.dynasty.10",
    "discard from a province": "samurai.dynasty.17",
    "draw": "samurai.end-phase.01",
    "maximum hand": "samurai.end-phase.03",
    "assign": "samurai.maneuvers.02",
    "ally": "samurai.multiplayer.09",
    "win Honor, attackers win": "samurai.honor.01",
    "win Honor, defenders win": "samurai.resolution.09",
    "win Honor, tie": "samurai.honor.02",
    "lose a battle, attackers win": "samurai.resolution.07",
    "lose a battle, defenders win": "samurai.resolution.09",
    "lose a battle, tie": "samurai.resolution.10",
    "lose a province": "samurai.resolution.08",
    "return": "samurai.resolution.12",
    "terrain": "samurai.terrain.01",
    "dishonorable death": "samurai.dishonor.06",
    "no Chi": "samurai.stats.31",
    "lose by military": "samurai.victory.02",
    "lose by dishonor": "samurai.victory.04",
    # what decides battles and duels
    "battle, attackers win": "samurai.resolution.02",
    "battle, defenders win": "samurai.resolution.02",
    "battle, tie": "samurai.resolution.05",
    "battle, no outcome": "samurai.resolution.06",
    "may not win": "samurai.simultaneity.03",
    "rehonor, tie": "samurai.resolution.10",
    "duel won": "samurai.duel.26",
    "duel, tie": "samurai.duel.26",
}
