"""The view: what one player, or who looks on, may see of the table, with what is under way and what he is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.editions.ccg.seen.decision_view import decision
from rokugan.editions.ccg.seen.picture import FORMAT, Picture
from rokugan.editions.ccg.seen.under_way import under_way

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def view(game: CcgGame, seat: int, text: bool = True) -> dict[str, Any]:
    """The game as a seat sees it; a negative seat is one who looks on."""
    picture = Picture(game, seat, text)
    outcome = game.outcome
    players = [picture.player(each) for each in range(len(game.players))]
    happening = under_way(picture)
    asked = decision(picture)
    extra = game.rules.seen.extra_sections(game, picture.seat, picture.card)
    return {
        "format": FORMAT,
        "edition": game.rules.edition,
        "family": "ccg",
        "viewer": game.names[seat] if seat >= 0 else None,
        "turn": game.turn,
        "turn_limit": game.rules.turn_limit or None,
        "phase": game.phase,
        "active": game.names[game.active],
        "players": players,
        "things": picture.things,
        "cards": picture.cards,
        "under_way": happening,
        "decision": asked,
        "outcome": None if outcome is None else {"winner": outcome.winner, "victory": outcome.victory},
        "extra": extra,
    }
