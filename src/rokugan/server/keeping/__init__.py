"""The places where games are kept: databases, and snapshots of games under way."""
