"""Replays: a finished game, or a record that somebody brought, to be looked at move by move.

A replay plays the record once, keeps a few states on the way, and gives stretches of it as a viewer would have seen them: the
whole view first, then what each move changed. Of an `open` stretch the viewer sees everybody's cards.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rokugan.cards.deck_marks import clan_of
from rokugan.core.game import Game
from rokugan.core.views.patch import difference
from rokugan.games import resume
from rokugan.scenarios.staging import open_events
from rokugan.scenarios.transcribing import scenario_at
from rokugan.server.seeing import SPECTATOR, events_since, outcome_of, turn_of

OPEN = "open"
MOST = 60  # moves of one stretch
BEFORE = 120  # events that stand before a stretch
_BEGINS = {"fight": "battle", "challenge": "duel", "declares_a_conflict": "conflict", "duels": "duel"}
_WON = "wins_the_conflict"
_TOTALS = re.compile(r"^(\d+) attacking, (\d+) defending")


class Replay:
    """A record that was played to its end. Frame n is the game after n moves; a concession is the last move."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.record = dict(record)
        self.history = resume(record)
        self.names: list[str] = self.history.game.names
        self.lines: list[str] = self.history.game.moves
        self.turns: list[dict[str, Any]] = []
        self.fights: list[dict[str, Any]] = []
        self._survey()

    def __len__(self) -> int:
        return len(self.lines)

    def state(self, number: int) -> Game:
        """The game after so many moves; a concession counts as the last one."""
        found: Game = self.history.game if number > len(self.history) else self.history.state(number)
        return found

    def entries(self, count: int) -> list[tuple[str, int, str]]:
        """The first moves as a server stores them: kind, seat, text. A concession is no move of the notation."""
        found = []
        for number in range(count):
            seat, choice = self.history.game.history[number]
            is_move = number < len(self.history)
            found.append(("move" if is_move else "concede", seat, choice.move if is_move else ""))
        return found

    # ------------------------------------------------------------------------------------------ the index

    def _survey(self) -> None:
        """When each turn, battle, duel and conflict began."""
        game = self.history.state(0)
        seen = 0
        for number in range(len(self) + 1):
            if number > 0:
                if number <= len(self.history):
                    self.history.step(game, number - 1)
                else:
                    game = self.history.game
            if not self.turns or turn_of(game) != self.turns[-1]["turn"]:
                self.turns.append({"turn": turn_of(game), "active": active_of(game), "at": number})
            for event in events_since(game, SPECTATOR, seen):
                self._note(event, number)
            seen = len(game.events)
        self.fights = [each for each in self.fights if not each.pop("empty", False)]

    def _note(self, event: Mapping[str, Any], number: int) -> None:
        """Note where a turn or a fight begins, and how it ends."""
        kind = _BEGINS.get(event["kind"])
        if kind is not None:
            self.fights.append(
                {
                    "kind": kind,
                    "at": number,
                    "turn": self.turns[-1]["turn"],
                    "player": event.get("player"),
                    "where": event.get("words", "") if kind != "duel" else " and ".join(_names(event)),
                    "won": None,
                }
            )
        elif self.fights:
            last = self.fights[-1]
            totals = _TOTALS.match(event.get("words", "")) if event["kind"] == "battle_totals" else None
            if totals is not None and last["kind"] == "battle":
                mine, theirs = int(totals.group(1)), int(totals.group(2))
                last["won"], last["empty"] = mine > theirs, mine == theirs == 0
            elif event["kind"] == _WON and last["kind"] == "conflict":
                last["won"] = event.get("player") == last["player"]

    def index(self) -> dict[str, Any]:
        """The facts of the game and the moments to which one can jump."""
        game = self.history.game
        return {
            "edition": self.record["edition"],
            "options": self.record.get("options") or {},
            "players": [
                {"name": each["name"], "clan": clan_of(each["deck"]["edition"], each["deck"]["stronghold"])}
                for each in self.record["players"]
            ],
            "moves": self.lines,
            "turns": self.turns,
            "fights": self.fights,
            "outcome": outcome_of(game),
        }

    # ------------------------------------------------------------------------------------------ looking

    def stretch(self, start: int, count: int, viewer: str) -> dict[str, Any]:
        """`{from, view, events, steps}`: the view after `start` moves, what happened before it, and for each of the next
        moves what it changed for this viewer, and what happened."""
        start = min(start, len(self))
        game = self.state(start)
        view = self._view(game, viewer)
        told = len(game.events)
        found: dict[str, Any] = {
            "from": start,
            "view": view,
            "events": self._events(game, viewer, max(0, told - BEFORE)),
            "steps": [],
        }
        for number in range(start, min(start + count, len(self))):
            if number < len(self.history):
                self.history.step(game, number)
            else:
                game = self.history.game
            after = self._view(game, viewer)
            events = self._events(game, viewer, told)
            found["steps"].append({"patch": difference(view, after), "events": events})
            view, told = after, len(game.events)
        return found

    def _view(self, game: Game, viewer: str) -> dict[str, Any]:
        """The view of a state of the replay; it says who was asked, but offers no answers."""
        shown = game.unveiled() if viewer == OPEN else game
        found = shown.view(None if viewer == OPEN else viewer)
        asked = game.decision
        if asked is not None:
            found["decision"] = {"player": asked.player, "kind": asked.kind, "prompt": asked.prompt}
        return found

    def _events(self, game: Game, viewer: str, since: int) -> list[dict[str, Any]]:
        if viewer != OPEN:
            return events_since(game, game.names.index(viewer), since)
        return open_events(game, since)

    # ---------------------------------------------------------------------------------------- going on

    def scenario(self, at: int) -> dict[str, Any]:
        """The position after so many moves as a scenario."""
        title = f"{' against '.join(self.names)}, after move {at} of {len(self)}"
        return scenario_at(self.history, min(at, len(self.history)), title)


def active_of(game: Game) -> str | None:
    """Return whose turn it is."""
    seat = getattr(game, "active", None)
    return game.names[seat] if isinstance(seat, int) else None


def _names(event: Mapping[str, Any]) -> list[str]:
    return [each["name"] for each in event.get("cards", ()) if each]
