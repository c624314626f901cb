"""How far Family Honor may rise and fall: `Your Family Honor cannot fall below 0.`

What would carry it beyond the bound is negated, what would not is not (samurai.g-stats.07).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import FAMILY_HONOR, seat_of
from rokugan.editions.ccg.text.continuous.continuous_traits import action_of, applies
from rokugan.editions.ccg.text.described import meaning

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

UNBOUNDED: Final = 1_000_000


def room_to_gain(game: CcgGame, thing: int) -> int:
    """Return how far the Family Honor of a player may still rise."""
    honor = game.players[seat_of(thing)].honor
    return max(min([bound - honor for rising, bound in _said(game, thing) if rising], default=UNBOUNDED), 0)


def room_to_lose(game: CcgGame, thing: int) -> int:
    """Return how far the Family Honor of a player may still fall."""
    honor = game.players[seat_of(thing)].honor
    return max(min([honor - bound for rising, bound in _said(game, thing) if not rising], default=UNBOUNDED), 0)


def _said(game: CcgGame, thing: int) -> list[tuple[bool, int]]:
    """All bounds of the player's Family Honor that texts set now: whether to its rise, and how far."""
    found: list[tuple[bool, int]] = []
    for modifier in game.modifiers.on.get(thing, ()):
        if modifier.kind == "honor limit":
            assert isinstance(modifier.what, p.Limit)
            reader = Action(modifier.seat, modifier.source, None)
            reader.each = thing
            found.append((_rises(modifier.what), meaning.number(game, reader, modifier.what.value)))
    for card, continuous, change in game.boosts_of(FAMILY_HONOR):
        if isinstance(change, p.Limit) and applies(game, card, continuous, thing):
            found.append((_rises(change), meaning.number(game, action_of(game, card, thing), change.value)))
    return found


def _rises(limit: p.Limit) -> bool:
    return limit.bound in ("maximum", "ceiling")
