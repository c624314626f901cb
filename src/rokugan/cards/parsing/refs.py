"""What the words of a text point to: the things it has mentioned so far, and who `he` or `that card` is among them.

The rules are those of the Samurai book: a pronoun means the last thing mentioned that it could logically mean
(samurai.wording.19); `he` is a Personality or a player, `it` never a player (samurai.wording.18).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from rokugan.cards.parsing.customs import Customs
from rokugan.language.classic.words.terms import THING_KEYWORDS
from rokugan.language.classic.words.words import Token, join
from rokugan.program import (
    AllFilters,
    Among,
    Chosen,
    Controller,
    Each,
    Either,
    Filter,
    Fits,
    HasKeyword,
    Node,
    Noun,
    Opposing,
    OtherThan,
    ProvinceOf,
    Ref,
    Several,
    State,
    Target,
    Thing,
    UnitOf,
)

_OF_EVENTS = frozenset(["subject", "actor", "action", "action performer", "action object"])
_OF_PLAYERS = ("family_honor", "starting_honor", "hand", "provinces")
ATTACHMENTS = ("follower", "item", "spell", "ancestor")
_LOWER = frozenset(
    [
        "a",
        "an",
        "the",
        "this",
        "that",
        "these",
        "your",
        "his",
        "her",
        "its",
        "their",
        "he",
        "she",
        "it",
        "they",
        "him",
        "them",
        "another",
        "each",
        "all",
        "one",
    ]
)


def plain(tokens: list[Token], start: int, end: int) -> str:
    """The words of a stretch as they would stand in the middle of a sentence."""
    words = [token.text for token in tokens[start:end]]
    if words and tokens[start].opens and tokens[start].word in _LOWER:
        words[0] = words[0].lower()
    return join(["x", *words])[2:] if words and words[0][0] not in "'" else join(words)


@dataclass(frozen=True)
class Mention:
    """Something mentioned: how to refer to it, and what is known of it."""

    ref: Thing
    noun: Noun
    plural: bool = False
    targeted: bool = False
    implied: bool = False  # not said in words (the target of a Ranged Attack): no pronoun means it


@dataclass
class Context:
    """What a text has mentioned so far. One for each ability or trait."""

    kind: str = "personality"
    title: str = ""
    customs: Customs = field(default_factory=Customs)
    mentions: list[Mention] = field(default_factory=list)
    slots: int = 0
    lost: list[tuple[str, int, int]] = field(default_factory=list)
    start: int = 0  # the place of the derivation at hand
    end: int = 0
    in_pattern: bool = False
    rule_form: str = ""  # of the production at hand
    subject: Thing | None = None  # of the clause at hand
    receiver: Thing | None = None  # who is given something in the clause at hand
    battle: bool = False  # has the text created a battle?
    granted: bool = False  # a text in quotes, that some card is given
    doer: Thing | None = None  # the player who is the subject of the clause at hand
    focus: bool = False  # in a Focus Effect, where `your Personality` is the one in the duel
    forward: list[tuple[int, int, int]] = field(default_factory=list)  # `the target` before it is targeted: slot, words
    discarded: list[Ref] = field(default_factory=list)  # what the text has discarded from a hand
    destroyed: list[Ref] = field(default_factory=list)  # what its costs have destroyed
    tokens: list[Token] = field(default_factory=list)
    designators: tuple[str, ...] = ()  # of the ability being read

    def words(self) -> str:
        """The words being read."""
        return plain(self.tokens, self.start, self.end)

    def this(self) -> Ref:
        """The card itself."""
        return Ref("this")

    def new_slot(self) -> int:
        """The number of the next target or choice."""
        self.slots += 1
        return self.slots - 1

    def mention(
        self, ref: Thing, noun: Noun, *, plural: bool = False, targeted: bool = False, implied: bool = False
    ) -> None:
        """Remember that something was mentioned."""
        self.mentions.append(Mention(ref, noun, plural, targeted, implied))

    def mention_together(self, *parts: Thing) -> None:
        """`Kado and a target Personality`: what `they` are from now on, if each of them is known."""
        known = [Ref("slot", part.slot) if isinstance(part, (Target, Chosen)) else part for part in parts]
        if all(isinstance(part, Ref) and part.to != "unresolved" for part in known):
            self.mention(Several(tuple(known)), Noun(("several",)), plural=True)

    def forget_events(self, known: int) -> None:
        """What was mentioned since then as part of an event is forgotten: the event only described something."""
        fresh = self.mentions[known:]
        self.mentions[known:] = [each for each in fresh if not _is_of_event(each.ref)]

    def mention_this(self) -> None:
        """The card has been mentioned by its title or as `this card`."""
        kind: Any = self.kind  # a type of cards is a kind of things
        self.mention(Ref("this"), Noun((kind,)))

    def is_plural(self, node: Node) -> bool:
        """Does a phrase mean several things?"""
        if isinstance(node, (Target, Chosen)):
            return node.most != 1
        if isinstance(node, Ref):
            return any(each.ref == node and each.plural for each in self.mentions)
        return isinstance(node, (Each, Several))

    def has_performer(self, stat: str) -> bool:
        """Is there somebody with whom a comparison without its other side compares (samurai.wording.33): the card itself or its
        Personality, or one who was chosen before and may be yours? A player's Honor compares with yours."""
        if self.kind in ("personality", *ATTACHMENTS) or self.focus or stat in _OF_PLAYERS:
            return True
        return any(
            isinstance(each.ref, Ref)
            and each.ref.to == "slot"
            and each.noun.whose not in ("enemy", "other")
            and each.noun.kinds != ("player",)
            for each in self.mentions
        )

    def fail(self, words: str) -> Ref:
        """A reference that points to nothing, by these words; the sentence is then not understood."""
        self.lost.append((words, self.start, self.end))
        return Ref("unresolved", words=words)

    def pronoun(self, words: str, gender: str, *, objective: bool = False) -> Thing:
        """Who or what a pronoun means. gender: he (a Personality), it (a thing), they (several), player.

        In the objective case it is not the subject of its own clause: `Kado duels him`."""
        if gender == "he" and any(_is_person(each) for each in self.mentions):
            for each in reversed(self.mentions):
                if _is_person(each) and not (objective and self.subject is not None and each.ref == self.subject):
                    return self._again(each, words)
        for each in reversed(self.mentions):
            if each.implied or (objective and self.subject is not None and each.ref == self.subject):
                continue
            if _fits_pronoun(each, gender):
                return self._again(each, words)
        if gender == "they" and any(each.ref == Ref("each") for each in self.mentions):
            return Ref("each", words=words)
        if gender == "he":
            for each in reversed(self.mentions):
                if each.noun.kinds == ("follower",) and not each.plural and not each.implied:
                    return self._again(each, words)
            for each in reversed(self.mentions):
                if each.plural and set(each.noun.kinds) & {"personality", "card"} and isinstance(each.ref, Ref):
                    return Ref("each", words=words)  # `Each one gains a bonus equal to his Chi.`
            for each in reversed(self.mentions):
                if isinstance(each.ref, Each) and set(each.noun.kinds) & {"personality", "card"}:
                    return Ref("each", words=words)
            if self.kind == "personality":
                return Ref("this", words=words)
            if self.kind in ATTACHMENTS:
                return Ref("bearer", words=words)
        if gender == "it":
            for each in reversed(self.mentions):
                if (
                    not each.implied
                    and not each.plural
                    and each.noun.kinds == ("personality",)
                    and each.ref != Ref("this")
                ):
                    return self._again(each, words)
        if gender == "it" and self.kind not in ("strategy", "event"):
            return Ref("this", words=words)
        if gender == "they":
            several = self._chosen()
            if len(several) > 1:
                return Several(several, form="=" + words)
            for each in reversed(self.mentions):
                if each.noun.plural and each.ref in (Ref("subject"), Ref("action object")):
                    return self._again(
                        each, words
                    )  # `before an action bows one or more of your cards: negate their bowing`
            person = self._only_person() if words in ("they", "their") else None
            if person is not None:
                return self._again(person, words)  # `plus their Chi if they are Unaligned`
        if gender in ("he", "they") and any(each.noun.kinds == ("player",) for each in self.mentions):
            return self.pronoun(words, "player")  # `each player bows one of his Personalities`
        return self.fail(words)

    def _only_person(self) -> Mention | None:
        """The one Personality that was mentioned, if there is only one: `they` may be said of him or her."""
        people = [each for each in self.mentions if _is_person(each) and isinstance(each.ref, Ref)]
        return people[-1] if people and all(each.ref == people[0].ref for each in people) else None

    def definite(self, noun: Noun, words: str, *, target: bool = False) -> Thing | None:
        """What `the Samurai`, `that card`, `your Magistrate`, `the target` means: the last mention that fits, the card
        itself only if there is nothing else. A thing that was called by that very word comes before one that merely may
        be meant by it: of a Monk and a Personality, `the Personality` is the latter."""
        itself = None
        for each in self._fitting(noun, words, target):
            if isinstance(each.ref, Each):
                return Ref("each", words=words)
            if each.ref == Ref("this"):
                itself = itself or _with_words(each.ref, words)
                continue
            return self._again(each, words)
        if itself is None and noun.kinds == ("unit",):
            for each in reversed(self.mentions):
                if isinstance(each.ref, Ref) and set(each.noun.kinds) & {"personality", "card", "follower"}:
                    return UnitOf(each.ref, form="=" + words)
        if itself is None and noun.kinds == ("province",):
            for each in reversed(self.mentions):
                if each.noun.zone == "province" and isinstance(each.ref, Ref):
                    return ProvinceOf(Ref(each.ref.to, each.ref.slot), form="=" + words)
            if self.designators == ("battle",):
                return Ref("province", words=words)  # of the battle in which the action is taken
        return itself

    def of_the_targets(self) -> Thing:
        """`one of the targets`, `one or both still oppose him`: the several that were targeted, else the last several."""
        for each in reversed(self.mentions):
            if each.plural and each.targeted:
                return each.ref
        return self.pronoun("them", "they")

    def own(self, ref: Ref) -> Ref:
        """Only who controls a card may use it to pay costs (samurai.control.03): if what a pronoun in a cost seems to mean need
        not be yours, it means the last thing mentioned that is (samurai.wording.19)."""
        meant = next((each for each in reversed(self.mentions) if each.ref == ref), None)
        if ref.words not in ("him", "her") or meant is None or _is_yours(meant):
            return ref
        for each in reversed(self.mentions):
            if _is_yours(each) and _is_person(each) and isinstance(each.ref, Ref):
                self.mentions.append(each)
                return replace(each.ref, words=ref.words)
        return ref

    def still_there(self, ref: Ref) -> Thing:
        """`Target a Personality and destroy this card: Destroy him.`, `You may discard a card to destroy it.`: what a cost has
        destroyed and what was discarded from the hand cannot be destroyed, so that what was mentioned before it is meant
        (samurai.wording.19)."""
        if ref in self.destroyed and ref.words in ("him", "her"):
            for each in reversed(self.mentions):
                if each.ref not in self.destroyed and _is_person(each):
                    return self._again(each, ref.words)
        meant = next((each for each in self.mentions if each.ref == ref), None)
        if ref not in self.discarded or meant is None:
            return ref
        for each in reversed(self.mentions):
            if each.ref not in self.discarded and not each.implied and each.plural == meant.plural:
                if each.noun.kinds != ("player",) and not each.noun.zone:
                    return self._again(each, ref.words)
        return self.fail(ref.words)

    def the_other(self, noun: Noun, words: str) -> Thing | None:
        """`the other Personality`: of the two mentioned, the one that is not the last; of several, all but the last."""
        found: list[Mention] = []
        for each in reversed(self.mentions):
            if _fits_noun(each.noun, noun) and not each.implied and isinstance(each.ref, Ref):
                if each.ref not in [other.ref for other in found]:
                    found.append(each)
        if len(found) == 1 and found[0].ref != Ref("this") and OtherThan(Ref("this")) in found[0].noun.filters:
            return self._again(found[0], words)  # other than the card itself
        if len(found) < 2 or found[0].plural:
            return None
        if found[1].plural:
            rest = Noun(noun.kinds, (Among(found[1].ref), OtherThan(found[0].ref)))
            return Each(rest, form="=" + words)
        return self._again(found[1], words)

    def _fitting(self, noun: Noun, words: str, target: bool) -> list[Mention]:
        """The mentions that a description may mean, the likeliest first.

        What was called by that very word, and said to be yours, comes before what only may be; the subject of the clause at hand
        comes last (`if he attached the card`), and so does who is given something (`give your Magistrate a bonus equal to the
        Force the Personality lost`); among equals the last one counts (samurai.wording.19)."""
        others = [each.what for each in noun.filters if isinstance(each, OtherThan)]
        found = [
            each
            for each in reversed(self.mentions)
            if not (target and not each.targeted)
            and not (each.implied and not target)
            and each.ref not in others
            and each.ref != Ref("any")
            and (_fits_noun(each.noun, noun) or _is_from_deck(each, noun))
        ]
        by_name = not target and (noun.kinds != ("card",) or words.startswith("the "))
        return sorted(found, key=lambda each: _distance(each, noun, (self.subject, self.receiver), by_name))

    def later_target(self, words: str) -> Ref:
        """`destroy this card if the target is Unique: Target a Holding.`: the next target of the text."""
        self.forward.append((self.slots, self.start, self.end))
        return Ref("slot", self.slots, words=words)

    def _chosen(self) -> tuple[Ref, ...]:
        """All things chosen so far, each once, in the order of the text."""
        found: list[Ref] = []
        for each in self.mentions:
            if (
                isinstance(each.ref, Ref)
                and each.ref.to == "slot"
                and each.noun.kinds != ("player",)
                and not each.implied
            ):
                if each.ref not in found:
                    found.append(each.ref)
        return tuple(found)

    def _again(self, each: Mention, words: str) -> Thing:
        """Mention something once more, so that it is what was mentioned last."""
        self.mentions.append(each)
        return _with_words(each.ref, words)


def _is_of_event(ref: Node) -> bool:
    """Is it part of an event, or the player whose part it is?"""
    if isinstance(ref, Controller):
        return _is_of_event(ref.of)
    return isinstance(ref, Ref) and ref.to in _OF_EVENTS


def _is_from_deck(each: Mention, asked: Noun) -> bool:
    """`Show the top card of your Fate deck ... your Fate card`."""
    return set(asked.kinds) <= {"fate card", "dynasty card"} and each.ref in (Ref("found"), Ref("discarded"))


def _distance(each: Mention, asked: Noun, spoken_of: tuple[Node | None, ...], by_name: bool) -> tuple[bool, bool, bool]:
    """How far a mention is from what is asked for: less is nearer; what the clause has spoken of is furthest."""
    return (
        each.ref in spoken_of,
        asked.whose in ("your", "enemy") and _whose(each.noun) != asked.whose,
        by_name and (each.noun.kinds != asked.kinds or each.ref == Ref("this")),
    )


def _whose(known: Noun) -> str:
    """Whose a thing was said to be: `a card opposing Kado` is the opposing card, an enemy's."""
    return "enemy" if not known.whose and any(isinstance(each, Opposing) for each in known.filters) else known.whose


def _with_words(ref: Thing, words: str) -> Thing:
    if isinstance(ref, Ref):
        return Ref(ref.to, ref.slot, words=words)
    return replace(ref, form="=" + words)


def _is_person(each: Mention) -> bool:
    """Is it certainly a Personality (or somebody with a keyword like Samurai)?"""
    if each.implied or each.plural:
        return False
    kinds = each.noun.kinds
    if kinds == ("card",):
        keywords = {keyword.lower() for keyword in keywords_of(each.noun)}
        return bool(keywords) and not keywords & THING_KEYWORDS
    return "personality" in kinds


def _is_yours(each: Mention) -> bool:
    """Was it said to be yours, or is it the card itself, or part of an event?"""
    return each.noun.whose == "your" or not isinstance(each.ref, Ref) or each.ref.to != "slot"


def _fits_pronoun(each: Mention, gender: str) -> bool:
    kinds = each.noun.kinds
    if gender == "player":
        return kinds == ("player",)
    if gender == "they":
        return each.plural
    if kinds in (("player",), ("action",), ("effect",), ("card effect",)):
        return False
    if gender == "he":
        return not each.plural and ("personality" in kinds or "card" in kinds)
    return not each.plural and (kinds != ("personality",) or _is_creature(each.noun))


def _is_creature(noun: Noun) -> bool:
    """Is it a Personality of whom a text says `it`?"""
    return any(each in (State("nonhuman"), HasKeyword("Oni")) for each in noun.filters)


def keywords_of(noun: Noun) -> set[str]:
    """The keywords that a description asks for."""
    return _keywords_in(noun.filters)


def _keywords_in(filters: tuple[Filter, ...]) -> set[str]:
    """Keywords of the thing itself, not of others that its description speaks of."""
    found: set[str] = set()
    for each in filters:
        if isinstance(each, HasKeyword) and each.positive:
            found.add(each.keyword)
        elif isinstance(each, (Either, AllFilters)):
            found |= _keywords_in(each.filters)
        elif isinstance(each, Fits):
            found |= _keywords_in(each.noun.filters)
    return found


def _has_keywords(known: Noun, asked: Noun) -> bool:
    """`the Lion` may be a Lion Clan Personality."""
    have = keywords_of(known)
    return all(keyword in have or f"{keyword} Clan" in have for keyword in keywords_of(asked))


_OPPOSITES = {
    frozenset(pair)
    for pair in (
        ("bowed", "unbowed"),
        ("honorable", "dishonorable"),
        ("attacking", "defending"),
        ("opposed", "unopposed"),
        ("face-up", "face-down"),
    )
}


def _contradicts(known: Noun, asked: Noun) -> bool:
    """`the unbowed Personality` is not the bowed one that was targeted."""
    said = {each.name for each in known.filters if isinstance(each, State) and each.positive}
    return any(
        frozenset((each.name, name)) in _OPPOSITES
        for each in asked.filters
        if isinstance(each, State) and each.positive
        for name in said
    )


def _fits_noun(known: Noun, asked: Noun) -> bool:
    if _contradicts(known, asked):
        return False
    kinds = set(asked.kinds)
    if kinds == {"card"}:
        if not _has_keywords(known, asked):
            return False
        if set(known.kinds) <= {"player", "province", "unit", "battlefield", "army", "several"}:
            return False
    elif kinds == {"personality"} and known.kinds == ("card",):
        words = {keyword.lower() for keyword in keywords_of(known)}
        if not words or words & THING_KEYWORDS or not keywords_of(asked) <= keywords_of(known):
            return False
    elif not kinds & set(known.kinds):
        if not ("attachment" in kinds and set(known.kinds) & {"follower", "item", "spell"}):
            return False
    elif not _has_keywords(known, asked):
        return False
    return not (asked.whose in ("your", "enemy") and known.whose not in ("", asked.whose))
