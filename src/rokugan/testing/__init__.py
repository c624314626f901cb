"""For those who test: `Table` sets up a position and plays moves on it, `conformance` holds an edition to what it promises."""

from rokugan.testing.table import Table

__all__ = ["Table"]
