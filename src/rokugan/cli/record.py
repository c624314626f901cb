"""`rokugan record`: play a saved game again, or check that its moves can be played."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rokugan.catalogue import say

if TYPE_CHECKING:
    from rich.console import Console

    from rokugan.core.game import Game

group = typer.Typer(no_args_is_help=True)

File = Annotated[Path, typer.Argument()]


def register(app: typer.Typer) -> None:
    """Add `rokugan record` to the command line."""
    app.add_typer(group, name="record")


@group.command()
def verify(file: File) -> None:
    """Play all moves again and compare the result."""
    from rokugan.games import read_record, replay  # for start-up time

    data = read_record(file)
    game = replay(data, str(file))
    typer.echo(say("commands.sound", file=file, moves=_counted(len(data["moves"])), ending=_ending(game)))


@group.command("play")
def step_through(
    file: File,
    fast: Annotated[bool, typer.Option("--fast")] = False,
) -> None:
    """Show a saved game move by move, with what each move did; everything is open."""
    # for start-up time
    from rich.console import Console

    from rokugan.games import open_record, play_line, read_record, replay

    data = read_record(file)
    replay(data, str(file))  # a record that is not sound is refused before anything is shown
    game = open_record(data, str(file))
    console = Console(highlight=False)
    told = _tell(console, game, 0)
    for number, line in enumerate(data["moves"], 1):
        turn = game.turn
        play_line(game, str(line), f"{file}: move {number}")
        console.print(f"{number:>4}  {line}", style="bold", markup=False, soft_wrap=True)
        told = _tell(console, game, told)
        if not fast and sys.stdin.isatty() and game.turn != turn and not _wait(console, game):
            return
    console.print(say("commands.after_moves", moves=_counted(len(data["moves"])), ending=_ending(game)), style="bold")


def _tell(console: "Console", game: "Game", told: int) -> int:
    """Print what the log says since an entry; all cards are named."""
    for line in game.sentences(game.log[told:], -1):
        console.print(line if line.startswith("──") else f"        {line}", markup=False, soft_wrap=True)
    return len(game.log)


def _wait(console: "Console", game: "Game") -> bool:
    """Show the table and wait; False when the reader has seen enough."""
    from rokugan.cli.shown.screens import screen_of  # for start-up time

    console.print(screen_of(game.edition).table(game, None))
    try:
        return input(say("commands.enter_or_q") + "> ").strip().casefold() not in ("q", "quit")
    except EOFError:
        return False


def _ending(game: "Game") -> str:
    outcome = game.outcome
    if outcome is None:
        return say("commands.not_over")
    who = outcome.winner or say("table.nobody")
    return say("game.wins", name=who) + f" ({outcome.victory})"


def _counted(moves: int) -> str:
    return say("counted.moves", n=moves)
