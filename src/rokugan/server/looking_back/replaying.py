"""Records that people bring, and games that are played on from the middle of another one: rows for the store."""

from __future__ import annotations

import secrets
import time
from typing import Any

from rokugan.cards.own_sets import own_set
from rokugan.catalogue import say
from rokugan.errors import RecordError
from rokugan.games import check_record
from rokugan.server.looking_back.replay import Replay
from rokugan.server.messages import PlayOn
from rokugan.server.opening import checked_deck, checked_name, level_asked_for, names_no_file
from rokugan.server.seeing import outcome_of, turn_of
from rokugan.server.store import REPLAY, UPLOAD, Entry, GameRow, SeatRow, hashed
from rokugan.workshop.preparing import read_once

MOST_MOVES = 6000  # of a record that somebody brings


def record_brought(record: dict[str, Any]) -> tuple[dict[str, Any], Replay]:
    """A record that can be played, with what is stored of it as a game that is over; RokuganError with one sentence if it
    cannot."""
    if not isinstance(record.get("moves"), list):
        raise RecordError(say("server.it_has_no_list_of_moves"))
    if len(record["moves"]) > MOST_MOVES:
        raise RecordError(say("server.a_record_has_at_most_moves", most=MOST_MOVES))
    said = check_record(record, "record")
    names_no_file(said.edition, said.options or {}, say("server.the_record_names_a_file"))
    for player in said.players:
        checked_name(player.name)
        checked_deck(player.deck.name)
    replay = Replay(record)
    game = replay.history.game
    found = {
        "edition": record["edition"],
        "options": dict(record.get("options") or {}),
        "seed": record["seed"],
        "turn": turn_of(game),
        "outcome": outcome_of(game),
        "players": record["players"],
        "entries": replay.entries(len(replay)),
        "sets": [{"content": each, "prepared": read_once(own_set(each))["prepared"]} for each in said.sets or ()],
    }
    return found, replay


def game_brought(id: str, found: dict[str, Any], whence: str) -> tuple[GameRow, list[Entry]]:
    """The rows of a record that somebody brought."""
    now = time.time()
    level = level_asked_for(None, found["edition"])
    row = GameRow(
        id=id,
        edition=found["edition"],
        options=found["options"],
        seed=found["seed"],
        clock=None,
        watch_delay=0.0,
        created=now,
        changed=now,
        started=True,
        turn=found["turn"],
        over=True,
        outcome=found["outcome"],
        origin=UPLOAD,
        listed=False,
        whence=whence,
        touched=now,
        sets=found["sets"] or None,
        seats=[
            SeatRow(seat, "computer", each["name"], each["deck"], level) for seat, each in enumerate(found["players"])
        ],
    )
    return row, entries_of(found["entries"], now)


def entries_of(told: list[list[Any]], now: float) -> list[Entry]:
    """Moves of a replay as they are stored."""
    return [Entry(number, kind, seat, text, 0.0, now) for number, (kind, seat, text) in enumerate(told, 1)]


def continued(
    old: GameRow, found: dict[str, Any], said: PlayOn, whence: str
) -> tuple[GameRow, list[Entry], list[str | None]]:
    """A game that goes on from a position of another one: one seat is a person's, the others are the computer's."""
    now = time.time()
    tokens = [secrets.token_urlsafe(32) if seat.name == said.name else None for seat in old.seats]
    level = level_asked_for(said.level, old.edition)
    seats = [
        SeatRow(seat.seat, "person", seat.name, seat.deck, None, hashed(token))
        if token is not None
        else SeatRow(seat.seat, "computer", seat.name, seat.deck, level)
        for seat, token in zip(old.seats, tokens, strict=True)
    ]
    row = GameRow(
        id=secrets.token_hex(8),
        edition=old.edition,
        options=old.options,
        sets=old.sets,
        cards=old.cards,
        seed=old.seed,
        clock=None,
        watch_delay=0.0,
        created=now,
        changed=now,
        started=True,
        turn=found["turn"],
        origin=REPLAY,
        listed=old.listed,
        whence=whence,
        touched=now,
        seats=seats,
    )
    return row, entries_of(found["entries"], now), tokens
