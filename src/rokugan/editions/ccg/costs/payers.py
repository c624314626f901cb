"""The things that can pay a cost: whether the change that a text asks for would happen to this thing, in full
(celestial.costs.05)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.costs import foreseen
from rokugan.editions.ccg.table import token_names
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import (
    BOW,
    DESTROY,
    DISCARD,
    DISHONOR,
    GAIN,
    GIVE,
    LOSE,
    MOVE,
    PERFORM,
    REHONOR,
    REMOVE,
    RETURN,
    STRAIGHTEN,
    TRANSFER,
)
from rokugan.editions.ccg.table.ids import HAND, HOME, IN_PLAY, NOTHING, PROVINCE, RESOLVING, STATS, is_player, seat_of
from rokugan.editions.ccg.text.continuous import honor_bounds
from rokugan.editions.ccg.text.described import meaning, nouns
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.phrases import kept_bounds, values

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def event_of(cost: p.Node) -> int:
    """The kind of event that pays the cost; -1 for one that is no single change of a card, or depends on where it goes."""
    if isinstance(cost, p.PutCard):
        return (
            REMOVE if cost.to == "removed" else DISCARD if cost.to == "discard" else RETURN if cost.to in _BACK else -1
        )
    return _EVENTS.get(type(cost), -1)


def paying_event(kind: int, thing: int, payer: int, action: Action) -> Event:
    """The event in which a thing pays a cost of the action."""
    event = Event(kind, [thing], payer)
    event.cause, event.action = "cost", action
    return event


def destinations(game: CcgGame, cost: p.Move) -> list[int]:
    """The places to which a movement that pays a cost may go."""
    if cost.to == "home":
        return [HOME]
    attack = game.attack
    if attack is None:
        return []
    if cost.to in ("any battlefield", "any location", "location"):
        return [*attack.battlefields, *([] if cost.to == "any battlefield" else [HOME])]
    return [game.current_battlefield()]


def can_go(game: CcgGame, action: Action, thing: int, place: int, payer: int) -> bool:
    """Would the unit of the thing really go to that place?"""
    event = paying_event(MOVE, game.personality_of(thing), payer, action)
    event.place = place
    return game.location(thing) != place != NOTHING and not prevention.would_stop(game, event)


_BACK = ("hand", "top", "bottom", "shuffle", "under")
_EVENTS: dict[type, int] = {
    p.Bow: BOW,
    p.Straighten: STRAIGHTEN,
    p.Destroy: DESTROY,
    p.Dishonor: DISHONOR,
    p.Rehonor: REHONOR,
    p.Discard: DISCARD,
    p.Transfer: TRANSFER,
}


def can_pay_with(game: CcgGame, action: Action, cost: p.Node, thing: int) -> bool:
    """Would this change happen to this thing, actually and in full, and is it the player's to use? Of a unit, every card."""
    if thing in game.states and names_unit(cost) and game.behaviours[thing].type == "personality":
        return all(card_can_pay(game, action, cost, card) for card in game.unit(thing))
    return card_can_pay(game, action, cost, thing)


def honor_can_pay(game: CcgGame, action: Action, cost: p.GainHonor | p.LoseHonor) -> bool:
    """Would the Family Honor of all whom the cost names really rise or fall by the whole amount (samurai.costs.23, .25)?"""
    amount = meaning.number(game, action, cost.amount)
    gains = isinstance(cost, p.GainHonor)
    for player in meaning.players_of(game, action, cost.who):
        room = honor_bounds.room_to_gain(game, player) if gains else honor_bounds.room_to_lose(game, player)
        event = paying_event(GAIN if gains else LOSE, player, seat_of(player), action)
        if room < amount or prevention.would_stop(game, event):
            return False
    return True


def names_unit(cost: p.Node) -> bool:
    """Does the cost name a whole unit to pay it?"""
    what = getattr(cost, "what", None)
    return isinstance(what, (p.Chosen, p.Target)) and what.noun.kinds == ("unit",)


def card_can_pay(game: CcgGame, action: Action, cost: p.Node, thing: int) -> bool:
    """Would the change happen to this one thing?"""
    payer = action.player if action.payment.payer < 0 else action.payment.payer
    if is_player(thing):
        return seat_of(thing) == payer or not isinstance(cost, (p.Bow, p.Destroy, p.Discard))
    if thing < 0:
        return True
    if not _stands_ready(game, action, cost, thing, payer):
        return False
    kind = event_of(cost)
    if kind < 0 or not prevention.would_stop(game, paying_event(kind, thing, payer, action)):
        return True
    return other_way(game, action, cost, thing) is not None


def _stands_ready(game: CcgGame, action: Action, cost: p.Node, thing: int, payer: int) -> bool:
    """Is the card where it can pay, the player's to use, and not yet what the cost would make of it?"""
    zone = game.where[thing]
    if isinstance(cost, p.Discard):
        if zone == HAND or (zone == RESOLVING and thing == action.card):
            return game.holder(thing) == payer and (thing != action.card or names_itself(cost))
        if zone == PROVINCE:
            return game.cards[thing].owner == payer
        return zone == IN_PLAY and (game.controller(thing) == payer or names_others(cost))
    if isinstance(cost, (p.PutCard, p.Look)):
        return True
    if zone != IN_PLAY or (game.controller(thing) != payer and not names_others(cost)):
        return False
    state = game.states[thing]
    if isinstance(cost, p.Bow):
        return not state.bowed or prevention.waives_bow(game, action, thing) or waived(game, action, thing)
    if isinstance(cost, p.Straighten):
        return state.bowed
    if isinstance(cost, p.Dishonor):
        return not state.dishonored and game.behaviours[thing].type == "personality"
    if isinstance(cost, p.Rehonor):
        return state.dishonored
    if isinstance(cost, p.Move):
        return any(can_go(game, action, thing, place, payer) for place in destinations(game, cost))
    if isinstance(cost, p.Give):
        return all(change_is_full(game, action, change, thing) for change in cost.changes)
    if isinstance(cost, p.PutToken):
        return token_is_full(game, action, cost, thing)
    if isinstance(cost, p.RemoveToken):
        number = 1 if cost.number is None else meaning.number(game, action, cost.number)
        held = sum(n for name, n in state.tokens if token_names.is_token(cost.name, name))
        return held >= number
    return True


def names_others(cost: p.Node) -> bool:
    """Says the text itself that another player's card may pay (`destroy any player's target Fortification`)? Else one pays with
    cards of one's own (samurai.costs.05)."""
    what = getattr(cost, "what", None)
    return isinstance(what, (p.Chosen, p.Target)) and what.noun.whose in ("any", "other", "enemy")


def waived(game: CcgGame, action: Action, card: int) -> bool:
    """Has a Reaction freed the card from bowing for this action, or will one do so when the card performs it?"""
    if card in action.payment.waived or card in action.payment.settled:
        return True
    if not action.is_action or not game.heard(PERFORM) or prevention.costs_stand(game, action.card):
        return False
    event = foreseen.coming(game, action, PERFORM, card)
    return any(
        card in meaning.things(game, text, each.what)
        for text in foreseen.answers(game, event, p.WaiveBow)
        if text.ability is not None
        for each in p.walk(text.ability.effects)
        if isinstance(each, p.WaiveBow)
    )


def names_itself(cost: p.Discard) -> bool:
    """`Discard this card`: the cost means the very card that is played."""
    return isinstance(cost.what, p.Ref) and cost.what.to == "this"


def change_is_full(game: CcgGame, action: Action, change: p.Node, thing: int) -> bool:
    """Would the stat really change by the whole amount (celestial.costs.05, samurai.costs.24)?"""
    if not isinstance(change, p.Modify):
        return True
    amount = meaning.number(game, action, change.amount)
    if change.negative or amount < 0:
        amount = -abs(amount)
    if prevention.negates_bonus(game, thing, change.stat, amount, paying_event(GIVE, thing, action.player, action)):
        return False
    stat = STATS.get(change.stat, -1)
    return kept_bounds.within(game, None, thing, stat, amount) == amount and values.would_rise(
        game, thing, stat, amount
    )


def token_is_full(game: CcgGame, action: Action, cost: p.PutToken, thing: int) -> bool:
    """Would the stats really change by all that the tokens say?"""
    number = meaning.number(game, action, cost.number)
    return all(
        not values.suppressed(game, thing, stat, amount) and values.would_rise(game, thing, stat, amount * number)
        for stat, amount in token_names.token_bonuses(cost.name)
    )


def other_way(game: CcgGame, action: Action, cost: p.Node, thing: int) -> p.PaidOtherwise | None:
    """The text that lets the player pay this cost with this thing in another way, if that way is open (samurai.costs.32)."""
    if not isinstance(cost, p.Destroy) or prevention.costs_stand(game, action.card):
        return None
    for card, player, text in game.cost_texts():
        if isinstance(text, p.PaidOtherwise) and player == action.player:
            if nouns.matches(game, Action(player, card, None), text.noun, thing) and can_happen(game, action, thing):
                return text
    return None


def can_happen(game: CcgGame, action: Action, thing: int) -> bool:
    """Would the unit really move home?"""
    unit = game.personality_of(thing)
    if unit == NOTHING or game.location(unit) == HOME:
        return False
    event = Event(MOVE, [unit], action.player)
    event.place, event.cause, event.action = HOME, "payment", action
    return not prevention.would_stop(game, event)
