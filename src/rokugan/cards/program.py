"""The program of a card: a tree of typed nodes.

The reader makes it from English, the writer prints it as English, the engine runs it. The nodes say
nothing about how either of them works. Fields stand in the order of the printed text wherever a player
chooses something, because targets are chosen in the order in which the text mentions them.

Every node keeps in `form` which of several equal wordings it was read from; `form` never matters to the
engine and two nodes that differ only in it are equal.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields
from typing import Any


@dataclass(frozen=True, repr=False)
class Node:
    """Anything in a program."""

    form: str = field(default="", compare=False, kw_only=True)

    def __repr__(self) -> str:
        shown: list[str] = []
        positional = True
        for each in fields(self):
            value = getattr(self, each.name)
            if each.kw_only and value == each.default:
                continue
            if each.default is not MISSING and value == each.default:
                positional = False
                continue
            shown.append(repr(value) if positional and not each.kw_only else f"{each.name}={value!r}")
        return f"{type(self).__name__}({', '.join(shown)})"


# ---------------------------------------------------------------------------------------------- numbers


@dataclass(frozen=True, repr=False)
class Number(Node):
    """A plain number: `3`."""

    value: int


@dataclass(frozen=True, repr=False)
class StatOf(Node):
    """`his Force`, `your Family Honor`, `this card's base Chi`, `the discarded card's Focus Value`.

    Stats: starting_honor (of a player: what his Family Honor was at the start of the game), force, chi,
    personal_honor, gold_cost, focus_value, honor_requirement, strength (of a province), gold_production,
    family_honor (of a player), hand (number of cards in a player's hand), experience.
    """

    stat: str
    of: Node
    base: bool = False


@dataclass(frozen=True, repr=False)
class StatThen(Node):
    """`his Chi before the first opportunity to focus or strike`: as it was when the duel at hand began."""

    stat: str
    of: Node


@dataclass(frozen=True, repr=False)
class StatBefore(Node):
    """`its Force before it was destroyed`: as it was in play. stat: force, chi, personal_honor."""

    stat: str
    of: Node


@dataclass(frozen=True, repr=False)
class SideForce(Node):
    """`its side's total Force`, in the last resolution of a battle; enemy: the opposing side's."""

    of: Node
    enemy: bool = False


@dataclass(frozen=True, repr=False)
class TotalOf(Node):
    """`his unit's total Force`, `the total Chi of those Personalities`: the sum over the cards of a unit, an
    army or a set."""

    stat: str
    of: Node


@dataclass(frozen=True, repr=False)
class CountOf(Node):
    """`the number of Rings you control`."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class TokensOn(Node):
    """`the number of Fire tokens on him`, `for each Wealth token on this card`."""

    name: str
    of: Node


@dataclass(frozen=True, repr=False)
class Sum(Node):
    """`his Chi plus 2`; minus is a negative part."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class Difference(Node):
    """`his Force minus 2`."""

    of: Node
    less: Node


@dataclass(frozen=True, repr=False)
class Times(Node):
    """`twice his Force`, `1 for each Ring you control`."""

    factor: int
    of: Node


@dataclass(frozen=True, repr=False)
class Per(Node):
    """`for every 10 points of Family Honor you have`: how many full tens there are."""

    points: int
    of: Node


@dataclass(frozen=True, repr=False)
class Half(Node):
    """`half his Force`, rounded up or down."""

    of: Node
    up: bool = False


@dataclass(frozen=True, repr=False)
class AmountOf(Node):
    """A number of what happened. of: event (`that amount`, the Honor of the event that triggered the text),
    force lost (by `what`, through this text), gold (paid for the card), same (the amount of the last change of this text),
    discarded (by this text; of `what`: only that player's cards)."""

    of: str
    what: Node | None = None


@dataclass(frozen=True, repr=False)
class Conditional(Node):
    """A number that depends on a condition: `+3F, or +6F if he is Shadowlands`, `with +2 strength if it targets a
    Follower` (otherwise 0)."""

    condition: Node
    then: Node
    otherwise: Node = Number(0)


@dataclass(frozen=True, repr=False)
class Extreme(Node):
    """`the highest base Personal Honor among them`, `your Personality with the highest Force`'s Force: of all
    things the largest (or least) value of a stat; 0 if there is none."""

    stat: str
    among: Node
    least: bool = False
    base: bool = False


@dataclass(frozen=True, repr=False)
class DeedsOf(Node):
    """`the number of other Shout actions he has performed this battle`: how many such actions were taken in the period.
    titles: from cards of different titles only; other: not counting the present one."""

    noun: Noun
    period: str = "turn"
    titles: bool = False
    other: bool = False


@dataclass(frozen=True, repr=False)
class MostOf(Node):
    """`the highest number of dead Personalities in any one discard pile`: the largest value of a number over all the
    things; in it Ref("each") is the thing at hand."""

    of: Node
    among: Node


@dataclass(frozen=True, repr=False)
class Remainder(Node):
    """`is odd`: what is left of a number divided by another."""

    of: Node
    by: int


@dataclass(frozen=True, repr=False)
class KeywordsOf(Node):
    """`the number of his keywords`, `for each of his keywords other than Clan alignments` (but_clans)."""

    of: Node
    but_clans: bool = False


@dataclass(frozen=True, repr=False)
class ChosenNumber(Node):
    """`one or more`, `any number of`, `one to three`: as many as the player likes and there are, but so many at least, and so
    many at most (0: all there are)."""

    least: int = 0
    most: int = 0


@dataclass(frozen=True, repr=False)
class Different(Node):
    """`the number of different element keywords among your Personalities`. kind: element, clan, tribe, title,
    keyword."""

    kind: str
    among: Node


@dataclass(frozen=True, repr=False)
class Capped(Node):
    """`his Force or 3, whichever is lower`; `to a maximum of 3`: never more (least: never less) than the bound."""

    of: Node
    bound: Node
    least: bool = False


# ------------------------------------------------------------------------------------------- conditions


@dataclass(frozen=True, repr=False)
class Compare(Node):
    """`your Family Honor is 6 or higher`, `his Force is now 0`. op: < <= = >= > !=."""

    left: Node
    op: str
    right: Node


@dataclass(frozen=True, repr=False)
class Exists(Node):
    """`you control a Shugenja`, `there are two or more Terrains in play`: the count of the noun compares."""

    noun: Noun
    op: str = ">="
    number: Node = Number(1)


@dataclass(frozen=True, repr=False)
class Is(Node):
    """`he is attacking`, `this Personality is a Shugenja and has a Weapon`: what fits the filters."""

    what: Node
    filters: tuple[Node, ...]
    positive: bool = True


@dataclass(frozen=True, repr=False)
class Moment(Node):
    """A point of the game: your turn, not your turn, first turn, combat segment, action phase, attack phase,
    dynasty phase, battle (during a battle), attacker (you are the Attacker), defender, ally (you are an ally),
    reconnaissance (you have it at the current battlefield), any reconnaissance (any player has), not first
    player (you did not take the first turn of the game)."""

    name: str


@dataclass(frozen=True, repr=False)
class Did(Node):
    """Something this text did: `if he bowed`, `if this destroyed a card`, `if you discarded a Virtue card`.

    verb: the event's name (bow, straighten, destroy, discard, move, dishonor, rehonor, attach, gain honor,
    draw, refuse, win, lose, pay, choose...; anything: was it successful?). what: a reference, or a noun (any such
    thing), or None. times: how many such things at least.
    """

    verb: str
    what: Node | None = None
    positive: bool = True
    who: Node | None = None
    times: Node = Number(1)


@dataclass(frozen=True, repr=False)
class Happened(Node):
    """Something of the past: `if a province was destroyed this turn`. period: turn, battle, phase, game, end phase (since
    your last one). times: how often at least."""

    pattern: Pattern
    period: str = "turn"
    positive: bool = True
    times: Node = Number(1)


@dataclass(frozen=True, repr=False)
class Paid(Node):
    """`you are paying for a Personality`: the Gold now being produced pays for such a card (or its action)."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class Producing(Node):
    """`another Castle Holding is producing Gold for the same cost`: such a card has produced Gold for the cost at hand."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class HasFavor(Node):
    """`you control the Imperial Favor`."""

    who: Node
    positive: bool = True


@dataclass(frozen=True, repr=False)
class Both(Node):
    """All of the conditions."""

    conditions: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class AnyOf(Node):
    """One or more of the conditions."""

    conditions: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class Not(Node):
    """`unless ...`: the condition does not hold."""

    condition: Node


# ----------------------------------------------------------------------- nouns: descriptions of things


@dataclass(frozen=True, repr=False)
class HasKeyword(Node):
    """`Samurai`, `non-Unique`, `Crane Clan`, `Fire`. Also whole titles, as the wording rules say."""

    keyword: str
    positive: bool = True
    base: bool = False


@dataclass(frozen=True, repr=False)
class State(Node):
    """A state: bowed, unbowed, honorable, dishonorable, attacking, defending, opposed, unopposed, human,
    nonhuman, infantry, cavalry unit, unaligned, dead, discarded, face-up, face-down, created, performing,
    home, attached, destroyed, alone, duelling, active (the active player), in the current battle, yours (you
    control it), won (it won the duel at hand), winning (in the army that won), different (not chosen by this
    text before), allying, legal (a legal target)."""

    name: str
    positive: bool = True


@dataclass(frozen=True, repr=False)
class StatIs(Node):
    """`with 3 or more Force`, `with lower Chi` (right is None: lower than the performer's), `with Gold Cost
    equal to or less than his`."""

    stat: str
    op: str
    right: Node | None
    base: bool = False
    total: bool = False  # the total of the whole unit
    together: bool = False  # of all the things that are chosen: `two target Followers with total Force less than 5`


@dataclass(frozen=True, repr=False)
class CardsIn(Node):
    """Of a unit: `with fewer cards than this unit`, `with fewer cards than his Chi`: its number of cards
    compares with the number of cards in another unit (than is a unit or card), or with a number."""

    op: str
    than: Node


@dataclass(frozen=True, repr=False)
class NoneOf(Node):
    """None of the filters holds."""

    filters: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class With(Node):
    """`with a Weapon`, `without attachments`, `with two or more Followers`: cards attached or tokens on it."""

    noun: Noun
    op: str = ">="
    number: Node = Number(1)


@dataclass(frozen=True, repr=False)
class HasAbility(Node):
    """`with a Battle ability`, `with a base Ranged Attack ability`; kind "": any ability; positive False: none
    such."""

    kind: str
    positive: bool = True


@dataclass(frozen=True, repr=False)
class CanAttach(Node):
    """`if this Personality may attach two Weapons`: a rule or effect allows it more than one of them."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class HasSome(Node):
    """`with an element keyword`, `with a Clan alignment`. kind: element, clan."""

    kind: str
    positive: bool = True


@dataclass(frozen=True, repr=False)
class Best(Node):
    """`with the highest Force`: no other thing of the description has more (lowest: less); where: among those
    there."""

    stat: str
    lowest: bool = False
    where: Node | None = None
    total: bool = False  # of the whole unit
    but_zero: bool = False  # those with none at all fit as well, and are not compared


@dataclass(frozen=True, repr=False)
class Controls(Node):
    """Of a player: `who controls a Farm`, `who controls no dishonorable Personalities`."""

    noun: Noun
    op: str = ">="
    number: Node = Number(1)


@dataclass(frozen=True, repr=False)
class HasToken(Node):
    """`with a Poison token`, `that has 3 or fewer Fire tokens`."""

    name: str
    op: str = ">="
    number: Node = Number(1)


@dataclass(frozen=True, repr=False)
class Titled(Node):
    """`titled Border Keep`; positive False: `not titled ...`."""

    title: str
    positive: bool = True


@dataclass(frozen=True, repr=False)
class Among(Node):
    """One of the things that a reference means: `one of them`, `another of those cards`."""

    what: Node


@dataclass(frozen=True, repr=False)
class Opposing(Node):
    """`opposing him`: at the same battlefield on the other side."""

    what: Node


@dataclass(frozen=True, repr=False)
class Faces(Node):
    """`while this Personality faces an Oni in a battle or duel`: such a card opposes it, or is its opponent in a
    duel; in_duel: only the latter (`opposes an Oni in a duel`, `opposing this card in a duel`)."""

    noun: Node
    in_duel: bool = False


@dataclass(frozen=True, repr=False)
class OpposedBy(Node):
    """`opposed by an Infantry Personality`: some such card opposes it; or so many (`by more than one unit`)."""

    noun: Noun
    op: str = ">="
    number: Node = Number(1)


@dataclass(frozen=True, repr=False)
class OtherThan(Node):
    """`another`, `other than him`: not that thing."""

    what: Node


@dataclass(frozen=True, repr=False)
class In(Node):
    """Where or in what a thing is: `in this army`, `in his unit`, `attached to him`, `at the current battlefield`,
    `at his location`, `in your hand`, `in your discard pile`. relation: army, enemy army, any army, army with another
    (`of` is a Noun), army with (a Noun), enemy unit, play or discard, unit, attached (to `of`, a reference or a
    Noun), battlefield, any battlefield, location, home, side, any location, province (cards lying in it; or a
    Region attached to it), any unit, hand, discard, play, and out of play (also cards that are not in play),
    attacking army, defending army, attacking you."""

    relation: str
    of: Node | None = None
    positive: bool = True


@dataclass(frozen=True, repr=False)
class Past(Node):
    """`that was assigned to this battlefield this turn`, `who moved this turn`, `that was destroyed this turn`.

    verb: as in Did; perform (it performed an action, `by` says which), target, enter play, assign to current
    battlefield. period: turn, battle, game, action (the action at hand), this (by the text itself: `the units
    this moved`). by: the kind of action (a Noun) that did it."""

    verb: str
    period: str = "turn"
    positive: bool = True
    by: Node | None = None


@dataclass(frozen=True, repr=False)
class WhenAnnounced(Node):
    """`who were dishonorable when the action was announced`: a State that it had at that time; of the action that
    does what the text speaks of."""

    state: Node


@dataclass(frozen=True, repr=False)
class Provided(Node):
    """`who must be unbowed unless he is Earth`, `who may be at any location if he is a Courtier`: the filter is
    asked for only if the condition holds; in the condition Ref("each") is the thing itself."""

    condition: Node
    filter: Node


@dataclass(frozen=True, repr=False)
class Whose(Node):
    """`whose unit has less total Force`, `whose Personality has lower Chi`, `whose controller has more Honor`:
    something that belongs to the thing fits. part: unit, personality, controller, province, controller clan (the Clan
    alignment of its controller: State("same")), different controller (no two of those chosen have the same one)."""

    part: str
    filter: Node


@dataclass(frozen=True, repr=False)
class Shares(Node):
    """`that shares a keyword with him`; kind: keyword, clan, element, title, copy (as title, itself included), type,
    player."""

    kind: str
    what: Node
    positive: bool = True


@dataclass(frozen=True, repr=False)
class OfFamily(Node):
    """`of the Hida family`."""

    name: str


@dataclass(frozen=True, repr=False)
class Alike(Node):
    """Of things chosen together: `two Personalities controlled by the same player`, `at different locations` (positive
    False); of one thing: alike with `what`. kind: player, location, unit, title, clan, element, keyword, own element
    (each has an element keyword that the others do not)."""

    kind: str
    positive: bool = True
    what: Node | None = None


@dataclass(frozen=True, repr=False)
class AtOnce(Node):
    """Of what an event happens to: `three or more of your Personalities are destroyed`: it happens to so many such things at
    the same time, which are then Ref("subjects")."""

    noun: Noun
    number: Node


@dataclass(frozen=True, repr=False)
class IsNamed(Node):
    """`with that keyword`, `the named card`: it has the word that the text had named (a keyword or a title)."""


@dataclass(frozen=True, repr=False)
class PerformedBy(Node):
    """Of an action: `performed by Kado`, `that one of your Monks performed`. what: a reference or a Noun."""

    what: Node
    positive: bool = True


@dataclass(frozen=True, repr=False)
class ActionDid(Node):
    """Of an action: it really did that (verb from: it is from that card; from hand; additional: it was taken as
    an additional action; lose honor: it caused `what`, a player, an Honor loss; ranged attack, duel: it made
    one): `that destroyed one of your Personalities`, `that moved him`, `that targeted Kado`, `that produced a
    Ranged Attack`. verb: as in Did, and target, create. what: a reference or a Noun or None."""

    verb: str
    what: Node | None = None
    positive: bool = True
    at: Node | None = None  # an In: it was there when that was done


@dataclass(frozen=True, repr=False)
class Targeting(Node):
    """Of a Ranged Attack or action that has been targeted: it targets what fits: `Ranged Attacks targeting Kado`."""

    what: Node


@dataclass(frozen=True, repr=False)
class Either(Node):
    """One of several filters holds: `Courtier or Magistrate`."""

    filters: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class AllFilters(Node):
    """All of several filters hold, as one part of an Either: `a Shadowlands Samurai or a Monk`."""

    filters: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class Fits(Node):
    """The thing fits this whole description (kinds, filters, whose, zone): a part of an Either, as in
    `a target Follower or a Personality without Followers`."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class Noun(Node):
    """A description of things: `your unbowed Samurai Personality with 3 or more Force`.

    kinds: personality, follower, item, spell, attachment, holding, region, event, ring, strategy, terrain,
    stronghold, card (any card but a Stronghold), dynasty card, fate card, unit, army, province, player, token,
    battlefield, ability, action (one taken or being taken; HasKeyword may name a designator or a card type it is
    on), effect (of a card), ranged attack. whose: "" (any player's), your, enemy (in the current enemy army),
    friendly (in your army), other (another player's), opponent and `the opponent` (players), owned (you own it, whoever
    controls it), your own (you own
    and control it), enemy leader (that player's), or `his` with `owner` saying whose. zone: "" is in play; else
    hand, deck, fate deck, dynasty deck, discard, fate discard, dynasty discard, province, focus pool, focused,
    removed, `hand or discard`, `destroyed with` (what was destroyed together with the subject of the trigger).
    """

    kinds: tuple[str, ...]
    filters: tuple[Node, ...] = ()
    whose: str = ""
    owner: Node | None = None
    zone: str = ""
    plural: bool = field(default=False, compare=False)


# ----------------------------------------------------------------------- objects: things in a sentence


@dataclass(frozen=True, repr=False)
class Target(Node):
    """Something targeted: `a target enemy Follower`, `one or two target Personalities`. `slot` is where the
    choice is remembered; the reader numbers the slots of an ability in text order. A Target (or Choice) that
    stands twice in a tree with the same slot is chosen once (`Bow or straighten a target Personality`). `most`
    -1: any number. `optional`: `you may target`. `chooser`: another player who targets."""

    noun: Noun
    slot: int = -1
    least: int = 1
    most: int = 1
    optional: bool = False
    chooser: Node | None = None
    limit: Node | None = None  # `up to his Chi`: no more than this number
    all: bool = False  # `all target Holdings`: whatever can be targeted


@dataclass(frozen=True, repr=False)
class Choice(Node):
    """Something chosen without targeting: `one of your Samurai`, `a card` (to discard), `choose your performing
    Tactician`. Remembered like a target."""

    noun: Noun
    slot: int = -1
    least: int = 1
    most: int = 1
    optional: bool = False
    chooser: Node | None = None
    random: bool = False
    performer: bool = False


@dataclass(frozen=True, repr=False)
class Each(Node):
    """All such things: `each of your Samurai`, `all Terrains`, `all other players`."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class Ref(Node):
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
    inside the reader)."""

    to: str
    slot: int = -1
    words: str = field(default="", compare=False)


@dataclass(frozen=True, repr=False)
class These(Node):
    """Things of one game by their numbers. No text has it: the engine puts it where a reference has been settled."""

    numbers: tuple[int, ...]


@dataclass(frozen=True, repr=False)
class You(Node):
    """The player who takes the action, or whose card has the trait."""


@dataclass(frozen=True, repr=False)
class Controller(Node):
    """`his controller`; now: `his player`, who is the owner of a card out of play."""

    of: Node
    now: bool = False


@dataclass(frozen=True, repr=False)
class Owner(Node):
    """`its owner`."""

    of: Node


@dataclass(frozen=True, repr=False)
class Leader(Node):
    """A leader in the current battle: attacker, defender, enemy, friendly."""

    which: str


@dataclass(frozen=True, repr=False)
class LastPlayed(Node):
    """`the last Battle Action card you played this game`."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class UnitOf(Node):
    """`his unit`: the Personality and everything attached."""

    of: Node


@dataclass(frozen=True, repr=False)
class ProvinceOf(Node):
    """`his battlefield's province`: the province at whose battlefield the card is; of a Region, the one it is
    attached to."""

    of: Node


@dataclass(frozen=True, repr=False)
class PartsOf(Node):
    """`his Followers`, `each of his attachments`, `the unit's Items`."""

    noun: Noun
    of: Node


@dataclass(frozen=True, repr=False)
class OneOf(Node):
    """`Bow this card or one of his Spells`: one of the things, as the player chooses."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class Several(Node):
    """`this card and a target Follower`, `the target and his unit`."""

    parts: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class Nth(Node):
    """`the first target`, `the second`: one of several that were chosen, in the order in which they were; from 0."""

    of: Node
    number: int


# ---------------------------------------------------------------------------------------------- effects
# The same nodes are costs when they stand in the constraints block.


@dataclass(frozen=True, repr=False)
class Bow(Node):
    """`Bow him.`"""

    what: Node


@dataclass(frozen=True, repr=False)
class Straighten(Node):
    """`Straighten him.`"""

    what: Node


@dataclass(frozen=True, repr=False)
class Destroy(Node):
    """`Destroy a target Terrain.` Also provinces."""

    what: Node


@dataclass(frozen=True, repr=False)
class Discard(Node):
    """`Discard a card.` (what is a Choice from your hand), `Discard him.`; who: the player who discards."""

    what: Node
    who: Node = You()


@dataclass(frozen=True, repr=False)
class DiscardFavor(Node):
    """`Discard the Imperial Favor.`"""

    who: Node = You()


@dataclass(frozen=True, repr=False)
class TakeFavor(Node):
    """`Take the Imperial Favor.`"""

    who: Node = You()


@dataclass(frozen=True, repr=False)
class Dishonor(Node):
    """`Dishonor him.`"""

    what: Node


@dataclass(frozen=True, repr=False)
class Rehonor(Node):
    """`Rehonor him.`"""

    what: Node


@dataclass(frozen=True, repr=False)
class Seppuku(Node):
    """`He commits seppuku.`"""

    what: Node


@dataclass(frozen=True, repr=False)
class Move(Node):
    """`Move him home.`, `Move your target Personality to the current battlefield.` to: home, battlefield (the current
    one), location (of `place`), any battlefield (chosen), attacking army, defending army, enemy army (the current one,
    whoever controls the unit)."""

    what: Node
    to: str
    place: Node | None = None


@dataclass(frozen=True, repr=False)
class MoveApart(Node):
    """`Move your target unit to the attacking army and your other target unit to the defending army.`: at the same time."""

    attacking: Node
    defending: Node


@dataclass(frozen=True, repr=False)
class Switch(Node):
    """`Switch the locations of two units.`"""

    what: Node
    other: Node


@dataclass(frozen=True, repr=False)
class Modify(Node):
    """One part of a Give: `+2F`, `-1C`, `+1PH`, `a Force bonus equal to ...`; amount may be negative."""

    stat: str
    amount: Node
    negative: bool = False
    choose: bool = False  # bonus or penalty, as the player chooses (`+4 or -4 strength`)
    bound: Node | None = None  # `this will not reduce Chi below 1`: it carries the stat no further than that


@dataclass(frozen=True, repr=False)
class SetStat(Node):
    """`Set his Force equal to his Chi.`, as one of the changes of a Give. only: lower (`Reduce his Force to 2`:
    nothing happens if it is less already), raise."""

    stat: str
    to: Node
    base: bool = False
    only: str = ""


@dataclass(frozen=True, repr=False)
class Limit(Node):
    """A minimum or maximum given to a stat: `a minimum Chi of 1`. bound: minimum, maximum, or what negates the part of
    each change that would carry the stat beyond it: floor (`his Chi cannot fall below 1`), ceiling."""

    stat: str
    bound: str
    value: Node


@dataclass(frozen=True, repr=False)
class GrantKeyword(Node):
    """`give him Cavalry`; positive False: he loses it."""

    keyword: str
    positive: bool = True


@dataclass(frozen=True, repr=False)
class AnyKeyword(Node):
    """`give him an element keyword`: one of that kind, as the player chooses. kind: element."""

    kind: str


@dataclass(frozen=True, repr=False)
class LoseAbility(Node):
    """`remove an ability from him`: so many of its abilities, as the player chooses."""

    number: int = 1


@dataclass(frozen=True, repr=False)
class RaiseAbility(Node):
    """`Give his Ranged Attack abilities +2 strength.`: a change of the abilities themselves, which copies of them keep."""

    amount: Node


@dataclass(frozen=True, repr=False)
class CopyKeyword(Node):
    """`he copies one keyword from a Samurai`: one of the other card's keywords, as the player chooses."""

    of: Node


@dataclass(frozen=True, repr=False)
class CopyAbility(Node):
    """`it copies an ability of a Personality`: one of the other card's abilities, as the player chooses. used: the very one
    of the action that triggered the text."""

    of: Node
    used: bool = False


@dataclass(frozen=True, repr=False)
class OneChange(Node):
    """`give him either Cavalry or Tactician`: one of the changes, as the player chooses; all: all of them
    together."""

    changes: tuple[Node, ...]
    all: bool = False


@dataclass(frozen=True, repr=False)
class Require(Node):
    """`His controller must assign him if he can`: what must be done with it, given like a bonus. verb: assign."""

    verb: str


@dataclass(frozen=True, repr=False)
class GrantText(Node):
    """A trait or ability in quotes that something is given."""

    program: Program


@dataclass(frozen=True, repr=False)
class Give(Node):
    """`Give him +2F/+1C.` changes: Modify, SetStat, Limit, GrantKeyword, GrantText, Forbid, Allow.
    until: "" (the end of the turn), battle, phase, permanent, your next turn (begins), his next turn (of the thing's
    controller), your next turn end, your straighten and his straighten (the next Straighten Phase of yours, of the thing's
    controller), action, duel, in play (while the source is). condition: it only counts while that holds (`While he is
    opposed, he has +2F.`)."""

    what: Node
    changes: tuple[Node, ...]
    until: str = ""
    condition: Node | None = None


@dataclass(frozen=True, repr=False)
class Exchange(Node):
    """`Exchange his Force and Chi.`; where both are the same stat, it is exchanged between two things."""

    what: Node
    stat: str
    other: str
    until: str = ""


@dataclass(frozen=True, repr=False)
class PutToken(Node):
    """`Give him two -1C Corruption tokens.` name: what the token says, e.g. `+1F`, `-1C Corruption`, `Wealth`."""

    what: Node
    name: str
    number: Node = Number(1)


@dataclass(frozen=True, repr=False)
class RemoveToken(Node):
    """`Remove a Wealth token from this card.`; name "" is any token; number None is all; a ChosenNumber: so many as
    are chosen."""

    what: Node
    name: str
    number: Node | None = Number(1)


@dataclass(frozen=True, repr=False)
class GainHonor(Node):
    """`Gain 2 Honor.`"""

    amount: Node
    who: Node = You()


@dataclass(frozen=True, repr=False)
class LoseHonor(Node):
    """`His controller loses 2 Honor.`"""

    amount: Node
    who: Node = You()


@dataclass(frozen=True, repr=False)
class Draw(Node):
    """`Draw two cards.` consecutively: one after the other, not all at once."""

    amount: Node
    who: Node = You()
    consecutively: bool = False


@dataclass(frozen=True, repr=False)
class PayGold(Node):
    """`Pay 2 Gold` as a cost."""

    amount: Node
    who: Node = You()


@dataclass(frozen=True, repr=False)
class Misdirect(Node):
    """`You choose the targets instead.`: of the effects of the action that triggered this, which are about to be chosen."""

    who: Node = You()


@dataclass(frozen=True, repr=False)
class PayWith(Node):
    """`You pay the cost by destroying Kado instead.`: what is about to happen to a card as a cost happens to that one instead,
    and pays the cost."""

    what: Node


@dataclass(frozen=True, repr=False)
class WaiveBow(Node):
    """`Waive any cost of bowing her.`: the action that triggered this need not bow that card. paid: `This pays the cost of
    bowing her.`: as if she had bowed for it, and only where she would have to."""

    what: Node
    paid: bool = False


@dataclass(frozen=True, repr=False)
class RaiseCost(Node):
    """`Raise the action's Gold cost by 2.`: the action that triggered this costs so much more, if it cost none before
    also."""

    amount: Node


@dataclass(frozen=True, repr=False)
class PayLess(Node):
    """`When paying for a Follower: Pay 2 less Gold, to a minimum of 1.`: the Gold cost now being paid is so much lower, but no
    lower than that."""

    amount: Node
    least: Node = Number(0)


@dataclass(frozen=True, repr=False)
class PayEntry(Node):
    """The icon `:gstar:`: the Gold Cost of the card that the effects bring into play is paid here, as a cost."""


@dataclass(frozen=True, repr=False)
class Produce(Node):
    """`Produce 3 Gold.` purpose: what it may pay for; None is anything. bonuses: `, or 4 if you are paying for a
    Samurai` are pairs of (condition on the payment, other amount)."""

    amount: Node
    purpose: Node | None = None
    bonuses: tuple[tuple[Node, Node], ...] = ()


@dataclass(frozen=True, repr=False)
class Search(Node):
    """`Search your Fate deck for a Follower.` The card found is remembered as `found`. zones: the names of
    Noun.zone and `deck` (either, as the card sought needs); a first entry `then` says: one after the other until
    it is found."""

    zones: tuple[str, ...]
    noun: Noun
    least: int = 0
    most: int = 1
    who: Node = You()


@dataclass(frozen=True, repr=False)
class Look(Node):
    """`Look at the top four cards of your Fate deck.`; verb: look, show, reveal."""

    verb: str
    what: Node
    who: Node = You()


@dataclass(frozen=True, repr=False)
class TopOf(Node):
    """`the top two cards of your Fate deck`; bottom: the last ones. deck: fate deck, dynasty deck, deck, fate discard, dynasty
    discard."""

    deck: str
    number: Node = Number(1)
    who: Node = You()
    bottom: bool = False


@dataclass(frozen=True, repr=False)
class Term(Node):
    """A part of what is said of the costs of a card that an effect brings into play. kind: all (`paying all costs`), free
    (`waiving costs`), less (`paying 2 less Gold`), requirements (`ignoring Honor Requirements`; also: `restrictions`). The
    condition must hold for it."""

    kind: str
    amount: Node | None = None
    ignoring: tuple[str, ...] = ()
    condition: Node | None = None


@dataclass(frozen=True, repr=False)
class PutCard(Node):
    """Put a card somewhere: `Put it in your hand.`, `on the bottom of your Fate deck`, `into play`, `in a province`,
    `remove it from the game`. to: under (lying under the card `who`), hand, top, bottom, shuffle (into its deck), play,
    battlefield (into play at
    the current battlefield), location (into play where `who` is), province, discard, removed, focus. displacing: what
    lies in the province is discarded to make room."""

    what: Node
    to: str
    who: Node | None = None
    terms: tuple[Term, ...] = ()
    face_up: bool = False
    bowed: bool = False
    displacing: bool = False


@dataclass(frozen=True, repr=False)
class Swap(Node):
    """`Switch a card from your focus pool with one from your hand.`: the two cards change places."""

    what: Node
    other: Node


@dataclass(frozen=True, repr=False)
class Overlay(Node):
    """`Overlay him on your target Shugenja, ignoring title and experience levels.`"""

    what: Node
    on: Node


@dataclass(frozen=True, repr=False)
class Shuffle(Node):
    """`Shuffle your Fate deck.`"""

    deck: str
    who: Node = You()


@dataclass(frozen=True, repr=False)
class Attach(Node):
    """`Attach it to him, paying 2 less Gold.`"""

    what: Node
    to: Node
    terms: tuple[Term, ...] = ()


@dataclass(frozen=True, repr=False)
class Transfer(Node):
    """`Transfer it to your target Personality.` Cards or tokens."""

    what: Node
    to: Node


@dataclass(frozen=True, repr=False)
class Create(Node):
    """`Create a 1F Ashigaru Follower and attach it to him.` Stats are (stat, number) pairs; `attach_to` None:
    home. A keyword `your Clan` is the
    Clan alignment of the player."""

    kind: str
    stats: tuple[tuple[str, Node], ...] = ()
    keywords: tuple[str, ...] = ()
    title: str = ""
    text: Program | None = None
    attach_to: Node | None = None
    number: Node = Number(1)
    who: Node = You()
    at: str = ""  # battlefield: in your army at the current battlefield; location: where attach_to is


@dataclass(frozen=True, repr=False)
class TakeControl(Node):
    """`Take control of a target Personality.`"""

    what: Node
    who: Node = You()


@dataclass(frozen=True, repr=False)
class GiveBack(Node):
    """`Return control of him to the player you took him from.`"""

    what: Node


@dataclass(frozen=True, repr=False)
class RangedAttack(Node):
    """`Ranged 3 Attack.` target is required targeting. strength may refer to anything. against: the stat it is
    compared with. The attack is then Ref("ranged attack"). also: what else it may target (`a dishonorable
    Personality ignoring his Followers`)."""

    strength: Node
    target: Target
    against: str = "force"
    also: Noun | None = None
    must: Noun | None = None  # what alone it may target (`that must target a card in the target unit`)


@dataclass(frozen=True, repr=False)
class CompareAttack(Node):
    """`Compare it to the target's base Force.`: what the strength of the Ranged Attack at hand is compared with."""

    stat: str
    base: bool = False


@dataclass(frozen=True, repr=False)
class Fear(Node):
    """`Fear 3.`: bow a target as a Ranged Attack destroys it (the editions that have it)."""

    strength: Node
    target: Target


@dataclass(frozen=True, repr=False)
class Challenge(Node):
    """`He challenges a target Personality.` refusal: None, or what happens if it is refused. consequences: what
    follows, each an effect on winner and loser. stat: the duel stat."""

    challenger: Node
    challenged: Node
    # True for `challenges` (which Gold lets the other refuse), False for `duels` and `unrefusable`; in the other editions
    # a challenge may be refused only where a sentence says so.
    refusable: bool = False
    refusal: tuple[Node, ...] = ()
    stat: str = "chi"
    first: Node | None = None  # who has the first chance to focus, and must use it


@dataclass(frozen=True, repr=False)
class Negate(Node):
    """`Negate the destruction.`, `Negate all Force bonuses on him.`, `Negate the action's effects.` until: now
    (the event that triggered the text), "" (all such events until the end of the turn), next (the next one this
    turn), battle, permanent. verb: the event's name, or `force bonus`, `force penalty`, `chi bonus`..., or
    `effects`, `action`, or `event` (whatever triggered the text)."""

    verb: str
    what: Node | None = None
    until: str = "now"
    by: Node | None = None


@dataclass(frozen=True, repr=False)
class Retarget(Node):
    """`The action targets him instead, if legal.`: the action (or Ranged Attack) that triggered this changes
    that target. legal: the text says so; else a new target that is none may cost the action the old one too."""

    to: Node
    legal: bool = True


@dataclass(frozen=True, repr=False)
class Reconnaissance(Node):
    """`You have Reconnaissance at its battlefields.`: until the turn ends; at: a province or battlefield, None
    anywhere."""

    at: Node | None = None
    who: Node = You()


@dataclass(frozen=True, repr=False)
class Rearrange(Node):
    """`Put them back in any order.`, `You may rearrange them.`: cards looked at, back where they were. to: top,
    bottom."""

    what: Node
    to: str = "top"


@dataclass(frozen=True, repr=False)
class ExtraPhase(Node):
    """`Declare an additional Attack Phase.` phase: attack, action... against: whom it attacks, if the text says so."""

    phase: str
    who: Node = You()
    against: Node | None = None


@dataclass(frozen=True, repr=False)
class FromBottom(Node):
    """`You may draw it from the bottom of your deck.`: the card that is about to be drawn comes from the bottom."""


@dataclass(frozen=True, repr=False)
class DrawLater(Node):
    """`Draw an additional card during your next End Phase.`"""

    amount: Node
    who: Node = You()


@dataclass(frozen=True, repr=False)
class InTurnOrder(Node):
    """`Starting with you, each player may draw a card.`: what `Each` player in the effects does, one player
    after the other in turn order, beginning with you."""

    effects: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class Firm(Node):
    """`This movement will not be negated.`: said of an effect of the same text, though it stands after it. verb:
    as in Did. against: negate, reduce (an amount of Honor), copy (the ability)."""

    verb: str
    against: tuple[str, ...] = ("negate",)


@dataclass(frozen=True, repr=False)
class Secure(Node):
    """`The action cannot have its effects negated or have its targeting changed.`: said of the action at hand. parts: effects,
    targets."""

    parts: tuple[str, ...]


@dataclass(frozen=True, repr=False)
class Play(Node):
    """`Search your deck for a Strategy and play it.`: at once, or it is discarded. additional: `play one of them for an
    additional Battle action on it`, by that designator, when the present action is over; or it is put back, or (unplayed:
    discard) `if you do not, discard it`."""

    what: Node
    additional: str = ""
    unplayed: str = ""


@dataclass(frozen=True, repr=False)
class EndEffects(Node):
    """`End all its ongoing effects.`: what the card has done that lasts, or waits for its time."""

    what: Node


@dataclass(frozen=True, repr=False)
class ResolveAgain(Node):
    """`That player can resolve the Event an additional time this game.`"""

    what: Node
    who: Node = You()


@dataclass(frozen=True, repr=False)
class Regardless(Node):
    """`Straighten him even if he cannot straighten.`: what forbids it now does not count; it may still be negated."""

    effect: Node


@dataclass(frozen=True, repr=False)
class Assign(Node):
    """`Each player may assign a unit.`, `Assign your target unit to a battlefield.`: outside the Maneuvers Segments. what
    None: a unit of his own for each player who does it; else you choose where. to: which battlefields will do. anywhere: `even
    if he is not at home`."""

    what: Node | None = None
    who: Node = You()
    may: bool = False
    to: Noun | None = None
    anywhere: bool = False


@dataclass(frozen=True, repr=False)
class ChangeSides(Node):
    """`You change sides in this battle.`: an ally and his units there are on the other side from now on. part: what the
    text speaks of, the player alone or his units alone; by itself both."""

    who: Node = You()
    part: str = ""


@dataclass(frozen=True, repr=False)
class Invite(Node):
    """`Both sides' leaders invite you as an ally.` sides: attacking, defending."""

    sides: tuple[str, ...]
    who: Node = You()


@dataclass(frozen=True, repr=False)
class LendForce(Node):
    """`A target enemy unit adds its Force to your army instead of the enemy army.`: until the battle ends."""

    what: Node


@dataclass(frozen=True, repr=False)
class Bound(Node):
    """`This cannot raise his Force above 3.`: said of an effect of the same text, and limits it alone. bound: floor,
    ceiling."""

    stat: str
    bound: str
    value: Node


@dataclass(frozen=True, repr=False)
class Outlasting(Node):
    """`...; destroying this Terrain does not end this effect.`: the effects last though the card leaves play."""

    effects: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class WhileRemains(Node):
    """`While he remains bowed, ...`: what the effects give, forbid or wait for lasts as long as the condition holds, also beyond
    the turn, and ends for good when it does not (samurai.duration.10)."""

    condition: Node
    effects: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class Instead(Node):
    """`... instead`: the event that triggered this does not happen, the effects do."""

    effects: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class ChangeAmount(Node):
    """`Reduce the Honor loss to one.`, `Increase the Honor gain by 2.` how: set, add, subtract, double, halve."""

    how: str
    amount: Node


@dataclass(frozen=True, repr=False)
class May(Node):
    """`You may ...`: all of the effects or none. who: the player who chooses. once: turn, battle or game: `once
    per turn, you may`, used up only when it is done (samurai.traits.16)."""

    effects: tuple[Node, ...]
    who: Node = You()
    once: str = ""


@dataclass(frozen=True, repr=False)
class Paying(Node):
    """`Discard a card to gain 2 Honor.` inside an effects block: the effects follow only if the costs were fully
    paid."""

    costs: tuple[Node, ...]
    effects: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class If(Node):
    """`If he is a Samurai, bow him.` / `unless`; otherwise: the effects if it is not so."""

    condition: Node
    effects: tuple[Node, ...]
    otherwise: tuple[Node, ...] = ()


@dataclass(frozen=True, repr=False)
class Otherwise(Node):
    """`Otherwise, move him home.` as a sentence of its own: if the condition of the last If before it did not
    hold."""

    effects: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class ForEach(Node):
    """`For each such card, gain 1 Honor.`; inside, Ref("each") is the thing at hand. at_once: separately for each,
    but at the same time (`Gain 1 Honor separately for each Samurai you control`)."""

    noun: Node
    effects: tuple[Node, ...]
    at_once: bool = False


@dataclass(frozen=True, repr=False)
class Repeat(Node):
    """`repeatedly bow a different Personality until ..., or until he can no longer do so`: the effects again and again,
    each time with new targets, until the condition holds or they can not be done."""

    effects: tuple[Node, ...]
    until: Node


@dataclass(frozen=True, repr=False)
class StartRound(Node):
    """`The Attacker has the first opportunity to take a Battle action or pass. Play then proceeds in turn order from
    him.`: the round of Battle actions begins with that player."""

    who: Node


@dataclass(frozen=True, repr=False)
class ChooseOne(Node):
    """`Gain 2 Honor or draw a card.`, `Either straighten the Ring or this Shugenja.`; who chooses."""

    options: tuple[tuple[Node, ...], ...]
    who: Node = You()


@dataclass(frozen=True, repr=False)
class Together(Node):
    """Several effects in one sentence that happen in order: `Bow and dishonor him`."""

    effects: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class NameWord(Node):
    """`Name an element keyword.`, `Name a Ring.`: the player chooses a word that the text then speaks of. kind: element,
    clan, ring, card (a title), type (one of the options)."""

    kind: str
    options: tuple[str, ...] = ()


@dataclass(frozen=True, repr=False)
class Guess(Node):
    """`That player guesses whether the card's base Focus Value is "high" (3 or more) or "low" (2 or less).`: then Did("guess")
    tells whether he was right."""

    number: Node
    who: Node


@dataclass(frozen=True, repr=False)
class RingAwaits(Node):
    """`The next time this turn you trigger its printed trait that would put it into play from your hand, ...`: when what
    puts the named Ring into play happens, the effects do; the Ring may then be put into play by its own text."""

    effects: tuple[Node, ...]


@dataclass(frozen=True, repr=False)
class OwnText(Node):
    """`You may then play the Ring.`: a card in hand may be put into play by its own text."""

    what: Node


@dataclass(frozen=True, repr=False)
class AdditionalAction(Node):
    """`You may take an additional Battle action.` conditions in `requirement` describe the action."""

    designator: str
    who: Node = You()
    requirement: Pattern | None = None
    number: Node = Number(1)


@dataclass(frozen=True, repr=False)
class Later(Node):
    """A delayed effect: `After this battle ends, destroy him.`, `Before the turn ends, ...`, `The next time ...`.
    once: only the first time; until: how long it waits (as in Give; default the end of the turn)."""

    trigger: Trigger
    effects: tuple[Node, ...]
    once: bool = True
    until: str = ""


@dataclass(frozen=True, repr=False)
class WinGame(Node):
    """`You win the game.`"""

    who: Node = You()


@dataclass(frozen=True, repr=False)
class LoseGame(Node):
    """`You lose the game.`"""

    who: Node = You()


@dataclass(frozen=True, repr=False)
class CreateBattlefield(Node):
    """`Create a battlefield (not at any province).`"""


@dataclass(frozen=True, repr=False)
class AssignThere(Node):
    """`Assign your Personality to attack there.`: to the battlefield created; bowed: `even if he is bowed`."""

    what: Node
    side: str
    bowed: bool = False


@dataclass(frozen=True, repr=False)
class CloseBattlefield(Node):
    """`No other units may move there.`; but: those who may (`Only Ninja Personalities`); both: nor from there."""

    but: Noun | None = None
    both: bool = False


@dataclass(frozen=True, repr=False)
class FightThere(Node):
    """`Fight a battle there.`: at the battlefield created, when the action has resolved."""


@dataclass(frozen=True, repr=False)
class UseAgain(Node):
    """`You may use your Stronghold's abilities a second time this turn.`: each ability of the card, once more."""

    what: Node


@dataclass(frozen=True, repr=False)
class FirstFocus(Node):
    """`Kado has the first chance to focus in the duel and must use this chance to focus if possible.`: said of a challenge of
    the same text."""

    who: Node


@dataclass(frozen=True, repr=False)
class ReplaceInDuel(Node):
    """`Kado bows to replace the Personality in the duel.`: `by` takes the place of `what` in the duel at hand."""

    what: Node
    by: Node


@dataclass(frozen=True, repr=False)
class DuelStat(Node):
    """`Kado uses his Force as his duel stat.`: a trait, or an effect on the duel at hand. what None: both
    duellists."""

    what: Node | None
    stat: str
    base: bool = False


@dataclass(frozen=True, repr=False)
class BecomeDead(Node):
    """`He becomes honorably dead.`: a Personality in a discard pile. honorable None: unchanged."""

    what: Node
    honorable: bool | None = None


@dataclass(frozen=True, repr=False)
class TurnFace(Node):
    """`Turn a Dynasty card in a province face-up.`"""

    what: Node
    up: bool = True


@dataclass(frozen=True, repr=False)
class Refill(Node):
    """`refilling the province face-up`; with: what refills it (None: the top card of the Dynasty deck)."""

    province: Node
    face_up: bool = True
    with_: Node | None = None


@dataclass(frozen=True, repr=False)
class GainProvince(Node):
    """`Gain a province to the left of your leftmost province.`"""

    who: Node = You()


@dataclass(frozen=True, repr=False)
class Delay(Node):
    """`Delay the destruction until the turn ends.`: the event that triggered this (on `what`) happens then
    instead."""

    until: str = "turn"
    what: Node | None = None


@dataclass(frozen=True, repr=False)
class FirstAction(Node):
    """`You have the first opportunity to take a Battle action.`; performer: who must perform it."""

    who: Node = You()
    performer: Node | None = None


@dataclass(frozen=True, repr=False)
class Special(Node):
    """An effect that the grammar cannot say: a function beside the card carries it out. words: what it does, for people."""

    name: str
    words: str


@dataclass(frozen=True, repr=False)
class Color(Node):
    """Story phrasing without rules meaning: `He has shamed his clan.`"""

    words: str


# --------------------------------------------------------------------------------- triggers and timing


@dataclass(frozen=True, repr=False)
class Pattern(Node):
    """What must happen: `one of your Personalities enters play`, `an action targets him`, `you win a battle`.

    event: the event's name: enter play, leave play, bow, straighten, destroy, discard, dishonor, rehonor, move, move
    home, assign, attach, gain honor, lose honor, draw, target, announce, resolve (an action), action ends, engage,
    battle resolution, battle ends, turn begins, turn ends, phase begins, phase ends, challenge, duel begins, focus,
    strike, win duel, lose duel, duel ends, win battle, destroy province, reveal, take favor, pay, attack,
    produce, lobby, overlay, focus effects, combat ends, maneuvers end, play (a card from hand); detail of
    resolve: `4 or later in turn`; several joined by `or` (`bow or move`, `bow, move or destroy`): any of them.
    subject: the thing it happens to (a Noun, Ref, You, ...). actor: who or what does it, where the text says so.
    detail: a further word: the phase's name, the designator of an action. filters: further descriptions of the
    action (keywords and designators; `performed` and `targeted` are Past-like filters on it). alternatives: other
    happenings that do as well (`after he wins a duel, or after he is dishonored`)."""

    event: str
    subject: Node | None = None
    actor: Node | None = None
    detail: str = ""
    filters: tuple[Node, ...] = ()
    alternatives: tuple[Pattern, ...] = ()


@dataclass(frozen=True, repr=False)
class Trigger(Node):
    """When: before, after or when. period: turn (only the first time each turn), battle, phase, game."""

    when: str
    pattern: Pattern
    period: str = ""


# ---------------------------------------------------------------------------------------------- traits


@dataclass(frozen=True, repr=False)
class Continuous(Node):
    """`Your Samurai each have +1F.`, `This card has +2F while attacking.` condition None: always. changes as in
    Give."""

    what: Node
    changes: tuple[Node, ...]
    condition: Node | None = None


@dataclass(frozen=True, repr=False)
class Forbid(Node):
    """A thing that does not happen or may not be chosen.

    kind: may not (the choice is not offered), will not (it can be tried and fails), negate.
    verb: bow, straighten, destroy, move, move home, move to battlefield, assign, assign to battlefield, target,
    attach, attach to, control, rehonor, dishonor, gain honor, lose honor, refuse, take actions, perform, focus,
    enter play, force bonus, force penalty, bow from resolution, be negated, use abilities, use base abilities,
    have abilities (it loses them), have text (traits and abilities), hold (of a province: Dynasty cards)...
    what: the subject (None: this card). by: what causes it (a Noun of kind action, effect or player, whose tells
    whose; Ref("resolution"); None: anything); of attach and attach to: the cards or the bearer. condition: only
    while it holds. `only`: the noun is what
    alone is allowed (`will only attach to a Shugenja`)."""

    kind: str
    verb: str
    what: Node | None = None
    by: Node | None = None
    only: bool = False
    costs_too: bool = False
    condition: Node | None = None


@dataclass(frozen=True, repr=False)
class Allow(Node):
    """A rule lifted: assign bowed, force bowed (it contributes Force though bowed), straighten in each phase
    (its own and other players'), attach two (of: which cards), either personality (of a challenge: neither need
    be yours), ... As in `may attach two Armors`, `may remain bowed`, `may be focused five times`, `may use this
    even if bowed`. what it allows is named by verb, number where one is given."""

    verb: str
    what: Node | None = None
    number: Node | None = None
    of: Node | None = None
    condition: Node | None = None


@dataclass(frozen=True, repr=False)
class ActionCost(Node):
    """`This card's ability costs 1 less Gold if you are a Crab Clan player.`: the Gold Cost of actions from that
    card. instead: the whole price, in place of the printed one."""

    amount: Node
    what: Node
    condition: Node | None = None
    instead: Node | None = None


@dataclass(frozen=True, repr=False)
class DecideDuel(Node):
    """`He wins the duel.`, `He loses the duel.`: whatever the scores are."""

    what: Node
    wins: bool = True


@dataclass(frozen=True, repr=False)
class AssignElsewhere(Node):
    """`You may assign it to a different province.`: the unit about to be assigned goes to another battlefield."""


@dataclass(frozen=True, repr=False)
class TransferToken(Node):
    """`Transfer a token from him to another target Personality.`: one token that the player of the text chooses."""

    what: Node
    to: Node


@dataclass(frozen=True, repr=False)
class TurnsFromNow(Node):
    """`Two turns from now, ...`: after so many further turns of the player whose turn it is have begun; who: whose turns are
    counted instead (`at the end of his Straighten Phase two turns from now`)."""

    number: Node
    effects: tuple[Node, ...]
    who: Node | None = None


@dataclass(frozen=True, repr=False)
class AddedCost(Node):
    """`Political actions have an additional cost of 2 Gold.`: costs that such actions have besides their own. actions: a Noun
    of kind action."""

    actions: Node
    costs: tuple[Node, ...]
    condition: Node | None = None


@dataclass(frozen=True, repr=False)
class PaidOtherwise(Node):
    """`You may move your Samurai home to pay the cost of destroying them.`: another way to pay a cost with such cards."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class EntryCost(Node):
    """`Enters play paying 1 less Gold for each ...`, `attaches to a Crane for 2 less Gold`; amount negative: more.
    `to` is the Personality attached to, where that matters. extra: costs besides Gold. least: it lowers the cost no
    further than to this number."""

    amount: Node
    what: Node | None = None
    to: Noun | None = None
    extra: tuple[Node, ...] = ()
    condition: Node | None = None
    least: Node | None = None


@dataclass(frozen=True, repr=False)
class Triggered(Node):
    """`After this Personality enters play: Gain 2 Honor.` costs are in `constraints`; `hand`: it works from the hand
    (a Ring's way into play); `optional`: the text says `you may` at once, so that it is offered like a Reaction.
    from_discard: it works from its owner's discard pile (`You may bring it into play from your discard pile.`)."""

    trigger: Trigger
    effects: tuple[Node, ...]
    conditions: tuple[Node, ...] = ()
    constraints: tuple[Node, ...] = ()
    from_hand: bool = False
    period: str = ""
    from_discard: bool = False


@dataclass(frozen=True, repr=False)
class FocusEffect(Node):
    """`Focus Effect: Gain 2 Honor.`"""

    effects: tuple[Node, ...]
    conditions: tuple[Node, ...] = ()
    constraints: tuple[Node, ...] = ()


@dataclass(frozen=True, repr=False)
class GoldSource(Node):
    """`Bow this card: Produce 3 Gold.`; costs besides bowing may be listed."""

    costs: tuple[Node, ...]
    produce: Produce
    condition: Node | None = None


@dataclass(frozen=True, repr=False)
class CountsAs(Node):
    """`Counts as Daidoji Hachi for deck construction.` purpose: deck construction, uniqueness (which includes it)."""

    title: str
    purpose: str = "deck construction"


@dataclass(frozen=True, repr=False)
class EquipAs(Node):
    """`Equipping Spells is a Battle/Open action for you.`"""

    noun: Noun
    designators: tuple[str, ...]


# ------------------------------------------------------------------------------------------- abilities


@dataclass(frozen=True, repr=False)
class Uses(Node):
    """How often an ability may be used: `Twice per turn`; times 0 is any number. per: turn, battle, game, duel. number: the
    times, where they are not a plain number. said: the text says it; an ability of Gold Edition that does not may be used any
    number of times."""

    times: int = 1
    per: str = "turn"
    number: Node | None = None
    said: bool = False


@dataclass(frozen=True, repr=False)
class Ability(Node):
    """`Political Limited: Bow your target Personality: Take the Imperial Favor.`

    constraints: targets (a bare Target or Choice), costs (effect nodes, ChooseOne for alternatives, May for optional
    ones, If for conditional ones) in the order of the text. conditions: everything that must be true. allowances:
    Allow nodes (`even if this card is bowed`: Allow("bowed"), `even if not at the current battlefield`:
    Allow("absent"), `even if you control no units there`: Allow("no presence"), `if face-up in your province`:
    Allow("province"), `even if this card is in your discard pile`: Allow("discard"), `even if Kado is dead`:
    Allow("dead")). slots: how many things are remembered. here: the text speaks of `this battle`, so that in Gold Edition its
    card must be in it.
    """

    designators: tuple[str, ...]
    effects: tuple[Node, ...]
    keywords: tuple[str, ...] = ()
    trigger: Trigger | None = None
    conditions: tuple[Node, ...] = ()
    constraints: tuple[Node, ...] = ()
    uses: Uses = Uses()
    allowances: tuple[Node, ...] = ()
    here: bool = False


@dataclass(frozen=True, repr=False)
class Program(Node):
    """The whole text box: keywords, then traits and abilities in printed order."""

    keywords: tuple[str, ...] = ()
    traits: tuple[Node, ...] = ()
    abilities: tuple[Ability, ...] = ()


def walk(node: Any) -> tuple[Node, ...]:
    """All nodes of a tree, each before its parts, in the order of the text.

    >>> [type(n).__name__ for n in walk(Bow(Target(Noun(("personality",)))))]
    ['Bow', 'Target', 'Noun']
    """
    if isinstance(node, Node):
        return (node, *inside(node))
    return tuple(each for part in node for each in walk(part)) if isinstance(node, tuple) else ()


def inside(node: Node) -> tuple[Node, ...]:
    """All nodes of a tree but the first. A tree never changes: they are listed once, and the node keeps the list, which is
    no field of it and so takes no part in comparing and printing."""
    found: tuple[Node, ...] | None = node.__dict__.get("_inside")
    if found is None:
        gathered: list[Node] = []
        for name in type(node).__dataclass_fields__:
            _gather(getattr(node, name), gathered)
        found = tuple(gathered)
        object.__setattr__(node, "_inside", found)
    return found


def _gather(part: Any, found: list[Node]) -> None:
    """Add the nodes of a part of a tree."""
    if isinstance(part, Node):
        found.append(part)
        for name in type(part).__dataclass_fields__:
            _gather(getattr(part, name), found)
    elif isinstance(part, tuple):
        for each in part:
            _gather(each, found)
