"""Cards that are legal in War of Honor, made by `rokugan.cards.shipping` for the shipped decks.

When the grammar changes, make them again:

    python -m rokugan.cards.shipping ../shared/cards/war_of_honor_practice.json --edition war_of_honor \\
        --titles src/rokugan/cards/decks/war_of_honor/*.txt "Border Keep" --out src/rokugan/cards/sets/war_of_honor
"""
