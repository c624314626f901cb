"""The options `--cards` and `--blank`: sets of one's own for a command (docs/sets.md)."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rokugan.cards.own_sets import Libraries, OwnSet

Cards = Annotated[list[Path] | None, typer.Option("--cards", metavar="FILE")]
Blank = Annotated[bool, typer.Option("--blank")]


def sets_in(files: list[Path] | None, blank: bool, edition: str) -> "list[OwnSet]":
    """The sets in the files that were named; a plain list of cards is a set of that edition."""
    if not files:
        return []
    from rokugan.cards.own_sets import read_own_set  # for start-up time

    sets = [read_own_set(file, edition) for file in files]
    return [each.with_blanks() for each in sets] if blank else sets


def libraries_in(files: list[Path] | None, blank: bool, edition: str) -> "Libraries":
    """The libraries of the editions with the cards of these files."""
    # for start-up time
    from rokugan.editions.registry import edition_of
    from rokugan.games import libraries_with

    return libraries_with(sets_in(files, blank, edition), edition_of(edition))
