"""Views with names in the place of ids, so that tests can compare whole parts of them."""

from __future__ import annotations

from typing import Any


def called(view: dict[str, Any], id: str) -> str:
    """What moves call a thing of a view; of one that the viewer does not know only its back."""
    thing = view["things"][id]
    return str(thing.get("name") or thing.get("card") or thing.get("back", "a card"))


def named(view: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    """A part of a view with names in the place of ids."""

    def told(value: object) -> object:
        if isinstance(value, dict):
            return named(view, value)
        if isinstance(value, list):
            return [told(each) for each in value]
        return called(view, value) if isinstance(value, str) and value in view["things"] else value

    return {key: told(each) for key, each in part.items()}


def things(view: dict[str, Any]) -> dict[str, Any]:
    """The things that are known, by name."""
    return {called(view, id): named(view, each) for id, each in view["things"].items() if "card" in each}
