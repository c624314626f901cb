"""Costs: whether what stands in the constraints block can be paid, actually and in full (celestial.costs.04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.costs import affording, amended, paying, prices
from rokugan.editions.ccg.costs.gold_sources import Due
from rokugan.editions.ccg.costs.paying import can_pay, fit_to_pay
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import GOLD_COST, HAND, seat_of
from rokugan.editions.ccg.text.described import meaning, nouns
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def payable(game: CcgGame, action: Action) -> bool:
    """Can all costs of the action be paid, Gold included, with the targets chosen so far?"""
    costs = amended.costs_of(game, action)
    dues = [*card_gold(game, action), *gold_among(game, action, costs)]
    if dues:
        without, keep = reserved(game, action), set_aside(game, action)
        paid_for = action if action.is_action else None
        if not affording.can_afford(game, action.player, dues[0], without, keep, dues[1:], paid_for):
            return False
    return all(can_pay(game, action, cost) for cost in costs)


def all_gold(game: CcgGame, action: Action) -> list[Due]:
    """All that the player of an action pays in Gold for it, in this order."""
    return [*card_gold(game, action), *gold_costs(game, action)]


def card_gold(game: CcgGame, action: Action) -> list[Due]:
    """The Gold Cost of the card from hand that the action is on, if there is any."""
    card = action.card
    if card >= 0 and game.where[card] == HAND and action.is_action and not game.behaviours[card].is_attachment:
        gold = action_gold(game, action)
        if gold > 0:
            return [Due(gold, card)]
    return []


def gold_of(game: CcgGame, action: Action, cost: p.PayGold) -> int:
    """Return how much Gold a cost asks for: as it was when the targets were chosen, else as it is."""
    for node, amount in action.payment.fixed:
        if node is cost:
            return amount
    return priced(game, action, meaning.number(game, action, cost.amount))


def priced(game: CcgGame, action: Action, gold: int) -> int:
    """The Gold for an action of the card, with what texts take off or set instead (samurai.costs.27)."""
    card = action.card
    if card < 0 or not game.mentioned.prices:
        return gold
    for source in dict.fromkeys((card, *game.everything_in_play(action.player))):
        for each in game.behaviours[source].action_costs:
            reader = Action(action.player, source, None)
            reader.each = card
            noun = each.what.noun if isinstance(each.what, p.Each) else each.what
            if isinstance(noun, p.Noun):
                meant = nouns.describes(game, reader, noun, card)
            else:
                meant = card in meaning.things(game, reader, each.what)
            if meant and (each.condition is None or meaning.holds(game, reader, each.condition)):
                gold = gold if each.instead is None else meaning.number(game, reader, each.instead)
                gold -= meaning.number(game, reader, each.amount)
    return max(gold, 0)


def fix(game: CcgGame, action: Action) -> None:
    """Fix what the action costs, now that its targets are chosen: what happens from now on does not change it."""
    if action.ability is not None and not action.payment.fixed:
        action.payment.fixed = tuple(
            (cost, priced(game, action, meaning.number(game, action, cost.amount)))
            for cost in action.ability.costs
            if isinstance(cost, p.PayGold)
        )


def gold_costs(game: CcgGame, action: Action, after: p.Node | None = None) -> list[Due]:
    """The Gold costs of an action besides its card's Gold Cost, each a payment of its own (samurai.gold.08); or those that
    come after one of them."""
    return gold_among(game, action, amended.costs_of(game, action), after)


def gold_among(game: CcgGame, action: Action, costs: tuple[p.Effect, ...], after: p.Node | None = None) -> list[Due]:
    """The costs of an action that are paid in Gold; or those that come after one of them."""
    found: list[Due] = []
    gone: list[int] = []
    for cost in costs:
        if isinstance(cost, p.PayGold):
            if isinstance(cost.who, p.You) and not amended.waives_gold(game, action):
                found.append(Due(gold_of(game, action, cost), gone=tuple(gone)))
        elif isinstance(cost, p.PayEntry):
            gold, card = prices.gold_of_effects(game, action)
            found.append(Due(gold, card, gone=tuple(gone)))
        elif isinstance(cost, (p.Destroy, p.Discard)):
            gone.extend(meaning.things(game, action, cost.what))
        if cost is after:
            found, gone = [], []
    return found


def action_gold(game: CcgGame, action: Action) -> int:
    """The Gold Cost of a card from hand as a cost of its action, less what texts take off (samurai.costs.27)."""
    gold = priced(game, action, game.value(action.card, GOLD_COST))
    if not gold:  # saves time only
        return 0
    return 0 if amended.waives_gold(game, action) else gold


def reserved(game: CcgGame, action: Action, due: p.Node | None = None) -> list[int]:
    """Cards that cannot produce Gold for an action because its other costs bow them, or use them up before `due` is paid; what
    is used up later may have produced Gold before."""
    found: list[int] = []
    before = due is not None
    for cost in amended.costs_of(game, action):
        if cost is due:
            before = False
        elif isinstance(cost, p.Bow) or (before and isinstance(cost, (p.Destroy, p.Discard))):
            found.extend(meaning.things(game, action, cost.what))
    return found


def set_aside(game: CcgGame, action: Action) -> list[list[int]]:
    """For each cost whose card is not chosen yet: how many cards it takes, and the cards that can pay it."""
    ability = action.ability
    found: list[list[int]] = []
    for cost in () if ability is None else amended.costs_of(game, action):
        if isinstance(cost, (p.Bow, p.Destroy, p.Discard)) and isinstance(cost.what, p.Chosen):
            choice = cost.what
            if not (isinstance(cost, p.Bow) or asks_unbowed(choice.noun) or gold_costs(game, action, cost)):
                continue  # it may have produced Gold before
            if action.targets.slots[choice.slot] is None and choice.least:
                found.append([choice.least, *fit_to_pay(game, action, cost, choice)])
    return found


def asks_unbowed(noun: p.Noun) -> bool:
    """Must the thing be unbowed?"""
    return any(isinstance(each, p.State) and each.name == "unbowed" and each.positive for each in noun.filters)


def leaves_gold(game: CcgGame, action: Action, cost: p.Node, things: list[int]) -> list[int]:
    """The things that can pay this cost of an action and leave enough to pay its Gold costs."""
    dues = gold_costs(game, action, cost) if isinstance(cost, (p.Bow, p.Destroy, p.Discard)) else []
    if not dues:
        return things
    without, paid_for = reserved(game, action), action if action.is_action else None
    return [
        thing
        for thing in things
        if affording.can_afford(game, action.player, dues[0], [*without, thing], [], dues[1:], paid_for)
    ]


def owes_bow(game: CcgGame, action: Action, card: int) -> bool:
    """Has the action a cost of bowing this card that nothing has paid or waived yet?"""
    if card in action.payment.waived or card in action.payment.settled or prevention.costs_stand(game, action.card):
        return False
    return any(
        isinstance(each, p.Bow) and card in meaning.things(game, action, each.what)
        for each in p.walk(amended.costs_of(game, action))
    )


def _can_pay_gold(game: CcgGame, action: Action, cost: p.Node) -> bool:
    assert isinstance(cost, p.PayGold)
    if amended.waives_gold(game, action):
        return True
    who = meaning.players_of(game, action, cost.who)
    due, paid_for = Due(gold_of(game, action, cost)), action if action.is_action else None
    without = reserved(game, action, cost)
    return bool(who) and affording.can_afford(game, seat_of(who[0]), due, without, action=paid_for)


def _can_pay_entry(game: CcgGame, action: Action, cost: p.Node) -> bool:
    gold, card = prices.gold_of_effects(game, action)
    return affording.can_afford(game, action.player, Due(gold, card), reserved(game, action, cost))


paying.GOLD[p.PayGold] = _can_pay_gold
paying.GOLD[p.PayEntry] = _can_pay_entry
