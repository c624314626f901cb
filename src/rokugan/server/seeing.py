"""What a viewer gets to see of a game: the one place where the server asks the engine for views and events."""

from __future__ import annotations

from typing import Any

from rokugan.core.foresight import view_ahead
from rokugan.core.game import Game
from rokugan.server.logs import fail

SPECTATOR = -1


def name_of(game: Game, seat: int) -> str | None:
    """The player of a seat; None for a spectator."""
    return game.names[seat] if seat != SPECTATOR else None


def view_of(game: Game, seat: int) -> dict[str, Any]:
    """The view of a seat, or of a spectator. Whoever is asked sees beside each answer what is known to come of it."""
    player = name_of(game, seat)
    try:
        return view_ahead(game, player)
    except Exception as error:  # an answer at which the engine fails is noted, and the game can go on without it
        fail("what comes of an answer could not be foreseen", error)
        return game.view(player)


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
