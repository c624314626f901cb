"""The cards of the Samurai Edition rulebook, made by `rokugan.workshop.shipping`.

When the grammar changes, `make cards` makes them again.
"""
