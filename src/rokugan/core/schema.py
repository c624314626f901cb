"""The schema of views, and what of a value does not fit a JSON Schema: only the words that our schema uses."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

_TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}


@cache
def view_schema() -> dict[str, Any]:
    """The JSON Schema of a view; `$defs` has those of its parts, of an event and of an explanation."""
    found: dict[str, Any] = json.loads((Path(__file__).parent / "view.schema.json").read_text(encoding="utf-8"))
    return found


def faults(value: object, schema: dict[str, Any], whole: dict[str, Any] | None = None, path: str = "") -> list[str]:
    """A sentence for each place at which a value does not fit.

    >>> faults({"a": 1}, {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["b"]})
    ['/b is missing', '/a: 1 is no string']
    """
    whole = schema if whole is None else whole
    if "$ref" in schema:
        return faults(value, whole["$defs"][schema["$ref"].rpartition("/")[2]], whole, path)
    if "anyOf" in schema:
        tried = [faults(value, each, whole, path) for each in schema["anyOf"]]
        return [] if any(not each for each in tried) else min(tried, key=len)
    if "const" in schema:
        return [] if value == schema["const"] else [f"{path}: {value!r} is not {schema['const']!r}"]
    if "enum" in schema:
        return [] if value in schema["enum"] else [f"{path}: {value!r} is none of {schema['enum']}"]
    kinds = [schema["type"]] if isinstance(schema["type"], str) else schema["type"]
    if not any(_is(value, kind) for kind in kinds):
        return [f"{path}: {value!r} is no {' or '.join(kinds)}"]
    if isinstance(value, list):
        return [each for n, item in enumerate(value) for each in faults(item, schema["items"], whole, f"{path}/{n}")]
    if isinstance(value, str) and "pattern" in schema and not re.search(schema["pattern"], value):
        return [f"{path}: {value!r} does not fit {schema['pattern']}"]
    return _parts(value, schema, whole, path) if isinstance(value, dict) else []


def _is(value: object, kind: str) -> bool:
    return isinstance(value, _TYPES[kind]) and not (kind == "integer" and isinstance(value, bool))


def _parts(value: dict[str, Any], schema: dict[str, Any], whole: dict[str, Any], path: str) -> list[str]:
    """Return what is wrong with the parts of an object: what is missing, unknown, or of another kind."""
    found = [f"{path}/{key} is missing" for key in schema.get("required", ()) if key not in value]
    known = schema.get("properties", {})
    others = schema.get("additionalProperties", True)
    for key, each in value.items():
        if key in known:
            found += faults(each, known[key], whole, f"{path}/{key}")
        elif others is False:
            found.append(f"{path}/{key} is not in the schema")
        elif isinstance(others, dict):
            found += faults(each, others, whole, f"{path}/{key}")
    return found
