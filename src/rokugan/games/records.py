"""Records of games: all that is needed to play one again, written to a file and read from it."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from rokugan.cards.deck import deck_of
from rokugan.cards.own_sets import own_set
from rokugan.catalogue import say
from rokugan.core.files.documents import parse_json, read_text
from rokugan.core.files.shapes import check
from rokugan.core.game import CONCEDE, Game
from rokugan.core.history import History
from rokugan.core.notation import means, split_player, tidy
from rokugan.errors import RecordError, RokuganError, brief, quote
from rokugan.games.record_form import RecordForm
from rokugan.games.starting import new_game

FORMAT = "rokugan-record/2"
FORMAT_WITH_SETS = "rokugan-record/3"
OLD_FORMAT = "rokugan-record/1"


def record(game: Game) -> dict[str, Any]:
    """The record of a game so far.

    >>> from rokugan.games import new_game
    >>> record(new_game("celestial", seed=7))["format"]
    'rokugan-record/2'
    """
    if not game.beginning:
        raise RecordError(say("files.this_game_was_set_up_as_a_position"))
    outcome = game.outcome
    result = None if outcome is None else {"winner": outcome.winner, "victory": outcome.victory}
    return {"format": format_with(game.beginning.get("sets")), **game.beginning, "moves": game.moves, "result": result}


def format_with(sets: object) -> str:
    """The format of a record with these sets of one's own; of one without sets it is the one that every reader knows."""
    return FORMAT_WITH_SETS if sets else FORMAT


def write_record(game: Game, path: Path) -> None:
    """Save the record of a game: the whole of it, or what was there before stays."""
    text = json.dumps(record(game), indent=1, ensure_ascii=False) + "\n"
    refused = say("files.cannot_be_saved", path=brief(path))
    try:
        whole = Path(os.path.realpath(path))
        if not whole.parent.is_dir():
            raise RecordError(say("files.there_is_no_folder", where=refused, parent=brief(whole.parent)))
        if whole.exists() and not whole.is_file():
            raise RecordError(
                say("files.that_is_a_folder" if whole.is_dir() else "files.that_is_no_file", where=refused)
            )
        _write_whole(whole, text)
    except OSError as error:
        raise RecordError(f"{refused} ({error.strerror}).") from None
    except ValueError:
        raise RecordError(say("files.that_is_no_name_of_a_file", where=refused)) from None


def _write_whole(path: Path, text: str) -> None:
    part = path.with_name(f".{path.name[:100]}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def read_record(path: Path) -> dict[str, Any]:
    """A record file as plain data, its form checked."""
    data: Any = parse_json(read_text(path, RecordError, "record"), str(path), RecordError)
    check_record(data, str(path))
    found: dict[str, Any] = data
    return found


def check_record(data: Any, where: str) -> RecordForm:
    """A record whose fields are all of their kind."""
    if isinstance(data, Mapping) and data.get("format") == OLD_FORMAT:
        raise RecordError(
            say(
                "files.the_old_format",
                where=where,
                old_format=repr(OLD_FORMAT),
                format=repr(FORMAT),
            )
        )
    if isinstance(data, Mapping) and data.get("format") not in (FORMAT, FORMAT_WITH_SETS):
        raise RecordError(
            say(
                "files.another_format",
                where=where,
                found=quote(data.get("format")),
                format=repr(FORMAT),
            )
        )
    return check(data, RecordForm, where, RecordError)


def open_record(data: Mapping[str, Any], where: str = "record") -> Any:
    """The game of a record before its first move."""
    said = check_record(data, where)
    names = [player.name for player in said.players]
    decks = [deck_of(player.deck, "deck", where) for player in said.players]
    sets = [own_set(each, where) for each in said.sets or ()]
    return new_game(said.edition, decks, names, said.seed, said.options, sets)


def replay(data: Mapping[str, Any], where: str = "record") -> Any:
    """Play a record again, or say which move cannot be played."""
    return resume(data, where).game


def resume(data: Mapping[str, Any], where: str = "record") -> History[Any]:
    """The game of a record, ready to go on, and to go back."""
    history = History(open_record(data, where))
    for number, line in enumerate(data["moves"], 1):
        play_line(history, str(line), say("files.move_of", where=where, number=number, count=len(data["moves"])))
    outcome = history.game.outcome
    found = None if outcome is None else {"winner": outcome.winner, "victory": outcome.victory}
    if data.get("result") != found:
        raise RecordError(
            say(
                "files.another_result",
                where=where,
                result=quote(data.get("result")),
                found=found,
            )
        )
    return history


def play_line(playing: Game | History[Any], line: str, where: str) -> None:
    """Play `Ann: attack Bob`; a move that was taken by itself is accepted and skipped."""
    game = playing.game if isinstance(playing, History) else playing
    player, move = split_player(line, game.names)
    try:
        if player is None:
            raise RecordError(say("files.a_move_begins_with_a_players_name", where=where, line=quote(line)))
        if tidy(move) == CONCEDE.move:
            game.concede(player)
            return
        if game.decision is not None and game.decision.player == player:
            playing.play(move, player)
            return
    except RecordError:
        raise
    except RokuganError as error:
        if not was_automatic(game, player, move):
            raise RecordError(f"{where}, {quote(line)}: {error}") from None
        return
    if was_automatic(game, player, move):
        return
    decision = game.decision
    asked = say("files.the_game_is_over") if decision is None else say("files.is_to_decide", player=decision.player)
    raise RecordError(say("files.this_move_cannot_be_played", where=where, line=quote(line), asked=asked))


def was_automatic(game: Game, player: str | None, move: str) -> bool:
    """Was this move of a player taken by itself since the last one?"""
    wanted = tidy(move)
    return any(
        each.seat >= 0 and game.names[each.seat] == player and means(each.choice, wanted) for each in game.automatic
    )
