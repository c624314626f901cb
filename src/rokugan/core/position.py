"""Small checks on written positions: every mistake gets one sentence with the place and the remedy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from rokugan.errors import ScenarioError, quote


def known_keys(entry: object, keys: Iterable[str], where: str) -> Mapping[str, Any]:
    """The mapping that is written there. A key that nobody knows is refused, with the nearest one that exists."""
    if not isinstance(entry, Mapping):
        raise ScenarioError(f"{where}: expected a mapping such as {{card: Ox}}, found {quote(entry)}.")
    names = list(keys)
    for key in entry:
        if key not in names:
            near = get_close_matches(str(key), names, 1)
            remedy = f"did you mean `{near[0]}`?" if near else f"the keys here are {', '.join(names)}."
            raise ScenarioError(f"{where}: unknown key `{key}`; {remedy}")
    return entry


def entry_list(value: object, where: str) -> list[Any]:
    """A list, or a ScenarioError."""
    if not isinstance(value, list):
        raise ScenarioError(f"{where}: expected a list, found {quote(value)}.")
    return value


def number(value: object, where: str) -> int:
    """A whole number, or a ScenarioError."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise ScenarioError(f"{where}: expected a whole number, found {quote(value)}.")
    return value
