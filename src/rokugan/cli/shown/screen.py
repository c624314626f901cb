"""The screen of a family of games: what of a game is shown to a person in the terminal, and how. The session knows the rest."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rich.box import ROUNDED
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.text import Text

from rokugan.cards.languages import text_of
from rokugan.cards.schema import schema_of
from rokugan.catalogue import say
from rokugan.cli.shown.options_text import options_text, usual
from rokugan.errors import RokuganError, quote

if TYPE_CHECKING:
    from rokugan.core.decision import Choice, Decision
    from rokugan.core.game import Game
    from rokugan.core.log import Entry


class Screen(ABC):
    """How one family of games is shown. It holds nothing of a game."""

    whole_table: ClassVar[tuple[str, ...]] = ()  # decisions for which the whole table is shown; others are on the way
    board_kinds: ClassVar[tuple[str, ...]] = ()  # decisions for which the board is shown
    explained: ClassVar[tuple[str, ...]] = ()  # decisions that make no sense without the card that asks
    legend: ClassVar[str] = ""  # what the short names of values mean
    quiet: ClassVar[tuple[str, ...]] = ()  # what others do that is not told by itself

    @abstractmethod
    def table(self, game: Game, player: str | None, board: bool = True) -> RenderableType:
        """The table as a player sees it, or without a name one who looks on."""

    @abstractmethod
    def side(self, game: Game, player: str, other: str) -> RenderableType:
        """One player's side of the table, with everything on it that a player sees."""

    def board(self, game: Game, player: str) -> RenderableType:
        """The board, if the game has one."""
        raise RokuganError(say("terminal.no_board"))

    def options(
        self, console: Console, game: Game, player: str, decision: Decision, enter: Choice | None
    ) -> RenderableType:
        """The numbered options; an empty line takes `enter`."""
        return options_text(decision, enter=enter)

    def usual(self, decision: Decision) -> Choice | None:
        """The choice that an empty line takes."""
        return usual(decision)

    def pending(self, game: Game, seat: int) -> str:
        """Return what the person has begun and the table does not show yet."""
        return ""

    def lines(self, game: Game, entries: Sequence[Entry], seat: int) -> Iterator[str]:
        """Yield what has happened, in sentences; a negative seat knows everything."""
        return game.sentences(entries, seat)

    def card(self, card: Any, edition: str) -> RenderableType:
        """A card as it would be printed."""
        return card_text(card, edition)


def card_text(card: Any, edition: str) -> RenderableType:
    """A card as it would be printed, by the schema of its game."""
    schema = schema_of(edition)
    head = " · ".join(
        part for part in (schema.type_line(card), schema.stat_line(card), ", ".join(card.keywords)) if part
    )
    body = Text(head, "bold")
    text = text_of(card, edition)
    body.append(f"\n{text}" if text else "", "not bold")
    return Panel(body, title=Text(card.name), title_align="left", box=ROUNDED, expand=False)


def player_like(name: str, names: Sequence[str]) -> str:
    """The player whose name begins so."""
    fits = [each for each in names if each.casefold().startswith(name.casefold())]
    if not fits:
        raise RokuganError(say("terminal.nobody_is_named", name=quote(name), players=", ".join(names)))
    return fits[0]
