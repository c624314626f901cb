"""How the nodes of a class are written: the head, the parts in their order, the words before them, adjectives.

All of it follows from the fields of the class and their types. What looks otherwise than its name followed by its parts says so
beside its fields (`written`, in `rokugan.program.node`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence, Set
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cached_property
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from rokugan.program.node import Node, Variant
from rokugan.program.tree_notation.parts import (
    FixedWord,
    OwnWord,
    Part,
    Row,
    Truth,
    WholeNumber,
)
from rokugan.program.tree_notation.word_stream import NAME, NotationError, WordStream

MARKS = ("#", "+", "-", ">=")
"""Heads that stand right before the next word."""
_HOLE = re.compile(r"([^{}]*)\{(\w+)\}([A-Z]*)")


class Tree:
    """A node of one of these classes or roles; None is `none`."""

    def __init__(self, kinds: Sequence[type], nullable: bool) -> None:
        self.kinds: tuple[type, ...] = tuple(kinds)
        self.nullable: bool = nullable

    @cached_property
    def shapes(self) -> list[Shape]:
        """The shapes of all classes that may stand here."""
        found = {each for kind in self.kinds for each in node_classes(kind)}
        return [shape for each in sorted(found, key=lambda each: each.__qualname__) for shape in shapes_of(each)]

    @cached_property
    def starts(self) -> Mapping[str, Any]:
        """Return which shape a word begins. That no word begins two makes the notation unambiguous."""
        found: dict[str, Any] = {"(": None}
        for shape in self.shapes:
            for word in shape.starts:
                if found.setdefault(word, shape) is not shape or word in self.adjectives:
                    raise TypeError(f"{word!r} begins {found[word].kind.__name__} and {shape.kind.__name__}")
        return found

    @cached_property
    def only(self) -> Shape | None:
        """The shape, where there is but one, and it may say nothing at all."""
        alone = self.shapes[0] if len(self.shapes) == 1 else None
        return alone if alone and not alone.head and alone.needed < 0 else None

    @cached_property
    def adjectives(self) -> set[str]:
        """The adjectives of all that may stand here."""
        return {word for shape in self.shapes for word in shape.adjectives}

    def write(self, value: Any) -> str:
        """Return the text of a node."""
        return "none" if value is None else shape_of(value).write(value)

    def read(self, words: WordStream, alone: bool) -> Any:
        """Return the node that comes next."""
        words.enter()
        try:
            if words.take("("):
                node = self.read(words, False)
                words.need(")")
                return node
            if self.nullable and words.take("none"):
                return None
            before = words.next
            while words.word in self.adjectives and words.word not in self.starts:
                words.advance()
            shape = self.starts.get(words.word) or self.only
            if shape is None:
                roles = " or ".join(kind.__name__ for kind in self.kinds)
                raise words.error(f"{words.shown} begins no {roles}", {*self.starts, *self.adjectives})
            return shape.read(words, alone, range(before, words.next))
        finally:
            words.leave()


class Group:
    """Some parts of different kinds, one after the other: `force 2`."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts: tuple[Part, ...] = tuple(parts)

    @property
    def starts(self) -> Mapping[str, Any]:
        """Those of the first part."""
        return self.parts[0].starts

    def write(self, value: Sequence[Any]) -> str:
        """Return the parts; nodes before the last in parentheses, if they have more than one word."""
        *first, last = zip(self.parts, value, strict=True)
        before = [
            in_parentheses(part.write(each)) if isinstance(part, Tree) else part.write(each) for part, each in first
        ]
        return " ".join([*before, last[0].write(last[1])])

    def read(self, words: WordStream, alone: bool) -> tuple[Any, ...]:
        """Return the parts that come next."""
        return tuple(part.read(words, alone or part is not self.parts[-1]) for part in self.parts)


@dataclass
class Hole:
    """A part of a shape: a field, the key before it, and the unit after it. Without a default it must be said."""

    name: str
    key: str
    unit: str
    part: Part
    default: Any

    @property
    def is_needed(self) -> bool:
        """Must it be said?"""
        return self.default is MISSING

    @cached_property
    def begins(self) -> Set[str]:
        """By which words it can begin, adjectives included."""
        if self.key:
            return {self.key}
        words: Set[str] = self.part.starts.keys()
        return words | self.part.adjectives if isinstance(self.part, Tree) else words


class Shape:
    """How the nodes of a class are written that have certain values (`fits`)."""

    def __init__(self, kind: type, variant: Variant, others: Sequence[Variant]) -> None:
        self.kind: type = kind
        self.fits: Mapping[str, Any] = variant.fits
        self.given: dict[str, Any] = {name: value for name, value in self.fits.items() if not _is_type(value)}
        self.others: Sequence[Variant] = others
        self.holes: list[tuple[str, str, str]] = _HOLE.findall(variant.pattern)
        before = self.holes[0][0] if self.holes else variant.pattern
        self.head: str = "" if before[:1] in ("", " ") else before.split()[0]
        self.keys: list[str] = [before[len(self.head) :], *(key for key, _, _ in self.holes[1:])]
        self.adjectives: dict[str, tuple[str, bool]] = {}
        for each in self._left_out():
            if _is_adjective(each):
                word = _word(each)
                unsaid = "not" if word == "positive" else f"not-{word}"
                self.adjectives[unsaid if each.default else word] = (each.name, not each.default)

    def _left_out(self) -> list[Field[Any]]:
        """The fields that the pattern leaves out."""
        placed = {name for _, name, _ in self.holes}
        return [
            each
            for each in fields(self.kind)
            if each.compare and each.name not in self.given and each.name not in placed
        ]

    @cached_property
    def places(self) -> list[Hole]:
        """Return where its parts stand: those of the pattern, then by name those that it leaves out. Most shapes are only known
        by their heads, so this is found when it is first asked for."""
        hints = self._hints()
        named = {each.name: each for each in fields(self.kind)}
        found: list[Hole] = []
        for key, (_, name, unit) in zip(self.keys, self.holes, strict=bool(self.holes)):
            part, default = part_of(hints[name]), default_of(named[name])
            if not found and self.head in MARKS:
                default = MISSING
            elif not found and not self.head and isinstance(part, OwnWord):
                part = OwnWord(first=True, small=part.small)
            found.append(Hole(name, key.strip(), unit, part, default))
        return found + [
            Hole(each.name, _word(each), "", part_of(hints[each.name]), default_of(each))
            for each in self._left_out()
            if not _is_adjective(each)
        ]

    def _hints(self) -> dict[str, Any]:
        """The types of its fields: narrower than those of the class where this shape, or another one, is for certain words."""
        hints = _hints(self.kind) | {name: value for name, value in self.fits.items() if _is_type(value)}
        for name, hint in hints.items():
            if get_origin(hint) is Literal and any([*other.fits] == [name] for other in self.others):
                spoken = [other.fits.get(name) for other in self.others if [*other.fits] == [name]]
                hints[name] = Literal[tuple(word for word in get_args(hint) if word not in spoken)]
        return hints

    @cached_property
    def needed(self) -> int:
        """The last place that must be said; -1 if there is none."""
        return max((n for n, place in enumerate(self.places) if place.is_needed), default=-1)

    def suits(self, node: Any) -> bool:
        """Has the node the values, or parts of the classes, that this shape is for?"""
        return all(_fits(getattr(node, name), value) for name, value in self.fits.items())

    @cached_property
    def starts(self) -> set[str]:
        """The words by which such a node can begin, adjectives apart."""
        if self.head:
            return {self.head}
        found: set[str] = set()
        for place in self.places:
            found |= place.begins - {"("}
            if place.is_needed:
                break
        return found

    def check(self) -> None:
        """Refuse a shape that can be read in two ways: a part that may be left out begins like what can follow it."""
        for n, place in enumerate(self.places):
            for other in self.places[n + 1 :]:
                both = place.begins & other.begins if not place.is_needed and not other.unit else set()
                if isinstance(place.part, OwnWord) and other is self.places[n + 1] and NAME in other.begins:
                    both = {NAME}
                if both:
                    raise TypeError(f"{self.kind.__name__}: {place.name}, {other.name} begin with {sorted(both)}")
                if other.is_needed:
                    break

    def write(self, node: Any) -> str:
        """Return the text of a node of this shape."""
        words = [word for word, (name, yes) in self.adjectives.items() if getattr(node, name) is yes]
        said = [(n, place) for n, place in enumerate(self.places) if self._is_said(node, n)]
        parts: list[str] = []
        for at, (n, place) in enumerate(said):
            value = getattr(node, place.name)
            text = place.part.write(value)
            if at < len(said) - 1 and isinstance(place.part, Tree):
                runs_on = n >= self.needed and _runs_on(value, said[at + 1][1])
                text = f"({text})" if runs_on else in_parentheses(text)
            glue = "" if place.key in ("", "#") else " "
            parts.append(f"{place.key}{glue}{text}{place.unit}")
        if self.head:
            glue = "" if self.head in MARKS else " "
            words.append(self.head + glue + " ".join(parts))
        else:
            words += parts
        return " ".join(words).rstrip()

    def _is_said(self, node: Any, n: int) -> bool:
        """A part that has its default is left out, but for a comparison before a number that is said."""
        place = self.places[n]
        if place.is_needed or getattr(node, place.name) != place.default:
            return True
        after = self.places[n + 1 :]
        return bool(place.default == ">=" and after and getattr(node, after[0].name) != after[0].default)

    def read(self, words: WordStream, alone: bool, adjectives: Sequence[int]) -> Any:
        """Return the node that comes next; the places of its adjectives are given."""
        values = dict(self.given)
        for at in adjectives:
            word = words.tokens[at][1]
            if word not in self.adjectives:
                raise NotationError(f"{word!r} says nothing of {self.kind.__name__}", words.tokens[at][2])
            name, values[name] = self.adjectives[word]
        if self.head:
            words.need(self.head)
        for n, place in enumerate(self.places):
            if not place.is_needed and (words.word not in place.begins or (alone and n > self.needed)):
                continue
            if place.unit and place.unit != words.following:
                continue
            if place.key:
                words.need(place.key)
            values[place.name] = place.part.read(words, alone or n < self.needed)
            if place.unit:
                words.advance()
        return self.kind(**values)


def in_parentheses(text: str) -> str:
    """Return the text in parentheses, if it is more than one word."""
    return f"({text})" if " " in text else text


def _runs_on(value: Any, after: Hole) -> bool:
    """Would what comes next be read as a part of this node?"""
    return is_dataclass(value) and any(after.begins & each.begins for each in shape_of(value).places)


def _word(field: Field[Any]) -> str:
    """The word by which a field is named."""
    return field.name.strip("_").replace("_", "-")


def _is_adjective(field: Field[Any]) -> bool:
    """Is it yes or no, with one of them as usual? Types of fields are looked at as they are written."""
    return field.type in ("bool", bool) and field.default is not MISSING


def _is_type(value: Any) -> bool:
    return isinstance(value, type) or get_origin(value) is Literal


def _fits(value: Any, to: Any) -> bool:
    """Is it that value, or one of that type?"""
    return isinstance(value, to) if isinstance(to, type) else value in get_args(to) if _is_type(to) else value == to


def default_of(field: Field[Any]) -> Any:
    """Return what a field holds where nothing is said; `MISSING` if it must be said."""
    return field.default_factory() if field.default_factory is not MISSING else field.default


def _hints(kind: type) -> dict[str, Any]:
    """Return the types of the fields of a class. `get_type_hints` finds the same, but takes as long for a class as it takes to
    read a deck."""
    found: dict[str, Any] = {}
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("rokugan."):
            for name, said in vars(each).get("__annotations__", {}).items():
                found[name] = _meant(each, said) if isinstance(said, str) else said
    return found


_MEANT: dict[tuple[str, str], Any] = {}


def _meant(kind: type, said: str) -> Any:
    """Return the type that an annotation of a class means. What its module knows only for mypy is found among the nodes beside
    the class."""
    place = (kind.__module__, said)
    if place not in _MEANT:
        known = vars(sys.modules[kind.__module__])
        try:
            _MEANT[place] = eval(said, known)
        except NameError:
            beside = {each.__name__: each for each in node_classes(_base_of(kind)) if each.__name__ not in known}
            _MEANT[place] = eval(said, known, beside)
    return _MEANT[place]


def _base_of(kind: type) -> type:
    """Return the oldest class of the house that a class is made of."""
    return [each for each in kind.__mro__ if each.__module__.startswith("rokugan.")][-1]


def node_classes(role: type) -> list[type]:
    """Return the dataclasses of `rokugan` that are of this role; what a grammar has made for itself is none of them.

    >>> from rokugan.program import Amount
    >>> sorted(each.__name__ for each in node_classes(Amount))[:3]
    ['AmountOf', 'Capped', 'ChosenNumber']
    """
    below: list[type] = role.__subclasses__()
    is_own = "__dataclass_params__" in vars(role) and role.__module__.startswith(PROGRAM) and role is not Node
    own = [role] if is_own else []
    return own + [each for kind in below for each in node_classes(kind)]


PROGRAM = "rokugan.program."


def shape_of(node: Any) -> Shape:
    """Return the first shape of its class that fits the node."""
    return next(shape for shape in shapes_of(type(node)) if shape.suits(node))


_SHAPES: dict[type[Any], tuple[Shape, ...]] = {}
_PARTS: dict[Any, Part] = {}


def shapes_of(kind: type[Any]) -> tuple[Shape, ...]:
    """Return the shapes of a class: those that it names, or its name and what has no default."""
    found = _SHAPES.get(kind)
    if found is None:
        found = _SHAPES[kind] = _made_shapes(kind)
    return found


def _made_shapes(kind: type[Any]) -> tuple[Shape, ...]:
    said: str | tuple[Variant, ...] = vars(kind).get("written", "")
    if not said:
        name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
        said = " ".join([name, *(f"{{{each.name}}}" for each in fields(kind) if default_of(each) is MISSING)])
    variants = (Variant(said),) if isinstance(said, str) else said
    return tuple(Shape(kind, variant, variants[:n]) for n, variant in enumerate(variants))


def part_of(hint: Any) -> Part:
    """Return what writes and reads the values of a type."""
    found = _PARTS.get(hint)
    if found is None:
        found = _PARTS[hint] = _made_part(hint)
    return found


def _made_part(hint: Any) -> Part:
    """Return how a field of this type is written in a shape."""
    if get_origin(hint) is Annotated:
        return OwnWord(small=True)
    if get_origin(hint) is Literal:
        return FixedWord(get_args(hint))
    if get_origin(hint) is tuple:
        first, *rest = get_args(hint)
        return Row(part_of(first)) if rest == [...] else Group([part_of(each) for each in (first, *rest)])
    kinds = get_args(hint) if get_origin(hint) in (UnionType, Union) else (hint,)
    some = tuple(each for each in kinds if each is not NoneType)
    if some[0] is str:
        return OwnWord()
    if some[0] in (int, bool):
        return Truth() if some[0] is bool else WholeNumber()
    words = [word for each in some for word in get_args(each) if get_origin(each) is Literal]
    return FixedWord(words) if words else Tree(some, NoneType in kinds)
