"""Beginning a game: seats, names and decks as clients ask for them, and the game of a record."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import convert

from rokugan.agents import agents
from rokugan.cards.deck import deck_from_json, shipped_decks
from rokugan.cards.deck_marks import clan_of, deck_id
from rokugan.cards.formats import own_format
from rokugan.cards.importing import imported
from rokugan.cards.library import Library, library
from rokugan.cards.own_sets import OwnSet, Prepared
from rokugan.catalogue import say
from rokugan.core.edition import Edition
from rokugan.core.game import Game
from rokugan.core.notation import tidy
from rokugan.editions.registry import edition_of, editions
from rokugan.errors import RokuganError, quote
from rokugan.games import LONGEST_NAME, NAMES, check_names, check_players, default_decks, libraries_with, new_game
from rokugan.server.messages import ComputerSeat, HttpRefusal, Joining, NewGame, OpenSeat, PersonSeat
from rokugan.server.messages import Deck as SaidDeck
from rokugan.server.settings import Settings
from rokugan.server.store import GameRow, SeatRow, hashed

LARGEST_SEED = 10**18
LONGEST_DECK = 100
FILE = "=FILE"  # how an edition writes that an option names a file


# ------------------------------------------------------------------------------------------- what there is


@cache
def offered() -> list[dict[str, Any]]:
    """`GET /api/editions`: what can be played."""
    found = []
    for edition in editions():
        rules = edition_of(edition)
        decks = [deck for deck in shipped_decks() if deck.edition == edition]
        found.append(
            {
                "id": edition,
                "title": rules.title,
                "players": [2, rules.most_players],
                "usual_players": rules.usual_players,
                "options": {name: says for name, says in rules.optional_rules.items() if not name.endswith(FILE)},
                "decks": [
                    {
                        "id": deck_id(deck),
                        "name": deck.name,
                        "clan": clan_of(edition, deck.stronghold),
                        "option": own_format(deck).option or None,
                    }
                    for deck in decks
                ],
                "levels": list(agents(rules.family)),
            }
        )
    return found


def warm_up() -> None:
    """Read the cards of every edition, so that the first game of it begins as soon as any other."""
    for edition in editions():
        new_game(edition, names=NAMES[: edition_of(edition).usual_players])


# ------------------------------------------------------------------------------------------------ wishes


def game_asked_for(
    said: NewGame, settings: Settings, whence: str = "", cards: Sequence[dict[str, Any]] = ()
) -> tuple[GameRow, list[str | None]]:
    """The game that somebody wants to begin, with these sets of cards, and the tokens of its seats; HttpRefusal if there can be
    no such game."""
    try:
        return _game_asked_for(said, settings, whence, cards)
    except HttpRefusal:
        raise
    except RokuganError as error:
        raise HttpRefusal(400, str(error)) from None


def _game_asked_for(
    said: NewGame, settings: Settings, whence: str, cards: Sequence[dict[str, Any]]
) -> tuple[GameRow, list[str | None]]:
    """Return the row of the game that a request asks for, and the level of each seat that a computer player takes."""
    options = said.options or {}
    plain = edition_of(said.edition)
    names_no_file(said.edition, options)
    rules = plain.with_options(options)
    check_players(rules, len(said.seats))
    libraries = libraries_with(sets_of(cards), rules)
    seed = secrets.randbelow(LARGEST_SEED)
    if said.seed is not None and settings.seeds:
        if not -LARGEST_SEED < said.seed < LARGEST_SEED:
            raise HttpRefusal(400, say("server.a_seed_is_a_number"))
        seed = said.seed
    names = names_for(said.seats)
    tokens: list[str | None] = []
    seats: list[SeatRow] = []
    for number, (seat, name) in enumerate(zip(said.seats, names, strict=True)):
        token = secrets.token_urlsafe(32) if isinstance(seat, PersonSeat) else None
        tokens.append(token)
        row = SeatRow(number, "open", token=None if token is None else hashed(token))
        if not isinstance(seat, OpenSeat):
            row.kind = "computer" if isinstance(seat, ComputerSeat) else "person"
            row.name = name
            row.deck = deck_asked_for(seat.deck, rules, libraries)
            row.level = level_asked_for(seat.level, said.edition) if isinstance(seat, ComputerSeat) else None
        seats.append(row)
    now = time.time()
    game = GameRow(
        id=secrets.token_hex(8),
        edition=said.edition,
        options=dict(options),
        seed=seed,
        clock=None if said.clock is None else clock_as_data(said),
        watch_delay=settings.watch_delay if said.watch_delay is None else said.watch_delay,
        created=now,
        changed=now,
        listed=said.listed,
        whence=whence,
        touched=now,
        sets=said.sets or None,
        seats=seats,
        cards=list(cards),
    )
    if not any(seat.kind == "open" for seat in seats):
        complete(game)
    else:
        _try_decks(game)
    return game, tokens


def seat_asked_for(said: Joining, game: GameRow) -> tuple[SeatRow, str]:
    """The open seat that somebody takes, and its token."""
    free = [seat for seat in game.seats if seat.kind == "open"]
    if not free:
        raise HttpRefusal(409, say("server.no_seat_is_open_any_more"))
    taken = [seat.name for seat in game.seats if seat.name]
    try:
        name = checked_name(said.name) if said.name else _free_name(taken)
        check_names([*taken, name])
        token = secrets.token_urlsafe(32)
        rules = edition_of(game.edition).with_options(game.options)
        deck = deck_asked_for(said.deck, rules, libraries_with(sets_of(game.cards), rules))
        _try_deck(deck, game)
        return SeatRow(free[0].seat, "person", name, deck, token=hashed(token)), token
    except HttpRefusal:
        raise
    except RokuganError as error:
        raise HttpRefusal(400, str(error)) from None


def names_no_file(edition: str, options: Mapping[str, Any], sentence: str = "") -> None:
    """Refuse options that name files: a server reads none for those who ask it."""
    known = edition_of(edition).optional_rules
    for option in options:
        if "=" in option or f"{option}{FILE}" in known:
            raise HttpRefusal(400, sentence or say("server.the_option_names_a_file", option=quote(option)))


def clock_as_data(said: NewGame) -> dict[str, Any]:
    """The clock as it is stored."""
    clock = said.clock
    assert clock is not None
    return {"per": clock.per, "seconds": clock.seconds, "increment": clock.increment}


def level_asked_for(level: str | None, edition: str) -> str:
    """The computer player that a request names, if he knows the game; else the strongest who knows it. A request can name
    only registered players, never a module of its own."""
    if level is not None and level not in agents():
        raise HttpRefusal(
            400, say("server.there_is_no_computer_player", level=quote(level), agents=", ".join(agents()))
        )
    known = agents(edition_of(edition).family)
    return level if level is not None and level in known else known[-1]


def deck_asked_for(
    said: SaidDeck, rules: Edition, libraries: Callable[[str], Library] = library
) -> dict[str, Any] | None:
    """Return a deck as plain data: a shipped one by its id or name, without what these rules leave out of it, or one that
    is written out. A file's name is neither."""
    if said is None or said == "":
        return None
    if isinstance(said, dict) or "\n" in said.strip() or said.lstrip().startswith("{"):
        deck = imported(said, rules.edition, libraries=libraries)
        checked_deck(deck.name)
        return deck.to_json()
    wanted = tidy(said)
    shipped = [deck for deck in shipped_decks() if deck.edition in (rules.edition, *rules.guest_decks)]
    for deck in shipped:
        if wanted in (deck_id(deck), tidy(deck.name)):
            [dealt] = rules.deal([deck], 1, 0)
            found: dict[str, Any] = dealt.to_json()
            return found
    ids = ", ".join(deck_id(deck) for deck in shipped)
    raise HttpRefusal(
        400, say("server.there_is_no_such_shipped_deck", name=quote(said), edition=rules.edition, decks=ids)
    )


# ------------------------------------------------------------------------------------------------- names


def names_for(seats: Sequence[PersonSeat | ComputerSeat | OpenSeat]) -> list[str | None]:
    """The names of all seats: those that are said, and others for those who have none; open seats have none yet."""
    said = [None if isinstance(seat, OpenSeat) else seat.name for seat in seats]
    taken = [checked_name(name) for name in said if name]
    check_names(taken)
    found: list[str | None] = []
    for seat, name in zip(seats, said, strict=True):
        if not isinstance(seat, OpenSeat) and not name:
            name = _free_name(taken)
            taken.append(name)
        found.append(name)
    return found


def checked_name(name: str) -> str:
    """A name without anything that a page could take for markup."""
    if re.search(r"[<>&\"`\\]", name) or len(name) > LONGEST_NAME:
        raise HttpRefusal(400, say("server.is_no_name_for_a_player", name=quote(name), most=LONGEST_NAME))
    return name


def checked_deck(name: str) -> str:
    """The name of a deck, if it is one line of a length that can be shown."""
    if len(name) > LONGEST_DECK or not name.isprintable():
        raise HttpRefusal(400, say("server.is_no_name_for_a_deck", name=quote(name), most=LONGEST_DECK))
    return name


def _free_name(taken: Sequence[str]) -> str:
    tidied = {tidy(name) for name in taken}
    return next(name for name in (*NAMES, *(f"Player {n}" for n in range(1, 99))) if tidy(name) not in tidied)


# ------------------------------------------------------------------------------------- games from rows


def complete(row: GameRow) -> None:
    """Give a deck to everybody who named none, and see that the game can be played."""
    count = len(row.seats)
    named = {seat.deck["name"] for seat in row.seats if seat.deck is not None}
    missing = [seat for seat in row.seats if seat.deck is None]
    if missing:
        dealt = default_decks(row.edition, 2 * count if named else count, row.seed, row.options)
        fresh = [deck for deck in dealt if deck.name not in named]
        for place, seat in enumerate(missing):
            seat.deck = (fresh or dealt)[place % len(fresh or dealt)].to_json()
    row.started = True
    first_position(row)


def first_position(row: GameRow) -> Game:
    """The game of a row before its first move."""
    names = [seat.name or "" for seat in row.seats]
    decks = [deck_from_json(seat.deck) for seat in row.seats]
    game: Game = new_game(row.edition, decks, names, row.seed, row.options, sets_of(row.cards))
    return game


def sets_of(cards: Sequence[dict[str, Any]]) -> list[OwnSet]:
    """The sets of cards of a game, as the store keeps them."""
    return [OwnSet(each["content"], "set", convert(each["prepared"], Prepared)) for each in cards]


def _try_decks(row: GameRow) -> None:
    """See that the decks that are named already can be played, though others are missing."""
    for seat in row.seats:
        _try_deck(seat.deck, row)


def _try_deck(deck: dict[str, Any] | None, row: GameRow) -> None:
    """See that a deck can be played by the rules of this game: everybody plays it."""
    if deck is not None:
        count = len(row.seats)
        names = [f"Player {number + 1}" for number in range(count)]
        new_game(row.edition, [deck_from_json(deck)] * count, names, 0, row.options, sets_of(row.cards))
