"""What descriptions in a text mean now: nouns, filters, conditions, numbers, and the roles that references name."""
