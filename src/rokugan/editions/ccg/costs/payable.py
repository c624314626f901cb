"""Costs: whether what stands in the constraints block can be paid, actually and in full (celestial.costs.04)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.costs import affording, amended, foreseen, imperial_favor
from rokugan.editions.ccg.costs.gold_sources import Due
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import choices_in
from rokugan.editions.ccg.table.event_kinds import BOW, DESTROY, DISHONOR, MOVE, PERFORM, REHONOR, STRAIGHTEN
from rokugan.editions.ccg.table.ids import (
    GOLD_COST,
    HAND,
    HOME,
    IN_PLAY,
    NOTHING,
    PROVINCE,
    RESOLVING,
    STATS,
    is_player,
    seat_of,
)
from rokugan.editions.ccg.table.lifted_rules import is_for_hand, is_own
from rokugan.editions.ccg.text import bounds, meaning, nouns, prevention, tokens, values

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


_EVENTS: dict[type, int] = {
    p.Bow: BOW,
    p.Straighten: STRAIGHTEN,
    p.Destroy: DESTROY,
    p.Dishonor: DISHONOR,
    p.Rehonor: REHONOR,
}


def payable(game: CcgGame, action: Action) -> bool:
    """Can all costs of the action be paid, Gold included, with the targets chosen so far?"""
    info = action.info
    assert info is not None
    dues = all_gold(game, action)
    if dues:
        without, keep = reserved(game, action), set_aside(game, action)
        paid_for = action if action.is_action else None
        if not affording.can_afford(game, action.player, dues[0], without, keep, dues[1:], paid_for):
            return False
    return all(can_pay(game, action, cost) for cost in amended.costs_of(game, action))


def all_gold(game: CcgGame, action: Action) -> list[Due]:
    """All that the player of an action pays in Gold for it, in this order."""
    card = action.card
    dues = gold_costs(game, action)
    if card >= 0 and game.where[card] == HAND and action.is_action and not game.behaviours[card].is_attachment:
        gold = action_gold(game, action)
        if gold > 0:
            return [Due(gold, card), *dues]
    return dues


def gold_of(game: CcgGame, action: Action, cost: p.PayGold) -> int:
    """How much Gold a cost asks for: as it was when the targets were chosen, else as it is."""
    for node, amount in action.payment.fixed:
        if node is cost:
            return amount
    return priced(game, action, meaning.number(game, action, cost.amount))


def priced(game: CcgGame, action: Action, gold: int) -> int:
    """The Gold for an action of the card, with what texts take off or set instead (samurai.costs.27)."""
    card = action.card
    if card < 0:
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
    """The targets are chosen: what happens from now on does not change what the action costs."""
    if action.info is not None and not action.payment.fixed:
        action.payment.fixed = tuple(
            (cost, priced(game, action, meaning.number(game, action, cost.amount)))
            for cost in action.info.costs
            if isinstance(cost, p.PayGold)
        )


def gold_of_effects(game: CcgGame, action: Action) -> tuple[int, int]:
    """The Gold Cost of the card that a text's effects bring into play, and the card."""
    from rokugan.editions.ccg.costs import entering_play

    return entering_play.gold_of_effects(game, action)


def gold_costs(game: CcgGame, action: Action, after: p.Node | None = None) -> list[Due]:
    """The Gold costs of an action besides its card's Gold Cost, each a payment of its own (samurai.gold.08); or those that
    come after one of them."""
    found: list[Due] = []
    gone: list[int] = []
    for cost in amended.costs_of(game, action):
        if isinstance(cost, p.PayGold):
            if isinstance(cost.who, p.You) and not amended.waives_gold(game, action):
                found.append(Due(gold_of(game, action, cost), gone=tuple(gone)))
        elif isinstance(cost, p.PayEntry):
            gold, card = gold_of_effects(game, action)
            found.append(Due(gold, card, gone=tuple(gone)))
        elif isinstance(cost, (p.Destroy, p.Discard)):
            gone.extend(meaning.things(game, action, cost.what))
        if cost is after:
            found, gone = [], []
    return found


def action_gold(game: CcgGame, action: Action) -> int:
    """The Gold Cost of a card from hand as a cost of its action, less what texts take off (samurai.costs.27)."""
    card = action.card
    if amended.waives_gold(game, action):
        return 0
    return priced(game, action, values.value(game, card, GOLD_COST))


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
    info = action.info
    found: list[list[int]] = []
    for cost in () if info is None else amended.costs_of(game, action):
        if isinstance(cost, (p.Bow, p.Destroy, p.Discard)) and isinstance(cost.what, p.Choice):
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
    """Those of the things that can pay this cost of an action after which its Gold costs can still be paid."""
    dues = gold_costs(game, action, cost) if isinstance(cost, (p.Bow, p.Destroy, p.Discard)) else []
    if not dues:
        return things
    without, paid_for = reserved(game, action), action if action.is_action else None
    return [
        thing
        for thing in things
        if affording.can_afford(game, action.player, dues[0], [*without, thing], [], dues[1:], paid_for)
    ]


def can_pay(game: CcgGame, action: Action, cost: p.Node) -> bool:
    """Can this cost be paid now?"""
    if isinstance(cost, p.May):
        return True
    if isinstance(cost, p.If):
        if meaning.holds(game, action, cost.condition):
            return all(can_pay(game, action, each) for each in cost.effects)
        return all(can_pay(game, action, each) for each in cost.otherwise)
    if isinstance(cost, p.ChooseOne):
        return any(can_choose(game, action, cost, option) for option in cost.options)
    if isinstance(cost, p.Together):
        return all(can_pay(game, action, each) for each in cost.effects)
    for choice in choices_in(cost):
        if choice.slot < len(action.targets.slots) and action.targets.slots[choice.slot] is None:
            options = apart(action, cost, fit_to_pay(game, action, cost, choice))
            if len(options) < choice.least:
                return False
            if isinstance(getattr(cost, "what", None), p.Several) and choice.least == 1:
                return any(leaves_payable(game, action, cost, choice.slot, t) for t in options)
            if not choice.least:
                return True
            action.targets.slots[choice.slot] = options[: choice.least]
            possible = can_pay(game, action, cost)
            action.targets.slots[choice.slot] = None
            return possible
    if isinstance(cost, p.PayGold):
        if amended.waives_gold(game, action):
            return True
        gold = gold_of(game, action, cost)
        payers = meaning.players_of(game, action, cost.who)
        paid_for = action if action.is_action else None
        return bool(payers) and affording.can_afford(
            game, seat_of(payers[0]), Due(gold), reserved(game, action, cost), action=paid_for
        )
    if isinstance(cost, p.PayEntry):
        gold, card = gold_of_effects(game, action)
        return affording.can_afford(game, action.player, Due(gold, card), reserved(game, action, cost))
    if isinstance(cost, p.DiscardFavor):
        return imperial_favor.can_pay(game, action)
    if isinstance(cost, p.LoseHonor):
        return game.rules.costs.can_lose_honor(game, action.player)
    what = getattr(cost, "what", None)
    if not isinstance(what, p.Node):
        return True
    if isinstance(cost, p.Discard) and isinstance(what, p.TopOf):
        return len(meaning.things(game, action, what)) >= meaning.number(game, action, what.number)
    if isinstance(what, p.Ref) and what.to == "slot" and action.targets.slots[what.slot] is None:
        return action.info is not None and what.slot in action.info.shared  # asked where it is chosen
    paying = meaning.things(game, action, what)
    if isinstance(cost, p.Discard) and isinstance(
        what, p.Each
    ):  # of the whole hand: the card played has left it by then
        paying = [thing for thing in paying if thing != action.card]
    return bool(paying) and all(can_pay_with(game, action, cost, thing) for thing in paying)


def fit_to_pay(game: CcgGame, action: Action, cost: p.Node, choice: p.Target | p.Choice) -> list[int]:
    """The things that can be chosen to pay a cost, and with it whatever else the same thing pays: `bow and destroy one`."""
    return [
        thing
        for thing in nouns.candidates(game, action, choice.noun)
        if can_pay_all(game, action, cost, choice.slot, thing)
    ]


def can_pay_all(game: CcgGame, action: Action, cost: p.Node, slot: int, thing: int) -> bool:
    """Can this thing pay the cost for which it is chosen, and the others that are paid with it?"""
    others = () if action.info is None else action.info.shared.get(slot, ())
    return can_pay_with(game, action, cost, thing) and all(
        can_pay_with(game, action, each, thing) for each in others if each is not cost
    )


def apart(action: Action, cost: p.Node, options: list[int]) -> list[int]:
    """`A Samurai and a Courtier` are two cards: what pays one part does not pay another (samurai.wording.13)."""
    what = getattr(cost, "what", None)
    if not isinstance(what, p.Several):
        return options
    filled = [
        action.targets.slots[choice.slot] for choice in choices_in(cost) if choice.slot < len(action.targets.slots)
    ]
    taken = [thing for chosen in filled for thing in chosen or ()]
    return [thing for thing in options if thing not in taken]


def leaves_payable(game: CcgGame, action: Action, cost: p.Node, slot: int, thing: int) -> bool:
    """Can the other parts of a cost still be paid if this thing pays one of them?"""
    before = action.targets.slots[slot]
    action.targets.slots[slot] = [thing]
    possible = can_pay(game, action, cost)
    action.targets.slots[slot] = before
    return possible


def can_choose(game: CcgGame, action: Action, cost: p.ChooseOne, option: tuple[p.Effect, ...]) -> bool:
    """Can this alternative of a cost be paid? `Bow this card or discard it from your hand`: a card in play is only bowed."""
    if action.card >= 0 and game.where[action.card] == IN_PLAY and is_for_hand(cost) and is_own(p.Discard, option):
        return False
    return all(can_pay(game, action, each) for each in option)


def can_pay_with(game: CcgGame, action: Action, cost: p.Node, thing: int) -> bool:
    """Would this change happen to this thing, actually and in full, and is it the player's to use? Of a unit, every card."""
    if thing in game.states and names_unit(cost) and game.behaviours[thing].type == "personality":
        return all(card_can_pay(game, action, cost, card) for card in game.unit(thing))
    return card_can_pay(game, action, cost, thing)


def names_unit(cost: p.Node) -> bool:
    """Is it a whole unit that pays?"""
    what = getattr(cost, "what", None)
    return isinstance(what, (p.Choice, p.Target)) and what.noun.kinds == ("unit",)


def card_can_pay(game: CcgGame, action: Action, cost: p.Node, thing: int) -> bool:
    """Would it happen to this one thing?"""
    payer = action.player if action.payment.payer < 0 else action.payment.payer
    if is_player(thing):
        return seat_of(thing) == payer or not isinstance(cost, (p.Bow, p.Destroy, p.Discard))
    if thing < 0:
        return True
    zone = game.where[thing]
    if isinstance(cost, p.Discard):
        if zone == HAND or (zone == RESOLVING and thing == action.card):
            return game.holder(thing) == payer and (thing != action.card or names_itself(cost))
        if zone == PROVINCE:
            return game.cards[thing].owner == payer
        return zone == IN_PLAY and game.controller(thing) == payer
    if isinstance(cost, (p.PutCard, p.Look)):
        return True
    if zone != IN_PLAY or game.controller(thing) != payer:
        return False
    state = game.states[thing]
    kind = _EVENTS.get(type(cost))
    if kind is not None:
        event = Event(kind, [thing], payer)
        event.cause, event.action = "cost", action
        if prevention.would_stop(game, event) and amended.other_way(game, action, cost, thing) is None:
            return False
    if isinstance(cost, p.Bow):
        return not state.bowed or prevention.waives_bow(game, action, thing) or waived(game, action, thing)
    if isinstance(cost, p.Straighten):
        return state.bowed
    if isinstance(cost, p.Dishonor):
        return not state.dishonored and game.behaviours[thing].type == "personality"
    if isinstance(cost, p.Rehonor):
        return state.dishonored
    if isinstance(cost, p.Move):
        event = Event(MOVE, [game.personality_of(thing)], payer)
        event.place = HOME if cost.to == "home" else game.current_battlefield()
        event.cause, event.action = "cost", action
        if cost.to in ("any battlefield", "any location", "location"):
            return game.attack is not None
        return game.location(thing) != event.place != NOTHING and not prevention.would_stop(game, event)
    if isinstance(cost, p.Give):
        return all(change_is_full(game, action, change, thing) for change in cost.changes)
    if isinstance(cost, p.RemoveToken):
        number = 1 if cost.number is None else meaning.number(game, action, cost.number)
        held = sum(n for name, n in state.tokens if tokens.is_token(cost.name, name))
        return held >= number
    return True


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
        if text.info is not None
        for each in p.walk(text.info.effects)
        if isinstance(each, p.WaiveBow)
    )


def owes_bow(game: CcgGame, action: Action, card: int) -> bool:
    """Has the action a cost of bowing this card that nothing has paid or waived yet?"""
    if card in action.payment.waived or card in action.payment.settled or prevention.costs_stand(game, action.card):
        return False
    return any(
        isinstance(each, p.Bow) and card in meaning.things(game, action, each.what)
        for each in p.walk(amended.costs_of(game, action))
    )


def names_itself(cost: p.Discard) -> bool:
    """`Discard this card`: the cost means the very card that is played."""
    return isinstance(cost.what, p.Ref) and cost.what.to == "this"


def change_is_full(game: CcgGame, action: Action, change: p.Node, thing: int) -> bool:
    """Would the stat really change by the whole amount (celestial.costs.05)?"""
    if not isinstance(change, p.Modify):
        return True
    stat = STATS.get(change.stat, -1)
    amount = meaning.number(game, action, change.amount)
    if change.negative or amount < 0:
        amount = -abs(amount)
    now = values.value(game, thing, stat)
    low, high = bounds.limits(game, thing, stat)
    if now + amount < (0 if low is None else max(low, 0)):
        return False
    return high is None or now + amount <= high
