"""The table: ids, pieces, zones, and what is in force."""
