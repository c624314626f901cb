"""Cards that are legal in Celestial Edition, made by `rokugan.cards.shipping` for the shipped decks.

When the grammar changes, make them again:

    python -m rokugan.cards.shipping ../shared/cards/celestial_practice.json --edition celestial \\
        --titles src/rokugan/cards/decks/celestial/*.txt "Border Keep" "Bamboo Harvesters" --out src/rokugan/cards/sets/celestial
"""
