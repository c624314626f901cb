"""What is under way: events that happen to things, and the action or trait whose text is being carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rokugan import program as p
from rokugan.core.frames import Shared
from rokugan.editions.ccg.table.compiled_card import AbilityInfo
from rokugan.editions.ccg.table.ids import NOTHING

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def doing_of(seat: int) -> int:
    """What a player has done by an action of an earlier turn or by winning a battle, in the place of an action's number."""
    return -2 - seat


class Offer:
    """A text that may be used or must be carried out: a card (or a player, for what the rules give) and its ability."""

    def __init__(self, card: int, info: AbilityInfo, designator: int = 0, value: int = NOTHING) -> None:
        self.card: int = card
        self.info: AbilityInfo = info
        self.designator: int = designator
        self.value: int = value

    def state(self) -> tuple[int, str, int, int]:
        """As plain data."""
        return (self.card, self.info.key, self.designator, self.value)


class Deed:
    """An action that was taken this turn, as far as texts ask about it later. Never changed."""

    def __init__(self, player: int, card: int, designator: int, keywords: tuple[str, ...], type_: str) -> None:
        self.player: int = player
        self.card: int = card
        self.designator: int = designator
        self.keywords: tuple[str, ...] = keywords
        self.type: str = type_

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
        """The same with more strength for its Ranged Attacks."""
        strength = self.strength + amount
        return Opportunity(
            self.seat, self.mask, self.performer, self.requirement, self.additional, self.lifted, strength
        )


class Duel(Shared):
    """A challenge and the duel that may follow."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "challenger", "challenged", "stat", "seat", "from_hand", "struck", "winner", "losers", "refused", "over", "must_focus",
        "stage", "void", "began", "verdicts", "left",
    )  # fmt: skip

    def __init__(self, challenger: int, challenged: int, stat: str) -> None:
        self.challenger: int = challenger
        self.challenged: int = challenged
        self.stat: str = stat
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
        return Duel(self.challenger, self.challenged, self.stat)


class Event(Shared):
    """Something that happens to one or more things at the same time.

    `player` is who does it or whom it concerns, `place` where to (a location, a host, a zone), `cause` one of effect,
    cost, rules, resolution. `done` are the things it really happened to; `amount` may be changed before it happens. `along`
    are the attachments that leave play with their Personalities, `spared` what it was kept from happening to; `payers`
    are the sources of the Gold that paid for a card that enters play, `emptied` the provinces that it took cards out of, `gains`
    the gains of Honor for its entering.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "kind", "things", "player", "amount", "place", "cause", "word", "action", "done", "negated", "what", "used",
        "along", "spared", "payers", "emptied", "gains",
    )  # fmt: skip

    amount: int = 0
    place: int = NOTHING
    cause: str = "effect"
    word: str = ""
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

    def spare(self, things: list[int]) -> None:
        """It does not happen to these."""
        self.spared.extend(things)
        self.things = [thing for thing in self.things if thing not in things]
        self.along = [thing for thing in self.along if thing not in things]

    def blank(self) -> Event:
        return Event(self.kind, [], self.player)


class Action(Shared):
    """An action or trait being carried out: whose, from which card, what it has chosen and what it has done."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "player", "card", "info", "slots", "event", "each", "did", "found", "created", "discarded", "duel", "is_action",
        "effects_off", "designator", "subject", "amount", "bowed_for_cost", "performers", "chosen",
        "resolved", "looked", "strength", "serial", "prepaid", "done", "emptied", "firm", "unpaid",
        "against", "widened", "surcharge", "aimed_by",
        "secure", "named", "described", "outlasts", "regardless", "fixed",
        "crew", "payer", "waived", "settled", "producers", "lifted",
    )  # fmt: skip

    event: Event | None = None
    each: int = NOTHING
    duel: Duel | None = None
    is_action: bool = False
    effects_off: bool = False
    designator: int = 0
    subject: int = NOTHING
    amount: int = 0
    resolved: bool = False
    strength: int = 0
    serial: int = -1
    prepaid: bool = False
    done: int = NOTHING
    firm: bool = False
    fixed: tuple[tuple[p.Node, int], ...] = ()  # what its variable costs are, once its targets are chosen
    regardless: bool = False  # what it does now it does though something forbids it
    aimed_by: int = -1  # the player who chooses the targets of its effects, if another
    surcharge: int = 0  # Gold that effects have added to the cost of the action
    against: str = ""  # with what an effect has its Ranged Attack compared
    widened: tuple[p.Node, ...] = ()  # what else its Ranged Attack may target
    secure: tuple[str, ...] = ()  # what of the action cannot be touched: effects (negated), targets (changed)
    described: int = NOTHING  # the thing on which a description is tried
    outlasts: bool = False  # what is said now lasts though its Terrain leaves
    unpaid: bool = False  # what would have paid a cost was negated
    payer: int = -1  # the player other than the text's own who is paying a cost in its effects
    lifted: tuple[str, ...] = ()  # rules of using it that the opportunity to take it lifts
    producers: tuple[int, ...] = ()  # the cards that have produced Gold for the cost at hand
    waived: tuple[int, ...] = ()  # the cards that an effect has freed from bowing for its costs
    settled: tuple[int, ...] = ()  # the cards whose bowing for its costs something else has paid
    crew: tuple[int, ...] = ()  # the cards of which one must perform the action
    named: str = ""  # the keyword or title that the text has named

    def __init__(self, player: int, card: int, info: AbilityInfo | None) -> None:
        self.player: int = player
        self.card: int = card
        self.info: AbilityInfo | None = info
        self.slots: list[list[int] | None] = [None] * info.slots if info is not None else []
        self.did: list[tuple[str, int]] = []
        self.found: list[int] = []
        self.created: list[int] = []
        self.discarded: list[int] = []
        self.bowed_for_cost: list[int] = []
        self.performers: list[int] = []
        self.chosen: list[str] = []
        self.looked: list[int] = []
        self.emptied: list[int] = []

    def blank(self) -> Action:
        return Action(self.player, self.card, self.info)

    def targets(self) -> list[int]:
        """Everything that this action has targeted so far."""
        found: list[int] = []
        info = self.info
        if info is not None:
            for slot in info.target_slots:
                chosen = self.slots[slot] if slot < len(self.slots) else None
                if chosen:
                    found.extend(chosen)
        return found

    def did_to(self, verb: str) -> list[int]:
        """The things that this text did that to, each once. It has targeted what it has chosen, while others are still to be
        chosen too."""
        found = [thing for done, thing in self.did if done == verb]
        return list(dict.fromkeys([*found, *self.targets()] if verb == "target" else found))

    def state(self) -> tuple[Any, ...]:
        """As plain data."""
        return (self.player, self.card, tuple(tuple(s or ()) for s in self.slots), tuple(self.did))


def make(kind: int, things: list[int], action: Action, cause: str) -> Event:
    """An event that this text causes."""
    event = Event(kind, things, action.player)
    event.action = action
    event.cause = cause
    if action.regardless:
        event.word = "even"
    return event


def offered_action(game: CcgGame, seat: int, offer: Offer) -> Action:
    """An action that is about to be taken, or that is being checked."""
    action = Action(seat, offer.card, offer.info)
    action.is_action = True
    action.designator = offer.designator
    return action
