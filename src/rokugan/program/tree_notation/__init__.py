"""The notation of trees: a short text for every node of a card's program, which reads back as the same node.

>>> from rokugan.program import Bow, Effect, Noun, Target
>>> text_of(Bow(Target(Noun(("personality",), whose="enemy"), 0)))
'bow target #0 enemy personality'
>>> node_of("bow target #0 enemy personality", Effect)
Bow(Target(Noun(('personality',), whose='enemy'), 0))

Set files are written in it, and `cards read --tree`, the judge's desk and failing tests print it (docs/sets.md). Both functions
follow the fields of the node classes and their types. A field that takes no part in comparing is wording, and is not written.
"""

from __future__ import annotations

from typing import Any

from rokugan.program.tree_notation.folding import folded as folded
from rokugan.program.tree_notation.folding import lines_of as lines_of
from rokugan.program.tree_notation.shapes import part_of, shape_of, shapes_of
from rokugan.program.tree_notation.word_stream import NotationError as NotationError
from rokugan.program.tree_notation.word_stream import WordStream

__all__ = ["NotationError", "facts_of", "folded", "lines_of", "node_of", "text_of"]


def text_of(node: Any) -> str:
    """Return the node in the notation of trees, on one line."""
    return shape_of(node).write(node)


def node_of(text: str, kind: Any) -> Any:
    """Return the node of that class or role that the text says; NotationError, with the place, if it says none.

    >>> from rokugan.program import Effect
    >>> node_of("bow taregt #0 enemy personality", Effect)
    Traceback (most recent call last):
      ...
    rokugan.program.tree_notation.word_stream.NotationError: 'taregt' begins no Thing; is it target?
    """
    words = WordStream(text)
    node = part_of(kind).read(words, False)
    if words.said:
        raise words.error(f"{words.shown} is one word too many")
    return node


def facts_of(text: str, kind: type[Any]) -> Any:
    """Return the value of a dataclass that is no node, as the facts of a card are: of the first shape that the class has."""
    words = WordStream(text)
    shape = shapes_of(kind)[0]
    adjectives: list[int] = []
    while words.word in shape.adjectives:
        adjectives.append(words.next)
        words.advance()
    found = shape.read(words, False, adjectives)
    if words.said:
        raise words.error(f"{words.shown} is one word too many")
    return found
