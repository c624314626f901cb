"""How many cards the decks of the Living Card Game have, and which must not be together."""

LEAST, MOST = 40, 45
COPIES = 3
CHARACTERS = 10
PROVINCES = 5
# Appendix V of the Rules Reference 1.6 (lcg.deck.22 to .29).
RESTRICTED = (
    "Mirumoto's Fury",
    "For Greater Glory",
    "Against the Waves",
    "Forged Edict",
    "Charge!",
    "Pathfinder's Blade",
    "Policy Debate",
    "Iron Mine",
)
SECTIONS = {"dynasty": "Dynasty", "conflict": "Conflict", "province": "Provinces", "role": "Role"}
