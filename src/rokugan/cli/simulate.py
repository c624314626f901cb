"""`rokugan simulate`: many games between computer players."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from rokugan.catalogue import say
from rokugan.cli.own_cards import Blank, Cards, sets_in
from rokugan.cli.progress import progress
from rokugan.cli.several import SeveralValues
from rokugan.cli.variants import parse_options

if TYPE_CHECKING:
    from rokugan.arena import Simulation


def register(app: typer.Typer) -> None:
    """Add `rokugan simulate` to the command line."""
    app.command(cls=SeveralValues)(simulate)


def simulate(
    edition: Annotated[str, typer.Option("--edition", "-e")] = "celestial",
    players: Annotated[int | None, typer.Option("--players")] = None,
    decks: Annotated[list[str] | None, typer.Option("--decks", "--deck")] = None,
    games: Annotated[int, typer.Option("--games", "-n")] = 100,
    agents: Annotated[
        list[str] | None,
        typer.Option("--agents"),
    ] = None,
    seed: Annotated[int, typer.Option("--seed")] = 0,
    workers: Annotated[int, typer.Option("--workers")] = 1,
    cards: Cards = None,
    blank: Blank = False,
    turns: Annotated[
        int,
        typer.Option("--turns"),
    ] = 200,
    option: Annotated[
        list[str] | None,
        typer.Option("--option"),
    ] = None,
    swap: Annotated[bool, typer.Option("--swap/--no-swap")] = True,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let computer players play many games, and count how they end."""
    # for start-up time
    from rokugan.arena import pairing
    from rokugan.arena import simulate as run
    from rokugan.editions.registry import edition_of

    playing = agents or [edition_of(edition).usual_agent]
    who = pairing(edition, playing, decks, players, turns, parse_options(option), swap, sets_in(cards, blank, edition))
    with progress(games, say("commands.games")) as done:
        found = run(who, games, seed, workers, done)
    if as_json:
        typer.echo(json.dumps(found.to_json(), indent=2))
    else:
        _tell(found)


def _tell(found: "Simulation") -> None:
    """Print how the games went."""
    speed = found.decisions / found.seconds if found.seconds else 0
    typer.echo(
        say(
            "commands.simulated",
            games=found.games,
            turns=f"{found.turns / found.games:.1f}",
            decisions=f"{found.decisions / found.games:.0f}",
            seconds=f"{found.seconds:.1f}",
            speed=f"{speed:,.0f}",
        )
    )
    for name in found.names:
        typer.echo("  " + say("commands.wins", player=name, n=found.wins[name]))
    for ending, count in found.endings.most_common():
        typer.echo(f"  {ending}: {count}")
    _tell_decks(found)


def _tell_decks(found: "Simulation") -> None:
    """Print which decks won, and how."""
    decks = sorted({deck for deck, _ in found.decks})
    endings = [ending for ending, _ in found.endings.most_common() if any(found.decks[deck, ending] for deck in decks)]
    won = say("commands.won_with")
    width = max((len(deck) for deck in decks), default=0)
    if endings:
        typer.echo(f"  {won:<{width}}  {'  '.join(endings)}")
    for deck in decks:
        counts = "  ".join(f"{found.decks[deck, ending]:>{len(ending)}}" for ending in endings)
        typer.echo(f"  {deck:<{width}}  {counts}")
