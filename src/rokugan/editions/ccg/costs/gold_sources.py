"""Gold: which cards and texts can produce how much for what, and what they use up for that."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.costs.paying import can_pay, fit_to_pay
from rokugan.editions.ccg.table.action import Action, Event, Offer
from rokugan.editions.ccg.table.compiled_card import Behaviour, CompiledAbility
from rokugan.editions.ccg.table.event_kinds import BOW, PAY
from rokugan.editions.ccg.table.ids import GOLD_COST, HAND, NOTHING, PRODUCTION, REACTION
from rokugan.editions.ccg.table.text_shapes import choices_in
from rokugan.editions.ccg.text.described import kinds, meaning, nouns, uses
from rokugan.editions.ccg.text.happened import causes, prevention, trigger_details

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def production(game: CcgGame, seat: int, card: int, purpose: int, producers: tuple[int, ...] = ()) -> int:
    """The Gold a card can produce now, after those producers, towards a payment for `purpose` (a card, or NOTHING)."""
    state = game.states[card]
    if state.bowed or not may_bow(game, seat, card):
        return 0
    if "produce gold" in game.banned():
        if prevention.forbidden(game, "produce gold", card):
            return 0
    behaviour = game.behaviours[card]
    if behaviour.type == "stronghold":
        return game.value(card, PRODUCTION)
    best = printed(game, seat, card, purpose, producers)
    if best and (game.modifiers.on.get(card) or game.boosts_of(PRODUCTION)):
        best += game.value(card, PRODUCTION) - game.rules.costs.production(game, card)
    return best


def bowing(seat: int, cards: list[int]) -> Event:
    """The event in which sources bow for Gold."""
    event = Event(BOW, cards, seat)
    event.cause = "cost"
    return event


def may_bow(game: CcgGame, seat: int, card: int) -> bool:
    """Does no prohibition keep the card from bowing for Gold? What cannot bow cannot pay (samurai.costs.22)."""
    banned = game.banned()
    if "bow" not in banned and "bow as cost" not in banned:
        return True  # saves time only
    return not prevention.would_stop(game, bowing(seat, [card]))


def printed(game: CcgGame, seat: int, card: int, purpose: int, producers: tuple[int, ...] = ()) -> int:
    """The most Gold that the texts of a card give towards that payment, after those producers."""
    best = 0
    for source in game.behaviours[card].gold:
        action = Action(seat, card, None)
        action.each = purpose
        action.payment.producers = producers
        if source.condition is not None and not meaning.holds(game, action, source.condition):
            continue
        best = max(best, produced(game, action, source.produce, purpose))
    return best


def produced(game: CcgGame, action: Action, produce: p.Produce, purpose: int) -> int:
    """The amount of one production, with what it pays for in mind."""
    if produce.purpose is not None and not pays_for(game, action, produce.purpose, purpose):
        return 0
    amount = meaning.number(game, action, produce.amount)
    for condition, other in produce.bonuses:
        if pays_for(game, action, condition, purpose):
            amount = meaning.number(game, action, other)
    return amount


def pays_for(game: CcgGame, action: Action, condition: p.Filter | p.Thing, purpose: int) -> bool:
    """Does the condition on a payment hold? A noun describes what is paid for."""
    if isinstance(condition, p.Noun):
        if condition.kinds[0] in kinds.DOINGS:  # `an action's Gold cost`
            of_action = purpose < 0 or game.behaviours[purpose].type in ("strategy", "ring")
            return of_action and all(is_such_action(game, action, each) for each in condition.filters)
        return nouns.describes(game, action, condition, purpose)
    if isinstance(condition, p.Ref):
        return purpose in meaning.things(game, action, condition)
    return meaning.holds(game, action, condition)


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
    if not any(game.behaviours[card].gold_joins for card, _ in offers):  # saves time only
        return offers
    found: list[tuple[int, int]] = []
    for card, amount in sorted(offers, key=lambda offer: game.behaviours[offer[0]].gold_joins):
        if game.behaviours[card].gold_joins:
            amount = production(game, seat, card, purpose, producers)
        found.append((card, amount))
        producers = (*producers, card)
    return found


class Way:
    """One way in which a text helps to pay: how much of the cost it takes care of, which cards bow for that, and which are
    used up otherwise (these may have produced Gold before)."""

    def __init__(self, gold: int, bows: list[int], uses: list[int]) -> None:
        self.gold: int = gold
        self.bows: list[int] = bows
        self.uses: list[int] = uses


class Help:
    """A text that can help to pay, and how; `maker`: what must produce Gold for the same cost; `unbowed`: its card must still be
    unbowed when it is used."""

    def __init__(self, offer: Offer, ways: list[Way], maker: p.Noun | None, unbowed: bool) -> None:
        self.offer: Offer = offer
        self.ways: list[Way] = ways
        self.maker: p.Noun | None = maker
        self.unbowed: bool = unbowed


class Spent:
    """What payments have taken that are foreseen and not yet made: the cards that have bowed, those that are gone, and the texts
    that have helped. Never changed."""

    def __init__(
        self, bowed: tuple[int, ...] = (), gone: tuple[int, ...] = (), helped: tuple[tuple[int, str], ...] = ()
    ) -> None:
        self.bowed: tuple[int, ...] = bowed
        self.gone: tuple[int, ...] = gone
        self.helped: tuple[tuple[int, str], ...] = helped

    def bowing(self, cards: list[int]) -> Spent:
        """The same once these cards have bowed as well."""
        return Spent((*self.bowed, *cards), self.gone, self.helped)

    def helping(self, offer: Offer, way: Way) -> Spent:
        """The same once a text has helped in this way."""
        helped = (*self.helped, (offer.card, offer.ability.key))
        return Spent((*self.bowed, *way.bows), (*self.gone, *way.uses), helped)

    def allows(self, offer: Offer, unbowed: bool) -> bool:
        """Can the text still help, in whichever way?"""
        if offer.card in self.gone or (offer.card, offer.ability.key) in self.helped:
            return False
        return not (unbowed and offer.card in self.bowed)

    def leaves(self, way: Way) -> bool:
        """Is everything left that a text takes to help in this way? What is used up may have bowed before."""
        taken = (*self.bowed, *self.gone)
        return not (any(card in taken for card in way.bows) or any(card in self.gone for card in way.uses))


NOTHING_SPENT = Spent()


class Due:
    """A cost of Gold: how much, for which card (NOTHING: an action's own cost), to whom that attaches, and which cards are gone
    when it is paid. Never changed."""

    def __init__(self, amount: int, purpose: int = NOTHING, host: int = NOTHING, gone: tuple[int, ...] = ()) -> None:
        self.amount: int = amount
        self.purpose: int = purpose
        self.host: int = host
        self.gone: tuple[int, ...] = gone

    def state(self) -> tuple[int, int, int, tuple[int, ...]]:
        """As plain data."""
        return (self.amount, self.purpose, self.host, self.gone)


def texts_of(game: CcgGame, card: int) -> list[CompiledAbility]:
    """The texts of a card that produce Gold while something is paid, other than by bowing it alone: its own, and those that
    it has been given."""
    own = game.behaviours[card].gold_reactions
    granted, given = game.modifiers.on.get(card), game.given_texts().get(card)
    if granted is None and given is None:
        return own
    found = list(own)
    for modifier in granted or ():
        if isinstance(modifier.what, Behaviour):
            found.extend(modifier.what.gold_reactions)
    for text in given or ():
        found.extend(text.gold_reactions)
    lost = [modifier.word for modifier in granted or () if modifier.kind == "lost ability"]
    return [ability for ability in found if ability.key not in lost] if lost else found


def helps(
    game: CcgGame,
    seat: int,
    due: Due,
    without: list[int],
    cost: int,
    paid_for: Action | None = None,
    producers: tuple[int, ...] = (),
    spent: Spent = NOTHING_SPENT,
) -> list[Help]:
    """The texts that produce Gold while this is paid, other than by bowing their card alone, or that lower the whole cost.
    `action`: the action whose cost is paid; `producers` have produced Gold for it, or can; `spent`: what will be spent then."""
    found: list[Help] = []
    spent = Spent(spent.bowed, (*spent.gone, *without), spent.helped)
    for card in [*game.everything_in_play(seat), *in_hand(game, seat)]:
        for ability in texts_of(game, card):
            if card in without or any(isinstance(each, p.PayGold) for each in p.walk(ability.costs)):
                continue
            action = helping(game, seat, card, ability, due, paid_for)
            action.payment.producers = producers
            pattern = None if ability.trigger is None else ability.trigger.pattern
            if pattern is not None and not is_payment(game, action, pattern, due):
                continue
            unbowed = card in game.states and action.is_action and game.rules.actions.needs_unbowed(game, action)
            offer = Offer(card, ability, REACTION)
            if spent.allows(offer, unbowed) and is_usable(game, action):
                maker = None if pattern is None or not isinstance(pattern.actor, p.Noun) else pattern.actor
                open_ = [way for way in ways(game, action, due.purpose, cost) if spent.leaves(way)]
                if open_:
                    found.append(Help(offer, open_, maker, unbowed))
    return found


def in_hand(game: CcgGame, seat: int) -> list[int]:
    """The Strategies in a player's hand that help to pay and cost no Gold themselves."""
    return [
        card
        for card in game.players[seat].hand
        if game.behaviours[card].gold_reactions
        and game.behaviours[card].type == "strategy"
        and game.value(card, GOLD_COST) <= 0
    ]


def helping(game: CcgGame, seat: int, card: int, ability: CompiledAbility, due: Due, paid_for: Action | None) -> Action:
    """A text that helps to pay, as an action."""
    action = Action(seat, card, ability)
    action.each = due.purpose
    action.subject = due.purpose
    action.event = paying(seat, due, paid_for)
    action.is_action = isinstance(ability.node, p.Ability)
    action.designator = REACTION
    return action


def paying(seat: int, due: Due, action: Action | None) -> Event:
    """The paying of a cost, as texts answer to it."""
    event = Event(PAY, [due.purpose], seat)
    event.action, event.place = action, due.host
    return event


def is_usable(game: CcgGame, action: Action) -> bool:
    """May the text be used, whatever it costs?"""
    ability = action.ability
    assert ability is not None
    if action.is_action:
        return game.rules.actions.may_begin(game, action)
    if uses.used_up(game, action.card, ability) or game.where[action.card] == HAND:
        return False
    return all(meaning.holds(game, action, each) for each in ability.conditions)


def ways(game: CcgGame, action: Action, purpose: int, cost: int) -> list[Way]:
    """Return how the text can be used: with each thing that may be chosen for its costs."""
    ability = action.ability
    assert ability is not None
    for target in ability.targets:
        if action.targets.slots[target.slot] is None:
            legal = game.rules.actions.legal_targets(game, action, target)
            return _with_each(game, action, target.node, legal, purpose, cost)
    for each in ability.costs:
        for choice in choices_in(each):
            if action.targets.slots[choice.slot] is None and choice.least:
                return _with_each(game, action, choice, fit_to_pay(game, action, each, choice), purpose, cost)
    if not all(can_pay(game, action, each) for each in ability.costs):
        return []
    way = Way(sum(worth(game, action, each, purpose, cost) for each in ability.effects), [], played(game, action.card))
    spend(game, action, ability.costs, way)
    if way.gold <= 0 or len(set(way.bows)) < len(way.bows):  # one card does not bow twice
        return []
    return [way]


def _with_each(
    game: CcgGame, action: Action, choice: p.Target | p.Chosen, options: list[int], purpose: int, cost: int
) -> list[Way]:
    """The ways to produce Gold with each of these things chosen, or with each set of as many as the choice takes."""
    found: list[Way] = []
    for some in combinations(options, choice.least):
        action.targets.slots[choice.slot] = list(some)
        found.extend(ways(game, action, purpose, cost))
        action.targets.slots[choice.slot] = None
    return found


def played(game: CcgGame, card: int) -> list[int]:
    """The card of a text that helps, where playing it from the hand uses it up."""
    return [card] if game.where[card] == HAND else []


def spend(game: CcgGame, action: Action, costs: tuple[p.Effect, ...], way: Way) -> None:
    """Note what these costs bow and use up."""
    for cost in costs:
        if isinstance(cost, p.If):
            spend(game, action, cost.effects if meaning.holds(game, action, cost.condition) else cost.otherwise, way)
        elif isinstance(cost, p.Bow):
            way.bows.extend(meaning.things(game, action, cost.what))
        elif isinstance(cost, (p.Destroy, p.Discard, p.PutCard)):
            way.uses.extend(meaning.things(game, action, cost.what))


def is_payment(game: CcgGame, action: Action, pattern: p.Pattern, due: Due) -> bool:
    """Is this payment one of those that a pattern speaks of, and have those produced Gold for it whom it names?"""
    return any(_is_payment(game, action, each, due) for each in (pattern, *pattern.alternatives))


def _is_payment(game: CcgGame, action: Action, pattern: p.Pattern, due: Due) -> bool:
    """See `is_payment`, of one of the alternatives."""
    maker = pattern.actor
    if isinstance(maker, p.Noun) and not any(
        nouns.describes(game, action, maker, card) for card in action.payment.producers
    ):
        return False
    for each in pattern.filters:
        if isinstance(each, p.In) and each.of is not None and due.host not in meaning.things(game, action, each.of):
            return False
    event = action.event
    assert event is not None
    if not trigger_details.detail_fits(game, action, pattern, event, due.purpose):
        return False
    return pattern.subject is None or pays_for(game, action, pattern.subject, due.purpose)


def worth(game: CcgGame, action: Action, effect: p.Node, purpose: int, cost: int) -> int:
    """Return how much of the cost the text takes care of."""
    if isinstance(effect, p.PayLess):
        room = max(cost - meaning.number(game, action, effect.least), 0)
        return min(meaning.number(game, action, effect.amount), room)
    return produced(game, action, effect, purpose) if isinstance(effect, p.Produce) else 0


def is_such_action(game: CcgGame, reader: Action, filter_: p.Filter) -> bool:
    """Is the action whose cost is paid such a one? What it will create its text tells beforehand."""
    event = reader.event
    if event is None or event.action is None or event.action.ability is None:
        return False
    if isinstance(filter_, p.ActionDid) and filter_.verb == "create" and isinstance(filter_.what, p.Noun):
        effects = p.walk(event.action.ability.effects)
        return any(isinstance(each, p.Create) and each.kind in filter_.what.kinds for each in effects)
    return causes.event_filter(game, reader, filter_, event, NOTHING)
