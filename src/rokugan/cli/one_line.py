"""The words around commands: what `--help` says of each, from the catalogue, and mistakes in the words of a command, each as one
line on stderr and exit status 2, like every other mistake."""

import re
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from rokugan.catalogue import say, subject
from rokugan.errors import MOST_QUOTED, brief

# What typer raises for a command line that it cannot make sense of; it names only this one of the family.
Mistake: type[Exception] = typer.BadParameter.__mro__[2]
LONGEST = 300

_LONG_WORD = re.compile(rf"\S{{{MOST_QUOTED + 1},}}")


class OneLine(TyperGroup):
    """A group of commands that says in one line what is wrong with its words."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run; as a program of its own unless `standalone_mode` is off."""
        explain(self)
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        try:
            status = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except Mistake as mistake:
            if type(mistake).__name__ != "NoArgsIsHelpError":  # that one has shown the help already
                typer.echo(f"rokugan: {sentence(mistake)}", err=True)
            sys.exit(2)
        except typer.Abort:
            typer.echo(f"rokugan: {say('commands.the_input_ended')}", err=True)
            sys.exit(1)
        sys.exit(status if isinstance(status, int) else 0)


def explain(command: Any, path: str = "") -> None:
    """Give a command, its parameters and the commands below it what the catalogue says of them (`deck check --format`)."""
    texts = subject("help")
    own = path or command.name
    command.help = texts[own]
    for param in command.params:
        if param.name != "help":
            param.help = texts[f"{own} {called(param)}"]
    for name, below in getattr(command, "commands", {}).items():
        explain(below, f"{path} {name}".strip())


def called(param: Any) -> str:
    """An option by its longest name, an argument by its own."""
    return str(max(param.opts, key=len) if param.param_type_name == "option" else param.name)


def sentence(mistake: Any) -> str:
    """Return what is wrong, and which command to ask for help."""
    words = _LONG_WORD.sub(lambda found: brief(found[0]), " ".join(mistake.format_message().split()))
    context = getattr(mistake, "ctx", None)
    command = context.command_path if context is not None else "rokugan"
    said = brief(words, LONGEST).rstrip(".")
    key = "see_help_after_a_question" if said.endswith("?") else "see_help"
    return say(f"commands.{key}", said=said, command=command)
