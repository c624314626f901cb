"""What the texts in force give, bound and forbid."""
