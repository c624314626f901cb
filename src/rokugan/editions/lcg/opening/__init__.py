"""How a game comes to be: set up from decks, or laid out as a position."""
