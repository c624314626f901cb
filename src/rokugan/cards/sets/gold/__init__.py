"""The 60 cards of the two decks that are printed with the Gold Edition rulebook, made by `rokugan.workshop.shipping`.

When the grammar changes, `make cards` makes them again.
"""
