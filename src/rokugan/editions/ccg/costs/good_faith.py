"""Good faith: what a text brings into play must be able to enter it, its costs paid (samurai.actions.07)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.costs import affording, entering_play, payable, prices
from rokugan.editions.ccg.costs.gold_sources import Due
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import IN_PLAY, NOTHING, is_player, seat_of
from rokugan.editions.ccg.text.described import meaning, nouns

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_FREE = ("ring", "event", "region", "strategy")  # for these no Gold is paid


def can_bring(game: CcgGame, action: Action) -> bool:
    """Can each of the cards that the text is sure to bring into play enter it, with the targets chosen so far?"""
    ability = action.ability
    return ability is None or all(
        any(
            can_enter(game, action, node, card, host)
            for card in possible(game, action, node.what)
            for host in hosts(game, action, node)
        )
        for node in ability.brings
    )


def possible(game: CcgGame, action: Action, what: p.Node) -> list[int]:
    """The things that a phrase means, or that may be chosen for it later."""
    if isinstance(what, (p.Target, p.Chosen)):
        chosen = action.targets.slots[what.slot]
        return nouns.candidates(game, action, what.noun) if chosen is None else chosen
    return meaning.things(game, action, what)


def hosts(game: CcgGame, action: Action, node: p.Attach | p.PutCard) -> list[int]:
    """The Personalities to whom the card may attach."""
    return possible(game, action, node.to) if isinstance(node, p.Attach) else [NOTHING]


def can_enter(game: CcgGame, action: Action, node: p.Attach | p.PutCard, card: int, host: int) -> bool:
    """Could the card enter play by this effect, attached to the host if there is one?"""
    if card < 0 or game.where[card] == IN_PLAY:
        return True
    free, less, ignoring = prices.on_terms(game, action, node.terms, [card])
    seat = game.controller(host) if host >= 0 else bringer(game, action, node)
    attaches = isinstance(node, p.Attach)
    if game.behaviours[card].is_attachment != attaches or (attaches and host < 0):
        return False
    if entering_play.why_not_control(game, seat, card, ignoring=ignoring):
        return False
    if attaches and entering_play.why_not_attach(game, seat, card, host, ignoring):
        return False
    if game.behaviours[card].type == "personality" and "honor_requirement" not in ignoring:
        if not game.rules.costs.meets_requirement(game, seat, card):
            return False
    if free or game.behaviours[card].type in _FREE:
        return True
    return entering_play.can_pay_extra(game, seat, card) and can_pay_for(game, action, seat, card, host, less)


def bringer(game: CcgGame, action: Action, node: p.Attach | p.PutCard) -> int:
    """The player who brings the card into play."""
    who = meaning.things(game, action, node.who) if isinstance(node, p.PutCard) and node.who is not None else []
    return seat_of(who[0]) if who and is_player(who[0]) else action.player


def can_pay_for(game: CcgGame, action: Action, seat: int, card: int, host: int, less: int) -> bool:
    """Could the Gold be paid for the card after all that the action itself costs?"""
    ability = action.ability
    assert ability is not None
    if any(isinstance(cost, p.PayEntry) for cost in ability.costs):  # it is one of the costs of the action
        return True
    gold = prices.price(game, seat, card, host) - less
    if host < 0:
        gold -= game.rules.costs.discount_by_effect(game, seat, card)
    if seat != action.player or action.resolved or not action.is_action:  # nothing else is still to be paid
        return affording.can_afford(game, seat, Due(max(gold, 0), card, host), [])
    used = [
        thing
        for cost in ability.costs
        if isinstance(cost, (p.Destroy, p.Discard))
        for thing in meaning.things(game, action, cost.what)
    ]
    dues = [*payable.all_gold(game, action), Due(max(gold, 0), card, host, tuple(used))]
    keep = payable.set_aside(game, action)
    return affording.can_afford(game, seat, dues[0], payable.reserved(game, action), keep, dues[1:], action)
