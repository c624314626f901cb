"""The contract of computer players: what one gets to see, and how it answers.

An agent never gets the game, only an Observation: the decision it is asked, and what its seat may see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Protocol

from rokugan.cards.model import CardDefinition
from rokugan.core.card import Card
from rokugan.core.decision import Choice, Decision
from rokugan.core.game import Game

WORDS = frozenset(("log", "keywords", "options", "spaces", "text"))  # parts of a view that name no cards


class Observation:
    """A decision and what its player may know. The view is made only if somebody looks at it.

    >>> import rokugan
    >>> game = rokugan.new_game("celestial", seed=7)
    >>> seen = observe(game)
    >>> seen.player == game.decision.player and seen.view["viewer"] == seen.player
    True
    """

    __slots__ = ("_cards", "_look", "_printed", "_view", "decision", "player")

    def __init__(
        self, decision: Decision, look: Callable[[], dict[str, Any]], cards: Callable[[], Iterable[Card]] = tuple
    ) -> None:
        self.decision = decision
        self.player = decision.player
        self._look = look
        self._cards = cards
        self._view: dict[str, Any] | None = None
        self._printed: dict[str, CardDefinition] | None = None

    @property
    def view(self) -> dict[str, Any]:
        """The table as the player sees it."""
        if self._view is None:
            self._view = self._look()
        return self._view

    def printed(self) -> dict[str, CardDefinition]:
        """What is printed on every card whose name the player can see, by name."""
        if self._printed is None:
            self._printed = printed_in(self.view, self._cards())
        return self._printed


class Agent(Protocol):
    """A computer player of one game. It may remember what it saw; a new game gets a new agent."""

    def choose(self, seen: Observation) -> Choice:
        """One of `seen.decision.choices`."""


def observe(game: Game) -> Observation:
    """What the player sees who must decide now."""
    decision = game.decision
    assert decision is not None, "the game is over: nobody decides"
    return Observation(decision, lambda: game.view(decision.player), lambda: getattr(game, "cards", ()))


def printed_in(view: Mapping[str, Any], cards: Iterable[Card]) -> dict[str, CardDefinition]:
    """What is printed on those of the cards that a view names."""
    seen = set(names_in(view))
    return {card.name: card.definition for card in cards if card.name in seen}


def names_in(view: Any) -> Iterator[str]:
    """The texts in a view, but for those that are plain words; all names of cards are among them."""
    if isinstance(view, str):
        yield view
    elif isinstance(view, Mapping):
        for key, value in view.items():
            if key not in WORDS:
                yield from names_in(value)
    elif isinstance(view, (list, tuple)):
        for value in view:
            yield from names_in(value)
