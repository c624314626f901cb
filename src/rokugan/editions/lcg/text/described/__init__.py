"""The meaning of descriptions now: nouns, filters, conditions, numbers, and the roles that references name."""
