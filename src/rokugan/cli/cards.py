"""`rokugan cards`: list, search and show the shipped cards, and try the reader on card files."""

import json
from collections import Counter
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rokugan.catalogue import say
from rokugan.cli.own_cards import Blank, Cards, libraries_in
from rokugan.cli.play import line_reader
from rokugan.cli.progress import followed
from rokugan.cli.several import SeveralValues
from rokugan.errors import CardError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import Console

    from rokugan.cards.coverage import CardCoverage
    from rokugan.cards.model import CardDefinition
    from rokugan.cards.reading.report import CardReport

FIRST = "celestial"  # where one looks first for a card, if no edition is named
OWN = "own"  # the mark of a card that is not shipped

group = typer.Typer(no_args_is_help=True)

Edition = Annotated[str, typer.Option("--edition", "-e")]


def register(app: typer.Typer) -> None:
    """Add `rokugan cards` to the command line."""
    app.add_typer(group, name="cards")


@group.command("list", cls=SeveralValues)
def list_cards(edition: Edition = "celestial", cards: Cards = None, blank: Blank = False) -> None:
    """List the cards of an edition."""
    _list(libraries_in(cards, blank, edition)(edition), edition)


@group.command(cls=SeveralValues)
def search(
    terms: Annotated[list[str] | None, typer.Argument(show_default=False)] = None,
    edition: Edition = "celestial",
    cards: Cards = None,
    blank: Blank = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Find the cards for which all terms hold; without terms all."""
    # for start-up time
    from rokugan.cards.query import query
    from rokugan.cards.schema import schema_of

    words = " ".join(_quoted(term) for term in terms or ())
    asked = query(words, lambda card: _text(card, edition), schema_of(edition)) if words else lambda card: True
    found = [card for card in libraries_in(cards, blank, edition)(edition) if asked(card)]
    if as_json:
        told = [{"title": card.name, "set": card.expansion, "mark": card.mark or OWN} for card in found]
        typer.echo(json.dumps(told, indent=2, ensure_ascii=False))
        return
    _list(found, edition)
    if not found:
        typer.echo(say("commands.no_card"))
        _elsewhere(words, edition)


def _elsewhere(words: str, edition: str) -> None:
    """Say in which other editions a search finds cards; one whose cards have no such field is passed over."""
    # for start-up time
    from rokugan.cards.library import EDITIONS, library
    from rokugan.cards.query import query
    from rokugan.cards.schema import schema_of

    for other in EDITIONS:
        if other == edition:
            continue
        try:
            asked = query(words, partial(_text, edition=other), schema_of(other))
            names = [card.name for card in library(other) if asked(card)]
        except CardError:
            continue
        if names:
            typer.echo(say("commands.cards_are_in", n=len(names), edition=other, name=names[0]))


@group.command(cls=SeveralValues)
def show(
    names: Annotated[list[str], typer.Argument()],
    edition: Annotated[str | None, typer.Option("--edition", "-e")] = None,
    cards: Cards = None,
    blank: Blank = False,
) -> None:
    """Show cards as they would be printed: without an edition, of the first that has them."""
    from rokugan.cards.library import EDITIONS  # for start-up time

    first = edition or FIRST
    libraries = libraries_in(cards, blank, first)
    others = [] if edition else [each for each in EDITIONS if each != FIRST]
    found = [(next((each for each in (first, *others) if name in libraries(each)), first), name) for name in names]
    console = _console()
    for number, (place, card) in enumerate([(place, libraries(place)[name]) for place, name in found]):
        if number:
            console.print()
        if place != first:
            typer.echo(say("commands.card_is_in", edition=place))
        _show(console, card, place)


@group.command()
def read(
    file: Annotated[Path, typer.Argument()],
    edition: Edition = "celestial",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Read the texts of cards: what is understood of each, its tree, and its text written back."""
    # for start-up time
    from rokugan.cards.library import check_edition
    from rokugan.cards.reading.report import report, summary
    from rokugan.editions.registry import edition_of

    check_edition(edition)
    cannot_run = edition_of(edition).cannot_run
    cards = report(file, edition, cannot_run, lambda entries: followed(entries, say("commands.cards")))
    if as_json:
        found = {"summary": summary(cards), "cards": [card.to_json() for card in cards]}
        typer.echo(json.dumps(found, indent=2, ensure_ascii=False))
        return
    for card in cards:
        typer.echo("\n".join(card.lines()))
    _summarise(cards)


@group.command()
def coverage(
    names: Annotated[list[str] | None, typer.Argument(show_default=False)] = None,
    edition: Annotated[str | None, typer.Option("--edition", "-e")] = None,
    missing: Annotated[bool, typer.Option("--missing")] = False,
    blank: Annotated[bool, typer.Option("--blank")] = False,
    fine: Annotated[bool, typer.Option("--fine")] = False,
) -> None:
    """Count the shipped cards with text that scenarios show (of a checkout of rokugan)."""
    from rokugan.cards.coverage import chosen, measure  # for start-up time

    measured = measure(edition=edition)
    if names:
        measured = chosen(measured, names)
    if blank or fine:
        _blank(measured, fine)
        return
    for found in measured:
        if missing:
            for name in found.missing:
                typer.echo(f"{found.edition}: {name}")
        elif found.files:
            shown = say("commands.cards_shown", edition=found.edition, n=len(found.shown), all=len(found.files))
            typer.echo(shown)


def _blank(measured: "Sequence[CardCoverage]", fine: bool) -> None:
    """Print a line for each part of a card that can be taken away unnoticed; exit status 1 if there is one."""
    # for start-up time
    from rokugan.cards import write
    from rokugan.cards.library import library
    from rokugan.workshop.blanking import survivors

    tried = unnoticed = 0
    for found in measured:
        for name in found.shown:
            card = library(found.edition)[name]
            tried += 1
            for each in survivors(found.edition, name, found.files[name], fine):
                unnoticed += 1
                text = write(each.program, title=card.title, type=card.type, edition=found.edition)
                typer.echo(f"{found.edition}: {name}: {each.part}: {' '.join(text.split())}")
    typer.echo(say("commands.unnoticed", n=tried, parts=unnoticed))
    if unnoticed:
        raise typer.Exit(1)


@group.command()
def table(
    file: Annotated[Path | None, typer.Argument()] = None,
    edition: Edition = "celestial",
    card: Annotated[list[str] | None, typer.Option("--card", "-c")] = None,
    tries: Annotated[int, typer.Option("--tries", min=1, max=10_000)] = 40,
) -> None:
    """Try every text of cards on a table with one of everything: is it offered, and does it change something?

    Without a file the shipped cards of the edition are tried. A text that is never offered, or changes nothing, is named with
    what stood in its way; then the exit status is 1."""
    from rokugan.cli.rich_table import lay_out  # for start-up time

    if not lay_out(file, edition, card or [], tries, typer.echo):
        raise typer.Exit(1)


@group.command("try")
def try_(
    file: Annotated[Path, typer.Argument()],
    edition: Edition = "celestial",
    seed: Annotated[int, typer.Option("--seed")] = 1,
) -> None:
    """Read your own cards, say what was understood, and play them at once in a sample game."""
    # for start-up time
    from rich.console import Console

    from rokugan.cli.trying import try_cards

    try_cards(file, edition, seed, Console(highlight=False), line_reader())


def _summarise(cards: "Sequence[CardReport]") -> None:
    """Print how many cards of each type are understood, and the phrases that are missed most."""
    from rokugan.cards.reading.report import STATUSES, summary, unknown_phrases  # for start-up time

    counts = Counter((card.type, card.status) for card in cards)
    typer.echo()
    for type in sorted({card.type for card in cards}):
        typer.echo(f"{type}: " + ", ".join(f"{counts[type, status]} {status}" for status in STATUSES))
    total = summary(cards)
    typer.echo(
        say("commands.counted", n=total["cards"]) + ", ".join(f"{total[status]} {status}" for status in STATUSES)
    )
    for phrase, count in unknown_phrases(cards):
        typer.echo(f"{count:4}  {phrase} …")


def _quoted(term: str) -> str:
    """The term in quotes again, if it is a phrase: the shell took its quotes away."""
    return f'"{term}"' if " " in term and not set(term) & set('":<>=') else term


def _list(cards: "Iterable[CardDefinition]", edition: str) -> None:
    """Print cards in a table, a line each."""
    # for start-up time
    from rich.table import Table
    from rich.text import Text

    from rokugan.cards.schema import schema_of

    stat_line = schema_of(edition).stat_line
    console = _console()
    table = Table.grid(padding=(0, 2))
    for card in sorted(cards, key=lambda card: card.name):
        row = (
            card.name,
            card.type.capitalize(),
            ", ".join(card.clans),
            stat_line(card),
            *([card.mark] if card.checked else []),
        )
        if console.is_terminal:
            table.add_row(*(Text(cell) for cell in row))
        else:
            typer.echo("\t".join(row))
    if table.row_count:
        console.print(table)


def _show(console: "Console", card: "CardDefinition", edition: str) -> None:
    """Print a card as it would be printed."""
    # for start-up time
    from rich.panel import Panel
    from rich.text import Text

    from rokugan.cards.schema import schema_of

    schema = schema_of(edition)
    mark = say("commands.card_checked") if card.checked else ""
    lines = [schema.type_line(card), schema.stat_line(card), " • ".join(card.keywords)]
    head = "\n".join(line for line in lines if line)
    text = _text(card, edition) or card.why_unknown
    if not console.is_terminal:
        typer.echo("\n".join(part for part in (card.name, head, text, mark) if part))
        return
    body = Text(head, style="bold")
    if text:
        body.append(f"\n\n{text}", style="not bold")
    if mark:
        body.append(f"\n\n{mark}", style="not bold dim")
    console.print(Panel(body, title=Text(card.name), title_align="left", expand=False, width=_width(console)))


def _width(console: "Console") -> int:
    return min(console.width, 80)


def _text(card: "CardDefinition", edition: str) -> str:
    """The text that the writer prints for the card's program."""
    from rokugan.cards.languages import text_of  # for start-up time

    return text_of(card, edition)


def _console() -> "Console":
    from rich.console import Console  # for start-up time

    return Console(highlight=False)
