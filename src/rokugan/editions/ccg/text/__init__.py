"""What phrases of a text mean on the table: nouns, filters, references, amounts, conditions, triggers, values."""
