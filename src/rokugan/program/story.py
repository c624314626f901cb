"""Story phrasing (`He has shamed his clan`) is a node while a text is read and written. Shipped trees have none of it."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from rokugan.program.effects.control_flow import Together
from rokugan.program.effects.special import Color
from rokugan.program.node import Node


def without_story(part: Any) -> Any:
    """Return a tree, or several, without what has no rules meaning.

    >>> from rokugan.program import Draw, Number
    >>> without_story((Together((Color("you feast"), Draw(Number(1)))),))
    (Draw(Number(1)),)
    """
    if isinstance(part, tuple):
        return tuple(without_story(each) for each in part if not isinstance(each, Color))
    if not isinstance(part, Node):
        return part
    plain = replace(part, **{each.name: without_story(getattr(part, each.name)) for each in fields(part)})
    if isinstance(plain, Together) and len(plain.effects) == 1 and plain != part:
        return plain.effects[0]
    return plain
