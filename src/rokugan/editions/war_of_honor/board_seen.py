"""What a view shows of War of Honor beside the card game: the board, the Paths, the Honor of the turn."""

from __future__ import annotations

from typing import Any

from rokugan.editions.ccg.seen.picture import Picture
from rokugan.editions.ccg.table.ids import NOTHING
from rokugan.editions.war_of_honor.board import NOBODY
from rokugan.editions.war_of_honor.data import LAST_STEP, PATHS
from rokugan.editions.war_of_honor.game import Tile, WarOfHonorGame
from rokugan.editions.war_of_honor.paths import advances
from rokugan.editions.war_of_honor.view import mission_view


def board_section(picture: Picture, game: WarOfHonorGame) -> dict[str, Any]:
    """Tiles, Paths with the steps that this turn has earned, the Honor of the turn, Rings put into play so far, the
    Fortresses of the attack; a mission only for its player."""
    fortress = {"from": game.origin, "to": game.aim}
    return {
        "options": {key: value for key, value in game.options.items() if value},
        "tiles": [tile_entry(picture, game, tile) for tile in game.tiles.values()],
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
        "mission": mission_view(game, picture.seat),
        "attack": None
        if game.attack is None
        else {word: picture.card(tile) if tile != NOTHING else None for word, tile in fortress.items()},
    }


def tile_entry(picture: Picture, game: WarOfHonorGame, tile: Tile) -> dict[str, Any]:
    """One tile; what it says stands among the cards."""
    return {
        "card": picture.card(tile.card),
        "kind": tile.kind,
        "owner": None if tile.owner == NOBODY else game.names[tile.owner],
        "at": None if tile.place is None else list(tile.place),
        "face": "up" if tile.face_up else "down",
    }
