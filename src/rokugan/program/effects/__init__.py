"""What a text does, by subject."""
