"""Where an action in battle reaches: presence, Terrains, and what its words name though it is elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.actions import targeting
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import CompiledTarget
from rokugan.editions.ccg.table.ids import NOTHING
from rokugan.editions.ccg.text.described import meaning

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def has_presence(game: CcgGame, seat: int) -> bool:
    """Has the player a unit at the current battlefield?"""
    place = game.current_battlefield()
    states = game.states
    return any(states[card].at == place for card in game.players[seat].in_play)


def in_reach(game: CcgGame, action: Action, target: CompiledTarget, things: list[int]) -> list[int]:
    """The things that are in no unit, stand at the current battlefield, or may be chosen from elsewhere. When its battle is over,
    an action that has put something off chooses anywhere."""
    if game.attack is None or not game.attack.segment:
        return things
    place = game.current_battlefield()
    found: list[int] = []
    for thing in things:
        unit = game.personality_of(thing) if thing in game.states else NOTHING
        if unit == NOTHING or game.states[unit].at == place:
            found.append(thing)
        elif target.moves_here:
            if game.states[unit].controller == action.player or has_presence(game, action.player):
                found.append(thing)
        elif named_elsewhere(game, action, target, thing):
            found.append(thing)
    return found


def named_elsewhere(game: CcgGame, action: Action, target: CompiledTarget, thing: int) -> bool:
    """Does the text itself let the action choose this thing though it is elsewhere?"""
    described = [*target.node.noun.filters, *(() if target.also is None else target.also.filters)]
    for said in targeting.said_of_attack(game, action):
        described.extend(said.filters if isinstance(said, p.Noun) else ())
    return any(reaches_out(game, action, each, thing) for each in described)


def reaches_out(game: CcgGame, action: Action, filter_: p.Node, thing: int) -> bool:
    """Do the words of a description name this thing though it is elsewhere?"""
    if isinstance(filter_, p.Provided):
        return meaning.holds_for(game, action, filter_.condition, thing) and reaches_out(
            game, action, filter_.filter, thing
        )
    if not isinstance(filter_, p.In):
        return False
    if not filter_.positive:
        return filter_.relation == "battlefield" and filter_.of is None
    return filter_.relation in ("any location", "any battlefield", "other location", "other battlefield", "home")


def is_terrain(game: CcgGame, action: Action) -> bool:
    """Is the action a Terrain action?"""
    return (
        action.card >= 0
        and game.behaviours[action.card].type == "strategy"
        and game.rules.text.action_has_keyword(game, action, "Terrain")
    )


def terrain_here(game: CcgGame, place: int) -> bool:
    """Is a Terrain in play at that battlefield?"""
    attack = game.attack
    return attack is not None and any(game.states[card].at == place for card in attack.terrains)
