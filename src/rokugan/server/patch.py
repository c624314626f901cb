"""The difference of two views as a JSON Patch (RFC 6902), and a patch applied.

Views change little from move to move: a few values, a card that goes from one list to another. So objects are compared
key by key, and lists by what they have in common at both ends.
"""

from __future__ import annotations

from typing import Any

Operation = dict[str, Any]


def difference(old: Any, new: Any) -> list[Operation]:
    """The operations that make the new value from the old one; none if they are equal.

    >>> difference({"honor": 5, "hand": ["Ox", "Fox"]}, {"honor": 7, "hand": ["Fox"]})
    [{'op': 'replace', 'path': '/honor', 'value': 7}, {'op': 'remove', 'path': '/hand/0'}]
    """
    found: list[Operation] = []
    _compare(old, new, "", found)
    return found


def _compare(old: Any, new: Any, path: str, found: list[Operation]) -> None:
    if old is new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_objects(old, new, path, found)
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(old, new, path, found)
    elif type(old) is not type(new) or old != new:
        found.append({"op": "replace", "path": path, "value": new})


def _compare_objects(old: dict[str, Any], new: dict[str, Any], path: str, found: list[Operation]) -> None:
    for key, value in old.items():
        if key not in new:
            found.append({"op": "remove", "path": f"{path}/{escaped(key)}"})
        else:
            _compare(value, new[key], f"{path}/{escaped(key)}", found)
    for key, value in new.items():
        if key not in old:
            found.append({"op": "add", "path": f"{path}/{escaped(key)}", "value": value})


def _compare_lists(old: list[Any], new: list[Any], path: str, found: list[Operation]) -> None:
    """What is equal at the beginning and at the end stays; between them lists of one length are compared place by place."""
    start = 0
    shorter = min(len(old), len(new))
    while start < shorter and same(old[start], new[start]):
        start += 1
    end = 0
    while end < shorter - start and same(old[-1 - end], new[-1 - end]):
        end += 1
    common = shorter - start - end
    for place in range(start, start + common):
        _compare(old[place], new[place], f"{path}/{place}", found)
    for _ in range(len(old) - end - start - common):
        found.append({"op": "remove", "path": f"{path}/{start + common}"})
    for place in range(start + common, len(new) - end):
        found.append({"op": "add", "path": f"{path}/{place}", "value": new[place]})


def same(one: Any, other: Any) -> bool:
    """Are they equal as JSON, where true is not 1?

    >>> same([1], [1]), same(True, 1), same({"a": 1}, {"a": True})
    (True, False, False)
    """
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return len(one) == len(other) and all(key in other and same(value, other[key]) for key, value in one.items())
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def escaped(key: str) -> str:
    """A key as it stands in a path (RFC 6901)."""
    return key.replace("~", "~0").replace("/", "~1") if "~" in key or "/" in key else key


def patched(value: Any, patch: list[Operation]) -> Any:
    """The value that a patch makes; the old one is used up.

    >>> patched({"hand": ["Ox", "Fox"]}, [{"op": "remove", "path": "/hand/0"}])
    {'hand': ['Fox']}
    """
    for operation in patch:
        if not operation["path"]:
            value = operation["value"]
            continue
        *way, last = [part.replace("~1", "/").replace("~0", "~") for part in operation["path"].split("/")[1:]]
        place = value
        for part in way:
            place = place[int(part)] if isinstance(place, list) else place[part]
        if isinstance(place, list):
            number = int(last)
            if operation["op"] == "add":
                place.insert(number, operation["value"])
            elif operation["op"] == "remove":
                del place[number]
            else:
                place[number] = operation["value"]
        elif operation["op"] == "remove":
            del place[last]
        else:
            place[last] = operation["value"]
    return value
