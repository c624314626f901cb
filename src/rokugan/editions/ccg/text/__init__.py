"""The meaning of a text's phrases on the table: nouns, filters, references, amounts, conditions, triggers, values."""
