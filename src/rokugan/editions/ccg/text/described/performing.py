"""Who performs an action, which duel, attack and units a text speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.table.action import Action, Duel
from rokugan.editions.ccg.table.ids import NOTHING
from rokugan.editions.ccg.table.pieces import Attack

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def unit_or_card(game: CcgGame, thing: int) -> list[int]:
    """Every card of a unit, which is told by its Personality, with those that left play together with him; else the card alone
    (`an enemy card, or an enemy unit`)."""
    known = thing in game.states or thing in game.departed
    return game.unit(thing) if known and game.behaviours[thing].type == "personality" else [thing]


def whole_units(game: CcgGame, cards: list[int]) -> list[int]:
    """Every card of the units that these cards are in."""
    found: list[int] = []
    for thing in cards:
        personality = game.personality_of(thing) if thing >= 0 else NOTHING
        if personality != NOTHING:
            found.extend(card for card in game.unit(personality) if card not in found)
    return found


def duel_of(game: CcgGame, action: Action) -> Duel | None:
    """The duel that this text made, that triggered it, or that is being fought."""
    if action.duel is not None:
        return action.duel
    event = action.event
    if event is not None and isinstance(event.what, Duel):
        return event.what
    return game.duel


def acting(action: Action) -> Action:
    """The action that triggered this text, or the one it is part of."""
    event = action.event
    return action if event is None or event.action is None else event.action


def attacking(action: Action) -> Action:
    """The action whose Ranged Attack a text speaks of: its own, or the one that triggered it."""
    return action if action.ability is not None and action.ability.ranged_slots else acting(action)


def own_targets(game: CcgGame, action: Action) -> list[int]:
    """The cards that the text has targeted so far, where none performs by it: the player's own in its constraints, else his own
    anywhere, else any."""
    ability = action.ability
    if ability is None:
        return []
    found = [
        (thing, target.in_constraints)
        for target in ability.targets
        for thing in action.targets.slots[target.slot] or []
        if thing >= 0
    ]
    mine = [(thing, first) for thing, first in found if game.controller(thing) == action.player]
    return [thing for thing, first in mine if first] or [thing for thing, _ in mine or found]


def performers(game: CcgGame, action: Action) -> list[int]:
    """Return who performs the action."""
    return game.rules.actions.performers(game, action)


def common_performers(game: CcgGame, action: Action) -> list[int]:
    """Return who performs the action (celestial.actions.12): its own card or that card's Personality, and the player's
    Personalities and Followers targeted in its constraints or called performing."""
    found: list[int] = []
    if action.card >= 0:
        type_ = game.behaviours[action.card].type
        if type_ in ("personality", "follower"):
            found.append(action.card)
        elif type_ in ("item", "spell"):
            bearer = game.personality_of(action.card)
            if bearer != NOTHING:
                found.append(bearer)
    ability = action.ability
    if ability is not None:
        for target in ability.targets:
            if target.performs:
                for thing in action.targets.slots[target.slot] or []:
                    if thing >= 0 and game.behaviours[thing].type in ("personality", "follower"):
                        if game.controller(thing) == action.player and thing not in found:
                            found.append(thing)
    return found


def attack_of(game: CcgGame, action: Action) -> Attack | None:
    """The attack under way, or the one whose end has triggered the text."""
    event = action.event
    if game.attack is None and event is not None and isinstance(event.what, Attack):
        return event.what
    return game.attack
