"""Which rules the engine carries out: the ledger ids that its procedures cite, step by step.

A procedure is a frame whose steps are methods; each says in its docstring which rules it is (`core/frames.py`).
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from rokugan import rulebook
from rokugan.core.game import Game
from rokugan.errors import RokuganError

_ID = re.compile(r"\b(gold|samurai|celestial|war_of_honor|lcg)\.([a-z_-]+)\.(\d+)(?:\s*-\s*\.?(\d+))?")
_MOST = 3  # a step that cites a longer range cites a whole chapter, not what it does


class Citations:
    """The rules of the steps that a game takes; to be called before every step (`Game.advance`)."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: list[str] = []

    def __call__(self) -> None:
        frame = self.game.stack[-1]
        steps = frame.STEPS
        if frame.at < len(steps):
            kind: Any = type(frame)
            for id in cited(kind, steps[frame.at]):
                if id not in self.found:
                    self.found.append(id)

    def taken(self) -> list[str]:
        """Those since the last time they were taken."""
        found, self.found = self.found, []
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
def says(id: str) -> str:
    """What a rule says; empty if the ledger has no such rule."""
    try:
        return rulebook.rule(id).says
    except RokuganError:
        return ""
