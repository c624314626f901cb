"""The cases of a scenario file: several short scenarios on one position, each laid over the file's own fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rokugan.core.position import entry_list, known_keys
from rokugan.errors import ScenarioError


def cases_of(data: Mapping[str, Any], keys: tuple[str, ...], where: str) -> dict[str, dict[str, Any]]:
    """Every case of a file as a whole scenario, by title. A file without `cases` is one case without a title."""
    own = {key: value for key, value in data.items() if key != "cases"}
    if "cases" not in data:
        return {"": own}
    found: dict[str, dict[str, Any]] = {}
    for index, entry in enumerate(entry_list(data["cases"], f"{where}: cases")):
        title = case_title(entry, f"{where}: case {index + 1}")
        here = f"{where}, case {title!r}"
        if title in found:
            raise ScenarioError(f"{here}: two cases bear this title; give each a title of its own.")
        known_keys(entry, keys, here)
        found[title] = laid_over(own, entry, here)
    if not found:
        raise ScenarioError(f"{where}: `cases` is empty; write a case, or leave the key out.")
    return found


def case_title(entry: Any, where: str) -> str:
    """The title by which a case is told from the others."""
    title = entry.get("title") if isinstance(entry, Mapping) else None
    if not isinstance(title, str) or not title.strip():
        raise ScenarioError(f"{where}: a case is a mapping with a `title` in words.")
    return title.strip()


def laid_over(own: Mapping[str, Any], entry: Mapping[str, Any], where: str) -> dict[str, Any]:
    """The file's fields with the case's in their place; players are merged, cards and steps are added."""
    whole = {**own, **entry}
    for key in [key for key in ("cards", "script") if key in whole]:
        common = entry_list(own.get(key) or [], f"{where}: {key}")
        whole[key] = common + entry_list(entry.get(key) or [], f"{where}: {key}")
    if "players" in own and "players" in entry:
        whole["players"] = merged_players(own["players"], entry["players"], where)
    return whole


def merged_players(own: Any, said: Any, where: str) -> list[Any]:
    """The file's players in their order, each with the fields that the case gives him in place of his own."""
    players = entry_list(own, f"{where}: players")
    changes: dict[str, Mapping[str, Any]] = {}
    names = [str(each.get("name")) if isinstance(each, Mapping) else "" for each in players]
    for each in entry_list(said, f"{where}: players"):
        name = str(each.get("name")) if isinstance(each, Mapping) else ""
        if name not in names:
            raise ScenarioError(
                f"{where}: players: there is no player {name!r} in the file; its players are {', '.join(names)}."
            )
        if name in changes:
            raise ScenarioError(f"{where}: players: {name} is named twice.")
        changes[name] = each
    return [{**each, **changes[name]} if name in changes else each for each, name in zip(players, names, strict=True)]
