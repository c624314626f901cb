"""Whether an ability may be used now, and the reason if not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.actions import battle_reach
from rokugan.editions.ccg.actions.targeting import can_perform, completable, is_targeted, targetable
from rokugan.editions.ccg.costs import payable, paying
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.event_kinds import ANNOUNCE
from rokugan.editions.ccg.table.ids import DYNASTY_DISCARD, FATE_DISCARD, HAND, PROVINCE, player_thing
from rokugan.editions.ccg.table.pieces import DEAD
from rokugan.editions.ccg.table.text_shapes import is_known
from rokugan.editions.ccg.text.described import meaning, uses
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

LEGAL = ""


def lifts(game: CcgGame, action: Action, rule: str) -> bool:
    """Does the action's own text lift a rule of using it, always or under a condition that holds?"""
    ability = action.ability
    assert ability is not None
    if rule in ability.allowances or rule in action.manner.lifted:
        return True
    for each in ability.provisional:
        if rule in each.verbs and each.condition is not None:
            if meaning.holds(game, action, each.condition) or (
                not is_known(each.condition) and not is_targeted(action)
            ):
                return True  # what depends on the targets is looked at again when they are chosen
    return False


def needs_unbowed(game: CcgGame, action: Action) -> bool:
    """Must the card in play be unbowed on which the ability is? What a player has is on no card."""
    ability = action.ability
    assert ability is not None
    if ability.printed_on >= 0 or lifts(game, action, "bowed"):
        return False
    return not prevention.allowed(game, "bowed", action.card)


def may_use(game: CcgGame, action: Action) -> bool:
    """May this ability be used now?"""
    return not why_not_yet(game, action) and completable(game, action, 0)


def why_not(game: CcgGame, action: Action) -> str:
    """Return why this ability may not be used now: a word that the edition's table of reasons explains; empty if it may."""
    reason = why_not_yet(game, action)
    if reason:
        return reason
    if not completable(game, action, 0):
        return "target" if not targetable(game, action) else "cost"
    return LEGAL


def why_not_yet(game: CcgGame, action: Action) -> str:
    """Return why the ability may not be used now, whatever there is to target and to pay with."""
    ability = action.ability
    assert ability is not None
    card = action.card
    if uses.used_up(game, card, ability):
        return "used"
    reason = game.rules.actions.why_not_use(game, action)
    if reason:
        return reason
    if card >= 0:
        state = game.states.get(card)
        if state is None:
            if game.where[card] == PROVINCE:
                if "province" not in ability.allowances or not game.rules.table.is_face_up(game, card):
                    return "not in play"
            elif game.where[card] in (FATE_DISCARD, DYNASTY_DISCARD):
                dead = "dead" in ability.allowances and game.graves.get(card, 0) & DEAD
                if not dead and "discard" not in ability.allowances:
                    return "not in play"
            elif game.where[card] != HAND:
                return "not in play"
            elif unplayable(game, action):
                return "forbidden"
        elif "province" in ability.allowances:
            return "condition"  # `if this card is face-up in one of your provinces`: there, and there only
        elif state.bowed and needs_unbowed(game, action):
            return "bowed"
        if game.behaviours[card].type == "spell" and state is not None and state.host >= 0:
            if not game.rules.text.casts_spells(game, state.host):
                return "spell"
    if game.rules.battle.is_combat_action(game, action):
        reason = game.rules.battle.why_not_battle(game, action)
        if reason:
            return reason
    if not game.banned().isdisjoint(prevention.OF_ACTIONS):
        event = Event(ANNOUNCE, [card], action.player)
        event.action = action
        if forbidden(game, action, event):
            return "forbidden"
    for condition in ability.conditions:
        if not meaning.holds(game, action, condition):
            return "condition"
    if ability.settles and not settles_something(game, action):
        return "condition"
    return LEGAL


def settles_something(game: CcgGame, action: Action) -> bool:
    """Has the action that the text answers to a cost of bowing what the text pays for?"""
    answered = None if action.event is None else action.event.action
    assert action.ability is not None
    if answered is None:
        return False
    for what, prices in action.ability.settles:
        if not any(payable.owes_bow(game, answered, card) for card in meaning.things(game, action, what)):
            return False
        used = [card for cost in prices if isinstance(cost, p.Bow) for card in meaning.things(game, action, cost.what)]
        if any(payable.owes_bow(game, answered, card) for card in used):
            return False
        if not all(paying.can_pay(game, action, cost) for cost in prices):
            return False
    return True


def unplayable(game: CcgGame, action: Action) -> bool:
    """Does a card in hand say of itself that it cannot be played now (`You can only play one ... per turn`)?"""
    return any(
        forbid.verb == "play" and (forbid.condition is None or meaning.holds(game, action, forbid.condition))
        for forbid in game.behaviours[action.card].forbids
    )


def forbidden(game: CcgGame, action: Action, event: Event) -> bool:
    """Does a text say that this action may not be taken or performed?"""
    card, ability = action.card, action.ability
    if prevention.may_not(game, "take actions", player_thing(action.player), event):
        return True
    if card >= 0 and ability is not None:
        if game.where[card] == HAND and prevention.forbidden(game, "play", card):
            return True
        if prevention.is_said(game, prevention.SILENCING, card, event):
            return True
        if game.is_base(card, ability) and prevention.is_said(game, prevention.SILENCING_BASE, card, event):
            return True
        if any(names_ability(game, forbid, source, player, card, ability) for source, player, forbid in game.forbids()):
            return True
        if battle_reach.is_terrain(game, action):
            if prevention.may_not(game, "play terrain", player_thing(action.player), event):
                return True
    elif (
        ability is not None
        and ability.move == "lobby"
        and prevention.may_not(game, "lobby", player_thing(action.player), event)
    ):
        return True
    return not can_perform(game, action)


def names_ability(
    game: CcgGame, forbid: p.Forbid, source: int, player: int, card: int, ability: CompiledAbility
) -> bool:
    """Does a prohibition speak of this very ability of the card?"""
    if forbid.verb != "use this ability" or not isinstance(forbid.by, p.Titled) or forbid.by.title != ability.key:
        return False
    reader = Action(player, source, None)
    reader.each = card
    meant = source == card if forbid.what is None else card in meaning.things(game, reader, forbid.what)
    return meant and (forbid.condition is None or meaning.holds(game, reader, forbid.condition))
