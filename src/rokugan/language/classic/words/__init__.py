"""The words of the classic cards: tokens, kinds and states, the keywords of the game, and the names that a text may speak of."""
