"""Paying Gold: the payment itself, one source at a time; what is offered leaves enough for the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.costs.affording import Purse, aside, enough_of, without_card
from rokugan.editions.ccg.costs.gold_sources import (
    NOTHING_SPENT,
    Due,
    Help,
    Spent,
    Way,
    bowing,
    helps,
    joined,
    paying,
    played,
    printed,
    sources,
    spend,
    worth,
)
from rokugan.editions.ccg.events.windows import distinct
from rokugan.editions.ccg.table.action import Action, Event, Offer
from rokugan.editions.ccg.table.event_kinds import PRODUCE
from rokugan.editions.ccg.table.ids import HAND, NOTHING

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def other_uses(game: CcgGame, card: int) -> int:
    """Return how many things a Gold source can do besides producing Gold."""
    return len(game.abilities(card))


def least_waste(game: CcgGame, offers: list[tuple[int, int]], amount: int) -> list[int]:
    """The sources that pay with the least waste; among equals those with the fewest other uses, then the fewest cards."""
    best: dict[int, tuple[int, int, tuple[int, ...]]] = {0: (0, 0, ())}
    for card, gold in offers:
        uses = other_uses(game, card)
        for total, (other, size, cards) in list(best.items()):
            if total >= amount:
                continue
            rank = (other + uses, size + 1, (*cards, card))
            known = best.get(total + gold)
            if known is None or rank[:2] < known[:2]:
                best[total + gold] = rank
    return list(best[min(total for total in best if total >= amount)][2])


class Payment(Frame["CcgGame"]):
    """Paying a Gold cost (celestial.gold.01-.04). Leaves in `game.paid` whether it was paid, and in `game.spent` with how
    much Gold. If Gold is prevented, its player may bow more or let the attempt fail (gold.costs.07)."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay",)
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "amount", "purpose", "without", "optional", "keep", "due", "bowing", "made", "prevented",
        "later", "cost", "action", "producers", "host",
    )  # fmt: skip
    ANEW: ClassVar[tuple[str, ...]] = ("pay",)
    ARGS: ClassVar[int] = 5

    def __init__(self, seat: int, amount: int, purpose: int, without: list[int], optional: bool = False) -> None:
        self.keep: list[list[int]] = []
        self.later: list[Due] = []  # the payments that follow, from other sources
        self.producers: tuple[int, ...] = ()  # who has produced Gold for this cost
        self.due: list[tuple[int, int]] = []
        self.bowing: Event | None = None
        self.made: Event | None = None
        self.prevented: bool = False
        self.seat: int = seat
        self.amount: int = amount
        self.cost: int = amount  # the whole of it
        self.action: Action | None = None  # the action whose cost it is
        self.host: int = NOTHING  # to whom the card that is paid for attaches
        self.purpose: int = purpose
        self.without: list[int] = without
        self.optional: bool = optional

    def pay(self, game: CcgGame) -> None:
        """Choose a source; what one source gives beyond the cost is lost."""
        if self.bowing is not None:
            self.produce(game, self.bowing)
            return
        self.receive(game)
        game.paid = self.amount <= 0
        if game.paid:
            self.pay_more(game)
            return
        offers = sources(game, self.seat, self.purpose, self.without, self.producers)
        enough = self.leaves(game, self.amount, NOTHING_SPENT, bowing_only=True)
        if self.keep or self.later or not enough or any(game.behaviours[card].gold_joins for card, _ in offers):
            offers = [
                (card, gold) for card, gold in offers if self.leaves(game, self.amount - gold, Spent((card,)), (card,))
            ]
        texts = [each for each in self.texts(game) if any(self.is_way(game, each.offer, way) for way in each.ways)]
        choices = [Choice("pay", game.cards[card], value=card, what=gold) for card, gold in offers]
        if texts:
            choices += distinct(game, [self.helping(game, each.offer) for each in texts])
        if not choices:
            if self.keep or self.later:
                self.keep, self.later = [], []  # nothing leaves enough for the other costs: they will not be paid
                self.again()
            return
        self.again()
        if enough and (len(choices) > 1 or self.optional):
            choices.append(Choice("pay auto"))
        if self.optional or self.prevented:
            choices.append(Choice("pass"))
        game.ask(self.seat, "pay", say("prompts.pay_gold", amount=self.amount), choices)

    def helping(self, game: CcgGame, offer: Offer) -> Choice:
        """The use of a text that helps to pay, as a choice."""
        card = offer.card
        abilities = game.abilities(card)
        tail = f":{abilities.index(offer.ability) + 1}" if len(abilities) > 1 and offer.ability in abilities else ""
        return Choice("play" if game.where[card] == HAND else "use", game.cards[card], tail, card, offer)

    def owed(self) -> Due:
        """Return what is still to be paid."""
        return Due(self.amount, self.purpose, self.host)

    def leaves(
        self, game: CcgGame, amount: int, spent: Spent, producers: tuple[int, ...] = (), bowing_only: bool = False
    ) -> bool:
        """Can so much be paid, and what must be kept for, once this is spent and those cards have produced Gold?"""
        keep = self.keep
        for card in (*spent.bowed, *spent.gone):
            keep = without_card(keep, card)
        purse = Purse(game, self.seat, self.action, keep)
        purse.cost, purse.producers, purse.bowing_only = self.cost, (*self.producers, *producers), bowing_only
        purse.spent = spent
        return purse.covers([Due(max(amount, 0), self.purpose, self.host), *self.later], self.without)

    def most(self, game: CcgGame, offers: list[tuple[int, int]]) -> int:
        """The most Gold that these sources give."""
        return sum(gold for _, gold in joined(game, self.seat, self.purpose, offers, self.producers))

    def texts(self, game: CcgGame) -> list[Help]:
        """The texts that help to pay this now."""
        return helps(game, self.seat, self.owed(), self.without, self.cost, self.action, self.producers)

    def is_way(self, game: CcgGame, offer: Offer, way: Way) -> bool:
        """Can the rest be paid if a text helps in this way?"""
        return self.leaves(game, self.amount - way.gold, NOTHING_SPENT.helping(offer, way))

    def is_choice(self, game: CcgGame, action: Action) -> bool:
        """Can the rest be paid if a text that helps is used with what it has chosen so far?"""
        ability = action.ability
        assert ability is not None
        gold = sum(worth(game, action, each, self.purpose, self.cost) for each in ability.effects)
        way = Way(gold, [], played(game, action.card))
        spend(game, action, ability.costs, way)
        return self.is_way(game, Offer(action.card, ability), way)

    def produce(self, game: CcgGame, bowing: Event) -> None:
        """Let those produce Gold who have bowed for it: whose bowing was negated or replaced has paid nothing for his Gold
        (samurai.costs.22), and is no other source to pay with (samurai.costs.26)."""
        self.bowing = None
        cards = [card for card, _ in self.due if card in bowing.done]
        if len(cards) < len(self.due):
            self.prevented = True
            self.without = [*self.without, *(card for card, _ in self.due if card not in cards)]
        self.due = [offer for offer in self.due if offer[0] in cards]
        self.again()
        if cards:
            self.made = Event(PRODUCE, cards, self.seat)
            self.made.cause = "rules"
            game.happen(self.made)

    def receive(self, game: CcgGame) -> None:
        """Count the Gold that the bowed sources have really produced."""
        if self.made is not None:
            self.producers = (*self.producers, *self.made.done)
            gold = sum(gold for card, gold in self.due if card in self.made.done)
            self.prevented = self.prevented or len(self.made.done) < len(self.due)
            self.amount -= gold
            if self.purpose >= 0:
                game.spent += gold
                game.payers.extend(card for card, _ in self.due if card in self.made.done)
        self.made, self.due = None, []

    def pay_more(self, game: CcgGame) -> None:
        """More Gold than the cost, where the rules let one pay it and a text asks how much was paid (gold.gold.05)."""
        if self.purpose >= 0 and game.rules.costs.may_overpay(game, self.purpose):
            offers = sources(game, self.seat, self.purpose, self.without)
            if offers:
                self.again()
                choices = [Choice("pay", game.cards[card], value=card, what=gold) for card, gold in offers]
                game.ask(self.seat, "pay", say("prompts.pay_more_gold"), [*choices, Choice("pay auto")])

    def together(self, game: CcgGame, offers: list[tuple[int, int]]) -> list[int]:
        """The sources that pay with the least waste, where what some give depends on the others."""
        best: tuple[int, int, list[int]] = (1_000, 0, [])
        for chosen in range(1, 1 << min(len(offers), 12)):
            members = [offer for number, offer in enumerate(offers) if (chosen >> number) & 1]
            gold = self.most(game, members)
            uses = sum(other_uses(game, card) for card, _ in members)
            if gold >= self.amount and (gold, uses, len(members)) < (best[0], best[1], len(best[2])):
                best = (gold, uses, [card for card, _ in members])
        return best[2]

    def auto(self, game: CcgGame, offers: list[tuple[int, int]]) -> list[int]:
        """The sources that pay with the least waste and leave enough for the other costs."""
        gone = aside(offers, self.keep, self.without) or []
        free = [offer for offer in offers if offer[0] not in gone]
        if any(game.behaviours[card].gold_joins for card, _ in free):
            return self.together(game, free)
        if not self.later:
            return least_waste(game, free, self.amount)
        best: list[int] = []
        least = -1
        for members in enough_of([gold for _, gold in free], self.amount):
            cards = [free[number][0] for number in members]
            gold = sum(free[number][1] for number in members)
            if (least < 0 or gold < least) and self.leaves(game, 0, Spent(tuple(cards))):
                best, least = cards, gold
        return best or least_waste(game, free, self.amount)

    def easiest(self, game: CcgGame) -> tuple[list[int], list[tuple[int, int]]]:
        """The cards that `pay auto` bows, and how much Gold each of them gives."""
        offers = sources(game, self.seat, self.purpose, self.without, self.producers)
        cards = self.auto(game, offers)
        bowed = [offer for offer in offers if offer[0] in cards]
        return cards, joined(game, self.seat, self.purpose, bowed, self.producers)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.optional = False
        if choice.verb == "pass":
            self.finish()
            game.paid = False
            return
        if isinstance(choice.what, Offer):
            game.rules.actions.begin(
                game, self.seat, choice.what, paying(self.seat, self.owed(), self.action), self.purpose
            )
            return
        if choice.verb == "pay auto":
            if self.amount <= 0:
                self.finish()
                return
            cards, self.due = self.easiest(game)
        else:
            cards = [choice.value]
            assert isinstance(choice.what, int)
            self.due = [(choice.value, choice.what)]
            self.keep = without_card(self.keep, choice.value)
        self.bowing = bowing(self.seat, list(cards))
        game.happen(self.bowing)


def helpful(game: CcgGame, action: Action, slot: int, found: list[int]) -> list[int]:
    """Of the things that a helping text may choose, those with which the rest can be paid."""
    for frame in game.stack[::-1]:
        if isinstance(frame, Payment):
            kept: list[int] = []
            before = action.targets.slots[slot]
            for thing in found:
                action.targets.slots[slot] = [thing]
                if frame.is_choice(game, action):
                    kept.append(thing)
            action.targets.slots[slot] = before
            return kept
    return found


def standing(game: CcgGame, card: int) -> int:
    """Return what the texts of a card produce as things are: its Gold Production before other effects (samurai.stats.36)."""
    purpose = NOTHING
    for frame in game.stack:
        if isinstance(frame, Payment):
            purpose = frame.purpose
    return printed(game, game.controller(card), card, purpose)
