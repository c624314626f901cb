"""What a view and a scenario can see of the board, as plain data for a picture."""

from __future__ import annotations

from typing import Any

from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.table.ids import NOTHING
from rokugan.editions.war_of_honor.board import NOBODY
from rokugan.editions.war_of_honor.data import LAST_STEP, PATHS
from rokugan.editions.war_of_honor.game import Tile, WarOfHonorGame
from rokugan.editions.war_of_honor.paths import advances
from rokugan.editions.war_of_honor.tile_programs import PROGRAMS as TILE_PROGRAMS
from rokugan.program import Program


def board_view(game: WarOfHonorGame, seat: int) -> dict[str, Any]:
    """Tiles, Paths with the steps that this turn has earned, the Honor of the turn, Rings put into play so far, the
    attack's Fortresses and guests; a mission only for its player."""
    attack = game.attack
    found: dict[str, Any] = {
        "options": {key: value for key, value in game.options.items() if value},
        "tiles": [tile_view(game, tile) for tile in game.tiles.values()],
        "paths": {name: dict(zip(PATHS, game.paths[each], strict=True)) for each, name in enumerate(game.names)},
        "spaces": {
            path: [game.space(index, step).text for step in range(1, LAST_STEP + 1)] for index, path in enumerate(PATHS)
        },
        "honor_this_turn": {
            name: {"gained": game.gained[each], "lost": game.lost[each], "caused": game.caused[each]}
            for each, name in enumerate(game.names)
        },
        "earned": {name: [PATHS[path] for path in advances(game, each)] for each, name in enumerate(game.names)},
        "rings": {name: list(game.rings[each]) for each, name in enumerate(game.names)},
        "mission": mission_view(game, seat),
    }
    if attack is not None:
        found["fortresses"] = {
            "from": game.name(game.origin) if game.origin != NOTHING else None,
            "to": game.name(game.aim) if game.aim != NOTHING else None,
            "invited_to_attack": [game.names[each] for each in attack.invited_attacking],
            "invited_to_defend": [game.names[each] for each in attack.invited_defending],
            "allies": {
                game.names[each]: "attacking" if side == 1 else "defending" for each, side in attack.allies.items()
            },
        }
    return found


def mission_view(game: WarOfHonorGame, seat: int) -> dict[str, int] | None:
    """The viewer's own secret mission."""
    if seat < 0 or not game.missions[seat]:
        return None
    return dict(zip(PATHS, game.missions[seat], strict=True))


def tile_view(game: WarOfHonorGame, tile: Tile) -> dict[str, Any]:
    """One tile."""
    definition = game.cards[tile.card].definition
    return {
        "name": game.name(tile.card),
        "kind": tile.kind,
        "owner": None if tile.owner == NOBODY else game.names[tile.owner],
        "at": None if tile.place is None else list(tile.place),
        "face": "up" if tile.face_up else "down",
        "text": tile_text(definition),
    }


_TEXTS: dict[int, tuple[CardDefinition, str]] = {}
_SHIPPED: dict[int, str] = {id(program): text for text, program in TILE_PROGRAMS.items()}


def tile_text(definition: CardDefinition) -> str:
    """The English of a tile, written once."""
    found = _TEXTS.get(id(definition))
    if found is None:
        text = _SHIPPED.get(id(definition.program)) or written(definition)
        found = (definition, text.replace("Bow this card", "Turn this Fortress face-down"))
        _TEXTS[id(definition)] = found
    return found[1]


def written(definition: CardDefinition) -> str:
    """The English of a tile that is not shipped. Only a view of such tiles loads the writer."""
    if definition.program == Program():
        return ""
    from rokugan.cards.writer import write

    return write(definition.program, title=definition.title, type=definition.type, edition="war_of_honor")


def look_at(game: WarOfHonorGame, name: str, attribute: str) -> tuple[object] | None:
    """What a scenario asks of a player's turn, or of a tile by its coordinates."""
    if name in game.names:
        seat = game.names.index(name)
        counters = {
            "honor_gained": game.gained[seat], "honor_lost": game.lost[seat], "honor_caused": game.caused[seat],
            "tiles": sum(1 for tile in game.tiles.values() if tile.owner == seat and tile.place is not None),
            "fortresses": sum(1 for tile in game.tiles.values() if tile.owner == seat and tile.card in game.states),
        }  # fmt: skip
        return (counters[attribute],) if attribute in counters else None
    title = game.by_title(name)
    for tile in game.tiles.values():
        if title in (game.name(tile.card), game.called.full_name(tile.card)):
            if attribute == "at":
                return (None if tile.place is None else list(tile.place),)
            values: dict[str, object] = {
                "face": "up" if tile.face_up else "down",
                "owner": None if tile.owner == NOBODY else game.names[tile.owner],
                "kind": tile.kind,
            }
            return (values[attribute],) if attribute in values else None
    return None
