"""Checking plain data against typed structures (msgspec): what does not fit is one sentence with the path of the field.

A shape is a type that msgspec knows, mostly a Struct of a module whose name ends in `_form`. Types are strict: a number is
no text, `maybe` is neither true nor false. A key that nobody knows is named, with the nearest one that exists.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from rokugan.errors import RokuganError, brief, quote

T = TypeVar("T")


def check(data: object, shape: type[T], where: str, fault: type[RokuganError]) -> T:
    """The data as an object of that shape, or an error such as `my.yaml: players[0].hand: expected a list, found 1.`"""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        for path, sentence in faults(data, inspect.type_info(shape), ""):
            raise fault(f"{where}: {path}: {sentence}" if path else f"{where}: {sentence}") from None
        raise fault(f"{where}: {brief(error, 200)}.") from None


def unknown_key(key: object, keys: Iterable[str]) -> str:
    """The sentence about a key that nobody knows, with the nearest one that exists."""
    names = list(keys)
    near = get_close_matches(str(key)[:40], names, 1)
    remedy = f"did you mean `{near[0]}`?" if near else f"the keys here are {', '.join(names)}."
    return f"unknown key `{brief(key)}`; {remedy}"


def faults(data: object, kind: inspect.Type, path: str) -> Iterator[tuple[str, str]]:
    """Where data does not fit, and what is wrong there, the first place first."""
    if isinstance(kind, inspect.AnyType) or (isinstance(kind, inspect.NoneType) and data is None):
        return
    if isinstance(kind, inspect.UnionType):
        yield from in_union(data, kind, path)
    elif isinstance(kind, inspect.StructType) and isinstance(data, Mapping):
        yield from in_struct(data, kind, path)
    elif isinstance(kind, inspect.DictType) and isinstance(data, Mapping):
        for key, value in data.items():
            yield from faults(key, kind.key_type, path)
            yield from faults(value, kind.value_type, joined(path, key))
    elif isinstance(kind, (inspect.ListType, inspect.VarTupleType)) and isinstance(data, list):
        if not (kind.min_length or 0) <= len(data) <= (len(data) if kind.max_length is None else kind.max_length):
            yield path, f"expected {expected(kind)}, found {len(data)}."
        for index, value in enumerate(data):
            yield from faults(value, kind.item_type, f"{path}[{index}]")
    elif isinstance(kind, inspect.TupleType) and isinstance(data, list) and len(data) == len(kind.item_types):
        for index, value in enumerate(data):
            yield from faults(value, kind.item_types[index], f"{path}[{index}]")
    elif not fits(data, kind):
        length = of_length(kind) if isinstance(kind, inspect.StrType) and isinstance(data, str) else ""
        yield path, f"expected {expected(kind)}{length}, found {quote(data)}{remedy(data, kind)}."


def in_struct(data: Mapping[Any, Any], kind: inspect.StructType, path: str) -> Iterator[tuple[str, str]]:
    """The faults of a mapping whose keys are known."""
    known = {field.encode_name: field for field in kind.fields}
    for key, value in data.items():
        field = known.get(key) if isinstance(key, str) else None
        if field is None:
            yield path, unknown_key(key, known)
        else:
            yield from faults(value, field.type, joined(path, key))
    for name, field in known.items():
        if field.required and name not in data:
            yield path, f"the key `{name}` is missing."


def in_union(data: object, kind: inspect.UnionType, path: str) -> Iterator[tuple[str, str]]:
    """Where one of several kinds is allowed, the faults seen from the one that was meant."""
    if any(not any(faults(data, each, path)) for each in kind.types):
        return
    for each in kind.types:
        if same_family(data, each):
            yield from faults(data, each, path)
            return
    yield path, f"expected {expected(kind)}, found {quote(data)}{remedy(data, kind)}."


def remedy(data: object, kind: inspect.Type) -> str:
    """A number, or a word that YAML takes for true or false, is text once it stands in quotes."""
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    wanted = any(isinstance(each, inspect.StrType) for each in kinds)
    return "; put it in quotes" if wanted and isinstance(data, (int, float)) else ""


def same_family(data: object, kind: inspect.Type) -> bool:
    """Was this kind of thing meant, even if it is not right?"""
    if isinstance(data, Mapping):
        return isinstance(kind, (inspect.StructType, inspect.DictType))
    if isinstance(data, list):
        return isinstance(kind, (inspect.ListType, inspect.VarTupleType, inspect.TupleType))
    if isinstance(data, str):
        return isinstance(kind, inspect.StrType)
    return isinstance(kind, inspect.IntType) and isinstance(data, int) and not isinstance(data, bool)


def fits(data: object, kind: inspect.Type) -> bool:
    """Does a single value fit a kind that has no parts?"""
    if isinstance(kind, inspect.BoolType):
        return isinstance(data, bool)
    if isinstance(kind, inspect.IntType):
        if isinstance(data, bool) or not isinstance(data, int):
            return False
        return (kind.ge is None or data >= kind.ge) and (kind.le is None or data <= kind.le)
    if isinstance(kind, inspect.FloatType):
        return isinstance(data, (int, float)) and not isinstance(data, bool)
    if isinstance(kind, inspect.StrType):
        return isinstance(data, str) and (kind.min_length or 0) <= len(data) <= (kind.max_length or len(data))
    if isinstance(kind, inspect.LiteralType):
        return isinstance(data, (str, int)) and data in kind.values
    return False


def expected(kind: inspect.Type) -> str:
    """A kind in words."""
    if isinstance(kind, inspect.UnionType):
        said = dict.fromkeys(expected(each) for each in kind.types if not isinstance(each, inspect.NoneType))
        return " or ".join(said)
    if isinstance(kind, inspect.IntType):
        limits = kind.ge is not None and kind.le is not None
        return f"a whole number from {kind.ge} to {kind.le}" if limits else "a whole number"
    if isinstance(kind, inspect.LiteralType):
        return " or ".join(str(value) for value in kind.values)
    if isinstance(kind, inspect.TupleType):
        return f"a list of {len(kind.item_types)}"
    if isinstance(kind, (inspect.ListType, inspect.VarTupleType)):
        if kind.min_length:
            return f"a list of {kind.min_length}"
        return f"a list of at most {kind.max_length}" if kind.max_length else "a list"
    if isinstance(kind, (inspect.StructType, inspect.DictType)):
        return "a mapping"
    if isinstance(kind, inspect.StrType):
        return "text"
    return {inspect.BoolType: "true or false", inspect.FloatType: "a number", inspect.NoneType: "nothing"}[type(kind)]


def of_length(kind: inspect.StrType) -> str:
    """How long a text may be, in words."""
    return f" of 1 to {kind.max_length} characters" if kind.max_length else " that is not empty"


def joined(path: str, key: object) -> str:
    """The path of a key below a path."""
    return f"{path}.{brief(key, 40)}" if path else brief(key, 40)
