"""For those who learn the game: lessons with notes at the moment they matter, and puzzles that a search has proved."""
