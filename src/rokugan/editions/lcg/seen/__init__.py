"""Showing a game: views, values, refusals, positions, and the worlds that a player thinks possible."""
