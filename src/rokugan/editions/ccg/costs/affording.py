"""Whether Gold can be paid: from which sources and with which texts, so that no card is used twice and what other costs need
is left (samurai.actions.06-.09)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.costs.gold_sources import (
    NOTHING_SPENT,
    Due,
    Help,
    Spent,
    Way,
    helping,
    helps,
    joined,
    sources,
)
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.text.described import nouns

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def can_afford(
    game: CcgGame,
    seat: int,
    due: Due,
    without: list[int],
    keep: list[list[int]] | None = None,
    later: list[Due] | None = None,
    action: Action | None = None,
) -> bool:
    """Can the player pay this Gold, and still pay afterwards what `keep` says and, from other sources, the `later` payments?
    `action`: the action whose cost it is."""
    if due.amount <= 0 and not later:
        return True
    if not keep and not later:
        offers = sources(game, seat, due.purpose, [*without, *due.gone], (), due.amount)
        if sum(gold for _, gold in joined(game, seat, due.purpose, offers)) >= due.amount:
            return True
    return Purse(game, seat, action, keep or []).covers([due, *(later or [])], without)


class Purse:
    """What a player can pay with. `keep` has for each cost that is paid later how many cards it takes, then the cards that can
    pay it; `cost` is the whole of the first payment, of which some may be paid already by the `producers`; `spent` is what the
    payments take that are foreseen before these."""

    def __init__(self, game: CcgGame, seat: int, action: Action | None, keep: list[list[int]]) -> None:
        self.game: CcgGame = game
        self.seat: int = seat
        self.action: Action | None = action
        self.keep: list[list[int]] = keep
        self.producers: tuple[int, ...] = ()
        self.spent: Spent = NOTHING_SPENT
        self.cost: int = -1
        self.bowing_only: bool = False  # count no texts besides

    def covers(self, dues: list[Due], without: list[int]) -> bool:
        """Can all of these be paid, one after the other, without those cards?"""
        due = dues[0]
        without = [*without, *due.gone]
        unusable = [*without, *self.spent.bowed, *self.spent.gone]
        offers = sources(self.game, self.seat, due.purpose, unusable, self.producers)
        if self._covers(dues, offers, [], without):
            return True
        if self.bowing_only:
            return False
        makers = (*self.producers, *(card for card, _ in offers))
        cost = due.amount if self.cost < 0 else self.cost
        found = helps(self.game, self.seat, due, without, cost, self.action, makers, self.spent)
        return any(self._with_texts(dues, offers, chosen, without) for chosen in selections(found))

    def _with_texts(
        self, dues: list[Due], offers: list[tuple[int, int]], chosen: list[tuple[Help, Way]], without: list[int]
    ) -> bool:
        """Can these be paid if these texts help with the first of them? What a text uses up may have produced Gold before, if
        there is an order in which all of it can be done."""
        bowed = [card for _, way in chosen for card in way.bows]
        free = [offer for offer in offers if offer[0] not in bowed]
        if self.in_order(dues[0], free, chosen) and self._covers(dues, free, chosen, without):
            return True
        used = [card for _, way in chosen for card in way.uses]
        rest = [offer for offer in free if offer[0] not in used]
        return (
            len(rest) < len(free) and self.in_order(dues[0], rest, chosen) and self._covers(dues, rest, chosen, without)
        )

    def in_order(self, due: Due, free: list[tuple[int, int]], chosen: list[tuple[Help, Way]]) -> bool:
        """Can these sources bow and these texts help in some order: none of them when its card is gone, or bowed where it must
        not be, nothing used up before it has produced Gold, and whom a text names produces before it?"""
        unbowed, left = [card for card, _ in free], chosen
        producers = list(self.producers)
        while left:
            kept = [each.offer.card for each, _ in left if each.unbowed]
            bow = [card for card in unbowed if card not in kept]
            if bow:
                producers += bow
                unbowed = [card for card in unbowed if card in kept]
            following = [each for each in left if not self._may_help(due, each, left, unbowed, producers)]
            if not bow and len(following) == len(left):
                return False
            left = following
        return True

    def _may_help(
        self,
        due: Due,
        one: tuple[Help, Way],
        left: list[tuple[Help, Way]],
        unbowed: list[int],
        producers: list[int],
    ) -> bool:
        """May this text be the next that helps, before the others that are left?"""
        text, way = one
        if any(card in unbowed for card in way.uses):
            return False
        for other, _ in left:
            gone = way.uses + way.bows if other.unbowed else way.uses
            if other is not text and other.offer.card in gone:
                return False
        if text.maker is None:
            return True
        reader = helping(self.game, self.seat, text.offer.card, text.offer.ability, due, self.action)
        return any(nouns.describes(self.game, reader, text.maker, card) for card in producers)

    def _covers(
        self, dues: list[Due], free: list[tuple[int, int]], chosen: list[tuple[Help, Way]], without: list[int]
    ) -> bool:
        """Can these be paid if these sources and texts pay the first of them?"""
        taken = self.spent
        for text, way in chosen:
            taken = taken.helping(text.offer, way)
        rest = dues[0].amount - sum(way.gold for _, way in chosen)
        if len(dues) == 1:
            gone = aside(free, self.keep, [*without, *taken.bowed, *taken.gone])
            return gone is not None and self.gold(dues[0], [each for each in free if each[0] not in gone]) >= rest
        if self.gold(dues[0], free) < rest:
            return False
        later = Purse(self.game, self.seat, self.action, self.keep)
        later.bowing_only = self.bowing_only
        for members in enough_of([gold for _, gold in free], rest):
            if self.gold(dues[0], [free[number] for number in members]) >= rest:
                later.spent = taken.bowing([free[number][0] for number in members])
                if later.covers(dues[1:], without):
                    return True
        return False

    def gold(self, due: Due, offers: list[tuple[int, int]]) -> int:
        """The most Gold that these sources give together."""
        return sum(gold for _, gold in joined(self.game, self.seat, due.purpose, offers, self.producers))


def selections(found: list[Help]) -> list[list[tuple[Help, Way]]]:
    """The sets of texts that can help together, each used in one way: none of their cards is used twice."""
    chosen: list[list[tuple[Help, Way]]] = [[]]
    for each in found:
        for others in list(chosen):
            bowed = [card for _, way in others for card in way.bows]
            used = [card for _, way in others for card in way.uses]
            chosen.extend(
                [*others, (each, way)]
                for way in each.ways
                if not any(card in bowed or card in used for card in way.bows)
                and not any(card in used or card in bowed for card in way.uses)
            )
    return chosen[1:]


def enough_of(amounts: list[int], enough: int) -> list[list[int]]:
    """The sets of sources, by number, that give enough and of which none could be left out.

    >>> enough_of([4, 2], 4), enough_of([1, 3, 2], 3), enough_of([1], 0)
    ([[0]], [[1], [0, 2]], [[]])
    """
    if enough <= 0:
        return [[]]
    found: list[list[int]] = []
    for chosen in range(1, 1 << min(len(amounts), 14)):
        members = [number for number in range(len(amounts)) if (chosen >> number) & 1]
        total = sum(amounts[number] for number in members)
        if total >= enough > total - min(amounts[number] for number in members):
            found.append(members)
    return found


def aside(offers: list[tuple[int, int]], keep: list[list[int]], without: list[int]) -> list[int] | None:
    """The cards best left for the other costs: those that give the least Gold; None if they cannot be paid.

    >>> aside([(7, 2), (8, 3)], [[1, 7, 8]], []), aside([(7, 2), (8, 3)], [[1, 7, 9]], [])
    ([7], [9])
    >>> aside([(7, 0), (8, 3)], [[1, 7, 8], [1, 7]], []), aside([], [[1, 7]], [7])
    ([8, 7], None)
    """
    if not keep:
        return []
    gold = dict(offers)
    best: list[int] | None = None
    least = 0
    number, cards = keep[0][0], [card for card in keep[0][1:] if card not in without]
    for card in sorted(cards, key=lambda each: gold.get(each, 0)):
        more = [[number - 1, *[each for each in cards if each != card]]] if number > 1 else []
        rest = aside(offers, [*more, *keep[1:]], [*without, card])
        if rest is not None:
            lost = gold.get(card, 0) + sum(gold.get(each, 0) for each in rest)
            if best is None or lost < least:
                best, least = [card, *rest], lost
    return best


def without_card(keep: list[list[int]], card: int) -> list[list[int]]:
    """Return what must be kept for other costs, once this card can no longer pay them.

    >>> without_card([[1, 7, 8]], 7)
    [[1, 8]]
    """
    return [[each[0], *[other for other in each[1:] if other != card]] for each in keep]
