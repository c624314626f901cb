"""Finished games: replays, reels of a game, and what is summed up of it."""
