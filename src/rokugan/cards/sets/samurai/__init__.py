"""The cards of the Samurai Edition rulebook, made by `rokugan.cards.shipping`.

When the grammar changes, make them again:

    python -m rokugan.cards.shipping ../shared/cards/samurai.json --edition samurai --out src/rokugan/cards/sets/samurai
"""
