"""How anything happens: the sequence around a triggering condition (the book's entry "Triggering Condition").

1 it becomes imminent; 2 interrupts to what would happen, cancels among them; 3 forced interrupts, then interrupts; 4 it
happens; 5 delayed effects, then forced reactions; 6 reactions. Things that happen together share these windows. If nobody
listens the change is made at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.core.windows import AnswerWindow, Ordered
from rokugan.editions.lcg.changes.applying import apply
from rokugan.editions.lcg.changes.companions import companions, with_present_honor
from rokugan.editions.lcg.changes.decks import refill_all
from rokugan.editions.lcg.changes.departing import note_departures
from rokugan.editions.lcg.initiating.initiating import (
    choice_of,
    clear_before_reactions,
    could_use,
    holder,
    initiate,
    is_resolving,
)
from rokugan.editions.lcg.table.abilities import INTERRUPT, REACTION, TOUCHES_ABILITIES
from rokugan.editions.lcg.table.choosing import choice_for
from rokugan.editions.lcg.table.kinds import (
    CARD_DISCARDED,
    ENTERS_PLAY,
    INITIATES,
    LEAVES_PLAY,
    PROVINCE_REVEALED,
)
from rokugan.editions.lcg.table.places import home_of
from rokugan.editions.lcg.table.printed import hearing
from rokugan.editions.lcg.table.state import Delayed, Event, Payer, Use
from rokugan.editions.lcg.table.things import (
    BESIDE,
    CONFLICT_DISCARD,
    DISCARDED,
    DYNASTY_DISCARD,
    HAND,
    IN_PLAY,
    PROVINCE,
    SACRIFICED,
)
from rokugan.editions.lcg.windows.imminent import could_happen

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

WOULD = 0
BEFORE = 1
AFTER = 2
LISTENING = (IN_PLAY, HAND, BESIDE, PROVINCE, CONFLICT_DISCARD, DYNASTY_DISCARD)
PROMPTS = ("prompts.do_you_change_it", "prompts.do_you_interrupt", "prompts.do_you_react")


def happen(game: LcgGame, events: list[Event]) -> None:
    """Let these things happen together: at once if nobody listens, otherwise through the windows."""
    if game.gathered is not None:
        game.gathered += events
        return
    payer = game.stack[-1] if game.stack else None
    price = payer.pays_for() if isinstance(payer, Payer) else None
    if price is not None:
        for event in events:
            event.price = price
    imminent = [event for event in events if could_happen(game, event)]
    if not imminent:
        return
    more = companions(game, imminent)
    if to_order(game, more):
        game.push(DiscardOrder(more))
        return
    go_ahead(game, more)


def go_ahead(game: LcgGame, more: list[Event]) -> None:
    """Let these events happen in their order, with what goes with them."""
    heard = game.heard.to
    for event in more:
        kind = event.kind
        if heard[kind] or (kind in _BRINGING and game.printed[event.card].hears):
            game.push(Occurrence(more))
            return
    note_departures(game, more)
    for event in more:
        if not is_off(event):
            apply(game, event)
    if game.refills and not is_resolving(game):
        numbers, game.refills = game.refills, []
        refill_all(game, numbers)


def happens(game: LcgGame, event: Event) -> None:
    """Let one thing happen."""
    happen(game, [event])


def to_order(game: LcgGame, events: list[Event]) -> list[Event]:
    """Of cards that go to one discard pile together, those of the first owner who has several (lcg.zones.06)."""
    piles: dict[tuple[int, int], list[Event]] = {}
    for event in events:
        if (event.kind == LEAVES_PLAY and event.how in (DISCARDED, SACRIFICED)) or event.kind == CARD_DISCARDED:
            pile = (game.cards[event.card].owner, home_of(game, event.card))
            piles.setdefault(pile, []).append(event)
    for seat in (game.first, 1 - game.first):
        for (owner, _), found in piles.items():
            if owner == seat and len(found) > 1:
                return found
    return []


class DiscardOrder(Frame["LcgGame"]):
    """The owner says in which order cards that are discarded together go onto his pile; then they are."""

    FIELDS: ClassVar[tuple[str, ...]] = ("events", "ordered")
    STEPS: ClassVar[tuple[str, ...]] = ("order", "discard")
    ANEW: ClassVar[tuple[str, ...]] = ("order",)
    ARGS: ClassVar[int] = 1

    def __init__(self, events: list[Event]) -> None:
        self.events: list[Event] = events
        self.ordered: list[Event] = []

    def order(self, game: LcgGame) -> None:
        """The owner says which of those that are left comes first."""
        left = to_order(game, self.events)
        if not left:
            return
        self.again()
        seat = game.cards[left[0].card].owner
        choices = [choice_for(game, event.card, "order") for event in left]
        game.ask(seat, "order", say("prompts.which_card_is_discarded_first"), choices)

    def answer(self, game: LcgGame, choice: Choice) -> None:
        first = next(event for event in self.events if event.card == choice.value and event.kind in _DISCARDING)
        self.events.remove(first)
        self.ordered.append(first)

    def loose(self) -> list[int]:
        return [event.card for event in self.events + self.ordered]

    def ask_anew(self, game: LcgGame) -> bool:
        """Only if what was chosen for a text still fits that text."""
        for event in self.events + self.ordered:
            use = event.use if event.price is None else event.price
            if use is not None and use.ability is not None and not use.ability.still_fits(game, use, event.card):
                return True
        return False

    def discard(self, game: LcgGame) -> None:
        """Discard all of them at once, in that order."""
        go_ahead(game, self.ordered + self.events)


_DISCARDING = (LEAVES_PLAY, CARD_DISCARDED)
_BRINGING = (ENTERS_PLAY, PROVINCE_REVEALED)  # a card that comes into play by this may itself react to it


class Occurrence(Frame["LcgGame"]):
    """The sequence around one or more triggering conditions that occur together (lcg.simultaneity.04, .10)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("events", "refills")
    STEPS: ClassVar[tuple[str, ...]] = (
        "would_interrupts", "interrupts", "condition", "delayed_effects", "reactions", "refill",
    )  # fmt: skip
    ARGS: ClassVar[int] = 1

    def __init__(self, events: list[Event]) -> None:
        self.events: list[Event] = events
        self.refills: list[int] = []

    def would_interrupts(self, game: LcgGame) -> None:
        """2: interrupts that say "would", cancels first among them."""
        if self.hears(game, True):
            game.push(Window(self.events, WOULD))

    def interrupts(self, game: LcgGame) -> None:
        """3: forced interrupts, then the interrupt window; not to what an interrupt has changed (lcg.simultaneity.13)."""
        if self.hears(game, True):
            left = [event for event in self.events if not event.changed and could_happen(game, event)]
            if left:
                game.push(Window(left, BEFORE))

    def condition(self, game: LcgGame) -> None:
        """4: the triggering condition itself, or what replaces it."""
        self.events = with_present_honor(game, self.events)
        note_departures(game, [event for event in self.events if not is_off(event) and event.instead is None])
        for event in self.events:
            if not is_off(event):
                apply(game, event)
        self.refills, game.refills = game.refills, []

    def delayed_effects(self, game: LcgGame) -> None:
        """Delayed effects of this moment, before reactions to it; the first player orders them."""
        if game.delayed:
            for event in self.events:
                if event.happened:
                    due = [each for each in game.delayed if event.kind in each.rule.events]
                    if due:
                        game.push(DelayedEffects(event, due))

    def reactions(self, game: LcgGame) -> None:
        """5 and 6: forced reactions, then the reaction window."""
        if self.hears(game, False) and any(event.happened for event in self.events):
            waits = holder(game)
            if waits is not None:
                waits.held.append(self.events)
                return
            clear_before_reactions(game)
            game.push(Window(self.events, AFTER))

    def refill(self, game: LcgGame) -> None:
        """Provinces that have lost a card, after all reactions to that (lcg.provinces.19), and after all effects of the
        ability that took it: it may put another card there."""
        if is_resolving(game):
            game.refills += self.refills
        elif self.refills:
            refill_all(game, self.refills)

    def hears(self, game: LcgGame, before: bool) -> bool:
        """Does anybody listen?"""
        heard = game.heard.at
        for event in self.events:
            if heard[hearing(event.kind, before)]:
                return True
        return False


CONDITION = Occurrence.STEPS.index("condition")


def is_off(event: Event) -> bool:
    """Will it not occur: canceled, or together with something that is?"""
    parent = event.parent
    return event.canceled or (parent is not None and (is_off(parent) or parent.instead is not None))


def is_about_to_leave(game: LcgGame, card: int) -> bool:
    """Is the card on its way out of play: do its interrupts wait, or the order in which cards are discarded?"""
    for frame in game.stack:
        imminent = isinstance(frame, DiscardOrder) or (isinstance(frame, Occurrence) and frame.at <= CONDITION)
        if imminent and isinstance(frame, (DiscardOrder, Occurrence)):
            if any(each.kind == LEAVES_PLAY and each.card == card and not is_off(each) for each in frame.events):
                return True
    return False


class DelayedEffects(Ordered["LcgGame"]):
    """Delayed effects that are due at the same moment, one after the other."""

    FIELDS: ClassVar[tuple[str, ...]] = ("event", "due")
    STEPS: ClassVar[tuple[str, ...]] = ("next_one",)
    ARGS: ClassVar[int] = 2

    def __init__(self, event: Event, due: list[Delayed]) -> None:
        self.event: Event = event
        self.due: list[Delayed] = due

    def next_one(self, game: LcgGame) -> None:
        """The first player says which comes next (lcg.simultaneity.03)."""
        if self.due:
            choices = [Choice("order", game.cards[each.source], value=index) for index, each in enumerate(self.due)]
            self.one_by_one(game, choices, say("prompts.which_delayed_effect_comes_first"))

    def orderer(self, game: LcgGame) -> int:
        return game.first

    def answer(self, game: LcgGame, choice: Choice) -> None:
        """Carry one out; it waits no longer."""
        delayed = self.due.pop(choice.value)
        if delayed in game.delayed:
            if delayed.rule.once:
                game.drop_delayed(delayed)
            delayed.rule.resolve(game, delayed, self.event)


class Window(AnswerWindow["LcgGame"]):
    """Abilities that answer some events, at one of the three times: forced ones, then by opportunities in player order."""

    FIELDS: ClassVar[tuple[str, ...]] = ("events", "time", *AnswerWindow.FIELDS, "offered")
    STEPS: ClassVar[tuple[str, ...]] = ("forced", "opportunity")
    ANEW: ClassVar[tuple[str, ...]] = ("opportunity",)
    FREE: ClassVar[tuple[str, ...]] = ("offered",)
    ARGS: ClassVar[int] = 2

    def __init__(self, events: list[Event], time: int) -> None:
        super().__init__()  # an ability answers once for each occurrence of its condition (lcg.abilities.27)
        self.events: list[Event] = events
        self.time: int = time
        self.offered: list[Use] = []

    def forced(self, game: LcgGame) -> None:
        """Forced abilities must resolve, in the order that the first player determines (lcg.abilities.14, .15, .16)."""
        found = self.found(game, game.first, True) + self.found(game, 1 - game.first, True)
        if found:
            self.offered = found
            self.one_by_one(game, choices_of(game, found, "order"), say("prompts.which_forced_ability_comes_first"))

    def orderer(self, game: LcgGame) -> int:
        return game.first

    def opportunity(self, game: LcgGame) -> None:
        """The first player first; until both pass in a row (lcg.abilities.25, .37)."""
        if self.is_open():
            self.ask_next(game)

    def beginner(self, game: LcgGame) -> int:
        return game.first

    def offers(self, game: LcgGame) -> list[Choice]:
        self.offered = self.found(game, self.seat, False)
        game.moment()
        return choices_of(game, self.offered)

    def prompt(self, game: LcgGame) -> str:
        return say(PROMPTS[self.time])

    def answer(self, game: LcgGame, choice: Choice) -> None:
        if choice.verb == "pass":
            self.offered = []
            self.passed(game)
            return
        use = self.offered[choice.value]
        if choice.verb not in ("target", "order"):
            same = [index for index, each in enumerate(self.offered) if is_same(each, use)]
            cards = {each.event.card for each in self.offered if is_same(each, use) and each.event is not None}
            if len(cards) == len(same) > 1 and min(cards) >= 0:
                self.which(game, same)
                return
        if self.seat >= 0:
            self.acted(game)
        self.start(game, use)

    def which(self, game: LcgGame, offers: list[int]) -> None:
        """An ability that could answer several of the events: which one does it answer first?"""
        choices: list[Choice] = []
        for index in offers:
            event = self.offered[index].event
            if event is not None:
                choice = choice_for(game, event.card)
                choice.value = index
                choices.append(choice)
        game.ask(
            self.seat,
            "target",
            say("prompts.which_one_does_it_answer"),
            choices,
            game.cards[self.offered[offers[0]].card],
        )

    def start(self, game: LcgGame, use: Use) -> None:
        """Initiate an ability; it cannot be initiated again for this occurrence."""
        self.offered = []
        ability, event = use.ability, use.event
        assert ability is not None
        assert event is not None
        self.used.append((use.card, game.instance[use.card], ability.name, self.events.index(event)))
        initiate(game, use)

    def is_open(self) -> bool:
        """Is anything left to answer: something still imminent, or something that has happened?"""
        for event in self.events:
            if event.happened if self.time == AFTER else not is_off(event):
                return True
        return False

    def found(self, game: LcgGame, seat: int, forced: bool) -> list[Use]:
        """The abilities of a player that can be initiated now."""
        wanted = REACTION if self.time == AFTER else INTERRUPT
        found: list[Use] = []
        for number, event in enumerate(self.events):
            if (not event.happened) if self.time == AFTER else is_off(event):
                continue
            if self.time == WOULD and not event.changed and not could_happen(game, event):
                continue
            if not game.heard.at[hearing(event.kind, wanted == INTERRUPT)]:
                continue
            for card in listeners(game, seat, hearing(event.kind, wanted == INTERRUPT)):
                for ability in game.abilities(card):
                    if (
                        ability.kind != wanted
                        or ability.forced != forced
                        or event.kind not in ability.events
                        or ability.would != (self.time == WOULD)
                        or (event.kind == INITIATES and wanted == INTERRUPT and not ability.cancels)
                        or (event.changed and not ability.replaces)  # another may replace it (lcg.replacement.03)
                        or self.times_used((card, game.instance[card], ability.name, number))
                    ):
                        continue
                    use = Use(card, seat, ability, event)
                    if ability.answers(game, use) and could_use(game, use):
                        found.append(use)
        return found


def is_same(one: Use, other: Use) -> bool:
    """Are they uses of one ability, for different events?"""
    return one.card == other.card and one.ability is other.ability


def choices_of(game: LcgGame, uses: list[Use], verb: str = "") -> list[Choice]:
    """A choice for each ability, however many of the events it could answer."""
    return [
        choice_of(game, use, index, verb)
        for index, use in enumerate(uses)
        if not any(is_same(use, each) for each in uses[:index])
    ]


def listeners(game: LcgGame, seat: int, key: int) -> list[int]:
    """The cards of a player that may have an ability for this, wherever it works from."""
    printed = game.printed
    granted: list[int] = []
    if game.touched & TOUCHES_ABILITIES:
        granted = [
            card for card in game.piles[seat * game.zones + IN_PLAY] if not (printed[card].hears_mask >> key) & 1
        ]
    found = granted
    for zone in LISTENING:
        for card in game.piles[seat * game.zones + zone]:
            if (printed[card].hears_mask >> key) & 1 and (printed[card].zones >> zone) & 1:
                found.append(card)
    return found
