"""`rokugan rules`: search the rulebooks, show a rule, and see which rules the tests show."""

import json
from collections import Counter
from typing import TYPE_CHECKING, Annotated

import typer

from rokugan.catalogue import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from rokugan.rulebook import Rule
    from rokugan.rulebook.coverage import Coverage

group = typer.Typer(no_args_is_help=True)

Edition = Annotated[str | None, typer.Option("--edition", "-e")]


def register(app: typer.Typer) -> None:
    """Add `rokugan rules` to the command line."""
    app.add_typer(group, name="rules")


@group.command()
def search(
    words: Annotated[list[str], typer.Argument()],
    edition: Edition = None,
    limit: Annotated[int, typer.Option()] = 20,
) -> None:
    """Find rules by their words, best first."""
    from rokugan import rulebook  # for start-up time

    found = rulebook.search(" ".join(words), edition)
    shown = found[:limit] if limit else found
    console = _console()
    _list(console, shown)
    if not found:
        console.print(say("commands.no_rule"))
    elif len(found) > len(shown):
        console.print(say("commands.more_rules", n=len(found) - len(shown)), style="dim")


@group.command()
def show(ids: Annotated[list[str], typer.Argument()]) -> None:
    """Show rules in full."""
    from rokugan import rulebook  # for start-up time

    found = [rulebook.rule(id) for id in ids]
    console = _console()
    for number, rule in enumerate(found):
        if number:
            console.print()
        notes = (
            (rule.id, rule.says),
            (say("commands.where"), rule.where),
            (say("commands.kind"), rule.kind),
            (say("commands.shown_if"), rule.test),
            (say("commands.conflict"), rule.conflict),
            (say("commands.not_observable"), rule.not_observable),
        )
        _columns(console, [(label, note) for label, note in notes if note])


@group.command()
def coverage(
    edition: Edition = None,
    missing: Annotated[bool, typer.Option("--missing")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Count the rules that tests and scenarios show."""
    # for start-up time
    from rokugan import rulebook
    from rokugan.rulebook.coverage import measure

    if edition:
        rulebook.rules(edition)  # refuses an unknown edition
    measured = [found for found in measure() if edition in (None, found.edition)]
    if as_json:
        objects = [_summary(found, missing) for found in measured]
        typer.echo(json.dumps(objects[0] if edition else objects, indent=2))
    elif missing:
        _list(_console(), [rule for found in measured for rule in found.missing])
    else:
        _tabulate(measured, by_section=edition is not None)


def _summary(found: "Coverage", missing: bool) -> dict[str, object]:
    counts: dict[str, object] = {
        "edition": found.edition,
        "total": found.total,
        "shown": len(found.shown),
        "not_observable": len(found.not_observable),
    }
    return counts | {"missing": [rule.id for rule in found.missing]} if missing else counts


def _tabulate(measured: "Sequence[Coverage]", by_section: bool) -> None:
    """Print the rules and how many of them scenarios show, section by section."""
    # for start-up time
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from rokugan.rulebook import EDITIONS

    def heading(rule: "Rule") -> str:
        return rule.section if by_section else rule.edition

    shown = Counter(heading(rule) for found in measured for rule in found.shown)
    not_observable = Counter(heading(rule) for found in measured for rule in found.not_observable)
    missing = Counter(heading(rule) for found in measured for rule in found.missing)
    total = shown + not_observable + missing

    table = Table(box=SIMPLE_HEAD, show_edge=False, show_footer=True)
    table.add_column(say("commands.section") if by_section else say("commands.edition"), say("commands.all"))
    columns = {
        say("commands.rules"): total,
        say("commands.shown"): shown,
        say("commands.not_observable"): not_observable,
        say("commands.missing"): missing,
    }
    for title, counts in columns.items():
        table.add_column(title, str(counts.total()), justify="right")
    table.add_column(say("commands.covered"), _percent(missing.total(), total.total()), justify="right")
    for key in sorted(total) if by_section else EDITIONS:
        numbers = [str(counts[key]) for counts in columns.values()]
        table.add_row(key, *numbers, _percent(missing[key], total[key]))
    _console().print(table)


def _percent(missing: int, total: int) -> str:
    """The share that is not missing, rounded down, so that 100% means all."""
    return f"{100 * (total - missing) // total}%"


def _list(console: "Console", rules: "Sequence[Rule]") -> None:
    _columns(console, [(rule.id, rule.says) for rule in rules])


def _columns(console: "Console", rows: "Sequence[tuple[str, str]]") -> None:
    """Two columns on a terminal; for a file or another program a line each, with a tab between."""
    # for start-up time
    from rich.table import Table
    from rich.text import Text

    if console.is_terminal:
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        for label, text in rows:
            table.add_row(Text(label, style="bold"), Text(text))
        console.print(table)
    else:
        for label, text in rows:
            typer.echo(f"{label}\t{text}")


def _console() -> "Console":
    from rich.console import Console  # for start-up time

    return Console(highlight=False)
