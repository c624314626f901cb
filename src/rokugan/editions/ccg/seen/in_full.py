"""A view with all that it leaves out of open piles, battles, payments and duels, as it is as usual or stands elsewhere in it.
A view of the Living Card Game has no such battles; of it only the piles are filled in.

A view leaves out so that what changes is short (docs/view.md says what); whoever would rather read than look for it takes the
view in full. `web/src/wire/in_full.ts` does the same for the browser.

>>> field = {"at": "Bob.P2", "attacking": {"units": ["c3"], "force": 4}, "if_all_pass": {"winner": "attacking", "by": 4}}
>>> attack = {"attacker": "Ann", "defender": "Bob", "battlefields": [field]}
>>> home = {"name": "Bob", "provinces": [{"at": "Bob.P2", "strength": 7}], "zones": {}}
>>> seen = in_full({"players": [home], "under_way": {"attack": attack, "payment": None, "duel": None}})
>>> found = seen["under_way"]["attack"]["battlefields"][0]
>>> found["strength"], found["fought"], found["attacking"]["by_player"], found["defending"]["units"]
(7, False, {'Ann': 4}, [])
>>> found["if_all_pass"]["units_lost"], found["if_all_pass"]["missing"]
({'defending': 0}, 0)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

View = Mapping[str, Any]
SIDES = ("attacking", "defending")


def in_full(view: View) -> dict[str, Any]:
    """The same view with nothing left out of piles and of what is under way. The view itself stays as it is."""
    under_way = view["under_way"]
    attack, payment, duel = under_way["attack"], under_way["payment"], under_way["duel"]
    found = dict(under_way)
    if attack is not None:
        found["attack"] = _attack(view, attack)
    if payment is not None:
        found["payment"] = _payment(payment)
    if duel is not None:
        found["duel"] = _duel(view, duel)
    return {**view, "players": [_player(player) for player in view["players"]], "under_way": found}


def _player(player: View) -> dict[str, Any]:
    """A pile is as large as it is listed."""
    zones = {name: {"size": len(pile["cards"]), **pile} for name, pile in player["zones"].items()}
    return {**player, "zones": zones}


def strength_of(view: View, at: str) -> int | None:
    """The strength of the province of that name; None where there is none."""
    for player in view["players"]:
        for province in player["provinces"]:
            if province["at"] == at:
                found: int | None = province["strength"]
                return found
    return None


def _attack(view: View, attack: View) -> dict[str, Any]:
    """Nobody is invited, nobody is an ally."""
    invited = {side: attack.get("invited", {}).get(side, []) for side in SIDES}
    fields = [_battlefield(view, attack, each) for each in attack["battlefields"]]
    return {"allies": [], **attack, "invited": invited, "battlefields": fields}


def _battlefield(view: View, attack: View, field: View) -> dict[str, Any]:
    """Not fought yet, empty, as strong as the province there."""
    found = {"fought": False, "strength": strength_of(view, field["at"]), "terrains": [], "if_all_pass": None, **field}
    for side, leader in zip(SIDES, (attack["attacker"], attack["defender"]), strict=True):
        army = {"units": [], "force": 0, **field.get(side, {})}
        found[side] = {"by_player": {leader: army["force"]} if army["units"] else {}, **army}
    if found["if_all_pass"] is not None:
        found["if_all_pass"] = _foreseen(found["if_all_pass"])
    return found


def _foreseen(seen: View) -> dict[str, Any]:
    """Nobody wins, nothing is lost, nothing falls and nothing is missing for that."""
    winner = seen.get("winner")
    losing = SIDES if seen.get("tie") else [side for side in SIDES if winner is not None and side != winner]
    usual = {"winner": None, "tie": False, "by": 0, "province_falls": False, "missing": 0}
    lost = {name: {side: seen.get(name, {}).get(side, 0) for side in losing} for name in ("units_lost", "cards_lost")}
    return {**usual, **seen, **lost}


def _payment(payment: View) -> dict[str, Any]:
    """Nothing is paid yet, and nothing is wasted."""
    found = {"left": payment["cost"], "sources": [], **payment}
    if "auto" in found:
        found["auto"] = {"wasted": 0, **found["auto"]}
    return found


def _duel(view: View, duel: View) -> dict[str, Any]:
    """What both have focused lies in their piles."""
    piles = {player["name"]: player["zones"].get("focused") for player in view["players"]}
    found = dict(duel)
    for role in ("challenger", "challenged"):
        found[role] = {"focused": piles.get(duel[role]["player"]), "focus_value": 0, "from_hand": False, **duel[role]}
    return found
