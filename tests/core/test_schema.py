"""What does not fit a schema is said, place by place."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.core.schema import faults

SOME: dict[str, Any] = {"type": ["string", "integer"], "pattern": "^a"}
PAIR: dict[str, Any] = {
    "type": "object",
    "properties": {"a": {"type": "string"}, "b": {"type": "integer"}},
    "required": ["a", "b"],
    "additionalProperties": False,
}


@pytest.mark.parametrize(
    ("value", "schema", "said"),
    [
        (3, SOME, []),
        ("ab", SOME, []),
        ("b", SOME, [": 'b' does not fit ^a"]),
        (True, {"type": "integer"}, [": True is no integer"]),
        (True, {"type": "boolean"}, []),
        (None, {"type": "null"}, []),
        ([1, "x"], {"type": "array", "items": {"type": "integer"}}, ["/1: 'x' is no integer"]),
        (2, {"const": 1}, [": 2 is not 1"]),
        (2, {"enum": [1, 3]}, [": 2 is none of [1, 3]"]),
        (3, {"enum": [1, 3]}, []),
        # of several forms that do not fit, the one that fits best tells what is wrong
        ({"a": "x"}, {"anyOf": [{**PAIR, "required": ["a", "b", "c"]}, PAIR]}, ["/b is missing"]),
        ({"a": "x", "b": 1}, {"anyOf": [{"type": "string"}, PAIR]}, []),
        ({"a": 1}, {"$ref": "#/$defs/pair", "$defs": {"pair": PAIR}}, ["/b is missing", "/a: 1 is no string"]),
    ],
)
def test_what_does_not_fit(value: object, schema: dict[str, Any], said: list[str]) -> None:
    assert faults(value, schema) == said
