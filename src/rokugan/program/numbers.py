"""Numbers: plain ones, and those that a text computes."""

from __future__ import annotations

from rokugan.program.lean import dataclass
from rokugan.program.node import shape
from rokugan.program.nouns import Noun
from rokugan.program.roles import Amount, Condition, Thing
from rokugan.program.words import NotedStat, Period, Source, Stat, Variety


@dataclass(frozen=True, repr=False)
class Number(Amount):
    """A plain number: `3`."""

    written = "{value}"

    value: int


@dataclass(frozen=True, repr=False)
class StatOf(Amount):
    """`his Force`, `your Family Honor`, `this card's base Chi`, `the discarded card's Focus Value`.

    Stats: starting_honor (of a player: what his Family Honor was at the start of the game), force, chi,
    personal_honor, gold_cost, focus_value, honor_requirement, strength (of a province), gold_production,
    family_honor (of a player), hand (number of cards in a player's hand), experience.
    """

    written = "{stat} of {of}"

    stat: Stat
    of: Thing
    base: bool = False


@dataclass(frozen=True, repr=False)
class StatThen(Amount):
    """`his Chi before the first opportunity to focus or strike`: as it was when the duel at hand began."""

    stat: NotedStat
    of: Thing


@dataclass(frozen=True, repr=False)
class StatBefore(Amount):
    """`its Force before it was destroyed`: as it was in play."""

    stat: NotedStat
    of: Thing


@dataclass(frozen=True, repr=False)
class SideForce(Amount):
    """`its side's total Force`, in the last resolution of a battle; enemy: the opposing side's."""

    written = (shape("enemy-side-force {of}", enemy=True), shape("side-force {of}", enemy=False))

    of: Thing
    enemy: bool = False


@dataclass(frozen=True, repr=False)
class TotalOf(Amount):
    """`his unit's total Force`, `the total Chi of those Personalities`: the sum over the cards of a unit, an
    army or a set."""

    written = "total {stat} of {of}"

    stat: Stat
    of: Thing


@dataclass(frozen=True, repr=False)
class CountOf(Amount):
    """`the number of Rings you control`."""

    written = "count {noun}"

    noun: Noun


@dataclass(frozen=True, repr=False)
class TokensOn(Amount):
    """`the number of Fire tokens on him`, `for each Wealth token on this card`."""

    written = "tokens {name} on {of}"

    name: str
    of: Thing


@dataclass(frozen=True, repr=False)
class Sum(Amount):
    """`his Chi plus 2`; minus is a negative part."""

    parts: tuple[Amount, ...]


@dataclass(frozen=True, repr=False)
class Difference(Amount):
    """`his Force minus 2`."""

    written = "difference {of} less {less}"

    of: Amount
    less: Amount


@dataclass(frozen=True, repr=False)
class Times(Amount):
    """`twice his Force`, `1 for each Ring you control`."""

    factor: int
    of: Amount


@dataclass(frozen=True, repr=False)
class Per(Amount):
    """`for every 10 points of Family Honor you have`: how many full tens there are."""

    points: int
    of: Amount


@dataclass(frozen=True, repr=False)
class Half(Amount):
    """`half his Force`, rounded up or down."""

    of: Amount
    up: bool = False


@dataclass(frozen=True, repr=False)
class AmountOf(Amount):
    """A number of what happened. of: event (`that amount`, the Honor of the event that triggered the text),
    force lost (by `what`, through this text), gold (paid for the card), same (the amount of the last change of this text),
    discarded (by this text; of `what`: only that player's cards)."""

    of: Source
    what: Thing | None = None


@dataclass(frozen=True, repr=False)
class Conditional(Amount):
    """A number that depends on a condition: `+3F, or +6F if he is Shadowlands`, `with +2 strength if it targets a
    Follower` (otherwise 0)."""

    written = "case {condition} {then} else {otherwise}"

    condition: Condition
    then: Amount
    otherwise: Amount = Number(0)


@dataclass(frozen=True, repr=False)
class Extreme(Amount):
    """`the highest base Personal Honor among them`, `your Personality with the highest Force`'s Force: of all
    things the largest (or least) value of a stat; 0 if there is none."""

    stat: Stat
    among: Thing
    least: bool = False
    base: bool = False


@dataclass(frozen=True, repr=False)
class DeedsOf(Amount):
    """`the number of other Shout actions he has performed this battle`: how many such actions were taken in the period.
    titles: from cards of different titles only; other: not counting the present one."""

    written = (shape("other-deeds {noun} {period}", other=True), shape("deeds {noun} {period}", other=False))

    noun: Noun
    period: Period = "turn"
    titles: bool = False
    other: bool = False


@dataclass(frozen=True, repr=False)
class MostOf(Amount):
    """`the highest number of dead Personalities in any one discard pile`: the largest value of a number over all the
    things; in it Ref("each") is the thing at hand."""

    of: Amount
    among: Thing


@dataclass(frozen=True, repr=False)
class Remainder(Amount):
    """`is odd`: what is left of a number divided by another."""

    of: Amount
    by: int


@dataclass(frozen=True, repr=False)
class KeywordsOf(Amount):
    """`the number of his keywords`, `for each of his keywords other than Clan alignments` (but_clans)."""

    of: Thing
    but_clans: bool = False


@dataclass(frozen=True, repr=False)
class ChosenNumber(Amount):
    """`one or more`, `any number of`, `one to three`: as many as the player likes and there are, but so many at least, and so
    many at most (0: all there are)."""

    least: int = 0
    most: int = 0


@dataclass(frozen=True, repr=False)
class Different(Amount):
    """`the number of different element keywords among your Personalities`. kind: element, clan, tribe, title,
    keyword."""

    kind: Variety
    among: Thing


@dataclass(frozen=True, repr=False)
class Capped(Amount):
    """`his Force or 3, whichever is lower`; `to a maximum of 3`: never more (least: never less) than the bound."""

    of: Amount
    bound: Amount
    least: bool = False
