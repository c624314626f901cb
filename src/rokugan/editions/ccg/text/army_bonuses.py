"""Force that belongs to an army as a whole, beside that of its cards: `Your army has +2F` adds 2, however many units it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import is_army
from rokugan.editions.ccg.table.ids import ARMY_FORCE, FORCE, HOME, SIDE_NAMES
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.ccg.text import nouns, values

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def meant(game: CcgGame, action: Action, what: p.Node) -> list[tuple[int, int]]:
    """The armies that a text speaks of, by battlefield and side. A side without units is none (samurai.resolution.03)."""
    found: list[tuple[int, int]] = []
    for unit in nouns.things(game, action, what):
        if unit in game.states and game.location(unit) != HOME:
            army = (game.location(unit), game.side(unit))
            if army not in found:
                found.append(army)
    return found


def give(game: CcgGame, action: Action, what: p.Node, change: p.Modify, until: str) -> None:
    """A bonus or penalty for each of these armies."""
    amount = nouns.number(game, action, change.amount)
    for place, side in meant(game, action, what):
        size = -amount if change.negative else amount
        word = SIDE_NAMES[side]
        game.modify(place, Modifier("army force", action.card, action.player, until, FORCE, size, word=word))
        action.did.append((f"force {'penalty' if change.negative else 'bonus'}", place))


def is_given(what: p.Node, change: p.Node) -> bool:
    """Is it Force of an army as a whole?"""
    return is_army(what) and isinstance(change, p.Modify) and change.stat == "force"


def extra(game: CcgGame, place: int, side: int) -> int:
    """What effects and traits add to the Force of an army directly."""
    total = sum(
        m.amount for m in game.modifiers.get(place, ()) if m.kind == "army force" and m.word == SIDE_NAMES[side]
    )
    for of, card, continuous, change in game.boosts():
        if of != ARMY_FORCE or not isinstance(change, p.Modify):
            continue
        action = Action(game.controller(card), card, None)
        if (place, side) in meant(game, action, continuous.what):
            if continuous.condition is None or nouns.holds(game, action, continuous.condition):
                total += values.amount_of(game, card, card, change)
    return total
