"""Bids on the honor dial: cards against honor in the draw phase, the duel against honor in a duel."""

from __future__ import annotations

from collections.abc import Sequence

from rokugan.agents.adding import power, total
from rokugan.agents.contract import Option
from rokugan.agents.lcg.table import Table
from rokugan.agents.lcg.worth import CARD, honor_gain

BIDS = range(1, 6)
FIRST_BIDS = (0.1, 0.1, 0.15, 0.2, 0.45)  # how likely an unknown player begins with 1, 2, 3, 4, 5
DUEL_BIDS = (0.35, 0.2, 0.2, 0.1, 0.15)
HABIT = 0.4  # how likely a player bids again what he bid last
MANY_CARDS = 7  # with more in hand another card is worth less
DUEL = 4.0  # what winning a duel is worth
EMPTY_DECK = 5  # honor lost when the deck runs out


def choose_bid(table: Table, choices: Sequence[Option]) -> Option:
    """The bid that does best against what the other player may bid."""
    worth = duel_worth if table.duel else draw_worth
    return max(choices, key=lambda choice: worth(table, int(choice.tail or choice.move.rpartition(" ")[2])))


def likely_bids(table: Table) -> list[float]:
    """Return how likely the other player makes each bid."""
    if table.duel:
        return list(DUEL_BIDS)
    last = table.theirs.dial
    if last is None or last not in BIDS:
        return list(FIRST_BIDS)
    spread = (1 - HABIT) / len(BIDS)
    danger = 1 if table.theirs.honor <= 5 else 0  # who is near dishonor bids low
    found = [spread + (HABIT if bid == last and not danger else 0) for bid in BIDS]
    found[0] += HABIT if danger else 0
    return found


def draw_worth(table: Table, bid: int) -> float:
    """Return what a bid for cards is worth: the cards drawn, and the honor that changes hands."""
    mine = table.mine
    cards = total(card_worth(mine.hand + each, mine.fate) for each in range(min(bid, mine.deck)))
    if bid > mine.deck:
        cards += honor_gain(table, -EMPTY_DECK)
    chances = zip(BIDS, likely_bids(table), strict=True)
    return cards + total(chance * honor_gain(table, their - bid, bid - their) for their, chance in chances)


def card_worth(hand: int, fate: int) -> float:
    """Return what one more card is worth with so many in hand."""
    return (CARD + 0.5 + 0.1 * min(fate, 4)) * (1.0 if hand < MANY_CARDS else power(0.8, hand - MANY_CARDS + 1))


def duel_worth(table: Table, bid: int) -> float:
    """Return what a bid in a duel is worth: the chance to win it, and the honor that changes hands."""
    assert table.duel is not None
    skill = table.duel["skill"]
    names = [table.name_of(table.duel[role]) for role in ("challenger", "challenged")]
    ours = sum(each.counts(skill) for each in table.mine.characters if each.name in names)
    others = sum(each.counts(skill) for each in table.theirs.characters if each.name in names)
    found = 0.0
    for their, chance in zip(BIDS, likely_bids(table), strict=True):
        lead = ours + bid - others - their
        won = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        found += chance * (won * DUEL + honor_gain(table, their - bid, bid - their))
    return found
