"""Filters: what the parts of a description ask of a thing."""

from __future__ import annotations

from typing import Literal

from rokugan.program import words
from rokugan.program.lean import dataclass
from rokugan.program.node import shape
from rokugan.program.nouns import Noun
from rokugan.program.numbers import Number
from rokugan.program.roles import Amount, Filter, Thing
from rokugan.program.words import AbilityKind, Belonging, Comparison, Likeness, Relation, Shared, Stat


@dataclass(frozen=True, repr=False)
class HasKeyword(Filter):
    """`Samurai`, `non-Unique`, `Crane Clan`, `Fire`. Also whole titles, as the wording rules say. plural: the word as a text
    says it of several, which means the cards that have it so as well (`two Berserkers`: samurai.wording.30)."""

    written = "{keyword}"

    keyword: str
    positive: bool = True
    base: bool = False
    plural: str = ""


@dataclass(frozen=True, repr=False)
class State(Filter):
    """A state: bowed, unbowed, honorable, dishonorable, attacking, defending, opposed, unopposed, human,
    nonhuman, infantry, cavalry unit, unaligned, dead, discarded, face-up, face-down, created, performing,
    home, attached, destroyed, alone, duelling, active (the active player), in the current battle, yours (you
    control it), won (it won the duel at hand), winning (in the army that won), different (not chosen by this
    text before), allying, legal (a legal target)."""

    written = (shape("every", name="each"), shape("of-your-own", name="owned"), shape("{name}"))

    name: words.Condition
    positive: bool = True


@dataclass(frozen=True, repr=False)
class StatIs(Filter):
    """`with 3 or more Force`, `with lower Chi` (right is None: lower than the performer's), `with Gold Cost
    equal to or less than his`."""

    written = "{stat} {op} {right}"

    stat: Stat
    op: Comparison
    right: Amount | None
    base: bool = False
    total: bool = False  # the total of the whole unit
    together: bool = False  # of all the things that are chosen: `two target Followers with total Force less than 5`


@dataclass(frozen=True, repr=False)
class CardsIn(Filter):
    """Of a unit: `with fewer cards than this unit`, `with fewer cards than his Chi`: its number of cards
    compares with the number of cards in another unit (than is a unit or card), or with a number."""

    op: Comparison
    than: Amount | Thing


@dataclass(frozen=True, repr=False)
class NoneOf(Filter):
    """None of the filters holds."""

    filters: tuple[Filter, ...]


@dataclass(frozen=True, repr=False)
class With(Filter):
    """`with a Weapon`, `without attachments`, `with two or more Followers`: cards attached or tokens on it."""

    written = (shape("without {noun}", op="=", number=Number(0)), shape("with {noun} {op} {number}"))

    noun: Noun
    op: Comparison = ">="
    number: Amount = Number(1)


@dataclass(frozen=True, repr=False)
class HasAbility(Filter):
    """`with a Battle ability`, `with a base Ranged Attack ability`, `with a Political ability`. kind: a designator, gold or
    honor (which it produces), ranged attack, challenge; "": any ability. keyword: one that the ability has. positive False:
    none such. base: a printed one."""

    kind: AbilityKind = ""
    positive: bool = True
    base: bool = False
    keyword: str = ""


@dataclass(frozen=True, repr=False)
class CanAttach(Filter):
    """`if this Personality may attach two Weapons`: a rule or effect allows it more than one of them."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class HasSome(Filter):
    """`with an element keyword`, `with a Clan alignment`. kind: element, clan."""

    kind: Literal["element", "clan"]
    positive: bool = True


@dataclass(frozen=True, repr=False)
class Best(Filter):
    """`with the highest Force`: no other thing of the description has more (lowest: less); where: among those
    there."""

    stat: Stat
    lowest: bool = False
    where: Filter | None = None
    total: bool = False  # of the whole unit
    but_zero: bool = False  # those with none at all fit as well, and are not compared


@dataclass(frozen=True, repr=False)
class Controls(Filter):
    """Of a player: `who controls a Farm`, `who controls no dishonorable Personalities`."""

    written = "controls {noun} {op} {number}"

    noun: Noun
    op: Comparison = ">="
    number: Amount = Number(1)


@dataclass(frozen=True, repr=False)
class HasToken(Filter):
    """`with a Poison token`, `that has 3 or fewer Fire tokens`."""

    written = "with-token {name} {op} {number}"

    name: str
    op: Comparison = ">="
    number: Amount = Number(1)


@dataclass(frozen=True, repr=False)
class Titled(Filter):
    """`titled Border Keep`; positive False: `not titled ...`."""

    title: str
    positive: bool = True


@dataclass(frozen=True, repr=False)
class OfFamily(Filter):
    """`of the Hida family`."""

    name: str


@dataclass(frozen=True, repr=False)
class IsNamed(Filter):
    """`with that keyword`, `the named card`: it has the word that the text had named (a keyword or a title)."""


@dataclass(frozen=True, repr=False)
class Among(Filter):
    """One of the things that a reference means: `one of them`, `another of those cards`."""

    what: Thing


@dataclass(frozen=True, repr=False)
class Opposing(Filter):
    """`opposing him`: at the same battlefield on the other side."""

    what: Thing


@dataclass(frozen=True, repr=False)
class Faces(Filter):
    """`while this Personality faces an Oni in a battle or duel`: such a card opposes it, or is its opponent in a
    duel; in_duel: only the latter (`opposes an Oni in a duel`, `opposing this card in a duel`)."""

    noun: Thing
    in_duel: bool = False


@dataclass(frozen=True, repr=False)
class OpposedBy(Filter):
    """`opposed by an Infantry Personality`: some such card opposes it; or so many (`by more than one unit`)."""

    noun: Noun
    op: Comparison = ">="
    number: Amount = Number(1)


@dataclass(frozen=True, repr=False)
class OtherThan(Filter):
    """`another`, `other than him`: not that thing."""

    what: Thing


@dataclass(frozen=True, repr=False)
class In(Filter):
    """Where or in what a thing is: `in this army`, `in his unit`, `attached to him`, `at the current battlefield`,
    `at his location`, `in your hand`, `in your discard pile`. relation: army, enemy army, any army, army with another
    (`of` is a Noun), army with (a Noun), enemy unit, play or discard, unit, attached (to `of`, a reference or a
    Noun), battlefield, any battlefield, location, home, any location, province (cards lying in it; or a
    Region attached to it), any unit, hand, discard, play, and out of play (also cards that are not in play),
    attacking army, defending army, attacking you. now: `now in play`, so that what is given to such things is given to no later
    ones."""

    written = "in {relation} of {of}"

    relation: Relation
    of: Thing | None = None
    positive: bool = True
    now: bool = False


@dataclass(frozen=True, repr=False)
class Whose(Filter):
    """`whose unit has less total Force`, `whose Personality has lower Chi`, `whose controller has more Honor`:
    the filter must fit a part of the thing. part: unit, personality, controller, province, controller clan (the Clan
    alignment of its controller: State("same")), different controller (no two of those chosen have the same one)."""

    part: Belonging
    filter: Filter


@dataclass(frozen=True, repr=False)
class Shares(Filter):
    """`that shares a keyword with him`; kind: keyword, clan, element, title, copy (as title, itself included), type,
    player."""

    kind: Shared
    what: Thing
    positive: bool = True


@dataclass(frozen=True, repr=False)
class Alike(Filter):
    """Of things chosen together: `two Personalities controlled by the same player`, `at different locations` (positive
    False); of one thing: alike with `what`. kind: player, location, unit, card, title, clan, element, keyword, own element
    (each has an element keyword that the others do not)."""

    kind: Likeness
    positive: bool = True
    what: Thing | None = None


@dataclass(frozen=True, repr=False)
class Remains(Filter):
    """`while he remains bowed`: the filter holds, and what lasts so long ends for good when it does not."""

    filter: Filter


@dataclass(frozen=True, repr=False)
class Either(Filter):
    """One of several filters holds: `Courtier or Magistrate`."""

    written = "or {filters}"

    filters: tuple[Filter, ...]


@dataclass(frozen=True, repr=False)
class AllFilters(Filter):
    """All of several filters hold, as one part of an Either: `a Shadowlands Samurai or a Monk`."""

    written = "and {filters}"

    filters: tuple[Filter, ...]


@dataclass(frozen=True, repr=False)
class Fits(Filter):
    """The thing fits this whole description (kinds, filters, whose, zone): a part of an Either, as in
    `a target Follower or a Personality without Followers`."""

    noun: Noun
