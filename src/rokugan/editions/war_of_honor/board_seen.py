"""War of Honor as it is shown beside the card game: the board, the Paths, the Honor of the turn; what scenarios ask of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rokugan.cards.languages import write
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.table.ids import NOTHING
from rokugan.editions.war_of_honor.board import NOBODY
from rokugan.editions.war_of_honor.box.data import LAST_STEP, PATHS
from rokugan.editions.war_of_honor.box.tile_programs import PROGRAMS as TILE_PROGRAMS
from rokugan.editions.war_of_honor.game import Tile, WarOfHonorGame
from rokugan.editions.war_of_honor.paths import advances
from rokugan.program import Program


def board_section(game: WarOfHonorGame, seat: int, shown: Callable[[int], str | None]) -> dict[str, Any]:
    """Tiles, Paths with the steps that this turn has earned, the Honor of the turn, Rings put into play so far, the
    Fortresses of the attack; a mission only for its player."""
    fortress = {"from": game.origin, "to": game.aim}
    return {
        "options": {key: value for key, value in game.options.items() if value},
        "tiles": [tile_entry(game, tile, shown) for tile in game.tiles.values()],
        "paths": [
            {
                "path": path,
                "steps": {name: game.paths[seat][index] for seat, name in enumerate(game.names)},
                "spaces": [game.space(index, step).text for step in range(1, LAST_STEP + 1)],
                "earned": [name for seat, name in enumerate(game.names) if index in advances(game, seat)],
            }
            for index, path in enumerate(PATHS)
        ],
        "honor_this_turn": {
            name: {"gained": game.gained[seat], "lost": game.lost[seat], "caused": game.caused[seat]}
            for seat, name in enumerate(game.names)
        },
        "rings": {name: list(game.rings[seat]) for seat, name in enumerate(game.names)},
        "mission": own_mission(game, seat),
        "attack": None
        if game.attack is None
        else {word: shown(tile) if tile != NOTHING else None for word, tile in fortress.items()},
    }


def tile_entry(game: WarOfHonorGame, tile: Tile, shown: Callable[[int], str | None]) -> dict[str, Any]:
    """One tile; what it says stands among the cards."""
    return {
        "card": shown(tile.card),
        "kind": tile.kind,
        "owner": None if tile.owner == NOBODY else game.names[tile.owner],
        "at": None if tile.place is None else list(tile.place),
        "face": "up" if tile.face_up else "down",
    }


def own_mission(game: WarOfHonorGame, seat: int) -> dict[str, int] | None:
    """The viewer's own secret mission."""
    if seat < 0 or not game.missions[seat]:
        return None
    return dict(zip(PATHS, game.missions[seat], strict=True))


_TEXTS: dict[int, tuple[CardDefinition, str]] = {}
_SHIPPED: dict[int, str] = {id(program): text for text, program in TILE_PROGRAMS.items()}


def tile_text(definition: CardDefinition) -> str:
    """The English of a tile, written once."""
    found = _TEXTS.get(id(definition))
    if found is None:
        text = _SHIPPED.get(id(definition.program))  # saves time only
        if text is None:
            text = written(definition)
        found = (definition, text.replace("Bow this card", "Turn this Fortress face-down"))
        _TEXTS[id(definition)] = found
    return found[1]


def written(definition: CardDefinition) -> str:
    """The English of a tile that is not shipped. Only a view of such tiles loads the writer."""
    if definition.program == Program():
        return ""
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
