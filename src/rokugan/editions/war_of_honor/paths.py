"""The Path to Victory Phase: who advances on which Path, the abilities of the spaces, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rokugan.catalogue import named, say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.taking import CarryOut
from rokugan.editions.ccg.actions.targeting import completable
from rokugan.editions.ccg.battle.attack import phase_event
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.event_kinds import PHASE_BEGINS, PHASE_ENDS
from rokugan.editions.ccg.table.ids import player_thing
from rokugan.editions.war_of_honor import board
from rokugan.editions.war_of_honor.box.data import LAST_STEP, PATHS
from rokugan.editions.war_of_honor.game import WarOfHonorGame, woh
from rokugan.editions.war_of_honor.winning import winner

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

ENOUGH_HONOR: Final = 8
MILITARY, HONOR, DISHONOR, ENLIGHTENMENT = range(len(PATHS))


def advances(game: WarOfHonorGame, seat: int) -> list[int]:
    """The Paths on which a player takes a step this turn (war_of_honor.paths.03, .05-.09)."""
    earned = (
        seat in game.conquerors,
        game.gained[seat] >= ENOUGH_HONOR,
        game.caused[seat] >= ENOUGH_HONOR,
        seat in game.enlightened,
    )
    return [path for path in range(len(PATHS)) if earned[path] and game.paths[seat][path] < LAST_STEP]


class PathsPhase(Frame["CcgGame"]):
    """Every player's progress, from the active player clockwise (war_of_honor.paths.02)."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "advance", "victory", "end")
    FIELDS: ClassVar[tuple[str, ...]] = ("waiting",)

    def __init__(self) -> None:
        self.waiting: list[int] = []

    def begin(self, game: CcgGame) -> None:
        """The phase begins."""
        game.phase = "paths"
        self.waiting = game.in_order(game.active)
        phase_event(game, PHASE_BEGINS, "paths")

    def advance(self, game: CcgGame) -> None:
        """The next player advances."""
        if self.waiting:
            self.again()
            game.push(Advance(self.waiting.pop(0)))

    def victory(self, game: CcgGame) -> None:
        """Whoever has won by the Paths wins now, after all have advanced (war_of_honor.victory.01)."""
        table = woh(game)
        seat = winner(table.variant, game.in_order(game.active), table.paths, table.missions)
        if seat >= 0:
            game.end(seat, "paths")

    def end(self, game: CcgGame) -> None:
        """The phase ends."""
        phase_event(game, PHASE_ENDS, "paths")


class Advance(Frame["CcgGame"]):
    """One player's steps, and what each of them gives, in the order he chooses (war_of_honor.paths.10)."""

    STEPS: ClassVar[tuple[str, ...]] = ("step", "order", "space", "flip")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "path")
    ARGS: ClassVar[int] = 1

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.left: list[int] = []
        self.path: int = 0

    def step(self, game: CcgGame) -> None:
        """One step on each Path that was earned."""
        table = woh(game)
        self.left = advances(table, self.seat)
        for path in self.left:
            table.paths[self.seat][path] += 1
            words = f"the Path of {named('paths', PATHS[path])}"
            game.note("advances to", self.seat, amount=table.paths[self.seat][path], words=f"on {words}")

    def order(self, game: CcgGame) -> None:
        """Which space comes first?"""
        if not self.left:
            self.finish()
            return
        choices = [Choice("order", tail=PATHS[path], value=path) for path in self.left]
        game.ask(self.seat, "order", say("prompts.which_space_comes_first"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.path = choice.value
        self.left.remove(choice.value)

    def space(self, game: CcgGame) -> None:
        """The ability of the space."""
        game.push(UseSpace(self.seat, self.path, woh(game).paths[self.seat][self.path]))

    def flip(self, game: CcgGame) -> None:
        """Gempukku: a Fortress for every step (war_of_honor.variants.23)."""
        self.goto("order")
        if woh(game).gempukku:
            game.push(OpenFortress(self.seat))


class UseSpace(Frame["CcgGame"]):
    """The ability of a space may be used once, when it is reached."""

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "carry_out")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "path", "level", "wanted")
    ARGS: ClassVar[int] = 3

    def __init__(self, seat: int, path: int, level: int) -> None:
        self.seat: int = seat
        self.path: int = path
        self.level: int = level
        self.wanted: bool = False

    def offer(self, game: CcgGame) -> None:
        """Use it? What the book does not show is asked as an opportunity that may be passed over."""
        space = woh(game).space(self.path, self.level)
        name = f"the Path of {named('paths', PATHS[self.path])}, space {self.level}"
        if space.ability is None or not completable(game, Action(self.seat, player_thing(self.seat), space.ability), 0):
            game.ask(self.seat, "may", say("prompts.no_use_of", card=name), [Choice("no")])
        elif space.reconstructed:
            game.ask(self.seat, "react", f"{name}: {space.text}", [Choice("no"), Choice("yes")])
        else:
            game.ask(self.seat, "may", f"{name}: {space.text}", [Choice("yes"), Choice("no")])

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.wanted = choice.verb == "yes"

    def carry_out(self, game: CcgGame) -> None:
        """Carry out the effects of the space; a hand may exceed the maximum by them (war_of_honor.paths.12)."""
        if self.wanted:
            ability = woh(game).space(self.path, self.level).ability
            game.push(CarryOut(Action(self.seat, player_thing(self.seat), ability)))


class OpenFortress(Frame["CcgGame"]):
    """A player may turn one of his Fortresses face-up."""

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "choose")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "wanted")
    ARGS: ClassVar[int] = 1

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.wanted: bool = False

    def _closed(self, game: CcgGame) -> list[int]:
        return [tile.card for tile in board.fortresses(woh(game), self.seat) if not tile.face_up]

    def offer(self, game: CcgGame) -> None:
        """Turn one up?"""
        choices = [Choice("yes"), Choice("no")] if self._closed(game) else [Choice("no")]
        game.ask(self.seat, "may", say("prompts.turn_one_of_your_fortresses_face"), choices)

    def choose(self, game: CcgGame) -> None:
        """Which one?"""
        if self.wanted:
            choices = [Choice("target", game.cards[card], value=card) for card in self._closed(game)]
            game.ask(self.seat, "target", say("prompts.which_fortress"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "target":
            table = woh(game)
            board.turn_up(table, table.tiles[choice.value])
            game.note("opens the Fortress", self.seat, game.cards[choice.value])
        else:
            self.wanted = choice.verb == "yes"
