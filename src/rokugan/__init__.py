"""Plays the Legend of the Five Rings card games by their rulebooks."""
