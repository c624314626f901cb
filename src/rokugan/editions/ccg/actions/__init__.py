"""Actions: what is offered, legal targets, the steps of taking one, rounds, and why a move is refused."""
