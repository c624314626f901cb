"""A game as a viewer gets to see it: the one place where the server asks the engine for views and events."""

from __future__ import annotations

from typing import Any

from rokugan.agents.advice import Adviser
from rokugan.core.foresight import view_ahead
from rokugan.core.game import Game
from rokugan.server.logs import fail

SPECTATOR = -1


def name_of(game: Game, seat: int) -> str | None:
    """The player of a seat; None for a spectator."""
    return game.names[seat] if seat != SPECTATOR else None


def view_of(game: Game, seat: int, adviser: Adviser | None = None) -> dict[str, Any]:
    """The view of a seat, or of a spectator. Whoever is asked sees beside each answer what is known to come of it, and as the
    usual one what the adviser says."""
    player = name_of(game, seat)
    try:
        view = view_ahead(game, player)
    except Exception as error:  # an answer at which the engine fails is noted, and the game can go on without it
        fail("what comes of an answer could not be foreseen", error)
        view = game.view(player)
    if adviser is not None and game.decision is not None and game.decision.seat == seat:
        make_usual(view["decision"]["choices"], adviser.answer(game, view))
    return view


def make_usual(choices: list[dict[str, Any]], number: int | None) -> None:
    """Let the choice of that number be the usual one; without a number it stays as it is."""
    if number is not None:
        for choice in choices:
            choice.pop("usual", None)
        choices[number]["usual"] = True


def events_since(game: Game, seat: int, since: int) -> list[dict[str, Any]]:
    """Return what has happened since there were so many events, as a viewer may know it."""
    return game.events_for(name_of(game, seat), since)


def turn_of(game: Game) -> int:
    """The number of the turn."""
    return int(getattr(game, "turn", 0))


def outcome_of(game: Game) -> dict[str, Any] | None:
    """Return how the game ended."""
    outcome = game.outcome
    return None if outcome is None else {"winner": outcome.winner, "victory": outcome.victory}
