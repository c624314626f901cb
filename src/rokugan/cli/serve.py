"""`rokugan serve`: a table for people and computer players, in the browser and over the network."""

import os
import sys
import webbrowser
from threading import Thread
from typing import Annotated

import typer

from rokugan.catalogue import say
from rokugan.cli.keeping import data_folder
from rokugan.cli.own_cards import Blank, Cards, sets_in
from rokugan.cli.several import SeveralValues
from rokugan.errors import RokuganError, quote


def register(app: typer.Typer) -> None:
    """Add `rokugan serve` to the command line."""
    app.command(cls=SeveralValues)(serve)


def serve(
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            envvar="ROKUGAN_DATABASE_URL",
            show_envvar=True,
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin"),
    ] = None,
    proxies: Annotated[str, typer.Option("--proxies")] = "127.0.0.1",
    seeds: Annotated[bool, typer.Option("--seeds")] = False,
    workers: Annotated[int, typer.Option("--workers", min=1, max=64)] = 2,
    think: Annotated[float, typer.Option("--think", min=0.05, max=600)] = 5.0,
    pause: Annotated[str, typer.Option("--pause")] = "0.01-0.06",
    watch_delay: Annotated[float, typer.Option("--watch-delay", min=0, max=3600)] = 0.0,
    name: Annotated[list[str] | None, typer.Option("--name")] = None,
    question_seconds: Annotated[float, typer.Option("--question-seconds", "--study", min=0.5, max=600)] = 10.0,
    memory: Annotated[int, typer.Option("--memory", min=256, max=1_000_000)] = 1024,
    keep: Annotated[list[str] | None, typer.Option("--keep")] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit"),
    ] = None,
    cards: Cards = None,
    blank: Blank = False,
    play: Annotated[
        str | None,
        typer.Option("--play"),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open")] = False,
) -> None:
    """Serve the table: people at browsers, computer players, spectators. It prints its address when it is ready."""
    # for start-up time
    from rokugan.server.serving import serve as run
    from rokugan.server.settings import Settings, keep_with, limits_with

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
        hosts=tuple(name or ()),
        question_seconds=question_seconds,
        memory=memory,
        keep=keep_with(keep or ()),
        limits=limits_with(limit or ()),
        cards=tuple(sets_in(cards, blank, "")),
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
