"""The rules of an edition: its chapters, and what it says of itself. An edition has chapters of its own where it differs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

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
from rokugan.editions.ccg.effects.modules import EFFECT_MODULES
from rokugan.editions.ccg.turn.variants import MOST_TURNS, TURNS, check_options
from rokugan.errors import RokuganError

if TYPE_CHECKING:
    from rokugan.editions.ccg.chapters.chapter import Chapter
    from rokugan.editions.ccg.game import CcgGame

__all__ = ["EFFECT_MODULES", "Rules"]


class Rules:
    """An edition's rules, a chapter each. What an edition does not give is as all editions have it."""

    edition: ClassVar[str] = "ccg"
    title: ClassVar[str] = ""  # as people call it
    usual_players: ClassVar[int] = 2
    most_players: ClassVar[int] = 2  # players at the table
    how_to_win: ClassVar[str] = (
        "Destroy all provinces of the others, begin a turn with 40 Honor, drive the others to -20, or bring the five Rings "
        "into play."
    )
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
        self.values: Values = values or Values()
        self.table: Places = table or Places()
        self.text: Texts = text or Texts()
        self.events: Events = events or Events()
        self.actions: Actions = actions or Actions()
        self.costs: Costs = costs or Costs()
        self.turn: Turns = turn or Turns()
        self.battle: Battles = battle or Battles()
        self.duels: Duels = duels or Duels()
        self.victory: Victory = victory or Victory()
        self.seen: Seen = seen or Seen()
        self.guest_decks: tuple[str, ...] = ()  # further editions whose decks may be played
        self.turn_limit: int = 0  # after so many turns, of all players together, the game ends; 0: it has no such end
        for chapter in self.chapters():
            chapter.rules = self

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
                raise RokuganError(f"The option `{TURNS}` is a number of turns from 1 to {MOST_TURNS:,}.")
            rules.turn_limit = limit
        return rules

    def with_variants(self, options: Mapping[str, Any]) -> Rules:
        """The rules with what only this edition has to choose."""
        check_options(self.edition, options, (), ())
        return type(self)()

    def new_table(self, names: list[str], seed: int) -> CcgGame:
        """A game of this edition with nothing on the table."""
        from rokugan.editions.ccg.game import CcgGame

        return CcgGame(self, names, seed)
