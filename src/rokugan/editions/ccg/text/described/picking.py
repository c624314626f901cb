"""Choose one, then do something with it: the frame of every procedure in which a player picks one of some things.

A procedure of this kind says from what is chosen, in which words, and what is done then. With nothing to choose from nothing is
asked, and nothing done. Choosing the targets of an action, and several things at once, is `actions/targeting.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.card import Card
from rokugan.core.decision import Choice, DecisionKind
from rokugan.core.frames import Frame
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import NOTHING
from rokugan.editions.ccg.text.described import prompts

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class PickOne(Frame["CcgGame"]):
    """A player picks one of the choices; `answer` does what follows."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)
    KIND: ClassVar[DecisionKind] = "choose"  # the kind of the decision
    PROMPT: ClassVar[str] = ""

    def picker(self) -> int:
        """The seat of the player who chooses."""
        raise NotImplementedError

    def choices(self, game: CcgGame) -> list[Choice]:
        """Return what there is to choose from."""
        raise NotImplementedError

    def about(self, game: CcgGame) -> Card | None:
        """The card that the decision is about."""
        return None

    def choose(self, game: CcgGame) -> None:
        """Ask the player; with nothing to choose from the procedure is over."""
        choices = self.choices(game)
        if choices:
            game.ask(self.picker(), self.KIND, self.PROMPT, choices, self.about(game))
        else:
            self.finish()


class PickForText(PickOne):
    """The player of a text picks one of the choices."""

    FIELDS: ClassVar[tuple[str, ...]] = ("action",)
    ARGS: ClassVar[int] = 1

    def __init__(self, action: Action) -> None:
        self.action: Action = action

    def picker(self) -> int:
        return self.action.player


class PickThing(PickForText):
    """The player of an action picks a thing; the steps that follow use it."""

    KIND: ClassVar[DecisionKind] = "target"
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "picked")

    def __init__(self, action: Action) -> None:
        super().__init__(action)
        self.picked: int = NOTHING

    def things(self, game: CcgGame) -> list[int]:
        """The things that may be picked."""
        raise NotImplementedError

    def choices(self, game: CcgGame) -> list[Choice]:
        return [prompts.target_choice(game, thing) for thing in self.things(game)]

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.picked = choice.value
