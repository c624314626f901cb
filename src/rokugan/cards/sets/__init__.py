"""The shipped cards: a package for each edition, in it a module for each card type, with `CARDS`."""
