"""Costs of Honor, Gold, tokens, stats and the Favor, looked at by what stands on the table before and after.

The engine's own account of what has been paid is not asked: a player has less Honor, a source that was unbowed is bowed, a
token lies there, a number has changed (celestial line 432, samurai lines 1888 and 1902). Where somebody has answered
meanwhile, the numbers may have changed for other reasons, and only the events of it are counted.
"""

from __future__ import annotations

from collections.abc import Iterator

from rokugan import program as p
from rokugan.editions.ccg.costs import amended, payable
from rokugan.editions.ccg.table import token_names
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.event_kinds import GAIN, LOSE
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import HAND, STATS, seat_of
from rokugan.editions.ccg.text.described import meaning


def missing(
    before: CcgGame, game: CcgGame, action: Action, costs: tuple[p.Effect, ...], meddled: bool
) -> Iterator[str]:
    """What of these costs of an action is not seen to have been paid."""
    yield from honor_missing(before, game, action, costs, meddled)
    if meddled:
        return
    for cost in costs:
        if isinstance(cost, p.DiscardFavor) and before.favor == game.favor == action.player:
            if not action.payment.settled:
                yield "the Favor is where it was"
        elif isinstance(cost, (p.Give, p.PutToken, p.RemoveToken)) and cost.what is not None:
            for thing in meaning.things(game, action, cost.what):
                if thing in before.states and thing in game.states:
                    yield from number_missing(before, game, action, cost, thing)
    if gold_due(before, game, action, costs) > 0 and not gold_made(before, game, action.player):
        yield "Gold was due, and no source of it is used up"


def honor_missing(
    before: CcgGame, game: CcgGame, action: Action, costs: tuple[p.Effect, ...], meddled: bool
) -> Iterator[str]:
    """Which gains and losses of Honor that pay are not seen."""
    wanted: dict[int, int] = {}
    for cost in costs:
        if isinstance(cost, (p.GainHonor, p.LoseHonor)):
            amount = meaning.number(game, action, cost.amount)
            for player in meaning.players_of(game, action, cost.who):
                wanted[player] = wanted.get(player, 0) + (amount if isinstance(cost, p.GainHonor) else -amount)
    for player, change in wanted.items():
        seat, kind = seat_of(player), GAIN if change > 0 else LOSE
        seen = game.players[seat].honor - before.players[seat].honor
        if meddled:  # something else may have changed it too: it is counted by its events
            later = game.happened[len(before.happened) :]
            seen = sum(amount for each, thing, amount, *_ in later if each == kind and thing == player)
            if seen < abs(change):
                yield f"{abs(change)} Honor was to pay, and {seen} has"
        elif seen != change:
            yield f"{change} Honor was to pay, and {seen} has"


def number_missing(
    before: CcgGame, game: CcgGame, action: Action, cost: p.Give | p.PutToken | p.RemoveToken, thing: int
) -> Iterator[str]:
    """Which stat or token has not changed by as much as pays."""
    title = game.cards[thing].title
    if isinstance(cost, p.Give):
        for change in cost.changes:
            if not isinstance(change, p.Modify) or change.stat not in STATS:
                continue
            amount = meaning.number(game, action, change.amount)
            amount = -abs(amount) if change.negative else amount
            stat = STATS[change.stat]
            seen = game.value(thing, stat) - before.value(thing, stat)
            if seen != amount:
                yield f"{amount} {change.stat} of {title} was to pay, and {seen} has"
        return
    number = 1 if cost.number is None else meaning.number(game, action, cost.number)
    if isinstance(cost, p.PutToken):
        for name, bonus in token_names.token_bonuses(cost.name):
            seen = game.value(thing, name) - before.value(thing, name)
            if seen != bonus * number:
                yield f"{bonus * number} of {title} was to pay, and {seen} has"
    lay, lies = (sum(n for _, n in each.states[thing].tokens) for each in (before, game))
    if lies - lay != (number if isinstance(cost, p.PutToken) else -number):
        yield f"{number} tokens on {title} were to pay, and {lies - lay} have"


def gold_due(before: CcgGame, game: CcgGame, action: Action, costs: tuple[p.Effect, ...]) -> int:
    """How much Gold the action costs by its text and its card's face."""
    found = 0
    for cost in costs:
        if isinstance(cost, p.PayGold) and isinstance(cost.who, p.You) and not amended.waives_gold(game, action):
            found += payable.priced(game, action, meaning.number(game, action, cost.amount))
    if action.card >= 0 and before.where[action.card] == HAND and not game.behaviours[action.card].is_attachment:
        found += payable.action_gold(before, action)
    return found


def gold_made(before: CcgGame, game: CcgGame, seat: int) -> bool:
    """Has a card of the player that could have produced Gold been bowed, or left play, or had a text of its used?"""
    for card in before.everything_in_play(seat):
        old, new = before.states[card], game.states.get(card)
        if new is None or (new.bowed and not old.bowed):
            return True
    return before.used_turn != game.used_turn
