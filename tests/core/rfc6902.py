"""JSON Patch as a stranger's client has it: written from RFC 6902 and 6901 alone, strict, sharing nothing with the project."""

from __future__ import annotations

import json
from typing import Any


class Refused(Exception):
    """The patch does not fit the document."""


def applied(document: Any, patch: list[dict[str, Any]]) -> Any:
    """The document after the patch; both as they come over a wire."""
    whole = json.loads(json.dumps(document))
    for operation in json.loads(json.dumps(patch)):
        name = operation["op"]
        if name not in ("add", "remove", "replace", "move", "copy", "test") or not isinstance(operation["path"], str):
            raise Refused(operation)
        if name in ("add", "replace", "test"):
            value = operation["value"]
        if name in ("move", "copy"):
            value = json.loads(json.dumps(read(whole, tokens(operation["from"]))))
        if name == "move":
            if operation["path"].startswith(operation["from"] + "/"):
                raise Refused(operation)
            whole = without(whole, tokens(operation["from"]))
        path = tokens(operation["path"])
        if name == "test":
            if read(whole, path) != value:
                raise Refused(operation)
        elif name == "remove":
            whole = without(whole, path)
        elif name == "replace":
            read(whole, path)
            whole = value if not path else with_value(without(whole, path), path, value)
        else:
            whole = with_value(whole, path, value)
    return whole


def tokens(pointer: str) -> list[str]:
    """RFC 6901: the tokens of a pointer."""
    if pointer and not pointer.startswith("/"):
        raise Refused(pointer)
    return [token.replace("~1", "/").replace("~0", "~") for token in pointer.split("/")[1:]]


def index(token: str, below: int) -> int:
    """A place in an array: digits without a leading zero, and not behind the end."""
    if not token.isdigit() or (token[0] == "0" and token != "0") or int(token) >= below:
        raise Refused(token)
    return int(token)


def read(value: Any, path: list[str]) -> Any:
    """What stands there; it must exist."""
    for token in path:
        if isinstance(value, list):
            value = value[index(token, len(value))]
        elif isinstance(value, dict) and token in value:
            value = value[token]
        else:
            raise Refused(path)
    return value


def without(whole: Any, path: list[str]) -> Any:
    """The document without what stands there."""
    holder = read(whole, path[:-1])
    read(holder, path[-1:])
    del holder[index(path[-1], len(holder)) if isinstance(holder, list) else path[-1]]
    return whole


def with_value(whole: Any, path: list[str], value: Any) -> Any:
    """The document with the value added there."""
    if not path:
        return value
    holder = read(whole, path[:-1])
    if isinstance(holder, list):
        holder.insert(len(holder) if path[-1] == "-" else index(path[-1], len(holder) + 1), value)
    elif isinstance(holder, dict):
        holder[path[-1]] = value
    else:
        raise Refused(path)
    return whole
