"""What an action or a card costs: Gold, entering play, the Imperial Favor, and costs that texts change."""
