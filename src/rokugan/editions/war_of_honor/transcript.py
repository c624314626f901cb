"""What a written position says only of War of Honor: tiles, Paths, the Honor of the turn, missions."""

from __future__ import annotations

from typing import Any

from rokugan.editions.ccg.seen import transcript
from rokugan.editions.war_of_honor.board_seen import tile_text
from rokugan.editions.war_of_honor.box.data import CITY, PATHS
from rokugan.editions.war_of_honor.game import Tile, WarOfHonorGame


def transcribed(game: WarOfHonorGame, phase: str) -> dict[str, Any]:
    """The table with its board."""
    found = transcript.transcribed(game, phase)
    tiles = list(game.tiles.values())
    found["tiles"] = [tile(game, each) for each in tiles if each.place is not None and each.kind != CITY]
    for seat, player in enumerate(found["players"]):
        steps = dict(zip(PATHS, game.paths[seat], strict=True))
        more: dict[str, Any] = {
            "paths": {path: number for path, number in steps.items() if number},
            "honor_gained": game.gained[seat],
            "honor_lost": game.lost[seat],
            "honor_caused": game.caused[seat],
            "mission": dict(zip(PATHS, game.missions[seat], strict=True)) if game.missions[seat] else {},
            "unplaced": [
                {"title": game.cards[each.card].title, "kind": each.kind} | said_by(game, each)
                for each in tiles
                if each.owner == seat and each.place is None
            ],
        }
        player.update({key: value for key, value in more.items() if value})
    return found


def tile(game: WarOfHonorGame, one: Tile) -> dict[str, Any]:
    """A tile on the board."""
    assert one.place is not None
    return {
        "title": game.cards[one.card].title,
        "owner": game.names[one.owner],
        "at": list(one.place),
        "kind": one.kind,
        "face": "up" if one.face_up else "down",
    } | said_by(game, one)


def said_by(game: WarOfHonorGame, one: Tile) -> dict[str, str]:
    """The text of a tile, if it has one: a position knows the tile by nothing else."""
    text = tile_text(game.cards[one.card].definition)
    return {"text": text} if text else {}
