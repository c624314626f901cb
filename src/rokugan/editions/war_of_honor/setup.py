"""Setting up War of Honor: starting Holdings, provinces, tiles, hands, and what options add."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, ClassVar

from rokugan.cards.model import CardDefinition
from rokugan.catalogue import named, say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.turn.setup import SetUp
from rokugan.editions.war_of_honor import board
from rokugan.editions.war_of_honor.box.data import LAST_STEP, PATHS, PLAINS, tile_set
from rokugan.editions.war_of_honor.box.hexes import CENTRE, Hex, written
from rokugan.editions.war_of_honor.game import Tile, WarOfHonorGame, woh
from rokugan.editions.war_of_honor.winning import MISSION_POINTS, is_mission

if TYPE_CHECKING:
    from rokugan.core.randomness import Randomness
    from rokugan.editions.ccg.table.game import CcgGame

PLAINS_OF_A_PLAYER = 2


class WarOfHonorSetUp(SetUp):
    """From the Strongholds on the table to the first turn (war_of_honor.setup.21)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "going_first", "starting_holdings", "shuffle_decks", "provinces", "deal_tiles", "tiles", "open_fortresses",
        "hands", "favor", "missions", "first_turn",
    )  # fmt: skip

    def deal_tiles(self, game: CcgGame) -> None:
        """Toshi Ranbo in the middle; each player has his Clan's three Fortresses and two Plains (setup.06, .11)."""
        table = woh(game)
        tiles = tile_set(table.option_file("tiles"))
        owned: list[tuple[int, CardDefinition]] = [(board.NOBODY, tiles.toshi_ranbo)]
        for player in game.players:
            owned.extend((player.seat, each) for each in tiles.fortresses(player.clan))
            owned.extend((player.seat, tiles.plains) for _ in range(PLAINS_OF_A_PLAYER))
        places: list[Hex | None] = [CENTRE, *([None] * (len(owned) - 1))]
        board.add_tiles(table, owned, places)[0].face_up = True
        board.open_city(table)

    def tiles(self, game: CcgGame) -> None:
        """Players lay their tiles."""
        game.phase = "tiles"
        game.push(PlaceTiles())

    def open_fortresses(self, game: CcgGame) -> None:
        """Gempukku: each player starts with one Fortress face-up, of his choice (war_of_honor.variants.22)."""
        if woh(game).gempukku:
            for seat in reversed(game.in_order(game.active)):
                game.push(KeepOneOpen(seat))

    def missions(self, game: CcgGame) -> None:
        """Secret Missions: one player after the other divides his points."""
        if woh(game).variant == "secret_missions":
            for seat in reversed(game.in_order(game.active)):
                game.push(ChooseMission(seat))


class PlaceTiles(Frame["CcgGame"]):
    """One tile at a time, clockwise from the starting player, until all are laid (war_of_honor.tiles.01)."""

    STEPS: ClassVar[tuple[str, ...]] = ("place",)

    def place(self, game: CcgGame) -> None:
        """The player who has laid fewest is next."""
        table = woh(game)
        waiting = [seat for seat in game.in_order(game.active) if board.unplaced(table, seat)]
        if not waiting:
            return
        self.again()
        seat = min(waiting, key=lambda each: board.placed_count(table, each))
        tiles: list[Tile] = []
        for tile in board.unplaced(table, seat):
            if tile.kind != PLAINS or all(each.kind != PLAINS for each in tiles):
                tiles.append(tile)
        choices = [
            Choice("place", game.cards[tile.card], f" at {written(place)}", tile.card, place)
            for tile in tiles
            for place in board.places_for_tile(table)
        ]
        game.ask(seat, "place", say("prompts.lay_one_of_your_tiles"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        table = woh(game)
        place = choice.what
        assert isinstance(place, tuple)
        tile = table.tiles[choice.value]
        board.lay(table, tile, (place[0], place[1]))
        game.note("lays", tile.owner, game.cards[tile.card], words=f"at {written((place[0], place[1]))}")


class KeepOneOpen(Frame["CcgGame"]):
    """A player keeps one Fortress face-up and turns the others down."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)
    ARGS: ClassVar[int] = 1

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def choose(self, game: CcgGame) -> None:
        """Which one?"""
        choices = [
            Choice("target", game.cards[tile.card], value=tile.card) for tile in board.fortresses(woh(game), self.seat)
        ]
        if choices:
            game.ask(self.seat, "target", say("prompts.which_of_your_fortresses_starts_face"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        table = woh(game)
        for tile in board.fortresses(table, self.seat):
            if tile.card != choice.value:
                board.turn_down(table, tile)


class ChooseMission(Frame["CcgGame"]):
    """A player secretly divides nine points among three Paths or more, Path by Path (war_of_honor.variants.09)."""

    STEPS: ClassVar[tuple[str, ...]] = ("divide", "keep")
    ANEW: ClassVar[tuple[str, ...]] = ("divide",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "points")
    ARGS: ClassVar[int] = 1

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.points: list[int] = []

    def divide(self, game: CcgGame) -> None:
        """How many points for the next Path?"""
        if len(self.points) == len(PATHS):
            return
        self.again()
        choices = [
            Choice("choose", tail=str(count), value=count)
            for count in range(LAST_STEP + 1)
            if can_complete([*self.points, count])
        ]
        path = named("paths", PATHS[len(self.points)])
        game.ask(self.seat, "mission", say("prompts.your_secret_mission_how_many_steps", path=path), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.points.append(choice.value)

    def keep(self, game: CcgGame) -> None:
        """The mission is written down."""
        woh(game).missions[self.seat] = tuple(self.points)


def draw_missions(game: WarOfHonorGame, viewer: int, randomness: Randomness) -> None:
    """Draw again the missions of the other players: any that they have not fulfilled."""
    for seat, mission in enumerate(game.missions):
        if mission and seat != viewer:
            steps = game.paths[seat]
            possible = [
                each for each in all_missions() if any(now < goal for now, goal in zip(steps, each, strict=True))
            ]
            game.missions[seat] = possible[randomness.below(len(possible))] if possible else mission
    for frame in game.stack:
        if isinstance(frame, ChooseMission) and frame.seat != viewer:
            drawn = all_missions()[randomness.below(len(all_missions()))]
            frame.points = list(drawn[: len(frame.points)])


@cache
def all_missions() -> tuple[tuple[int, ...], ...]:
    """Every way to divide the points.

    >>> len(all_missions()), all_missions()[0]
    (128, (0, 1, 3, 5))
    """
    return tuple(each for each in product(range(LAST_STEP + 1), repeat=len(PATHS)) if is_mission(list(each)))


def can_complete(points: list[int]) -> bool:
    """Can these first points be the beginning of a mission?

    >>> can_complete([0]), can_complete([0, 0]), can_complete([5, 4])
    (True, False, False)
    """
    if len(points) == len(PATHS):
        return is_mission(points)
    if sum(points) > MISSION_POINTS:
        return False
    return any(can_complete([*points, count]) for count in range(LAST_STEP + 1))
