"""Frames: what is left to do in a game, as plain data on a stack.

A procedure of the rulebook is a frame class whose STEPS name its methods in the order of the book. The game does one step
after the other (`Game.step`); a step may change the game, push another frame, or ask a decision, and then returns. Nothing waits
inside Python: the stack alone says where the game is, so it can be copied in the middle of anything.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Self, TypeVar

from rokugan.core.decision import Choice

G = TypeVar("G")


class Shared:
    """Mutable data that several frames point to (an action under way, an event, a battle). FIELDS are copied."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    TOLD: ClassVar[tuple[str, ...]] = ()  # what the fingerprint of a game is made of, if not of FIELDS

    def blank(self) -> Shared:
        """A new object of the same class, its fields still to be filled."""
        raise NotImplementedError

    def copy(self, memo: dict[int, Any]) -> Self:
        """A copy for a clone of the game; the same original gives the same copy."""
        found: Self | None = memo.get(id(self))
        if found is not None:
            return found
        blank: Any = self.blank()
        new: Self = blank
        memo[id(self)] = new
        for name in self.FIELDS:
            setattr(new, name, copied(getattr(self, name), memo))
        return new


def copied(value: object, memo: dict[int, Any]) -> object:
    """A value of a field as a clone needs it: plain values are shared, lists and dicts copied, Shared things once."""
    if isinstance(value, Shared):
        return value.copy(memo)
    if type(value) is list:
        if value and isinstance(value[0], (Shared, list)):
            return [copied(each, memo) for each in value]
        return value[:]
    if type(value) is dict:
        return value.copy()
    return value


class Frame(Shared, Generic[G]):
    """A procedure under way: the step it is at, and a few fields. The first ARGS of FIELDS are what its class is called
    with, so that a copy can be made in the ordinary way. A procedure without STEPS says itself what it does when it is `run`."""

    STEPS: ClassVar[tuple[str, ...]] = ()
    ARGS: ClassVar[int] = 0
    ANEW: ClassVar[
        tuple[str, ...]
    ] = ()  # the steps that ask, and would ask again what cards allow if they were run again
    FREE: ClassVar[tuple[str, ...]] = ()  # fields with cards of which it does not matter here what is printed on them

    at: int = 0

    def copy(self, memo: dict[int, Any]) -> Self:
        given = [copied(getattr(self, name), memo) for name in self.FIELDS[: self.ARGS]]
        kind: Any = type(self)
        new: Self = kind(*given)
        new.at = self.at
        for name in self.FIELDS[self.ARGS :]:
            setattr(new, name, copied(getattr(self, name), memo))
        return new

    def run(self, game: G) -> bool:
        """Do what comes next, where no STEPS name it. False when nothing is left and the frame is over."""
        return False

    def answer(self, game: G, choice: Choice) -> None:
        """Take the answer to the decision that this frame asked."""
        raise NotImplementedError(f"{type(self).__name__} asked nothing")

    def branch(self, game: G, step: str) -> tuple[str, ...] | None:
        """The rules of the way that a step has just gone, where the book has several, for those who look on; None of a step that
        goes but one way."""
        return None

    def may_ask_anew(self) -> bool:
        """Could this frame, which waits for an answer, be run to ask again?"""
        return self.at < len(self.STEPS) and self.STEPS[self.at] in self.ANEW

    def ask_anew(self, game: G) -> bool:
        """Ask again in a way of its own, by what the cards allow now; False: the step that asked is simply run again."""
        return False

    def loose(self) -> list[int]:
        """The cards that this frame asks about and that might as well be others: nothing that was said or done before hangs on
        what is printed on them."""
        return []

    def again(self) -> None:
        """Do the present step once more when this frame is next run."""
        self.at -= 1

    def goto(self, step: str) -> None:
        """Go on with that step."""
        self.at = self.STEPS.index(step)

    def finish(self) -> None:
        """Nothing is left to do here."""
        self.at = len(self.STEPS)
