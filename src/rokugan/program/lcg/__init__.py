"""The program of a card of the Living Card Game."""
