"""Setting up, the turn and its phases, and players who leave the game."""
