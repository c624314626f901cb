"""Traits: what holds or happens without being used."""

from __future__ import annotations

from typing import Literal

from rokugan.program.effects.gold import Produce
from rokugan.program.events import Trigger
from rokugan.program.lean import dataclass
from rokugan.program.node import shape
from rokugan.program.nouns import Noun
from rokugan.program.roles import Amount, Change, Condition, Effect, Filter, Thing, Trait
from rokugan.program.words import AllowVerb, Ban, Designator, ForbiddenVerb, Once


@dataclass(frozen=True, repr=False)
class Continuous(Trait):
    """`Your Samurai each have +1F.`, `This card has +2F while attacking.` condition None: always. changes as in
    Give."""

    written = "always {what} {changes} while {condition}"

    what: Thing
    changes: tuple[Change, ...]
    condition: Condition | None = None


@dataclass(frozen=True, repr=False)
class Forbid(Trait, Change):
    """A thing that does not happen or may not be chosen.

    kind: may not (the choice is not offered), will not (it can be tried and fails), negate.
    verb: bow, straighten, destroy, move, move home, move to battlefield, assign, assign to battlefield, target,
    attach, attach to, control, rehonor, dishonor, gain honor, lose honor, refuse, take actions, perform, focus,
    enter play, force bonus, force penalty, bow from resolution, be negated, use abilities, use base abilities,
    have abilities (it loses them), have text (traits and abilities), hold (of a province: Dynasty cards)...
    others: further verbs of which the same is said (`cannot assign or move to attack`).
    what: the subject (None: this card). by: what causes it (a Noun of kind action, effect or player, whose tells
    whose; Ref("resolution"); None: anything); of attach and attach to: the cards or the bearer. condition: only
    while it holds. `only`: the noun is what
    alone is allowed (`will only attach to a Shugenja`)."""

    written = (
        shape("may-not {verb} {what} by {by} while {condition} also {others}", kind="may not"),
        shape("will-not {verb} {what} by {by} while {condition} also {others}", kind="will not"),
        shape("forbid {verb} {what} by {by} while {condition} also {others}", kind="negate"),
    )

    kind: Ban
    verb: ForbiddenVerb
    what: Thing | None = None
    by: Thing | Filter | None = None
    only: bool = False
    costs_too: bool = False
    condition: Condition | None = None
    others: tuple[ForbiddenVerb, ...] = ()

    @property
    def verbs(self) -> tuple[ForbiddenVerb, ...]:
        """All that is forbidden."""
        return (self.verb, *self.others)


@dataclass(frozen=True, repr=False)
class Allow(Trait, Change, Effect):
    """A rule lifted: assign bowed, force bowed (it contributes Force though bowed), straighten in each phase
    (its own and other players'), attach two (of: which cards), either personality (of a challenge: neither need
    be yours), ... As in `may attach two Armors`, `may remain bowed`, `may be focused five times`, `may use this
    even if bowed`. what it allows is named by verb, number where one is given; others: further rules that it lifts."""

    written = "allow {verb} {what} number {number} of {of} while {condition} also {others}"

    verb: AllowVerb
    what: Thing | None = None
    number: Amount | None = None
    of: Thing | Condition | None = None
    condition: Condition | None = None
    others: tuple[AllowVerb, ...] = ()

    @property
    def verbs(self) -> tuple[AllowVerb, ...]:
        """All that it allows."""
        return (self.verb, *self.others)


@dataclass(frozen=True, repr=False)
class Traits(Trait):
    """Several traits in one sentence: `Your Monks have +1F and cannot be dishonored.`"""

    traits: tuple[Trait, ...]


@dataclass(frozen=True, repr=False)
class ActionCost(Trait):
    """`This card's ability costs 1 less Gold if you are a Crab Clan player.`: the Gold Cost of actions from that
    card. instead: the whole price, in place of the printed one."""

    amount: Amount
    what: Thing
    condition: Condition | None = None
    instead: Amount | None = None


@dataclass(frozen=True, repr=False)
class AddedCost(Trait):
    """`Political actions have an additional cost of 2 Gold.`: costs that such actions have besides their own. actions: a Noun
    of kind action."""

    actions: Noun
    costs: tuple[Effect, ...]
    condition: Condition | None = None


@dataclass(frozen=True, repr=False)
class PaidOtherwise(Trait):
    """`You may move your Samurai home to pay the cost of destroying them.`: another way to pay a cost with such cards."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class EntryCost(Trait):
    """`Enters play paying 1 less Gold for each ...`, `attaches to a Crane for 2 less Gold`; amount negative: more.
    `to` is the Personality attached to, where that matters. extra: costs besides Gold. least: it lowers the cost no
    further than to this number."""

    amount: Amount
    what: Thing | None = None
    to: Noun | None = None
    extra: tuple[Effect, ...] = ()
    condition: Condition | None = None
    least: Amount | None = None


@dataclass(frozen=True, repr=False)
class Triggered(Trait):
    """`After this Personality enters play: Gain 2 Honor.` costs are in `constraints`; `hand`: it works from the hand
    (a Ring's way into play); `optional`: the text says `you may` at once, so that it is offered like a Reaction.
    from_discard: it works from its owner's discard pile (`You may bring it into play from your discard pile.`)."""

    written = "trait {trigger} if {conditions} pay {constraints} do {effects}"

    trigger: Trigger
    effects: tuple[Effect, ...]
    conditions: tuple[Condition, ...] = ()
    constraints: tuple[Effect, ...] = ()
    from_hand: bool = False
    period: Once = ""
    from_discard: bool = False


@dataclass(frozen=True, repr=False)
class FocusEffect(Trait):
    """`Focus Effect: Gain 2 Honor.`"""

    written = "focus-effect if {conditions} pay {constraints} do {effects}"

    effects: tuple[Effect, ...]
    conditions: tuple[Condition, ...] = ()
    constraints: tuple[Effect, ...] = ()


@dataclass(frozen=True, repr=False)
class GoldSource(Trait):
    """`Bow this card: Produce 3 Gold.`; costs besides bowing may be listed."""

    written = "gold if {condition} pay {costs} do {produce}"

    costs: tuple[Effect, ...]
    produce: Produce
    condition: Condition | None = None


@dataclass(frozen=True, repr=False)
class CountsAs(Trait):
    """`Counts as Daidoji Hachi for deck construction.` purpose: deck construction, uniqueness (which includes it)."""

    title: str
    purpose: Literal["deck construction", "uniqueness"] = "deck construction"


@dataclass(frozen=True, repr=False)
class EquipAs(Trait):
    """`Equipping Spells is a Battle/Open action for you.`"""

    noun: Noun
    designators: tuple[Designator, ...]
