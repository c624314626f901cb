"""Options that take several values: `--agents sensible random` means `--agents sensible --agents random`."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

import typer
from typer.core import TyperCommand


class SeveralValues(TyperCommand):
    """A command whose options named in SEVERAL go on until the next option."""

    SEVERAL: ClassVar[tuple[str, ...]] = ("--agents", "--cards", "--deck", "--decks")

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        return super().parse_args(ctx, list(spread(args, self.SEVERAL)))


def spread(words: Iterable[str], several: tuple[str, ...]) -> Iterator[str]:
    """Repeat the name of such an option before each further value.

    >>> list(spread(["--agents", "a", "b", "--seed", "1"], ("--agents",)))
    ['--agents', 'a', '--agents', 'b', '--seed', '1']
    """
    option, given = "", False
    for word in words:
        if word.startswith("-"):
            option, given = word if word in several else "", False
        elif option:
            if given:
                yield option
            given = True
        yield word
