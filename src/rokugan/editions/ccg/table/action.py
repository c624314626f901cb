"""Events and actions under way: events that happen to things, and the action or trait whose text is being carried out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final, Literal, Self

from rokugan import program as p
from rokugan.cards.model import PrintedType
from rokugan.core.frames import Shared
from rokugan.editions.ccg.table.action_records import Manner, PaymentTerms, RangedTerms, Results, Targets
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.event_kinds import Cause, EventWord
from rokugan.editions.ccg.table.ids import NOTHING
from rokugan.editions.ccg.table.outcomes import Doing, TextOutcome
from rokugan.program.words import CardStat


def doing_of(seat: int) -> int:
    """The number that stands for an action where a player did something by winning a battle."""
    return -2 - seat


class Offer:
    """A text that may be used or must be carried out: a card (or a player, for what the rules give) and its ability."""

    def __init__(self, card: int, ability: CompiledAbility, designator: int = 0, value: int = NOTHING) -> None:
        self.card: int = card
        self.ability: CompiledAbility = ability
        self.designator: int = designator
        self.value: int = value

    def state(self) -> tuple[int, str, int, int]:
        """As plain data."""
        return (self.card, self.ability.key, self.designator, self.value)


class Deed:
    """An action that was taken, as far as texts ask about it later. Never changed."""

    def __init__(
        self, player: int, card: int, designator: int, keywords: tuple[str, ...], type_: PrintedType | Literal[""]
    ) -> None:
        self.player: int = player
        self.card: int = card
        self.designator: int = designator
        self.keywords: tuple[str, ...] = keywords
        self.type: PrintedType | Literal[""] = type_  # of its card; none for one of the rules

    def state(self) -> tuple[Any, ...]:
        """As plain data."""
        return (self.player, self.card, self.designator, self.keywords, self.type)


class Opportunity:
    """An opportunity to act outside the order of a round. Never changed.

    `performer` must perform the action; `requirement` describes it further; `additional`: it is an additional action. `lifted`
    are rules of using it that do not count, `strength` is what its Ranged Attacks have besides their own."""

    def __init__(
        self,
        seat: int,
        mask: int,
        performer: int = NOTHING,
        requirement: p.Pattern | None = None,
        additional: bool = False,
        lifted: tuple[str, ...] = (),
        strength: int = 0,
    ) -> None:
        self.seat: int = seat
        self.mask: int = mask
        self.lifted: tuple[str, ...] = lifted
        self.strength: int = strength
        self.performer: int = performer
        self.requirement: p.Pattern | None = requirement
        self.additional: bool = additional

    def state(self) -> tuple[Any, ...]:
        """As plain data."""
        said = (self.requirement, self.additional, self.lifted, self.strength)
        return (self.seat, self.mask, self.performer, *said)

    def stronger(self, amount: int) -> Opportunity:
        """The same opportunity with more strength for its Ranged Attacks."""
        strength = self.strength + amount
        return Opportunity(
            self.seat, self.mask, self.performer, self.requirement, self.additional, self.lifted, strength
        )


class Duel(Shared):
    """A challenge and the duel that may follow."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "challenger", "challenged", "stat", "base", "seat", "from_hand", "struck", "winner", "losers", "refused", "over",
        "must_focus", "stage", "void", "began", "verdicts", "left",
    )  # fmt: skip

    def __init__(self, challenger: int, challenged: int, stat: CardStat, base: bool = False) -> None:
        self.challenger: int = challenger
        self.challenged: int = challenged
        self.stat: CardStat = stat
        self.base: bool = base  # the base values of that stat are compared
        self.seat: int = -1
        self.from_hand: list[int] = []
        self.struck: bool = False
        self.winner: int = NOTHING
        self.losers: list[int] = []
        self.refused: bool = False
        self.over: bool = False
        self.must_focus: bool = False
        self.began: list[int] = []  # the stats of challenger and challenged before the first opportunity to focus
        self.stage: str = ""  # winning or losing, while what the challenge says of it is carried out
        self.void: bool = False  # its results are negated
        self.verdicts: dict[int, bool] = {}  # who wins or loses by an effect, whatever the scores are
        self.left: bool = False  # one of the two has left it for another player's home

    def blank(self) -> Duel:
        return Duel(self.challenger, self.challenged, self.stat, self.base)


class Event(Shared):
    """Something that happens to one or more things at the same time.

    `player` is who does it or whom it concerns, `place` where to (a location, a host, a zone), `cause` one of effect,
    cost, rules, resolution. `done` are the things it really happened to; `amount` may be changed before it happens. `along`
    are the attachments that leave play with their Personalities, `spared` what it was kept from happening to; `payers`
    are the sources of the Gold that paid for a card that enters play, `emptied` the provinces that it took cards out of, `gains`
    the gains of Honor for its entering, `stood` where those that were moved or taken control of stood before: the place, the
    side, the controller.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "kind", "things", "player", "amount", "place", "cause", "word", "action", "done", "negated", "what", "used",
        "along", "spared", "payers", "emptied", "gains", "stood",
    )  # fmt: skip

    amount: int = 0
    place: int = NOTHING
    cause: Cause = "effect"
    word: EventWord = ""
    action: Action | None = None
    negated: bool = False
    what: object = None

    def __init__(self, kind: int, things: list[int], player: int = -1) -> None:
        self.kind: int = kind
        self.things: list[int] = things
        self.player: int = player
        self.done: list[int] = []
        self.used: list[int] = []
        self.along: list[int] = []
        self.spared: list[int] = []
        self.payers: list[int] = []
        self.emptied: list[int] = []
        self.gains: list[Event] = []
        self.stood: list[tuple[int, int, int]] = []

    def spare(self, things: list[int]) -> None:
        """Let the event not happen to these things."""
        self.spared.extend(things)
        self.things = [thing for thing in self.things if thing not in things]
        self.along = [thing for thing in self.along if thing not in things]

    def blank(self) -> Event:
        return Event(self.kind, [], self.player)


_OWN: Final = (
    "player", "card", "ability", "event", "subject", "each", "described", "present", "done", "did", "duel", "named", "is_action",
    "designator", "serial", "resolved", "effects_off", "targets",
)  # fmt: skip


class Action(Shared):
    """An action or trait being carried out: whose, from which card, what it has chosen and what it has done.

    `event` is what it answers to and `subject` the thing of that event which it speaks of; `each`, `described` and `done` are
    what such words mean at the moment. The rest is in records (`table/action_records.py`)."""

    FIELDS: ClassVar[tuple[str, ...]] = (*_OWN, "_payment", "_ranged", "_results", "_manner")
    TOLD: ClassVar[tuple[str, ...]] = (
        *_OWN,
        "payment",
        "ranged",
        "results",
        "manner",
    )  # made or not, a record is the same

    event: Event | None = None
    subject: int = NOTHING
    each: int = NOTHING
    described: int = NOTHING  # the thing on which a description is tried
    present: bool = False  # a description is tried on cards as they lie out of play, not as they left it
    done: int = NOTHING  # the thing of which the text has last asked whether it was done to it
    duel: Duel | None = None
    named: str = ""  # the keyword or title that the text has named
    is_action: bool = False
    designator: int = 0
    serial: int = -1
    resolved: bool = False
    effects_off: bool = False

    def __init__(self, player: int, card: int, ability: CompiledAbility | None) -> None:
        self.player: int = player
        self.card: int = card
        self.ability: CompiledAbility | None = ability
        self.targets: Targets = Targets(ability.slots if ability is not None else 0)
        self.did: list[TextOutcome] = []
        # The other records are made when somebody asks for them: most actions only read a text, and need none.
        self._payment: PaymentTerms | None = None
        self._ranged: RangedTerms | None = None
        self._results: Results | None = None
        self._manner: Manner | None = None

    @property
    def payment(self) -> PaymentTerms:
        """Return how the costs of the action are paid."""
        found = self._payment
        if found is None:
            found = self._payment = PaymentTerms()
        return found

    @property
    def ranged(self) -> RangedTerms:
        """Return what effects have changed in the Ranged Attack of the action."""
        found = self._ranged
        if found is None:
            found = self._ranged = RangedTerms()
        return found

    @property
    def results(self) -> Results:
        """The cards that the action has found, created and discarded."""
        found = self._results
        if found is None:
            found = self._results = Results()
        return found

    @property
    def manner(self) -> Manner:
        """In which manner the action is carried out."""
        found = self._manner
        if found is None:
            found = self._manner = Manner()
        return found

    @property
    def is_regardless(self) -> bool:
        """Does the action carry out the present effect though something forbids it?"""
        return self._manner is not None and self._manner.regardless

    def blank(self) -> Action:
        return Action(self.player, self.card, None)

    def copy(self, memo: dict[int, Any]) -> Self:
        """Return a copy for a clone of the game."""
        found: Self | None = memo.get(id(self))
        if found is not None:
            return found
        new = Action(self.player, self.card, None)
        made: Any = new
        memo[id(self)] = new
        new.ability = self.ability
        if self.event is not None:
            new.event = self.event.copy(memo)
        new.subject = self.subject
        new.each = self.each
        new.described = self.described
        new.present = self.present
        new.done = self.done
        new.did = self.did[:]
        if self.duel is not None:
            new.duel = self.duel.copy(memo)
        new.named = self.named
        new.is_action = self.is_action
        new.designator = self.designator
        new.serial = self.serial
        new.resolved = self.resolved
        new.effects_off = self.effects_off
        new.targets = self.targets.copy(memo)
        if self._payment is not None:
            new._payment = self._payment.copy(memo)
        if self._ranged is not None:
            new._ranged = self._ranged.copy(memo)
        if self._results is not None:
            new._results = self._results.copy(memo)
        if self._manner is not None:
            new._manner = self._manner.copy(memo)
        result: Self = made
        return result

    def targeted(self) -> list[int]:
        """Everything that this action has targeted so far."""
        found: list[int] = []
        ability = self.ability
        if ability is not None:
            slots = self.targets.slots
            for slot in ability.target_slots:
                chosen = slots[slot] if slot < len(slots) else None
                if chosen:
                    found.extend(chosen)
        return found

    def did_to(self, verb: str) -> list[int]:
        """The things that this text did that to, each once. It has targeted what it has chosen, while others are still to be
        chosen too."""
        found = [each.thing for each in self.did if each.verb == verb]
        return list(dict.fromkeys([*found, *self.targeted()] if verb == "target" else found))

    def note(self, verb: Doing, things: Iterable[int]) -> None:
        """Note that the action did this to these things."""
        self.did.extend([TextOutcome(verb, thing) for thing in things])

    def stop_if_unpaid(self) -> None:
        """Let no effect of the action resolve if one of its costs was not paid."""
        if self._payment is not None and self._payment.refused:
            self.effects_off = True
            self.note("unpaid", [self.card])

    def has_done(self, verb: Doing) -> bool:
        """Did the action do this to anything?"""
        return any(each.verb == verb for each in self.did)

    def effects_done(self) -> list[TextOutcome]:
        """Return what the action did since its effects began, costs aside."""
        begun = [number for number, each in enumerate(self.did) if each.verb == "begin"]
        return self.did[begun[-1] + 1 if begun else 0 :]

    def state(self) -> tuple[Any, ...]:
        """As plain data."""
        slots = tuple(tuple(slot or ()) for slot in self.targets.slots)
        return (self.player, self.card, slots, tuple(each.state() for each in self.did))


def make(kind: int, things: list[int], action: Action, cause: Cause) -> Event:
    """An event that this text causes."""
    event = Event(kind, things, action.player)
    event.action = action
    event.cause = cause
    if action.is_regardless:
        event.word = "even"
    return event


def offered_action(seat: int, offer: Offer) -> Action:
    """An action that is about to be taken, or that is being checked."""
    action = Action(seat, offer.card, offer.ability)
    action.is_action = True
    action.designator = offer.designator
    return action
