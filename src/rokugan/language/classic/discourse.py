"""What `he`, `that card`, `your Samurai` mean: the things that a text has spoken of, each with its kind, number and owner.

A referent is typed by the description it was introduced with. A phrase asks for a description; the last referent that fits is
meant (samurai.wording.19), the card itself only if there is no other.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from rokugan.language.classic.said import Behind, Every, Phrased, Plural, Some
from rokugan.language.classic.words.terms import THING_KEYWORDS
from rokugan.program import (
    ActionDid,
    AllFilters,
    Challenge,
    Chosen,
    Continuous,
    Controller,
    Create,
    Did,
    Discard,
    Draw,
    Each,
    Effect,
    Either,
    Fits,
    Forbid,
    ForEach,
    Give,
    HasKeyword,
    If,
    In,
    Is,
    Later,
    Leader,
    Look,
    May,
    Negate,
    Node,
    Noun,
    Nth,
    Number,
    Owner,
    PartsOf,
    Pattern,
    PerformedBy,
    RangedAttack,
    Ref,
    Search,
    Several,
    State,
    StatIs,
    StatOf,
    Target,
    Thing,
    Titled,
    TopOf,
    Trigger,
    UnitOf,
    WhileRemains,
    You,
    walk,
)

DUELLISTS = {"winner": Ref("winner"), "loser": Ref("loser")}
RESULTS = (
    (State("discarded"), Ref("discarded")),
    (State("revealed"), Ref("found")),
    (State("created"), Ref("created")),
)
ATTACHMENTS = ("follower", "item", "spell", "ancestor")
BEINGS = ("personality", "follower", "ancestor")
WAITED = ("actor", "action", "subject")
NOT_CARDS = {"player", "province", "unit", "battlefield", "army", "action"}


@dataclass(frozen=True)
class Referent:
    """Something spoken of: how a program refers to it, and what is known of it."""

    ref: Thing
    noun: Noun
    plural: bool = False
    targeted: bool = False


class Unresolved(Exception):
    """A reference that points to nothing."""


def keywords_of(noun: Noun) -> set[str]:
    """The keywords that a description names."""
    found: set[str] = set()
    for each in noun.filters:
        inner = each.filters if isinstance(each, (Either, AllFilters)) else (each,)
        for filter in inner:
            if isinstance(filter, HasKeyword) and filter.positive:
                found.add(filter.keyword)
            elif isinstance(filter, Fits):
                found |= keywords_of(filter.noun)
    return found


def is_person(noun: Noun) -> bool:
    """May it be called `he`?"""
    if "personality" in noun.kinds:
        return len(noun.kinds) == 1 or "follower" not in noun.kinds or True
    words = {word.lower() for word in keywords_of(noun)}
    return noun.kinds == ("card",) and bool(words) and not words & THING_KEYWORDS


def fits(known: Noun, asked: Noun) -> bool:
    """May a description mean what another introduced?"""
    kinds = set(asked.kinds)
    if kinds == {"card"}:
        if set(known.kinds) <= NOT_CARDS:
            return False
    elif kinds == {"personality"} and known.kinds == ("card",):
        if not is_person(known):
            return False
    elif kinds == {"attachment"}:
        if not set(known.kinds) & {"follower", "item", "spell", "attachment"}:
            return False
    elif not kinds & set(known.kinds):
        return False
    if not keywords_of(asked) <= keywords_of(known):
        return False
    if any(not isinstance(each, (HasKeyword, Either)) and each not in known.filters for each in asked.filters):
        return False  # every word counts: what was not said of it does not describe it
    return not (asked.whose in ("your", "enemy") and known.whose not in ("", asked.whose))


def _again(thing: Any) -> Any:
    """A thing when it is meant once more."""
    return Ref("slot", thing.slot) if isinstance(thing, (Target, Chosen)) else thing


def _chosen_by(node: Any, who: Any) -> Any:
    """What a player may do to new things he chooses."""
    what = getattr(node, "what", None)
    if isinstance(what, Some) and what.chooser is None:
        return replace(node, what=replace(what, chooser=_again(who)))
    if isinstance(what, Every) and what.how == "any":
        return replace(node, what=Some(what.noun, 0, -1, chooser=_again(who)))
    return node


class Discourse:
    """The things spoken of in one ability or trait, so far."""

    def __init__(self, kind: str, focus: bool = False) -> None:
        self.kind = kind
        self.focus = focus
        self.known: list[Referent] = []
        self.slots = 0
        self._shared: dict[Noun, Thing] = {}
        self.from_hand = False
        self.but: Thing | None = None
        """Who is not meant: the subject of the clause, where an object is asked for."""
        self.binder: Thing | None = None
        """The player who is the subject of the clause: what is his is this player's."""

    def copy(self) -> Discourse:
        """The same, so far: to try a reading."""
        found = Discourse(self.kind, self.focus)
        found.known, found.slots = list(self.known), self.slots
        found._shared, found.from_hand, found.binder = dict(self._shared), self.from_hand, self.binder
        return found

    def take(self, other: Discourse) -> None:
        """Go on from where another is."""
        self.known, self.slots, self._shared, self.from_hand = other.known, other.slots, other._shared, other.from_hand

    def settle(self, node: Any) -> Any:
        """The same tree with every phrase exchanged for what it means, in the order of the text."""
        if isinstance(node, tuple):
            return tuple(self.settle(each) for each in node)
        if isinstance(node, Phrased):
            return self.meant(node)
        if isinstance(node, Some):
            return self.new(node)
        if not isinstance(node, Node):
            return node
        if isinstance(node, Trigger):
            return Trigger(node.when, self.event(node.pattern), node.period)
        if isinstance(node, Behind):
            return self.behind(node.effect)
        if isinstance(node, Noun):
            return self.noun(node)
        if (
            isinstance(node, In)
            and node.relation == "army"
            and isinstance(node.of, Phrased)
            and node.of.way == "he"
            and self.binder is not None
        ):
            return replace(node, of=self.binder)
        if isinstance(node, In) and node.relation in ("unit led by", "attached"):
            return replace(node, of=self.described(node.of))
        if isinstance(node, (ActionDid, PerformedBy)):
            return replace(node, what=self.described(node.what))
        if isinstance(node, (Forbid, Negate)) and node.by is not None:
            given: dict[str, Any] = {"what": self.settle(node.what), "by": self.described(node.by)}
            if isinstance(node, Forbid):
                given["condition"] = self.settle(node.condition)
            return replace(node, **given)
        if isinstance(node, May) and not isinstance(node.who, You):
            who = self.settle(node.who)
            effects = self.bound(_again(who), tuple(_chosen_by(each, who) for each in node.effects))
            return replace(node, who=who, effects=effects)
        if isinstance(node, ForEach) and isinstance(node.noun, Noun) and node.noun.kinds == ("player",):
            noun = self.noun(node.noun)
            return replace(node, noun=noun, effects=self.bound(Ref("each"), node.effects))
        if isinstance(node, Challenge):
            challenger = self.settle(node.challenger)
            self.but = challenger
            challenged = self.settle(node.challenged)
            self.but = None
            self.known.append(Referent(Ref("duel"), Noun(("duel",))))  # type: ignore[arg-type]  # no text is about a duel as a thing: it is only spoken of
            return replace(node, challenger=challenger, challenged=challenged)
        if isinstance(node, Is) and any(isinstance(each, StatIs) and each.right is None for each in walk(node.filters)):
            node = self.standard(node)
        if isinstance(node, StatIs) and node.right is None and not self.has_performer(node.stat):
            raise Unresolved("nobody to compare with")
        if isinstance(node, (Give, Continuous)) and isinstance(node.what, Phrased) and node.what.way == "your":
            node = replace(node, what=self.all_or_one(node.what))
        given = {
            each.name: self.settle(getattr(node, each.name))
            for each in fields(node)
            if each.compare and each.name != "how"
        }
        found: Any = Each(given["noun"]) if isinstance(node, Every) else replace(node, **given)
        self.introduce(found)
        if isinstance(found, Give) and any(getattr(each, "stat", "") == "strength" for each in found.changes):
            self.has_strength(found.what)
        return found

    def has_performer(self, stat: str) -> bool:
        """Is there somebody with whom a comparison without its other side compares (samurai.wording.33): the card itself or its
        Personality, or one who was chosen before and may be yours?"""
        if self.kind in ("personality", *ATTACHMENTS) or self.focus or stat == "family_honor":
            return True
        return any(
            isinstance(each.ref, Ref)
            and each.ref.to == "slot"
            and each.noun.whose not in ("enemy", "other")
            and each.noun.kinds != ("player",)
            for each in self.known
        )

    def has_strength(self, what: Thing) -> None:
        """Only provinces and Ranged Attacks have strength; one that this text has made is over when the next sentence begins."""
        kinds = next((each.noun.kinds for each in reversed(self.known) if each.ref == what), ())
        if isinstance(what, (Target, Chosen, Each)):
            kinds = what.noun.kinds
        if what == Ref("this") and self.kind == "region":
            kinds = ("province",)
        made = what == Ref("ranged attack") and not any(
            isinstance(each.ref, Ref) and each.ref.to in WAITED for each in self.known
        )
        if made or (kinds and not set(kinds) & {"province", "ranged attack", "battlefield"}):
            raise Unresolved("strength")

    def behind(self, node: If | Later | ForEach | WhileRemains) -> Effect:
        """An effect whose circumstance stands behind it: the effects come first."""
        effects = self.settle(node.effects)
        if isinstance(node, If):
            return If(self.settle(node.condition), effects)
        if isinstance(node, Later):
            return replace(node, trigger=self.settle(node.trigger), effects=effects)
        if isinstance(node, ForEach):
            return replace(node, noun=self.settle(node.noun), effects=effects)
        return WhileRemains(self.settle(node.condition), effects)

    def introduce(self, node: Any) -> None:
        """What a node brings into the discourse."""
        if isinstance(node, Each):
            self.known.append(Referent(node, node.noun, True))
        elif isinstance(node, UnitOf):
            self.known.append(Referent(node, Noun(("unit",))))
        elif isinstance(node, Draw):
            self.known.append(Referent(Ref("found"), Noun(("card",)), node.amount != Number(1)))
        elif isinstance(node, Search) or (isinstance(node, Look) and isinstance(node.what, TopOf)):
            several = isinstance(node, Look) and isinstance(node.what, TopOf) and node.what.number != Number(1)
            kinds = node.noun if isinstance(node, Search) else Noun(("card",))
            self.known.append(Referent(Ref("found"), kinds, several))
        elif isinstance(node, Create):
            filters = tuple(HasKeyword(word) for word in node.keywords)
            self.known.append(Referent(Ref("created"), Noun((node.kind,), filters), node.number != Number(1)))
        elif isinstance(node, Discard) and isinstance(node.what, TopOf):
            self.known.append(Referent(Ref("discarded"), Noun(("card",))))
        elif isinstance(node, Did) and isinstance(node.what, Noun) and node.positive:
            self.known.append(Referent(Ref("done"), node.what))
        elif isinstance(node, RangedAttack):
            self.known.append(Referent(Ref("ranged attack"), Noun(("ranged attack",))))
        elif isinstance(node, (Controller, Leader, Owner)):
            self.known.append(Referent(node, Noun(("player",))))

    def standard(self, node: Is) -> Is:
        """`if he has higher Force`: than the one chosen last who is another."""
        what = self.settle(node.what)
        others = [
            each.ref
            for each in reversed(self.known)
            if isinstance(each.ref, Ref) and each.ref.to == "slot" and each.ref != what
        ]

        def fill(part: Any) -> Any:
            if isinstance(part, StatIs) and part.right is None and others:
                return replace(part, right=StatOf(part.stat, others[0]))
            return replace(part, filters=tuple(map(fill, part.filters))) if isinstance(part, AllFilters) else part

        return replace(node, what=what, filters=tuple(map(fill, node.filters)))

    def noun(self, noun: Noun) -> Noun:
        """A description; what is his is yours if he is you."""
        owner = self.owner(noun)
        filters = self.settle(noun.filters)
        if isinstance(owner, You):
            return replace(noun, filters=filters, whose="your", owner=None)
        return replace(noun, filters=filters, owner=owner)

    def owner(self, noun: Noun) -> Any:
        """Whose it is: the player's who is the subject; who has a hand or a deck is a player in any case."""
        said = noun.owner
        if isinstance(said, Phrased) and said.way in ("he", "they"):
            if self.binder is not None:
                return self.binder
            if noun.zone and noun.zone != "province":
                return self.meant(replace(said, noun=Noun(("player",))))
        return self.settle(said) if said is not None else None

    def bound(self, who: Any, node: Any) -> Any:
        """Settle something of which a player is the subject."""
        before, self.binder = self.binder, who
        found = self.settle(node)
        self.binder = before
        return found

    def new(self, some: Some) -> Thing:
        """A target or a choice."""
        if some.shared and some.noun in self._shared:
            return self._shared[some.noun]
        chooser = self.settle(some.chooser) if some.chooser is not None else None
        noun = self.bound(_again(chooser), some.noun) if chooser is not None else self.noun(some.noun)
        slot = self.slots
        self.slots += 1
        made: Any = Target if some.target else Chosen
        found = made(noun, slot, some.least, some.most, chooser=chooser)
        if some.random:
            found = replace(found, random=True)
        if some.optional:
            found = replace(found, optional=True)
        if some.shared:
            self._shared[some.noun] = found
        if not some.unsaid:
            self.known.append(Referent(Ref("slot", slot), noun, some.most != 1, some.target))
        chosen: Thing = found
        return chosen

    def event(self, pattern: Pattern) -> Pattern:
        """What a trigger speaks of is the subject, the actor or the action from now on."""
        actor = self.described(pattern.actor)
        if isinstance(actor, Noun):
            name: Any = (
                "action"
                if actor.kinds == ("action",)
                else "ranged attack"
                if actor.kinds == ("ranged attack",)
                else "actor"
            )
            self.known.append(Referent(Ref(name), actor))
        subject = self.described(pattern.subject)
        if isinstance(subject, Noun):
            name = "action" if subject.kinds == ("action",) else "subject"
            self.known.append(Referent(Ref(name), subject))
        return replace(
            pattern,
            subject=subject,
            actor=actor,
            filters=tuple(map(self.described, pattern.filters)),
            alternatives=tuple(self.event(each) for each in pattern.alternatives),
        )

    def described(self, role: Any) -> Any:
        """`your Samurai`, where a text waits for something: any of them, unless one was spoken of."""
        if isinstance(role, Each):
            return self.noun(role.noun)
        if isinstance(role, Phrased) and role.way == "your" and role.noun is not None:
            noun = self.noun(role.noun)
            if noun.whose in ("other", "enemy") or not any(
                fits(each.noun, noun) for each in self.known if each.ref != Ref("this")
            ):
                return noun
        return self.settle(role)

    # --------------------------------------------------------------------------------------- references

    def meant(self, said: Phrased) -> Thing:
        """What a phrase means."""
        found = self._meant(said)
        if found is None:
            raise Unresolved(said.way)
        return found

    def _meant(self, said: Phrased) -> Thing | None:
        if said.way == "this":
            return self.this(said.noun)
        if said.way in ("he", "it", "they"):
            if said.noun is not None:
                return self.definite(said.noun, False)
            return self.pronoun(said.way)
        if said.way == "target":
            for each in reversed(self.known):
                if (
                    each.targeted
                    and (not said.plural or each.plural)
                    and (said.noun is None or fits(each.noun, said.noun))
                ):
                    return self.again(each)
            ones = tuple(dict.fromkeys(each.ref for each in self.known if each.targeted))
            return Several(ones) if said.plural and len(ones) > 1 else None
        if said.way == "self":
            slots = [each for each in self.known if isinstance(each.ref, Ref) and each.ref.to in ("slot", "subject")]
            kinds = set(said.noun.kinds) if said.noun is not None else set()
            slots = [each for each in slots if kinds & set(each.noun.kinds)] or slots
            return slots[-1].ref if slots else Ref("this")
        if said.way in DUELLISTS:
            duellist = DUELLISTS[said.way]
            self.known.append(Referent(duellist, Noun(("personality",))))
            return duellist
        if said.way == "nth":
            targets = [each for each in self.known if isinstance(each.ref, Ref) and each.ref.to in ("slot", "subject")]
            fitting = [
                each
                for each in targets
                if (said.noun is None and each.targeted) or (said.noun is not None and fits(each.noun, said.noun))
            ]
            if len({each.ref for each in fitting}) == 1 and fitting[0].plural:
                return Nth(fitting[0].ref, said.place)
            refs = list(dict.fromkeys(each.ref for each in fitting))
            return refs[said.place] if said.place < len(refs) else None
        if said.way == "other" and said.noun is not None:
            refs = list(
                dict.fromkeys(
                    each.ref
                    for each in reversed(self.known)
                    if fits(each.noun, said.noun) and isinstance(each.ref, Ref)
                )
            )
            return refs[1] if len(refs) == 2 else None
        noun = said.noun
        if noun is None:
            return None
        if said.way == "your":
            return self.your(said)
        for state, ref in RESULTS:
            if state in noun.filters:
                return ref
        return self.definite(noun, said.plural)

    def this(self, noun: Noun | None) -> Thing | None:
        """`this card`, `this Personality`: the card itself, or on an attachment the Personality that has it."""
        kind: Any = self.kind
        if noun is not None and noun.zone == "hand":
            self.from_hand = True
        if noun is None or (noun.kinds in (("card",), (kind,)) and not noun.filters):
            self.known.append(Referent(Ref("this"), Noun((kind,))))
            return Ref("this")
        if noun.kinds == ("province",):
            return Ref("province")
        words = sorted(keywords_of(noun))
        if any(not isinstance(each, HasKeyword) for each in noun.filters):
            return None  # every word counts
        if any(each.lower() in THING_KEYWORDS for each in words):  # `this Weapon` is a card, and nobody
            return Ref("this") if self.kind not in BEINGS and noun.kinds == ("card",) else None
        if self.kind in ATTACHMENTS and (noun.kinds == ("personality",) or words):
            called = words[0] if words and noun.kinds == ("card",) else ""
            ref = Ref("bearer", called=called)
            self.known.append(Referent(ref, Noun(("personality",), noun.filters)))
            return ref
        if self.kind == "personality" and words:
            self.known.append(Referent(Ref("this"), Noun(("personality",))))
            return Ref("this")
        if noun.kinds == ("unit",):
            return UnitOf(Ref("this"))
        return None

    def again(self, known: Referent) -> Thing:
        if isinstance(known.ref, Each):
            return Ref("each")
        self.known.append(known)
        return known.ref

    def pronoun(self, way: str) -> Thing | None:
        for each in reversed(self.known):
            if self.but is not None and each.ref == self.but:
                continue
            if way == "he" and not each.plural and is_person(each.noun):
                return self.again(each)
            if way == "it" and not each.plural and each.noun.kinds not in (("player",), ("personality",), ("action",)):
                return self.again(each)
            if way == "they" and each.plural:
                return self.again(each)
        for each in reversed(self.known):
            if way == "he" and not each.plural and each.noun.kinds in (("player",), ("follower",)):
                return self.again(each)
            if way == "it" and not each.plural and each.noun.kinds == ("personality",) and each.ref != Ref("this"):
                return self.again(each)
            if way == "he" and each.plural and is_person(each.noun):
                return Ref("each")
            if way == "it" and each.noun.kinds == ("action",):
                return self.again(each)
        if way == "he":
            if self.kind == "personality":
                return Ref("this")
            return Ref("bearer") if self.kind in ATTACHMENTS else None
        if way == "it" and self.kind not in ("strategy", "event"):
            return Ref("this")
        if way == "they":
            several = tuple(
                dict.fromkeys(
                    each.ref for each in self.known if isinstance(each.ref, Ref) and each.ref.to in ("slot", "this")
                )
            )
            if len(several) > 1:
                return Several(several)
        return None

    def definite(self, noun: Noun, plural: Plural) -> Thing | None:
        """`the Samurai`, `that card`: the last thing spoken of that fits, called so before what only may be."""
        fitting = [
            each for each in reversed(self.known) if fits(each.noun, noun) and (plural is not True or each.plural)
        ]
        if plural is False:
            fitting = [each for each in fitting if not each.plural] or fitting
        exact = [each for each in fitting if each.noun.kinds == noun.kinds]
        if noun.whose:
            exact = [each for each in exact if each.noun.whose == noun.whose] + exact
        ordered = [each for each in (*exact, *fitting) if each.ref != Ref("this")] or fitting
        if ordered:
            return self.again(ordered[0])
        if any(isinstance(each, Titled) for each in noun.filters):
            return self.new(Some(noun))  # a title is known to everybody
        if noun.kinds == ("unit",):
            for each in reversed(self.known):
                if isinstance(each.ref, Ref) and set(each.noun.kinds) & {"personality", "card", "follower"}:
                    return UnitOf(each.ref)
        return None

    def your(self, said: Phrased) -> Thing | None:
        """`your Samurai`: the one spoken of, else one that is chosen, or all of several."""
        noun = said.noun
        assert noun is not None
        if self.focus and noun == Noun(("personality",), whose="your") and not said.plural:
            self.known.append(Referent(Ref("duellist"), noun))
            return Ref("duellist")
        owner = self.settle(noun.owner) if noun.owner is not None else None
        if isinstance(owner, You):
            noun, owner = replace(noun, whose="your", owner=None), None
        if owner is not None and not isinstance(owner, (You, Controller, Owner)):
            plain = replace(noun, whose="", owner=None)
            if said.plural is True:
                return PartsOf(self.noun(plain), owner)
            return self.definite(plain, said.plural)
        found = self.definite(noun, said.plural) if said.plural is not True or self._has_plural(noun) else None
        if found is not None and found != Ref("this"):
            return found
        if said.plural is True:
            every: Thing = self.settle(Every(noun))
            return every
        return self.new(Some(noun))

    def _has_plural(self, noun: Noun) -> bool:
        return any(each.plural and isinstance(each.ref, Ref) and fits(each.noun, noun) for each in self.known)

    def all_or_one(self, said: Phrased) -> Any:
        """Who is given something: `your Samurai` are all of them, if none was spoken of."""
        noun = said.noun
        assert noun is not None
        if said.plural is None and not any(fits(each.noun, noun) for each in self.known):
            return replace(said, plural=True)
        return said
