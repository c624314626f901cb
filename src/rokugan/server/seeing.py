"""What a viewer gets to see of a game: the one place where the server asks the engine for views."""

from __future__ import annotations

from typing import Any

from rokugan.core.game import Game
from rokugan.errors import RokuganError, quote

SPECTATOR = -1
LOG = "log"


def view_of(game: Game, seat: int) -> dict[str, Any]:
    """The view of a seat, or of a spectator."""
    view = game.view(game.names[seat] if seat >= 0 else None)
    asked = game.decision
    if asked is not None and asked.seat == seat:
        view["decision"]["choices"] = [
            {"move": choice.move, "verb": choice.verb, "card": choice.name or None} for choice in asked.choices
        ]
    return view


def events_between(old: dict[str, Any] | None, new: dict[str, Any]) -> list[Any]:
    """What happened between two views of one viewer."""
    log: list[Any] = new.get(LOG, [])
    before = len(old.get(LOG, [])) if old is not None else 0
    return log[before:]


def turn_of(game: Game) -> int:
    """The number of the turn."""
    return int(getattr(game, "turn", 0))


def outcome_of(game: Game) -> dict[str, Any] | None:
    """How the game ended."""
    outcome = game.outcome
    return None if outcome is None else {"winner": outcome.winner, "victory": outcome.victory}


def explanation(game: Game, seat: int, card: str, stat: str) -> dict[str, Any]:
    """Why a value of a card is what it is."""
    raise RokuganError(f"{quote(card)} cannot be explained yet.")
