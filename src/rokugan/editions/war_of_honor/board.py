"""The board: which tiles lie where, which Fortresses stand open, and who is next to whom."""

from __future__ import annotations

from typing import Final

from rokugan.cards.model import CardDefinition
from rokugan.core.card import Card
from rokugan.editions.ccg.table.ids import IN_PLAY, OUTSIDE
from rokugan.editions.ccg.table.pieces import InPlay
from rokugan.editions.war_of_honor.box.data import CITY, FORTRESS
from rokugan.editions.war_of_honor.box.hexes import CENTRE, Hex, adjacent, free_places
from rokugan.editions.war_of_honor.game import Tile, WarOfHonorGame

NOBODY: Final = -1
FARTHEST: Final = 4  # three tiles at most lie between a tile and Toshi Ranbo (war_of_honor.tiles.04)


def add_tiles(game: WarOfHonorGame, owned: list[tuple[int, CardDefinition]], placed: list[Hex | None]) -> list[Tile]:
    """Tiles join the game, for all to see; like cards they have names, and numbers where several bear a title."""
    found: list[Tile] = []
    for (seat, definition), place in zip(owned, placed, strict=True):
        number = len(game.cards)
        game.add_card(Card(number, definition, max(seat, 0)))
        game.learn(number, game.everyone())
        game.called.show(number)
        tile = Tile(number, seat, definition.type, place)
        game.tiles[number] = tile
        found.append(tile)
    return found


def open_city(game: WarOfHonorGame) -> None:
    """Every player has his own use of what Toshi Ranbo says, as long as a Fortress of his lies beside it."""
    city = toshi_ranbo(game)
    if city is None or not game.behaviours[city.card].abilities:
        return
    definition = game.cards[city.card].definition
    found: list[int] = []
    for seat in range(len(game.names)):
        number = len(game.cards)
        game.add_card(Card(number, definition, seat))
        game.called.same(number, city.card)
        game.learn(number, game.everyone())
        game.states[number] = InPlay(number, seat)
        game.where[number] = IN_PLAY
        found.append(number)
    game.city = found


def close_city(game: WarOfHonorGame, seat: int) -> None:
    """A player who is out of the game uses it no more."""
    if game.city and game.states.pop(game.city[seat], None) is not None:
        game.where[game.city[seat]] = OUTSIDE
        game.forget_all()


def turn_up(game: WarOfHonorGame, tile: Tile) -> None:
    """Turn a tile of the board, which lay face-down, face-up: the ability of a Fortress can be used."""
    tile.face_up = True
    if tile.kind == FORTRESS:
        game.states[tile.card] = InPlay(tile.card, tile.owner)
        game.where[tile.card] = IN_PLAY
        game.forget_all()


def turn_down(game: WarOfHonorGame, tile: Tile) -> None:
    """Turn a tile face-down: a Fortress acts as Plains then (war_of_honor.tiles.06)."""
    tile.face_up = False
    if game.states.pop(tile.card, None) is not None:
        game.where[tile.card] = OUTSIDE
        game.forget_all()


def may_turn_down(game: WarOfHonorGame, tile: Tile, seat: int) -> bool:
    """Not a player's last face-up Fortress; and by Strength of Will only one's own (tiles.07, variants.24)."""
    if game.strength_of_will and seat != tile.owner:
        return False
    return tile.face_up and tile.kind == FORTRESS and len(open_fortresses(game, tile.owner)) > 1


def lay(game: WarOfHonorGame, tile: Tile, place: Hex) -> None:
    """Lay a tile, face-up."""
    tile.place = place
    turn_up(game, tile)


def laid(game: WarOfHonorGame) -> set[Hex]:
    """The places where tiles lie."""
    return {tile.place for tile in game.tiles.values() if tile.place is not None}


def places_for_tile(game: WarOfHonorGame) -> list[Hex]:
    """Where the next tile may be laid, in a fixed order."""
    return sorted(free_places(laid(game), FARTHEST))


def unplaced(game: WarOfHonorGame, seat: int) -> list[Tile]:
    """The tiles that a player has still to lay."""
    return [tile for tile in game.tiles.values() if tile.owner == seat and tile.place is None]


def placed_count(game: WarOfHonorGame, seat: int) -> int:
    """How many tiles a player has laid."""
    return sum(1 for tile in game.tiles.values() if tile.owner == seat and tile.place is not None)


def fortresses(game: WarOfHonorGame, seat: int) -> list[Tile]:
    """A player's Fortresses on the board, face-up or face-down."""
    return [
        tile for tile in game.tiles.values() if tile.owner == seat and tile.kind == FORTRESS and tile.place is not None
    ]


def open_fortresses(game: WarOfHonorGame, seat: int) -> list[Tile]:
    """A player's face-up Fortresses."""
    return [tile for tile in fortresses(game, seat) if tile.face_up]


def has_neighbour(game: WarOfHonorGame, seat: int, place: Hex) -> bool:
    """Has the player a face-up Fortress beside this place?"""
    return any(tile.place is not None and adjacent(tile.place, place) for tile in open_fortresses(game, seat))


def are_adjacent(game: WarOfHonorGame, one: int, other: int) -> bool:
    """Do two tiles lie side by side?"""
    first, second = game.tiles.get(one), game.tiles.get(other)
    if first is None or second is None or first.place is None or second.place is None:
        return False
    return adjacent(first.place, second.place)


def beside_toshi_ranbo(game: WarOfHonorGame, seat: int) -> bool:
    """May the player use the trait of Toshi Ranbo (war_of_honor.tiles.10)?"""
    return toshi_ranbo(game) is not None and has_neighbour(game, seat, CENTRE)


def toshi_ranbo(game: WarOfHonorGame) -> Tile | None:
    """The tile in the middle."""
    tile = game.tile_at(CENTRE)
    return tile if tile is not None and tile.kind == CITY else None
