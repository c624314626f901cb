"""`rokugan bench`: how fast the engine is here, interpreted and compiled."""

import json
from collections.abc import Mapping
from typing import Annotated, Any

import typer

from rokugan.cli.progress import progress
from rokugan.errors import RokuganError


def register(app: typer.Typer) -> None:
    """Add `rokugan bench` to the command line."""
    app.command()(bench)


def bench(
    games: Annotated[int, typer.Option("--games", "-n", help="Random games of each edition.")] = 20,
    edition: Annotated[str, typer.Option("--edition", "-e", help="This edition alone.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure decisions and games per second of random play on one core, and the cost of a clone."""
    from rokugan.arena import bench as arena  # for start-up time

    with progress(games * (1 if edition else len(arena.measurable())), "games") as step:
        here = arena.bench(games, edition, step).to_json()
    folder = arena.compiled_folder()
    other, trouble = None, ""
    try:
        if folder and arena.is_stale(folder):
            trouble = "The compiled build is older than the sources; `make compiled` renews it."
        elif folder:
            other = arena.bench_compiled(folder, games, edition)
    except RokuganError as error:
        trouble = str(error)
    if as_json:
        typer.echo(json.dumps(here | ({"compiled_build": other} if other else {}), indent=2))
        return
    _tell(here)
    if other:
        _tell(other)
        _compare(here, other)
    elif not here["compiled"]:
        typer.echo(f"({trouble or 'There is no compiled build; `make compiled` makes one.'})")


def _tell(found: Mapping[str, Any]) -> None:
    kind = "compiled" if found["compiled"] else "interpreted"
    typer.echo(f"{kind} (one unit of the calibration loop: {found['calibration_seconds'] * 1000:.1f} ms)")
    for each in found["editions"]:
        typer.echo(
            f"  {each['edition']:<12} {each['decisions_per_second']:>9,.0f} decisions/s  "
            f"{each['games_per_second']:>7.2f} games/s  clone {each['clone_microseconds']:>6.1f} µs  "
            f"{each['decisions_per_unit']:>8.1f} decisions per unit{_of_chess(each)}"
        )
        costs = each["costs"]
        typer.echo(
            f"  {'':<12} slowest move {each['slowest_milliseconds']:.1f} ms · light clone {costs['light_clone']:.0f} µs · "
            f"world {costs['world']:.0f} µs · view {costs['view']:.0f} µs · delta {costs['delta']:.0f} µs · "
            f"largest view {costs['view_bytes']:,} bytes · median delta {costs['delta_bytes']:,} bytes"
        )
    cards = found["cards"]
    typer.echo(
        f"  {cards['texts']} texts read, {cards['seconds_per_thousand']:.2f} s per 1,000; "
        f"the {cards['library']} library loads in {cards['library_seconds']:.2f} s"
    )


def _of_chess(figures: Mapping[str, Any]) -> str:
    ratio = figures["decisions_per_chess_ply"]
    return "" if ratio is None else f"  {ratio:>6.2f} of python-chess"


def _compare(here: Mapping[str, Any], other: Mapping[str, Any]) -> None:
    theirs = {each["edition"]: each for each in other["editions"]}
    for mine in here["editions"]:
        if mine["edition"] in theirs:
            its = theirs[mine["edition"]]
            speed = its["decisions_per_unit"] / mine["decisions_per_unit"]
            clone = mine["clone_microseconds"] / its["clone_microseconds"]
            typer.echo(
                f"{mine['edition']}: compiled plays {speed:.2f} times as fast and clones {clone:.2f} times as fast"
            )
