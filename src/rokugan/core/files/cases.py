"""The cases of a scenario file: several short scenarios on one position, each laid over the file's own fields.

The form of the file has been checked (`scenario_form`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rokugan.catalogue import say
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
            raise ScenarioError(say("files.two_cases_bear_this_title", where=here))
        found[title] = laid_over(own, entry, here)
    if not found:
        raise ScenarioError(say("files.cases_is_empty", where=where))
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
                say(
                    "files.players_there_is_no_player_in_the_file",
                    where=where,
                    name=quote(name),
                    names=", ".join(names),
                )
            )
        if name in changes:
            raise ScenarioError(say("files.players_is_named_twice", where=where, name=brief(name)))
        changes[name] = each
    return [{**each, **changes.get(name, {})} for each, name in zip(own, names, strict=True)]
