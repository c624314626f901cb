"""A card of one game: a definition, its owner and a number. It never changes.

The number is the engine's own: what players call a card depends on what all can see, and is told by `core/names.py`.
"""

from __future__ import annotations

from rokugan.cards.model import CardDefinition

UNTITLED = "created"  # what a created card without a title is called


class Card:
    """An instance of a definition in a game, shared by all clones of the game."""

    def __init__(self, number: int, definition: CardDefinition, owner: int) -> None:
        self.number: int = number
        self.definition: CardDefinition = definition
        self.owner: int = owner
        self.title: str = definition.name or UNTITLED  # with the experience level: `Kenji (Experienced 2)`

    def __repr__(self) -> str:
        return f"Card({self.number}, {self.title!r})"
