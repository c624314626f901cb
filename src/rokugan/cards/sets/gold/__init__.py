"""The 60 cards of the two decks that are printed with the Gold Edition rulebook, made by `rokugan.cards.shipping`.

When the grammar changes, make them again:

    python -m rokugan.cards.shipping ../shared/cards/gold_starters.json --edition gold --formats gold four_winds \\
        --titles src/rokugan/cards/decks/gold/*.txt --out src/rokugan/cards/sets/gold
"""
