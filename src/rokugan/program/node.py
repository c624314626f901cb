"""The base of every node of a program, and how one walks through a tree.

Every node keeps in `form` which of several equal wordings it was read from; `form` never matters to the
engine and two nodes that differ only in it are equal.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, field, fields
from typing import Any, ClassVar

from rokugan.program.lean import dataclass


@dataclasses.dataclass(frozen=True)
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
        """Return what it says as plain data, without the wording: the same for equal nodes. A node never changes: it is made
        once."""
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
    """Return what a node says, by the names of its fields: all of them but the wording.

    >>> from rokugan.program import Ref
    >>> parts(Ref("slot", 1, words="him"))
    {'to': 'slot', 'slot': 1, 'called': ''}
    """
    return {each.name: getattr(node, each.name) for each in fields(node) if each.compare}


def has_wording(tree: Any) -> bool:
    """Return whether any node of a tree keeps the words that it was read from, even if they are the usual ones."""
    return any(
        _READ in node.__dict__ or any(getattr(node, each.name) != each.default for each in _wording(type(node)))
        for node in walk(tree)
    )


_READ = "_is_read"


def in_own_words(tree: Any) -> Any:
    """Return a tree that was read from words. Wherever a part of it is said again, it is said in them: not in those that another
    card has for the same. As with what `inside` keeps, this is no field, and takes no part in comparing and printing."""
    for node in walk(tree):
        if not _is_plain(node):
            object.__setattr__(node, _READ, True)
    return tree


def _is_plain(node: Node) -> bool:
    """Has it no parts? Such a node may be a constant that trees share."""
    return not any(isinstance(getattr(node, name), (Node, tuple)) for name in type(node).__dataclass_fields__)


def _wording(kind: type[Node]) -> Iterable[Field[Any]]:
    """The fields of a class that hold wording."""
    found = _WORDING.get(kind)
    if found is None:
        found = _WORDING[kind] = tuple(each for each in fields(kind) if not each.compare)
    return found


_WORDING: dict[type[Any], tuple[Field[Any], ...]] = {}


def without_wording(part: Any) -> Any:
    """Return a tree, or several, without the words that its nodes were read from.

    >>> from rokugan.program import Bow, Ref
    >>> without_wording(Bow(Ref("this", words="him"), form="bow {obj}"))
    Bow(Ref('this'))
    """
    if isinstance(part, tuple):
        return tuple(without_wording(each) for each in part)
    if not isinstance(part, Node):
        return part
    given = {each.name: without_wording(getattr(part, each.name)) for each in fields(part) if each.compare}
    return type(part)(**given)


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
