"""Whom the continuous traits of a card reach now, and how much they give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.text.described import meaning, nouns, pools

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def amount_of(game: CcgGame, source: int, thing: int, change: p.Modify) -> int:
    """Return how much a continuous trait of `source` gives the thing; a penalty is negative."""
    amount = change.amount
    if isinstance(amount, p.Number):
        size = amount.value
    else:
        size = meaning.number(game, action_of(game, source, thing), amount)
    return -size if change.negative else size


def action_of(game: CcgGame, source: int, thing: int) -> Action:
    action = Action(game.controller(source), source, None)
    action.each = thing
    return action


def applies(game: CcgGame, source: int, continuous: p.Continuous, thing: int) -> bool:
    """Does a continuous trait of a card in play reach this thing now?"""
    what = continuous.what
    if isinstance(what, p.Ref):
        if what.to == "this":
            if source != thing:
                return False
        elif what.to == "bearer":
            state = game.states.get(source)
            if state is None or state.host != thing:
                return False
        elif thing not in meaning.things(game, action_of(game, source, thing), what):
            return False
    elif isinstance(what, (p.Each, p.Chosen)):  # `your Stronghold has` chooses nothing
        if not nouns.matches(game, action_of(game, source, thing), what.noun, thing):
            return False
        if thing >= 0 and not game.rules.text.reaches(game, what.noun, thing):
            return False
    elif thing not in meaning.things(game, action_of(game, source, thing), what):
        return False
    return continuous.condition is None or meaning.holds(game, action_of(game, source, thing), continuous.condition)


def receivers(game: CcgGame, source: int, continuous: p.Continuous) -> list[int]:
    """The cards in play to which a continuous trait gives something now; what a player is given (`You have the ability ...`)
    stands on the card that gives it."""
    what = continuous.what
    if isinstance(what, p.You):
        return [source]
    among = list(game.states)
    if isinstance(what, (p.Each, p.Chosen)):
        described = pools.pool(game, action_of(game, source, source), what.noun)
        among = [card for card in described if card in game.states]
    return [card for card in among if applies(game, source, continuous, card)]


def of_itself(game: CcgGame, thing: int, stat: int) -> list[p.Node]:
    """Return what the traits of a card out of play do to a stat of its own."""
    boosts = game.behaviours[thing].boosts
    return [change for of, continuous, change in boosts if of == stat and applies_to_itself(game, thing, continuous)]


def applies_to_itself(game: CcgGame, card: int, continuous: p.Continuous) -> bool:
    """Does a trait of a card out of play reach the card itself (celestial.traits.08)?"""
    what = continuous.what
    if isinstance(what, p.Each):
        if not nouns.describes(game, action_of(game, card, card), what.noun, card):
            return False
    elif not (isinstance(what, p.Ref) and what.to == "this"):
        return False
    return continuous.condition is None or meaning.holds(game, action_of(game, card, card), continuous.condition)
