"""The summary of a finished game: how it went turn by turn, and where it turned. Made by playing the record and looking
at it as a spectator does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rokugan.catalogue import say
from rokugan.games import open_record, play_line
from rokugan.server.seeing import SPECTATOR, outcome_of, turn_of, view_of

MOST_POINTS = 6
HONOR_THAT_MATTERS = 4
PROVINCE = 10  # a province weighs as much as so much Honor


def summary(record: Mapping[str, Any]) -> dict[str, Any]:
    """`{outcome, turns, turning}`: every turn as it stood when it ended, and the turns in which most changed."""
    game = open_record({**record, "moves": []})
    turns: list[dict[str, Any]] = []
    turn, active = turn_of(game), _active(view_of(game, SPECTATOR))
    for line in record["moves"]:
        play_line(game, line, "record")
        if turn_of(game) != turn:
            view = view_of(game, SPECTATOR)
            if turn > 0:
                turns.append({"turn": turn, "active": active, **standing(view)})
            turn, active = turn_of(game), _active(view)
    turns.append({"turn": turn, "active": active, **standing(view_of(game, SPECTATOR))})
    return {"outcome": outcome_of(game), "turns": turns, "turning": turning_points(turns)}


def _active(view: dict[str, Any]) -> str | None:
    return view.get("active")


def standing(view: dict[str, Any]) -> dict[str, Any]:
    """Return what everybody has: Honor, provinces that stand, and steps on the Paths where there are such."""
    found: dict[str, Any] = {
        "honor": {player["name"]: player.get("honor") for player in view["players"]},
        "provinces": {
            player["name"]: sum(not (each.get("destroyed") or each.get("broken")) for each in player["provinces"])
            for player in view["players"]
        },
    }
    paths = [path for part in view.get("extra", {}).values() for path in part.get("paths", ())]
    if paths:
        found["paths"] = {
            player["name"]: {path["path"]: path["steps"].get(player["name"], 0) for path in paths}
            for player in view["players"]
        }
    return found


def turning_points(turns: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The changes that weighed most, in the order in which they happened. The first turn is what the others begin from.

    >>> first = {"turn": 1, "honor": {"Ann": 5}, "provinces": {"Ann": 4}}
    >>> turning_points([first, {"turn": 2, "honor": {"Ann": 4}, "provinces": {"Ann": 2}}])
    [{'turn': 2, 'text': 'Ann loses 2 provinces.'}]
    """
    found: list[tuple[int, int, str]] = []
    before = turns[0]
    for each in turns[1:]:
        for name, now in each["provinces"].items():
            lost = before["provinces"][name] - now
            if lost > 0:
                key = "server.loses_a_province" if lost == 1 else "server.loses_provinces"
                found.append((lost * PROVINCE, each["turn"], say(key, name=name, n=lost)))
        for name, now in each["honor"].items():
            change = (now or 0) - (before["honor"][name] or 0)
            if abs(change) >= HONOR_THAT_MATTERS:
                key = "server.gains_honor" if change > 0 else "server.loses_honor"
                found.append((abs(change), each["turn"], say(key, name=name, n=abs(change))))
        for name, paths in each.get("paths", {}).items():
            for path, steps in paths.items():
                gained = steps - before.get("paths", {}).get(name, {}).get(path, 0)
                if gained > 0:
                    key = "server.takes_a_step" if gained == 1 else "server.takes_steps"
                    text = say(key, name=name, n=gained, path=path.capitalize())
                    found.append((gained * PROVINCE, each["turn"], text))
        before = each
    weightiest = sorted(found, key=lambda point: -point[0])[:MOST_POINTS]
    return [{"turn": turn, "text": text} for _, turn, text in sorted(weightiest, key=lambda point: point[1])]
