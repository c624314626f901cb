"""Whether a cost can be paid now, whatever kind it is of. How Gold is paid stands in a table that `payable` fills."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.costs import imperial_favor
from rokugan.editions.ccg.costs.payers import can_pay_with, honor_can_pay
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import IN_PLAY
from rokugan.editions.ccg.table.lifted_rules import is_for_hand, is_own
from rokugan.editions.ccg.table.text_shapes import choices_in
from rokugan.editions.ccg.text.described import meaning, nouns
from rokugan.editions.ccg.text.phrases import joint_targets

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

# Costs in Gold: what can be paid depends on the abilities that produce Gold, and so on their own costs in turn.
GOLD: dict[type, Callable[[CcgGame, Action, p.Node], bool]] = {}


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
        if action.targets.slots[choice.slot] is None:
            options = apart(action, cost, fit_to_pay(game, action, cost, choice))
            options = joint_targets.choosable(game, choice.noun, options, choice.least)
            if len(options) < choice.least:
                return False
            if isinstance(getattr(cost, "what", None), p.Several) and choice.least == 1:
                return any(leaves_payable(game, action, cost, choice.slot, t) for t in options)
            if not choice.least:
                return True
            paid = joint_targets.as_many_as_can(game, choice.noun, [], options[0], options, choice.least)
            action.targets.slots[choice.slot] = paid
            possible = can_pay(game, action, cost)
            action.targets.slots[choice.slot] = None
            return possible
    in_gold = GOLD.get(type(cost))
    if in_gold is not None:
        return in_gold(game, action, cost)
    if isinstance(cost, p.DiscardFavor):
        return imperial_favor.can_pay(game, action)
    if isinstance(cost, (p.GainHonor, p.LoseHonor)):
        return honor_can_pay(game, action, cost)
    what = getattr(cost, "what", None)
    if not isinstance(what, p.Node):
        return True
    if isinstance(what, p.TopOf):
        return len(meaning.things(game, action, what)) >= meaning.number(game, action, what.number)
    if isinstance(what, p.Ref) and what.to == "slot" and action.targets.slots[what.slot] is None:
        return action.ability is not None and what.slot in action.ability.shared  # asked where it is chosen
    if isinstance(what, (p.Target, p.Chosen)) and what.slot >= 0 and not what.least:
        if not action.targets.slots[what.slot]:
            return True  # of `any number of` and `up to two` none pay as well (samurai.g-wording.03)
    paying = meaning.things(game, action, what)
    if isinstance(cost, p.Discard) and isinstance(
        what, p.Each
    ):  # of the whole hand: the card played has left it by then
        paying = [thing for thing in paying if thing != action.card]
    return bool(paying) and all(can_pay_with(game, action, cost, thing) for thing in paying)


def can_still_pay(game: CcgGame, action: Action, cost: p.Node) -> bool:
    """Can this cost, for which all has been chosen, be paid as things are now? Whether there is enough Gold shows in paying, and
    none need be chosen of `up to two`."""
    if type(cost) in GOLD:
        return True
    choices = choices_in(cost)
    if any(choice.slot < 0 for choice in choices):  # a description of which nobody chooses any
        return True
    left_out = [
        choice for choice in choices if (choice.optional or not choice.least) and not action.targets.slots[choice.slot]
    ]
    return (bool(choices) and len(left_out) == len(choices)) or can_pay(game, action, cost)


def fit_to_pay(game: CcgGame, action: Action, cost: p.Node, choice: p.Target | p.Chosen) -> list[int]:
    """The things that can be chosen to pay a cost, and with it whatever else the same thing pays: `bow and destroy one`."""
    found = nouns.candidates(game, action, choice.noun)
    if isinstance(choice, p.Target) and is_targeted_later(action, choice):
        found = [thing for thing in found if game.rules.actions.targetable(game, action, choice, thing)]
    return [thing for thing in found if can_pay_all(game, action, cost, choice.slot, thing)]


def is_targeted_later(action: Action, target: p.Target) -> bool:
    """Is the target only chosen with the alternative of a cost that it belongs to?"""
    return action.ability is None or all(each.slot != target.slot for each in action.ability.targets)


def can_pay_all(game: CcgGame, action: Action, cost: p.Node, slot: int, thing: int) -> bool:
    """Can this thing pay the cost for which it is chosen, and the others that are paid with it?"""
    others = () if action.ability is None else action.ability.shared.get(slot, ())
    return can_pay_with(game, action, cost, thing) and all(
        can_pay_with(game, action, each, thing) for each in others if each is not cost
    )


def apart(action: Action, cost: p.Node, options: list[int]) -> list[int]:
    """`A Samurai and a Courtier` are two cards: what pays one part does not pay another (samurai.wording.13)."""
    what = getattr(cost, "what", None)
    if not isinstance(what, p.Several):
        return options
    filled = [action.targets.slots[choice.slot] for choice in choices_in(cost)]
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
    if is_for_hand(cost) and is_own(p.Discard, option) and game.where[action.card] == IN_PLAY:
        return False
    return all(can_pay(game, action, each) for each in option)
