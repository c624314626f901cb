"""Cards that are legal in Celestial Edition, made by `rokugan.workshop.shipping` for the shipped decks.

When the grammar changes, `make cards` makes them again.
"""
