"""The base of every node of a program, and how one walks through a tree.

Every node keeps in `form` which of several equal wordings it was read from; `form` never matters to the
engine and two nodes that differ only in it are equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, ClassVar


@dataclass(frozen=True)
class Variant:
    """How nodes of a class look in the notation of trees: the head, `{fields}`, and the keys before them. It is for those nodes
    only whose fields have these values, or values of these types."""

    pattern: str
    fits: Mapping[str, Any] = field(default_factory=dict)


def shape(pattern: str, **fits: Any) -> Variant:
    """Return one of several ways in which nodes of a class look."""
    return Variant(pattern, fits)


@dataclass(frozen=True, repr=False)
class Node:
    """Anything in a program.

    `written` says how it looks in the notation of trees (`tree_notation`), where that is not its name followed by its parts.
    Fields that it leaves out follow by their names; True and False come before the head like adjectives.
    """

    written: ClassVar[str | tuple[Variant, ...]] = ""

    form: str = field(default="", compare=False, kw_only=True)

    def __repr__(self) -> str:
        """An expression that makes the node again, without what it has by default; the wording stands last.

        >>> from rokugan.program import Bow, Ref
        >>> Bow(Ref("this", words="him"), form="bow {obj}")
        Bow(Ref('this', words='him'), form='bow {obj}')
        """
        shown: list[str] = []
        named = False
        for each in sorted(fields(self), key=lambda each: bool(each.kw_only)):
            part = repr(getattr(self, each.name))
            if each.default is not MISSING and part == repr(each.default):
                named = True
            else:
                shown.append(f"{each.name}={part}" if named or each.kw_only else part)
        return f"{type(self).__name__}({', '.join(shown)})"

    def plain(self) -> tuple[Any, ...]:
        """What it says as plain data, without the wording: the same for equal nodes. A node never changes: it is made once."""
        found: tuple[Any, ...] | None = self.__dict__.get("_plain")
        if found is None:
            found = (type(self).__name__, *map(_plain, parts(self).values()))
            object.__setattr__(self, "_plain", found)
        return found


def _plain(part: Any) -> Any:
    """A part of a node as plain data."""
    if isinstance(part, Node):
        return part.plain()
    return tuple(_plain(each) for each in part) if isinstance(part, tuple) else part


def parts(node: Node) -> dict[str, Any]:
    """What a node says, by the names of its fields: all of them but the wording.

    >>> from rokugan.program import Ref
    >>> parts(Ref("slot", 1, words="him"))
    {'to': 'slot', 'slot': 1, 'called': ''}
    """
    return {each.name: getattr(node, each.name) for each in fields(node) if each.compare}


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
