"""The dataclasses of nodes, made as far as they are needed.

A dataclass makes the source of five methods and compiles it, which for the 350 kinds of nodes costs more than a tenth of a second
whenever the engine is imported, though a game meets a third of them. Here they are the same dataclasses, frozen and with the
same meaning of equality, but each of their methods is compiled when it is first called.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(*, frozen: bool, repr: bool) -> Callable[[type], type]:
        """As `dataclasses.dataclass`, for nodes."""
        assert frozen
        assert not repr
        return _made


_MAKING = Lock()


def _made(kind: Any) -> Any:
    """Make a class a dataclass whose methods are still to be compiled."""
    kind.__doc__ = kind.__doc__ or kind.__name__  # else a signature is made for it
    above = [vars(each)["__dataclass_params__"] for each in kind.__mro__[1:] if "__dataclass_params__" in vars(each)]
    with _MAKING:  # as long as it is made, none of them counts as frozen: each would have methods compiled for that
        for each in above:
            each.frozen = False
        kind = dataclasses.dataclass(init=False, repr=False, eq=False)(kind)
        for each in (*above, kind.__dataclass_params__):
            each.frozen = True
    kind.__init__ = _first_init
    kind.__eq__ = _first_eq
    kind.__hash__ = _first_hash
    kind.__setattr__ = _cannot_set
    kind.__delattr__ = _cannot_delete
    return kind


def _first_init(self: Any, *args: Any, **kwargs: Any) -> None:
    kind = _class_of(type(self))
    kind.__init__ = _compiled("__init__", *_init_of(kind))
    kind.__init__(self, *args, **kwargs)


def _first_eq(self: Any, other: object) -> Any:
    kind = _class_of(type(self))
    lines = ["def __eq__(self, other):", " if other.__class__ is not self.__class__: return NotImplemented"]
    lines.append(f" return {_compared(kind, 'self')} == {_compared(kind, 'other')}")
    kind.__eq__ = _compiled("__eq__", lines, {})
    return kind.__eq__(self, other)


def _first_hash(self: Any) -> int:
    kind = _class_of(type(self))
    kind.__hash__ = _compiled("__hash__", ["def __hash__(self):", f" return hash({_compared(kind, 'self')})"], {})
    found: int = kind.__hash__(self)
    return found


def _cannot_set(self: object, name: str, value: object) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _cannot_delete(self: object, name: str) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _class_of(kind: type) -> Any:
    """The kind of node itself, of which a class that is no dataclass may be derived."""
    return next(each for each in kind.__mro__ if "__dataclass_fields__" in vars(each))


def _init_of(kind: Any) -> tuple[list[str], dict[str, Any]]:
    """The source of the method that fills in the fields, and the names that stand in it."""
    names: dict[str, Any] = {"_set": object.__setattr__}
    found = dataclasses.fields(kind)
    said: list[str] = []
    for each in (*(each for each in found if not each.kw_only), None, *(each for each in found if each.kw_only)):
        if each is None:
            said.append("*")
        elif each.default is dataclasses.MISSING:
            said.append(each.name)
        else:
            names[f"_{each.name}"] = each.default
            said.append(f"{each.name}=_{each.name}")
    if said[-1] == "*":
        said.pop()
    lines = [f"def __init__(self, {', '.join(said)}):"]
    lines += [f" _set(self, {each.name!r}, {each.name})" for each in found]
    return lines, names


def _compared(kind: Any, who: str) -> str:
    """The source of a tuple of what is compared."""
    return "(" + "".join(f"{who}.{each.name}, " for each in dataclasses.fields(kind) if each.compare) + ")"


def _compiled(name: str, lines: list[str], names: dict[str, Any]) -> Any:
    found: dict[str, Any] = {}
    exec("\n".join(lines), names, found)
    return found[name]
