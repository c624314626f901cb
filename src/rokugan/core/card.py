"""A card of one game: a definition, its owner and a number. It never changes.

The number is the engine's own: what players call a card depends on what all can see, and is told by `core/names.py`.
"""

from __future__ import annotations

from typing import Any, Protocol

UNTITLED = "created"  # what a created card without a title is called


class Definition(Protocol):
    """What core asks of a printed card. What else is printed there is a matter between the game and its cards."""

    @property
    def title(self) -> str:
        """The title."""

    @property
    def name(self) -> str:
        """The title, with what tells apart cards that share it."""

    @property
    def type(self) -> str:
        """Return what kind of card it is."""


class Card:
    """An instance of a definition in a game, shared by all clones of the game."""

    def __init__(self, number: int, definition: Definition, owner: int) -> None:
        self.number: int = number
        self.definition: Any = definition  # of the class of the game's own schema
        self.owner: int = owner
        self.title: str = definition.name or UNTITLED  # with the experience level: `Kenji (Experienced 2)`

    def __repr__(self) -> str:
        return f"Card({self.number}, {self.title!r})"
