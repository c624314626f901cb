"""The effects of abilities, rings and steps: the verbs, ring effects, glory counts, duels, and the end of durations."""
