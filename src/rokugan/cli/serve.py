"""`rokugan serve`: a table for people and computer players, in the browser and over the network."""

import os
import sys
import webbrowser
from threading import Thread
from typing import Annotated

import typer

from rokugan.catalogue import say
from rokugan.cli.keeping import data_folder
from rokugan.errors import RokuganError, quote


def register(app: typer.Typer) -> None:
    """Add `rokugan serve` to the command line."""
    app.command()(serve)


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="The port; 0 takes a free one.", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            envvar="ROKUGAN_DATABASE_URL",
            show_envvar=True,
            help="Where games are kept: sqlite:///FILE or postgresql+psycopg://USER@HOST/NAME; by itself in your data folder.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", help="A further page that may speak to this server, as https://club.example."),
    ] = None,
    proxies: Annotated[
        str, typer.Option("--proxies", help="The addresses of reverse proxies whose X-Forwarded-For is believed.")
    ] = "127.0.0.1",
    seeds: Annotated[
        bool, typer.Option("--seeds", help="Let clients say how cards are dealt: for tests, not for play.")
    ] = False,
    workers: Annotated[
        int, typer.Option("--workers", help="Processes in which computer players think.", min=1, max=64)
    ] = 2,
    think: Annotated[
        float, typer.Option("--think", help="Seconds for one decision of a computer player.", min=0.05, max=600)
    ] = 5.0,
    pause: Annotated[
        str, typer.Option("--pause", help="Seconds that an automatic pass takes between people, from-to.")
    ] = "0.01-0.06",
    watch_delay: Annotated[
        float, typer.Option("--watch-delay", help="Seconds by which spectators see a game later.", min=0, max=3600)
    ] = 0.0,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", help="Another limit, as games=500 or spectators=1000 (see docs/server.md)."),
    ] = None,
    play: Annotated[
        str | None,
        typer.Option("--play", help="Begin a game of this edition against the computer, and print its address."),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help="Open the address in the browser.")] = False,
) -> None:
    """Serve the table: people at browsers, computer players, spectators. It prints its address when it is ready."""
    # for start-up time
    from rokugan.server.serving import serve as run
    from rokugan.server.settings import Settings, limits_with

    settings = Settings(
        database=database or f"sqlite:///{data_folder().parent / 'server.sqlite'}",
        host=host,
        port=port,
        origins=tuple(origin or ()),
        proxies=proxies,
        seeds=seeds,
        workers=workers,
        think=think,
        pause=_span(pause),
        watch_delay=watch_delay,
        limits=limits_with(limit or ()),
    )

    def ready(address: str, page: str) -> None:
        game = say("commands.your_game", page=page) if page != address else ""
        print(say("commands.serves", address=address, game=game), flush=True)
        if open_page:
            _open(page)

    run(settings, ready, play)


def _open(page: str) -> None:
    """Open a page in a browser beside the server, but not in a browser that would take the terminal."""
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        Thread(target=webbrowser.open, args=(page,), daemon=True).start()


def _span(words: str) -> tuple[float, float]:
    """The two numbers of `0.01-0.06`."""
    first, _, last = words.partition("-")
    try:
        found = float(first), float(last or first)
    except ValueError:
        found = (-1.0, -1.0)
    if not 0 <= found[0] <= found[1] <= 10:
        raise RokuganError(say("commands.no_span", words=quote(words)))
    return found
