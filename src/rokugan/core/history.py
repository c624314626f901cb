"""Undo: a game with its moves, from which any earlier state can be played again."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.game import Game
from rokugan.errors import IllegalMove

G = TypeVar("G", bound=Game)

# The moves are kept as numbers. Of the states on the way only a few are, evenly spread, so that going back plays few
# moves again; when there are too many of them, every second one is dropped.
MOST_STATES = 16
FIRST_STRIDE = 8


class History(Generic[G]):
    """A game that remembers. `undo` goes back to the state before an earlier move.

    >>> import rokugan
    >>> history = History(rokugan.new_game("celestial", seed=3))
    >>> first = history.game.hash()
    >>> history.play(history.game.decision.options[-1])
    >>> history.undo()
    False
    >>> history.game.hash() == first
    True

    Between people an undo must not go past a point where somebody got to know something (a card was drawn, a deck
    shuffled): `uncovers` says whether it would, and `undo(fair=True)` refuses it.
    """

    def __init__(self, game: G) -> None:
        self.game: G = game
        self._moves: list[int] = []
        self._secrets: list[int] = []  # the game's count of secrets before each move
        self._states: dict[int, G] = {0: _clone(game)}
        self._stride: int = FIRST_STRIDE

    def __len__(self) -> int:
        return len(self._moves)

    @classmethod
    def resumed(cls, first: G, states: dict[int, G], moves: list[int], secrets: list[int]) -> History[G]:
        """A history that goes on from the last of these states, by the number of moves before each. `moves` and `secrets` are
        what `notes` of it said there."""
        found: History[G] = cls(first)
        last = max(states)
        while last // found._stride >= MOST_STATES:
            found._stride *= 2
        found._states.update(states)
        found._moves, found._secrets = moves[:], secrets[:]
        found.game = _clone(states[last])
        return found

    @property
    def first(self) -> G:
        """The game before its first move. It is not to be changed."""
        return self._states[0]

    def notes(self) -> tuple[list[int], list[int]]:
        """Return what a history keeps besides states: the number of each choice, and how much was known before it."""
        return self._moves[:], self._secrets[:]

    # ------------------------------------------------------------------------------------- playing

    def play(self, move: str, player: str | None = None) -> None:
        """Play a move in the notation."""
        self.take(self.game.find(move, player))

    def take(self, choice: Choice) -> None:
        """Play one of the choices of the present decision."""
        self.choose(self.game.number_of(choice))

    def choose(self, index: int) -> None:
        """Play the choice of that number."""
        secrets = self.game.secrets
        if len(self) % self._stride == 0 and len(self) not in self._states:
            self._keep()
        self.game.choose(index)
        self._moves.append(index)
        self._secrets.append(secrets)

    def recover(self) -> None:
        """Back to the state after the last whole move, if something broke in upon the next one."""
        self.game = self.state(len(self))

    def copy(self) -> History[G]:
        """Return an independent copy. The states on the way are shared: they are never played on."""
        new: History[G] = History(self.game)
        new.game = _clone(self.game)
        new._moves = self._moves[:]
        new._secrets = self._secrets[:]
        new._states = self._states.copy()
        new._stride = self._stride
        return new

    def __copy__(self) -> History[G]:
        return self.copy()

    def __deepcopy__(self, memo: object) -> History[G]:
        return self.copy()

    # --------------------------------------------------------------------------------- going back

    def uncovers(self, moves: int = 1) -> bool:
        """Has anything become known to anybody in so many last moves?"""
        return self.game.secrets > self._secrets[self._start(moves)]

    def undo(self, moves: int = 1, *, fair: bool = False) -> bool:
        """Go back by so many moves; True if something had become known in them. `fair` refuses that."""
        start = self._start(moves)
        uncovers = self.uncovers(moves)
        if fair and uncovers:
            raise IllegalMove(say("refusals.this_cannot_be_taken_back"))
        self.game = self.state(start)
        del self._moves[start:], self._secrets[start:]
        self._states = {number: state for number, state in self._states.items() if number <= start}
        return uncovers

    def state(self, number: int) -> G:
        """The game as it stood after so many moves, for you alone."""
        nearest = max(each for each in self._states if each <= number)
        game = _clone(self._states[nearest])
        for index in self._moves[nearest:number]:
            game.choose(index)
        return game

    def index(self, number: int) -> int:
        """Return which choice the move of that number, from 0, was."""
        return self._moves[number]

    def step(self, game: G, number: int) -> None:
        """Play the move of that number in a state of this game that stands before it."""
        game.choose(self._moves[number])

    def _start(self, moves: int) -> int:
        """The number of the state before so many moves; refuses to go back further than the first."""
        if not 1 <= moves <= len(self):
            raise IllegalMove(say("refusals.there_are_moves_to_take_back", count=len(self), moves=moves))
        return len(self) - moves

    def _keep(self) -> None:
        """Keep the state at every so many moves, at greater distances as the game grows long."""
        while len(self._states) >= MOST_STATES:
            self._stride *= 2
            self._states = {number: state for number, state in self._states.items() if number % self._stride == 0}
        if len(self) % self._stride == 0:
            self._states[len(self)] = _clone(self.game)


def _clone(game: G) -> G:
    """An independent copy of a game, which is of the same class."""
    return cast(G, game.clone())
