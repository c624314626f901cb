"""What games are kept in and come back from: databases, and snapshots of games under way."""
