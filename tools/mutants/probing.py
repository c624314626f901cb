"""Probes: the engine runs as ever, and notes at which places a fault would have made a difference there and then.

A place that is never reached, or whose faulty condition always has the value of the right one, is not noticed by that test; it
need not be run with the fault. So most of the work of trying faults is saved. A probe must not change the game: what is the
opposite of the right value differs without being asked, and an expression that does something is not asked twice.
"""

from __future__ import annotations

import ast
import builtins
import pickle
from collections.abc import Callable
from functools import cache
from typing import Any

from mutants.faults import Change, Place, changed, found, inside, loaded, renew, words

OPPOSITE = {
    *((ast.Eq, ast.NotEq), (ast.NotEq, ast.Eq), (ast.Is, ast.IsNot), (ast.IsNot, ast.Is), (ast.In, ast.NotIn)),
    *((ast.NotIn, ast.In), (ast.GtE, ast.Lt), (ast.Lt, ast.GtE)),
}
ACTING = {"pop", "popleft", "next", "step", "below", "shuffle", "ask_anew", "_ask_for", "watch"}


class Probes:
    """What the probes noted since it was last forgotten: the numbers of places."""

    def __init__(self, places: list[Place]) -> None:
        self.noted: set[int] = set()
        self._asking = False
        setattr(builtins, _REACHED, self.reached)
        setattr(builtins, _DIFFERS, self.differs)
        in_functions: dict[tuple[str, str], list[int]] = {}
        for number, place in enumerate(places):
            if place.name:
                owner = loaded(place)
                setattr(owner, place.name, _Watched(self, number, getattr(owner, place.name)))
            else:
                in_functions.setdefault((place.file, place.owner), []).append(number)
        for numbers in in_functions.values():
            renew(places[numbers[0]], probed({number: places[number] for number in numbers}))

    def reached(self, number: int) -> bool:
        """A statement is about to be carried out that the fault leaves out."""
        self.noted.add(number)
        return True

    def differs(self, number: int, value: Any, other: Callable[[], Any] | None) -> Any:
        """An expression has this value, and with the fault that other one; None if it is another one for certain."""
        if other is None:
            self.noted.add(number)
        elif number not in self.noted and not self._asking:
            self._asking = True
            try:
                same = bool(value == other())
            except Exception:
                same = False
            finally:
                self._asking = False
            if not same:
                self.noted.add(number)
        return value


_REACHED = "_mutants_reached"
_DIFFERS = "_mutants_differs"


class _Watched:
    """The value of a class, noted when somebody asks for it."""

    def __init__(self, probes: Probes, number: int, value: object) -> None:
        assert value != changed(value)
        self.probes, self.number, self.value = probes, number, value

    def __get__(self, instance: object, owner: type) -> object:
        self.probes.noted.add(self.number)
        return self.value


def probed(places: dict[int, Place]) -> ast.Module:
    """A module with probes at these places, all of one function. Where none can stand (the constant of a pattern), it stands at
    the beginning of the function."""
    one = next(iter(places.values()))
    tree, owner = found(one)
    assert isinstance(owner, ast.FunctionDef)
    here = [change for _, change in inside(owner, owner.lineno)]
    asked: dict[int, list[tuple[int, ast.expr]]] = {}
    left = set(places)
    for number, place in places.items():
        change = here[place.number]
        if change.asked is not None:
            after = _after(place)
            certain = _is_opposite(change.asked, after) or _acts(after)
            asked.setdefault(id(change.asked), []).append((number, ast.Constant(None) if certain else _asking(after)))
    wrapping = _Wrapping(asked, left)
    for number, place in places.items():
        change = here[place.number]
        if change.asked is None:
            old = change.block[change.at]
            change.block[change.at] = ast.copy_location(ast.If(_call(_REACHED, number), [old], []), old)
            left.discard(number)
    owner.body = [wrapping.visit(statement) for statement in owner.body]
    first = 1 if ast.get_docstring(owner) is not None else 0
    owner.body[first:first] = [
        ast.copy_location(ast.Expr(_call(_REACHED, number)), owner.body[0]) for number in sorted(left)
    ]
    return ast.fix_missing_locations(tree)


@cache
def _written(file: str, owner: str) -> bytes:
    """A function as a tree, to be had anew many times."""
    return pickle.dumps(found(Place(file, 0, owner, 0))[1])


def _after(place: Place) -> ast.expr:
    """The expression as the fault makes it."""
    owner = pickle.loads(_written(place.file, place.owner))
    change: Change = list(inside(owner, owner.lineno))[place.number][1]
    change()
    after = change.becomes or change.asked
    assert after is not None
    return after


def _is_opposite(before: ast.expr, after: ast.expr) -> bool:
    """Whether one is true exactly when the other is false."""
    plain, turned = (before, after) if isinstance(after, ast.UnaryOp) else (after, before)
    if isinstance(turned, ast.UnaryOp) and isinstance(turned.op, ast.Not):
        return words(turned.operand) == words(plain)
    if isinstance(before, ast.Compare) and isinstance(after, ast.Compare) and len(before.ops) == 1:
        return (type(before.ops[0]), type(after.ops[0])) in OPPOSITE
    return False


def _acts(asked: ast.expr) -> bool:
    """Whether something is done in it that must not be done twice."""
    called = [each.func for each in ast.walk(asked) if isinstance(each, ast.Call)]
    return any((each.attr if isinstance(each, ast.Attribute) else words(each)) in ACTING for each in called)


def _asking(asked: ast.expr) -> ast.expr:
    nothing = ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[])
    return ast.Lambda(nothing, asked)


class _Wrapping(ast.NodeTransformer):
    """Puts the probes around expressions."""

    def __init__(self, asked: dict[int, list[tuple[int, ast.expr]]], left: set[int]) -> None:
        self.asked, self.left = asked, left

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, (ast.pattern, ast.JoinedStr)):
            return node
        number_of = id(node)
        result: Any = self.generic_visit(node)
        for number, other in self.asked.get(number_of, ()):
            result = ast.copy_location(_call(_DIFFERS, number, result, other), node)
            self.left.discard(number)
        return result


def _call(name: str, number: int, *more: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), [ast.Constant(number), *more], [])
