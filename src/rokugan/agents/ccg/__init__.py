"""The computer player of the classic game (Gold, Samurai, Celestial, War of Honor) and what it weighs."""
