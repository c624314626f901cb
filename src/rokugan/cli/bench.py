"""`rokugan bench`: how fast the engine is here, interpreted and compiled."""

import json
from collections.abc import Mapping
from typing import Annotated, Any

import typer

from rokugan.catalogue import say
from rokugan.cli.progress import progress
from rokugan.errors import RokuganError


def register(app: typer.Typer) -> None:
    """Add `rokugan bench` to the command line."""
    app.command()(bench)


def bench(
    games: Annotated[int, typer.Option("--games", "-n")] = 20,
    edition: Annotated[str, typer.Option("--edition", "-e")] = "",
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Measure decisions and games per second of random play on one core, and the cost of a clone."""
    from rokugan.arena import bench as arena  # for start-up time

    with progress(games * (1 if edition else len(arena.measurable())), "games") as step:
        here = arena.bench(games, edition, step).to_json()
    folder = arena.compiled_folder()
    other, trouble = None, ""
    try:
        if folder and arena.is_stale(folder):
            trouble = say("bench.older")
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
        none = say("bench.none")
        typer.echo(f"({trouble or none})")


def _tell(found: Mapping[str, Any]) -> None:
    """Print the figures of a measurement."""
    kind = say(f"bench.{found['build']}")
    typer.echo(say("bench.unit", kind=kind, milliseconds=f"{found['calibration_seconds'] * 1000:.1f}"))
    for each in found["editions"]:
        typer.echo(
            say(
                "bench.edition",
                edition=f"{each['edition']:<12}",
                decisions=f"{each['decisions_per_second']:>9,.0f}",
                games=f"{each['games_per_second']:>7.2f}",
                clone=f"{each['clone_microseconds']:>6.1f}",
                per_unit=f"{each['decisions_per_unit']:>8.1f}",
                of_chess=_of_chess(each),
            )
        )
        costs = each["costs"]
        typer.echo(
            say(
                "bench.costs",
                indent=" " * 12,
                slowest=f"{each['slowest_milliseconds']:.1f}",
                light_clone=f"{costs['light_clone']:.0f}",
                world=f"{costs['world']:.0f}",
                view=f"{costs['view']:.0f}",
                delta=f"{costs['delta']:.0f}",
                view_bytes=f"{costs['view_bytes']:,}",
                delta_bytes=f"{costs['delta_bytes']:,}",
            )
        )
    cards = found["cards"]
    typer.echo(
        say(
            "bench.texts",
            texts=cards["texts"],
            seconds=f"{cards['seconds_per_thousand']:.2f}",
            library=cards["library"],
            loading=f"{cards['library_seconds']:.2f}",
        )
    )


def _of_chess(figures: Mapping[str, Any]) -> str:
    ratio = figures["decisions_per_chess_ply"]
    return "" if ratio is None else say("bench.of_chess", ratio=f"{ratio:>6.2f}")


def _compare(here: Mapping[str, Any], other: Mapping[str, Any]) -> None:
    theirs = {each["edition"]: each for each in other["editions"]}
    for mine in here["editions"]:
        if mine["edition"] in theirs:
            its = theirs[mine["edition"]]
            speed = its["decisions_per_unit"] / mine["decisions_per_unit"]
            clone = mine["clone_microseconds"] / its["clone_microseconds"]
            typer.echo(say("bench.compared", edition=mine["edition"], speed=f"{speed:.2f}", clone=f"{clone:.2f}"))
