"""What the effects of a text do, by subject."""
