"""The sensible player of the Living Card Game: simple rules over the sums of the table, no search and nothing hidden."""
