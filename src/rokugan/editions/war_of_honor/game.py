"""The table of a game of War of Honor: what the card game has, and tiles, Paths, and the Honor of the turn."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import NOTHING
from rokugan.editions.ccg.turn.variants import check_options
from rokugan.editions.war_of_honor.box.data import PATHS, Space, spaces, tile_set
from rokugan.editions.war_of_honor.box.hexes import Hex
from rokugan.editions.war_of_honor.winning import VARIANTS
from rokugan.errors import RokuganError, quote

if TYPE_CHECKING:
    from rokugan.core.game import Game
    from rokugan.editions.ccg.questions.book import Book

_COORDINATES = re.compile(r"(?<!at )\(\s*(-?\d{1,3})\s*,\s*(-?\d{1,3})\s*\)")
FLAGS = ("gempukku", "strength_of_will", "advanced")
OPTIONS = ("variant", *FLAGS, "tiles", "spaces")


class Tile:
    """A tile: its card, whose it is, where it lies (None: not laid yet), and which way up."""

    def __init__(self, card: int, owner: int, kind: str, place: Hex | None = None) -> None:
        self.card: int = card
        self.owner: int = owner
        self.kind: str = kind
        self.place: Hex | None = place
        self.face_up: bool = False

    def copy(self) -> Tile:
        """The same, for a clone of the game."""
        new = Tile(self.card, self.owner, self.kind, self.place)
        new.face_up = self.face_up
        return new

    def state(self) -> tuple[Any, ...]:
        """As plain data."""
        return (self.card, self.owner, self.kind, self.place, self.face_up)


class WarOfHonorGame(CcgGame):
    """A game with a board. Lists are by seat; `caused` is the Honor that a player made others lose this turn, `city` the
    card through which he uses Toshi Ranbo."""

    def __init__(self, rules: Book, names: list[str], seed: int) -> None:
        super().__init__(rules, names, seed)
        count = len(names)
        self.options: dict[str, Any] = {}
        self.tiles: dict[int, Tile] = {}
        self.city: list[int] = []
        self.paths: list[list[int]] = [[0] * len(PATHS) for _ in range(count)]
        self.gained: list[int] = [0] * count
        self.lost: list[int] = [0] * count
        self.caused: list[int] = [0] * count
        self.conquerors: list[int] = []
        self.enlightened: list[int] = []
        self.rings: list[tuple[str, ...]] = [()] * count
        self.elements: list[tuple[str, ...]] = [()] * count
        self.missions: list[tuple[int, ...]] = [()] * count
        self.excused: list[int] = []
        self.origin: int = NOTHING
        self.aim: int = NOTHING
        self.returned: list[int] = []

    # ------------------------------------------------------------------------------------- copying

    def empty(self) -> CcgGame:
        return WarOfHonorGame(self.rules, self.names, 0)

    def copy_state(self, new: Game, memo: dict[int, Any]) -> None:
        super().copy_state(new, memo)
        assert isinstance(new, WarOfHonorGame)
        new.options = self.options
        new.city = self.city
        new.tiles = {card: tile.copy() for card, tile in self.tiles.items()}
        new.paths = [steps[:] for steps in self.paths]
        new.gained = self.gained[:]
        new.lost = self.lost[:]
        new.caused = self.caused[:]
        new.conquerors = self.conquerors[:]
        new.enlightened = self.enlightened[:]
        new.rings = self.rings[:]
        new.elements = self.elements[:]
        new.missions = self.missions[:]
        new.excused = self.excused[:]
        new.origin = self.origin
        new.aim = self.aim
        new.returned = self.returned[:]

    def tableau(self) -> tuple[Any, ...]:
        tiles = [self.tiles[card].state() for card in sorted(self.tiles)]
        return (super().tableau(), tiles, self.paths)

    def state(self) -> object:
        return (
            super().state(),
            sorted((key, repr(value)) for key, value in self.options.items()),
            (self.gained, self.lost, self.caused, self.conquerors, self.enlightened),
            (self.rings, self.elements, self.missions, self.excused),
            (self.origin, self.aim, self.returned),
        )

    # ------------------------------------------------------------------------------------- options

    def option_file(self, key: str) -> str:
        """The user's own file of tiles or spaces; empty for the shipped one."""
        return str(self.options.get(key) or "")

    @property
    def variant(self) -> str:
        """The variant win condition that is played; empty for the standard one."""
        return str(self.options.get("variant") or "")

    @property
    def gempukku(self) -> bool:
        """Do players start with one Fortress face-up, and turn others up as they advance?"""
        return bool(self.options.get("gempukku"))

    @property
    def strength_of_will(self) -> bool:
        """Can Fortresses not be turned down by others?"""
        return bool(self.options.get("strength_of_will"))

    def space(self, path: int, step: int) -> Space:
        """A space of a Path, by its step from 1 on."""
        return spaces(self.option_file("spaces"))[path][step - 1]

    # --------------------------------------------------------------------------------------- names

    def find(self, move: str, player: str | None = None) -> Choice:
        """A move may call a tile by its coordinates, except where it says where to lay one."""
        return super().find(self.by_title(move), player)

    def by_title(self, text: str) -> str:
        """The text with coordinates of tiles replaced by their names."""
        found = _COORDINATES.search(text)
        if found is None:
            return text
        place = (int(found.group(1)), int(found.group(2)))
        for tile in self.tiles.values():
            if tile.place == place:
                return text[: found.start()] + self.called.full_name(tile.card) + text[found.end() :]
        return text

    def tile_at(self, place: Hex) -> Tile | None:
        """The tile that lies there."""
        for tile in self.tiles.values():
            if tile.place == place:
                return tile
        return None

    def forget_turn(self) -> None:
        """The counters run for one turn only (war_of_honor.honor.02)."""
        count = len(self.names)
        self.gained = [0] * count
        self.lost = [0] * count
        self.caused = [0] * count
        self.conquerors = []
        self.enlightened = []


def checked(options: Mapping[str, Any]) -> dict[str, Any]:
    """Variant and optional rules, refused if there are none of that name or a user's file can not be read."""
    check_options("War of Honor", options, OPTIONS, FLAGS)
    variant = options.get("variant")
    if variant and variant not in list(VARIANTS):
        raise RokuganError(say("refusals.there_is_no_variant", variant=quote(variant), variants=", ".join(VARIANTS)))
    if options.get("tiles"):
        tile_set(str(options["tiles"]))
    if options.get("spaces"):
        spaces(str(options["spaces"]))
    return dict(options)


def woh(game: CcgGame) -> WarOfHonorGame:
    """The game as one with a board."""
    assert isinstance(game, WarOfHonorGame)
    return game
