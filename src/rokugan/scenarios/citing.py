"""Which rules the engine carries out: those by which a move is made, and the ledger ids that its procedures cite, step by step.

A procedure is a frame whose steps are methods; each says in its docstring which rules it is, and where a step goes one of several
ways, its frame says by which rules it has (`Frame.branch`): the rule of ties is cited of a tie only. The editions of the classic
game share procedures, so what is cited of another book is said by the rule of the game's own that says the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from rokugan import rulebook
from rokugan.core.decision import Choice, Decision
from rokugan.core.frames import Frame
from rokugan.core.game import Game
from rokugan.errors import RokuganError
from rokugan.rulebook.moves import rules_of_move

_ID = re.compile(r"\b(gold|samurai|celestial|war_of_honor|lcg)\.([a-z_-]+)\.(\d+)(?:\s*-\s*\.?(\d+))?")
_MOST = 3  # a step that cites a longer range cites a whole chapter, not what it does


class Citations:
    """The rules of the moves and steps of a game; to be called before every step (`Game.advance`)."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._found: list[str] = []
        self._last: tuple[Frame[Any], str] | None = None  # the step that is being done
        self.kind: str = "act"  # of the last decision that was answered

    def answered(self, decision: Decision, choice: Choice) -> None:
        """Before an answer: the rules by which such a move is made."""
        self.kind = decision.kind
        self._done()
        self._add(rules_of_move(self.game.edition, decision.kind, choice.verb))

    def by_itself(self, move: str) -> None:
        """A written move that was the only one, and so was taken by itself together with the answer before it."""
        verb = "pass" if move == "all pass" else move.partition(" ")[0]
        for kind in (self.kind, "act"):
            self._add(rules_of_move(self.game.edition, kind, verb) if not self.found else ())

    def __call__(self) -> None:
        self._done()
        frame = self.game.stack[-1]
        steps = frame.STEPS
        if frame.at < len(steps):
            self._last = (frame, steps[frame.at])

    @property
    def found(self) -> list[str]:
        """The rules cited so far."""
        self._done()
        return self._found

    def _done(self) -> None:
        """Cite the step that has been done: the way that it has gone, or all that it says."""
        if self._last is None:
            return
        frame, step = self._last
        self._last = None
        kind: Any = type(frame)
        gone = frame.branch(self.game, step)
        self._add(cited(kind, step) if gone is None else [id for id in gone if says(id)])

    def _add(self, ids: Iterable[str]) -> None:
        for id in ids:
            own = in_book(id, self.game.edition)
            if own and own not in self._found:
                self._found.append(own)

    def taken(self) -> list[str]:
        """The rules cited since this was asked last."""
        found, self._found = self.found, []
        return found


@cache
def cited(kind: type[Any], step: str) -> tuple[str, ...]:
    """The ids that a step of a procedure cites, those that the ledger has."""
    said = getattr(getattr(kind, step, None), "__doc__", None) or ""
    found: list[str] = []
    for edition, section, first, last in _ID.findall(said):
        numbers = range(int(first), int(last or first) + 1)
        if len(numbers) <= _MOST:
            found += [f"{edition}.{section}.{number:0{len(first)}d}" for number in numbers]
    return tuple(id for id in found if says(id))


@cache
def in_book(id: str, edition: str) -> str:
    """A rule as the book of an edition has it; empty if that says nothing of the kind."""
    rule = rulebook.rule(id)
    if rule.edition == edition:
        return id
    return next((each.id for each in rulebook.likeness(rule, edition, 1)), "")


@cache
def says(id: str) -> str:
    """Return what a rule says; empty if the ledger has no such rule."""
    try:
        return rulebook.rule(id).says
    except RokuganError:
        return ""
