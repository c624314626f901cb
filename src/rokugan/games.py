"""Starting games from decks, and records that hold all that is needed to play them again."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rokugan.cards.deck import Deck, deck_of, find_deck, read_deck, shipped_decks
from rokugan.cards.own_sets import AnySet, Libraries, OwnSet, any_set, contents, own_set
from rokugan.catalogue import say
from rokugan.core.edition import Edition
from rokugan.core.files.documents import LARGEST, parse_json, read_text
from rokugan.core.files.shapes import check
from rokugan.core.game import CONCEDE, Game
from rokugan.core.history import History
from rokugan.core.notation import means, split_player, tidy
from rokugan.editions.registry import edition_of
from rokugan.errors import CardError, DeckError, RecordError, RokuganError, brief, quote
from rokugan.record_form import RecordForm

FORMAT = "rokugan-record/2"
FORMAT_WITH_SETS = "rokugan-record/3"
OLD_FORMAT = "rokugan-record/1"
LONGEST_NAME = 40
NAMES = ("Ann", "Bob", "Cid", "Dov", "Eve", "Fay", "Gil", "Hal")


def default_decks(edition: str, players: int, seed: int = 0, options: Mapping[str, Any] | None = None) -> list[Deck]:
    """The shipped decks of an edition, one for each player, dealt as the edition says."""
    rules = edition_of(edition).with_options(options or {})
    shipped = [deck for deck in shipped_decks() if deck.edition == edition]
    made_for_it = [deck for deck in shipped if deck.format and deck.format == rules.deck_format()]
    decks = made_for_it or [deck for deck in shipped if not deck.format]
    if not decks:
        raise DeckError(say("files.no_decks_are_shipped", edition=edition))
    return rules.deal(decks, players, seed)


def any_deck(deck: Deck | str | Path) -> Deck:
    """A deck, a shipped deck's name, or a deck file."""
    if isinstance(deck, Deck):
        return deck
    if isinstance(deck, Path) or Path(deck).suffix in (".txt", ".json", ".deck"):
        return read_deck(deck)
    return find_deck(deck)


def new_game(
    edition: str,
    decks: Sequence[Deck | str | Path] | None = None,
    names: Sequence[str] = ("Ann", "Bob"),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    cards: Sequence[AnySet] | None = None,
) -> Any:
    """A new game at its first decision. Without decks, with those shipped for the edition. `options` are variants and
    optional rules of the edition, and in every edition `turns`: after so many turns of all players the game ends. `cards` are
    sets of one's own, files or plain data, whose cards decks may have (docs/sets.md).

    >>> game = new_game("celestial", names=["Ann", "Bob"], seed=7)
    >>> game.decision.player in ("Ann", "Bob")
    True
    """
    rules = edition_of(edition).with_options(options or {})
    check_players(rules, len(names))
    check_names(names)
    if not -LARGEST <= seed <= LARGEST:
        raise RokuganError(say("files.a_seed_is_a_number_of_at_most", seed=quote(seed)))
    chosen = (
        [any_deck(deck) for deck in decks] if decks is not None else default_decks(edition, len(names), seed, options)
    )
    if len(chosen) != len(names):
        raise DeckError(say("files.there_are_players_and_decks", players=len(names), decks=len(chosen)))
    for deck in chosen:
        if deck.edition != edition and deck.edition not in rules.guest_decks:
            raise DeckError(
                say("files.the_deck_is_for_another_edition", name=quote(deck.name), its=deck.edition, edition=edition)
            )
    sets = [any_set(each, edition) for each in cards or ()]
    game = rules.start(list(names), chosen, seed, libraries_with(sets, rules))
    game.beginning = {
        "edition": edition,
        **({"sets": contents(sets)} if sets else {}),
        "options": dict(options or {}),
        "seed": seed,
        "players": [{"name": name, "deck": deck.to_json()} for name, deck in zip(names, chosen, strict=True)],
    }
    return game


def libraries_with(sets: Sequence[OwnSet], rules: Edition) -> Libraries:
    """The libraries of a game by these rules, with the cards of one's own sets."""
    for each in sets:
        if each.edition not in (rules.edition, *rules.guest_decks):
            raise CardError(
                say(
                    "files.the_set_is_for_another_edition",
                    where=each.where,
                    name=quote(each.name),
                    its=each.edition,
                    edition=rules.edition,
                )
            )
    return Libraries(sets, rules.why_not_playable)


def check_players(rules: Edition, count: int) -> None:
    """Can so many play by these rules?"""
    if not 2 <= count <= rules.most_players:
        limit = "exactly 2" if rules.most_players == 2 else f"2 to {rules.most_players}"
        raise RokuganError(say("files.is_played_by_players", edition=rules.edition, limit=limit, count=brief(count)))


def check_names(names: Sequence[str]) -> None:
    """Can moves and records tell these players apart?"""
    for name in names:
        if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable() or ":" in name:
            raise RokuganError(say("files.is_no_name_for_a_player", name=quote(name), most=LONGEST_NAME))
    if len({tidy(name) for name in names}) < len(names):
        raise RokuganError(say("files.every_player_needs_a_name_of_his_own", names=", ".join(names)))


def record(game: Game) -> dict[str, Any]:
    """The record of a game so far.

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
