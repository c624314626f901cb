"""What is English and not a game: categories, coordination, numbers, verbs and their uses, adjuncts."""
