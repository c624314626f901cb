"""Where the cards of a view are: the list in which a card stands tells it, and the card itself only what is otherwise.

>>> things = {"c1": {}, "c2": {"owner": "Bob"}, "c3": {"attachments": ["c2"]}, "c4": {"zone": "resolving", "owner": "Ann"}}
>>> home = {"name": "Ann", "zones": {"hand": {"cards": ["c1"]}}, "in_play": ["c3"], "provinces": [], "stronghold": None}
>>> found = whereabouts({"things": things, "players": [home], "under_way": {"attack": None}, "extra": {}})
>>> found["c1"], found["c2"]
(Whereabouts(owner='Ann', zone='hand', at='Ann.hand'), Whereabouts(owner='Bob', zone='home', at='Ann.home'))
>>> found["c4"].at
'Ann.resolving'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

View = Mapping[str, Any]
SIDES = ("attacking", "defending")


class Whereabouts(NamedTuple):
    """Whose a card is, in which zone, and where: `Ann.home`, `Bob.P2`, `(0,1)`."""

    owner: str
    zone: str
    at: str


def whereabouts(view: View) -> dict[str, Whereabouts]:
    """The place of every card in the viewer's sight, by id."""
    listed = _listed(view)
    for id, place in _fighting(view).items():
        if id in listed:
            listed[id] = Whereabouts(listed[id].owner, *place)
    found: dict[str, Whereabouts] = {}
    things: View = view["things"]
    attached = {each for thing in things.values() for each in thing.get("attachments", ())}
    for id in things:
        if id not in attached:
            _settle(id, listed.get(id, Whereabouts("", "", "")), things, found)
    return found


def sides(view: View) -> dict[str, str]:
    """Of those who are in a battle or a conflict: `attacking` or `defending`."""
    found = {id: thing["side"] for id, thing in view["things"].items() if "side" in thing}
    attack = view["under_way"]["attack"]
    for field in attack["battlefields"] if attack is not None else ():
        for side in SIDES:
            found.update(dict.fromkeys(field.get(side, {}).get("units", ()), side))
    conflict = view["extra"].get("lcg", {}).get("conflict")
    if conflict is not None:
        for side in SIDES:
            found.update(dict.fromkeys(conflict[side], side))
    return found


def _settle(id: str, usual: Whereabouts, things: View, found: dict[str, Whereabouts]) -> None:
    """A card, and what is attached to it: that is where its host is, and its host's player's unless it says another."""
    thing = things[id]
    owner = thing.get("owner", usual.owner)
    zone = thing.get("zone", usual.zone)
    place = usual.at if "zone" not in thing else f"{owner}.{zone}"
    found[id] = Whereabouts(owner, zone, thing.get("at", place))
    for each in thing.get("attachments", ()):
        _settle(each, Whereabouts(usual.owner, found[id].zone, found[id].at), things, found)


def _listed(view: View) -> dict[str, Whereabouts]:
    """Return what the lists of the players, and of the board, tell."""
    found: dict[str, Whereabouts] = {}
    for player in view["players"]:
        name = player["name"]
        for zone, pile in player["zones"].items():
            found.update(dict.fromkeys(pile["cards"], Whereabouts(name, zone, f"{name}.{zone}")))
        home = Whereabouts(name, "home", f"{name}.home")
        for province in player["provinces"]:
            inside = Whereabouts(name, "province", province["at"])
            found.update(dict.fromkeys(province["cards"], inside))
            if province.get("card"):
                found[province["card"]] = inside
            if province.get("region"):
                found[province["region"]] = home
            found.update(dict.fromkeys(province.get("fortifications", ()), home))
        found.update(dict.fromkeys(player["in_play"], home))
        found.update(dict.fromkeys([each for each in (player["stronghold"], player.get("role")) if each], home))
    board = view["extra"].get("war_of_honor")
    for tile in board["tiles"] if board is not None else ():
        if tile["card"] is not None:
            at = "" if tile["at"] is None else f"({tile['at'][0]},{tile['at'][1]})"
            found[tile["card"]] = Whereabouts(tile["owner"] or "", "board", at)
    return found


def _fighting(view: View) -> dict[str, tuple[str, str]]:
    """Zone and place of those who are in a battle or a conflict."""
    found: dict[str, tuple[str, str]] = {}
    attack = view["under_way"]["attack"]
    for field in attack["battlefields"] if attack is not None else ():
        for side in SIDES:
            found.update(dict.fromkeys(field.get(side, {}).get("units", ()), ("battlefield", field["at"])))
    conflict = view["extra"].get("lcg", {}).get("conflict")
    if conflict is not None:
        for side in SIDES:
            found.update(dict.fromkeys(conflict[side], ("conflict", conflict["province"] or "")))
    return found
