"""Standing effects: what a text says in the present tense, as a constant ability or for as long as a lasting effect holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rokugan.core.values import ADD, BASE_SET, BASE_TIMES, HALVE, SET, TIMES
from rokugan.editions.lcg.table.abilities import (
    BE_AFFECTED,
    RESOLVE,
    TOUCHES_ABILITIES,
    TOUCHES_BANS,
    TOUCHES_COST,
    TOUCHES_GLORY,
    TOUCHES_INCOME,
    TOUCHES_KEYWORDS,
    TOUCHES_RINGS,
    TOUCHES_SETTING,
    TOUCHES_SKILL,
    TOUCHES_STRENGTH,
    TOUCHES_TRAITS,
    Ability,
    Standing,
)
from rokugan.editions.lcg.table.things import (
    BEING_PLAYED,
    CONFLICT_DECK,
    ELEMENTS,
    EVENT,
    HAND,
    IN_PLAY,
    MILITARY,
    NOTHING,
    POLITICAL,
    PROVINCE,
    SKILL_NAMES,
    player_thing,
    ring_thing,
)
from rokugan.editions.lcg.text.described.nouns import fits_noun
from rokugan.editions.lcg.text.described.values import STATS, stat_of
from rokugan.editions.lcg.text.meaning import Unsupported, amount, holds, things
from rokugan.editions.lcg.text.roles import kind_said
from rokugan.editions.lcg.text.scene import Scene, Text, of_force
from rokugan.editions.lcg.text.triggers import said_of_use
from rokugan.program.lcg import nodes as n
from rokugan.program.lcg.keywords import BITS

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Event, InForce, Use

EVERYWHERE: Final = 1 << HAND | 1 << PROVINCE | 1 << CONFLICT_DECK | 1 << BEING_PLAYED
TOUCH = {
    "military": TOUCHES_SKILL,
    "political": TOUCHES_SKILL,
    "skill": TOUCHES_SKILL,
    "glory": TOUCHES_GLORY,
    "strength": TOUCHES_STRENGTH,
    "fate value": TOUCHES_INCOME,
}


class TextStanding(Standing):
    """One sentence in force: its effect, the conditions under which it holds, of whom it speaks."""

    def __init__(
        self,
        name: str,
        touches: int,
        effect: n.Effect,
        text: Text,
        subject: n.Thing | None = None,
        conditions: tuple[Any, ...] = (),
        zones: int = 1 << IN_PLAY,
        granted: tuple[Ability, ...] = (),
        attached_only: bool = False,
    ) -> None:
        super().__init__(name, touches, zones, granted)
        self.effect: Any = effect
        self.text: Text = text
        self.subject: Any = subject
        self.conditions: tuple[Any, ...] = conditions
        self.attached_only: bool = attached_only
        # most texts speak of their own card, or of the one that has it: no scene is needed to tell
        self.of_itself: bool = subject is None or isinstance(subject, n.This)
        self.of_host: bool = isinstance(subject, n.Attached)

    def active(self, game: LcgGame, force: InForce) -> bool:
        if self.attached_only:
            state = game.states.get(force.source)
            if state is None or not state.as_attachment:
                return False
        if not self.conditions:
            return True
        scene = of_force(game, force, self.text)
        return all(holds(scene, each) for each in self.conditions)

    def covers(self, game: LcgGame, force: InForce, thing: int) -> bool:
        """Does the effect bear on this thing: one that was chosen, the card itself, its host, or one that is described?"""
        if force.things:
            return thing in force.things
        if self.of_itself:
            return thing == force.source
        if self.of_host:
            state = game.states.get(force.source)
            if state is not None and state.host != NOTHING:
                return thing == state.host
        return self.speaks_of(of_force(game, force, self.text), thing)

    def speaks_of(self, scene: Scene, thing: int) -> bool:
        """Does the sentence speak of this thing?"""
        subject = self.subject
        if isinstance(subject, (n.All, n.A)):
            return _speaks_of(scene, subject.noun, thing)
        if isinstance(subject, n.Only):
            return any(self._one(scene, each, thing) for each in subject.things)
        return thing in things(scene, subject)

    def _one(self, scene: Scene, each: n.Thing, thing: int) -> bool:
        return _speaks_of(scene, each.noun, thing) if isinstance(each, n.All) else thing in things(scene, each)


def _speaks_of(scene: Scene, noun: n.Noun, thing: int) -> bool:
    """Cards are spoken of where they are in play, unless a place is said. A facedown province is in play as one."""
    elsewhere = noun.kind == "province" or any(isinstance(each, n.In) for each in noun.which)
    return (thing < 0 or elsewhere or thing in scene.game.states) and fits_noun(scene, noun, thing)


class Bonuses(TextStanding):
    """`gets +2 military`; also a printed X."""

    def operation(self, game: LcgGame, force: InForce, thing: int, stat: int) -> int:
        return ADD if self._bonus(stat) is not None else -1

    def _bonus(self, stat: int) -> n.Amount | None:
        for each in self.effect.bonuses:
            if each.stat == "skill" and stat <= POLITICAL:
                found: n.Amount = each.amount
                return found
            if STATS.get(each.stat) == stat:
                of_stat: n.Amount = each.amount
                return of_stat
        return None

    def amount(self, game: LcgGame, force: InForce, thing: int, stat: int) -> int:
        bonus = self._bonus(stat)
        assert bonus is not None
        return amount(of_force(game, force, self.text).about(thing), bonus)


class Gained(TextStanding):
    """Keywords, traits, clan symbols, elements, abilities."""

    def keywords(self, game: LcgGame, force: InForce, thing: int) -> int:
        return sum(BITS[each.keyword] for each in self.effect.qualities if isinstance(each, n.HasKeyword))

    def traits(self, game: LcgGame, force: InForce, thing: int) -> tuple[str, ...]:
        traits = [each.trait for each in self.effect.qualities if isinstance(each, n.HasTrait)]
        return (*traits, *(f"clan:{each.clan}" for each in self.effect.qualities if isinstance(each, n.OfClan)))

    def elements(self, game: LcgGame, force: InForce, ring: int) -> tuple[int, ...]:
        if ring_thing(ring) not in things(of_force(game, force, self.text), self.subject):
            return ()
        return tuple(ELEMENTS.index(each.element) for each in self.effect.qualities if isinstance(each, n.OfElement))

    def may_forbid(self, what: int) -> bool:
        return what == BE_AFFECTED

    def forbids(self, game: LcgGame, force: InForce, what: int, thing: int, by: Use | None) -> bool:
        """Immunity: to events, to an opponent's ring effects."""
        if what != BE_AFFECTED or by is None or not self.covers(game, force, thing):
            return False
        scene = of_force(game, force, self.text)
        return _is_from(scene, self.effect.qualities[0].to, by)  # it is the only quality that keeps something off


class Lost(TextStanding):
    """Keywords that are lost."""

    def lost_keywords(self, game: LcgGame, force: InForce, thing: int) -> int:
        if n.EveryKeyword() in self.effect.qualities:
            return sum(BITS.values())
        return sum(BITS[each.keyword] for each in self.effect.qualities)


def _is_from(scene: Scene, source: n.Thing, by: Use) -> bool:
    """Is it the effect of an event, of a ring, or of any card, as the words say, and of that player or ring?"""
    if isinstance(source, n.Part):
        found = things(scene, source.of)
        return by.ring >= 0 and (player_thing(by.seat) in found or ring_thing(by.ring) in found)
    assert isinstance(source, (n.A, n.All))
    return EFFECTS_OF[source.noun.kind](by) and all(said_of_use(scene, each, by) for each in source.noun.which)


def _of_event(by: Use) -> bool:
    return by.type == EVENT


def _of_ring(by: Use) -> bool:
    return by.ring >= 0


def _of_card(by: Use) -> bool:
    return by.ring < 0


EFFECTS_OF: Final = {"event": _of_event, "ring effect": _of_ring, "effect": _of_card}


class Blank(TextStanding):
    """The printed text box is treated as blank."""

    def blanks(self, game: LcgGame, force: InForce, thing: int) -> bool:
        return True

    def blanks_traits(self, game: LcgGame, force: InForce, thing: int) -> bool:
        """Most texts leave the traits alone, and say so."""
        return any(isinstance(each, n.TraitsToo) for each in self.effect.how)


class Changed(TextStanding):
    """A value that is set, doubled or switched: skills, glory and strength."""

    def __init__(
        self,
        name: str,
        touches: int,
        effect: n.Effect,
        text: Text,
        values: dict[int, tuple[int, Any]],
        subject: n.Thing | None = None,
        conditions: tuple[Any, ...] = (),
        zones: int = 1 << IN_PLAY,
        granted: tuple[Ability, ...] = (),
        attached_only: bool = False,
    ) -> None:
        if not {SET, BASE_SET}.isdisjoint(operation for operation, _ in values.values()):
            touches |= TOUCHES_SETTING
        super().__init__(name, touches, effect, text, subject, conditions, zones, granted, attached_only)
        self.values: dict[int, tuple[int, Any]] = values  # stat: operation and amount, as its program says it

    def operation(self, game: LcgGame, force: InForce, thing: int, stat: int) -> int:
        return self.values[stat][0] if stat in self.values else -1

    def amount(self, game: LcgGame, force: InForce, thing: int, stat: int) -> int:
        return amount(of_force(game, force, self.text).about(thing), self.values[stat][1])


class Cheaper(TextStanding):
    """A cost is reduced or increased: the card's own, or that of the cards a player plays; once, if it is the next one."""

    def __init__(
        self,
        name: str,
        effect: n.Effect,
        text: Text,
        change: int,
        noun: n.Noun | None,
        once: bool,
        subject: n.Thing | None = None,
        conditions: tuple[Any, ...] = (),
        zones: int = 1 << IN_PLAY,
        granted: tuple[Ability, ...] = (),
        attached_only: bool = False,
    ) -> None:
        super().__init__(name, TOUCHES_COST, effect, text, subject, conditions, zones, granted, attached_only)
        self.change: int = change
        self.noun: n.Noun | None = noun
        self.once: bool = once
        self.each: n.Amount | None = None  # of how many there is so much, where it is said of each
        self.then: Cheaper | None = None  # what holds for the one after, if it is for more than the next one

    def covers(self, game: LcgGame, force: InForce, thing: int) -> bool:
        if self.noun is None:
            return thing == force.source
        return self._fits(of_force(game, force, self.text), thing)

    def _fits(self, scene: Scene, card: int) -> bool:
        """Is it the playing of this card that becomes cheaper: by that player, on that host, at this time?"""
        assert self.noun is not None
        deed = _playing(self.noun)
        if deed is not None and not all(holds(scene, each) for each in deed.how if isinstance(each, n.During)):
            return False
        players = things(scene, deed.agent) if deed is not None and deed.agent is not None else []
        if players and player_thing(scene.game.holder[card]) not in players:
            return False
        if deed is not None and deed.goal is not None and _host(scene.game, card) not in self._hosts(scene, deed.goal):
            return False
        return fits_noun(scene, plain(self.noun), card)

    def _hosts(self, scene: Scene, goal: n.Thing) -> list[int]:
        """On what it is played: `this character`, said on an attachment, is the one that has it."""
        if goal == n.This() and not scene.game.character(scene.card):
            return things(scene, n.Attached())
        return things(scene, goal)

    def operation(self, game: LcgGame, force: InForce, thing: int, stat: int) -> int:
        return ADD

    def amount(self, game: LcgGame, force: InForce, thing: int, stat: int) -> int:
        return self.change if self.each is None else self.change * amount(of_force(game, force, self.text), self.each)

    def over(self, game: LcgGame, force: InForce, event: Event) -> bool:
        return self.once and self._fits(of_force(game, force, self.text), event.card)

    def following(self) -> Standing | None:
        return self.then


def _host(game: LcgGame, card: int) -> int:
    """On what the card is being played, or has just been."""
    state = game.states.get(card)
    return game.playing[2] if state is None else state.host


def _playing(noun: n.Noun) -> n.Deed | None:
    for each in noun.which:
        if isinstance(each, n.Which) and isinstance(each.condition, n.Happens):
            return each.condition.deed
    return None


def plain(noun: n.Noun) -> n.Noun:
    """The noun without order and clause."""
    return n.Noun(noun.kind, tuple(each for each in noun.which if not isinstance(each, (n.Nth, n.Which))))


class BidChange(TextStanding):
    """`your honor bid is increased by 1`."""

    def bids(self, game: LcgGame, force: InForce, seat: int) -> int:
        scene = of_force(game, force, self.text)
        if player_thing(seat) not in things(scene, self.subject):
            return 0
        if not all(holds(scene, each) for each in self.effect.how if isinstance(each, n.During)):
            return 0
        by = next(amount(scene, each.amount) for each in self.effect.how if isinstance(each, n.By))
        return by if self.effect.verb == "increase" else -by


class MoreConflicts(TextStanding):
    """`you may declare an additional military conflict this phase`."""

    def conflicts(self, game: LcgGame, force: InForce, skill: int) -> int:
        types = [each.type for each in self.effect.patient.noun.which if isinstance(each, n.OfType)]
        return int(not types or SKILL_NAMES[skill] in types)


class MoreUses(TextStanding):
    """Each ability of a card can be triggered once more."""

    def extra_uses(self, game: LcgGame, force: InForce, card: int) -> int:
        return 1


class Elsewhere(TextStanding):
    """A card may be played as if it were in hand."""

    def lets_play(self, game: LcgGame, force: InForce, seat: int, card: int) -> bool:
        return seat == force.seat and card in force.things


class FromElsewhere(TextStanding):
    """`you may play events from your conflict discard pile as if they were in your hand`."""

    def lets_play(self, game: LcgGame, force: InForce, seat: int, card: int) -> bool:
        scene = of_force(game, force, self.text)
        return seat == force.seat and card in things(scene, self.subject)


class NoRingEffects(TextStanding):
    """`cancel all ring effects`."""

    def may_forbid(self, what: int) -> bool:
        return what == RESOLVE

    def forbids(self, game: LcgGame, force: InForce, what: int, thing: int, by: Use | None) -> bool:
        return what == RESOLVE


class NoStatus(TextStanding):
    """`ignore the effects of each status token on each participating character`."""

    def ignores_status(self, game: LcgGame, force: InForce, card: int) -> bool:
        return self.covers(game, force, card)


class Counting(TextStanding):
    """`each character counts its combined skill`."""

    def counted(self, game: LcgGame, force: InForce, card: int) -> int:
        to = self.effect.how[0]
        assert isinstance(to, n.To)
        return amount(of_force(game, force, self.text).about(card), to.amount)


class Contributes(TextStanding):
    """`it contributes its skill to your side`, though it does not participate."""

    def total(self, game: LcgGame, force: InForce, seat: int) -> int:
        conflict = game.conflict
        if conflict is None or seat != force.seat:
            return 0
        who = things(of_force(game, force, self.text), self.subject)
        return sum(game.value(card, conflict.type) for card in who)


class GloryCount(TextStanding):
    """`adds +3 to your side during each glory count`."""

    def glory(self, game: LcgGame, force: InForce, seat: int) -> int:
        if seat != force.seat:
            return 0
        scene = of_force(game, force, self.text)
        return sum(amount(scene, each.amount) for each in self.effect.bonuses)


class EachEffect(TextStanding):
    """`instead of choosing an element to resolve, resolve each of that ring's effects`."""

    def resolves_each(self, game: LcgGame, force: InForce, ring: int, seat: int) -> bool:
        return seat == force.seat and game.conflict is not None and game.conflict.ring == ring


class Playing(TextStanding):
    """When and on what its own card can be played: `attach to`, `play only if`, `limit 1 per character`, as an attachment."""

    def may_play(self, game: LcgGame, card: int, seat: int) -> bool:
        scene = Scene(game, self.text, card, seat, [])
        if isinstance(self.effect, n.PlayOnly):
            return holds(scene, self.effect.condition)
        if isinstance(self.effect, n.Forbid):
            return not all(holds(scene, each) for each in self.effect.deed.how if isinstance(each, n.During))
        return True

    def may_attach(self, game: LcgGame, card: int, seat: int, host: int) -> bool:
        """May the card be attached to that host by its own text?"""
        if isinstance(self.effect, n.AttachTo):
            return fits_noun(Scene(game, self.text, card, seat, []), self.effect.noun, host)
        if isinstance(self.effect, n.LimitPer) and host in game.states:
            title = game.printed[card].title
            copies = [
                each for each in game.states[host].attachments if each != card and game.printed[each].title == title
            ]
            return len(copies) < self.effect.number
        return True

    def may_play_on(self, game: LcgGame, card: int, seat: int, host: int) -> bool:
        if isinstance(self.effect, n.PlayOn):
            return fits_noun(Scene(game, self.text, card, seat, []), self.effect.noun, host)
        return True

    def as_attachment(self, game: LcgGame, card: int, seat: int) -> bool:
        return isinstance(self.effect, n.May)

    def enters_as(self) -> str:
        how = self.effect.how if isinstance(self.effect, n.Deed) else ()
        return next((str(each.word) for each in how if isinstance(each, n.InState)), "")

    def enters_with(self) -> int:
        how = self.effect.how if isinstance(self.effect, n.Deed) else ()
        return sum(each.fate for each in how if isinstance(each, n.WithFate))


class KeepsOff(TextStanding):
    """`No attachments except …`."""

    def keeps_off(self, game: LcgGame, force: InForce, host: int, card: int) -> bool:
        traits = game.traits(card)
        if self.effect.traits:
            return any(trait in traits for trait in self.effect.traits)
        return not any(trait in traits for trait in self.effect.allowed)


# ----------------------------------------------------------------------------------------------------------- forbidding


# -------------------------------------------------------------------------------------------------------------- making


def touches_of(effect: n.Effect) -> int:
    """Return what a Gets or Gains touches."""
    found = 0
    if isinstance(effect, n.Gets):
        for bonus in effect.bonuses:
            if bonus.stat not in TOUCH:
                raise Unsupported(f"a bonus to {bonus.stat}")
            found |= TOUCH[bonus.stat]
        return found
    assert isinstance(effect, n.Gains)
    for each in effect.qualities:
        if isinstance(each, n.HasKeyword):
            found |= TOUCHES_KEYWORDS
        elif isinstance(each, (n.HasTrait, n.OfClan)):
            found |= TOUCHES_TRAITS
        elif isinstance(each, n.OfElement):
            found |= TOUCHES_RINGS
        elif isinstance(each, n.AbilityText):
            found |= TOUCHES_ABILITIES
        elif isinstance(each, n.Immune):
            if not isinstance(each.to, (n.A, n.All, n.Part)) or kind_said(each.to) not in EFFECTS_OF:
                raise Unsupported(f"immunity to {each.to!r}")
            found |= TOUCHES_BANS
        else:
            raise Unsupported(f"gaining {each!r}")
    return found


def switched(scene: Scene, card: int) -> dict[int, tuple[int, Any]]:
    """The two base skills, each in the place of the other."""
    return {
        MILITARY: (BASE_SET, n.Number(stat_of(scene, card, "political", "base"))),
        POLITICAL: (BASE_SET, n.Number(stat_of(scene, card, "military", "base"))),
    }


def changed_values(deed: n.Deed) -> dict[int, tuple[int, Any]]:
    """Return what is done to which values: they are set, or doubled, or their base values are."""
    skill = deed.patient
    assert isinstance(skill, n.Skill)
    base = skill.layer == "base"
    if deed.verb == "double":
        found: tuple[int, Any] = (BASE_TIMES if base else TIMES, n.Number(2))
    elif deed.verb == "halve":
        if base:
            raise Unsupported("to halve a base value")
        found = (HALVE, n.Number(1))
    else:
        found = (BASE_SET if base else SET, next(each.amount for each in deed.how if isinstance(each, n.To)))
    stats = ("military", "political") if skill.stats == ("skill",) else skill.stats
    return {STATS[stat]: found for stat in stats}


def touches_values(deed: n.Deed) -> int:
    """Return which values those are."""
    assert isinstance(deed.patient, n.Skill)
    found = 0
    for stat in deed.patient.stats:
        if stat not in TOUCH:
            raise Unsupported(f"to {deed.verb} {stat}")
        found |= TOUCH[stat]
    return found
