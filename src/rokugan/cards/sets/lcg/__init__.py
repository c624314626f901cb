"""The cards of the Living Card Game."""
