"""The mutable parts of a game: cards in play, provinces, players, and an attack with its battlefields."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from rokugan.core.frames import Shared
from rokugan.core.lasting import Lasting
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.ids import HOME, NO_SIDE, NOTHING


class InPlay:
    """A card in play. `at` is HOME or the number of a battlefield; an attached card is where its host is.
    `under`: the cards that it overlays; `tucked`: cards that texts have put under it."""

    def __init__(self, card: int, controller: int) -> None:
        self.card: int = card
        self.controller: int = controller
        self.bowed: bool = False
        self.dishonored: bool = False
        self.host: int = NOTHING
        self.attachments: list[int] = []
        self.tokens: tuple[tuple[str, int], ...] = ()
        self.at: int = HOME
        self.side: int = NO_SIDE
        self.under: tuple[int, ...] = ()
        self.tucked: tuple[int, ...] = ()
        self.fought: int = 0
        self.by_own_text: bool = False
        self.entered: int = 0
        self.slow: int = 0
        self.taken: tuple[tuple[int, int], ...] = ()  # who has taken control of it, each time from whom

    def copy(self) -> InPlay:
        """The same, for a clone of the game."""
        new = InPlay(self.card, self.controller)
        new.bowed = self.bowed
        new.dishonored = self.dishonored
        new.host = self.host
        if self.attachments:
            new.attachments = self.attachments[:]
        new.tokens = self.tokens
        new.at = self.at
        new.side = self.side
        new.under = self.under
        new.tucked = self.tucked
        new.fought = self.fought
        new.by_own_text = self.by_own_text
        new.entered = self.entered
        new.slow = self.slow
        new.taken = self.taken
        return new

    def state(self) -> tuple[Any, ...]:
        """As plain data."""
        return (
            self.card, self.controller, self.bowed, self.dishonored, self.host, tuple(self.attachments), self.tokens,
            self.at, self.side, self.under, self.tucked, self.fought, self.by_own_text, self.entered,
            self.slow, self.taken,
        )  # fmt: skip


class Departed:
    """What a card was when it left play, with all that its attachments, traits and effects gave it. Never changed.

    `changes` are the keywords that it had and were not printed on it, and those that it had lost; `keywords` are all it had."""

    def __init__(
        self, stats: tuple[int, ...], changes: tuple[tuple[str, bool], ...], keywords: tuple[str, ...],
        abilities: tuple[CompiledAbility, ...],
    ) -> None:  # fmt: skip
        self.stats: tuple[int, ...] = stats
        self.changes: tuple[tuple[str, bool], ...] = changes
        self.keywords: tuple[str, ...] = keywords
        self.abilities: tuple[CompiledAbility, ...] = abilities


class Province:
    """A province: the cards lying in it, face-up or face-down, the Region and the Fortifications attached to it."""

    def __init__(self, thing: int, strength: int) -> None:
        self.thing: int = thing
        self.cards: list[int] = []
        self.up: list[int] = []  # those of its cards that lie face-up
        self.region: int = NOTHING
        self.fortifications: list[int] = []
        self.destroyed: bool = False
        self.base_strength: int = strength
        self.held_open: bool = False
        self.tokens: tuple[tuple[str, int], ...] = ()
        self.older: list[int] = []  # Regions attached before the present one, the first first
        self.gained: bool = False  # to the left of those that the player had then

    @property
    def face_up(self) -> bool:
        """Does it hold cards, all of them face-up?"""
        return bool(self.cards) and all(card in self.up for card in self.cards)

    def turn(self, card: int, up: bool) -> None:
        """Turn one of its cards face-up or face-down."""
        if card in self.up:
            self.up.remove(card)
        if up:
            self.up.append(card)

    def regions(self) -> list[int]:
        """The Regions attached to it, the latest last."""
        return [*self.older, self.region] if self.region >= 0 else self.older[:]

    def copy(self) -> Province:
        """The same, for a clone of the game."""
        new = Province(self.thing, self.base_strength)
        new.cards = self.cards[:]
        new.up = self.up[:]
        new.tokens = self.tokens
        if self.older:
            new.older = self.older[:]
        new.region = self.region
        if self.fortifications:
            new.fortifications = self.fortifications[:]
        new.destroyed = self.destroyed
        new.held_open = self.held_open
        new.gained = self.gained
        return new

    def state(self) -> tuple[Any, ...]:
        """As plain data."""
        return (
            self.thing, tuple(self.cards), tuple(self.up), self.region, tuple(self.older), tuple(self.fortifications),
            self.destroyed, self.tokens, self.base_strength, self.held_open, self.gained,
        )  # fmt: skip


class Player:
    """A player: Family Honor, decks, hand, piles, provinces. The top of a deck is the end of its list."""

    def __init__(self, seat: int, name: str) -> None:
        self.seat: int = seat
        self.name: str = name
        self.honor: int = 0
        self.turn_honor: int = 0
        self.clan: str = ""
        self.stronghold: int = NOTHING
        self.hand: list[int] = []
        self.fate_deck: list[int] = []
        self.dynasty_deck: list[int] = []
        self.fate_discard: list[int] = []
        self.dynasty_discard: list[int] = []
        self.removed: list[int] = []
        self.focus_pool: list[int] = []
        self.focused: list[int] = []
        self.in_play: list[int] = []
        self.provinces: list[Province] = []
        self.eliminated: bool = False
        self.bought_for_honor: bool = False
        self.turns: int = 0
        self.starting: list[int] = []

    def copy(self) -> Player:
        """The same, for a clone of the game."""
        new = Player(self.seat, self.name)
        new.honor = self.honor
        new.turn_honor = self.turn_honor
        new.clan = self.clan
        new.stronghold = self.stronghold
        new.hand = self.hand[:]
        new.fate_deck = self.fate_deck[:]
        new.dynasty_deck = self.dynasty_deck[:]
        new.fate_discard = self.fate_discard[:]
        new.dynasty_discard = self.dynasty_discard[:]
        new.removed = self.removed[:]
        new.focus_pool = self.focus_pool[:]
        new.focused = self.focused[:]
        new.in_play = self.in_play[:]
        new.provinces = [province.copy() for province in self.provinces]
        new.eliminated = self.eliminated
        new.bought_for_honor = self.bought_for_honor
        new.turns = self.turns
        new.starting = self.starting
        return new

    def state(self) -> tuple[Any, ...]:
        """As plain data."""
        return (
            self.seat, self.name, self.honor, self.clan, self.stronghold, tuple(self.hand), tuple(self.fate_deck),
            tuple(self.dynasty_deck), tuple(self.fate_discard), tuple(self.dynasty_discard), tuple(self.removed),
            tuple(self.focus_pool), tuple(self.focused), tuple(self.in_play), tuple(p.state() for p in self.provinces),
            self.eliminated, self.bought_for_honor, self.turns, self.turn_honor,
        )  # fmt: skip


class Attack(Shared):
    """An Attack Phase: who attacks whom, and at which battlefields a battle has been or is being fought."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "attacker", "defender", "battlefields", "fought", "current", "segment", "winner", "forces", "acted", "first", "terrains",
        "serial", "invited_attacking", "invited_defending", "allies", "rewarded", "acting", "guests", "closed",
    )  # fmt: skip

    def __init__(self, attacker: int, defender: int, serial: int) -> None:
        self.attacker: int = attacker
        self.defender: int = defender
        self.battlefields: list[int] = []
        self.fought: list[int] = []
        self.current: int = NOTHING
        self.segment: Segment = ""
        self.winner: int = -1
        self.forces: list[int] = [0, 0, 0]  # of the sides in the last resolution
        self.acted: bool = False
        self.first: int = -1
        self.terrains: list[int] = []
        self.serial: int = serial
        self.invited_attacking: list[int] = []
        self.invited_defending: list[int] = []
        self.allies: dict[int, int] = {}
        self.rewarded: list[int] = []
        self.acting: dict[int, int] = {}  # as which side a guest of both takes his present action
        self.guests: list[int] = []  # whom a text has assigned to the battlefield it created
        self.closed: object = None  # what that text says of movement

    def blank(self) -> Attack:
        return Attack(self.attacker, self.defender, self.serial)

    def invited(self, side: int) -> list[int]:
        """The players that the leader of a side has invited."""
        return self.invited_attacking if side == 1 else self.invited_defending

    def leader(self, side: int) -> int:
        """The Attacker or the Defender."""
        return self.attacker if side == 1 else self.defender


Segment = Literal["", "infantry maneuvers", "cavalry maneuvers", "combat", "resolution"]
"""A part of the Attack Phase."""
ModifierKind = Literal[
    "bonus", "minimum", "maximum", "floor", "ceiling", "keyword", "lose keyword", "text", "forbid", "allow",
    "raised ability", "lost ability", "token", "tokens", "honor limit", "duel stat", "army force", "lends force", "must assign",
    "reconnaissance",
]  # fmt: skip
"""What a modifier gives to a card, province or player, or takes from it."""


class Modifier(Lasting[Ending]):
    """A change to one card, province or player: a bonus, a limit, a keyword, a text, a prohibition. Never changed itself."""

    def __init__(
        self, kind: ModifierKind, source: int, seat: int, until: Ending, stat: int = -1, amount: int = 0, word: str = "",
        what: object = None,
    ) -> None:  # fmt: skip
        super().__init__(source, seat, until)
        self.kind: ModifierKind = kind
        self.stat: int = stat
        self.amount: int = amount
        self.word: str = word
        self.what: object = what
        self.copy: str = ""  # the copied ability that has made it
        self.action: int = -1  # the serial number of the action that has made it
        self.firm: bool = False  # it will not be negated
        self.standing: int = 0  # the effect on all things of a kind that it belongs to

    def lasting(self, until: Ending) -> Modifier:
        """The same modifier with another ending."""
        new = Modifier(self.kind, self.source, self.seat, until, self.stat, self.amount, self.word, self.what)
        new.copy, new.action, new.standing, new.firm = self.copy, self.action, self.standing, self.firm
        return new

    def state(self) -> tuple[Any, ...]:
        """As plain data."""
        words = (self.word, self.copy)
        return (self.kind, self.source, self.seat, self.until, self.stat, self.amount, *words, self.what)


DEAD = 1


DISHONORED = 2
