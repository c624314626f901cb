"""The texts in force give, bound and forbid."""
