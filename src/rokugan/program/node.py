"""The base of every node of a program, and how one walks through a tree.

Every node keeps in `form` which of several equal wordings it was read from; `form` never matters to the
engine and two nodes that differ only in it are equal.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields
from typing import Any


@dataclass(frozen=True, repr=False)
class Node:
    """Anything in a program."""

    form: str = field(default="", compare=False, kw_only=True)

    def __repr__(self) -> str:
        shown: list[str] = []
        positional = True
        for each in fields(self):
            value = getattr(self, each.name)
            if each.kw_only and value == each.default:
                continue
            if each.default is not MISSING and value == each.default:
                positional = False
                continue
            shown.append(repr(value) if positional and not each.kw_only else f"{each.name}={value!r}")
        return f"{type(self).__name__}({', '.join(shown)})"


def walk(node: Any) -> tuple[Node, ...]:
    """All nodes of a tree, each before its parts, in the order of the text.

    >>> from rokugan.program import Bow, Noun, Target
    >>> [type(n).__name__ for n in walk(Bow(Target(Noun(("personality",)))))]
    ['Bow', 'Target', 'Noun']
    """
    if isinstance(node, Node):
        return (node, *inside(node))
    return tuple(each for part in node for each in walk(part)) if isinstance(node, tuple) else ()


def inside(node: Node) -> tuple[Node, ...]:
    """All nodes of a tree but the first. A tree never changes: they are listed once, and the node keeps the list, which is
    no field of it and so takes no part in comparing and printing."""
    found: tuple[Node, ...] | None = node.__dict__.get("_inside")
    if found is None:
        gathered: list[Node] = []
        for name in type(node).__dataclass_fields__:
            _gather(getattr(node, name), gathered)
        found = tuple(gathered)
        object.__setattr__(node, "_inside", found)
    return found


def _gather(part: Any, found: list[Node]) -> None:
    """Add the nodes of a part of a tree."""
    if isinstance(part, Node):
        found.append(part)
        for name in type(part).__dataclass_fields__:
            _gather(getattr(part, name), found)
    elif isinstance(part, tuple):
        for each in part:
            _gather(each, found)
