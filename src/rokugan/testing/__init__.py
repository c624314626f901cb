"""For those who test: `Table` sets up a position and plays moves, `conformance` holds an edition to what it promises."""
