"""The states a thing can be in: bowed, honorable, attacking, dead. STATES is the table of their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.event_kinds import TARGET
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    DYNASTY_DISCARD,
    FATE_DISCARD,
    FOCUSED,
    HOME,
    NO_SIDE,
    NOTHING,
    is_player,
    is_province,
    other_side,
    province_seat,
    seat_of,
)
from rokugan.editions.ccg.table.pieces import DEAD, DISHONORED
from rokugan.editions.ccg.text.continuous import current_keywords, departed
from rokugan.editions.ccg.text.described import clans, performing, sides
from rokugan.editions.ccg.text.happened import past
from rokugan.program.words import Condition

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


STATES: frozenset[str] = frozenset(get_args(Condition)) - {"same", "each"}
"""The states that a text may name; the two others stand for what was said before."""


def in_state(game: CcgGame, action: Action, name: str, thing: int) -> bool:
    """Is the thing in the named state?"""
    if thing < 0:
        return _table_state(game, action, name, thing)
    state = game.state_of(thing)
    if name == "bowed":
        return state is not None and state.bowed
    if name == "unbowed":
        return state is not None and not state.bowed
    if name == "honorable" or name == "dishonorable":
        if game.behaviours[thing].type != "personality":  # samurai.g-honor.06
            return False
        if thing in game.graves:
            shamed = bool(game.graves[thing] & DISHONORED)
        else:
            shamed = state is not None and state.dishonored
        return shamed == (name == "dishonorable")
    if state is not None:
        if name == "attacking":
            return game.side(thing) == ATTACKING
        if name == "defending":
            return game.side(thing) == DEFENDING
        if name == "opposed" or name == "unopposed":
            return is_opposed(game, thing) == (name == "opposed")
        if name == "home":
            return game.location(thing) == HOME
        if name == "attached":
            return state.host != NOTHING
        if name == "won":
            duel = performing.duel_of(game, action)
            return duel is not None and duel.winner == thing
        if name == "winning":
            attack = game.attack
            return (
                attack is not None
                and attack.winner >= 0
                and game.side(thing) == sides.side_of_player(game, attack.winner)
            )
        if name == "alone":
            place = game.location(thing)
            return place != HOME and len(game.army(place, game.side(thing))) == 1
        if name == "duelling":
            return game.duel is not None and thing in (game.duel.challenger, game.duel.challenged)
        if name == "in the current battle":
            return game.location(thing) == game.current_battlefield()
        if name == "allying":
            attack = game.attack
            leaders = () if attack is None else (attack.attacker, attack.defender)
            return game.side(thing) != NO_SIDE and state.controller not in leaders
    return _card_state(game, action, name, thing)


def _card_state(game: CcgGame, action: Action, name: str, thing: int) -> bool:
    """States that a card has in any zone."""
    if name == "performing":
        return thing in action.targets.performers or game.controller(thing) == action.player
    if name == "yours":
        return game.controller(thing) == action.player
    if name == "owned":
        return game.cards[thing].owner == action.player
    if name == "dead" or name == "discarded":
        inside = game.where[thing] in (FATE_DISCARD, DYNASTY_DISCARD)
        return inside and bool(game.graves.get(thing, 0) & DEAD) == (name == "dead")
    if name == "honorably dead" or name == "dishonorably dead":
        grave = game.graves.get(thing, 0)
        return bool(grave & DEAD) and bool(grave & DISHONORED) == (name == "dishonorably dead")
    if name == "destroyed":
        return bool(game.graves.get(thing, 0) & DEAD) or past.in_past(game, action, p.Past("destroy", "game"), thing)
    if name == "causing honor loss":
        return costs_honor(game, thing)
    if name == "human" or name == "nonhuman":  # other cards are neither (samurai.g-keywords.10)
        return is_soldier(game, thing) and departed.has_keyword(game, action, thing, "Nonhuman") == (name == "nonhuman")
    if name == "infantry":
        return is_soldier(game, thing) and not departed.has_keyword(game, action, thing, "Cavalry")
    if name == "unaligned":
        return game.rules.text.is_unaligned(game, thing)
    if name == "created":
        return bool(game.cards[thing].definition.id == "created")
    if name == "face-up" or name == "face-down" or name == "revealed":
        return game.rules.table.is_face_up(game, thing) != (name == "face-down")
    if name == "focused":
        return game.where[thing] == FOCUSED
    if name == "different":
        return thing not in chosen_before(action)
    return name == "legal" and is_legal_target(game, action, thing)


def is_legal_target(game: CcgGame, action: Action, thing: int) -> bool:
    """Could the action that triggered the text target this in the place of the target at hand? Elsewhere what is no legal target
    is never offered."""
    event = action.event
    answered = None if event is None else event.action
    if event is None or event.kind != TARGET or answered is None or answered.ability is None:
        return True
    for target in answered.ability.targets:
        if target.targeted and action.subject in (answered.targets.slots[target.slot] or ()):
            return game.rules.actions.could_target(game, answered, target, thing)
    return False


def chosen_before(action: Action) -> list[int]:
    """Return what the text has chosen so far, apart from what it has targeted."""
    targeted = action.ability.target_slots if action.ability is not None else []
    return [thing for slot, held in enumerate(action.targets.slots) if slot not in targeted for thing in held or ()]


def costs_honor(game: CcgGame, card: int) -> bool:
    """Does the card's own text cause its player an Honor loss?"""
    for node in p.walk(game.behaviours[card].definition.program):
        if isinstance(node, p.LoseHonor):
            who = node.who.of if isinstance(node.who, (p.Controller, p.Owner)) else node.who
            if isinstance(who, p.You) or who == p.Ref("this"):
                return True
    return False


def _table_state(game: CcgGame, action: Action, name: str, thing: int) -> bool:
    """The states of players and provinces."""
    if is_player(thing):
        if name == "active":
            return seat_of(thing) == game.active
        if name == "yours":
            return seat_of(thing) == action.player
        if name == "unaligned":
            return not clans.clans_of(game, seat_of(thing))
        if name in ("attacking", "defending"):
            side = ATTACKING if name == "attacking" else DEFENDING
            return sides.side_of_player(game, seat_of(thing)) == side
        return False
    if not is_province(thing):
        return False
    province = game.province(thing)
    if name in ("leftmost", "rightmost"):
        row = game.standing(province_seat(thing))
        return (row[:1] if name == "leftmost" else row[-1:]) == [province]
    if name == "destroyed":
        return province.destroyed
    if name == "yours":
        return province_seat(thing) == action.player
    if name == "face-up" or name == "face-down":
        return province.face_up == (name == "face-up")
    if name == "opposed" or name == "unopposed":
        return bool(game.army(thing, ATTACKING)) == (name == "opposed")
    return False


def is_soldier(game: CcgGame, thing: int) -> bool:
    """Is the thing a Personality or a Follower?"""
    return thing >= 0 and game.behaviours[thing].type in ("personality", "follower")


def is_cavalry_unit(game: CcgGame, thing: int) -> bool:
    """Have the Personality and all his Followers Cavalry (celestial.keywords.11)?"""
    personality = game.personality_of(thing)
    return personality != NOTHING and all(
        current_keywords.has_keyword(game, card, "Cavalry")
        for card in game.unit(personality)
        if game.behaviours[card].type in ("personality", "follower")
    )


def is_opposed(game: CcgGame, thing: int) -> bool:
    """Is an enemy unit, bowed or not, at the battlefield of this unit?"""
    side = game.side(thing)
    return side != NO_SIDE and bool(game.army(game.location(thing), other_side(side)))


def opposes(game: CcgGame, one: int, other: int) -> bool:
    """Are the two at the same battlefield on different sides?"""
    if one not in game.states or other not in game.states:
        return False
    sides = (game.side(one), game.side(other))
    return game.location(one) == game.location(other) and NO_SIDE not in sides and sides[0] != sides[1]
