"""One game at the server: who sits there, what is stored, who sees what when, and computer players who take their turns.

Everything that changes a game happens under its lock, in three steps: the engine does it, the store keeps it, the viewers
see it. What cannot be stored is taken back and seen by nobody.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from itertools import count
from typing import Any

from rokugan.agents.advice import Adviser
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.game import ANYBODY, PASS, Game
from rokugan.core.history import History
from rokugan.errors import RokuganError, quote
from rokugan.games import format_with, play_line
from rokugan.server.clocks import Clocks
from rokugan.server.freezer import Freezer
from rokugan.server.keeping.databases import StoreError
from rokugan.server.logs import fail, tell, warn
from rokugan.server.messages import ENCODE, Refusal
from rokugan.server.metrics import Metrics
from rokugan.server.minds.thinker import Thought
from rokugan.server.minds.thinking import Thinking, fallback
from rokugan.server.opening import level_asked_for
from rokugan.server.seeing import SPECTATOR, events_since, outcome_of, turn_of, view_of
from rokugan.server.settings import Settings
from rokugan.server.store import Conflict, Entry, GameRow, Store
from rokugan.server.viewers import Listener, Seen, Viewer

ROOM = 8  # versions that a pause takes, the answers in it included
BREATH = 0.01  # seconds for which moves of a record are played before others get their turn
LIVES = count()  # no two states of games from which thinkers follow them have the same number
RETRY = 1.0  # seconds
RECENT = 200  # events that stand beside a whole view
LOOKED = 60.0  # seconds for which computer players go on after somebody has asked about the game


class EngineFailure(Refusal):
    """A move at which the engine itself failed."""

    def __init__(self, move: str) -> None:
        super().__init__("illegal", say("server.the_engine_failed", move=quote(move)))


class Hold:
    """A pause after a move in which others do not see what came of it, because somebody might have been asked about it.

    Who is asked, and could pass, sees it before its end (`shown`: he has not answered yet): if he passes in time, nobody
    knows that he was asked. The mover himself sees nothing sooner than the others do.
    """

    def __init__(self, mover: int, base: int) -> None:
        self.mover = mover
        self.base = base
        self.shown = False
        self.is_open = True  # until somebody does something else than pass
        self.task: asyncio.Task[None] | None = None


class HostedGame:
    """A game that belongs to this process."""

    def __init__(self, row: GameRow, store: Store, thinking: Thinking, settings: Settings, metrics: Metrics) -> None:
        self.row = row
        self.store = store
        self.thinking = thinking
        self.settings = settings
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self.history: History[Game] | None = None
        self.version = 0
        self.moves: list[tuple[int, str]] = []
        self.clocks = Clocks(row.clock, len(row.seats))
        self.viewers = {seat: Viewer(seat, row.watch_delay) for seat in range(SPECTATOR, len(row.seats))}
        self.looked = time.monotonic()  # when somebody was last connected
        self.asked_about = -LOOKED  # when somebody last asked for its facts
        self.lost: Callable[[HostedGame], None] = lambda game: None  # what to do when it belongs to somebody else
        self.life = next(LIVES)
        self._hold: Hold | None = None
        self.wish: tuple[int, int, int, set[int]] | None = None  # who wants to go back, at which version, to which move
        self._computers: asyncio.Task[None] | None = None
        self._flag: asyncio.TimerHandle | None = None
        self.freezer = Freezer(store, metrics)
        self.adviser = Adviser()

    # --------------------------------------------------------------------------------------- recovering

    @property
    def game(self) -> Game:
        """The game as it stands; it must have begun."""
        if self.history is None:
            raise Refusal("illegal", say("server.the_game_has_not_begun"))
        return self.history.game

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat.seat for seat in self.row.seats if seat.kind == "person"]

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return self.row.seats[seat].name or f"seat {seat + 1}"

    async def recover(self) -> None:
        """Play the record, if the game has begun; others get their turn in between."""
        if not self.row.started:
            return
        began = time.monotonic()
        entries = await self.store.entries(self.row.id)
        delay = self.row.watch_delay
        old = [entry for entry in entries if entry.at <= time.time() - delay] if delay else entries
        moves, agreed = effective(entries), effective(old)
        common = next(
            (n for n, (a, b) in enumerate(zip(moves, agreed, strict=False)) if a != b), min(len(moves), len(agreed))
        )
        lines = [f"{self.name(seat)}: {text}" for seat, text in moves]
        history = self.history = await self.freezer.history(self.row, lines, common if delay else len(lines))
        done, breath = len(history), time.monotonic()
        for number, line in enumerate(lines[done:], done):
            if number == common and delay:
                self._show_old(old)
            play_line(history, line, f"game {self.row.id}: move {number + 1}")
            if time.monotonic() - breath > BREATH:
                await asyncio.sleep(0)
                breath = time.monotonic()
        for entry in entries:
            self.clocks.remember(entry)
            if entry.kind == "leave":
                self._give_to_computer(entry.seat)
            elif entry.kind == "concede":
                history.game.concede(self.name(entry.seat))
        self.moves = moves
        self._consider_snapshot()
        self.version = entries[-1].version if entries else 0
        if delay:
            spectators = self.viewers[SPECTATOR]
            if spectators.seen is None:
                self._show_old(old)
            self._show(spectators)
        if entries:
            self.metrics.recovered.add()
            seconds = round(time.monotonic() - began, 3)
            self.metrics.recovering.add(seconds)
            tell("a game was recovered", game=self.row.id, moves=len(moves), played=len(moves) - done, seconds=seconds)

    def _lines(self) -> list[str]:
        """The moves so far as a record has them."""
        return [f"{self.name(seat)}: {text}" for seat, text in self.moves]

    def _consider_snapshot(self) -> None:
        if not self.row.over and self.freezer.is_due(len(self.moves)):
            self.freezer.begin(self.row.id, self.game, self._lines())

    def _show_old(self, entries: list[Entry]) -> None:
        """Show spectators who see things later what they had seen before, and no more."""
        spectators = self.viewers[SPECTATOR]
        spectators.seen = self._look(spectators, entries[-1].version if entries else 0)

    async def refresh(self) -> None:
        """Somebody has taken a seat: read who sits here, and begin if nobody is missing."""
        async with self.lock:
            row = await self.store.game(self.row.id)
            if row is None or self.history is not None:
                return
            self.row = row
            if not row.started:
                self.tell_seats()
                return
            await self.recover()
            for viewer in self.viewers.values():
                self._show_whole(viewer)
            self.go_on()

    # ------------------------------------------------------------------------------------ coming and going

    async def join(self, listener: Listener) -> None:
        """Let somebody who connects see the game: he gets a view."""
        await self.settled()
        async with self.lock:
            viewer = self.viewers[listener.seat]
            limits = self.settings.limits
            most = limits.spectators if listener.seat == SPECTATOR else limits.sockets
            if len(viewer.listeners) >= most:
                watching = listener.seat == SPECTATOR
                warn("too many sockets", game=self.row.id, seat=listener.seat)
                listener.close(
                    say("server.that_many_spectators" if watching else "server.that_many_connections", most=most)
                )
                return
            self.looked = time.monotonic()
            seen = viewer.seen = viewer.seen or self._look(viewer, self.version)
            viewer.listeners.add(listener)
            listener.send(self.view_message(viewer))
            if seen.outcome is not None:
                listener.send(ENCODE({"type": "over", "outcome": seen.outcome}))
            if len(viewer.listeners) == 1 and listener.seat != SPECTATOR:
                self.tell_seats(but=listener)
            self.go_on()

    async def settled(self) -> None:
        """Wait for the end of a pause: who comes or asks in its middle sees no more than the others."""
        while self._hold is not None:
            await asyncio.sleep(0.01)

    def leave(self, listener: Listener) -> None:
        """Forget somebody who has disconnected."""
        viewer = self.viewers[listener.seat]
        viewer.listeners.discard(listener)
        self.looked = time.monotonic()
        if not viewer.is_followed:
            viewer.seen = None
        if not viewer.listeners and listener.seat != SPECTATOR:
            self.tell_seats()

    def is_followed(self) -> bool:
        """Is anybody connected?"""
        return any(viewer.listeners for viewer in self.viewers.values())

    def put_away(self) -> None:
        """Stop everything that goes on in this game: nobody looks at it any more, or it belongs to another process."""
        for task in (self._computers, self._hold.task if self._hold else None):
            if task is not None:
                task.cancel()
        if self._flag is not None:
            self._flag.cancel()
        self.freezer.stop()
        for viewer in self.viewers.values():
            viewer.forget()

    def tell_seats(self, but: Listener | None = None) -> None:
        """Tell those who want to hear it who is there."""
        data = ENCODE({"type": "seats", "seats": self.seats()})
        for viewer in self.viewers.values():
            for listener in tuple(viewer.listeners):
                if listener.more and listener is not but:
                    listener.send(data)

    def seats(self) -> list[dict[str, Any]]:
        """Return who sits where, and who is there."""
        return [
            {
                "seat": seat.seat,
                "name": seat.name,
                "kind": seat.kind,
                "connected": seat.kind == "computer" or bool(self.viewers[seat.seat].listeners),
            }
            for seat in self.row.seats
        ]

    # ---------------------------------------------------------------------------------------------- seeing

    def _view(self, seat: int) -> dict[str, Any]:
        """Return the view of a seat; before the game begins, who sits there and who is missing."""
        if self.history is not None:
            return view_of(self.history.game, seat, self.adviser)
        return {
            "edition": self.row.edition,
            "viewer": self.row.seats[seat].name if seat != SPECTATOR else None,
            "players": [{"name": each.name} for each in self.row.seats],
            "waiting": sum(each.kind == "open" for each in self.row.seats),
            "decision": None,
            "outcome": None,
        }

    def _outcome(self) -> dict[str, Any] | None:
        return None if self.history is None else outcome_of(self.history.game)

    def _look(self, viewer: Viewer, version: int) -> Seen:
        """The game as a viewer would see it now, with what has happened since he was told last; after an undo, nothing has."""
        game = None if self.history is None else self.history.game
        told = 0 if game is None else len(game.events)
        events = [] if game is None else events_since(game, viewer.seat, min(viewer.told, told))
        viewer.ahead, viewer.told = version, told
        return Seen(version, self._view(viewer.seat), told, events, self._outcome(), self._clock())

    def _clock(self) -> dict[str, Any] | None:
        """The clocks as messages tell them; in a pause they do not tell whose clock runs."""
        return self.clocks.shown(self.people, hidden=self._hold is not None)

    def view_message(self, viewer: Viewer) -> bytes:
        """The whole view, as far as the viewer was shown it, and what belongs beside it."""
        seen = viewer.seen
        assert seen is not None
        first = max(0, seen.told - RECENT)
        events = [] if self.history is None else events_since(self.game, viewer.seat, first)
        return ENCODE(
            {
                "type": "view",
                "version": seen.version,
                "view": seen.view,
                "events": events[: seen.told - first],
                "seats": self.seats(),
                "you": viewer.seat if viewer.seat != SPECTATOR else None,
                "clock": self._clock(),
                "undo": viewer.seat in self.people and any(seat == viewer.seat for seat, _ in self.moves),
                "started": self.history is not None,
            }
        )

    def _show(self, viewer: Viewer) -> None:
        """Let a viewer see the game as it stands."""
        if viewer.is_followed and viewer.ahead != self.version:
            viewer.show(self._look(viewer, self.version))

    def _show_whole(self, viewer: Viewer) -> None:
        """Send a viewer the whole view of the game as it stands, whatever he was shown before."""
        if viewer.is_followed:
            viewer.seen = self._look(viewer, self.version)
            viewer.broadcast(self.view_message(viewer))

    def show_all(self) -> None:
        for viewer in self.viewers.values():
            self._show(viewer)

    # -------------------------------------------------------------------------------------------- storing

    async def keep(self, kind: str, seat: int, text: str = "", spent: float = 0.0, version: int = 0) -> None:
        """Store an entry. When this returns it is safe, and the version is the new one."""
        entry = Entry(version or self.version + 1, kind, seat, text, round(spent, 3))
        changes: dict[str, Any] = {}
        if kind != "pause" and self.history is not None:
            if turn_of(self.game) != self.row.turn:
                changes["turn"] = self.row.turn = turn_of(self.game)
            outcome = self._outcome()
            if outcome is not None:
                changes |= {"over": True, "outcome": outcome}
                self.row.over, self.row.outcome = True, outcome
        began = time.monotonic()
        try:
            await self.store.append(self.row.id, entry, **changes)
        except Conflict:
            warn("a game belongs to another process now", game=self.row.id, version=entry.version)
            self.lost(self)
            raise
        self.metrics.storing.add(time.monotonic() - began)
        self.metrics.entries.add(kind)
        self.version = entry.version
        self.clocks.remember(entry)

    async def carry_out(self, choice: Choice, spent: float) -> None:
        """Play a choice of the present decision: engine, store, viewers."""
        history = self.history
        assert history is not None
        seat, text = self.game.asked().seat, choice.move
        try:
            history.take(choice)
        except Exception as error:
            history.recover()
            self.metrics.failures.add()
            fail("the engine failed at a move", error, game=self.row.id, seat=seat, move=text)
            raise EngineFailure(text) from error
        try:
            await self.keep("move", seat, text, spent)
        except StoreError as error:
            history.undo()
            fail("a move could not be stored", error, game=self.row.id)
            raise Refusal("illegal", say("server.nothing_has_changed", error=error)) from None
        self.moves.append((seat, text))
        self._consider_snapshot()
        self.wish = None
        self._reveal(seat, text)

    # ------------------------------------------------------------------------- who sees what when

    def _reveal(self, mover: int, text: str) -> None:
        """Show what came of a move: at once; or, between people, after a pause if anybody might have been asked about it,
        so that nobody can tell whether he was (`docs/server.md`, What the wire tells)."""
        hold = self._hold
        if hold is not None:  # an answer in the middle of a pause is seen at its end
            hold.shown = False
            hold.is_open = text == PASS.move and self.version < hold.base + ROOM - 1
            self._show_asked(hold)
            return
        game = self.game
        people = self.people
        points = [each.at for each in game.automatic if each.seat == ANYBODY or each.seat in people]
        if len(people) < 2 or not points:
            self.show_all()
            self.go_on()
            return
        hold = self._hold = Hold(mover, self.version)
        if len(people) == 2 and points == [len(game.events)] * len(points):
            self._show_asked(hold)  # nobody else can have been asked before
        hold.task = asyncio.create_task(self._pause(hold))

    def _show_asked(self, hold: Hold) -> None:
        """Show somebody in a pause that he is asked, if he may pass: then the others cannot tell whether he was
        asked."""
        decision = self.game.decision
        if decision is None or hold.shown or not hold.is_open:
            return
        if decision.seat in self.people and decision.seat != hold.mover and PASS.move in decision.options:
            hold.shown = True
            self._show(self.viewers[decision.seat])
            self.start_clock()

    async def _pause(self, hold: Hold) -> None:
        """Wait, then let everybody see. Unless somebody is still thinking, which all may see now, the pause is stored, and
        the version after it is the same however many were asked."""
        half = random.uniform(*self.settings.pause) / 2
        await asyncio.sleep(half)
        async with self.lock:
            if self._hold is hold and self.version == hold.base:
                self._show_asked(hold)
        await asyncio.sleep(half)
        async with self.lock:
            if self._hold is not hold:
                return
            hold.task = None
            if not hold.shown:
                try:
                    await self.keep("pause", -1, version=hold.base + ROOM)
                except Conflict:
                    return
                except StoreError as error:
                    fail("a pause could not be stored", error, game=self.row.id)
            self._hold = None
            self.show_all()
            self.go_on()

    def end_hold(self) -> None:
        hold, self._hold = self._hold, None
        if hold is not None and hold.task is not None:
            hold.task.cancel()

    # ------------------------------------------------------------------------- giving up and going back

    async def give_up(self, seat: int, why: str) -> None:
        """Let a player give up. Of two players the other wins. Of more, the computer takes the seat while other people play
        on; if no other people are there, the game is over and nobody wins."""
        if self.game.decision is None:
            raise Refusal("illegal", say("server.the_game_is_over_already"))
        self.clocks.stop()
        self.wish = None
        others = [each for each in self.people if each != seat]
        ends = len(self.row.seats) == 2 or not others
        if ends:
            self.game.concede(self.name(seat))
        try:
            await self.keep("concede" if ends else "leave", seat, why)
        except StoreError as error:
            fail("a concession could not be stored", error, game=self.row.id)
            self.lost(self)  # the game is read again from what is stored
            return
        tell("a player gives up", game=self.row.id, seat=seat, why=why, over=ends)
        if not ends:
            self._give_to_computer(seat)
            await self.store.give_seat(self.row.id, self.row.seats[seat])
            self.tell_seats()
        self.end_hold()
        self.show_all()
        self.go_on()

    def _give_to_computer(self, seat: int) -> None:
        self.row.seats[seat].kind = "computer"
        self.row.seats[seat].level = level_asked_for(None, self.row.edition)

    async def go_back(self, seat: int, back: int) -> None:
        """Take the game back to the state before a move. What is taken back stays stored, so no version comes twice."""
        assert self.history is not None
        self.history.undo(len(self.moves) - back)
        self.wish = None
        self.life = next(LIVES)
        try:
            await self.keep("undo", seat, str(back))
        except StoreError as error:
            fail("an undo could not be stored", error, game=self.row.id)
            self.lost(self)
            return
        del self.moves[back:]
        self.freezer.go_back(back)
        self.clocks.stop()
        self.end_hold()
        self.show_all()
        self.go_on()

    # --------------------------------------------------------------------------------- what happens next

    def go_on(self) -> None:
        """Let the clock of a person run, or a computer player think."""
        if self.history is None or self._hold is not None:
            return
        self.start_clock()
        self.wake()

    def start_clock(self) -> None:
        """Start the clock of whoever must decide."""
        decision = self.game.decision if self.history is not None else None
        if self._flag is not None:
            self._flag.cancel()
            self._flag = None
        if decision is None or self.clocks.said is None or decision.seat not in self.people:
            return
        self.clocks.start(decision.seat)
        left = max(0.0, self.clocks.remaining(decision.seat))
        self._flag = asyncio.get_running_loop().call_later(left, self._flag_falls, decision.seat, self.version)

    def _flag_falls(self, seat: int, version: int) -> None:
        async def give_up() -> None:
            async with self.lock:
                if self.version == version and self.clocks.running == seat:
                    await self.give_up(seat, "has no time left")

        self._flag_task = asyncio.create_task(give_up())

    def wake(self) -> None:
        """Let a computer player think, if one must decide and somebody wants to see it."""
        if self._is_computers_turn() and (self._computers is None or self._computers.done()):
            self._computers = asyncio.create_task(self._let_computers_play())

    def _is_computers_turn(self) -> bool:
        if self.history is None or self._hold is not None or self.row.over:
            return False
        decision = self.game.decision
        wanted = self.is_followed() or time.monotonic() - self.asked_about < LOOKED
        return wanted and decision is not None and self.row.seats[decision.seat].kind == "computer"

    async def _let_computers_play(self) -> None:
        """Let the computer players move as long as one of them is to decide."""
        try:
            while self._is_computers_turn():
                version = self.version
                decision = self.game.asked()
                move = await self.thought(decision.seat)
                async with self.lock:
                    if self.version == version and self._is_computers_turn():
                        await self._play_for_computer(move)
        except Conflict:
            return  # it was told where it happened
        except Exception as error:
            self.metrics.failures.add()
            fail("the computer players stopped", error, game=self.row.id)

    async def thought(self, seat: int) -> str | None:
        """Return what a computer player would do at that seat; for a person, the one that plays best."""
        row = self.row.seats[seat]
        lines = self._lines()
        level = row.level or level_asked_for(None, self.row.edition)
        asked = Thought(
            self.row.id, self.life, 0, lines, seat, level, (self.row.seed << 3) + seat, share=self.row.whence
        )
        return await self.thinking.move(asked, {"format": format_with(self.row.sets), **self.game.beginning})

    async def _play_for_computer(self, move: str | None) -> None:
        """Play the move that was thought of, or another one if that cannot be played."""
        decision = self.game.asked()
        first = fallback(decision).move
        if move is not None:
            try:
                first = self.game.find(move, decision.player).move
            except RokuganError as error:
                self.metrics.fallbacks.add("illegal")
                warn("a computer player answered what is not offered", game=self.row.id, move=move, said=str(error))
        for text in (first, *(option for option in decision.options if option != first)):
            try:
                await self.carry_out(self.game.find(text, decision.player), 0.0)
            except EngineFailure:
                continue  # any other legal move will do
            except Refusal:
                await asyncio.sleep(RETRY)  # it could not be stored; perhaps it can soon
            return
        raise RuntimeError("the engine fails at every move")


def effective(entries: list[Entry]) -> list[tuple[int, str]]:
    """The moves that count: those that were taken back do not.

    >>> effective([Entry(1, "move", 0, "pass"), Entry(2, "move", 1, "lobby"), Entry(3, "undo", 1, "1")])
    [(0, 'pass')]
    """
    moves: list[tuple[int, str]] = []
    for entry in entries:
        if entry.kind == "move":
            moves.append((entry.seat, entry.text))
        elif entry.kind == "undo":
            del moves[int(entry.text) :]
    return moves
