"""What a person sees of a game in the terminal: the screen of each family of games, and its parts as text."""
