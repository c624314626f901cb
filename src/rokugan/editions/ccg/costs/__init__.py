"""The costs of actions and cards: Gold, entering play, the Imperial Favor, and costs that texts change."""
