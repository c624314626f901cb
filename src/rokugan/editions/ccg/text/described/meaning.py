"""The meaning of a phrase now: which things, which number, whether it holds, whether it fits a thing.

The answers stand in tables, one function for each type of node. The modules beside this one fill them: `references` knows
objects, `amounts` numbers, `conditions` conditions, `filters` what is said of a thing. So each of them can ask for a phrase
inside its own, whatever kind it is of, and none needs to know the others. What is in no table the engine cannot run.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import ATTACKING, NO_SIDE, NOTHING, is_province, player_thing, province_seat
from rokugan.editions.ccg.text.described import sides
from rokugan.editions.ccg.text.described.kinds import unique
from rokugan.editions.ccg.text.described.performing import attack_of

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

OBJECTS: dict[type, Callable[[CcgGame, Action, p.Node], list[int]]] = {}
NUMBERS: dict[type, Callable[[CcgGame, Action, p.Node, int], int]] = {}
CONDITIONS: dict[type, Callable[[CcgGame, Action, p.Node], bool]] = {}
FILTERS: dict[type, Callable[[CcgGame, Action, p.Node, int], bool]] = {}
# What is said of a whole unit, where that is not the same as saying it of its Personality.
UNIT_FILTERS: dict[type, Callable[[CcgGame, Action, p.Node, int], bool]] = {}
# What is said by comparing all that fit the rest of a description: those of the things that it leaves.
SUPERLATIVES: dict[type, Callable[[CcgGame, Action, p.Node, list[int]], list[int]]] = {}


def things(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    """The things that an object of a sentence means now."""
    found = OBJECTS.get(type(node))
    meant = [] if found is None else found(game, action, node)
    return unique([game.overlaid.get(thing, thing) for thing in meant]) if game.overlaid else meant


def number(game: CcgGame, action: Action, node: p.Node, thing: int = NOTHING) -> int:
    """The value of a number; `thing` is what it is said of."""
    if isinstance(node, p.Number):
        return node.value
    found = NUMBERS.get(type(node))
    return 0 if found is None else found(game, action, node, thing)


def holds(game: CcgGame, action: Action, node: p.Node) -> bool:
    """Does the condition hold?"""
    found = CONDITIONS.get(type(node))
    return found is not None and found(game, action, node)


def holds_for(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    """A condition used as a filter: `each` in it is the thing."""
    if thing == NOTHING:
        return holds(game, action, node)
    before = action.each
    action.each = thing
    result = holds(game, action, node)
    action.each = before
    return result


def fits(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    """Does the thing fit a filter? A condition may stand as a filter too."""
    found = FILTERS.get(type(node))
    return holds_for(game, action, node, thing) if found is None else found(game, action, node, thing)


def fits_unit(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    """Does the unit that this Personality leads fit a filter?"""
    found = UNIT_FILTERS.get(type(node))
    return fits(game, action, node, thing) if found is None else found(game, action, node, thing)


def best(game: CcgGame, action: Action, noun: p.Noun, found: list[int]) -> list[int]:
    """The things that are left when the superlatives of a description are applied."""
    for each in noun.filters:
        left = SUPERLATIVES.get(type(each))
        if left is not None:
            found = left(game, action, each, found)
    return found


def players_of(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    """The players that a phrase means, as things."""
    if isinstance(node, p.You):
        return [player_thing(action.player)]
    if isinstance(node, p.Controller):
        return unique(
            [_owner_thing(game, action, t, node.now and t not in game.states) for t in things(game, action, node.of)]
        )
    if isinstance(node, p.Owner):
        return unique([_owner_thing(game, action, t, True) for t in things(game, action, node.of)])
    if isinstance(node, p.Leader):
        attack = attack_of(game, action)
        if attack is None:
            return []
        if node.which == "attacker":
            return [player_thing(attack.attacker)]
        if node.which == "defender":
            return [player_thing(attack.defender)]
        side = sides.side_of_player(game, action.player)
        if side == NO_SIDE:  # who takes no part has neither friend nor enemy
            return []
        return [player_thing(attack.attacker if (node.which == "friendly") == (side == ATTACKING) else attack.defender)]
    return unique([_owner_thing(game, action, thing, False) for thing in things(game, action, node)])


def _owner_thing(game: CcgGame, action: Action, thing: int, owner: bool) -> int:
    """Return whose a thing is; a player is his own. Of a card that has left play the one who controlled it then is meant."""
    if thing >= 0:
        if not owner and not action.present and thing in game.departed:
            return player_thing(game.last[thing].controller)
        return player_thing(game.cards[thing].owner if owner else game.controller(thing))
    return player_thing(province_seat(thing)) if is_province(thing) else thing
