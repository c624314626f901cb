"""The cards of the Living Card Game: what is printed on them, how they stand in files, what a legal deck is."""
