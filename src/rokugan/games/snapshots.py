"""A game as bytes and back, for who has the record as well: a short cut past moves that were played before.

What never changes (definitions, compiled texts, chapters, constants of modules) is not written but named by the way to it from
a fresh game of the same record: so it is the same thing again, and everything that is compared by identity stays so.
A snapshot belongs to the code that wrote it: `edition_of_code` tells other code that it must play the record instead.
"""

from __future__ import annotations

import io
import pickle
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

from rokugan.core.game import Game
from rokugan.errors import RokuganError

ROOTS = ("cards", "behaviours", "rules", "printed")  # what a game shares with its clones and never changes
ENGINE = ("rokugan.core.", "rokugan.editions.", "rokugan.program.", "rokugan.cards.")
ATOMS = (str, bytes, int, float, bool, type(None), type, FunctionType, ModuleType)
Way = tuple[Any, ...]


class StaleSnapshot(RokuganError):
    """A snapshot that this code cannot go on from: the record must be played."""


def freeze(game: Game, fresh: Game) -> bytes:
    """The game as bytes; `fresh` is a game of the same record before its first move."""
    target = io.BytesIO()
    _Writer(target, _ways(game, fresh)).dump(game)
    return target.getvalue()


def thaw(data: bytes, fresh: Game) -> Game:
    """The game of a snapshot; StaleSnapshot if it is none of this code's."""
    try:
        found = _Reader(io.BytesIO(data), fresh).load()
    except Exception as error:
        raise StaleSnapshot(f"The snapshot cannot be read: {type(error).__name__}: {error}.") from None
    if type(found) is not type(fresh):
        raise StaleSnapshot("The snapshot is none of this game.")
    return found


# --------------------------------------------------------------------------------------------- what is shared


def parts_of(thing: Any) -> Iterator[tuple[Any, Any]]:
    """Yield what a thing is made of, each part with how one gets to it: a key, a number, or the name of a field."""
    kind: Any = type(thing)
    if kind is dict:
        yield from ((key, each) for key, each in thing.items() if isinstance(key, str))
    elif kind in (list, tuple):
        yield from enumerate(thing)
    elif kind.__module__.startswith("rokugan."):
        for name in (*fields_of(kind), *getattr(thing, "__dict__", ())):
            found = getattr(thing, name, None)
            if found is not None and not name.startswith(
                "_"
            ):  # what a thing finds out later for itself has no fixed place
                yield name, found


@cache
def fields_of(kind: Any) -> tuple[str, ...]:
    """The names of the fields that a class has slots for, interpreted or compiled."""
    found: list[str] = []
    for each in kind.__mro__:
        for where in ("__mypyc_attrs__", "__slots__"):
            names = each.__dict__.get(where, ())
            for name in (names,) if isinstance(names, str) else names:
                if name not in ("__dict__", "__weakref__") and name not in found:
                    found.append(name)
    return tuple(found)


def part(thing: Any, step: Any) -> Any:
    """One step on the way to a part."""
    return thing[step] if type(thing) in (dict, list, tuple) else getattr(thing, step)


def _ways(game: Game, fresh: Game) -> dict[int, Way]:
    """The way to each thing that the game shares with every game of its record, by the identity of the thing."""
    found: dict[int, Way] = {}
    waiting: list[tuple[Any, Any, Way]] = [(thing, thing, way) for thing, way in constants(len(sys.modules))]
    for root in ROOTS:
        if getattr(fresh, root, None) is not None:
            waiting.append((getattr(game, root), getattr(fresh, root), (root,)))
    waiting.reverse()
    while waiting:
        thing, there, way = waiting.pop()
        if isinstance(thing, ATOMS) or id(thing) in found or type(thing) is not type(there):
            continue
        if type(thing) not in (dict, list):
            found[id(thing)] = way
        others = dict(parts_of(there))
        waiting.extend((each, others[step], (*way, step)) for step, each in parts_of(thing) if step in others)
    return found


@cache
def constants(modules: int) -> tuple[tuple[Any, Way], ...]:
    """Return what stands in the modules of the engine under a name in capitals, while so many modules are loaded."""
    return tuple(
        (thing, (module, name))
        for module, content in sorted(sys.modules.items())
        if module.startswith(ENGINE)
        for name, thing in vars(content).items()
        if name.lstrip("_").isupper() and not isinstance(thing, (*ATOMS, dict))
    )


class _Writer(pickle.Pickler):
    def __init__(self, target: io.BytesIO, ways: dict[int, Way]) -> None:
        super().__init__(target, 5)
        self.ways = ways

    def persistent_id(self, thing: Any) -> Any:
        """The way to what is shared."""
        return self.ways.get(id(thing))

    def reducer_override(self, thing: Any) -> Any:
        """A thing of ours is its fields, whatever it says itself about being copied."""
        kind = type(thing)
        if kind.__module__.startswith("rokugan.") and not issubclass(kind, (type, BaseException)):
            return _made, (kind,), _state(thing), None, None, _filled
        return NotImplemented


def _kind(thing: Any) -> Any:
    return type(thing)


def _state(thing: Any) -> dict[str, Any]:
    state = {name: getattr(thing, name) for name in fields_of(_kind(thing)) if hasattr(thing, name)}
    return state | getattr(thing, "__dict__", {})


def _made(kind: Any) -> Any:
    return kind.__new__(kind)


def _filled(thing: Any, state: dict[str, Any]) -> None:
    for name, value in state.items():
        object.__setattr__(thing, name, value)


PLAIN = (
    (__name__, "_made"),
    (__name__, "_filled"),
    ("collections", "deque"),
    ("builtins", "set"),
    ("builtins", "frozenset"),
)


class _Reader(pickle.Unpickler):
    def __init__(self, source: io.BytesIO, fresh: Game) -> None:
        super().__init__(source)
        self.fresh = fresh

    def find_class(self, module: str, name: str) -> Any:
        """Classes of the engine, and the two functions above; nothing else."""
        if module.startswith(ENGINE) or (module, name) in PLAIN:
            found = super().find_class(module, name)
            if isinstance(found, type) or found in (_made, _filled):
                return found
        raise StaleSnapshot(f"{module}.{name} has no business in a snapshot.")

    def persistent_load(self, way: Way) -> Any:
        """Return what is shared, found on the way to it."""
        thing: Any = self.fresh
        if way[0] not in ROOTS:
            if not way[0].startswith(ENGINE):
                raise StaleSnapshot(f"{way[0]} has no business in a snapshot.")
            thing, way = import_module(way[0]), way[1:]
        for step in way:
            thing = part(thing, step)
        return thing
