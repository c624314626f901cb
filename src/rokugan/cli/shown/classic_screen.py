"""The classic game in the terminal: both sides of the table, the battlefields between them, and in War of Honor the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.console import Console, Group, RenderableType

from rokugan.agents.contract import printed_cards
from rokugan.catalogue import say
from rokugan.cli.shown.classic_notes import Notes
from rokugan.cli.shown.hex_text import board_parts, paths_text
from rokugan.cli.shown.options_text import options_text
from rokugan.cli.shown.screen import Screen, player_like
from rokugan.cli.shown.table_text import headline, side, table_text
from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.errors import RokuganError

if TYPE_CHECKING:
    from rokugan.core.decision import Choice, Decision
    from rokugan.core.game import Game


class ClassicScreen(Screen):
    """Gold, Samurai, Celestial and War of Honor."""

    whole_table: ClassVar[tuple[str, ...]] = (
        "act", "attack", "dynasty", "react", "discard", "duel", "challenge", "fight"
    )  # fmt: skip
    board_kinds: ClassVar[tuple[str, ...]] = ("place", "fortress", "invite")
    explained: ClassVar[tuple[str, ...]] = ("may", "choose")
    legend: ClassVar[str] = say("terminal.legend")
    quiet: ClassVar[tuple[str, ...]] = ("straightens", "draws", "looks", "shuffles", "trait of")

    def table(self, game: Game, player: str | None, board: bool = True) -> RenderableType:
        """The opponents above, the viewer below."""
        printed = None if player is None else printed_cards(game, player)
        return table_text(unfolded(game.view(player)), printed, board)

    def side(self, game: Game, player: str, other: str) -> RenderableType:
        """One player's side of the table."""
        view = unfolded(game.view(player))
        name = player_like(other, game.names)
        (found,) = (each for each in view["players"] if each["name"] == name)
        return side(found, view, printed_cards(game, player), upside=False)

    def board(self, game: Game, player: str) -> RenderableType:
        """The tiles and the Paths."""
        view = unfolded(game.view(player))
        if "tiles" not in view:
            raise RokuganError(say("terminal.no_board"))
        return Group(headline(view), *board_parts(view), paths_text(view))

    def options(
        self, console: Console, game: Game, player: str, decision: Decision, enter: Choice | None
    ) -> RenderableType:
        """The numbered options with a note beside each."""
        view = game.view(player)
        asked = view["decision"] or {}
        prices = {each["move"]: each["gold"] for each in asked.get("choices", ()) if each["verb"] == "buy"}
        return options_text(decision, Notes(unfolded(view), decision, console.width), enter, prices)

    def pending(self, game: Game, seat: int) -> str:
        """The units that the person has assigned so far; the table shows them only when he has assigned all."""
        moves: list[str] = []
        for who, choice in reversed(game.history):
            if who != seat or choice.verb != "assign":
                break
            moves.append(choice.move)
        return ", ".join(reversed(moves)) if game.decision and game.decision.kind == "assign" else ""
