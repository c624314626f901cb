"""Showing a game: the view with its events and answers, inspection, and positions laid out for a scenario."""
