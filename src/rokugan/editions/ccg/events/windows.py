"""How events happen: what prevents them, the windows before and after them, and the change itself.

The order at each point is the book's: what negates or modifies the event, the rules' own triggers, delayed effects, triggered
traits, then a round of Reactions (celestial.traits.07, celestial.actions.11, samurai.simultaneity.02).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.calling import give_numbers
from rokugan.core.decision import Choice
from rokugan.core.windows import AnswerWindow, Ordered
from rokugan.editions.ccg.events import allies, applying, paid_in_full
from rokugan.editions.ccg.events.in_vain import IN_VAIN
from rokugan.editions.ccg.table.action import Action, Event, Offer
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.event_kinds import (
    BATTLE_ENDS,
    DISCARD,
    DRAW,
    ENTER,
    GAIN,
    LEAVING,
    MOVE,
    REHONOR,
    RESOLVE,
    Moment,
)
from rokugan.editions.ccg.table.ids import HAND, IN_PLAY, NOTHING
from rokugan.editions.ccg.table.ongoing import Delayed
from rokugan.editions.ccg.text.described import meaning, prompts, uses
from rokugan.editions.ccg.text.happened import prevention, triggers

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def happen(game: CcgGame, event: Event) -> None:
    """Let an event happen, with windows only if somebody listens. A guest of both leaders first chooses the side to which his
    units move."""
    if event.cause == "cost":
        paid_in_full.look_later(game, event)
    guest = allies.undecided_mover(game, event) if event.kind == MOVE else NOTHING
    if guest != NOTHING:
        game.push(allies.ChooseSide(event, guest))
        return
    if game.may_answer(event.kind) or heard_by_itself(game, event) or heard_by_rules(game, event):
        game.push(Occurrence(event))
        return
    told = len(game.log)
    prevent(game, event)
    if event.things and not event.negated:
        if replaced(game, event):
            return
        carry_out(game, event)
        if len(game.log) > told:
            game.moment()


def prevent(game: CcgGame, event: Event) -> None:
    """Take out of the event the things that it cannot happen to, and what would leave play with them."""
    keep_from(game, event)
    if event.kind in LEAVING and game.rules.events.attachments_leave_apart:
        event.along = leaving_along(game, event)
        if event.along and game.forbids():
            verbs = prevention.verbs_of(event)
            event.spare([card for card in event.along if prevention.stopped(game, event, card, verbs)])


def keep_from(game: CcgGame, event: Event) -> None:
    """Take out of the event whatever it would not change, and whatever it can not happen to."""
    in_vain = IN_VAIN.get(event.kind)
    kept = event.things if in_vain is None else [thing for thing in event.things if not in_vain(game, event, thing)]
    if event.kind in game.rules.events.stopped:
        kept = [thing for thing in kept if not game.rules.events.prevents(game, event, thing)]
    if kept and event.kind in prevention.VERB_OF and game.banned():
        verbs = prevention.verbs_of(event)
        if not game.banned().isdisjoint(verbs):
            kept = [thing for thing in kept if not prevention.stopped(game, event, thing, verbs)]
    if len(kept) != len(event.things):
        event.things = kept


def leaving_along(game: CcgGame, event: Event) -> list[int]:
    """The attachments that leave play with their Personalities."""
    return [
        card
        for thing in event.things
        if thing in game.states
        for card in game.states[thing].attachments
        if card not in event.things
    ]


def replaced(game: CcgGame, event: Event) -> bool:
    """Does a rule replace the event? Dishonorable Personalities are rehonored instead of a gain of Honor."""
    if event.kind != GAIN or event.amount < 1:
        return False
    shamed = game.rules.events.shamed_by(game, event)
    if not shamed:
        return False
    event.amount = 0
    event.negated = True
    honor = Event(REHONOR, shamed, event.player)
    honor.cause = "rules"
    honor.action = event.action
    happen(game, honor)
    return True


def carry_out(game: CcgGame, event: Event) -> None:
    """The change itself, then what the rules trigger after it."""
    applying.apply(game, event)
    if event.kind in game.rules.events.followed:
        game.rules.events.aftermath(game, event)


def heard_by_itself(game: CcgGame, event: Event) -> bool:
    """Does a card answer to its own entering play or a discard pile, from where it listens to nothing else?"""
    return (event.kind == ENTER or event.kind == DISCARD) and any(
        game.behaviours[card].listens for card in event.things
    )


def heard_by_rules(game: CcgGame, event: Event) -> bool:
    """May the abilities that the rules give everybody answer to this event?"""
    return event.kind in game.rules.events.answered and game.rules.events.has_reaction(game, event)


class Occurrence(Ordered["CcgGame"]):
    """An event that somebody listens to."""

    STEPS: ClassVar[tuple[str, ...]] = ("prevent", "before", "replace", "apply", "after")
    FIELDS: ClassVar[tuple[str, ...]] = ("event", "waiting", "audience", "seen")
    ARGS: ClassVar[int] = 1

    def __init__(self, event: Event) -> None:
        self.event: Event = event
        self.waiting: list[int] | None = None
        self.audience: list[int] = []
        self.seen: list[int] = []

    def prevent(self, game: CcgGame) -> None:
        """Take out what cannot happen (samurai.simultaneity.03), and do what the rules let happen in its place: then nobody hears
        of it (samurai.simultaneity.05, gold.dishonor.02, celestial.dishonor.05)."""
        prevent(game, self.event)
        if not self.event.things or self.event.negated or replaced(game, self.event):
            self.finish()
            return
        self.audience = list(game.audience())

    def before(self, game: CcgGame) -> None:
        """The windows before it, one for each thing that somebody answers to."""
        self._windows(game, "before", [*self.event.things, *self.event.along])

    def replace(self, game: CcgGame) -> None:
        """Is there anything left that happens?"""
        self.waiting = None
        self.seen = []
        if not self.event.things or self.event.negated:
            self.finish()

    def apply(self, game: CcgGame) -> None:
        """The change itself, then what the rules trigger after it."""
        carry_out(game, self.event)

    def after(self, game: CcgGame) -> None:
        """The windows after it."""
        self._windows(game, "after", self.event.done)

    def _windows(self, game: CcgGame, when: Moment, things: list[int]) -> None:
        """Open the window of each thing for which somebody may answer; of several, the player who orders them says which
        comes first."""
        game.moment()
        waiting = answered(game, self.event, [each for each in things if each not in self.seen], when, self.audience)
        if waiting:
            prompt = ""
            if len(waiting) > 1:  # saves time only
                prompt = say("prompts.which_is_dealt_with_first", when=when)
            self.one_by_one(game, [order_choice(game, thing) for thing in waiting], prompt)

    def orderer(self, game: CcgGame) -> int:
        return game.orderer()

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self._open(game, choice.value, "before" if self.STEPS[self.at] == "before" else "after")

    def _open(self, game: CcgGame, thing: int, when: Moment) -> None:
        """Open the window of one thing."""
        self.seen.append(thing)
        game.push(Window(self.event, thing, when, self.audience))


class BeforeIt(Occurrence):
    """What comes before an event that something else precedes, such as paying for it."""

    STEPS: ClassVar[tuple[str, ...]] = ("prevent", "before")


class OnlyAfter(Occurrence):
    """The windows after something that has happened and may happen otherwise yet."""

    STEPS: ClassVar[tuple[str, ...]] = ("listen", "after")

    def listen(self, game: CcgGame) -> None:
        """Find out who listens now."""
        self.event.done = self.event.things
        self.audience = list(game.audience())


class AfterIt(Occurrence):
    """What comes after an event that something else precedes, such as paying for it."""

    STEPS: ClassVar[tuple[str, ...]] = ("listen", "replace", "apply", "after")

    def listen(self, game: CcgGame) -> None:
        """Find out who listens now."""
        self.audience = list(game.audience())


def order_choice(game: CcgGame, thing: int) -> Choice:
    """The choice to deal with a thing first."""
    if thing >= 0:
        return Choice("order", game.cards[thing], value=thing)
    return Choice("order", tail=prompts.thing_name(game, thing), value=thing)


def trait_listeners(
    game: CcgGame, event: Event, thing: int, when: Moment, hearing: list[tuple[int, list[CompiledAbility]]]
) -> list[Offer]:
    """The triggered traits of these cards that answer to the event."""
    found: list[Offer] = []
    for card, abilities in hearing:
        for ability in abilities:
            if isinstance(ability.node, p.Ability) or ability.trigger is None or ability.from_hand:
                continue
            if uses.used_up(game, card, ability):
                continue
            if not triggers.at_its_stage(event, ability.decides):
                continue
            zone = game.where[card]
            if zone != IN_PLAY and not (zone != HAND and (card == thing or ability.from_discard)):
                continue
            action = Action(game.controller(card), card, ability)
            fits = triggers.fits(game, action, ability.trigger, event, thing, when)
            if fits and triggers.answer(game, action, event, thing):
                if all(meaning.holds(game, action, each) for each in ability.conditions):
                    found.append(Offer(card, ability))
    return found


def delayed_listeners(game: CcgGame, event: Event, thing: int, when: Moment) -> list[Delayed]:
    """The delayed effects whose time this is."""
    return [
        each
        for each in game.delayed
        if event.kind in each.codes
        and not under_way(each, event)
        and triggers.at_its_stage(event, any(isinstance(n, p.DecideDuel) for n in p.walk(each.effects)))
        and triggers.fits_trigger(game, each.action, each.trigger, event, thing, when)
    ]


def under_way(delayed: Delayed, event: Event) -> bool:
    """Was this action resolving, or this battle fought, already when the effect began to wait for the next one
    (samurai.actions.17, samurai.g-timing.01)?"""
    if event.kind == BATTLE_ENDS:
        return "next" in delayed.trigger.pattern.details and event.things[0] in delayed.resolving
    if event.kind != RESOLVE or event.action is None or not isinstance(delayed.trigger.pattern.subject, p.Noun):
        return False
    return event.action.serial in delayed.resolving


def answered(game: CcgGame, event: Event, things: list[int], when: Moment, audience: list[int]) -> list[int]:
    """The things of the event to which anything answers. After an event come first the texts that answer `when` it happens,
    then those that answer after it."""
    found: list[int] = []
    if not things:
        return found
    for moment, hearing, now in game.hearing(event.kind, _MOMENTS[when], audience):
        reacting = now or event.kind in game.rules.events.answered
        if hearing or reacting or game.delayed:
            for thing in things:
                if thing not in found and answered_at(game, event, thing, moment, hearing, reacting):
                    found.append(thing)
    return [thing for thing in things if thing in found]


_MOMENTS: Final[dict[Moment, tuple[Moment, ...]]] = {"before": ("before",), "after": ("at", "after")}


def answered_at(
    game: CcgGame,
    event: Event,
    thing: int,
    when: Moment,
    hearing: list[tuple[int, list[CompiledAbility]]],
    reacting: bool,
) -> bool:
    """Does anything answer at this very point: a delayed effect, a trait of those who hear it, or a Reaction, if there is any?"""
    if game.delayed and delayed_listeners(game, event, thing, when):
        return True
    if hearing and trait_listeners(game, event, thing, when, hearing):
        return True
    return reacting and any(  # saves time only
        game.rules.actions.reactions(game, seat, event, thing, when) for seat in game.in_order(game.active)
    )


class Window(AnswerWindow["CcgGame"]):
    """A point in time before or after an event, as it concerns one thing. After it, what happens `when` the event does comes
    first (samurai.timing.05, .09)."""

    STEPS: ClassVar[tuple[str, ...]] = ("delayed", "traits", "reactions", "next_moment")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "event", "thing", "when", "audience", "seat", "passes", "used", "moment", "opened",
    )  # fmt: skip
    ANEW: ClassVar[tuple[str, ...]] = ("reactions",)
    ARGS: ClassVar[int] = 4

    def __init__(self, event: Event, thing: int, when: Moment, audience: list[int]) -> None:
        super().__init__()
        self.event: Event = event
        self.thing: int = thing
        self.when: Moment = when
        self.audience: list[int] = audience
        self.opened: int = -1  # what begins to wait later does not wait for this
        self.moment: Moment = "at" if when == "after" else when

    def over(self) -> bool:
        """Has the event been undone for this thing meanwhile?"""
        event = self.event
        return self.when == "before" and (
            event.negated or (self.thing not in event.things and self.thing not in event.along)
        )

    def delayed(self, game: CcgGame) -> None:
        """Delayed effects, grouped by source, in the active player's order."""
        if self.opened < 0:
            self.opened = game.serial
        if self.over() or not game.delayed:
            return
        waiting = [
            each
            for each in delayed_listeners(game, self.event, self.thing, self.moment)
            if each.serial <= self.opened and not self.times_used(each)
        ]
        if waiting:
            choices = [Choice("order", game.cards[each.source], value=each.serial) for each in waiting]
            self.one_by_one(game, choices, say("prompts.which_delayed_effect_comes_first"))

    def _run_delayed(self, game: CcgGame, each: Delayed) -> None:
        """Carry out a delayed effect; one that waits only once is gone, and what its text still waits to do knows of it."""
        self.used.append(each)
        action: Action = each.action.copy({})
        game.delayed = tuple(  # what the same text still waits to do knows what it does now
            other.within(action) if other.action is each.action and other.serial != each.serial else other
            for other in game.delayed
            if not (each.once and other.serial == each.serial)
        )
        action.event = self.event
        action.subject = self.thing
        action.is_action = False
        if game.current_battlefield() == NOTHING:
            action.designator = 0  # no rule for Battle actions bears on it any more
        game.rules.actions.run(game, action, each.effects)

    def traits(self, game: CcgGame) -> None:
        """Triggered traits: mandatory, once each, in the active player's order."""
        if self.over():
            return
        _, hearing, _ = game.hearing(self.event.kind, (self.moment,), self.audience)[0]
        waiting = [
            each
            for each in trait_listeners(game, self.event, self.thing, self.moment, hearing)
            if self.times_used(each) < occasions(self.event, each.ability)
        ]
        if waiting:
            choices = [Choice("order", game.cards[each.card], value=n, what=each) for n, each in enumerate(waiting)]
            self.one_by_one(game, choices, say("prompts.which_trait_comes_first"))

    def _run_trait(self, game: CcgGame, listener: Offer) -> None:
        self.used.append(listener)
        game.rules.actions.run_trait(game, listener, self.event, self.thing)

    def reactions(self, game: CcgGame) -> None:
        """A round of Reactions from the active player on, until all pass in a row."""
        kind = self.event.kind
        if not self.over() and (kind in game.rules.events.answered or game.ears(kind, self.moment)):
            self.ask_next(game)

    def beginner(self, game: CcgGame) -> int:
        return game.rules.events.first_to_react(game, self.event)

    def offers(self, game: CcgGame) -> list[Choice]:
        options = game.rules.actions.reactions(game, self.seat, self.event, self.thing, self.moment)
        return [choice for choice in options if not self._is_used(game, choice)]

    def prompt(self, game: CcgGame) -> str:
        return prompts.reaction_prompt(game, self.seat, self.event, self.thing, self.moment)

    def orderer(self, game: CcgGame) -> int:
        return game.orderer()

    def told_apart(self, game: CcgGame, waiting: list[Choice]) -> list[Choice]:
        return distinct(game, waiting)

    def next_moment(self, game: CcgGame) -> None:
        """Go on from the moment when the event happens to the moment after it."""
        if self.moment == "at":
            self.moment, self.seat, self.passes = "after", -1, 0
            self.goto("delayed")

    def _is_used(self, game: CcgGame, choice: Choice) -> bool:
        """Has this Reaction, of this copy or by the rules, answered to this occurrence before (samurai.simultaneity.10)?"""
        what = choice.what
        if not isinstance(what, Offer) or not (what.card >= 0 or game.rules.events.given_once):
            return False
        return self.times_used(what) > 0

    def is_same(self, one: object, other: object) -> bool:
        if isinstance(one, Offer):
            return isinstance(other, Offer) and one.card == other.card and one.ability is other.ability
        return isinstance(one, Delayed) and isinstance(other, Delayed) and one.serial == other.serial

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "order":
            what = choice.what
            if isinstance(what, Offer):
                self._run_trait(game, what)
            else:
                for each in game.delayed:
                    if each.serial == choice.value:
                        self._run_delayed(game, each)
            return
        if choice.verb == "pass":
            self.passed(game)
            return
        offer = choice.what
        assert isinstance(offer, Offer)
        self.used.append(offer)
        seat = self.seat
        self.acted(game)
        game.rules.actions.begin(game, seat, offer, self.event, self.thing)


def occasions(event: Event, ability: CompiledAbility) -> int:
    """Return how often a trait answers to one event: once, but of cards that are drawn together to each that may come from
    elsewhere."""
    each_card = event.kind == DRAW and any(isinstance(node, p.FromBottom) for node in p.walk(ability.effects))
    return event.amount if each_card else 1


def distinct(game: CcgGame, choices: list[Choice]) -> list[Choice]:
    """Give equal moves numbers, so that each option is unique: a card may have several texts to answer with."""
    seen: dict[str, int] = {}
    give_numbers(game.called, choices)
    for choice in choices:
        move = choice.move
        seen[move] = seen.get(move, 0) + 1
        if seen[move] > 1:
            choice.tail = f"{choice.tail}:{seen[move]}"
    return choices
