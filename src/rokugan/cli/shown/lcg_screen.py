"""The Living Card Game in the terminal: the opponent above, the conflict between, oneself below."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.console import Group, RenderableType

from rokugan.catalogue import say
from rokugan.cli.shown.lcg_text import headline, side, table_text
from rokugan.cli.shown.screen import Screen, player_like

if TYPE_CHECKING:
    from rokugan.core.game import Game


class LcgScreen(Screen):
    """The Living Card Game."""

    whole_table: ClassVar[tuple[str, ...]] = ("act", "dynasty", "react", "declare", "defend", "discard", "bid")

    legend: ClassVar[str] = say("terminal.lcg_legend")

    def table(self, game: Game, player: str | None, board: bool = True) -> RenderableType:
        """The whole table."""
        return table_text(game.view(player, text=False))

    def side(self, game: Game, player: str, other: str) -> RenderableType:
        """One player's side of the table."""
        view = game.view(player, text=False)
        name = player_like(other, game.names)
        (found,) = (each for each in view["players"] if each["name"] == name)
        return Group(headline(view), *side(found, view))
