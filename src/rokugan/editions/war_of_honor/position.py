"""What a scenario says only of War of Honor: tiles, Paths, the Honor of the turn, missions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rokugan.cards.model import ELEMENTS, CardDefinition, PrintedType
from rokugan.catalogue import say
from rokugan.core.files.position import entry_list, known_keys, number
from rokugan.editions.war_of_honor import board
from rokugan.editions.war_of_honor.box.data import CITY, FORTRESS, PATHS, PLAINS, tile_definition, tile_set
from rokugan.editions.war_of_honor.box.hexes import CENTRE, Hex
from rokugan.editions.war_of_honor.game import WarOfHonorGame
from rokugan.editions.war_of_honor.setup import WarOfHonorSetUp
from rokugan.editions.war_of_honor.winning import LEAST_PATHS, MISSION_POINTS, is_mission
from rokugan.errors import ScenarioError, quote

TILE_KEYS = ("title", "owner", "at", "kind", "face", "text")
PLAYER_KEYS = ("unplaced", "paths", "honor_gained", "honor_lost", "honor_caused", "mission")


def lay_out(game: WarOfHonorGame, scenario: Mapping[str, Any], where: str) -> None:
    """Put the board of a position on the table."""
    lay_tiles(game, scenario, where)
    for seat, entry in enumerate(scenario["players"]):
        here = f"{where}: player {game.names[seat]}"
        for path, steps in mapping(entry.get("paths"), PATHS, f"{here}: paths").items():
            game.paths[seat][PATHS.index(path)] = number(steps, f"{here}: paths")
        game.gained[seat] = number(entry.get("honor_gained", 0), f"{here}: honor_gained")
        game.lost[seat] = number(entry.get("honor_lost", 0), f"{here}: honor_lost")
        game.caused[seat] = number(entry.get("honor_caused", 0), f"{here}: honor_caused")
        mission = mapping(entry.get("mission"), PATHS, f"{here}: mission")
        if mission:
            points = tuple(number(mission.get(path, 0), f"{here}: mission") for path in PATHS)
            if not is_mission(points):
                raise ScenarioError(
                    say("files.that_is_no_mission", where=here, points=MISSION_POINTS, paths=LEAST_PATHS)
                )
            game.missions[seat] = points
        remember_rings(game, seat)
    if scenario.get("phase") == "tiles":
        frame = WarOfHonorSetUp()
        frame.goto("tiles")
        game.stack[:] = [frame]


def mapping(said: object, keys: tuple[str, ...], where: str) -> Mapping[str, Any]:
    """A mapping with these keys only; nothing said is an empty one."""
    if said is None:
        return {}
    return known_keys(said, keys, where)


def lay_tiles(game: WarOfHonorGame, scenario: Mapping[str, Any], where: str) -> None:
    """The tiles on the board and those still to be laid; Toshi Ranbo lies in the middle by itself."""
    owned: list[tuple[int, CardDefinition]] = []
    places: list[Hex | None] = []
    open_: list[bool] = []
    for each in entry_list(scenario.get("tiles") or [], f"{where}: tiles"):
        here = f"{where}: tile {each.get('title')}"
        known_keys(each, TILE_KEYS, here)
        place = (each["at"][0], each["at"][1])
        seat = owner(game, each.get("owner"), place, here)
        kind = cast("PrintedType", each.get("kind", CITY if place == CENTRE else FORTRESS))
        owned.append((seat, tile_definition(str(each["title"]), kind, str(each.get("text") or ""), here)))
        places.append(place)
        open_.append(str(each.get("face", "up")) == "up")
    if CENTRE not in places:
        owned.insert(0, (board.NOBODY, tile_set(game.option_file("tiles")).toshi_ranbo))
        places.insert(0, CENTRE)
        open_.insert(0, True)
    if len(set(places)) < len(places):
        raise ScenarioError(say("files.two_tiles_lie_at_the_same_place", where=where))
    for seat, entry in enumerate(scenario["players"]):
        for title in entry.get("unplaced") or ():
            said = title if isinstance(title, Mapping) else {"title": title}
            usual = PLAINS if str(said["title"]).startswith("Plains") else FORTRESS
            kind = cast("PrintedType", said.get("kind", usual))
            owned.append((seat, tile_definition(str(said["title"]), kind, str(said.get("text") or ""), where)))
            places.append(None)
            open_.append(False)
    for tile, up in zip(board.add_tiles(game, owned, places), open_, strict=True):
        if up:
            board.turn_up(game, tile)
    board.open_city(game)


def owner(game: WarOfHonorGame, said: object, place: Hex, where: str) -> int:
    """The seat of a tile's owner."""
    if said is None and place == CENTRE:
        return board.NOBODY
    if said not in game.names:
        raise ScenarioError(say("files.there_is_no_player", where=where, name=quote(said), names=", ".join(game.names)))
    return game.names.index(said)


def remember_rings(game: WarOfHonorGame, seat: int) -> None:
    """A Ring that is in play by its own text has been put into play before."""
    for card in game.players[seat].in_play:
        if game.states[card].by_own_text:
            note_ring(game, seat, card)


def note_ring(game: WarOfHonorGame, seat: int, card: int) -> bool:
    """A Ring was put into play by its own text. Is it new in this game?"""
    behaviour = game.behaviours[card]
    for element in ELEMENTS:
        if element in behaviour.keywords and element not in game.elements[seat]:
            game.elements[seat] = (*game.elements[seat], element)
    if behaviour.title in game.rings[seat]:
        return False
    game.rings[seat] = (*game.rings[seat], behaviour.title)
    return True
