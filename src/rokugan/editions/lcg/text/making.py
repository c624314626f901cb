"""From a program to what the engine plays with: each sentence and each ability by itself; what cannot be done is named."""

from __future__ import annotations

from typing import Any

from rokugan.editions.lcg.table.abilities import (
    TOUCHES_BANS,
    TOUCHES_BIDS,
    TOUCHES_COUNTING,
    TOUCHES_HOSTING,
    TOUCHES_KEYWORDS,
    TOUCHES_LIMITS,
    TOUCHES_PLACES,
    TOUCHES_RINGS,
    TOUCHES_SKILL,
    TOUCHES_STATUS,
    TOUCHES_TEXT,
    TOUCHES_TOTALS,
    TOUCHES_WATCHING,
    Ability,
    Standing,
)
from rokugan.editions.lcg.table.things import IN_PLAY
from rokugan.editions.lcg.text import effects, verbs  # they fill the tables
from rokugan.editions.lcg.text.ability import AREAS, TextAbility, granted_by
from rokugan.editions.lcg.text.bans import Forbidden
from rokugan.editions.lcg.text.checking import check, check_constant
from rokugan.editions.lcg.text.constant import FirstAction, GoesAway
from rokugan.editions.lcg.text.meaning import Unsupported
from rokugan.editions.lcg.text.scene import Text
from rokugan.editions.lcg.text.standing import (
    EVERYWHERE,
    BidChange,
    Blank,
    Bonuses,
    Changed,
    Cheaper,
    Contributes,
    Counting,
    EachEffect,
    FromElsewhere,
    Gained,
    GloryCount,
    KeepsOff,
    Lost,
    MoreUses,
    NoRingEffects,
    NoStatus,
    Playing,
    changed_values,
    touches_of,
    touches_values,
)
from rokugan.program.lcg import nodes as n
from rokugan.program.node import walk

STANDING = (n.Gets, n.Gains, n.Loses, n.Forbid)  # what simply holds as long as its condition does
STATES = (n.Is, n.Has, n.StatIs)  # how a host stands may change at any time; what is not legally attached then goes
CHANGING = ("increase", "decrease", "reduce")
DECKBUILDING = (n.RoleOnly, n.Influence, n.ExtraProvince, n.NoStrongholdProvince)
Made = tuple[tuple[Ability, ...], tuple[Standing, ...], list[str]]


def made(program: n.TextBox, type: str, prefix: str = "", attached_only: bool = False) -> Made:
    """The abilities and standing effects of a text box, and what of it the engine cannot do."""
    abilities: list[Ability] = []
    standing: list[Standing] = []
    missing: list[str] = []
    for number, each in enumerate(program.abilities):
        try:
            check(each)
            if type == "province" and _once_broken(each):
                raise Unsupported("what a province does once it is broken")
            abilities.append(TextAbility(f"{prefix}{number + 1}", each, type, attached_only))
        except Unsupported as error:
            missing.append(str(error))
    text = Text(program)
    for number, effect in enumerate(program.constants):
        try:
            check_constant(effect, program)
            _constant(
                effect, Maker(f"{prefix}c{number + 1}", text, type, abilities, standing, missing, attached_only), ()
            )
        except Unsupported as error:
            missing.append(str(error))
    return tuple(abilities), tuple(standing), missing


def _once_broken(ability: n.Triggered) -> bool:
    """Does it answer to having been broken? The text of a broken province is not active."""
    trigger = ability.trigger
    return (
        trigger is not None
        and ability.head == "reaction"
        and any(each.verb == "break" and each.patient == n.This() for each in trigger.deeds)
    )


def _stands(effect: n.Effect) -> bool:
    """Does it simply hold as long as its condition does?"""
    return isinstance(effect, STANDING) or (isinstance(effect, n.Deed) and effect.verb in ("contribute", "count"))


class Maker:
    """Where the parts of one sentence go."""

    def __init__(
        self,
        name: str,
        text: Text,
        type: str,
        abilities: list[Ability],
        standing: list[Standing],
        missing: list[str],
        attached_only: bool,
    ) -> None:
        self.name: str = name
        self.text: Text = text
        self.type: str = type
        self.abilities: list[Ability] = abilities
        self.standing: list[Standing] = standing
        self.missing: list[str] = missing
        self.attached_only: bool = attached_only
        self._count: int = 0

    def next_name(self) -> str:
        """A name for the next part."""
        self._count += 1
        return f"{self.name}.{self._count}"

    def more(self, conditions: tuple[Any, ...]) -> dict[str, Any]:
        """Return what every standing effect is given."""
        return {"conditions": conditions, "zones": 1 << IN_PLAY, "attached_only": self.attached_only}


def _constant(effect: n.Effect, to: Maker, conditions: tuple[Any, ...]) -> None:
    """Make the standing effects of a constant sentence."""
    if isinstance(effect, DECKBUILDING) or (isinstance(effect, n.LimitPer) and effect.per == "deck"):
        return
    if isinstance(effect, n.While):
        for each in effect.effects:
            _constant(each, to, (*conditions, effect.condition))
    elif isinstance(effect, n.Gets) and {each.stat for each in effect.bonuses} == {"glory count"}:
        to.standing.append(
            GloryCount(to.next_name(), TOUCHES_COUNTING, effect, to.text, effect.who, **to.more(conditions))
        )
    elif isinstance(effect, n.Gets):
        to.standing.append(
            Bonuses(to.next_name(), touches_of(effect), effect, to.text, effect.who, **to.more(conditions))
        )
    elif isinstance(effect, n.Loses):
        to.standing.append(Lost(to.next_name(), TOUCHES_KEYWORDS, effect, to.text, effect.who, **to.more(conditions)))
    elif isinstance(effect, n.PrintedX):
        bonus = n.Gets(n.Attached(), (n.Bonus("military", effect.amount),))
        to.standing.append(Bonuses(to.next_name(), TOUCHES_SKILL, bonus, to.text, n.Attached(), **to.more(conditions)))
    elif isinstance(effect, n.Gains):
        name = to.next_name()
        granted = granted_by(effect, name)
        for ability in granted:
            if isinstance(ability, TextAbility):
                check(ability.program)
        to.standing.append(
            Gained(name, touches_of(effect), effect, to.text, effect.who, granted=granted, **to.more(conditions))
        )
    elif isinstance(effect, (n.AttachTo, n.PlayOn, n.PlayOnly, n.LimitPer)):
        watched = isinstance(effect, n.AttachTo) and any(isinstance(each, STATES) for each in walk(effect.noun))
        to.standing.append(Playing(to.next_name(), TOUCHES_WATCHING if watched else 0, effect, to.text))
    elif isinstance(effect, n.NoAttachments):
        to.standing.append(KeepsOff(to.next_name(), TOUCHES_HOSTING, effect, to.text))
    elif isinstance(effect, n.Forbid):
        _forbid(effect, to, conditions)
    elif isinstance(effect, n.Deed):
        _deed(effect, to, conditions)
    elif isinstance(effect, n.May):
        _may(effect, to)
    elif isinstance(effect, n.If) and all(_stands(each) for each in (*effect.effects, *effect.otherwise)):
        for each in effect.effects:
            _constant(each, to, (*conditions, effect.condition))
        for each in effect.otherwise:
            _constant(each, to, (*conditions, n.NotSo(effect.condition)))
    elif isinstance(effect, n.If):
        _whenever(effect, to, conditions)
    else:
        raise Unsupported(f"a constant {type(effect).__name__}")


def _forbid(effect: n.Forbid, to: Maker, conditions: tuple[Any, ...]) -> None:
    deed = effect.deed
    if deed.verb == "play" and deed.patient == n.This():
        to.standing.append(Playing(to.next_name(), 0, effect, to.text))
        return
    more = to.more(conditions)
    if deed.verb == "place":  # fate is placed as it is played
        more["zones"] |= EVERYWHERE
    to.standing.append(Forbidden(to.next_name(), effect, to.text, **more))


def _deed(deed: n.Deed, to: Maker, conditions: tuple[Any, ...]) -> None:
    """Make the standing effect of a deed in a constant sentence: a blanked text, a changed cost."""
    if deed.verb == "blank":
        to.standing.append(Blank(to.next_name(), TOUCHES_TEXT, deed, to.text, deed.patient, **to.more(conditions)))
    elif deed.verb in ("reduce", "increase") and isinstance(deed.patient, n.Skill) and deed.patient.stats == ("cost",):
        by = next((each.amount for each in deed.how if isinstance(each, n.By)), None)
        number = by.each if isinstance(by, n.Per) else by
        if not isinstance(number, n.Number):
            raise Unsupported(f"a cost that is changed by {by!r}")
        change = number.value
        noun = deed.patient.of.noun if isinstance(deed.patient.of, (n.A, n.All)) else None
        zones = EVERYWHERE if isinstance(deed.patient.of, n.This) else 1 << IN_PLAY
        sign = -change if deed.verb == "reduce" else change
        cheaper = Cheaper(to.next_name(), deed, to.text, sign, noun, False, conditions=conditions, zones=zones)
        cheaper.each = n.Count(by.noun) if isinstance(by, n.Per) else None
        to.standing.append(cheaper)
    elif deed.verb in CHANGING and isinstance(deed.patient, n.Skill) and deed.patient.stats == ("bid",):
        more = to.more(conditions)
        to.standing.append(BidChange(to.next_name(), TOUCHES_BIDS, deed, to.text, deed.patient.of, **more))
    elif deed.verb in ("set", "double", "halve") and isinstance(deed.patient, n.Skill):
        values, touches = changed_values(deed), touches_values(deed)
        to.standing.append(
            Changed(to.next_name(), touches, deed, to.text, values, deed.patient.of, **to.more(conditions))
        )
    elif deed.verb == "enter play" and deed.patient == n.This():
        to.standing.append(Playing(to.next_name(), 0, deed, to.text))
    elif deed.verb == "cancel" and deed.patient == RING_EFFECTS:
        more = to.more((*conditions, *deed.how))
        to.standing.append(NoRingEffects(to.next_name(), TOUCHES_BANS, deed, to.text, **more))
    elif deed == NO_FIRST_ACTION:
        to.abilities.append(FirstAction(to.next_name(), to.text, conditions))
    elif deed.verb == "ignore" and (bearers := _bearers(deed)) is not None:
        to.standing.append(NoStatus(to.next_name(), TOUCHES_STATUS, deed, to.text, bearers, **to.more(conditions)))
    elif deed.verb == "count" and any(isinstance(each, n.To) for each in deed.how):
        more = to.more((*conditions, *(each for each in deed.how if isinstance(each, n.During))))
        to.standing.append(Counting(to.next_name(), TOUCHES_COUNTING, deed, to.text, deed.agent, **more))
    elif deed.verb == "contribute":
        more = to.more(conditions)
        to.standing.append(Contributes(to.next_name(), TOUCHES_TOTALS, deed, to.text, deed.agent, **more))
    elif isinstance(deed.agent, n.Only):
        to.standing.append(Forbidden(to.next_name(), n.Forbid(deed), to.text, **to.more(conditions)))
    else:
        raise Unsupported(f"always to {deed.verb}")


def _bearers(deed: n.Deed) -> n.Thing | None:
    """Return whose status tokens a deed ignores; None if it speaks of no tokens."""
    part = deed.patient
    if not isinstance(part, n.Part) or not isinstance(part.of, (n.A, n.All)) or part.of.noun.kind != "status token":
        return None
    return next((each.thing for each in part.of.noun.which if isinstance(each, n.On)), None)


def _may(effect: n.May, to: Maker) -> None:
    """Play it as an attachment; trigger abilities once more."""
    for deed in effect.effects:
        if not isinstance(deed, n.Deed):
            raise Unsupported("something that you may always do")
        if deed.verb == "play":
            text = next((each.text for each in deed.how if isinstance(each, n.AsCard)), None)
            if text is None:
                to.standing.append(
                    FromElsewhere(
                        to.next_name(), TOUCHES_PLACES, effect, to.text, played_from(deed), zones=zones_from(deed)
                    )
                )
                continue
            to.standing.append(Playing(to.next_name(), 0, effect, to.text))
            abilities, standing, missing = made(text, "attachment", f"{to.name}a", True)
            to.abilities.extend(abilities)
            to.standing.extend(standing)
            to.missing.extend(missing)
        elif deed.verb == "trigger again" and isinstance(deed.patient, n.Part):
            to.standing.append(
                MoreUses(to.next_name(), TOUCHES_LIMITS, effect, to.text, deed.patient.of, zones=1 << IN_PLAY)
            )
        else:
            raise Unsupported(f"that you may always {deed.verb}")


def played_from(deed: n.Deed) -> n.Thing:
    """Return what may be played from there: this card, or all such cards."""
    patient = deed.patient
    if isinstance(patient, n.This) and isinstance(deed.source, n.Place) and deed.source.area in AREAS:
        return patient
    if isinstance(patient, (n.A, n.All)) and any(isinstance(each, n.In) for each in patient.noun.which):
        return n.All(patient.noun)
    raise Unsupported("playing from elsewhere at any time")


def zones_from(deed: n.Deed) -> int:
    """Return where the card must be for its sentence to hold: in play, or, if it speaks of itself, where it is played from."""
    return AREAS[deed.source.area] if isinstance(deed.source, n.Place) else 1 << IN_PLAY


AWAY = (n.Deed("discard", patient=n.This()), n.Deed("sacrifice", patient=n.This()))
RING_EFFECTS = n.All(n.Noun("ring effect"))
TRIGGERED = n.Deed("trigger", n.Opponent(), n.Gap(), n.A(n.Noun("card")), how=(n.During(n.All(n.Noun("conflict"))),))
FIRST_ACTION = n.Noun("ability", (n.Nth("first"), n.Is("action"), n.Which(n.Happens(TRIGGERED))))
NO_FIRST_ACTION = n.Deed("cancel", patient=n.Part("effect", n.A(FIRST_ACTION)))
RESOLVE_EACH = n.Instead((n.Deed("resolve", patient=n.Part("ring effect", n.The("contested ring"))),))


def _whenever(effect: n.If, to: Maker, conditions: tuple[Any, ...]) -> None:
    """Add what a card does as soon as a condition holds. That a player may choose which ring effect he resolves is a
    rule anyway, and adds nothing."""
    if all(
        isinstance(each, n.May) and isinstance(each.effects[0], n.Deed) and each.effects[0].verb == "choose"
        for each in effect.effects
    ):
        return
    if len(effect.effects) == 1 and effect.effects[0] in AWAY and not effect.otherwise:
        more = to.more((*conditions, effect.condition))
        to.standing.append(GoesAway(to.next_name(), TOUCHES_WATCHING, effect, to.text, **more))
        return
    if effect.effects == (RESOLVE_EACH,):
        more = to.more((*conditions, effect.condition))
        to.standing.append(EachEffect(to.next_name(), TOUCHES_RINGS, effect, to.text, **more))
        return
    raise Unsupported("a constant `if`")


__all__ = ["effects", "made", "verbs"]
