"""A game as a person sees it in the terminal: the screen of each family of games, and its parts as text."""
