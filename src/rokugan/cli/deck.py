"""`rokugan deck`: check decks against a format, list the shipped decks, show one, bring one from elsewhere."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rokugan.catalogue import named, say
from rokugan.cli.own_cards import Blank, Cards, libraries_in
from rokugan.cli.several import SeveralValues
from rokugan.errors import DeckError, brief, quote

if TYPE_CHECKING:
    from rich.console import Console

    from rokugan.cards.deck import Cards as Counts
    from rokugan.cards.deck import Deck
    from rokugan.cards.formats import Format
    from rokugan.cards.library import Library

group = typer.Typer(no_args_is_help=True)


def register(app: typer.Typer) -> None:
    """Add `rokugan deck` to the command line."""
    app.add_typer(group, name="deck")


@group.command(cls=SeveralValues)
def check(
    decks: Annotated[list[str], typer.Argument(metavar="FILE...")],
    format: Annotated[str | None, typer.Option("--format", "-f")] = None,
    roles: Annotated[
        Path | None,
        typer.Option("--roles"),
    ] = None,
    cards: Cards = None,
    blank: Blank = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check decks: every violation, with the card's title and the rule. Exit status 2 if there is any."""
    # for start-up time
    from rokugan.cards import formats
    from rokugan.cards.deck import find_deck
    from rokugan.editions.registry import edition_of

    reports: list[dict[str, object]] = []
    lines: list[str] = []
    for name in decks:
        deck = find_deck(name)
        wanted = formats.named_format(format) if format else formats.own_format(deck)
        if roles is not None:
            wanted = _tournament(roles)
        known = libraries_in(cards, blank, wanted.edition)(wanted.edition)
        violations = formats.check(deck, known, wanted)
        violations += formats.not_playable(deck, known, wanted, edition_of(wanted.edition).why_not_playable)
        lines += [f"{name}: {violation}" for violation in violations]
        if not violations:
            sizes = _sizes(deck)
            legal = say("commands.legal", file=name, deck=quote(deck.name), format=wanted.said, sizes=sizes)
            lines.append(legal + _only_with(wanted))
        reports.append(
            {
                "file": name,
                "name": deck.name,
                "format": wanted.name,
                "legal": not violations,
                "violations": [
                    {"title": each.title, "rule": each.rule, "sentence": each.sentence} for each in violations
                ],
            }
        )
    typer.echo(json.dumps({"decks": reports}, indent=2, ensure_ascii=False) if as_json else "\n".join(lines))
    if not all(report["legal"] for report in reports):
        raise typer.Exit(2)


def _tournament(roles: Path) -> "Format":
    """The format of a tournament with the assignments in that file."""
    # for start-up time
    from rokugan.cards.lcg.format import tournament
    from rokugan.cards.lcg.model import CLANS
    from rokugan.core.files.documents import read_document

    remedy = say("commands.write_roles")
    assigned = read_document(roles, DeckError, say("commands.list_of_roles"))
    if not isinstance(assigned, dict):
        raise DeckError(say("commands.no_roles", file=roles, remedy=remedy))
    for clan, titles in assigned.items():
        if clan not in CLANS or not isinstance(titles, list) or not all(isinstance(each, str) for each in titles):
            raise DeckError(say("commands.no_clan", file=roles, clan=clan, remedy=remedy))
    return tournament(assigned)


def _sizes(deck: "Deck") -> str:
    """Return how many cards each part of a deck has."""
    from rokugan.cards.schema import schema_of  # for start-up time

    counts = [
        f"{sum(count for _, count in getattr(deck, part))} {word}" for word, part in schema_of(deck.edition).parts
    ]
    return say("commands.sizes", first=", ".join(counts[:-1]), last=counts[-1])


def _only_with(format: "Format") -> str:
    """Return which option a game needs for decks of this format; empty if none."""
    if not format.option:
        return ""
    from rokugan.cards.formats import format_of  # for start-up time

    usual = format_of(format.edition)
    return say("commands.only_with", option=format.option, format=usual.said, n=usual.minimum)


@group.command("list")
def list_decks(
    edition: Annotated[str | None, typer.Option("--edition", "-e")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """List the decks that come with the game."""
    # for start-up time
    from rich.table import Table
    from rich.text import Text

    from rokugan.cards.deck import shipped_decks
    from rokugan.cards.deck_marks import clan_of, deck_id
    from rokugan.cards.library import check_edition

    if edition is not None:
        check_edition(edition)
    decks = [deck for deck in shipped_decks() if edition in (None, deck.edition)]
    if as_json:
        found = [
            {
                "id": deck_id(deck),
                "name": deck.name,
                "edition": deck.edition,
                "clan": clan_of(deck.edition, deck.stronghold),
                "plan": deck.plan,
            }
            for deck in decks
        ]
        typer.echo(json.dumps(found, indent=2, ensure_ascii=False))
        return
    console = _console()
    table = Table.grid(padding=(0, 2))
    for deck in decks:
        row = (deck.name, deck.edition, deck.stronghold, deck.plan)
        if console.is_terminal:
            table.add_row(*(Text(cell) for cell in row))
        else:
            typer.echo("\t".join(row))
    if table.row_count:
        console.print(table)


@group.command()
def show(
    name: Annotated[str, typer.Argument()],
    hand: Annotated[int | None, typer.Option("--hand", metavar="SEED")] = None,
    cards: Cards = None,
    blank: Blank = False,
) -> None:
    """Show a deck: its cards by type, and its costs, production and Focus Values as bars."""
    # for start-up time
    from rokugan.cards.deck import find_deck

    deck = find_deck(name)
    console = _console()
    known = libraries_in(cards, blank, deck.edition)(deck.edition)
    _show(console, deck, known)
    _figures(console, deck, known)
    if hand is not None:
        from rokugan.cards.figures import opening  # for start-up time

        for place, titles in opening(deck, hand).items():
            typer.echo(f"\n{place.capitalize()}: {', '.join(titles)}")


@group.command("import")
def import_(
    file: Annotated[Path, typer.Argument()],
    edition: Annotated[str, typer.Option("--edition", "-e")] = "celestial",
    out: Annotated[Path | None, typer.Option("--out", "-o")] = None,
    cards: Cards = None,
    blank: Blank = False,
) -> None:
    """Read a deck in any form that is known, and write it in ours; misspelt titles get a suggestion."""
    # for start-up time
    from rokugan.cards.deck import write_deck
    from rokugan.cards.importing import imported
    from rokugan.cards.library import check_edition
    from rokugan.core.files.documents import read_text

    check_edition(edition)
    said = sys.stdin.read() if str(file) == "-" else read_text(file, DeckError, say("commands.deck_file"))
    name = "deck" if str(file) == "-" else file.stem
    deck = imported(said, edition, name, str(file), libraries_in(cards, blank, edition))
    if out is None:
        typer.echo(deck.to_text(), nl=False)
        return
    try:
        write_deck(deck, out)
    except OSError as error:
        raise DeckError(say("commands.not_written", file=brief(out), why=error.strerror)) from None
    typer.echo(say("commands.imported", file=out, deck=repr(deck.name), sizes=_sizes(deck)))


@group.command()
def core(
    clans: Annotated[list[str], typer.Argument(metavar="CLAN CLAN CLAN CLAN")],
    out: Annotated[Path, typer.Option("--out", "-o")] = Path("."),
) -> None:
    """Make two decks of the Living Card Game out of one core set: all cards of two clans each, the neutral ones divided."""
    # for start-up time
    from rokugan.cards.deck import write_deck
    from rokugan.cards.lcg.core_set import core_set_decks
    from rokugan.cards.library import library

    if len(clans) != 4:
        raise DeckError(say("commands.four_clans"))
    one, two, three, four = (clan.lower() for clan in clans)
    for deck in core_set_decks(library("lcg"), (one, two), (three, four)):
        path = out / f"{deck.name.lower().replace(' ', '-')}.txt"
        try:
            write_deck(deck, path)
        except OSError as error:
            raise DeckError(say("commands.not_written", file=brief(path), why=error.strerror)) from None
        typer.echo(f"{path}: {_sizes(deck)}")


def _show(console: "Console", deck: "Deck", cards: "Library") -> None:
    """Print a deck: its cards by type, and its curves."""
    # for start-up time
    from rich.text import Text

    from rokugan.cards.schema import schema_of

    def line(words: str, style: str = "") -> None:
        console.print(Text(words, style=style), soft_wrap=True)

    line(deck.name, "bold")
    if deck.plan:
        line(deck.plan, "italic")
    line(f"{named('types', 'stronghold')}: {deck.stronghold or say('terminal.none')}")
    for place, title in (("wind", deck.wind), ("sensei", deck.sensei), ("role", deck.role)):
        if title:
            line(f"{named('types', place)}: {title}")
    for section, part in schema_of(deck.edition).parts:
        listed = getattr(deck, part)
        line(f"\n{section} ({sum(count for _, count in listed)})", "bold")
        for type, entries in _by_type(listed, cards).items():
            line(f"  {named('types', type)} ({sum(count for _, count in entries)})", "dim")
            for title, count in entries:
                line(f"    {count} {title}")


def _figures(console: "Console", deck: "Deck", cards: "Library") -> None:
    """Print what is counted of a deck, a bar for each value."""
    # for start-up time
    from rich.text import Text

    from rokugan.cards.figures import plots
    from rokugan.cards.schema import schema_of

    for plot in plots(deck, cards):
        mean = "" if plot.mean is None else say("commands.on_average", mean=f"{plot.mean:.1f}")
        console.print(Text(f"\n{plot.title}{mean}", style="bold"))
        width = max(len(label) for label, _ in plot.bars)
        for label, count in plot.bars:
            console.print(Text(f"  {label.rjust(width)} {'█' * count} {count or ''}".rstrip()), soft_wrap=True)
    for note in schema_of(deck.edition).notes(deck, cards):
        console.print(Text(f"\n{note}."), soft_wrap=True)


def _by_type(listed: "Counts", cards: "Library") -> "dict[str, list[tuple[str, int]]]":
    found: dict[str, list[tuple[str, int]]] = {}
    for title, count in listed:
        card = cards.find(title)
        found.setdefault(card.type if card else "unknown", []).append((title, count))
    return dict(sorted(found.items()))


def _console() -> "Console":
    from rich.console import Console  # for start-up time

    return Console(highlight=False)
