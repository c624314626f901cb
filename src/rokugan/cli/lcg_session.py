"""A person at the table of the Living Card Game: the same commands, another table."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.text import Text

from rokugan.cli.lcg_text import headline, side, table_text
from rokugan.cli.options_text import ordered, usual
from rokugan.cli.session import Session
from rokugan.core.decision import Choice, Decision
from rokugan.editions.lcg.game import LcgGame
from rokugan.editions.lcg.view import view
from rokugan.errors import RokuganError, quote


class LcgSession(Session):
    """One game of the Living Card Game with a person at one seat."""

    @property
    def table(self) -> LcgGame:
        """The game as it stands."""
        game: Any = self.game
        assert isinstance(game, LcgGame)
        return game

    @property
    def is_out(self) -> bool:
        """With two players the game is over as soon as one of them has lost."""
        return False

    def usual(self, decision: Decision) -> Choice | None:
        """The choice that an empty line takes."""
        return usual(decision)

    def show_table(self, board: bool = True) -> None:
        """The table as the person sees it."""
        self.console.print(table_text(view(self.table, self.seat)))

    def show_board(self) -> None:
        """There is no board of tiles."""
        raise RokuganError("This edition is played without a board.")

    def show_player(self, name: str) -> None:
        """One player's side of the table."""
        seen = view(self.table, self.seat)
        fits = [player for player in seen["players"] if player["name"].casefold().startswith(name.casefold())]
        if not fits:
            raise RokuganError(f"Nobody is named {quote(name)}; the players are {', '.join(self.game.names)}.")
        self.console.print(Group(headline(seen), *side(fits[0], seen)))

    def show_options(self, decision: Decision) -> None:
        """The question and the numbered options, the usual answer marked."""
        self.say(decision.prompt, "bold")
        marked = self.usual(decision)
        for number, choice in enumerate(ordered(decision), 1):
            mark = " (Enter)" if choice is marked else ""
            self.console.print(Text(f"{number:>4}  {choice.move}{mark}"))
