"""Challenges and duels."""
