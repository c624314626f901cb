"""A program with some of its nodes exchanged, and the things that a text brings into its discourse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from rokugan.program.lcg.nodes import (
    A,
    All,
    And,
    AnyNumber,
    Exists,
    OneOf,
    Part,
    Some,
    TextBox,
    Top,
    Triggered,
    UpTo,
)
from rokugan.program.node import Node

UNCOUNTED = ("fate", "honor", "honor token")


_NAMES: dict[str, tuple[str, ...]] = {}


def names(kind: type[Node]) -> tuple[str, ...]:
    """The names of a node's parts, in the order of the text."""
    found = _NAMES.get(kind.__name__)
    if found is None:
        found = _NAMES[kind.__name__] = tuple(each.name for each in fields(kind) if not each.kw_only)
    return found


def rebuilt(node: Any, change: Callable[[Node], Node]) -> Any:
    """The node with `change` done to each child, in the order of the text."""
    old = [getattr(node, name) for name in names(type(node))]
    new = [_changed(value, change) for value in old]
    return node if all(now is was for now, was in zip(new, old, strict=True)) else type(node)(*new)


def _changed(value: Any, change: Callable[[Node], Node]) -> Any:
    if isinstance(value, Node):
        return change(value)
    if isinstance(value, tuple):
        made = tuple(_changed(each, change) for each in value)
        return value if all(new is was for new, was in zip(made, value, strict=True)) else made
    return value


def exchanged(node: Any, change: Callable[[Node], Node | None]) -> Any:
    """The node with every node below for which `change` gives another one exchanged for it."""

    def each(child: Node) -> Node:
        other = change(child)
        return rebuilt(child, each) if other is None else other

    return each(node)


def is_new(node: Node) -> bool:
    """Does the node bring a new thing into the discourse, to which `Ref` may point?"""
    if isinstance(node, A | Some | UpTo | AnyNumber | All):
        return node.noun.kind not in UNCOUNTED
    if isinstance(node, And | OneOf):
        return any(is_new(each) for each in node.things)
    return isinstance(node, Top | Part | Exists)


def referents(root: Triggered | TextBox) -> tuple[Node, ...]:
    """The new things of an ability, or of what a text box says beside its abilities: `Ref(n)` means the n-th."""
    found: list[Node] = []
    _gather(root if isinstance(root, Triggered) else root.constants, found, True)
    return tuple(found)


def _gather(value: Any, found: list[Node], root: bool = False) -> None:
    if isinstance(value, tuple):
        for each in value:
            _gather(each, found)
    elif isinstance(value, Node) and (root or not is_own_text(value)):
        if is_new(value):
            found.append(value)
        for name in names(type(value)):
            part = getattr(value, name)
            if isinstance(value, OneOf):
                for each in part:
                    _gather_inside(each, found)
            else:
                _gather(part, found)


def _gather_inside(node: Node, found: list[Node]) -> None:
    """One of several alternatives is not counted, only what describes it."""
    for name in names(type(node)):
        _gather(getattr(node, name), found)


def is_own_text(node: Node) -> bool:
    """Is it a text inside a text, with a discourse of its own?"""
    return isinstance(node, Triggered | TextBox)
