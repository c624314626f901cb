"""The use of an ability, read from its tree: whom it helps or harms, what it gains and what it costs; and what it
takes to put a Ring into play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rokugan import program as p
from rokugan.cards.model import CardDefinition

MINE = "your"
THEIRS = "enemy"
ANY = ""

# How an effect changes the Force of a battle: the whole of a card, the whole of a unit, or an amount.
CARD, UNIT, AMOUNT, BOWED, RANGED = "card", "unit", "amount", "bowed", "ranged"


@dataclass(frozen=True)
class Swing:
    """One change of Force: for or against whom, and how much of what."""

    whose: str
    helps: bool
    what: str
    amount: int = 0
    all: bool = False
    deadly: bool = False
    own_unit: bool = False
    """It is about the very unit that the card belongs to."""


@dataclass
class Reading:
    """An ability in the terms in which a simple player thinks."""

    swings: list[Swing] = field(default_factory=list)
    honor: int = 0
    their_honor: int = 0
    losses: list[p.Node] = field(default_factory=list)
    """The amounts of Honor that it makes others lose."""
    cards: int = 0
    rings: int = 0
    """Rings that it searches for."""
    strength: int = 0
    favor: bool = False
    attaches: bool = False
    replaces: bool = False
    """It puts cards from provinces away, for others."""
    duel: bool = False
    others: int = 0
    # costs
    discards: int = 0
    bows: list[str] = field(default_factory=list)
    bows_itself: bool = False
    bows_bearer: bool = False
    loses_itself: bool = False
    gold: int = 0
    battle: bool = False

    @property
    def harms(self) -> bool:
        """Does it do harm to what it is aimed at?"""
        return any(not swing.helps for swing in self.swings) or self.duel

    @property
    def helps(self) -> bool:
        """Does it do good to what it is aimed at?"""
        return any(swing.helps for swing in self.swings) or self.attaches


# Trees are shared and never change, but hashing one costs more than reading it: they are remembered by identity.
_READ: dict[int, tuple[p.Ability, Reading]] = {}


def read_ability(ability: p.Ability) -> Reading:
    """Return what an ability does, as far as it matters to a simple player.

    >>> card = p.Ability(("battle",), (p.Bow(p.Target(p.Noun(("personality",), whose="enemy"), 0)),))
    >>> read_ability(card).swings
    [Swing(whose='enemy', helps=False, what='card', amount=0, all=False, deadly=False, own_unit=False)]
    """
    known = _READ.get(id(ability))
    if known is None:
        known = _READ[id(ability)] = ability, _read(ability)
    return known[1]


def _read(ability: p.Ability) -> Reading:
    reading = Reading(battle="battle" in ability.designators)
    slots = {node.slot: node for node in p.walk(ability) if isinstance(node, (p.Target, p.Chosen)) and node.slot >= 0}
    for node in ability.constraints:
        _cost(node, reading, slots)
    for node in _steps(ability.effects):
        _effect(node, reading, slots)
    return reading


Slots = dict[int, p.Target | p.Chosen]


def _steps(effects: Iterable[p.Effect]) -> Iterable[p.Effect]:
    """The single effects of an ability, also those that may or might happen."""
    for node in effects:
        inner = getattr(node, "effects", None)  # of those that frame others: may, if, for each, later
        if inner:
            yield from _steps(inner)
        elif isinstance(node, p.ChooseOne):
            yield from _steps(node.options[0])
        else:
            yield node


def _whose(what: p.Node, slots: Slots) -> tuple[str, bool]:
    """Return whose the things are that a phrase means (ANY: either player's), and whether it means every such thing."""
    if isinstance(what, (p.UnitOf, p.PartsOf)):
        return _whose(what.of, slots)
    if isinstance(what, (p.Target, p.Chosen, p.Each)):
        noun = what.noun
        if noun.whose in ("your", "friendly"):
            return MINE, isinstance(what, p.Each)
        if noun.whose in ("enemy", "other"):
            return THEIRS, isinstance(what, p.Each)
        return ANY, isinstance(what, p.Each)
    if isinstance(what, p.Ref):
        if what.to == "slot" and what.slot in slots:
            return _whose(slots[what.slot], slots)
        return MINE, False
    return ANY, False


def _zone(what: p.Node) -> str:
    return what.noun.zone if isinstance(what, (p.Target, p.Chosen, p.Each)) else ""


def _is_unit(what: p.Node, slots: Slots) -> bool:
    if isinstance(what, p.UnitOf):
        return True
    if isinstance(what, p.Ref) and what.to == "slot" and what.slot in slots:
        return _is_unit(slots[what.slot], slots)
    return isinstance(what, (p.Target, p.Chosen, p.Each)) and "unit" in what.noun.kinds


def _is_own_unit(what: p.Node) -> bool:
    if isinstance(what, p.UnitOf):
        return _is_own_unit(what.of)
    return isinstance(what, p.Ref) and what.to in ("this", "bearer")


def _number(node: p.Node) -> int:
    """The amount that a text gives, or a fair guess at it."""
    return node.value if isinstance(node, p.Number) else 2


def _effect(node: p.Node, reading: Reading, slots: Slots) -> None:
    """Add to the reading what one effect does."""
    if isinstance(node, (p.Bow, p.Destroy, p.Dishonor)):
        whose, every = _whose(node.what, slots)
        what = UNIT if _is_unit(node.what, slots) else CARD
        if not isinstance(node, p.Dishonor):
            reading.swings.append(Swing(whose, False, what, all=every, deadly=isinstance(node, p.Destroy)))
        else:
            reading.others += 1
    elif isinstance(node, p.Straighten):
        whose, every = _whose(node.what, slots)
        reading.swings.append(Swing(whose, True, BOWED, all=every, own_unit=_is_own_unit(node.what)))
    elif isinstance(node, p.Move):
        whose, every = _whose(node.what, slots)
        reading.swings.append(Swing(whose, node.to != "home", UNIT, all=every))
    elif isinstance(node, p.Give):
        _give(node, reading, slots)
    elif isinstance(node, (p.RangedAttack, p.Fear)):
        reading.swings.append(
            Swing(THEIRS, False, RANGED, _number(node.strength), deadly=isinstance(node, p.RangedAttack))
        )
    elif isinstance(node, p.GainHonor):
        _honor(reading, _number(node.amount), node.who)
    elif isinstance(node, p.LoseHonor):
        _honor(reading, -_number(node.amount), node.who)
        if not isinstance(node.who, p.You):
            reading.losses.append(node.amount)
    elif isinstance(node, p.Draw):
        reading.cards += _number(node.amount)
    elif isinstance(node, p.PutCard) and _zone(node.what) == "province":
        reading.replaces = True
    elif isinstance(node, p.Search) and "ring" in node.noun.kinds:
        reading.rings += 1
    elif isinstance(node, (p.Search, p.PutCard)):
        reading.cards += 1
    elif isinstance(node, p.TakeFavor):
        reading.favor = True
    elif isinstance(node, p.Create):
        force = sum(_number(amount) for stat, amount in node.stats if stat == "force")
        reading.swings.append(Swing(MINE, True, AMOUNT, max(force, 1)))
    elif isinstance(node, (p.Attach, p.Transfer)):
        reading.attaches = True
    elif isinstance(node, p.PutToken):
        whose, every = _whose(node.what, slots)
        reading.swings.append(Swing(whose, not node.name.startswith("-"), AMOUNT, 1, every))
    elif isinstance(node, p.Challenge):
        reading.duel = True
    elif not isinstance(node, (p.Target, p.Chosen, p.Color, p.Look)):
        reading.others += 1


def _give(node: p.Give, reading: Reading, slots: Slots) -> None:
    """Add to the reading what an effect gives: Force, strength, or something that is only counted."""
    whose, every = _whose(node.what, slots)
    for change in node.changes:
        if not isinstance(change, p.Modify):
            reading.others += 1
            continue
        amount = -_number(change.amount) if change.negative else _number(change.amount)
        if change.stat == "strength" and isinstance(node.what, p.Ref) and node.what.to == "province":
            reading.strength += abs(amount) if change.choose else amount
        elif change.stat == "force":
            reading.swings.append(Swing(whose, amount > 0, AMOUNT, abs(amount), every))
        else:
            reading.others += 1


def _honor(reading: Reading, amount: int, who: p.Node) -> None:
    if isinstance(who, p.You):
        reading.honor += amount
    else:
        reading.their_honor += amount


def _cost(node: p.Node, reading: Reading, slots: Slots) -> None:
    """Add to the reading what one cost takes."""
    if isinstance(node, p.Bow):
        what = node.what
        if isinstance(what, p.Ref) and what.to == "this":
            reading.bows_itself = True
        elif isinstance(what, p.Ref) and what.to == "bearer":
            reading.bows_bearer = True
        elif isinstance(what, (p.Target, p.Chosen)):
            reading.bows.extend(what.noun.kinds)
        else:
            reading.bows.append("card")
    elif isinstance(node, p.Discard):
        if isinstance(node.what, p.Ref):
            reading.loses_itself = True
        else:
            reading.discards += 1
    elif isinstance(node, (p.Destroy, p.PutCard)):
        reading.loses_itself = True
    elif isinstance(node, p.PayGold):
        reading.gold += _number(node.amount)
    elif isinstance(node, p.LoseHonor):
        reading.honor -= _number(node.amount)
    elif isinstance(node, (p.If, p.May, p.Together)):
        for part in node.effects:
            _cost(part, reading, slots)
    elif isinstance(node, p.ChooseOne):
        for part in node.options[0]:
            _cost(part, reading, slots)


# ------------------------------------------------------------------------------------------------- Rings


@dataclass(frozen=True)
class RingNeed:
    """How many actions of which kind bring a Ring into play, and within which time: turn, phase or battle."""

    count: int
    period: str
    kind: p.Noun

    @property
    def different_titles(self) -> bool:
        """Must they come from cards with different titles?"""
        return any(
            isinstance(each, p.Alike) and not each.positive for node in self.kind.filters for each in p.walk(node)
        )


def entry_of(card: CardDefinition) -> p.Pattern | None:
    """Return what must happen before a card may be put into play from the hand by its own text."""
    for trait in card.program.traits:
        if isinstance(trait, p.Triggered) and trait.from_hand:
            return trait.trigger.pattern
    return None


def ring_need(card: CardDefinition) -> RingNeed | None:
    """The actions that a Ring asks for, if it asks for actions."""
    pattern = entry_of(card)
    if pattern is None or pattern.ordinal is None or not isinstance(pattern.subject, p.Noun):
        return None
    return RingNeed(pattern.ordinal.number, pattern.ordinal.period, pattern.subject)


def counts_for(need: RingNeed, card: CardDefinition, ability: p.Ability) -> bool:
    """Is an action from this ability one of those that a Ring asks for?"""
    return all(_is_such(each, card, ability) for each in need.kind.filters)


def _is_such(asked: p.Node, card: CardDefinition, ability: p.Ability) -> bool:
    """Is an action from this ability as one part of a description says? What depends on the game is not asked."""
    if isinstance(asked, p.Either):
        return any(_is_such(each, card, ability) for each in asked.filters)
    if isinstance(asked, p.HasKeyword):
        words = (*card.keywords, *ability.keywords, *ability.designators, card.type)
        return (asked.keyword.lower() in map(str.lower, words)) == asked.positive
    if isinstance(asked, p.ActionDid) and asked.verb == "from":
        return isinstance(asked.what, p.Noun) and bool({card.type, "card"} & set(asked.what.kinds))
    if isinstance(asked, p.ActionDid) and asked.verb == "destroy":
        return any(swing.deadly and swing.whose != MINE for swing in read_ability(ability).swings)
    return True
