"""The contents of the box beside the cards: tiles, the spaces of the Paths, and the hexagonal grid."""
