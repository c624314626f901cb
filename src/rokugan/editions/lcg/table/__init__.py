"""The table of the Living Card Game: things, cards, provinces, what is in force, and their values."""
