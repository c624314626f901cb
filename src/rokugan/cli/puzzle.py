"""`rokugan puzzle`: the puzzles, listed, proved by search, and solved in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rokugan.catalogue import say
from rokugan.errors import RokuganError

if TYPE_CHECKING:
    from rokugan.learning.puzzles import Puzzle

Which = Annotated[str, typer.Argument(metavar="PUZZLE")]


def register(app: typer.Typer) -> None:
    """Add `rokugan puzzle` to the command line."""
    group = typer.Typer(no_args_is_help=True)
    group.command("list")(show_all)
    group.command("verify")(verify)
    group.command("play")(play)
    app.add_typer(group, name="puzzle")


def found(name: str) -> "Puzzle":
    """A puzzle by its name, or of a file."""
    from rokugan.learning.puzzles import puzzle, read_puzzle  # for start-up time

    return read_puzzle(Path(name)) if name.endswith((".yaml", ".yml")) else puzzle(name)


def show_all() -> None:
    """List the shipped puzzles."""
    from rokugan.learning.puzzles import puzzles  # for start-up time

    width = max(map(len, puzzles()), default=0)
    for each in puzzles().values():
        typer.echo(f"{each.name:{width}}  {each.title}")


def verify(
    names: Annotated[list[str] | None, typer.Argument(metavar="PUZZLE")] = None,
) -> None:
    """Prove puzzles by search: the goal is forced, and the solution comes to it."""
    from rokugan.learning.puzzles import puzzles  # for start-up time

    failed = 0
    for each in [found(name) for name in names] if names else list(puzzles().values()):
        try:
            search = each.verify()
        except RokuganError as error:
            failed += 1
            typer.echo(f"{each.name}: {str(error).removeprefix(f'{each.name}: ')}")
        else:
            typer.echo(say("terminal.proved", puzzle=each.name, n=search.looked))
    if failed:
        raise typer.Exit(1)


def play(name: Which) -> None:
    """Solve a puzzle: type moves of the notation, `undo`, `solution` or `quit`."""
    # for start-up time
    from rich.console import Console

    from rokugan.cli.shown.screens import screen_of
    from rokugan.learning.puzzles import said

    each = found(name)
    console = Console(highlight=False)
    moves: list[str] = list(each.attempt([])["moves"])
    typer.echo(say("terminal.puzzle", title=each.title, player=each.solver, goal=said(each.goal)))
    while True:
        stage = each.stage(moves)
        decision = stage.game.decision
        if decision is None:
            return
        typer.echo("")
        console.print(screen_of(stage.game.edition).table(stage.game.unveiled(), each.solver))
        typer.echo(f"{decision.prompt}: {'; '.join(decision.options)}")
        try:
            line = input("> ").strip()
        except EOFError:
            return
        if line in ("quit", "q"):
            return
        if line == "undo":
            last = max((n for n, move in enumerate(moves) if move.startswith(f"{each.solver}:")), default=0)
            moves = moves[:last]
            continue
        if line == "solution":
            typer.echo("\n".join(each.solution))
            continue
        try:
            choice = stage.game.find(line, each.solver)
            judged = each.attempt([*moves, f"{each.solver}: {choice.move}"])
        except RokuganError as error:
            typer.echo(str(error))
            continue
        for answer in judged["moves"][len(moves) + 1 :]:
            typer.echo(f"  {answer}")
        moves = judged["moves"]
        if judged["refused"]:
            typer.echo(say("terminal.no", why=judged["refused"]))
        elif judged["solved"]:
            typer.echo(say("terminal.solved"))
            return
