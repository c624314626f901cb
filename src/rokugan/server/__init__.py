"""`rokugan serve`: people and computer players at one table, over HTTP and WebSocket (`docs/server.md`).

A game is its record. Every move is stored before anybody is told of it; a game that nobody looks at is only a record, and
is played again when somebody does. The server knows `Game`, views and moves as text, and no edition.
"""
