"""How far a long command is, and how long it will still take: shown on a terminal, and nowhere else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")
FEW = 3  # of which it is not worth telling


@contextmanager
def progress(total: int, what: str) -> Iterator[Callable[[], None]]:
    """A bar on the error stream that goes when all is done; call what it gives after each step. It is drawn then and at no other
    time, so that it takes none from what is measured meanwhile."""
    if total <= FEW or not sys.stderr.isatty():
        yield lambda: None
        return
    # for start-up time
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
        task = bar.add_task(what, total=total)
        bar.refresh()
        yield lambda: bar.update(task, advance=1, refresh=True)


def followed(items: Sequence[T], what: str) -> Iterator[T]:
    """The items, with progress.

    >>> list(followed([1, 2, 3, 4], "numbers"))
    [1, 2, 3, 4]
    """
    with progress(len(items), what) as done:
        for item in items:
            yield item
            done()
