"""Things in a sentence: what a text targets, chooses, or has already mentioned."""

from __future__ import annotations

from dataclasses import field

from rokugan.program.lean import dataclass
from rokugan.program.node import shape
from rokugan.program.nouns import Noun
from rokugan.program.numbers import Number
from rokugan.program.roles import Amount, Effect, Filter, Thing
from rokugan.program.words import LeaderOf, Pile, Reference


@dataclass(frozen=True, repr=False)
class Target(Thing, Effect):
    """Something targeted: `a target enemy Follower`, `one or two target Personalities`. `slot` is where the
    choice is remembered; the reader numbers the slots of an ability in text order. A Target (or Chosen) that
    stands twice in a tree with the same slot is chosen once (`Bow or straighten a target Personality`). `most`
    -1: any number. `optional`: `you may target`. `chooser`: another player who targets."""

    written = "target #{slot} {noun}"

    noun: Noun
    slot: int = -1
    least: int = 1
    most: int = 1
    optional: bool = False
    chooser: Thing | None = None
    limit: Amount | None = None  # `up to his Chi`: no more than this number
    all: bool = False  # `all target Holdings`: whatever can be targeted


@dataclass(frozen=True, repr=False)
class Chosen(Thing, Effect):
    """Something chosen without targeting: `one of your Samurai`, `a card` (to discard), `choose your performing
    Tactician`. Remembered like a target."""

    written = "choose #{slot} {noun}"

    noun: Noun
    slot: int = -1
    least: int = 1
    most: int = 1
    optional: bool = False
    chooser: Thing | None = None
    random: bool = False
    performer: bool = False


@dataclass(frozen=True, repr=False)
class Each(Thing):
    """All such things: `each of your Samurai`, `all Terrains`, `all other players`."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class Ref(Thing):
    """Something already mentioned, by the words used for it (`him`, `that card`, `the target`).

    to: this (the card itself), bearer (the Personality or province that this card is attached to), slot (a
    target or choice, `slot` says which), subject and object (of the event that triggered the text),
    action's target, targets (of this text itself), battlefield (the current one), province (of the current battlefield, or
    the one this
    Region is attached to), winner, loser, challenger, challenged, created (what this text created), found
    (what it searched, looked at, showed or drew), done (the thing that a Did with a Noun just found: `If
    this destroyed a card, its owner loses 1 Honor`), discarded (what its cost discarded), performer, army
    (your current army), enemy army, each (the thing at hand in a For each, a Continuous, or a player of
    `each player`), actor (the player who did what triggered the text), action (the action that triggered
    the text), ranged attack (the one that triggered the text, or that this text just made), granted attack (those of the
    additional action that this text just gave), destroyed,
    removed (what this text or its costs destroyed, removed from the game), action performer and action
    object (of the action that triggered the text: who performed it, what it did that to which the text
    names), emptied (the provinces from which this text just took cards), duel (the one at hand: your
    Personality in it is Ref("duellist")), described (the thing that a description is tried on), rest (of what was found,
    after some were taken), unresolved (only
    inside the reader). called: what the bearer must be to be meant, if the text calls him `this Shugenja`."""

    written = (shape("this", to="this"), shape("it", to="each"), shape("#{slot}", to="slot"), shape("the {to}"))

    to: Reference
    slot: int = -1
    words: str = field(default="", compare=False)
    called: str = ""


@dataclass(frozen=True, repr=False)
class These(Thing):
    """Things of one game by their numbers. No text has it: the engine puts it where a reference has been settled."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, repr=False)
class You(Thing):
    """The player who takes the action, or whose card has the trait."""


@dataclass(frozen=True, repr=False)
class Controller(Thing):
    """`his controller`; now: `his player`, who is the owner of a card out of play."""

    of: Thing
    now: bool = False


@dataclass(frozen=True, repr=False)
class Owner(Thing):
    """`its owner`."""

    of: Thing


@dataclass(frozen=True, repr=False)
class Leader(Thing):
    """A leader in the current battle: attacker, defender, enemy, friendly."""

    which: LeaderOf


@dataclass(frozen=True, repr=False)
class LastPlayed(Thing):
    """`the last Battle Action card you played this game`."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class UnitOf(Thing):
    """`his unit`: the Personality and everything attached."""

    of: Thing


@dataclass(frozen=True, repr=False)
class ProvinceOf(Thing):
    """`his battlefield's province`: the province at whose battlefield the card is; of a Region, the one it is
    attached to."""

    of: Thing


@dataclass(frozen=True, repr=False)
class PartsOf(Thing):
    """`his Followers`, `each of his attachments`, `the unit's Items`."""

    written = "parts {noun} of {of}"

    noun: Noun
    of: Thing


@dataclass(frozen=True, repr=False)
class OneOf(Thing):
    """`Bow this card or one of his Spells`: one of the things, as the player chooses."""

    parts: tuple[Thing, ...]


@dataclass(frozen=True, repr=False)
class Several(Thing, Effect):
    """`this card and a target Follower`, `the target and his unit`."""

    written = "all-of {parts}"

    parts: tuple[Thing, ...]


@dataclass(frozen=True, repr=False)
class Nth(Thing):
    """`the first target`, `the second`: one of several that were chosen, in the order in which they were; from 0."""

    of: Thing
    number: int


@dataclass(frozen=True, repr=False)
class TopOf(Thing):
    """`the top two cards of your Fate deck`; bottom: the last ones. deck: fate deck, dynasty deck, deck, fate discard, dynasty
    discard."""

    written = "top {number} {deck} of {who}"

    deck: Pile
    number: Amount = Number(1)
    who: Thing = You()
    bottom: bool = False


@dataclass(frozen=True, repr=False)
class AtOnce(Filter):
    """Of what an event happens to: `three or more of your Personalities are destroyed`: it happens to so many such things at
    the same time, which are then Ref("subjects")."""

    noun: Noun
    number: Amount
