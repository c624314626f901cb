"""The state of a game beside its piles: players, cards in play, provinces, the conflict and the duel under way, events, uses."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rokugan.core.frames import Frame, Shared
from rokugan.core.lasting import Lasting
from rokugan.editions.lcg.table.abilities import Ability, DelayedRule, Standing
from rokugan.editions.lcg.table.things import NO_SIDE, NOTHING, ORDINARY


class Player:
    """A player: his pools, his dial, and what he has done in this round and phase."""

    def __init__(self, seat: int, name: str) -> None:
        self.seat: int = seat
        self.name: str = name
        self.clan: str = ""
        self.honor: int = 0
        self.fate: int = 0
        self.dial: int = 0  # as last revealed; 0 before the first bid
        self.chosen: int = 0  # the bid that is being made, secret until it is revealed
        self.bid: int = 0  # its value while it resolves, which may be modified (lcg.honor.05)
        self.stronghold: int = -1
        self.role: int = -1
        self.passed: bool = False  # in the dynasty phase
        self.limited: int = 0  # limited cards played this round
        self.opportunities: int = 2  # conflicts he can still declare or pass in this phase
        self.most: int = 0  # how many opportunities he has in this phase whatever adds to them; 0: no such limit
        self.had: int = 0  # opportunities used or passed
        self.declared: list[int] = [0, 0]  # conflicts of each type declared in this round
        self.lost: int = 0  # conflicts lost in this round
        self.won: int = 0

    @property
    def may_declare(self) -> bool:
        """Has the player an opportunity left to declare a conflict or to pass?"""
        return self.opportunities > 0 and (not self.most or self.had < self.most)

    def copy(self) -> Player:
        """For a clone of the game."""
        new = Player(self.seat, self.name)
        new.clan = self.clan
        new.honor = self.honor
        new.fate = self.fate
        new.dial = self.dial
        new.chosen = self.chosen
        new.bid = self.bid
        new.stronghold = self.stronghold
        new.role = self.role
        new.passed = self.passed
        new.limited = self.limited
        new.opportunities = self.opportunities
        new.most = self.most
        new.had = self.had
        new.declared = self.declared[:]
        new.lost = self.lost
        new.won = self.won
        return new

    def state(self) -> object:
        """As plain data."""
        return (
            self.seat, self.honor, self.fate, self.dial, self.chosen, self.bid, self.passed, self.limited,
            self.opportunities, self.most, self.had, self.declared, self.lost, self.won,
        )  # fmt: skip


class InPlay:
    """What a card in play carries: a character, attachment, holding or stronghold, or a faceup province."""

    def __init__(self, controller: int) -> None:
        self.controller: int = controller
        self.bowed: bool = False
        self.status: int = ORDINARY
        self.fate: int = 0
        self.host: int = NOTHING  # the card that an attachment is attached to
        self.attachments: list[int] = []
        self.side: int = NO_SIDE
        self.as_attachment: bool = False  # a character card in play as an attachment
        self.evaded: bool = False  # by covert, for this conflict
        self.tokens: int = 0  # honor tokens on it

    def copy(self) -> InPlay:
        """For a clone of the game."""
        new = InPlay(self.controller)
        new.bowed = self.bowed
        new.status = self.status
        new.fate = self.fate
        new.host = self.host
        new.attachments = self.attachments[:]
        new.side = self.side
        new.as_attachment = self.as_attachment
        new.evaded = self.evaded
        new.tokens = self.tokens
        return new

    def state(self) -> object:
        """As plain data."""
        return (
            self.controller, self.bowed, self.status, self.fate, self.host, self.attachments, self.side,
            self.as_attachment, self.evaded, self.tokens,
        )  # fmt: skip


class Departed:
    """How a card stood as it left play, with all that it had there. It never changes."""

    def __init__(
        self,
        state: InPlay,
        instance: int,
        traits: tuple[str, ...],
        keywords: int,
        values: tuple[int, ...],
        bases: tuple[int, ...],
    ) -> None:
        self.controller: int = state.controller
        self.bowed: bool = state.bowed
        self.status: int = state.status
        self.fate: int = state.fate
        self.host: int = state.host
        self.attachments: tuple[int, ...] = tuple(state.attachments)
        self.side: int = state.side
        self.as_attachment: bool = state.as_attachment
        self.tokens: int = state.tokens
        self.instance: int = instance  # which one it was while it was in play
        self.traits: tuple[str, ...] = traits
        self.keywords: int = keywords
        self.values: tuple[int, ...] = values  # its skills, glory and cost
        self.bases: tuple[int, ...] = bases

    def state(self) -> object:
        """As plain data."""
        return (
            self.controller, self.bowed, self.status, self.fate, self.host, self.attachments, self.side,
            self.as_attachment, self.tokens, self.instance, self.traits, self.keywords, self.values, self.bases,
        )  # fmt: skip


STRONGHOLD_PLACE: Final = 4  # the index of the fifth province, on which the stronghold stands


class Province:
    """A province of a player: its card, and the dynasty cards in it. The fifth is the stronghold province."""

    def __init__(self, seat: int, index: int, card: int) -> None:
        self.seat: int = seat
        self.index: int = index
        self.card: int = card
        self.face_up: bool = False
        self.broken: bool = False
        self.cards: list[int] = []
        self.shown: list[bool] = []  # of each of them: does it lie faceup?

    @property
    def is_stronghold_province(self) -> bool:
        """Does the stronghold stand there?"""
        return self.index == STRONGHOLD_PLACE

    @property
    def place(self) -> str:
        """`P2`, or `SP`."""
        return "SP" if self.is_stronghold_province else f"P{self.index + 1}"

    def copy(self) -> Province:
        """For a clone of the game."""
        new = Province(self.seat, self.index, self.card)
        new.face_up = self.face_up
        new.broken = self.broken
        new.cards = self.cards[:]
        new.shown = self.shown[:]
        return new

    def state(self) -> object:
        """As plain data."""
        return (self.card, self.face_up, self.broken, self.cards, self.shown)


class Event(Shared):
    """Something that happens, or would. Which fields say what stands beside each kind (`kinds.py`)."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "kind", "card", "seat", "amount", "other", "how", "use", "side", "canceled", "happened", "instead", "parent", "asked",
        "rule", "price", "changed", "before",
    )  # fmt: skip

    def __init__(
        self,
        kind: int,
        card: int = NOTHING,
        seat: int = -1,
        amount: int = 0,
        other: int = NOTHING,
        how: int = 0,
        use: Use | None = None,
        side: int = NO_SIDE,
        rule: str = "",
    ) -> None:
        self.kind: int = kind
        self.card: int = card
        self.seat: int = seat
        self.amount: int = amount
        self.other: int = other
        self.how: int = how
        self.use: Use | None = use  # the ability that causes it, or which it is about; None: a framework step
        self.side: int = side
        self.canceled: bool = False
        self.happened: bool = False
        self.instead: Frame[Any] | None = None  # what resolves in its place (lcg.replacement.03: the latest)
        self.parent: Event | None = None  # it happens with this one, and not without it
        self.rule: str = rule  # the id of the rule that makes it happen, where no ability does
        self.price: Use | None = None  # what is paid for with it: a price is no effect (lcg.effects.13)
        self.asked: int = amount  # as much as there should be; `amount` becomes what there was
        self.changed: bool = (
            False  # what would happen was changed into `instead`, and has not occurred (lcg.replacement.01)
        )
        self.before: int = 0  # how it stood when `instead` was done in its place (`changes/outcomes.py`)

    def blank(self) -> Event:
        return Event(self.kind)

    def __repr__(self) -> str:
        return f"Event({self.kind}, card={self.card}, seat={self.seat}, amount={self.amount}, other={self.other})"


class Use(Shared):
    """One use of an ability, or one playing of a card, from its announcement on; also what a ring effect comes from."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "card", "seat", "ability", "event", "targets", "picks", "numbers", "cost", "unpaid", "canceled", "ring", "origin",
        "delayed", "type", "repeats", "again", "copied", "x", "rule", "within",
    )  # fmt: skip

    def __init__(self, card: int, seat: int, ability: Ability | None = None, event: Event | None = None) -> None:
        self.card: int = card
        self.seat: int = seat
        self.ability: Ability | None = ability
        self.event: Event | None = event
        self.targets: list[list[int]] = []  # of each targeting requirement, in the order of the text
        self.picks: list[int] = []  # selections before the dash
        self.numbers: list[int] = []  # whatever else the text notes: X, cards bowed for the cost, ...
        self.cost: int = 0  # the fate paid
        self.unpaid: bool = False  # a part of the cost was prevented
        self.canceled: bool = False
        self.ring: int = -1  # a ring effect comes from this ring, not from a card
        self.origin: int = NOTHING  # the zone it was used from
        self.delayed: bool = (
            False  # a delayed effect: no triggered ability, but of its card's type (lcg.effects.02, .03)
        )
        self.repeats: int = (
            0  # how often it resolves again, from choosing targets on, without paying (lcg.abilities.22)
        )
        self.again: bool = False  # it resolves for the second time
        self.copied: bool = False  # the effects of an event that somebody else played
        self.within: Use | None = None  # the use whose text lets this one be made: `play that card`
        self.x: int = -1  # the number that the player has chosen for X (lcg.costs.11)
        self.type: int = -1  # the type of the card when it was used
        self.rule: str = (
            ""  # the id of the rule by which it is done, where no text says it: a card is played, a ring resolves
        )

    def blank(self) -> Use:
        return Use(self.card, self.seat)

    def __repr__(self) -> str:
        return f"Use({self.card}, {self.seat}, {self.ability!r})"


class Payer(Frame[Any]):
    """A procedure that may be paying a price."""

    def pays_for(self) -> Use | None:
        """The use for which it pays now."""
        return None


class InForce(Lasting[int]):
    """A standing effect that holds now: of which card, for which player, on which things, until when. It never changes."""

    def __init__(
        self,
        standing: Standing,
        source: int,
        seat: int,
        until: int,
        serial: int,
        things: tuple[int, ...] = (),
        numbers: tuple[int, ...] = (),
        granted: tuple[Ability, ...] = (),
    ) -> None:
        super().__init__(source, seat, until, serial)
        self.standing: Standing = standing
        self.things: tuple[int, ...] = things
        self.numbers: tuple[int, ...] = numbers
        self.granted: tuple[Ability, ...] = granted  # those of `standing`, as this effect gives them

    def without(self, thing: int) -> InForce:
        """The same effect, no longer on that thing."""
        left = tuple(each for each in self.things if each != thing)
        return InForce(self.standing, self.source, self.seat, self.until, self.serial, left, self.numbers, self.granted)

    def state(self) -> object:
        """As plain data."""
        return (self.standing.name, self.source, self.seat, self.until, self.things, self.numbers)


class Delayed(Lasting[int]):
    """A delayed effect that waits. It never changes."""

    def __init__(
        self,
        rule: DelayedRule,
        source: int,
        seat: int,
        until: int,
        serial: int,
        things: tuple[int, ...] = (),
        numbers: tuple[int, ...] = (),
    ) -> None:
        super().__init__(source, seat, until, serial)
        self.rule: DelayedRule = rule
        self.things: tuple[int, ...] = things
        self.numbers: tuple[int, ...] = numbers

    def state(self) -> object:
        """As plain data."""
        return (self.rule.name, self.source, self.seat, self.until, self.things, self.numbers)


class Conflict(Shared):
    """A conflict from its declaration to its end."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "attacker", "defender", "type", "ring", "province", "winner", "loser", "difference", "unopposed", "broke",
        "ring_canceled", "ring_claimed", "serial", "elements", "resolver", "contested", "acts_first",
    )  # fmt: skip

    def __init__(self, attacker: int, type: int, ring: int, province: int, serial: int) -> None:
        self.attacker: int = attacker
        self.defender: int = 1 - attacker
        self.type: int = type
        self.ring: int = ring
        self.province: int = province
        self.serial: int = serial
        self.winner: int = -1
        self.loser: int = -1
        self.difference: int = 0
        self.unopposed: bool = False
        self.broke: bool = False
        self.ring_canceled: bool = False
        self.ring_claimed: bool = False
        self.contested: bool = True  # is its ring still contested? Until the reactions to its claiming (lcg.rings.06)
        self.elements: list[int] = []  # elements that it has beside those of its ring
        self.acts_first: int = -1  # who has the first action opportunity, if not the defending player
        self.resolver: int = -1  # who resolves the ring effect in step 3.2.6, if not the attacking player

    def blank(self) -> Conflict:
        return Conflict(self.attacker, self.type, self.ring, self.province, self.serial)


class Duel(Shared):
    """A duel from D.1 to D.9."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "challenger", "challenged", "skill", "use", "winner", "loser", "instances", "bids", "over",
    )  # fmt: skip

    def __init__(self, challenger: int, challenged: int, skill: int, use: Use) -> None:
        self.challenger: int = challenger
        self.challenged: int = challenged
        self.skill: int = skill
        self.use: Use = use
        self.winner: int = NOTHING
        self.loser: int = NOTHING
        self.instances: list[int] = []
        self.bids: bool = False  # are the bids part of the skill now (D.6)?
        self.over: bool = False

    def blank(self) -> Duel:
        return Duel(self.challenger, self.challenged, self.skill, self.use)
