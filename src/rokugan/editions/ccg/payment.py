"""Gold: who can produce how much for what, whether a cost can be paid, and the payment itself, one source at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.cards import program as p
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg import nouns, values
from rokugan.editions.ccg.context import BOW, PAY, PRODUCE, Context, Event, Offer
from rokugan.editions.ccg.things import NOTHING, PRODUCTION, REACTION

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def production(game: CcgGame, seat: int, card: int, purpose: int, producers: tuple[int, ...] = ()) -> int:
    """The Gold a card can produce now, after those producers, towards a payment for `purpose` (a card, or NOTHING)."""
    state = game.states[card]
    if state.bowed:
        return 0
    if "produce gold" in game.banned():
        from rokugan.editions.ccg import prevention

        if prevention.forbidden(game, "produce gold", card):
            return 0
    behaviour = game.behaviours[card]
    if behaviour.type == "stronghold":
        return values.value(game, card, PRODUCTION)
    best = printed(game, seat, card, purpose, producers)
    if best and (game.modifiers.get(card) or any(boost[0] == PRODUCTION for boost in game.boosts())):
        best += values.value(game, card, PRODUCTION) - standing(game, card)
    return best


def printed(game: CcgGame, seat: int, card: int, purpose: int, producers: tuple[int, ...] = ()) -> int:
    """The most Gold that the texts of a card give towards that payment, after those producers."""
    best = 0
    for source in game.behaviours[card].gold:
        context = Context(seat, card, None)
        context.each = purpose
        context.producers = producers
        if source.condition is not None and not nouns.holds(game, context, source.condition):
            continue
        best = max(best, produced(game, context, source.produce, purpose))
    return best


def standing(game: CcgGame, card: int) -> int:
    """What the texts of a card produce as things are: its Gold Production before other effects (samurai.stats.36)."""
    purpose = NOTHING
    for frame in game.stack:
        if isinstance(frame, Payment):
            purpose = frame.purpose
    return printed(game, game.controller(card), card, purpose)


def produced(game: CcgGame, context: Context, produce: p.Produce, purpose: int) -> int:
    """The amount of one production, with what it pays for in mind."""
    if produce.purpose is not None and not pays_for(game, context, produce.purpose, purpose):
        return 0
    amount = nouns.number(game, context, produce.amount)
    for condition, other in produce.bonuses:
        if pays_for(game, context, condition, purpose):
            amount = nouns.number(game, context, other)
    return amount


def pays_for(game: CcgGame, context: Context, condition: p.Node, purpose: int) -> bool:
    """Does the condition on a payment hold? A noun describes what is paid for."""
    if isinstance(condition, p.Noun):
        if condition.kinds[0] in nouns.DOINGS:  # `an action's Gold cost`
            action = None if context.event is None else context.event.context
            of_action = purpose < 0 or game.behaviours[purpose].type in ("strategy", "ring")
            return of_action and all(creates(action, each) for each in condition.filters)
        return purpose >= 0 and nouns.describes(game, context, condition, purpose)
    if isinstance(condition, p.Ref):
        return purpose in nouns.things(game, context, condition)
    return nouns.holds(game, context, condition)


def sources(
    game: CcgGame, seat: int, purpose: int, without: list[int], producers: tuple[int, ...] = (), enough: int = -1
) -> list[tuple[int, int]]:
    """The cards that can produce Gold for this payment, after those producers, with their amounts: all of them, or only the
    first that give `enough` whatever else produces."""
    found: list[tuple[int, int]] = []
    behaviours = game.behaviours
    total = 0
    for card in game.everything_in_play(seat):
        behaviour = behaviours[card]
        if (behaviour.type == "stronghold" or behaviour.gold) and card not in without:
            amount = production(game, seat, card, purpose, producers)
            if amount > 0:
                found.append((card, amount))
                total += 0 if behaviour.gold_joins else amount
                if 0 <= enough <= total:
                    break
    return found


def joined(
    game: CcgGame, seat: int, purpose: int, offers: list[tuple[int, int]], producers: tuple[int, ...] = ()
) -> list[tuple[int, int]]:
    """These sources in the order that gives the most Gold: what depends on the others comes last."""
    if not any(game.behaviours[card].gold_joins for card, _ in offers):
        return offers
    found: list[tuple[int, int]] = []
    for card, amount in sorted(offers, key=lambda offer: game.behaviours[offer[0]].gold_joins):
        if game.behaviours[card].gold_joins:
            amount = production(game, seat, card, purpose, producers)
        found.append((card, amount))
        producers = (*producers, card)
    return found


def reactions(
    game: CcgGame,
    seat: int,
    purpose: int,
    without: list[int],
    cost: int,
    action: Context | None = None,
    producers: tuple[int, ...] = (),
    host: int = NOTHING,
) -> list[tuple[Offer, int]]:
    """Texts that produce Gold while this is paid, other than by bowing their card alone, or that lower the whole cost, with
    their amounts. `action`: the action whose cost is paid; `producers` have produced Gold for it; `host`: to whom the card that
    is paid for attaches."""
    from rokugan.editions.ccg.actions import used_up
    from rokugan.editions.ccg.costs import can_pay

    found: list[tuple[Offer, int]] = []
    for card in game.everything_in_play(seat):
        for info in game.behaviours[card].gold_reactions:
            if card in without or used_up(game, card, info):
                continue
            pattern = None if info.trigger is None else info.trigger.pattern
            context = Context(seat, card, info)
            context.each = purpose
            context.subject = purpose
            context.event = Event(PAY, [purpose], seat)
            context.event.context, context.event.place = action, host
            context.producers = producers
            if isinstance(info.node, p.Ability) and game.states[card].bowed and "bowed" not in info.allowances:
                continue
            if pattern is not None and not is_payment(game, context, pattern, purpose):
                continue
            if not all(nouns.holds(game, context, each) for each in info.conditions):
                continue
            amount = sum(worth(game, context, each, purpose, cost) for each in info.effects)
            if amount > 0 and all(can_pay(game, context, cost) for cost in info.costs):
                found.append((Offer(card, info, REACTION), amount))
    return found


def is_payment(game: CcgGame, context: Context, pattern: p.Pattern, purpose: int) -> bool:
    """Is this payment one of those that a pattern speaks of, and have those produced Gold for it whom it names?"""
    maker = pattern.actor
    if isinstance(maker, p.Noun) and not any(nouns.describes(game, context, maker, card) for card in context.producers):
        return False
    host = NOTHING if context.event is None else context.event.place
    for each in pattern.filters:
        if isinstance(each, p.In) and each.of is not None and host not in nouns.things(game, context, each.of):
            return False
    subjects = [each.subject for each in (pattern, *pattern.alternatives)]
    return any(not isinstance(each, p.Noun) or pays_for(game, context, each, purpose) for each in subjects)


def worth(game: CcgGame, context: Context, effect: p.Node, purpose: int, cost: int) -> int:
    """How much of the cost the text takes care of."""
    if isinstance(effect, p.PayLess):
        room = max(cost - nouns.number(game, context, effect.least), 0)
        return min(nouns.number(game, context, effect.amount), room)
    return produced(game, context, effect, purpose) if isinstance(effect, p.Produce) else 0


def creates(action: Context | None, filter_: p.Node) -> bool:
    """Does the action, by its text, create such a card? Other descriptions of actions are of what they have done."""
    if not isinstance(filter_, p.ActionDid) or filter_.verb != "create" or not isinstance(filter_.what, p.Noun):
        return True
    effects = () if action is None or action.info is None else action.info.effects
    return any(isinstance(each, p.Create) and each.kind in filter_.what.kinds for each in p.walk(effects))


def can_afford(
    game: CcgGame,
    seat: int,
    amount: int,
    purpose: int,
    without: list[int],
    keep: list[list[int]] | None = None,
    later: list[int] | None = None,
    action: Context | None = None,
    host: int = NOTHING,
) -> bool:
    """Can the player pay this much Gold, and still pay afterwards what `keep` says and, from other sources, the Gold of
    `later` payments? `action`: the action whose cost it is; `host`: to whom the card attaches."""
    if amount <= 0 and not later:
        return True
    offers = sources(game, seat, purpose, without, (), -1 if keep or later else amount)
    if later:
        aside = kept(offers, keep or [])
        return covers([gold for card, gold in offers if card not in aside], [amount, *later])
    if keep:
        return most_gold(offers, keep) >= amount
    total = 0
    for _, gold in joined(game, seat, purpose, offers):
        total += gold
        if total >= amount:
            return True
    makers = tuple(card for card, _ in offers)
    more = reactions(game, seat, purpose, without, amount, action, makers, host)
    return total + sum(gold for offer, gold in more if alone(offer, offers)) >= amount


def covers(amounts: list[int], payments: list[int]) -> bool:
    """Can each payment be made from sources of its own?

    >>> covers([4, 2], [4, 2]), covers([6], [4, 2]), covers([3, 3], [4, 2])
    (True, False, False)
    """
    due = [payment for payment in payments if payment > 0]
    if not due:
        return True
    if sum(amounts) < sum(due):
        return False
    if len(due) == 1:
        return True
    for chosen in subsets(amounts, due[0]):
        rest = [amount for number, amount in enumerate(amounts) if not (chosen >> number) & 1]
        if covers(rest, due[1:]):
            return True
    return False


def subsets(amounts: list[int], enough: int) -> list[int]:
    """The sets of sources, as bits, that give enough and of which none could be left out.

    >>> subsets([4, 2], 4), subsets([1, 3, 2], 3)
    ([1], [2, 5])
    """
    found: list[int] = []
    for chosen in range(1, 1 << min(len(amounts), 14)):
        members = [amount for number, amount in enumerate(amounts) if (chosen >> number) & 1]
        if sum(members) >= enough > sum(members) - min(members):
            found.append(chosen)
    return found


def alone(offer: Offer, offers: list[tuple[int, int]]) -> bool:
    """Can the text produce its Gold besides the sources, because it does not bow one of them?"""
    bows = any(isinstance(cost, p.Bow) for cost in offer.info.costs)
    return not (bows and any(card == offer.card for card, _ in offers))


def most_gold(offers: list[tuple[int, int]], keep: list[list[int]]) -> int:
    """The Gold of all sources but those that must be left for other costs; -1 if these cannot be paid.

    `keep` has for each such cost how many cards it takes, then the cards that can pay it.

    >>> most_gold([(7, 2), (8, 3)], [[1, 7, 8]])
    3
    >>> most_gold([(7, 2), (8, 3)], [[1, 7, 9]])
    5
    """
    aside = kept(offers, keep)
    if len(aside) < sum(each[0] for each in keep):
        return -1
    return sum(amount for card, amount in offers if card not in aside)


def kept(offers: list[tuple[int, int]], keep: list[list[int]]) -> list[int]:
    """The cards best left for the other costs: those that give the least Gold."""
    gold = dict(offers)
    aside: list[int] = []
    for each in keep:
        fit = sorted((card for card in each[1:] if card not in aside), key=lambda card: gold.get(card, 0))
        aside.extend(fit[: each[0]])
    return aside


def without_card(keep: list[list[int]], card: int) -> list[list[int]]:
    """What must be kept for other costs, once this card can no longer pay them.

    >>> without_card([[1, 7, 8]], 7)
    [[1, 8]]
    """
    return [[each[0], *[other for other in each[1:] if other != card]] for each in keep]


def other_uses(game: CcgGame, card: int) -> int:
    """How many things a Gold source can do besides producing Gold."""
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
        "seat", "amount", "purpose", "without", "optional", "keep", "due", "made", "prevented",
        "later", "cost", "action", "producers", "host",
    )  # fmt: skip
    ARGS: ClassVar[int] = 5

    def __init__(self, seat: int, amount: int, purpose: int, without: list[int], optional: bool = False) -> None:
        super().__init__()
        self.keep: list[list[int]] = []
        self.later: list[int] = []  # the Gold of payments that follow, from other sources
        self.producers: tuple[int, ...] = ()  # who has produced Gold for this cost
        self.due: list[tuple[int, int]] = []
        self.made: Event | None = None
        self.prevented: bool = False
        self.seat: int = seat
        self.amount: int = amount
        self.cost: int = amount  # the whole of it
        self.action: Context | None = None  # the action whose cost it is
        self.host: int = NOTHING  # to whom the card that is paid for attaches
        self.purpose: int = purpose
        self.without: list[int] = without
        self.optional: bool = optional

    def pay(self, game: CcgGame) -> None:
        """Choose a source; what one source gives beyond the cost is lost."""
        self.receive(game)
        game.paid = self.amount <= 0
        if game.paid:
            self.pay_more(game)
            return
        offers = sources(game, self.seat, self.purpose, self.without, self.producers)
        texts = self.texts(game, self.producers)
        most = self.most(game, offers, self.producers)
        enough = most >= self.amount
        makers = (*self.producers, *(card for card, _ in offers))
        later = [] if enough else self.texts(game, makers)
        if not enough and most + sum(gold for offer, gold in later if alone(offer, offers)) < self.amount:
            return
        if (self.keep or self.later) and enough:  # if nothing leaves enough for other costs, these are not paid
            offers = [offer for offer in offers if self.leaves_enough(offers, offer)] or offers
        if enough:
            offers = [offer for offer in offers if self.joins_in_time(game, offers, offer)] or offers
        self.again()
        choices = [Choice("pay", game.cards[card], value=card, what=gold) for card, gold in offers]
        choices += [Choice("use", game.cards[offer.card], value=offer.card, what=offer) for offer, _ in texts]
        if enough and (len(choices) > 1 or self.optional):
            choices.append(Choice("pay auto"))
        if self.optional or self.prevented:
            choices.append(Choice("pass"))
        game.ask(self.seat, "pay", f"Pay {self.amount} Gold", choices)

    def texts(self, game: CcgGame, producers: tuple[int, ...]) -> list[tuple[Offer, int]]:
        """The texts that help to pay this, after those producers."""
        return reactions(game, self.seat, self.purpose, self.without, self.cost, self.action, producers, self.host)

    def most(self, game: CcgGame, offers: list[tuple[int, int]], producers: tuple[int, ...]) -> int:
        """The most Gold that these sources give, after those producers."""
        return sum(gold for _, gold in joined(game, self.seat, self.purpose, offers, producers))

    def joins_in_time(self, game: CcgGame, offers: list[tuple[int, int]], offer: tuple[int, int]) -> bool:
        """Is there Gold enough if this source is next, though it would give more after others?"""
        if not game.behaviours[offer[0]].gold_joins:
            return True
        others = [each for each in offers if each[0] != offer[0]]
        return self.most(game, others, (*self.producers, offer[0])) >= self.amount - offer[1]

    def receive(self, game: CcgGame) -> None:
        """The Gold that the bowed sources have really produced."""
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
        if self.purpose >= 0 and game.rules.may_overpay(game, self.purpose):
            offers = sources(game, self.seat, self.purpose, self.without)
            if offers:
                self.again()
                choices = [Choice("pay", game.cards[card], value=card, what=gold) for card, gold in offers]
                game.ask(self.seat, "pay", "Pay more Gold?", [*choices, Choice("pay auto")])

    def together(self, game: CcgGame, offers: list[tuple[int, int]]) -> list[int]:
        """The sources that pay with the least waste, where what some give depends on the others."""
        best: tuple[int, int, list[int]] = (1_000, 0, [])
        for chosen in range(1, 1 << min(len(offers), 12)):
            members = [offer for number, offer in enumerate(offers) if (chosen >> number) & 1]
            gold = self.most(game, members, self.producers)
            uses = sum(other_uses(game, card) for card, _ in members)
            if gold >= self.amount and (gold, uses, len(members)) < (best[0], best[1], len(best[2])):
                best = (gold, uses, [card for card, _ in members])
        return best[2]

    def auto(self, game: CcgGame, offers: list[tuple[int, int]]) -> list[int]:
        """The sources that pay with the least waste and leave enough for the other costs."""
        aside = kept(offers, self.keep)
        free = [offer for offer in offers if offer[0] not in aside]
        if any(game.behaviours[card].gold_joins for card, _ in free):
            return self.together(game, free)
        if not self.later:
            return least_waste(game, free, self.amount)
        amounts = [gold for _, gold in free]
        fit = [
            [number for number in range(len(free)) if (chosen >> number) & 1]
            for chosen in subsets(amounts, self.amount)
            if covers([gold for number, gold in enumerate(amounts) if not (chosen >> number) & 1], self.later)
        ]
        best = min(fit, key=lambda members: sum(amounts[number] for number in members), default=[])
        return [free[number][0] for number in best] or least_waste(game, free, self.amount)

    def leaves_enough(self, offers: list[tuple[int, int]], offer: tuple[int, int]) -> bool:
        """Can the rest, and what must be kept for, still be paid after bowing this source?"""
        others = [each for each in offers if each[0] != offer[0]]
        keep = without_card(self.keep, offer[0])
        if self.later and not covers([gold for _, gold in others], [self.amount - offer[1], *self.later]):
            return False
        return most_gold(others, keep) >= max(self.amount - offer[1], 0)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.optional = False
        if choice.verb == "pass":
            self.finish()
            game.paid = False
            return
        if isinstance(choice.what, Offer):
            event = Event(PAY, [self.purpose], self.seat)
            event.context, event.place = self.action, self.host
            game.rules.begin(game, self.seat, choice.what, event, self.purpose)
            return
        if choice.verb == "pay auto":
            if self.amount <= 0:
                self.finish()
                return
            offers = sources(game, self.seat, self.purpose, self.without, self.producers)
            cards = self.auto(game, offers)
            bowed = [offer for offer in offers if offer[0] in cards]
            self.due = joined(game, self.seat, self.purpose, bowed, self.producers)
        else:
            cards = [choice.value]
            assert isinstance(choice.what, int)
            self.due = [(choice.value, choice.what)]
            self.keep = without_card(self.keep, choice.value)
        made = Event(PRODUCE, list(cards), self.seat)
        made.cause = "rules"
        self.made = made
        game.happen(made)
        event = Event(BOW, cards, self.seat)
        event.cause = "cost"
        game.happen(event)
