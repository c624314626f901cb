"""Probes: the engine runs as ever, and notes at which places a fault would have made a difference there and then.

A place that is never reached, or whose faulty condition always has the value of the right one, is not noticed by that test; it
need not be run with the fault. So most of the work of trying faults is saved.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable
from typing import Any

from mutants.faults import Change, Place, changed, found, inside, loaded, renew


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

    def differs(self, number: int, value: Any, other: Callable[[], Any]) -> Any:
        """An expression has this value, and with the fault that other one."""
        if number not in self.noted and not self._asking:
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
            asked.setdefault(id(change.asked), []).append((number, _after(place)))
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


def _after(place: Place) -> ast.expr:
    """The expression as the fault makes it."""
    _, owner = found(place)
    change: Change = list(inside(owner, owner.lineno))[place.number][1]
    change()
    after = change.becomes or change.asked
    assert after is not None
    return after


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
            nothing = ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[])
            result = ast.copy_location(_call(_DIFFERS, number, result, ast.Lambda(nothing, other)), node)
            self.left.discard(number)
        return result


def _call(name: str, number: int, *more: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), [ast.Constant(number), *more], [])
