"""The Edition: what everything above the engine asks of a game's rules. Each game implements it; nobody above knows more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from rokugan.core.card import Definition
from rokugan.core.game import Game
from rokugan.core.zones import Zone

Finder: TypeAlias = Callable[[Any, str], Any]  # from what a position writes, and where, to a definition


class Cards(Protocol):
    """A library: definitions by their titles."""

    def __getitem__(self, title: str, /) -> Definition:
        """The definition of that title, of the class of the game's own schema; an error names the nearest one."""


Libraries: TypeAlias = Callable[[str], Any]  # from the name of an edition to the library of its cards


class Edition(Protocol):
    """The rules of one edition, perhaps with variants chosen."""

    @property
    def edition(self) -> str:
        """The name of the edition in files and commands."""

    @property
    def title(self) -> str:
        """The name of the edition for people."""

    @property
    def family(self) -> str:
        """Return which game it is an edition of: screens and computer players are found by it."""

    @property
    def usual_agent(self) -> str:
        """The computer player that one plays against if nobody says otherwise."""

    @property
    def most_players(self) -> int:
        """Return how many can play; at least two always can."""

    @property
    def usual_players(self) -> int:
        """Return how many play if nobody says otherwise."""

    @property
    def guest_decks(self) -> tuple[str, ...]:
        """Other editions whose decks can be played with these rules."""

    @property
    def how_to_win(self) -> str:
        """One sentence."""

    @property
    def optional_rules(self) -> Mapping[str, str]:
        """Variants and optional rules, as a user writes them, with a sentence each."""

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The zones of the game, by their numbers."""

    @property
    def deck_schema(self) -> Any:  # noqa: ANN401 (a `cards.schema.Schema`, which lies above)
        """The facts of its cards and the parts of its decks."""

    def with_options(self, options: Mapping[str, Any]) -> Edition:
        """The rules that a game is played with."""

    def deck_format(self) -> str:
        """The format that its decks must have; empty: that of the edition."""

    def deal(self, decks: list[Any], players: int, seed: int) -> list[Any]:
        """Of the shipped decks one for each player."""

    def start(self, names: Sequence[str], decks: Sequence[Any], seed: int, libraries: Libraries | None = None) -> Game:
        """A new game with these decks, of the shipped cards or out of these libraries, at its first decision."""

    def finder(self, scenario: Mapping[str, Any], where: str, shipped: Cards | None = None) -> Finder:
        """Return how a position finds its cards: those it writes out, then the edition's library (or another one)."""

    def position(self, scenario: Mapping[str, Any], find: Finder, where: str) -> tuple[Game, dict[str, int]]:
        """The game of a scenario and the handles of its cards."""

    def transcribed(self, game: Game, phase: str) -> dict[str, Any]:
        """The position of a game at the beginning of a phase, as a scenario writes it: what `position` reads."""

    def phase_begins(self, game: Game) -> str:
        """The phase that begins with the next step of a game (as `Game.advance` lets one look); empty if none does."""

    def inspect(self, game: Game, path: str, handles: dict[str, int]) -> object:
        """Return what a scenario asks of a position."""

    def name_of(self, game: Game, number: int) -> str:
        """Return what a handle of a scenario stands for in a move."""

    def known_by_title(self, game: Game) -> Iterator[int]:
        """The cards that a scenario may call by their titles though no player could."""

    def names_in(self, game: Game) -> Iterator[str]:
        """Every name that a move of a scenario can mean."""

    def cannot_run(self, program: object, type: str) -> list[str]:
        """Return what of a text on a card of that type the engine can read and not carry out."""

    def why_not_playable(self, card: Definition) -> str:
        """One sentence that says why a card cannot be played; empty if it can."""

    def ending(self, game: Game) -> str:
        """Return how a game that is over ended, in a few words."""
