"""The questions of the table to the rules above it: the one way up. `rokugan.editions.lcg.rules` has the answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rokugan.core.log import Entry
    from rokugan.core.randomness import Randomness
    from rokugan.core.refusal import Refusal
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Event


class Chapters:
    """The chapters of the book that a game can be asked for."""

    def happen(self, game: LcgGame, events: list[Event]) -> None:
        """Let these things happen together, with the windows around them."""
        raise NotImplementedError

    def react(self, game: LcgGame, events: list[Event]) -> None:
        """Open the reaction window to what has happened."""
        raise NotImplementedError

    def settle(self, game: LcgGame) -> None:
        """Look at what the rules check all the time."""
        raise NotImplementedError

    def refusal(self, game: LcgGame, seat: int, move: str) -> Refusal:
        """Return why a move is refused."""
        raise NotImplementedError

    def rule_asked(self, game: LcgGame) -> str:
        """By which rule the present decision is asked."""
        raise NotImplementedError

    def explain(self, game: LcgGame, seat: int, card: str, stat: str) -> dict[str, Any]:
        """Return how a value is made up."""
        raise NotImplementedError

    def view(self, game: LcgGame, seat: int, text: bool) -> dict[str, Any]:
        """Return what a viewer sees."""
        raise NotImplementedError

    def blinded(self, game: LcgGame, seat: int) -> LcgGame:
        """The game as far as a player knows it."""
        raise NotImplementedError

    def situation(self, game: LcgGame, seat: int, named: list[int]) -> dict[str, dict[str, dict[str, Any]]]:
        """Return how things stand for a player."""
        raise NotImplementedError

    def events_for(self, game: LcgGame, seat: int, since: int) -> list[dict[str, Any]]:
        """Return what has happened, as a viewer may know it."""
        raise NotImplementedError

    def sentences(self, game: LcgGame, entries: Sequence[Entry], seat: int) -> Iterator[str]:
        """Entries of the log in English."""
        raise NotImplementedError

    def world(
        self,
        game: LcgGame,
        seat: int,
        randomness: Randomness,
        decks: Mapping[str, Sequence[Sequence[Any]]] | None,
    ) -> LcgGame:
        """A game that might be the one that a player is in."""
        raise NotImplementedError


BOOK: list[Chapters] = [Chapters()]  # the last is the one that is asked
