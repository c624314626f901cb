"""Data with one value replaced by another, wherever it stands."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all values inside a value."""
    yield path
    below = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in below:
        yield from paths(value, (*path, key))


def replaced(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """A copy with another value there."""
    if not path:
        return value
    whole = copy.deepcopy(data)
    inner = whole
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return whole
