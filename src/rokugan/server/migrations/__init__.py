"""How the database of a server came to its present form, step by step; run by alembic when a server starts."""
