"""Undo: a game with all the states it has been in."""

from __future__ import annotations

from typing import Generic, TypeVar

from rokugan.core.game import Game
from rokugan.errors import IllegalMove

G = TypeVar("G", bound=Game)


class History(Generic[G]):
    """A game that remembers. `undo` goes back to the state before an earlier decision.

    >>> import rokugan
    >>> history = History(rokugan.new_game("celestial", seed=3))
    >>> first = history.game.hash()
    >>> history.play(history.game.decision.options[-1])
    >>> history.undo()
    >>> history.game.hash() == first
    True
    """

    def __init__(self, game: G) -> None:
        self.game: G = game
        self._past: list[G] = []

    def play(self, move: str, player: str | None = None) -> None:
        """Play a move and keep the state before it."""
        choice = self.game.find(move, player)
        self._past.append(self.game.clone())
        self.game.take(choice)

    def undo(self, moves: int = 1) -> None:
        """Go back by so many moves."""
        if moves < 1 or moves > len(self._past):
            raise IllegalMove(f"There are {len(self._past)} moves to take back, not {moves}.")
        self.game = self._past[-moves]
        del self._past[-moves:]

    def __len__(self) -> int:
        return len(self._past)
