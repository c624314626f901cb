"""The effects of texts, by subject."""
