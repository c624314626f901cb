"""Why a value of a card is what it is, for a viewer: its base, and each change with its source and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rokugan.catalogue import say
from rokugan.editions.lcg.seen.faces import face
from rokugan.editions.lcg.table.naming import province_place
from rokugan.editions.lcg.table.things import (
    CHARACTER,
    COST,
    GLORY,
    MILITARY,
    POLITICAL,
    PROVINCE_CARD,
    STRENGTH,
)
from rokugan.errors import RokuganError, quote

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

STATS: Final = {"military": MILITARY, "political": POLITICAL, "glory": GLORY, "cost": COST, "strength": STRENGTH}


def explain(game: LcgGame, seat: int, name: str, stat: str) -> dict[str, Any]:
    """The printed value and everything that changes it; without a stat, the printed card."""
    card = find(game, seat, name)
    if not stat:
        return {"card": name, "printed": {"title": game.printed[card].title, **face(game.printed[card], True)}}
    known = values_of(game, card)
    if stat not in known:
        key = "refusals.is_no_value_its_values" if known else "refusals.is_no_value"
        raise RokuganError(say(key, stat=quote(stat), name=name, values=", ".join(known)))
    return {"card": name, "stat": stat, **game.why_value(seat, card, STATS[stat])}


def find(game: LcgGame, seat: int, name: str) -> int:
    """The card of that id, or the province of that name, if this viewer may look at it."""
    viewer = seat if seat >= 0 else len(game.names)
    for province in game.provinces:
        if name == province_place(game, province.card):
            card = province.card
            break
    else:
        card = game.sight.find(viewer, name)
    if card < 0 or not game.known[card] >> viewer & 1:
        raise RokuganError(say("refusals.you_see_no_card", name=quote(name)))
    return card


def values_of(game: LcgGame, card: int) -> list[str]:
    """The values that a card of its type has."""
    printed = game.printed[card]
    found = ["military", "political", "glory"] if printed.type == CHARACTER else []
    found += ["strength"] if printed.type == PROVINCE_CARD else []
    return found + (["cost"] if printed.has_cost else [])
