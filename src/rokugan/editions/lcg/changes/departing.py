"""How cards stand as they leave play, noted for whatever speaks of them afterwards (lcg.zones.10): all that leave together are
noted before the first of them is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan.editions.lcg.table.kinds import (
    CARD_DISCARDED,
    CARD_MOVED,
    ENTERS_PLAY,
    LEAVES_PLAY,
    PROVINCE_REVEALED,
    PROVINCE_TURNED_DOWN,
)
from rokugan.editions.lcg.table.knowing import follow
from rokugan.editions.lcg.table.reckoning import base_of, printed_value
from rokugan.editions.lcg.table.state import Departed
from rokugan.editions.lcg.table.things import COST, GLORY, MILITARY, POLITICAL

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Event

VALUES: Final = (MILITARY, POLITICAL, GLORY, COST)
MOVING: Final = frozenset(
    (ENTERS_PLAY, LEAVES_PLAY, CARD_MOVED, CARD_DISCARDED, PROVINCE_REVEALED, PROVINCE_TURNED_DOWN)
)


def note_departures(game: LcgGame, events: list[Event]) -> None:
    """Note how each card stands that one of these events lets leave play."""
    for event in events:
        if event.kind == LEAVES_PLAY and event.card in game.states:
            game.departed[event.card] = standing(game, event.card)


def standing(game: LcgGame, card: int) -> Departed:
    """Return how a card in play stands now."""
    return Departed(
        game.states[card],
        game.instance[card],
        game.traits(card),
        game.keywords(card),
        tuple([game.value(card, stat) for stat in VALUES]),
        tuple([base_of(printed_value(game, card, stat), game.changes(card, stat)) for stat in VALUES]),
    )


def follow_card(game: LcgGame, event: Event, before: int) -> None:
    """The text that moves a card, or pays with it, speaks of the same card as before; no other does (lcg.zones.14)."""
    use = event.use if event.price is None else event.price
    while use is not None:
        follow(use.numbers, event.card, before, game.instance[event.card], event.kind == LEAVES_PLAY)
        use = use.within
