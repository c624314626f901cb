"""Finished games: replays, replays of a game, and what is summed up of it."""
