"""`rokugan play`: a game against the computer, line by line in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rokugan.cli.several import SeveralValues
from rokugan.cli.variants import parse_options, show_options

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rokugan.agents import Agent
    from rokugan.editions.ccg.game import CcgGame


def register(app: typer.Typer) -> None:
    """Add `rokugan play` to the command line."""
    app.command(cls=SeveralValues)(play)


def play(
    edition: Annotated[str, typer.Option("--edition", "-e", help="The edition.")] = "war_of_honor",
    players: Annotated[
        int | None, typer.Option("--players", help="How many play, you included; by itself 4 in War of Honor, else 2.")
    ] = None,
    deck: Annotated[
        list[str] | None,
        typer.Option(
            "--deck", "--decks", help="Your deck, or one for each player: the name of a shipped one, or a file."
        ),
    ] = None,
    against: Annotated[str, typer.Option("--against", help="The computer player: sensible or random.")] = "sensible",
    option: Annotated[
        list[str] | None, typer.Option("--option", help="A variant or optional rule, as variant=wartime or gempukku.")
    ] = None,
    options: Annotated[
        bool, typer.Option("--options", help="List the variants and optional rules of the edition.")
    ] = False,
    name: Annotated[str | None, typer.Option("--name", help="Your name in the game.")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed deals the same cards.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Keep the game in this file after every move.")] = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game.")] = None,
) -> None:
    """Play against the computer: War of Honor with four players, unless you say otherwise."""
    from rich.console import Console

    from rokugan.agents import make_agent
    from rokugan.cli.session import Session

    if options:
        show_options(edition)
        return
    make_agent(against, 0)
    if load is None:
        seed = _any_seed() if seed is None else seed
        game = _new_game(edition, players, deck, name or "Ann", seed, parse_options(option))
    else:
        game = _loaded(load)
    me = _seat(game, name)
    agents: Sequence[Agent | None] = [
        None if each == me else make_agent(against, ((seed or 0) << 8) + seat) for seat, each in enumerate(game.names)
    ]
    if save is not None:
        _check_writable(save)
    console = Console(highlight=False)
    _welcome(console.print, game, me, against, seed)
    Session(game, me, agents, console, save).run(_reader())


def _any_seed() -> int:
    from random import SystemRandom

    return SystemRandom().randrange(1_000_000)


def _new_game(
    edition: str,
    players: int | None,
    decks: list[str] | None,
    name: str,
    seed: int,
    options: "Mapping[str, str | bool]",
) -> "CcgGame":
    from rokugan.editions.registry import rules_of
    from rokugan.games import NAMES, any_deck, default_decks, new_game

    if players is None:
        players = len(decks) if decks and len(decks) > 1 else rules_of(edition).usual_players
    others = [other for other in NAMES if other not in (name, "Ann")]
    names = [name, *others, *(f"Player {number}" for number in range(len(others) + 2, players + 1))][:players]
    if decks and len(decks) == 1:
        mine = any_deck(decks[0])
        rest = [deck for deck in default_decks(edition, 2 * players, seed, options) if deck.name != mine.name]
        return new_game(edition, [mine, *rest[: players - 1]], names, seed, options)
    return new_game(edition, decks, names, seed, options)


def _loaded(path: Path) -> "CcgGame":
    from rokugan.games import read_record, replay

    return replay(read_record(path), str(path))


def _seat(game: "CcgGame", name: str | None) -> str:
    from rokugan.errors import RokuganError

    if name is None:
        return game.names[0]
    if name not in game.names:
        raise RokuganError(f"Nobody in this game is named {name!r}; the players are {', '.join(game.names)}.")
    return name


def _check_writable(path: Path) -> None:
    from rokugan.errors import RokuganError

    if not path.parent.is_dir():
        raise RokuganError(f"The game cannot be saved in {path}: there is no folder {path.parent}.")


def _welcome(say: "Callable[[str], None]", game: "CcgGame", me: str, against: str, seed: int | None) -> None:
    decks = {player["name"]: player["deck"]["name"] for player in game.beginning["players"]}
    others = ", ".join(f"{name} ({against}) with {decks[name]}" for name in game.names if name != me)
    said = "" if seed is None else f" Seed {seed}."
    variant = f"variant={game.beginning['options'].get('variant')}"
    say(f"{me} plays {decks[me]} against {others}.{said}")
    say(f"To win: {game.rules.optional_rules.get(variant, game.rules.how_to_win)}")
    say("Type `help` at any time. `rokugan play --help` says how to choose players, decks, editions and variants.")


def _reader() -> "Callable[[str], str]":
    """Reading lines; on a terminal with editing and history."""
    import sys
    from contextlib import suppress

    if sys.stdin.isatty():
        with suppress(ImportError):  # not every system has it
            import readline  # noqa: F401
    return input
