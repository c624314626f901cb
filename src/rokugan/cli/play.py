"""`rokugan play`: a game against the computer, line by line in the terminal."""

import shlex
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rokugan.catalogue import say
from rokugan.cli.keeping import last_game, new_file
from rokugan.cli.own_cards import Blank, Cards, sets_in
from rokugan.cli.several import SeveralValues
from rokugan.cli.variants import parse_options, show_options
from rokugan.errors import RokuganError, quote

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from rokugan.agents import Agent
    from rokugan.cards.own_sets import OwnSet
    from rokugan.core.edition import Edition
    from rokugan.core.game import Game
    from rokugan.core.history import History


def register(app: typer.Typer) -> None:
    """Add `rokugan play` to the command line."""
    app.command(cls=SeveralValues)(play)


def play(
    edition: Annotated[str, typer.Option("--edition", "-e")] = "war_of_honor",
    players: Annotated[int | None, typer.Option("--players")] = None,
    deck: Annotated[
        list[str] | None,
        typer.Option("--deck", "--decks"),
    ] = None,
    against: Annotated[str | None, typer.Option("--against")] = None,
    cards: Cards = None,
    blank: Blank = False,
    option: Annotated[list[str] | None, typer.Option("--option")] = None,
    options: Annotated[bool, typer.Option("--options")] = False,
    name: Annotated[str | None, typer.Option("--name")] = None,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    turns: Annotated[
        int | None,
        typer.Option("--turns"),
    ] = None,
    save: Annotated[Path | None, typer.Option("--save")] = None,
    load: Annotated[Path | None, typer.Option("--load")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
) -> None:
    """Play against the computer: War of Honor with four players, unless you say otherwise. Every move is kept in your data
    folder, so that --resume goes on where you left."""
    # for start-up time
    from rich.console import Console

    from rokugan.agents import make_agent
    from rokugan.cli.session import Session
    from rokugan.core.history import History
    from rokugan.editions.registry import edition_of
    from rokugan.games import write_record

    if options:
        show_options(edition)
        return
    if against is not None:
        make_agent(against, 0)
    if resume and load is not None:
        raise RokuganError(say("terminal.resume_or_load"))
    if resume or load is not None:
        _refuse(players=players, deck=deck, cards=cards, option=option, turns=turns)
    kept = last_game() if resume else None
    file = load if load is not None else kept
    if file is None:
        seed = _any_seed() if seed is None else seed
        chosen = parse_options(option) | ({} if turns is None else {"turns": turns})
        sets = sets_in(cards, blank, edition)
        history = History(_new_game(edition, players, deck, "Ann" if name is None else name, seed, chosen, sets))
    else:
        history = _loaded(file)
    game = history.game
    me = _seat(game, name)
    rules = edition_of(game.edition)
    usual = rules.usual_agent
    against = against or usual
    agents: Sequence[Agent | None] = [
        None if each == me else make_agent(against, ((seed or 0) << 8) + seat) for seat, each in enumerate(game.names)
    ]
    if save is not None:
        write_record(game, save)
    console = Console(highlight=False)
    if not terminal:
        _welcome(console.print, game, rules, me, against, seed)
    kept = kept or _file_for(game, console.print)
    command = _command(game, me, against, usual) + (" --terminal" if terminal else "")
    if terminal:
        _on_screen(history, me, agents, save, kept, command)
        return
    Session(history, me, agents, console, save, kept, command).run(line_reader())


def _on_screen(
    history: "History[Any]",
    me: str,
    agents: "Sequence[Agent | None]",
    save: Path | None,
    kept: Path | None,
    command: str,
) -> None:
    """Play on the whole screen; what is told at the end stays when the screen is gone."""
    from rokugan.terminal.app import TableApp  # for start-up time

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise RokuganError(say("terminal.needs_a_terminal"))
    app = TableApp(history, me, agents, save, kept, command)
    app.run()
    if app.failure is not None:
        raise app.failure
    over = app.sitting.game.decision is None
    left = say("terminal.the_game_is_left", where=app.sitting.whereabouts())
    print(app.sitting.ending() if over else left)


def _any_seed() -> int:
    return SystemRandom().randrange(1_000_000)


def _new_game(
    edition: str,
    players: int | None,
    decks: list[str] | None,
    name: str,
    seed: int,
    options: "Mapping[str, str | bool | int]",
    sets: "Sequence[OwnSet]",
) -> Any:
    """Begin the game that the command line asks for."""
    # for start-up time
    from rokugan.core.notation import tidy
    from rokugan.editions.registry import edition_of
    from rokugan.games import NAMES, any_deck, check_players, default_decks, new_game

    rules = edition_of(edition).with_options(options)
    if players is None:
        players = len(decks) if decks and len(decks) > 1 else rules.usual_players
    check_players(rules, players)
    names = [name, *(other for other in (*NAMES[1:], NAMES[0]) if tidy(other) != tidy(name))][:players]
    if decks and len(decks) == 1:
        mine = any_deck(decks[0])
        rest = [deck for deck in default_decks(edition, 2 * players, seed, options) if deck.name != mine.name]
        return new_game(edition, [mine, *rest[: players - 1]], names, seed, options, sets)
    return new_game(edition, decks, names, seed, options, sets)


def _loaded(path: Path) -> "History[Any]":
    from rokugan.games import read_record, resume  # for start-up time

    return resume(read_record(path), str(path))


def _file_for(game: "Game", tell: "Callable[[str], None]") -> Path | None:
    """The file in which the game is kept while it is played."""
    try:
        return new_file(game.edition)
    except RokuganError as error:
        tell(str(error))
        return None


def _command(game: "Game", me: str, against: str, usual: str) -> str:
    """The command that goes on with a game that was left."""
    words = ["rokugan", "play", "--resume"]
    words += ["--name", me] if me != game.names[0] else []
    words += ["--against", against] if against != usual else []
    return shlex.join(words)


def _refuse(**given: object) -> None:
    """Refuse options of a new game where a kept one goes on: it has what it began with."""
    for name, value in given.items():
        if value is not None:
            raise RokuganError(say("terminal.for_a_new_game", option=name))


def _seat(game: "Game", name: str | None) -> str:
    if name is None:
        return game.names[0]
    if name not in game.names:
        raise RokuganError(say("terminal.nobody_in_this_game", name=quote(name), players=", ".join(game.names)))
    return name


def _welcome(
    tell: "Callable[[str], None]", game: "Game", rules: "Edition", me: str, against: str, seed: int | None
) -> None:
    """Say who plays against whom, and what to type."""
    decks = {player["name"]: player["deck"]["name"] for player in game.beginning["players"]}
    others = ", ".join(
        say("terminal.opponent", player=name, agent=against, deck=decks[name]) for name in game.names if name != me
    )
    said = "" if seed is None else say("terminal.seed", seed=seed)
    variant = f"variant={game.beginning['options'].get('variant')}"
    tell(say("terminal.welcome", player=me, deck=decks[me], others=others, seed=said))
    limit = game.beginning["options"].get("turns")
    ends = say("terminal.ends_after", turn=limit) if limit else ""
    tell(say("terminal.to_win", how=rules.optional_rules.get(variant, rules.how_to_win), ends=ends))
    tell(say("terminal.type_help"))


def line_reader() -> "Callable[[str], str]":
    """Reading lines; on a terminal with editing and history."""
    if sys.stdin.isatty():
        with suppress(ImportError):  # not every system has it
            import_module("readline")
    return input
