"""What abilities, rings and steps do: the verbs, ring effects, glory counts, duels, and the end of durations."""
