"""The messages of a client, carried out on a game: the one place where messages become deeds."""

from __future__ import annotations

import re
import time

from rokugan.agents.reasons import reason
from rokugan.catalogue import say
from rokugan.core.game import LONGEST_MOVE
from rokugan.errors import IllegalMove, RokuganError
from rokugan.server import messages as m
from rokugan.server.hosting import HostedGame
from rokugan.server.seeing import SPECTATOR, name_of
from rokugan.server.viewers import Listener, Viewer

MARKUP = re.compile(r"<\s*[a-zA-Z/!?]|&(#|[a-zA-Z]+;)")


class Conversation:
    """Somebody who is connected, at a game of this process."""

    def __init__(self, table: HostedGame, listener: Listener) -> None:
        self.table = table
        self.listener = listener

    async def say(self, message: m.Hello | m.Message) -> None:
        """Do what a message asks for, or raise a Refusal."""
        match message:
            case m.Move(version=version, move=move):
                await self.move(version, move)
            case m.AskView():
                await self.view()
            case m.Undo(agree=agree):
                await self.undo(agree)
            case m.Concede():
                await self.concede()
            case m.Chat(text=text):
                await self.chat(checked_chat(text))
            case m.Why(move=move):
                await self.why(move)
            case m.Explain(card=card, stat=stat):
                await self.explain(card, stat)
            case m.Hint():
                await self.hint()
            case m.Hello():
                raise m.Refusal("malformed", say("server.you_have_said_hello_already"))

    def leave(self) -> None:
        """Leave the game: he has hung up."""
        self.table.leave(self.listener)

    # ----------------------------------------------------------------------------------- what people do

    def _check_seat(self) -> int:
        if self.listener.seat == SPECTATOR:
            raise m.Refusal("not_yours", say("server.you_are_watching"))
        if self.table.row.seats[self.listener.seat].kind != "person":
            raise m.Refusal("not_yours", say("server.you_have_left_your_seat_to_the_computer"))
        return self.listener.seat

    def _check_version(self, viewer: Viewer) -> None:
        if viewer.version != self.table.version:
            raise m.Refusal("stale", say("server.the_game_is_going_on"))

    async def move(self, version: int, text: str) -> None:
        """A person's move, at the version that he looks at."""
        began = time.monotonic()
        async with self.table.lock:
            seat = self._check_seat()
            game = self.table.game
            if version != self.table.viewers[seat].version or version != self.table.version:
                raise m.Refusal("stale", say("server.the_game_has_gone_on_since_version", version=version))
            decision = game.decision
            if decision is None:
                raise m.Refusal("illegal", say("refusals.the_game_is_over"))
            try:
                choice = game.find(text, self.table.name(seat))
            except RokuganError as error:
                raise refused_move(error, decision.seat == seat) from None
            spent = self.table.clocks.stop()
            try:
                await self.table.carry_out(choice, spent)
            except m.Refusal:
                self.table.start_clock()
                raise
        self.table.metrics.moving.add(time.monotonic() - began)

    async def view(self) -> None:
        """Send the whole view once more."""
        async with self.table.lock:
            self.listener.send(self.table.view_message(self.table.viewers[self.listener.seat]))

    async def concede(self) -> None:
        """A person gives up."""
        async with self.table.lock:
            await self.table.give_up(self._check_seat(), "concedes")

    async def chat(self, text: str) -> None:
        """Words: of players for everybody, of spectators for spectators."""
        async with self.table.lock:
            if self.listener.seat == SPECTATOR:
                self.table.viewers[SPECTATOR].broadcast(m.ENCODE({"type": "chat", "from": "a spectator", "text": text}))
                return
            for viewer in self.table.viewers.values():
                viewer.post({"type": "chat", "from": self.table.name(self.listener.seat), "text": text})

    async def why(self, text: str) -> None:
        """Whether a move can be played, and if not why, as far as the viewer may know it."""
        async with self.table.lock:
            self._check_version(self.table.viewers[self.listener.seat])
            game = self.table.game
            if len(text) > LONGEST_MOVE:
                raise m.Refusal("malformed", say("server.a_move_has_at_most_characters", most=LONGEST_MOVE))
            try:
                said = game.why_not(name_of(game, self.listener.seat), text)
            except RokuganError as error:
                raise m.Refusal("illegal", str(error)) from None
            self.listener.send(m.ENCODE({"type": "answer", "to": "why", "move": text, **said}))

    async def explain(self, card: str, stat: str) -> None:
        """Why a value of a card is what it is, as far as the viewer may know it; without a stat, what is printed on it."""
        async with self.table.lock:
            self._check_version(self.table.viewers[self.listener.seat])
            game = self.table.game
            try:
                said = game.explain(name_of(game, self.listener.seat), card, stat)
            except RokuganError as error:
                raise m.Refusal("illegal", str(error)) from None
            self.listener.send(m.ENCODE({"type": "answer", "to": "explain", "card": card, "stat": stat, **said}))

    async def hint(self) -> None:
        """What a computer player would do with what this person sees, and why. Where other people play it would not be fair."""
        async with self.table.lock:
            seat = self._check_seat()
            self._check_version(self.table.viewers[seat])
            if set(self.table.people) - {seat}:
                raise m.Refusal("illegal", say("server.hints_are_for_games_against_the_computer"))
            decision = self.table.game.decision
            if decision is None or decision.seat != seat:
                raise m.Refusal("illegal", say("server.there_is_nothing_for_you_to_decide_now"))
            version = self.table.version
        move = await self.table.thought(seat)
        async with self.table.lock:
            if self.table.version != version:
                raise m.Refusal("stale", say("server.the_game_has_gone_on_while_the_computer"))
            if move is None:
                raise m.Refusal("illegal", say("server.the_computer_has_no_advice_in_time"))
            why = reason(self.table.game, self.table.name(seat), move)
            self.listener.send(m.ENCODE({"type": "answer", "to": "hint", "move": move, "why": why}))

    # ---------------------------------------------------------------------------------------- going back

    async def undo(self, agree: bool | None) -> None:
        """Take back a decision: freely against the computer; between people if all agree and nothing has become known."""
        async with self.table.lock:
            seat = self._check_seat()
            self._check_version(self.table.viewers[seat])
            if self.table.game.decision is None:
                raise m.Refusal("illegal", say("server.nothing_can_be_taken_back"))
            if agree is not None:
                await self._answer_wish(seat, agree)
                return
            back = next((n for n in reversed(range(len(self.table.moves))) if self.table.moves[n][0] == seat), None)
            if back is None:
                raise m.Refusal("illegal", say("server.there_is_no_earlier_decision_of_yours"))
            others = set(self.table.people) - {seat}
            if not others:
                await self.table.go_back(seat, back)
                return
            self._check_fair(back)
            self.table.wish = (seat, self.table.version, back, others)
            for other in others:
                self.table.viewers[other].post(
                    {"type": "undo", "from": self.table.name(seat), "version": self.table.version}
                )

    def _check_fair(self, back: int) -> None:
        assert self.table.history is not None
        if self.table.history.uncovers(len(self.table.moves) - back):
            raise m.Refusal("illegal", say("refusals.this_cannot_be_taken_back"))

    async def _answer_wish(self, seat: int, agree: bool) -> None:
        """Agree or refuse to take moves back; once all have agreed they are taken back."""
        wish = self.table.wish
        if wish is None or wish[1] != self.table.version or seat not in wish[3]:
            raise m.Refusal("illegal", say("server.nobody_asks_you_to_take_anything_back"))
        wisher, _, back, others = wish
        if not agree:
            self.table.wish = None
            refusal = {
                "type": "refused",
                "code": "illegal",
                "reason": say("server.does_not_agree", name=self.table.name(seat)),
            }
            self.table.viewers[wisher].post(refusal)
            return
        others.discard(seat)
        if not others:
            self._check_fair(back)
            await self.table.go_back(wisher, back)


def refused_move(error: RokuganError, asked: bool) -> m.Refusal:
    """The refusal of a move: who is not asked hears that, and who is asked why it is illegal."""
    why = error.refusal if isinstance(error, IllegalMove) else None
    if why is None:
        return m.Refusal("illegal" if asked else "not_yours", str(error))
    fields = why.fields()
    sentence = fields.pop("reason")
    return m.Refusal("illegal", sentence, fields) if asked else m.Refusal("not_yours", sentence)


def checked_chat(text: str) -> str:
    """Words that are no markup and not too many."""
    words = text.strip()
    if not words or len(words) > m.LONGEST_CHAT:
        raise m.Refusal("malformed", say("server.what_you_say_has_at_most_characters", most=m.LONGEST_CHAT))
    if MARKUP.search(words) or not words.isprintable():
        raise m.Refusal("malformed", say("server.what_you_say_is_plain_text"))
    return words
