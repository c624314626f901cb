"""The difference of two plain data as a JSON Patch (RFC 6902), and a patch carried out.

>>> old = {"turn": 1, "hand": ["a", "b", "c"], "favor": None}
>>> new = {"turn": 2, "hand": ["a", "c"]}
>>> patch = difference(old, new)
>>> patch
[{'op': 'remove', 'path': '/favor'}, {'op': 'replace', 'path': '/turn', 'value': 2}, {'op': 'remove', 'path': '/hand/1'}]
>>> patched(old, patch) == new
True
"""

from __future__ import annotations

from typing import Any

Operation = dict[str, Any]
MOST_PARTS = 16  # of what is worth comparing with itself as a whole
MOST_PAIRS = 1024  # of two rows that are compared value by value
WORDS = len("{'op': 'replace', 'path': '', 'value': }")


def difference(old: object, new: object) -> list[Operation]:
    """The operations that make the new of the old."""
    found: list[Operation] = []
    _compare(old, new, "", found)
    return found


def _compare(old: object, new: object, path: str, found: list[Operation]) -> None:
    """Add to `found` the operations that make the new value out of the old one."""
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        if old != new:
            _compare_parts(old, new, path, found)
    elif isinstance(old, list) and isinstance(new, list):
        if old != new:
            _compare_lists(old, new, path, found)
    elif old != new:
        found.append({"op": "replace", "path": path, "value": new})


def _compare_parts(old: dict[str, Any], new: dict[str, Any], path: str, found: list[Operation]) -> None:
    """Part by part."""
    parts: list[Operation] = []
    for key in old:
        if key not in new:
            parts.append({"op": "remove", "path": f"{path}/{escaped(key)}"})
    for key, value in new.items():
        if key in old:
            _compare(old[key], value, f"{path}/{escaped(key)}", parts)
        else:
            parts.append({"op": "add", "path": f"{path}/{escaped(key)}", "value": value})
    found.extend(shorter(parts, new, path))


def shorter(parts: list[Operation], whole: dict[str, Any] | list[Any], path: str) -> list[Operation]:
    """Changes of parts; where many of a few parts changed and the whole is shorter, the whole."""
    if path and len(parts) > 1 and len(whole) <= MOST_PARTS and len(str(parts)) > len(str(whole)) + len(path) + WORDS:
        return [{"op": "replace", "path": path, "value": whole}]
    return parts


def _compare_lists(old: list[Any], new: list[Any], path: str, found: list[Operation]) -> None:
    """Lists of plain values are rows that cards leave and join; lists of things with parts are compared place by place too, and
    what is shorter is taken."""
    if any(isinstance(each, (dict, list)) for each in (*old, *new)):
        _compare_places(old, new, path, found)
        return
    kept = _kept(old, new)
    if not kept and len(old) + len(new) > 2:
        found.append({"op": "replace", "path": path, "value": new})
    else:
        found.extend(shorter(_as_row(old, new, kept, path), new, path))


def _as_row(old: list[Any], new: list[Any], kept: list[int], path: str) -> list[Operation]:
    """Return what leaves a row and what joins it."""
    found: list[Operation] = [
        {"op": "remove", "path": f"{path}/{place}"} for place in range(len(old) - 1, -1, -1) if place not in kept
    ]
    standing = [old[place] for place in kept]
    at = 0
    for place, value in enumerate(new):
        if at < len(standing) and standing[at] == value:
            at += 1
        else:
            where = "-" if at == len(standing) else str(place)
            found.append({"op": "add", "path": f"{path}/{where}", "value": value})
    return found


def _kept(old: list[Any], new: list[Any]) -> list[int]:
    """The places in the old row of values that stay, in their order: as many as possible, for rows that are not too long."""
    if len(old) * len(new) > MOST_PAIRS:
        return _kept_greedily(old, new)
    longest = [[0] * (len(new) + 1) for _ in range(len(old) + 1)]  # what stays of old[i:] and new[j:]
    for i in range(len(old) - 1, -1, -1):
        row, below, value = longest[i], longest[i + 1], old[i]
        for j in range(len(new) - 1, -1, -1):
            row[j] = below[j + 1] + 1 if value == new[j] else max(below[j], row[j + 1])
    kept: list[int] = []
    i = j = 0
    while i < len(old) and j < len(new):
        if old[i] == new[j]:
            kept.append(i)
            i, j = i + 1, j + 1
        elif longest[i + 1][j] >= longest[i][j + 1]:
            i += 1
        else:
            j += 1
    return kept


def _kept_greedily(old: list[Any], new: list[Any]) -> list[int]:
    """Those that come next in the new row: the first that fits is taken."""
    kept: list[int] = []
    at = 0
    for place, value in enumerate(old):
        if value in new[at:]:
            at = new.index(value, at) + 1
            kept.append(place)
    return kept


def _compare_places(old: list[Any], new: list[Any], path: str, found: list[Operation]) -> None:
    """Place by place from the beginning, or by what was taken out and put in, whichever is shorter."""
    common = min(len(old), len(new))
    parts: list[Operation] = []
    for place in range(common):
        _compare(old[place], new[place], f"{path}/{place}", parts)
    for place in range(len(old) - 1, common - 1, -1):
        parts.append({"op": "remove", "path": f"{path}/{place}"})
    for value in new[common:]:
        parts.append({"op": "add", "path": f"{path}/-", "value": value})
    if len(parts) > 1:
        row = _as_row(old, new, _kept(old, new), path)
        if len(str(row)) < len(str(parts)):
            parts = row
    found.extend(shorter(parts, new, path))


def escaped(key: str) -> str:
    """A key as a part of a path.

    >>> escaped("a/b~c")
    'a~1b~0c'
    """
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key


def patched(document: object, patch: list[Operation]) -> object:
    """The document after a patch (RFC 6902); the document itself stays as it is.

    >>> patched({"a": [1, 2]}, [{"op": "move", "from": "/a/0", "path": "/b"}, {"op": "copy", "from": "/b", "path": "/a/-"}])
    {'a': [2, 1], 'b': 1}
    """
    found = [copied(document)]
    for each in patch:
        op, path = each["op"], each["path"]
        if op == "test":
            if _at(found, path) != each["value"]:
                raise ValueError(f"{path or 'the whole'} is not what the patch is for")
        elif op == "remove":
            _take(found, path)
        elif op == "move":
            _put(found, path, _take(found, each["from"]), True)
        else:
            value = _at(found, each["from"]) if op == "copy" else each["value"]
            _put(found, path, copied(value), op != "replace")
    return found[0]


def _steps(path: str) -> list[str]:
    """The steps of a path into what holds the document."""
    return ["0", *(part.replace("~1", "/").replace("~0", "~") for part in path.split("/")[1:])]


def _holder(found: list[Any], steps: list[str]) -> dict[str, Any] | list[Any]:
    """Return what holds the last step."""
    place: Any = found
    for part in steps[:-1]:
        place = place[int(part)] if isinstance(place, list) else place[part]
    holder: dict[str, Any] | list[Any] = place
    return holder


def _at(found: list[Any], path: str) -> object:
    """The value at the path."""
    steps = _steps(path)
    place = _holder(found, steps)
    value: object = place[int(steps[-1])] if isinstance(place, list) else place[steps[-1]]
    return value


def _take(found: list[Any], path: str) -> object:
    """Take the value at the path out."""
    steps = _steps(path)
    place = _holder(found, steps)
    value: object = place.pop(int(steps[-1])) if isinstance(place, list) else place.pop(steps[-1])
    return value


def _put(found: list[Any], path: str, value: object, anew: bool) -> None:
    """Put a value there; anew: what stands there in a list moves on."""
    steps = _steps(path)
    place, last = _holder(found, steps), steps[-1]
    if isinstance(place, dict):
        place[last] = value
    elif anew and place is not found:
        place.insert(len(place) if last == "-" else int(last), value)
    else:
        place[int(last)] = value


def copied(value: object) -> object:
    """Plain data of its own."""
    if isinstance(value, dict):
        return {key: copied(each) for key, each in value.items()}
    return [copied(each) for each in value] if isinstance(value, list) else value
