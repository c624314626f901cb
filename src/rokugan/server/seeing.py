"""What a viewer gets to see of a game: the one place where the server asks the engine for views and events."""

from __future__ import annotations

from typing import Any

from rokugan.core.game import Game

SPECTATOR = -1


def name_of(game: Game, seat: int) -> str | None:
    """The player of a seat; None for a spectator."""
    return game.names[seat] if seat != SPECTATOR else None


def view_of(game: Game, seat: int) -> dict[str, Any]:
    """The view of a seat, or of a spectator."""
    return game.view(name_of(game, seat))


def events_since(game: Game, seat: int, since: int) -> list[dict[str, Any]]:
    """What has happened since there were so many events, as a viewer may know it."""
    return game.told(name_of(game, seat), since)


def turn_of(game: Game) -> int:
    """The number of the turn."""
    return int(getattr(game, "turn", 0))


def outcome_of(game: Game) -> dict[str, Any] | None:
    """How the game ended."""
    outcome = game.outcome
    return None if outcome is None else {"winner": outcome.winner, "victory": outcome.victory}
