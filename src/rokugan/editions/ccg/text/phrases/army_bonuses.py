"""Force that belongs to an army as a whole, beside that of its cards: `Your army has +2F` adds 2, however many units it has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.ids import ARMY_FORCE, FORCE, HOME, SIDE_NAMES, other_side
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.ccg.table.text_shapes import is_army
from rokugan.editions.ccg.text.continuous import continuous_traits
from rokugan.editions.ccg.text.described import meaning, sides
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame
    from rokugan.editions.ccg.table.pieces import Modifier


def meant(game: CcgGame, action: Action, what: p.Node) -> list[tuple[int, int]]:
    """The armies that a text speaks of, by battlefield and side. A side without units is none (samurai.resolution.03)."""
    found: list[tuple[int, int]] = []
    for unit in meaning.things(game, action, what):
        if unit in game.states and game.location(unit) != HOME:
            army = (game.location(unit), game.side(unit))
            if army not in found:
                found.append(army)
    return found


def give(game: CcgGame, action: Action, what: p.Node, change: p.Modify, until: Ending) -> None:
    """Give each of these armies a bonus or penalty."""
    amount = meaning.number(game, action, change.amount)
    for place, side in meant(game, action, what):
        size = -amount if change.negative else amount
        word = SIDE_NAMES[side]
        game.modify(place, Modifier("army force", action.card, action.player, until, FORCE, size, word=word))
        action.note("force penalty" if change.negative else "force bonus", [place])


def is_given(what: p.Node, change: p.Node) -> bool:
    """Does the change give Force to an army as a whole?"""
    return is_army(what) and isinstance(change, p.Modify) and change.stat == "force"


def extra(game: CcgGame, place: int, side: int) -> int:
    """Return what effects and traits add to the Force of an army directly."""
    total = sum(
        m.amount for m in game.modifiers.on.get(place, ()) if m.kind == "army force" and m.word == SIDE_NAMES[side]
    )
    for of, card, continuous, change in game.boosts():
        if of != ARMY_FORCE or not isinstance(change, p.Modify):
            continue
        action = Action(game.controller(card), card, None)
        if (place, side) in meant(game, action, continuous.what):
            if continuous.condition is None or meaning.holds(game, action, continuous.condition):
                total += continuous_traits.amount_of(game, card, card, change)
    return total


def unit_force(game: CcgGame, personality: int) -> int:
    """The Force that a unit contributes: that of the Personality and his Followers."""
    total = 0
    for card in game.unit(personality):
        behaviour = game.behaviours[card]
        if behaviour.type not in ("personality", "follower") or FORCE in behaviour.lends:
            continue
        if contributes(game, card):
            total += game.value(card, FORCE)
    return total


def contributes(game: CcgGame, card: int) -> bool:
    """Does the card add its Force to its army? Not while bowed, unless a text says otherwise;
    what has left play did as it stood."""
    state = game.state_of(card)
    if state is not None and state.bowed and not prevention.allowed(game, "force bowed", card):
        return False
    return not (game.forbids() and prevention.forbidden(game, "contribute force", card))


def army_force(game: CcgGame, battlefield: int, side: int) -> int:
    """The Force that an army contributes: that of its unbowed Personalities and Followers, and of units lent to it."""
    army = game.army(battlefield, side)
    other = game.army(battlefield, other_side(side)) if army else []
    adding = [unit for unit in army if not is_lent(game, unit, side)]
    adding += [unit for unit in other if is_lent(game, unit, other_side(side))]
    total = sum(game.rules.values.unit_total(game, unit) for unit in adding)
    if army and game.allows():
        total += fallen_force(game, battlefield, side)
    if army and (game.modifiers.on.get(battlefield) or game.boosts_of(ARMY_FORCE)):
        total = max(total + extra(game, battlefield, side), 0)
    return total


def fallen_force(game: CcgGame, battlefield: int, side: int) -> int:
    """The Force of Personalities who were in this army and contribute theirs though they are dead."""
    total = 0
    for card, _, allow in game.allows():
        state = game.last.get(card) if allow.verb == "force dead" else None
        if state is not None and (state.at, state.side) == (battlefield, side):
            was = game.departed.get(card)
            total += 0 if was is None else was.stats[FORCE]
    return total


def is_lent(game: CcgGame, unit: int, side: int) -> bool:
    """Does the unit add its Force to the other army, instead of the one on its side (samurai.g-replacement.02)?"""
    held = game.modifiers.on.get(unit)
    return held is not None and any(
        m.kind == "lends force" and sides.side_of_player(game, m.seat) == other_side(side) for m in held
    )
