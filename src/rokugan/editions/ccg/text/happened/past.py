"""The past of a thing in this turn, battle or game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.event_kinds import (
    ASSIGN,
    BATTLE_RESOLUTION,
    BY_DUEL_LOSS,
    BY_RESOLUTION,
    DESTROY,
    DESTROY_PROVINCE,
    event_codes,
)
from rokugan.editions.ccg.table.ids import NOTHING, is_player, is_province, province_seat, seat_of
from rokugan.editions.ccg.text.described import performing
from rokugan.editions.ccg.text.happened import deeds

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def _has_lost_province(game: CcgGame, period: str, seat: int) -> bool:
    """Was a province of the player destroyed in the period? One that lies destroyed was so in this game, however long ago."""
    if period == "game" and any(province.destroyed for province in game.row(seat)):
        return True
    return any(code == DESTROY_PROVINCE and province_seat(what) == seat for code, what, _, _ in game.past(period))


def in_past(game: CcgGame, action: Action, node: p.Past, thing: int) -> bool:
    """Did what the filter names happen to the thing in the period?"""
    if node.period == "this":
        return thing in action.did_to(node.verb)
    if node.period == "action":
        answered = performing.acting(action)
        if node.verb == "perform":
            return thing in (answered.targets.performers or performing.performers(game, answered))
        return thing in answered.did_to(node.verb)
    place = NOTHING
    if node.verb in ("destroy in resolution", "destroy for duel loss"):
        how = BY_RESOLUTION if "resolution" in node.verb else BY_DUEL_LOSS
        return any(
            code == DESTROY and what == thing and cause == how for code, what, cause, _ in game.past(node.period)
        )
    if node.verb == "destroy" and node.period == "game" and is_province(thing):
        return game.is_lost(thing)  # however long ago
    if node.verb == "lose province":
        return is_player(thing) and _has_lost_province(game, node.period, seat_of(thing))
    if node.verb == "be there":
        return any(code == BATTLE_RESOLUTION and what == thing for code, what, _, _ in game.past("battle"))
    if node.verb == "assign to current battlefield":
        codes: tuple[int, ...] = (ASSIGN,)
        place = game.current_battlefield()
    else:
        codes = event_codes(node.verb)
    by = node.by.noun if isinstance(node.by, p.Each) else node.by
    for code, what, amount, serial in game.past(node.period):
        if what != thing or code not in codes:
            continue
        if place != NOTHING and amount != place:
            continue
        if isinstance(by, p.Noun) and not (serial >= 0 and deeds.deed_fits(game, action, by, game.deed(serial))):
            continue
        return True
    return False
