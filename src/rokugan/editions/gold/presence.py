"""The restrictions on actions in battle: Presence, Relevance, and what an action says of its own card (gold.battle.03-.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.actions import battle_reach
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.ids import BATTLE, NOTHING, is_province
from rokugan.editions.ccg.text.described import meaning, nouns

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_ABOUT_THE_BATTLE = (p.FirstAction, p.AdditionalAction, p.Create)
_IMPLICATING: dict[int, tuple[CompiledAbility, bool]] = {}


def why_not(game: CcgGame, action: Action) -> str:
    """Why the action may not be taken in this battle, its targets aside; empty if it may."""
    ability = action.ability
    assert ability is not None
    place = game.current_battlefield()
    if place == NOTHING:
        return "no battle"
    if not in_place(game, action, ability, place):
        return "location"
    if battle_reach.is_terrain(game, action):
        if battle_reach.terrain_here(game, place):
            return "terrain"
        if game.rules.battle.terrain_barred(game, action.player):
            return "naval"
    if not battle_reach.has_presence(game, action.player) and "no presence" not in ability.allowances:
        if not ability.moves_here:
            return "presence"
    if not ability.targets and not is_relevant(game, action):
        return "relevance"
    return ""


def in_place(game: CcgGame, action: Action, ability: CompiledAbility, place: int) -> bool:
    """Is the action's own card where the action needs it (gold.battle.07-.10, gold.regions.05)?"""
    state = game.states.get(action.card)
    if state is None:
        return True
    if is_province(state.host):
        return state.host == place or action.designator != BATTLE
    unit = game.personality_of(action.card)
    if unit == NOTHING or game.states[unit].at == place:
        return True
    return not implicates(ability)


def implicates(ability: CompiledAbility) -> bool:
    """Does the text place its own card in the battle?"""
    found = _IMPLICATING.get(id(ability))
    if found is None:
        text = (ability.node, ability.effects, ability.costs)
        found = (ability, "Fear" in ability.keywords or any(is_implicating(each) for each in p.walk(text)))
        _IMPLICATING[id(ability)] = found
    return found[1]


def is_implicating(node: p.Node) -> bool:
    """`opposing`, `this battle`, `another attacking card`, `the Province this card is defending`, ranged attacks and Fear."""
    if isinstance(node, (p.RangedAttack, p.Fear, p.Opposing)):
        return True
    if isinstance(node, p.Noun) and (node.whose == "enemy" or is_another_fighter(node)):
        return True
    if isinstance(node, p.ProvinceOf) and node.of == p.Ref("this"):
        return True
    if isinstance(node, p.State) and node.name in ("opposed", "unopposed"):
        return True
    return isinstance(node, p.Ability) and node.here


def is_another_fighter(noun: p.Noun) -> bool:
    """`another attacking Personality`: the card that says so is attacking too."""
    fights = any(isinstance(each, p.State) and each.name in ("attacking", "defending") for each in noun.filters)
    return fights and any(isinstance(each, p.OtherThan) and each.what == p.Ref("this") for each in noun.filters)


def fellow_casters(game: CcgGame, action: Action, found: list[int]) -> list[int]:
    """The Personalities who may bow with the primary Shugenja of a Ritual; in battle, only at his own place
    (gold.spells.06-.08)."""
    primary = game.personality_of(action.card)
    here = game.location(primary)
    return [thing for thing in found if thing != primary and (not game.in_battle() or game.location(thing) == here)]


def is_relevant(game: CcgGame, action: Action) -> bool:
    """Does the action, with the targets chosen, touch the battle, or may it move a unit into it (gold.battle.05)?"""
    ability = action.ability
    assert ability is not None
    return ability.moves_here or is_at_hand(game, action)


def must_move_in(game: CcgGame, action: Action) -> bool:
    """Is the action legal only because it moves a unit into the battle (gold.battle.04-.05)?"""
    if not game.rules.battle.is_combat_action(game, action):
        return False
    ability = action.ability
    assert ability is not None
    if not battle_reach.has_presence(game, action.player) and "no presence" not in ability.allowances:
        return True
    return not is_at_hand(game, action)


def is_at_hand(game: CcgGame, action: Action) -> bool:
    """Does the action, with the targets chosen, concern the battle even if it moves nobody into it?"""
    ability = action.ability
    assert ability is not None
    place = game.current_battlefield()
    if is_here(game, action.card, place) or battle_reach.is_terrain(game, action):
        return True
    for slot in ability.target_slots:
        if any(is_here(game, thing, place) for thing in action.targets.slots[slot] or ()):
            return True
    return any(touches(game, action, each, place) for each in p.walk(ability.effects))


def is_here(game: CcgGame, thing: int, place: int) -> bool:
    """Is a card in the battle, or attached to the Province under attack, or that Province itself?"""
    if thing < 0:
        return thing == place
    state = game.states.get(thing)
    return state is not None and (state.host == place or game.location(thing) == place)


def touches(game: CcgGame, action: Action, node: p.Node, place: int) -> bool:
    """Does an untargeted part of the text affect something in the battle, or the battle itself?"""
    if isinstance(node, _ABOUT_THE_BATTLE) or (isinstance(node, p.Negate) and node.verb == "battle resolution"):
        return True
    if isinstance(node, p.Ref):
        if node.to == "province":  # of the battle, or the one a Region is attached to
            return place in meaning.things(game, action, node)
        return node.to in ("battlefield", "army", "enemy army")
    if isinstance(node, p.Target):
        assert action.ability is not None
        if any(target.slot == node.slot for target in action.ability.targets):
            return False  # what is targeted on announcement counts as chosen; that of one alternative is not yet
    if isinstance(node, (p.Each, p.Target)):
        return any(is_here(game, thing, place) for thing in nouns.candidates(game, action, node.noun))
    return False
