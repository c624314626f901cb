"""`rokugan scenario`: run scenario files, and watch them step by step."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rokugan.catalogue import say
from rokugan.cli.own_cards import Blank, Cards, sets_in
from rokugan.cli.progress import followed
from rokugan.cli.several import SeveralValues
from rokugan.errors import ScenarioError

if TYPE_CHECKING:
    from rokugan.core.game import Game
    from rokugan.scenarios import Result


def register(app: typer.Typer) -> None:
    """Add `rokugan scenario` to the command line."""
    app.command(cls=SeveralValues)(scenario)


def scenario(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE|FOLDER...")],
    watch: Annotated[bool, typer.Option("--watch")] = False,
    cards: Cards = None,
    blank: Blank = False,
) -> None:
    """Run scenarios; a line for each case that fails, then how many passed and failed."""
    # for start-up time
    from rokugan.core.files.scenario import files
    from rokugan.scenarios import run

    found = list(files(paths))
    if not found:
        raise ScenarioError(say("commands.no_scenarios", where=", ".join(map(str, paths))))
    sets = sets_in(cards, blank, "")
    results: list[Result] = []
    for path in found if watch else followed(found, say("commands.scenarios")):
        if watch:
            typer.echo(f"{path}")
        for result in run(path, _show_step if watch else None, _show_rules if watch else None, sets):
            _report(result)
            results.append(result)
    failed = [result for result in results if result.failure]
    typer.echo(say("commands.passed", passed=len(results) - len(failed), failed=len(failed)))
    if failed:
        raise typer.Exit(2 if any(result.malformed for result in failed) else 1)


def _report(result: "Result") -> None:
    """Print why a scenario does not hold; a file that is not well formed is a mistake of the user's."""
    if result.malformed:
        said = result.failure if result.failure.startswith(str(result.path)) else result.line
        typer.echo(f"rokugan: {' '.join(said.split())}", err=True)
    elif result.failure:
        typer.echo(result.line)


def _show_rules(rules: list[str]) -> None:
    """Print the rules by which the step went that was just shown."""
    # for start-up time
    from rokugan.scenarios.citing import says

    for id in rules:
        typer.echo(f"  {id} {says(id)}")


def _show_step(step: Any, game: "Game") -> None:
    """Print a step as it was written, the table after it as the first player sees it, and who is asked what."""
    # for start-up time
    from rich.console import Console
    from rich.text import Text

    from rokugan.cli.shown.screens import screen_of
    from rokugan.scenarios import shown

    console = Console(highlight=False)
    console.print(Text(f"▸ {shown(step)}", "bold cyan"))
    decision = game.decision
    console.print(screen_of(game.edition).table(game, game.names[0]))
    if decision is not None:
        options = "; ".join(decision.options)
        asked = say("commands.is_asked", player=decision.player, kind=decision.kind, options=options)
        console.print(Text(asked, "dim"))
