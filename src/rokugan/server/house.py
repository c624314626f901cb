"""All games of a server process: found when somebody asks for them, put away when nobody looks at them any more."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any, cast

from msgspec import convert

from rokugan.cards.deck_marks import clan_of
from rokugan.cards.own_sets import OwnSet
from rokugan.catalogue import say
from rokugan.core.files.documents import LARGEST
from rokugan.core.game import CONCEDE
from rokugan.errors import CardError, RokuganError, quote
from rokugan.games import format_with
from rokugan.server.answers import ClockFacts, GameFacts, Outcome, SeatFacts, SeatKind, SetOffered
from rokugan.server.distant import Guest
from rokugan.server.door.readiness import Pulse
from rokugan.server.door.shares import Paces
from rokugan.server.hosting import HostedGame, effective
from rokugan.server.keeping.freezing import code
from rokugan.server.logs import fail, tell, warn
from rokugan.server.looking_back.replay import MOST, OPEN
from rokugan.server.looking_back.replaying import MOST_MOVES, continued, game_brought
from rokugan.server.messages import HttpRefusal, Joining, NewGame, PlayOn
from rokugan.server.metrics import Metrics
from rokugan.server.minds.pool import Pool
from rokugan.server.minds.questions import EACH_MOVE, QuestionProcesses
from rokugan.server.minds.thinking import Thinking
from rokugan.server.minds.turns import Turns
from rokugan.server.neighbours import Elsewhere, Neighbours
from rokugan.server.opening import complete, game_asked_for, seat_asked_for, warm_up
from rokugan.server.settings import Settings
from rokugan.server.sharing import Alone, Shared, Sharing
from rokugan.server.speaking import Conversation
from rokugan.server.store import GameRow, Store
from rokugan.workshop.preparing import read_once

ANSWERING = "rokugan.server.minds.answering"
LISTED = 200  # games in the lobby
SAME_LOBBY = 1.0  # seconds
LONG = 6000  # moves of a long game
LEAST_MOVES = 100  # as so many moves counts every record
SWEEP = 15.0  # seconds
CLEARS = 600.0  # seconds
AT_ONCE = 2  # games that are begun, and that are recovered, at one time: the others wait, and whoever plays does not


class House:
    """The games, the store and the computer players of one process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database)
        self.thinking = Thinking(settings.workers, settings.think, self.metrics, settings.memory)
        limits = settings.limits
        pool = Pool(
            ANSWERING, settings.helpers, memory=settings.memory, waiting=limits.waiting, each=limits.waiting_each
        )
        self.questions = QuestionProcesses(pool, settings.question_seconds, self.metrics)
        self.moves, self.begun, self.question_pace = (
            Paces(limits.moves),
            Paces(limits.new_games),
            Paces(limits.questions),
        )
        self.pulse = Pulse(self._check)
        self.sharing: Sharing = Shared(self.store, self._taken_over) if self.store.several else Alone()
        self.neighbours = Neighbours(self)
        self.games: dict[str, HostedGame] = {}
        self._opening: dict[str, asyncio.Task[HostedGame]] = {}
        self._beginning, self._recovering = Turns(AT_ONCE), Turns(AT_ONCE)
        self.reading = Turns()  # long bodies of requests
        self.offered_sets: list[SetOffered] = []  # of cards, that everybody here may play with
        self._listed: tuple[float, list[GameRow]] | None = None
        self._giving: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._clearing: asyncio.Task[None] | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        self.metrics.gauges["rokugan_games_in_memory"] = (
            "Games that somebody looks at.",
            lambda: len(self.games),
        )

    async def open(self) -> None:
        """Make everything ready."""
        await self.store.open()
        await self.sharing.open(self.neighbours.read, self.lose_all)
        self.neighbours.open()
        self._sweeper = asyncio.create_task(self._sweep())
        self._clearing = asyncio.create_task(self._clear_out())
        self._ticking = asyncio.create_task(self.metrics.tick())
        await asyncio.to_thread(code)
        for own in self.settings.cards:
            self.offered_sets.append(await self._offer(own))
        if self.store.several:  # whoever may take games over from others has read the cards before
            self._warming = asyncio.create_task(asyncio.to_thread(warm_up))

    async def close(self) -> None:
        """Let go of everything; whatever is stored is safe."""
        for task in (self._sweeper, self._clearing, self._ticking, self._warming):
            if task is not None:
                task.cancel()
        for game in tuple(self.games.values()):
            await self.put_away(game)
        await self.neighbours.close()
        await self.sharing.close()
        await self.thinking.close()
        await self.questions.close()
        await self.store.close()

    # ------------------------------------------------------------------------------------------- finding

    async def row(self, id: str) -> GameRow:
        """Return what is stored of a game; HttpRefusal if there is none."""
        row = await self.store.game(id) if id.isascii() and id.isalnum() and len(id) <= 32 else None
        if row is None:
            raise HttpRefusal(404, say("server.there_is_no_such_game"))
        return row

    async def connect(self, guest: Guest, id: str, share: str = "") -> None:
        """Let somebody who is connected to this process in at a game, wherever that is."""
        try:
            game = await self.hosted(id, share)
        except Elsewhere:
            await self.neighbours.visit(guest, id)
            return
        await self.seat(guest, game)

    async def seat(self, guest: Guest, game: HostedGame) -> None:
        """Let somebody in at a game of this process."""
        guest.place = Conversation(game, guest)
        await game.join(guest)

    async def hosted(self, id: str, share: str = "") -> HostedGame:
        """A game of this process, recovered from its record if it is not in memory; Elsewhere if another process has it. Who
        asks meanwhile waits for the same. An address that comes back to many games at once waits for itself."""
        game = self.games.get(id)
        if game is not None:
            return game
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.create_task(self._recover(id, share))
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(task)

    async def _recover(self, id: str, share: str) -> HostedGame:
        """Bring a game back from its record or a snapshot, if it belongs to this process now."""
        await self.row(id)
        if not await self.sharing.take(id):
            raise Elsewhere(say("server.the_game_belongs_to_another_process", game=id))
        row = await self.row(id)
        game = HostedGame(row, self.store, self.thinking, self.settings, self.metrics)
        game.lost = self._lose
        game.freezer.questions = self.questions
        try:
            async with self._recovering.turn(share):
                await game.recover()
        except RokuganError as error:
            self.metrics.failures.add()
            fail("a game cannot be recovered", error, game=id)
            raise HttpRefusal(500, say("server.this_game_cannot_be_played_again")) from None
        self.games[id] = game
        await self.store.touch(row)
        return game

    def _taken_over(self, game: str, before: str) -> None:
        self.metrics.taken_over.add()
        tell("a game was taken over", game=game, before=before)

    def _lose(self, game: HostedGame) -> None:
        """Throw away what this process has of a game, which is not ours any more or not as it is stored; whoever
        comes again gets it anew."""
        self._giving.add(task := asyncio.create_task(self.put_away(game)))
        task.add_done_callback(self._giving.discard)
        for viewer in game.viewers.values():
            for listener in tuple(viewer.listeners):
                listener.close(say("server.the_game_has_moved"))

    async def put_away(self, game: HostedGame) -> None:
        """Take a game out of memory; its record stays, and any process may have it."""
        if self.games.get(game.row.id) is game:
            del self.games[game.row.id]
        game.put_away()
        self.thinking.forget(game.row.id)
        await self.sharing.give(game.row.id)

    async def lose_all(self) -> None:
        """Throw away all games: the database is gone, and with it our right to them."""
        for game in tuple(self.games.values()):
            self._lose(game)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            now = time.monotonic()
            for game in tuple(self.games.values()):
                if not game.is_followed() and now - game.looked > self._rest(game) and not game.lock.locked():
                    await self.put_away(game)

    async def _clear_out(self) -> None:
        """Throw away, now and then, what nobody has had to do with for long."""
        while True:
            await asyncio.sleep(random.uniform(0.5, 1.5) * CLEARS)
            try:
                while gone := await self.store.clear_out(self.settings.keep):
                    tell("things were thrown away that nobody had to do with", number=gone)
                    await asyncio.sleep(1)
            except Exception as error:  # the database is away; the next time it may be there again
                warn("nothing could be thrown away", said=str(error))

    async def _check(self) -> None:
        await self.store.is_well()
        if await self.store.under_way() >= self.settings.limits.games:
            raise HttpRefusal(503, say("server.the_server_has_as_many_games"))

    def _rest(self, game: HostedGame) -> float:
        """Return how long a game that nobody looks at stays in memory. One that is over is hardly ever looked at again."""
        return min(self.settings.idle, SWEEP) if game.row.over else self.settings.idle

    # ------------------------------------------------------------------------------------------- requests

    async def listed(self) -> list[GameRow]:
        """The lobby; whoever asks again at once sees the same."""
        now = time.monotonic()
        if self._listed is None or now - self._listed[0] > SAME_LOBBY:
            self._listed = (now, await self.store.games(LISTED))
        return self._listed[1]

    async def _admit(self, share: str, upload: bool = False) -> str:
        """Is there room for one more game, and for one more from this address? The name under which it counts."""
        limits = self.settings.limits
        if await self.store.under_way() >= limits.games:
            raise HttpRefusal(503, say("server.the_server_has_as_many_games"))
        whence = whence_of(share)
        games, uploads = await self.store.of_share(whence) if share else (0, 0)
        if games >= limits.address_games:
            raise HttpRefusal(429, say("server.your_address_has_as_many_games", most=limits.address_games))
        if upload and uploads >= limits.address_uploads:
            raise HttpRefusal(429, say("server.your_address_has_as_many_records", most=limits.address_uploads))
        return whence

    async def create(self, said: NewGame, share: str = "") -> tuple[GameRow, list[str | None]]:
        """Begin a game."""
        whence = await self._admit(share)
        cards = await self.sets(said.sets)
        async with self._beginning.turn(share):
            row, tokens = await asyncio.to_thread(game_asked_for, said, self.settings, whence, cards)
        await self.store.create(row)
        self._listed = None
        if any(seat.kind == "computer" for seat in row.seats):
            await self.thinking.start()
        self.metrics.games.add(row.edition)
        tell("a game begins", game=row.id, edition=row.edition, seats=[seat.kind for seat in row.seats])
        return row, tokens

    async def _offer(self, own: OwnSet) -> SetOffered:
        """Keep a set with which this server was started."""
        found = await asyncio.to_thread(read_once, own)
        if found["prepared"]["refused"]:
            raise CardError(found["prepared"]["refused"])
        id = await self.store.keep("set", {"content": own.content, "prepared": found["prepared"]})
        assert id
        return SetOffered(id, own.name, own.edition, found["cards"])

    async def keep_set(self, found: dict[str, Any], whence: str) -> str:
        """Keep a set of cards that was read; its id."""
        most = self.settings.limits.address_sets
        id = await self.store.keep("set", found, whence=whence, share=most)
        if not id:
            raise HttpRefusal(429, say("server.your_address_keeps_as_many_sets", most=most))
        return id

    async def sets(self, ids: Sequence[str]) -> list[dict[str, Any]]:
        """The sets of cards with these ids; HttpRefusal if there is none of one."""
        found = [await self.store.kept("set", each) for each in ids]
        missing = next((id for id, each in zip(ids, found, strict=True) if each is None), None)
        if missing is not None:
            raise HttpRefusal(400, say("server.there_is_no_such_set", id=quote(missing)))
        return found

    async def join(self, id: str, said: Joining, share: str = "") -> tuple[int, str]:
        """Take an open seat; the last one begins the game."""
        while True:
            row = await self.row(id)
            async with self._beginning.turn(share):
                seat, token = await asyncio.to_thread(seat_asked_for, said, row)
            if await self.store.take_seat(id, seat):
                break
        row = await self.row(id)
        if not row.started and all(each.kind != "open" for each in row.seats):
            async with self._beginning.turn(share):
                await asyncio.to_thread(complete, row)
            await self.store.start(row)
        self._listed = None
        tell("a seat was taken", game=id, seat=seat.seat, started=row.started)
        await self.changed(id)
        return seat.seat, token

    async def changed(self, id: str) -> None:
        """Tell the process of a game that somebody has taken a seat there."""
        game = self.games.get(id)
        if game is not None:
            await game.refresh()
        else:
            await self.neighbours.tell(id, op="changed")

    async def look(self, id: str, share: str = "") -> GameRow:
        """The row of a game about which somebody asks; a game of computer players alone goes on when it is looked at."""
        game = self.games.get(id)
        if game is not None:
            await game.settled()
        row = await self.row(id)
        if row.started and not row.over and not any(seat.kind == "person" for seat in row.seats):
            with suppress(Elsewhere):
                game = await self.hosted(id, share)
                game.looked = game.asked_about = time.monotonic()
                game.wake()
        return row

    async def _finished(self, id: str, what: str) -> GameRow:
        row = await self.look(id)
        if not row.over:
            raise HttpRefusal(403, say("server.shown_when_the_game_is_over", what=what))
        return row

    async def record(self, id: str) -> dict[str, Any]:
        """The record of a game that is over."""
        return await self._record(await self._finished(id, "record"))

    async def _record(self, row: GameRow) -> dict[str, Any]:
        """Return the record of a stored game, with the moves that were not taken back."""
        entries = await self.store.entries(row.id)
        moves = [(entry.seat, CONCEDE.move) for entry in entries if entry.kind == "concede"]
        return {
            "format": format_with(row.cards),
            "edition": row.edition,
            **({"sets": [each["content"] for each in row.cards]} if row.cards else {}),
            "options": row.options,
            "seed": row.seed,
            "players": [{"name": seat.name, "deck": seat.deck} for seat in row.seats],
            "moves": [f"{row.seats[seat].name}: {text}" for seat, text in effective(entries) + moves],
            "result": row.outcome,
        }

    # ------------------------------------------------------------------------------------------- replays

    async def replay(self, question: str, id: str, share: str, **said: Any) -> Any:
        """Return what a process answers about the replay of a game that is over."""
        row = await self._finished(id, "replay")
        await self.store.touch(row)
        return await self.questions.about_record(question, id, LONG, lambda: self._record(row), share, **said)

    async def replay_index(self, id: str, share: str) -> dict[str, Any]:
        """Return what a replay has to jump to."""
        row = await self._finished(id, "replay")
        return {"game": id, "origin": row.origin, **await self.replay("replay", id, share)}

    async def stretch(self, id: str, at: int, view: str, count: int, share: str) -> Any:
        """A stretch of a replay, as a player or as one who knows all cards sees it."""
        row = await self._finished(id, "replay")
        self._check_player(row, view, (OPEN,))
        if at < 0 or not 0 <= count <= MOST:
            raise HttpRefusal(400, say("server.a_stretch_of_a_replay", most=MOST))
        return await self.replay("stretch", id, share, at=min(at, LARGEST), count=count, view=view)

    def _check_player(self, row: GameRow, name: str, besides: tuple[str, ...] = ()) -> None:
        names = [seat.name or "" for seat in row.seats]
        if name not in (*besides, *names):
            raise HttpRefusal(400, say("server.nobody_called_that_played", name=quote(name), names=", ".join(names)))

    async def bring(self, record: dict[str, Any], share: str = "") -> GameRow:
        """Keep a record that somebody brought, if it can be played. What it costs is counted by its moves."""
        whence = await self._admit(share, upload=True)
        moves = record.get("moves")
        number = len(moves) if isinstance(moves, list) else 0
        if share and number <= MOST_MOVES and not self.moves.allows(share, max(number, LEAST_MOVES)):
            warn("too many moves of records", address=share)
            raise HttpRefusal(429, say("server.too_many_moves_brought", most=self.settings.limits.moves))
        id = secrets.token_hex(8)
        more = min(number, MOST_MOVES) * EACH_MOVE
        found = await self.questions.ask("bring", share, more=more, about=id, id=id, record=record)
        ids = [await self.keep_set(each, whence) for each in found["sets"]]
        row, entries = game_brought(id, {**found, "sets": ids}, whence)
        await self.store.create(row, entries)
        tell("a record was brought", game=row.id, edition=row.edition, moves=len(entries))
        return row

    async def play_on(self, id: str, at: int, said: PlayOn, share: str = "") -> tuple[GameRow, list[str | None]]:
        """A new game from the middle of one that is over, against computer players."""
        old = await self._finished(id, "replay")
        self._check_player(old, said.name)
        whence = await self._admit(share)
        found = await self.replay("branch", id, share, at=max(-1, min(at, LARGEST)))
        row, entries, tokens = continued(old, found, said, whence)
        await self.store.create(row, entries)
        self._listed = None
        await self.thinking.start()
        self.metrics.games.add(row.edition)
        tell("a game is played on", game=row.id, of=id, at=at)
        return row, tokens

    async def summary(self, id: str, share: str) -> dict[str, Any]:
        """Return how a game that is over went."""
        row = await self._finished(id, "summary")
        record = await self._record(row)
        more = len(record["moves"]) * EACH_MOVE
        found: dict[str, Any] = await self.questions.ask("summary", share, more=more, about=id, id=id, record=record)
        return found


def whence_of(share: str) -> str:
    """The name under which what comes from an address is stored: nobody can read the address from it."""
    return sha256(f"rokugan {share}".encode()).hexdigest()[:32] if share else ""


def facts(row: GameRow) -> GameFacts:
    """Return what everybody may know of a game."""
    seats = [
        SeatFacts(
            seat.seat,
            seat.name,
            cast("SeatKind", seat.kind),
            clan_of(seat.deck["edition"], seat.deck["stronghold"]) if row.started and seat.deck else None,
            seat.level,
        )
        for seat in row.seats
    ]
    return GameFacts(
        game=row.id,
        edition=row.edition,
        options=row.options,
        seats=seats,
        open=sum(seat.kind == "open" for seat in row.seats),
        started=row.started,
        turn=row.turn,
        over=row.over,
        outcome=None if row.outcome is None else convert(row.outcome, Outcome),
        clock=None if row.clock is None else convert(row.clock, ClockFacts),
        watch_delay=row.watch_delay,
        origin=row.origin,
        created=row.created,
        changed=row.changed,
    )
