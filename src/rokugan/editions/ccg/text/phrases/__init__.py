"""Numbers, conditions, filters and references: they fill the tables of meaning; and the values of cards."""
