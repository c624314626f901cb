"""The command line: `rokugan COMMAND …`, one module of this package for each command or group of commands.

A command module has `register(app)` and is listed in COMMANDS. It imports what it needs inside its functions,
so that no command waits for the imports of another.
"""

import os
import sys
from typing import Annotated

import typer

from rokugan import __version__
from rokugan.catalogue import say
from rokugan.cli import bench, cards, deck, play, puzzle, record, rules, scenario, serve, simulate
from rokugan.cli.one_line import OneLine
from rokugan.errors import RokuganError, brief

LONGEST = 20_000  # characters of a line; a refusal may list many options
COMMANDS = (play, puzzle, serve, simulate, scenario, record, cards, deck, rules, bench)

app = typer.Typer(
    name="rokugan",
    cls=OneLine,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def _version(wanted: bool) -> None:
    if wanted:
        from rokugan.core.build import build_of, engine_folder  # for start-up time

        typer.echo(say("bench.version", version=__version__, kind=say(f"bench.{build_of(engine_folder())}")))
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
) -> None:
    pass


for command in COMMANDS:
    command.register(app)


def main() -> None:
    """Run the command line; a mistake of the user's is one line on stderr and exit status 2."""
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except RokuganError as error:
        print("rokugan:", brief(" ".join(str(error).split()), LONGEST), file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        # The reader has gone; Python would complain about what is left when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
