"""The nodes of a Living Card Game card, by role: things, filters, amounts, conditions, effects, abilities.

Fields stand in the order of the English, so that what a player chooses is chosen in the order of the text. What happens is one
record, `Deed`: the same for a command, a cost, a trigger, something forbidden and something remembered.
"""

from __future__ import annotations

from dataclasses import dataclass

from rokugan.program.lcg.words import (
    Area,
    Cause,
    Clan,
    Comparison,
    ConflictType,
    Element,
    End,
    Head,
    Keyword,
    Kind,
    Layer,
    Named,
    Order,
    Period,
    Phase,
    Side,
    Stat,
    State,
    Verb,
)
from rokugan.program.node import Node as Node


class Thing(Node):
    """What a noun phrase means: cards, players, rings, places, or an amount of fate or honor."""


class Filter(Node):
    """What an adjective or a clause after the noun says of a thing."""


class Amount(Node):
    """A number, or what gives one."""


class Condition(Node):
    """What holds or does not hold."""


class Effect(Node):
    """What a sentence does, or has stand while it is in force."""


class Quality(Node):
    """What a card can gain."""


class Circumstance(Node):
    """How, as what, or in the course of what something happens."""


# ---------------------------------------------------------------------------------------------- amounts


@dataclass(frozen=True, repr=False)
class Number(Amount):
    """A plain number."""

    value: int


@dataclass(frozen=True, repr=False)
class AtLeast(Amount):
    """`1 or more`, `5 or more`."""

    value: int


@dataclass(frozen=True, repr=False)
class Count(Amount):
    """`the number of unclaimed rings`; apart from a noun: `4 or fewer` is a comparison."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class Per(Amount):
    """`+2 … for each holding you control`."""

    each: Amount
    noun: Noun


@dataclass(frozen=True, repr=False)
class StatOf(Amount):
    """`its military skill`, `your honor bid`, `the printed cost of the discarded card`; of a player, what his side counts."""

    stat: Stat
    of: Thing
    layer: Layer = ""


@dataclass(frozen=True, repr=False)
class Total(Amount):
    """`glory … among ready participating characters`."""

    stat: Stat
    noun: Noun


@dataclass(frozen=True, repr=False)
class Plus(Amount):
    """`at least 5 more … than`."""

    amount: Amount
    more: int


@dataclass(frozen=True, repr=False)
class Minus(Amount):
    """`-X`."""

    amount: Amount


@dataclass(frozen=True, repr=False)
class ThatMuch(Amount):
    """`that much honor`: as much as the trigger was about."""


@dataclass(frozen=True, repr=False)
class Required(Amount):
    """`the required number of cards`."""


# ----------------------------------------------------------------------------------------------- things


@dataclass(frozen=True, repr=False)
class Noun(Node):
    """A kind of thing and what is said of it."""

    kind: Kind
    which: tuple[Filter, ...] = ()


@dataclass(frozen=True, repr=False)
class A(Thing):
    """One of them, whichever: of a choice, the one chosen."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class All(Thing):
    """Each of them."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class Some(Thing):
    """So many of them."""

    amount: Amount
    noun: Noun


@dataclass(frozen=True, repr=False)
class UpTo(Thing):
    """So many of them or fewer."""

    amount: Amount
    noun: Noun


@dataclass(frozen=True, repr=False)
class AnyNumber(Thing):
    """As many of them as the chooser likes."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class Only(Thing):
    """`only characters that …`: them and no other."""

    things: tuple[Thing, ...]


@dataclass(frozen=True, repr=False)
class This(Thing):
    """The card whose text it is."""


@dataclass(frozen=True, repr=False)
class Attached(Thing):
    """What this card is attached to."""


@dataclass(frozen=True, repr=False)
class You(Thing):
    """The player who controls the card."""


@dataclass(frozen=True, repr=False)
class Opponent(Thing):
    """His opponent."""


@dataclass(frozen=True, repr=False)
class Ref(Thing):
    """What the ability spoke of before: its n-th new thing, counted through the text."""

    number: int


@dataclass(frozen=True, repr=False)
class The(Thing):
    """What there is one of: the contested ring, the Imperial Favor, the loser of the duel."""

    name: Named


@dataclass(frozen=True, repr=False)
class Owner(Thing):
    """`its owner`, `its controller`."""

    of: Thing
    controller: bool = False


@dataclass(frozen=True, repr=False)
class OpponentOf(Thing):
    """`that player's opponent`."""

    of: Thing


@dataclass(frozen=True, repr=False)
class And(Thing):
    """Several things together."""

    things: tuple[Thing, ...]


@dataclass(frozen=True, repr=False)
class OneOf(Thing):
    """One thing or another."""

    things: tuple[Thing, ...]


@dataclass(frozen=True, repr=False)
class Place(Thing):
    """Where cards are, of whom, and which end of it. Without an owner: the card's own."""

    area: Area
    of: Thing | None = None
    end: End = ""


@dataclass(frozen=True, repr=False)
class Top(Thing):
    """`the top 3 cards of your conflict deck`."""

    amount: Amount
    place: Place


@dataclass(frozen=True, repr=False)
class ThatMany(Thing):
    """`that fate`, `that much honor`: what the trigger was about."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class PhaseOf(Thing):
    """`the conflict phase`."""

    phase: Phase


@dataclass(frozen=True, repr=False)
class Part(Thing):
    """What a thing has: its effect, its abilities, its skill, its text box, its element."""

    what: Kind
    of: Thing
    which: tuple[Filter, ...] = ()


@dataclass(frozen=True, repr=False)
class Skill(Thing):
    """A value that is changed: `its base military and political skill`, `the value of your bid`, `the cost of …`."""

    stats: tuple[Stat, ...]
    of: Thing
    layer: Layer = ""


@dataclass(frozen=True, repr=False)
class TypeOf(Thing):
    """`military`, to which a conflict's type is changed."""

    type: ConflictType


@dataclass(frozen=True, repr=False)
class Gap(Thing):
    """In a clause that describes a noun: that noun's thing itself."""


# ---------------------------------------------------------------------------------------------- filters


@dataclass(frozen=True, repr=False)
class Is(Filter):
    """A state in one word."""

    word: State


@dataclass(frozen=True, repr=False)
class Not(Filter):
    """The opposite."""

    filter: Filter


@dataclass(frozen=True, repr=False)
class AnyOf(Filter):
    """One of these is so: `Bushi or Courtier`."""

    filters: tuple[Filter, ...]


@dataclass(frozen=True, repr=False)
class OfClan(Filter, Quality):
    """It has the clan's symbol."""

    clan: Clan


@dataclass(frozen=True, repr=False)
class HasTrait(Filter, Quality):
    """It has the trait."""

    trait: str


@dataclass(frozen=True, repr=False)
class HasKeyword(Filter, Quality):
    """It has the keyword."""

    keyword: Keyword


@dataclass(frozen=True, repr=False)
class OfType(Filter):
    """A military or political conflict, duel or ring."""

    type: ConflictType


@dataclass(frozen=True, repr=False)
class OfElement(Filter, Quality):
    """A conflict, ring or province of the element."""

    element: Element


@dataclass(frozen=True, repr=False)
class ElementOf(Filter):
    """`that matches the element of your role`, `of that ring's element`."""

    of: Thing


@dataclass(frozen=True, repr=False)
class OfCardType(Filter):
    """It is a card of that type: `if that card is a character`, `of that type`."""

    kind: Kind


@dataclass(frozen=True, repr=False)
class OfNamedType(Filter):
    """`of that type`: the card type that was named."""


@dataclass(frozen=True, repr=False)
class Controlled(Filter):
    """`you control`, `an opponent's`."""

    by: Thing


@dataclass(frozen=True, repr=False)
class Owned(Filter):
    """`owned by each player`."""

    by: Thing


@dataclass(frozen=True, repr=False)
class Other(Filter):
    """`another`, `other`: not this card, or not the one spoken of."""


@dataclass(frozen=True, repr=False)
class Has(Filter):
    """`with 1 or more fate on it`, `with a Monk attachment`, `without attachments`, of a player: `that controls …`."""

    noun: Noun
    compare: Comparison = ">="
    number: int = 1


@dataclass(frozen=True, repr=False)
class Holds(Filter):
    """`that controls the Imperial Favor`."""

    what: Thing


@dataclass(frozen=True, repr=False)
class StatIs(Filter):
    """`with printed cost 2 or lower`, `with lower glory than this character`."""

    stat: Stat
    compare: Comparison
    amount: Amount
    layer: Layer = ""


@dataclass(frozen=True, repr=False)
class Most(Filter):
    """`with the highest glory`, `with the lowest printed cost`: none of the others of its noun has more, or less."""

    stat: Stat
    highest: bool = True
    layer: Layer = ""


@dataclass(frozen=True, repr=False)
class Odd(Filter):
    """`that have an odd printed cost`."""

    stat: Stat
    layer: Layer = ""


@dataclass(frozen=True, repr=False)
class In(Filter):
    """In one of these places: areas of a player, or provinces."""

    places: tuple[Thing, ...]


@dataclass(frozen=True, repr=False)
class On(Filter):
    """On a thing: fate, attachments, a printed ability."""

    thing: Thing


@dataclass(frozen=True, repr=False)
class Among(Filter):
    """`one of those characters`."""

    things: Thing


@dataclass(frozen=True, repr=False)
class At(Filter):
    """A conflict at a province."""

    thing: Thing


@dataclass(frozen=True, repr=False)
class Nth(Filter):
    """The first, second or next."""

    order: Order


@dataclass(frozen=True, repr=False)
class Every(Filter):
    """`the first military conflict each round`."""

    period: Period


@dataclass(frozen=True, repr=False)
class Which(Filter):
    """A clause about the thing: `that targets a Shugenja`, `you play`, `in which this character is participating`."""

    condition: Condition


# ------------------------------------------------------------------------------------------- conditions


@dataclass(frozen=True, repr=False)
class Be(Condition):
    """A thing is so."""

    thing: Thing
    filter: Filter


@dataclass(frozen=True, repr=False)
class Exists(Condition):
    """There are so many of them: `you control 3 or more …`, `there is a holding in play`."""

    noun: Noun
    compare: Comparison = ">="
    number: int = 1


@dataclass(frozen=True, repr=False)
class Compare(Condition):
    """One amount beside another."""

    left: Amount
    compare: Comparison
    right: Amount


@dataclass(frozen=True, repr=False)
class Happens(Condition):
    """Something happened, or (in the clause of a noun) happens: `you have declared 2 conflicts`, `that targets …`."""

    deed: Deed


@dataclass(frozen=True, repr=False)
class NotSo(Condition):
    """It does not hold."""

    condition: Condition


@dataclass(frozen=True, repr=False)
class Either(Condition):
    """One of them holds."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, repr=False)
class Both(Condition):
    """All of them hold."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, repr=False)
class During(Condition, Circumstance):
    """In the course of a conflict, phase or duel."""

    thing: Thing


# ---------------------------------------------------------------------------------------- circumstances


@dataclass(frozen=True, repr=False)
class As(Circumstance):
    """`as an attacker`, `as the defending player`; fictive: `as if you were the attacking player`."""

    side: Side
    fictive: bool = False


@dataclass(frozen=True, repr=False)
class By(Circumstance):
    """`by 5 or more skill`, `by 1`."""

    amount: Amount


@dataclass(frozen=True, repr=False)
class To(Circumstance):
    """`set … to 1`."""

    amount: Amount


@dataclass(frozen=True, repr=False)
class WhenDone(Circumstance):
    """`when it is played from one of your provinces`."""

    deed: Deed


@dataclass(frozen=True, repr=False)
class Because(Circumstance):
    """`as a result of conflict resolution`, `from the second conflict you declared`."""

    cause: Cause
    of: Thing | None = None


@dataclass(frozen=True, repr=False)
class Within(Circumstance):
    """`this phase`, `this round`."""

    period: Period


@dataclass(frozen=True, repr=False)
class AtRandom(Circumstance):
    """Chosen by chance."""


@dataclass(frozen=True, repr=False)
class Face(Circumstance):
    """`faceup`, `facedown`."""

    up: bool


@dataclass(frozen=True, repr=False)
class AttachedTo(Circumstance):
    """`attached to that character`."""

    thing: Thing


@dataclass(frozen=True, repr=False)
class Under(Circumstance):
    """`under your control`."""

    player: Thing


@dataclass(frozen=True, repr=False)
class AsCard(Circumstance):
    """`as an attachment`, with a text of its own."""

    kind: Kind
    text: TextBox


@dataclass(frozen=True, repr=False)
class AsIfIn(Circumstance):
    """`as if it were in your hand`."""

    place: Place


@dataclass(frozen=True, repr=False)
class ForThing(Circumstance):
    """What is searched for."""

    thing: Thing


@dataclass(frozen=True, repr=False)
class UntilSo(Circumstance):
    """`until that player has 4 or fewer cards in hand`."""

    condition: Condition


@dataclass(frozen=True, repr=False)
class AnyOrder(Circumstance):
    """`in any order`."""


@dataclass(frozen=True, repr=False)
class TraitsToo(Circumstance):
    """Of a blank text box: without `(except for Traits)`."""


@dataclass(frozen=True, repr=False)
class NoLess(Circumstance):
    """`(to a minimum of 0)`."""

    number: int


# ---------------------------------------------------------------------------------------------- effects


@dataclass(frozen=True, repr=False)
class Deed(Effect):
    """What is done: by whom, to what, from where, to where, and how. Without an agent: by you, or by anybody."""

    verb: Verb
    agent: Thing | None = None
    patient: Thing | None = None
    source: Thing | None = None
    goal: Thing | None = None
    how: tuple[Circumstance | Condition, ...] = ()


@dataclass(frozen=True, repr=False)
class Bonus(Node):
    """`+2 military`."""

    stat: Stat
    amount: Amount


@dataclass(frozen=True, repr=False)
class Gets(Effect):
    """`gets +2 military and +2 political`."""

    who: Thing
    bonuses: tuple[Bonus, ...]


@dataclass(frozen=True, repr=False)
class Gains(Effect):
    """`gains covert`, `gains Cavalry`, `gains: "Action: …"`."""

    who: Thing
    qualities: tuple[Quality, ...]


@dataclass(frozen=True, repr=False)
class Loses(Effect):
    """`loses covert`."""

    who: Thing
    qualities: tuple[Quality, ...]


@dataclass(frozen=True, repr=False)
class AbilityText(Quality):
    """An ability in quotation marks."""

    ability: Triggered


@dataclass(frozen=True, repr=False)
class AbilityOf(Quality):
    """`that ability`, `each of that event's action abilities`."""

    thing: Thing


@dataclass(frozen=True, repr=False)
class Immune(Quality):
    """`immune to events`."""

    to: Thing


@dataclass(frozen=True, repr=False)
class Forbid(Effect):
    """It cannot be done; mild: it is not done ("does not bow")."""

    deed: Deed
    mild: bool = False


@dataclass(frozen=True, repr=False)
class May(Effect):
    """Somebody may do it; with a price: `you may lose 1 honor to …`."""

    who: Thing
    effects: tuple[Effect, ...]
    price: tuple[Effect, ...] = ()


@dataclass(frozen=True, repr=False)
class If(Effect):
    """If it holds, this; otherwise that."""

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, repr=False)
class While(Effect):
    """As long as it holds, this stands."""

    condition: Condition
    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class Until(Effect):
    """Until the end of a period, this stands."""

    period: Period
    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class Later(Effect):
    """At the end of the period, or when it happens, this."""

    period: Period
    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class Then(Effect):
    """Only if what stands before was done: this."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class Instead(Effect):
    """In the place of what would happen, or of the deed that is named."""

    effects: tuple[Effect, ...]
    of: Deed | None = None


@dataclass(frozen=True, repr=False)
class Choice(Effect):
    """One of these is selected; by whom, if not by you."""

    options: tuple[tuple[Effect, ...], ...]
    by: Thing | None = None


@dataclass(frozen=True, repr=False)
class IfAble(Effect):
    """It is done if it can be; otherwise that."""

    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


# ------------------------------------------------------------------------------------- rules of the card


@dataclass(frozen=True, repr=False)
class AttachTo(Effect):
    """`Attach to a character you control`, `Cavalry character only`."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class PlayOnly(Effect):
    """`Play only if …`."""

    condition: Condition


@dataclass(frozen=True, repr=False)
class PlayOn(Effect):
    """`Play only on …`."""

    noun: Noun


@dataclass(frozen=True, repr=False)
class LimitPer(Effect):
    """`Limit 1 per character`, `Limit 1 per deck`."""

    number: int
    per: Kind


@dataclass(frozen=True, repr=False)
class NoAttachments(Effect):
    """`No attachments except Monk or Tattoo`, `No Poison attachments`."""

    traits: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()


@dataclass(frozen=True, repr=False)
class RoleOnly(Effect):
    """`Keeper role only`."""

    trait: str


@dataclass(frozen=True, repr=False)
class NoStrongholdProvince(Effect):
    """`Cannot be a stronghold province`."""


@dataclass(frozen=True, repr=False)
class Influence(Effect):
    """`Increase your deckbuilding influence value by 3`."""

    number: int


@dataclass(frozen=True, repr=False)
class ExtraProvince(Effect):
    """One more province of the element in the place of one of any element, while deckbuilding."""

    element: Element


@dataclass(frozen=True, repr=False)
class PrintedX(Effect):
    """`X is equal to …`, where X is printed as one of the card's numbers."""

    amount: Amount


# -------------------------------------------------------------------------------------------- abilities


@dataclass(frozen=True, repr=False)
class Trigger(Node):
    """`After …`, `When … would …`: one of these deeds."""

    deeds: tuple[Deed, ...]
    would: bool = False


@dataclass(frozen=True, repr=False)
class Limit(Node):
    """How often: `Limit twice per round`, `Max 1 per conflict` (all copies together), `Unlimited`."""

    times: int
    per: Period = "round"
    max: bool = False


@dataclass(frozen=True, repr=False)
class Triggered(Node):
    """An action, reaction or interrupt: what stands before its dash, and what stands after it."""

    head: Head
    trigger: Trigger | None = None
    conditions: tuple[Condition, ...] = ()
    costs: tuple[Effect, ...] = ()
    choices: tuple[Effect, ...] = ()
    effects: tuple[Effect, ...] = ()
    limit: Limit | None = None
    forced: bool = False


@dataclass(frozen=True, repr=False)
class TextBox(Node):
    """All that a card says: its keywords, what stands as long as it is in play, and its abilities."""

    keywords: tuple[Keyword, ...] = ()
    constants: tuple[Effect, ...] = ()
    abilities: tuple[Triggered, ...] = ()
