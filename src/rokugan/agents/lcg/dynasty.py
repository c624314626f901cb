"""The dynasty phase and the cards that come before it: whom to buy with how much fate, what to keep, where provinces lie."""

from __future__ import annotations

from collections.abc import Sequence

from rokugan.agents.adding import power, total
from rokugan.agents.contract import Option
from rokugan.agents.lcg.table import Table, printed_on
from rokugan.agents.lcg.worth import FATE, printed_output
from rokugan.cards.lcg.model import LcgCard
from rokugan.catalogue import say
from rokugan.program.lcg.nodes import NoStrongholdProvince

KEPT = 2  # fate that is well kept for the cards in hand
KEPT_WORTH = 1.9
LATER = 0.68  # how much less another round of a character is worth than the one before
MOST_FATE = 3
WEAK = 2.9  # a character who does less in a round makes room for another card


def output(card: LcgCard) -> float:
    """Return what a printed character would do in a round."""
    texts = len(card.program.abilities) + len(card.program.constants) + len(card.keywords)
    return printed_output({"military": card.military, "political": card.political}, card.glory or 0, texts)


def bought_worth(card: LcgCard, fate: int) -> float:
    """Return what a character with that much fate on it is worth over its rounds."""
    return output(card) * total(power(LATER, each) for each in range(fate + 1))


def kept_worth(fate: int, wanted: int) -> float:
    """Return what fate that is not spent now is worth: for the cards in hand first, then for the next round."""
    ready = min(fate, wanted)
    return ready * KEPT_WORTH + (fate - ready) * FATE


def choose_purchase(table: Table, choices: Sequence[Option]) -> Option | None:
    """The dearest of the characters that together with the fate left over are worth most; None: keep the fate."""
    offers: dict[str, list[tuple[int, float, Option]]] = {}
    for choice in choices:
        card = printed_on(choice)
        if choice.verb != "buy" or choice.card is None or card is None:
            continue
        fate = int(choice.tail.rpartition(" ")[2])
        if fate <= MOST_FATE:
            price = price_of(table, choice.card.name, card) + fate
            offers.setdefault(choice.card.name, []).append((price, bought_worth(card, fate), choice))
    purse = table.mine.fate
    wanted = min(KEPT, table.mine.hand)
    # best[f]: the best that can be had for f fate, and the first purchase on the way to it
    best: list[tuple[float, Option | None, int]] = [(0.0, None, 0)] * (purse + 1)
    for name in offers:
        older = best[:]
        for price, worth, choice in offers[name]:
            for spent in range(price, purse + 1):
                before, first, dearest = older[spent - price]
                if before + worth > best[spent][0]:
                    lead = choice if first is None or price >= dearest else first
                    best[spent] = (before + worth, lead, max(price, dearest))
    spent = max(range(purse + 1), key=lambda fate: best[fate][0] + kept_worth(purse - fate, wanted))
    return best[spent][1]


def price_of(table: Table, name: str, card: LcgCard) -> int:
    """Return what a card costs now."""
    thing = table.things.get(name)
    cost = thing.get("values", {}).get("cost") if thing else None
    return int(card.cost or 0) if cost is None else int(cost)


def choose_mulligan(choices: Sequence[Option]) -> Option:
    """Put away a card that is too weak or too dear for the beginning; `done` when the rest is good."""
    for choice in choices:
        card = printed_on(choice)
        if card is not None and not good_beginning(card):
            return choice
    return next(choice for choice in choices if choice.move == "done")


def good_beginning(card: LcgCard) -> bool:
    """Is it a card that one wants in the first round?"""
    if card.side == "dynasty":
        return card.type == "holding" or output(card) >= WEAK
    return (card.cost or 0) <= 2


def choose_clearing(choices: Sequence[Option]) -> Option:
    """Clear weak characters out of the provinces to make room for others; holdings stay."""
    for choice in choices:
        card = printed_on(choice)
        if card is not None and card.type == "character" and output(card) < WEAK:
            return choice
    return next(choice for choice in choices if choice.move == "done")


def choose_loss(choices: Sequence[Option]) -> Option:
    """Give up the card that would do least: the weakest character, the cheapest of the others."""

    def worth(choice: Option) -> float:
        card = printed_on(choice)
        if card is None:
            return 0.0
        return output(card) if card.type == "character" else 1.0 + 0.5 * (card.cost or 0)

    return min(choices, key=worth)


def choose_province(where: str, choices: Sequence[Option]) -> Option:
    """Put the strongest province under the stronghold."""
    last = where == say("prompts.under_the_stronghold")

    def strength(choice: Option) -> float:
        card = printed_on(choice)
        if card is None:
            return 0.0
        barred = any(isinstance(each, NoStrongholdProvince) for each in card.program.constants)
        return (card.strength or 0) + 0.5 * len(card.program.constants) - (50 if barred else 0)

    return max(choices, key=strength) if last else choices[0]
