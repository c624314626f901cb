"""Cards that are legal in Samurai Edition, made by `rokugan.cards.shipping` for the shipped decks.

When the grammar changes, make them again:

    python -m rokugan.cards.shipping ../shared/cards/samurai.json --edition samurai \\
        --titles src/rokugan/cards/decks/samurai/*.txt --out src/rokugan/cards/sets/samurai
"""
