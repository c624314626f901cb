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

from rokugan.catalogue import say
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
    remedy = say("files.did_you_mean", near=near[0]) if near else say("files.the_keys_here", names=", ".join(names))
    return say("files.unknown_key_here", word=brief(key), remedy=remedy)


def faults(data: object, kind: inspect.Type, path: str) -> Iterator[tuple[str, str]]:
    """Yield where data does not fit, and what is wrong there, the first place first."""
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
            yield path, say("files.expected_fewer", expected=expected(kind), count=len(data))
        for index, value in enumerate(data):
            yield from faults(value, kind.item_type, f"{path}[{index}]")
    elif isinstance(kind, inspect.TupleType) and isinstance(data, list) and len(data) == len(kind.item_types):
        for index, value in enumerate(data):
            yield from faults(value, kind.item_types[index], f"{path}[{index}]")
    elif not fits(data, kind):
        length = of_length(kind) if isinstance(kind, inspect.StrType) and isinstance(data, str) else ""
        yield (
            path,
            say(
                "files.expected_with_length",
                expected=expected(kind),
                length=length,
                found=quote(data),
                remedy=remedy(data, kind),
            ),
        )


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
            yield path, say("files.the_key_is_missing", name=name)


def in_union(data: object, kind: inspect.UnionType, path: str) -> Iterator[tuple[str, str]]:
    """Yield where one of several kinds is allowed, the faults seen from the one that was meant."""
    if any(not any(faults(data, each, path)) for each in kind.types):
        return
    for each in kind.types:
        if same_family(data, each):
            yield from faults(data, each, path)
            return
    yield path, say("files.expected", expected=expected(kind), found=quote(data), remedy=remedy(data, kind))


def remedy(data: object, kind: inspect.Type) -> str:
    """A number, or a word that YAML takes for true or false, is text once it stands in quotes."""
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    wanted = any(isinstance(each, inspect.StrType) for each in kinds)
    return say("files.put_it_in_quotes") if wanted and isinstance(data, (int, float)) else ""


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
        return say("files.or").join(said)
    if isinstance(kind, inspect.IntType):
        limits = kind.ge is not None and kind.le is not None
        return say("files.a_whole_number_from", least=kind.ge, most=kind.le) if limits else say("files.a_whole_number")
    if isinstance(kind, inspect.LiteralType):
        return say("files.or").join(str(value) for value in kind.values)
    if isinstance(kind, inspect.TupleType):
        return say("files.a_list_of", count=len(kind.item_types))
    if isinstance(kind, (inspect.ListType, inspect.VarTupleType)):
        if kind.min_length:
            return say("files.a_list_of", count=kind.min_length)
        return say("files.a_list_of_at_most", count=kind.max_length) if kind.max_length else say("files.a_list")
    if isinstance(kind, (inspect.StructType, inspect.DictType)):
        return say("files.a_mapping")
    if isinstance(kind, inspect.StrType):
        return say("files.text")
    plain = {inspect.BoolType: "true_or_false", inspect.FloatType: "a_number", inspect.NoneType: "nothing"}
    return say(f"files.{plain[type(kind)]}")


def of_length(kind: inspect.StrType) -> str:
    """Return how long a text may be, in words."""
    return say("files.of_1_to_characters", most=kind.max_length) if kind.max_length else say("files.not_empty")


def joined(path: str, key: object) -> str:
    """The path of a key below a path."""
    return f"{path}.{brief(key, 40)}" if path else brief(key, 40)
