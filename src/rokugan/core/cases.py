"""The cases of a scenario file: several short scenarios on one position, each laid over the file's own fields.

The form of the file has been checked (`scenario_form`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rokugan.errors import ScenarioError, brief, quote


def cases_of(data: Mapping[str, Any], where: str) -> dict[str, dict[str, Any]]:
    """Every case of a file as a whole scenario, by title. A file without `cases` is one case without a title."""
    own = {key: value for key, value in data.items() if key != "cases"}
    if "cases" not in data:
        return {"": own}
    found: dict[str, dict[str, Any]] = {}
    for entry in data["cases"]:
        title = entry["title"].strip()
        here = f"{where}, case {quote(title)}"
        if title in found:
            raise ScenarioError(f"{here}: two cases bear this title; give each a title of its own.")
        found[title] = laid_over(own, entry, here)
    if not found:
        raise ScenarioError(f"{where}: `cases` is empty; write a case, or leave the key out.")
    return found


def laid_over(own: Mapping[str, Any], entry: Mapping[str, Any], where: str) -> dict[str, Any]:
    """The file's fields with the case's in their place; players are merged, cards and steps are added."""
    whole = {**own, **entry}
    for key in [key for key in ("cards", "script") if key in whole]:
        whole[key] = (own.get(key) or []) + (entry.get(key) or [])
    if "players" in own and "players" in entry:
        whole["players"] = merged_players(own["players"], entry["players"], where)
    return whole


def merged_players(own: list[dict[str, Any]], said: list[dict[str, Any]], where: str) -> list[dict[str, Any]]:
    """The file's players in their order, each with the fields that the case gives him in place of his own."""
    changes: dict[str, dict[str, Any]] = {}
    names = [str(each["name"]) for each in own]
    for each in said:
        name = str(each["name"])
        if name not in names:
            raise ScenarioError(
                f"{where}: players: there is no player {quote(name)} in the file; its players are {', '.join(names)}."
            )
        if name in changes:
            raise ScenarioError(f"{where}: players: {brief(name)} is named twice.")
        changes[name] = each
    return [{**each, **changes.get(name, {})} for each, name in zip(own, names, strict=True)]
