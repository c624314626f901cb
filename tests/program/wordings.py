"""Trees with other wordings: the same programs, as if they had been read from other words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, fields, replace
from typing import Any

from rokugan.cards.library import Library
from rokugan.program import Node

Word = Callable[[Node, "Field[Any]"], Any]
"""What a field of a node that holds wording is to hold."""


def unworded(node: Node, field: Field[Any]) -> Any:
    """No wording at all."""
    return field.default


def reworded(part: Any, word: Word) -> Any:
    """A part of a tree with all its wording given by a function."""
    if isinstance(part, tuple):
        return tuple(reworded(each, word) for each in part)
    if not isinstance(part, Node):
        return part
    given = {
        each.name: reworded(getattr(part, each.name), word) if each.compare else word(part, each)
        for each in fields(part)
    }
    return replace(part, **given)


def reworded_library(cards: Library, word: Word) -> Library:
    """The cards with their programs in other words."""
    return Library(cards.edition, (replace(card, program=reworded(card.program, word)) for card in cards))
