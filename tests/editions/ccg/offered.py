"""The classic game's half of trying what is offered: each option is taken on clones to its end, in every way.

A choice that will fail may be made in these games (samurai lines 2083-2085 and 2109, celestial line 442, War of Honor line 474,
gold line 1310), so that an option which changes nothing is no fault here, nor is such a target. What the books forbid is this:

- an action is offered whose costs cannot be paid, though nobody interferes (samurai line 719, celestial line 432, gold line
  1331);
- a cost counts as paid though its change is not seen to have happened (celestial line 432, samurai line 1888, gold line 634);
- an attempt that was not paid for does something all the same, or its card does not go where the book says (samurai lines
  1858-1862, gold line 1314);
- an action is withheld for its costs which, begun all the same, are paid;
- an action is withheld for want of targets which, begun all the same, does something, or for a reason that is not to be seen on
  the table; or one is offered whose card or player is not where the book wants them (`withheld`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.editions.ccg import costs_seen
from tests.editions.ccg import withheld as kept_back

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.core.game import plain
from rokugan.editions.ccg.actions import targeting
from rokugan.editions.ccg.actions.legality import why_not_yet
from rokugan.editions.ccg.actions.rounds import ActionRound
from rokugan.editions.ccg.actions.taking import CarryOut, TakeAction
from rokugan.editions.ccg.costs import amended, payable
from rokugan.editions.ccg.table.action import Action, Offer, offered_action
from rokugan.editions.ccg.table.event_kinds import STRAIGHTEN
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import HAND, PROVINCE, RESOLVING
from rokugan.editions.ccg.text.described import meaning
from rokugan.testing.offers import MOST_CHOICES, MOST_WAYS, Fault

# Cards that prevent, replace, negate and forbid, laid into each position by chance.
LAID_IN = {
    "Steady": "Your Personalities cannot bow.",
    "Sound": "Holdings cannot bow.",
    "Standing": "Followers cannot be destroyed.",
    "Lasting": "Personalities cannot be destroyed.",
    "Firm": "Holdings cannot be destroyed.",
    "Keeping": "Your cards cannot be discarded.",
    "Modest": "Personalities cannot be dishonored.",
    "Secure": "Players cannot lose Honor.",
    "Proof": "Your Family Honor cannot fall below 4.",
    "Hardy": "Personalities cannot get Force penalties.",
    "Vital": "Personalities cannot get Chi penalties.",
    "Frugal": "Reaction: Before a player loses Honor: Reduce the loss by 1.",
    "Rooted": "Units cannot move home.",
    "Shy": "Your Personalities cannot be targeted by other players' actions.",
    "Awake": "Before a Personality bows: Negate the bowing.",
    "Rested": "Before a Holding bows: Negate the bowing.",
    "Saved": "Before a Personality is destroyed: Negate the destruction.",
    "Spared": "Before a Follower is destroyed: Negate the destruction.",
    "Kept": "Before a card is discarded from a player's hand: Negate the discard.",
    "Calm": "Before a player loses Honor: Negate the loss.",
    "Pure": "Before a Personality is dishonored: Negate the dishonoring.",
    "Bearer": "Before one of your Personalities bows: Bow this card instead.",
    "Martyr": "Before one of your Personalities is destroyed: Destroy this card instead.",
    "Shield": "Reaction: Before a Personality bows: Negate the bowing.",
    "Ward": "Reaction: Before a card is destroyed: Negate the destruction.",
    "Nay": "Reaction: Before another player's action resolves: Negate its effects.",
    "Tax": "Reaction: Before a Holding produces Gold: Negate the production.",
    "Decoy": "Reaction: When a Personality is targeted, redirect the action to another Personality.",
    "Silence": "Reaction: When another player takes an action, cancel that action.",
}

# Cards whose costs are Honor, Gold, stats, tokens and the Favor, one of them laid in on each side.
ASKING = {
    "Penance": "Battle/Open: Lose 2 Honor: Draw a card.",
    "Offering": "Battle/Open: Pay 3 Gold: Draw a card.",
    "Toil": "Battle/Open: Give one of your target Personalities -2F: Draw a card.",
    "Fast": "Battle/Open: Give one of your target Personalities -1C: Draw a card.",
    "Scar": "Battle/Open: Put a -1F token on one of your target Personalities: Draw a card.",
    "Favorite": "Battle/Open: Discard the Imperial Favor: Draw a card.",
    "Both": "Battle/Open: Bow one of your target Personalities and lose 1 Honor: Draw a card.",
    "Either": "Battle/Open: Lose 3 Honor or bow one of your target Personalities: Draw a card.",
}


class Use:
    """A use of a text: which card, which ability."""

    def __init__(self, game: CcgGame, offer: Offer) -> None:
        self.card = offer.card
        self.ability = offer.ability
        self.name = game.cards[offer.card].title if offer.card >= 0 else offer.ability.move
        self.from_hand = offer.card >= 0 and game.where[offer.card] == HAND

    def frame(self, game: CcgGame) -> TakeAction | None:
        """The procedure by which it is being carried out."""
        for frame in game.stack:
            if isinstance(frame, TakeAction) and frame.action.card == self.card:
                if frame.action.ability is self.ability:
                    return frame
        return None


def standing(game: CcgGame, besides: int) -> object:
    """All that a text can change, but for the place of one card."""
    return plain(
        [
            [(each.honor, [card for card in each.hand if card != besides], each.eliminated) for each in game.players],
            [(card, state) for card, state in sorted(game.states.items())],
            [zone for card, zone in enumerate(game.where) if card != besides],
            [(each.thing, each.destroyed, each.tokens) for player in game.players for each in player.provinces],
            game.favor,
            [(thing, len(held)) for thing, held in sorted(game.modifiers.on.items()) if held],
            len(game.delayed),
        ],
        {},
    )


class Way:
    """One way of going on with a use."""

    def __init__(self, before: CcgGame, game: CcgGame, use: Use, moves: tuple[str, ...]) -> None:
        self.before = before
        self.game = game
        self.use = use
        self.moves = moves
        self.begun = False
        self.meddled = False  # has anything been answered to the action before it was paid for?
        self.price: object = None
        self.refused = False
        self.faults: list[str] = []
        self.end: object = None

    def taken(self, index: int) -> Way:
        """The way on, with that choice of the present decision taken."""
        new: Any = self.game.clone()
        way = Way(self.before, new, self.use, (*self.moves, new.decision.choices[index].move))
        way.begun, way.meddled, way.price, way.refused = self.begun, self.meddled, self.price, self.refused
        if way.moves[-1] == "pass" and way.price is None:
            way.meddled = True  # what he passes by could have paid
        new.answer(index)
        way.go_on()
        return way

    def go_on(self) -> None:
        """On to the next real decision."""
        self.game.advance(self.look)

    def look(self) -> None:
        """Look on at every step: is the price paid now, is the use over?"""
        game, frame = self.game, self.use.frame(self.game)
        if frame is None:
            if self.begun and self.end is None and self.price is not None:
                self.over()
            return
        self.begun = True
        if self.price is not None:
            return
        above = game.stack[game.stack.index(frame) + 1 :]
        self.meddled = self.meddled or any(isinstance(each, (CarryOut, TakeAction)) for each in above)
        if game.stack[-1] is frame and frame.at < len(frame.STEPS) and frame.STEPS[frame.at] == "taken":
            self.paid(frame.action)

    def paid(self, action: Action) -> None:
        """The price is paid, or the attempt has failed."""
        payment = action.payment
        self.refused = payment.refused or payment.unpaid
        self.price = standing(self.game, self.use.card)
        if not self.refused:
            costs = tuple(single(amended.costs_of(self.game, action)))
            self.faults += unseen(self.before, self.game, action)
            self.faults += costs_seen.missing(self.before, self.game, action, costs, self.meddled)

    def over(self) -> None:
        """The use is over: what was not paid for has done nothing, and its card is where the book says."""
        game, use = self.game, self.use
        self.end = standing(game, use.card)
        if not self.refused:
            return
        if self.end != self.price:
            self.faults.append("it was not paid for, and did something all the same")
        if use.from_hand and use.ability.move != "equip":
            back = game.where[use.card] == HAND
            if back != game.rules.costs.unpaid_returns:
                self.faults.append("it was not paid for, and its card is not where the book says")


def unseen(before: CcgGame, game: CcgGame, action: Action) -> list[str]:
    """Which changes that pay for the action are not seen to have happened."""
    found: list[str] = []
    payment = action.payment
    freed = (*payment.waived, *payment.settled, *(thing for thing, _ in payment.standins))
    for cost in single(amended.costs_of(game, action)):
        what = getattr(cost, "what", None)
        if not isinstance(what, (p.Target, p.Chosen)) and what != p.Ref("this"):
            continue
        for thing in meaning.things(game, action, what):
            if thing >= 0 and thing not in freed and not is_seen(before, game, cost, thing):
                found.append(f"{type(cost).__name__} {game.cards[thing].title} was not seen")
    return found


def single(costs: tuple[p.Effect, ...]) -> Iterator[p.Effect]:
    """The costs that are changes of something."""
    for cost in costs:
        if isinstance(cost, p.Together):
            yield from single(cost.effects)
        else:
            yield cost


def is_seen(before: CcgGame, game: CcgGame, cost: p.Effect, thing: int) -> bool:
    """Has this change happened to the thing?"""
    old, state = before.states.get(thing), game.states.get(thing)
    if isinstance(cost, p.Bow):
        straightened = any(kind == STRAIGHTEN and each == thing for kind, each, *_ in game.happened)
        return old is None or state is None or (not old.bowed and (state.bowed or straightened))
    if isinstance(cost, p.Straighten):
        return old is None or state is None or (old.bowed and not state.bowed)
    if isinstance(cost, p.Dishonor):
        return old is None or state is None or (not old.dishonored and state.dishonored)
    if isinstance(cost, p.Destroy):
        return state is None
    if isinstance(cost, p.Discard):
        return state is None and game.where[thing] not in (HAND, RESOLVING)
    return True


class Trial:
    """Tries what is offered, and what is withheld for its costs, in a position."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.tried = 0
        self.left = 0
        self.failed: dict[tuple[str, ...], Way] = {}
        self.payable: set[tuple[str, ...]] = set()

    def look(self, game: CcgGame) -> None:
        """Try every option of the present decision that uses a text, and what is withheld for its costs."""
        assert game.decision is not None
        for index, choice in enumerate(game.decision.choices):
            if isinstance(choice.what, Offer):
                words = kept_back.out_of_place(game, choice)
                if words:
                    self.faults.append(Fault("offered", Use(game, choice.what).name, (choice.move,), words))
                self.take(game, index, choice, Use(game, choice.what))
            elif choice.verb in ("buy", "overlay"):
                self.bring(game, index, choice)
        for offer in withheld(game):
            self.force(game, offer)
        for offer, reason in kept_back.reasons(game):
            use = Use(game, offer)
            if not kept_back.is_there(game, offer, reason):
                self.faults.append(Fault("withheld", use.name, (f"use {use.name}",), f"nothing is seen of: {reason}"))
            elif reason == "target":
                self.aim_at_nothing(game, offer)

    def take(self, game: CcgGame, index: int, choice: Choice, use: Use) -> None:
        """Take an option in every way, to its end."""
        self.tried += 1
        self.left = MOST_WAYS
        self.failed, self.payable = {}, set()
        try:
            self.follow(Way(game, game, use, ()).taken(index))
            self.faults += [
                Fault("unpaid", use.name, way.moves, "its costs were not paid though nobody interfered")
                for chosen, way in self.failed.items()
                if chosen not in self.payable
            ]
        except Exception as error:  # whatever it is, it must not come of an option that was offered
            self.faults.append(Fault("stuck", use.name, (choice.move,), f"{type(error).__name__}: {error}"))

    def bring(self, game: CcgGame, index: int, choice: Choice) -> None:
        """Bring a card into play from a province: it does, unless something has interfered with its costs."""
        self.tried += 1
        new: Any = game.clone()
        answered: list[bool] = []

        def look() -> None:
            answered.append(any(isinstance(each, (CarryOut, TakeAction)) for each in new.stack))

        try:
            new.answer(index)
            new.advance(look)
            while new.decision is not None and new.decision.kind in ("pay", "react", "order"):
                moves = [each.move for each in new.decision.choices]
                usual = "pass" if new.decision.kind == "react" else "pay auto"
                new.answer(moves.index(usual) if usual in moves else 0)
                new.advance(look)
        except Exception as error:  # whatever it is, it must not come of an option that was offered
            self.faults.append(
                Fault("stuck", game.cards[choice.value].title, (choice.move,), f"{type(error).__name__}: {error}")
            )
            return
        if new.where[choice.value] == PROVINCE and not any(answered):
            self.faults.append(
                Fault(
                    "unpaid", game.cards[choice.value].title, (choice.move,), "it was offered, and did not enter play"
                )
            )

    def follow(self, way: Way) -> None:
        """Follow a way on in all its branches."""
        game = way.game
        self.faults += [Fault("paid", way.use.name, way.moves, words) for words in way.faults]
        frame = way.use.frame(game)
        if way.price is not None:
            chosen = tuple(move for move in way.moves[1:] if move.startswith(("target ", "choose ")))
            if not way.refused:
                self.payable.add(chosen)
            elif not way.meddled:
                self.failed.setdefault(chosen, way)
        if game.decision is None or frame is None:
            return
        for index in branches(game, frame):
            self.left -= 1
            if self.left > 0:
                self.follow(way.taken(index))
            else:
                self.payable.update(self.failed)  # there are too many ways: nothing is said of them

    def force(self, game: CcgGame, offer: Offer) -> None:
        """Begin what is withheld for its costs all the same: they must not be paid."""
        way = self.begin(game, offer)
        with unchecked():
            way.go_on()
            self.forced(way)

    def aim_at_nothing(self, game: CcgGame, offer: Offer) -> None:
        """Begin what is withheld for want of targets all the same: it must do nothing."""
        way = self.begin(game, offer)
        way.go_on()
        self.in_vain(way)

    def begin(self, game: CcgGame, offer: Offer) -> Way:
        """Begin an offer on a clone, whatever is said against it."""
        assert game.decision is not None
        self.tried += 1
        self.left = MOST_WAYS
        seat, new = game.decision.seat, game.clone()
        use = Use(game, offer)
        way = Way(game, new, use, (f"use {use.name}",))
        new.decision = None
        new.push(TakeAction(offered_action(seat, offer)))
        return way

    def in_vain(self, way: Way) -> None:
        """Follow what was begun without its targets."""
        if way.end is not None:
            if way.price is not None and way.end != way.price and not way.meddled:
                self.faults.append(Fault("withheld", way.use.name, way.moves, "it did something without its targets"))
            return
        frame = way.use.frame(way.game)
        if way.game.decision is None or frame is None:
            return
        for index in branches(way.game, frame):
            self.left -= 1
            if self.left > 0:
                self.in_vain(way.taken(index))

    def forced(self, way: Way) -> None:
        """Follow what was forced through."""
        if way.price is not None:
            if not way.refused:
                self.faults.append(Fault("withheld", way.use.name, way.moves, "its costs could be paid"))
            return
        frame = way.use.frame(way.game)
        if way.game.decision is None or frame is None:
            return
        for index in branches(way.game, frame):
            self.left -= 1
            if self.left > 0:
                self.forced(way.taken(index))


def branches(game: CcgGame, frame: TakeAction) -> list[int]:
    """Which choices of the present decision are tried: all that belong to the use; else to pass, and one other answer while it is
    not paid for."""
    assert game.decision is not None
    choices = game.decision.choices
    pays = [number for number, each in enumerate(choices) if each.move == "pay auto"]
    if pays:
        return pays
    passes = [number for number, each in enumerate(choices) if each.move == "pass"]
    if passes:
        paid = frame.at > frame.STEPS.index("taken")
        answers = [number for number in range(len(choices)) if number not in passes]
        return [*passes, *([] if paid else answers[:1])]
    return list(range(min(len(choices), MOST_CHOICES)))


def withheld(game: CcgGame) -> Iterator[Offer]:
    """The abilities that could be used now if it were not for their costs."""
    decision, frame = game.decision, game.stack[-1]
    if decision is None or not isinstance(frame, ActionRound) or frame.extra is not None:
        return
    seat, mask = decision.seat, frame.designators(game, decision.seat)
    for card in (*game.everything_in_play(seat), *game.players[seat].hand):
        if game.where[card] == HAND and game.behaviours[card].type not in ("strategy", "ring"):
            continue
        for ability in game.abilities(card):
            if not ability.mask & mask or ability.trigger is not None or ability.provisional:
                continue
            offer = Offer(card, ability, ability.mask & mask)
            action = offered_action(seat, offer)
            if why_not_yet(game, action) or targeting.completable(game, action, 0):
                continue
            if targeting.targetable(game, action) and game.rules.actions.special_action(game, action, offer) is None:
                with unchecked():
                    possible = targeting.completable(game, offered_action(seat, offer), 0)
                if possible:
                    yield offer


@contextmanager
def unchecked() -> Iterator[None]:
    """For as long as it lasts, nobody asks beforehand whether a cost can be paid."""
    kept = payable.payable
    payable.payable = lambda *given: True
    try:
        yield
    finally:
        payable.payable = kept
