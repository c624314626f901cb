"""Windows: points at which players and texts answer to what happens. A game's own frames derive from these.

What comes at one moment is dealt with one after the other (`Ordered`); players are asked in turn until all have passed in a row
(`Round`); nothing answers to one occurrence more often than it may (`AnswerWindow`). Which windows there are and in what order,
who is asked first and with what he can answer is each game's own: its STEPS and the methods that say so here.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypeVar

from rokugan.core.decision import Choice, DecisionKind
from rokugan.core.frames import Frame
from rokugan.core.game import Game

W = TypeVar("W", bound=Game)
CLOSED: Final = 1000  # more passes than there are players


class Ordered(Frame[W]):
    """A procedure with things that come at the same moment, one of which is dealt with before the others."""

    def orderer(self, game: W) -> int:
        """Return who says which comes first."""
        raise NotImplementedError

    def told_apart(self, game: W, waiting: list[Choice]) -> list[Choice]:
        """The choices as the orderer is shown them."""
        return waiting

    def one_by_one(self, game: W, waiting: list[Choice], prompt: str) -> None:
        """Deal with one of these, which the orderer chooses if there are several; the step comes again for the others."""
        self.again()
        if len(waiting) == 1:
            self.answer(game, waiting[0])
        else:
            game.ask(self.orderer(game), "order", prompt, self.told_apart(game, waiting))


class Round(Ordered[W]):
    """Players are asked one after the other, until all have passed in a row. SKIPS: is passed over who has nothing to offer?"""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "passes")
    ARGS: ClassVar[int] = 1
    KIND: ClassVar[DecisionKind] = "act"
    SKIPS: ClassVar[bool] = False

    def __init__(self, seat: int = -1) -> None:
        self.seat: int = seat  # whose opportunity it is; -1: the round has not begun
        self.passes: int = 0

    def beginner(self, game: W) -> int:
        """Return who has the first opportunity; his left neighbour, if he has left the game."""
        raise NotImplementedError

    def offers(self, game: W) -> list[Choice]:
        """Return what the player whose opportunity it is can do."""
        raise NotImplementedError

    def prompt(self, game: W) -> str:
        """Return what he is asked."""
        raise NotImplementedError

    def ask_next(self, game: W) -> None:
        """Ask the next player, and come back to this step; go on with the next step when all have passed in a row."""
        if self.seat < 0:
            self.seat = self.beginner(game)
        left = game.still_in()
        if self.seat not in left:
            self.seat = self.left_of(game)  # he has left the game
        while self.passes < len(left):
            choices = self.offers(game)
            if choices or not self.SKIPS:
                self.again()
                choices.append(Choice("pass"))
                game.ask(self.seat, self.KIND, self.prompt(game), choices)
                return
            self.passed(game)

    def passed(self, game: W) -> None:
        """The player makes no use of his opportunity."""
        self.passes += 1
        self.seat = self.left_of(game)

    def acted(self, game: W) -> None:
        """The player has made use of his opportunity: all others have one again."""
        self.passes = 0
        self.seat = self.left_of(game)

    def left_of(self, game: W) -> int:
        """Return who sits to the left of the player whose opportunity it is, and is still in the game."""
        left = game.still_in()
        return next((seat for seat in left if seat > self.seat), left[0])

    def close(self) -> None:
        """Nobody is asked any more."""
        self.passes = CLOSED


class AnswerWindow(Round[W]):
    """A window in which texts answer to an occurrence; `used`: those that have, each as often as it has."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Round.FIELDS, "used")
    ARGS: ClassVar[int] = 0
    KIND: ClassVar[DecisionKind] = "react"
    SKIPS: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        self.used: list[Any] = []

    def is_same(self, one: object, other: object) -> bool:
        """Are these two uses of one text?"""
        return one == other

    def times_used(self, answer: object) -> int:
        """Return how often this text has answered here."""
        return sum([1 for each in self.used if self.is_same(each, answer)])
