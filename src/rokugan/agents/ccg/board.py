"""The board: where to lay tiles, and between which Fortresses to attack."""

from __future__ import annotations

from collections.abc import Sequence

from rokugan.agents.ccg.table import Table, View, units_of
from rokugan.agents.contract import Option
from rokugan.editions.war_of_honor.box.data import FORTRESS
from rokugan.editions.war_of_honor.box.hexes import CENTRE, Hex, adjacent, distance


def choose_place(table: Table, choices: Sequence[Option]) -> Option:
    """Lay Fortresses before Plains, beside the city and beside as many rivals as possible: an attack on a neighbour
    is better than one from afar, and only neighbours can be invited."""
    fortresses = {tile["name"] for tile in table.view["tiles"] if tile["kind"] == FORTRESS}
    rivals = _open_fortresses(table)

    def value(choice: Option) -> tuple[bool, int, bool, int]:
        assert choice.card is not None
        place = place_in(choice.tail)
        near = {owner for owner, there in rivals if owner != table.name and adjacent(there, place)}
        own_in_city = any(owner == table.name and adjacent(there, CENTRE) for owner, there in rivals)
        in_city = adjacent(place, CENTRE) and not own_in_city
        return choice.card.name in fortresses, len(near), in_city, -distance(place, CENTRE)

    return max(choices, key=value)


def choose_fortress(table: Table, choices: Sequence[Option]) -> Option:
    """Attack between Fortresses that lie side by side, and where the Defender has the weakest neighbours to invite."""
    assert table.attack is not None
    places = {tile["name"]: _place(tile) for tile in table.view["tiles"] if tile["at"] is not None}
    origin = table.view["fortresses"]["from"]
    defender = table.attack["defender"]
    strength = {player["name"]: sum(unit.force for unit in units_of(player)) for player in table.others}
    laid = _open_fortresses(table)

    def value(choice: Option) -> tuple[bool, int]:
        assert choice.card is not None
        place = places[choice.card.name]
        beside = {owner for owner, there in laid if adjacent(there, place)}
        near = defender in beside if origin is None else adjacent(places[origin], place)
        return near, -sum(force for name, force in strength.items() if name in beside and name != defender)

    return max(choices, key=value)


def _open_fortresses(table: Table) -> list[tuple[str, Hex]]:
    return [
        (tile["owner"], _place(tile))
        for tile in table.view["tiles"]
        if tile["kind"] == FORTRESS and tile["at"] is not None and tile["face"] == "up"
    ]


def place_in(words: str) -> Hex:
    """The coordinates in ` at (1,-2)`."""
    q, r = words[words.index("(") + 1 : -1].split(",")
    return int(q), int(r)


def _place(tile: View) -> Hex:
    return tile["at"][0], tile["at"][1]
