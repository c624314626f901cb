"""The rules of an edition: its chapters, and what it says of itself. An edition has chapters of its own where it differs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rokugan.cards.model import CardDefinition
from rokugan.cards.schema import Schema, schema_of
from rokugan.catalogue import say
from rokugan.core.zones import Zone
from rokugan.editions.ccg.chapters.actions import Actions
from rokugan.editions.ccg.chapters.battle import Battles
from rokugan.editions.ccg.chapters.costs import Costs
from rokugan.editions.ccg.chapters.duels import Duels
from rokugan.editions.ccg.chapters.events import Events
from rokugan.editions.ccg.chapters.seen import Seen
from rokugan.editions.ccg.chapters.table import Places
from rokugan.editions.ccg.chapters.text import Texts
from rokugan.editions.ccg.chapters.turn import Turns
from rokugan.editions.ccg.chapters.values import Values
from rokugan.editions.ccg.chapters.victory import Victory
from rokugan.editions.ccg.effect_modules import EFFECT_MODULES
from rokugan.editions.ccg.finding import card_finder
from rokugan.editions.ccg.opening import known_by_title, names_in, start_with
from rokugan.editions.ccg.questions.book import Book, Chapter
from rokugan.editions.ccg.runnable import unrunnable, why_not_playable
from rokugan.editions.ccg.seen.inspection import top_of
from rokugan.editions.ccg.seen.transcript import phase_begins
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import ZONES
from rokugan.editions.ccg.text.described import prompts
from rokugan.editions.ccg.text.phrases.vocabulary import VOCABULARY
from rokugan.editions.ccg.turn.variants import MOST_TURNS, TURNS, check_options
from rokugan.errors import RokuganError
from rokugan.program import Program

if TYPE_CHECKING:
    from rokugan.cards.model import CardDefinition
    from rokugan.core.card import Definition
    from rokugan.core.edition import Cards, Libraries
    from rokugan.core.game import Game
    from rokugan.editions.ccg.table.game import CcgGame

__all__ = ["EFFECT_MODULES", "VOCABULARY", "Rules"]


class Rules(Book):
    """An edition's rules, a chapter each. What an edition does not give is as all editions have it."""

    title: ClassVar[str] = ""  # as people call it
    family: ClassVar[str] = "classic"
    usual_agent: ClassVar[str] = "sensible"
    usual_players: ClassVar[int] = 2
    how_to_win: ClassVar[str] = say("winning.classic")
    zones: ClassVar[tuple[Zone, ...]] = ZONES
    optional_rules: ClassVar[
        dict[str, str]
    ] = {}  # variants and optional rules, as a user writes them, with a sentence each

    def __init__(
        self,
        *,
        values: Values | None = None,
        table: Places | None = None,
        text: Texts | None = None,
        events: Events | None = None,
        actions: Actions | None = None,
        costs: Costs | None = None,
        turn: Turns | None = None,
        battle: Battles | None = None,
        duels: Duels | None = None,
        victory: Victory | None = None,
        seen: Seen | None = None,
    ) -> None:
        self.values = values or Values()
        self.table = table or Places()
        self.text = text or Texts()
        self.events = events or Events()
        self.actions = actions or Actions()
        self.costs = costs or Costs()
        self.turn = turn or Turns()
        self.battle = battle or Battles()
        self.duels = duels or Duels()
        self.victory = victory or Victory()
        self.seen = seen or Seen()
        self.guest_decks = ()
        self.turn_limit = 0
        for chapter in self.chapters():
            chapter.rules = self
        self.dialect = self.text.dialect()

    def chapters(self) -> tuple[Chapter, ...]:
        """All chapters, in the order in which they build on each other."""
        return (
            self.values,
            self.table,
            self.text,
            self.events,
            self.actions,
            self.costs,
            self.turn,
            self.battle,
            self.duels,
            self.victory,
            self.seen,
        )

    def with_options(self, options: Mapping[str, Any]) -> Rules:
        """The rules that a game is played with: variants and optional rules of the edition, and in every edition `turns`."""
        rules = self.with_variants({name: value for name, value in options.items() if name != TURNS})
        limit = options.get(TURNS)
        if limit is not None:
            if not isinstance(limit, int) or isinstance(limit, bool) or not 1 <= limit <= MOST_TURNS:
                raise RokuganError(say("refusals.the_option_is_a_number_of_turns", turns=TURNS, most=f"{MOST_TURNS:,}"))
            rules.turn_limit = limit
        return rules

    def with_variants(self, options: Mapping[str, Any]) -> Rules:
        """The rules with what only this edition has to choose."""
        check_options(self.edition, options, (), ())
        return type(self)()

    def new_table(self, names: list[str], seed: int) -> CcgGame:
        return CcgGame(self, names, seed)

    # -------------------------------------------------------------------- what stands above asks of an edition

    @property
    def deck_schema(self) -> Schema:
        """The facts of its cards and the parts of its decks."""
        return schema_of(self.edition)

    def deck_format(self) -> str:
        """The format in which the decks of a game are checked; empty: that of their edition."""
        return self.turn.deck_format()

    def deal(self, decks: list[Any], players: int, seed: int) -> list[Any]:
        """Return which of the edition's own decks each seat plays if nobody has chosen."""
        return self.turn.deal(decks, players, seed)

    def ending(self, game: Game) -> str:
        """Return how a game that is over was won."""
        return self.seen.ending(_table(game))

    def position(
        self, scenario: Mapping[str, Any], find: Callable[[Any, str], CardDefinition], where: str
    ) -> tuple[CcgGame, dict[str, int]]:
        """The game of a scenario and the handles of its cards."""
        return self.seen.position(scenario, find, where)

    def transcribed(self, game: Game, phase: str) -> dict[str, Any]:
        """The position of a game at the beginning of a phase, as a scenario writes it."""
        return self.seen.transcribed(_table(game), phase)

    def phase_begins(self, game: Game) -> str:
        """The phase that begins with the next step of a game; empty if none does."""
        return phase_begins(_table(game))

    def inspect(self, game: Game, path: str, handles: dict[str, int]) -> object:
        """Return what a scenario asks of a position."""
        return self.seen.inspect(_table(game), path, handles)

    def finder(
        self, scenario: Mapping[str, Any], where: str, shipped: Cards | None = None
    ) -> Callable[[Any, str], CardDefinition]:
        """Return how a position finds its cards."""
        return card_finder(scenario, where, self.why_not_playable, shipped)

    def start(
        self, names: Sequence[str], decks: Sequence[Any], seed: int, libraries: Libraries | None = None
    ) -> CcgGame:
        """A new game with these decks, out of these libraries, at its first decision."""
        return start_with(self, names, decks, seed, libraries)

    def cannot_run(self, program: object, type: str) -> list[str]:
        """Return what of a text the engine can read and not carry out."""
        assert isinstance(program, Program)
        return unrunnable(self.text.played(program, type))

    def why_not_playable(self, card: Definition) -> str:
        """One sentence that says why a card cannot be played; empty if it can."""
        assert isinstance(card, CardDefinition)
        return why_not_playable(card, self.edition, self.text.played)

    def known_by_title(self, game: Game) -> Iterator[int]:
        """The cards that a scenario may call by their titles though no player could."""
        return known_by_title(_table(game))

    def names_in(self, game: Game) -> Iterator[str]:
        """Every name that a move of a scenario can mean."""
        return names_in(_table(game))

    def name_of(self, game: Game, number: int) -> str:
        """Return what a handle of a scenario stands for in a move."""
        table = _table(game)
        return prompts.name_in_moves(table, top_of(table, number))


def _table(game: Game) -> CcgGame:
    """A game that was begun with these rules is one of the classic game."""
    assert isinstance(game, CcgGame)
    return game
