"""Records that people bring, and games that are played on from the middle of another one: rows for the store."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec

from rokugan.catalogue import say
from rokugan.errors import RokuganError, quote
from rokugan.server.looking_back.reels import Reel
from rokugan.server.messages import HttpRefusal, PlayOn
from rokugan.server.opening import level_asked_for
from rokugan.server.seeing import outcome_of, turn_of
from rokugan.server.store import REPLAY, UPLOAD, Entry, GameRow, SeatRow, hashed

MOST_MOVES = 6000  # of a record that somebody brings


def record_brought(data: bytes) -> tuple[GameRow, list[Entry], Reel]:
    """A record that can be played, as a game that is over; HttpRefusal with one sentence if it cannot."""
    try:
        record: Any = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise HttpRefusal(400, say("server.it_is_not_json")) from None
    if not isinstance(record, dict) or not isinstance(record.get("moves"), list):
        raise HttpRefusal(400, say("server.it_has_no_list_of_moves"))
    if len(record["moves"]) > MOST_MOVES:
        raise HttpRefusal(400, say("server.a_record_has_at_most_moves", most=MOST_MOVES))
    if any("=" in str(key) or key in ("tiles", "spaces") for key in record.get("options") or ()):
        raise HttpRefusal(400, say("server.the_record_names_a_file"))
    try:
        reel = Reel(record)
    except RokuganError as error:
        raise HttpRefusal(400, str(error)) from None
    now = time.time()
    game = reel.history.game
    row = GameRow(
        id=secrets.token_hex(8),
        edition=record["edition"],
        options=dict(record.get("options") or {}),
        seed=record["seed"],
        clock=None,
        watch_delay=0.0,
        created=now,
        changed=now,
        started=True,
        turn=turn_of(game),
        over=True,
        outcome=outcome_of(game),
        origin=UPLOAD,
        seats=[
            SeatRow(seat, "computer", each["name"], each["deck"], level_asked_for(None, record["edition"]))
            for seat, each in enumerate(record["players"])
        ],
    )
    return row, entries_of(reel, len(reel), now), reel


def entries_of(reel: Reel, count: int, now: float) -> list[Entry]:
    """The first moves of a reel as they are stored."""
    found: list[Entry] = []
    for number in range(count):
        seat, choice = reel.history.game.history[number]
        is_move = number < len(reel.history)
        found.append(
            Entry(number + 1, "move" if is_move else "concede", seat, choice.move if is_move else "", 0.0, now)
        )
    return found


def continued(old: GameRow, reel: Reel, at: int, said: PlayOn) -> tuple[GameRow, list[Entry], list[str | None]]:
    """A game that goes on after so many moves of another one: one seat is a person's, the others are the computer's."""
    if said.name not in reel.names:
        raise HttpRefusal(
            400, say("server.nobody_called_that_played", name=quote(said.name), names=", ".join(reel.names))
        )
    if not 0 <= at <= len(reel) or reel.state(at).decision is None:
        raise HttpRefusal(400, say("server.nobody_decides_anything"))
    now = time.time()
    tokens = [secrets.token_urlsafe(32) if name == said.name else None for name in reel.names]
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
        seed=old.seed,
        clock=None,
        watch_delay=0.0,
        created=now,
        changed=now,
        started=True,
        turn=turn_of(reel.state(at)),
        origin=REPLAY,
        seats=seats,
    )
    return row, entries_of(reel, at, now), tokens
