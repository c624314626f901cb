"""Trees made at random, of every class and role: what could stand in a field stands there some time."""

from __future__ import annotations

import random
from dataclasses import fields
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from rokugan import program
from rokugan.program.lcg import nodes as lcg
from rokugan.program.node import Node
from rokugan.program.tree_notation.shapes import node_classes

STRINGS = (
    "Lion Clan", "Samurai", "samurai", "battle maiden", "+1F", "Experienced 2", "Ōkami", "Akodo's", "yes", "none", "",
    'a "word"', "back\\slash", "two\nlines", "The Path (not) Taken, [again]", "a", "A B C", "-", "3", "with  two  spaces",
)  # fmt: skip


def every_class() -> list[type[Node]]:
    """All classes of nodes of both games."""
    found: dict[str, type[Node]] = {f"{each.__module__}.{each.__name__}": each for each in node_classes(Node)}
    return [found[name] for name in sorted(found)]


def hints_of(kind: type[Any]) -> dict[str, Any]:
    """The types of the fields of a class."""
    known = {"Program": program.Program} if not kind.__module__.startswith(lcg.__package__ or "") else None
    return get_type_hints(kind, localns=known, include_extras=True)


class Growing:
    """Makes trees out of a generator of chance; the deeper it is, the plainer they are."""

    def __init__(self, seed: int, deepest: int = 4) -> None:
        self.chance = random.Random(seed)
        self.deepest = deepest
        self._hints: dict[type[Any], dict[str, Any]] = {}
        self._classes: dict[type[Any], list[type[Any]]] = {}

    def node(self, kind: type[Any], depth: int = 0) -> Any:
        """A node of that class."""
        hints = self._hints.setdefault(kind, {}) or hints_of(kind)
        self._hints[kind] = hints
        said: dict[str, Any] = {}
        for each in fields(kind):
            kept = each.default
            optional = kept is not each.default_factory
            if each.compare and (not optional or self.chance.random() < (0.6 if depth < self.deepest else 0.1)):
                said[each.name] = self.value(hints[each.name], depth + 1)
        return kind(**said)

    def value(self, hint: Any, depth: int) -> Any:
        """A value of that type."""
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.chance.choice(STRINGS).lower()
        if origin is Literal:
            return self.chance.choice(parts)
        if origin in (Union, UnionType):
            plain = NoneType in parts and (depth > self.deepest or self.chance.random() < 0.3)
            return (
                None
                if plain
                else self.value(self.chance.choice([each for each in parts if each is not NoneType]), depth)
            )
        if origin is tuple and parts[1:] == (...,):
            most = 2 if depth <= self.deepest else 1
            return tuple(self.value(parts[0], depth) for _ in range(self.chance.randint(0, most)))
        if origin is tuple:
            return tuple(self.value(each, depth) for each in parts)
        if hint is bool:
            return self.chance.random() < 0.5
        if hint is int:
            return self.chance.randint(-3, 12)
        if hint is str:
            return self.chance.choice(STRINGS)
        return self.node(self._one_of(hint, depth), depth)

    def _one_of(self, role: type[Any], depth: int) -> type[Any]:
        """A class of that role; deep down one that has few parts."""
        classes = self._classes.setdefault(
            role, sorted(node_classes(role), key=lambda each: (len(fields(each)), each.__name__))
        )
        return self.chance.choice(classes if depth < self.deepest else classes[: max(1, len(classes) // 6)])
