"""Legend of the Five Rings by its rulebooks: games as plain data, decisions, moves in one notation.

>>> import rokugan
>>> game = rokugan.new_game("celestial", names=["Ann", "Bob"], seed=7)
>>> game.decision.player, game.decision.kind, game.decision.options
('Ann', 'act', ['use Border Keep:1', 'use Border Keep:2', 'pass'])
>>> game.play("pass")
>>> twin = game.clone()
>>> twin.hash() == game.hash()
True
>>> game.view("Ann")["players"][1]["zones"]["hand"]
{'size': 6, 'cards': []}
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rokugan.errors import (
    AgentError,
    AmbiguousMove,
    CardError,
    DeckError,
    IllegalMove,
    RecordError,
    RokuganError,
    RuleNotFound,
    ScenarioError,
)

__version__ = "0.4.0"

if TYPE_CHECKING:
    from rokugan.core.history import History
    from rokugan.core.schema import view_schema
    from rokugan.core.views.watching import Watch
    from rokugan.editions.ccg.seen.in_full import in_full
    from rokugan.games import new_game, open_record, read_record, record, replay, write_record

_LAZY = {
    "History": "rokugan.core.history",
    "Watch": "rokugan.core.views.watching",
    "in_full": "rokugan.editions.ccg.seen.in_full",
    "new_game": "rokugan.games",
    "open_record": "rokugan.games",
    "read_record": "rokugan.games",
    "record": "rokugan.games",
    "replay": "rokugan.games",
    "view_schema": "rokugan.core.schema",
    "write_record": "rokugan.games",
}

__all__ = [
    "AgentError",
    "AmbiguousMove",
    "CardError",
    "DeckError",
    "History",
    "IllegalMove",
    "RecordError",
    "RokuganError",
    "RuleNotFound",
    "ScenarioError",
    "Watch",
    "in_full",
    "new_game",
    "open_record",
    "read_record",
    "record",
    "replay",
    "view_schema",
    "write_record",
]


def __getattr__(name: str) -> Any:
    """Load the engine only when it is first used, so that small commands start at once."""
    module = _LAZY.get(name)
    if module is None:
        raise AttributeError(f"module 'rokugan' has no attribute {name!r}")
    return getattr(import_module(module), name)
