"""Which deeds could change the game now, and whether fate, honor and tokens could come or go."""
