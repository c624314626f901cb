"""The effects of a text, by subject."""
