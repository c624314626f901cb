"""A text box: keywords, heads of abilities, what they ask, sentences; the program, and what of the text was not understood."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from itertools import pairwise
from typing import Any

from rokugan.language.chart import Chart
from rokugan.language.classic import lexicon
from rokugan.language.classic.discourse import Discourse, Unresolved
from rokugan.language.classic.grammar import grammar
from rokugan.language.classic.known import known
from rokugan.language.classic.readings import ranked
from rokugan.language.classic.remarks import RESOLVING, Remarks
from rokugan.language.classic.said import Awaited, Behind, Every, Phrased, Some
from rokugan.language.classic.words.keyword_lines import SMALL, invented, keywords_at, names_of
from rokugan.language.classic.words.terms import REVEALED
from rokugan.language.classic.words.vocabulary import Vocabulary
from rokugan.language.classic.words.words import Remark, Token
from rokugan.language.classic.written.meaning import meaning
from rokugan.language.classic.written.writing import said
from rokugan.language.english.articles import misplaced
from rokugan.language.language import Bearer, Language, Reading, Unread
from rokugan.program import (
    Ability,
    Allow,
    Effect,
    FocusEffect,
    Give,
    GoldSource,
    If,
    In,
    Is,
    Later,
    Negate,
    Node,
    Otherwise,
    Pattern,
    Program,
    Ref,
    Trait,
    Trigger,
    Triggered,
    Uses,
    You,
    walk,
)
from rokugan.program.words import AllowVerb

ClassicLanguage = Language[tuple[list[Token], list[Remark]], Vocabulary, Any]
LATE = ("elemental", "political", "maho")
"""Keywords of an action that may stand after its designator: `Open Elemental:`."""
LIFTING: dict[str, AllowVerb] = {"Tireless": "bowed", "Absent": "no presence", "Home": "absent"}
"""Keywords of an action that lift a rule."""
FOCUS = (["focus", "effect", ":"], ["as", "a", "focus", "effect", ":"], ["as", "a", "focus", "effect", ","])
LONGEST_HEAD = 7
UNSETTLED = (Phrased, Some, Every, Behind, Awaited)
"""What a phrase says before its references are settled: none of it is left in a program."""


@dataclass
class Section:
    """What is asked and done."""

    trigger: Trigger | None = None
    conditions: list[Any] = field(default_factory=list)
    constraints: list[Any] = field(default_factory=list)
    allowances: list[Any] = field(default_factory=list)
    uses: Uses = field(default_factory=Uses)
    effects: list[Any] = field(default_factory=list)


@dataclass
class Box:
    """One text box, or a text in quotes, being read."""

    tokens: Sequence[Token]
    own: Sequence[Sequence[str]]
    kind: str
    names: Vocabulary
    keywords: list[str] = field(default_factory=list)
    traits: list[Trait | Effect] = field(default_factory=list)
    abilities: list[Ability] = field(default_factory=list)
    unread: list[tuple[int, int, str]] = field(default_factory=list)
    """Stretches that were not understood, by their tokens, and why."""
    stretches: int = 0
    """How many stretches were looked at."""

    def read(self) -> None:
        """Read the text line by line."""
        at, end = 0, len(self.tokens)
        while at < end:
            stop = at
            while stop < end and self.tokens[stop].kind != "line":
                stop += 1
            start = at
            if not self.traits and not self.abilities:
                start = self.take_keywords(at, stop)
            self.segments(start, stop)
            at = stop + 1
        if end and not (self.keywords or self.stretches):
            self.lose(0, end, "nothing is said")
        for place in misplaced([token.word for token in self.tokens]):
            self.lose(place, place + 2, "article")
        if sum(isinstance(each, GoldSource) for each in self.traits) > 1 and any(map(_is_of_production, self.traits)):
            self.lose(0, end, "nothing says which source has produced")

    @property
    def program(self) -> Program:
        """What was understood."""
        return Program(tuple(self.keywords), tuple(self.traits), tuple(self.abilities))

    def lose(self, start: int, end: int, why: str) -> None:
        """Note a stretch that was not understood."""
        self.unread.append((start, end, why))

    def take_keywords(self, start: int, end: int) -> int:
        """Take keywords from the beginning of a stretch; returns where they end."""
        line = keywords_at(list(self.tokens), start, end, self.kind, [list(name) for name in self.own], self.names)
        self.keywords.extend(line.keywords)
        return line.end

    # --------------------------------------------------------------------------------------------- division

    def segments(self, start: int, end: int) -> None:
        """Read abilities and traits, each from its head on."""
        cuts = [start, *[cut for cut in range(start + 1, end) if self.begins(cut, start, end)], end]
        for here, following in pairwise(cuts):
            if here < following:
                head = self.head_end(here, following)
                if head is not None:
                    self.ability(here, head, following)
                else:
                    self.read_traits(here, following)

    def begins(self, at: int, start: int, end: int) -> bool:
        """Does the head of an ability begin in the middle of a line?"""
        if self.tokens[at - 1].word not in (".", '"') or self.head_end(at, end) is None:
            return False
        return sum(token.word == '"' for token in self.tokens[start:at]) % 2 == 0

    def head_end(self, at: int, end: int) -> int | None:
        """Where the head of an ability ends, after its designators, if one begins there."""
        words = [token.word for token in self.tokens]
        for stop in range(at, min(end, at + LONGEST_HEAD)):
            token = self.tokens[stop]
            if token.word in lexicon.DESIGNATORS and token.kind == "name":
                after = stop + 1
                while after + 1 < end and words[after] == "/" and words[after + 1] in lexicon.DESIGNATORS:
                    after += 2
                if after + 1 < end and words[after + 1] == ":" and words[after] in LATE:
                    return after + 1
                if after < end and words[after] == ":":
                    return after
                if after + 1 < end and words[after] == "," and self.tokens[after + 1].kind == "icon":
                    return after
                if after >= end or self.tokens[after].kind != "name":
                    return None
            elif token.kind not in ("name", "icon") and token.word not in (*SMALL, "/"):
                return None
        return None

    def sentences(self, start: int, end: int) -> list[tuple[int, int]]:
        """The stretches between full stops, those in quotes passed over."""
        found, at, inside = [], start, False
        for place in range(start, end):
            word = self.tokens[place].word
            if word == '"':
                inside = not inside
            closed = word == '"' and not inside and self.tokens[place - 1].word == "."
            if (word == "." and not inside) or (closed and place + 1 < end and self.tokens[place + 1].kind == "name"):
                if at < place:
                    found.append((at, place + closed))
                at = place + 1
        if at < end:
            found.append((at, end))
        return found

    def colon(self, start: int, end: int) -> int | None:
        """The colon that ends what is asked."""
        inside = False
        for place in range(start, end):
            word = self.tokens[place].word
            if word == '"':
                inside = not inside
            if word == ":" and not inside:
                return place
        return None

    # -------------------------------------------------------------------------------------------- sentences

    def chart(self, start: int, end: int) -> Chart:
        """All that can be said of a stretch."""
        tokens = self.tokens[start:end]
        return Chart(grammar(), tokens, known(tokens, self.own, self.names, lambda at: self.quoted(start, start + at)))

    def parse(
        self, start: int, end: int, *categories: str, discourse: Discourse | None = None
    ) -> tuple[str, Any] | None:
        """What a stretch means as the first of the categories as which it can be read with all references; None if it is not
        understood, which is noted."""
        self.stretches += 1
        chart = self.chart(start, end)
        why = "too much can be meant" if chart.cut_off else "syntax"
        for category in () if chart.cut_off else categories:
            readings = ranked(chart.readings(category))
            if readings and discourse is None:
                return category, readings[0][1]
            meant = [(rank, value, said) for rank, value in readings if (said := _meant(discourse, value)) is not None]
            if meant:
                rank, value, said = meant[0]
                if any(each[0] == rank and each[2] != said for each in meant[1:]):
                    why = "two meanings"
                    break
                return category, value
            why = "reference" if readings else why
        self.lose(start, end, why)
        return None

    def quoted(self, start: int, quote: int) -> tuple[Program, int] | None:
        """The program of a text in quotes, and how far it reaches from where its sentence starts."""
        close = next((end for end in range(quote + 1, len(self.tokens)) if self.tokens[end].word == '"'), None)
        if close is None:
            return None
        inner = Box(self.tokens[quote + 1 : close], self.own, self.given_to(quote), self.names)
        inner.segments(0, len(inner.tokens))
        if inner.unread or not inner.stretches:
            return None
        return Program((), tuple(inner.traits), tuple(inner.abilities)), close + 1 - start

    def given_to(self, quote: int) -> str:
        """The type of card that gets a text in quotes: what its sentence names last, else a Personality or a card like this."""
        before = [token for token in self.tokens[:quote] if token.kind != "line"]
        if before and before[-1].word == ":":
            before.pop()
        for token in reversed(before):
            if token.word in (".", ":"):
                break
            if token.word.removesuffix("s") in ("follower", "item", "spell"):
                return token.word.removesuffix("s")
            if token.word in ("personality", "personalities", "him", "he", "she", "her"):
                return "personality"
        return self.kind if self.kind in ("follower", "item", "spell") else "personality"

    # -------------------------------------------------------------------------------------------- abilities

    def ability(self, start: int, head: int, end: int) -> None:
        """Read an ability."""
        words = [token.text for token in self.tokens[start:head]]
        late = words.pop() if words[-1].lower() in LATE else ""
        first = next(
            n
            for n in range(len(words))
            if words[n] != "/" and all(word.lower() in lexicon.DESIGNATORS or word == "/" for word in words[n:])
        )
        keywords = (*self.head_keywords(words[:first]), *late.split())
        designators: Any = tuple(word.lower() for word in words[first:] if word != "/")
        if not self.is_head(keywords, designators, words[first:]):
            self.lose(start, head, "head")
        block = self.block(head + 1, end, reaction="reaction" in designators)
        allowances = tuple(Allow(LIFTING[word]) for word in keywords if word in LIFTING)
        said = [token.word for token in self.tokens[start:end]]
        self.abilities.append(
            Ability(
                designators,
                tuple(block.effects if block.trigger is not None else map(lasting, block.effects)),
                keywords,
                block.trigger,
                tuple(block.conditions),
                tuple(block.constraints),
                block.uses,
                (*allowances, *block.allowances),
                ("this", "battle") in pairwise(said),
            )
        )

    def is_head(self, keywords: tuple[str, ...], designators: tuple[str, ...], words: list[str]) -> bool:
        """Are the designators parted by slashes, nothing said twice, and the keywords known? `Battle Battle:` is a slip."""
        once = len(set(designators)) == len(designators) and len(set(keywords)) == len(keywords)
        known_ = all(" " in each or each.startswith(":") or self.names.is_keyword(each.lower()) for each in keywords)
        return once and known_ and all(word == "/" for word in words[1::2])

    def head_keywords(self, words: list[str]) -> list[str]:
        """The keywords before a designator; those of several words are kept together."""
        found: list[str] = []
        while words:
            lower = [word.lower() for word in words]
            long = [(end, name) for end, name, plural in self.names.long_keywords(lower, 0) if not plural]
            end, name = max(long) if long else (1, words[0])
            found.append(name)
            words = words[end:]
        return found

    def block(self, start: int, end: int, *, reaction: bool = False, focus: bool = False) -> Section:
        """What is asked, and what is done."""
        block, discourse = Section(), Discourse(self.kind, focus)
        at = start
        while stops := self.sentences(at, end):
            colon = self.colon(*stops[0])
            if colon is None:
                break
            found = self.parse(at, colon, "Cons", discourse=discourse)
            if found is not None:
                self.place(block, discourse, found[1])
            at = colon + 1
        for number, (first, last) in enumerate(self.sentences(at, end)):
            early = reaction and block.trigger is None
            order = ("S",) if number else ("Led", "Pays", "S") if early else ("Pays", "S", "Led")
            found = self.parse(first, last, *order, discourse=discourse)
            if found is None:
                continue
            category, value = found
            if category != "S":
                self.place(block, discourse, value[0])
                value = value[1]
            extend(block.effects, discourse.settle(value))
        if reaction and block.trigger is None:
            self.lose(start, end, "a Reaction needs something to answer")
        if not block.effects:
            self.lose(start, end, "nothing is done")
        return block

    def place(self, block: Section, discourse: Discourse, asked: Any) -> None:
        """Put what is asked into the block."""
        for kind, value in asked:
            node = discourse.settle(value)
            if kind == "cost":
                block.constraints.append(node)
                if discourse.from_hand:
                    discourse.from_hand = False
                    block.conditions.append(Is(Ref("this"), (In("hand", You()),)))
            elif kind == "if":
                block.conditions.append(node)
            elif kind == "when":
                block.trigger = node
            elif kind == "uses":
                block.uses = node
            else:
                block.allowances.append(node)

    # ---------------------------------------------------------------------------------------------- traits

    def read_traits(self, start: int, end: int) -> None:
        """Read what holds, or happens without being used."""
        after = start + len(REVEALED)
        if [token.word for token in self.tokens[start:after]] == REVEALED:
            self.traits.append(_resolving(self.block(after, end)))
            return
        focus = next((start + len(each) for each in FOCUS if self.says(start, each)), None)
        if focus is not None:
            block = self.block(focus, end, focus=True)
            if block.trigger is not None or block.allowances or block.uses.said:
                self.lose(start, end, "a Focus Effect asks no more than conditions and costs")
            self.traits.append(FocusEffect(tuple(block.effects), tuple(block.conditions), tuple(block.constraints)))
            return
        stops = self.sentences(start, end)
        number = 0
        while number < len(stops):
            first, last = stops[number]
            colon = self.colon(first, last)
            if colon is not None:
                self.triggered(first, colon, stops[number:], end)
                return
            number += 1
            if not self.abilities:
                before = len(self.keywords)
                if self.take_keywords(first, last) >= last:
                    continue
                del self.keywords[before:]
            if self.kind in RESOLVING and self.kind != "celestial":
                self.traits.append(_resolving(self.block(first, end)))
                return
            self.trait(first, last)

    def says(self, at: int, words: Sequence[str]) -> bool:
        """Do these words stand there?"""
        return [token.word for token in self.tokens[at : at + len(words)]] == list(words)

    def trait(self, start: int, end: int) -> None:
        """Read one sentence that holds, or that waits for something."""
        discourse = Discourse(self.kind)
        found = self.parse(start, end, "Trait", "Led", "S", discourse=discourse)
        if found is None:
            return
        category, value = found
        if category == "Trait":
            self.traits.append(discourse.settle(value))
        elif category == "S" and any(isinstance(each, Give) for each in walk(value)):
            self.lose(start, end, "what is given lasts, and nothing says how long")
        elif category == "S":
            enters = Trigger("after", Pattern("enter play", Ref("this")))
            self.traits.append(Triggered(enters, discourse.settle(value)))
        else:
            block = Section()
            self.place(block, discourse, value[0])
            extend(block.effects, discourse.settle(value[1]))
            self.wait(block, start, end)

    def wait(self, block: Section, start: int, end: int) -> None:
        """Add a trait that waits for something."""
        if block.trigger is None and self.kind in RESOLVING:
            block.trigger = Trigger("after", Pattern("resolve", Ref("this")))
        if block.trigger is None or block.allowances or (block.uses.said and block.uses.times != 1):
            self.lose(start, end, "a trait that waits for nothing")
            return
        effects, conditions, constraints = tuple(block.effects), tuple(block.conditions), tuple(block.constraints)
        period = block.uses.per if block.uses.said else ""
        self.traits.append(Triggered(block.trigger, effects, conditions, constraints, period=period))

    def triggered(self, first: int, colon: int, stops: list[tuple[int, int]], end: int) -> None:
        """A trait with a colon: a Gold source, or what waits for something; all that follows on the line belongs to it."""
        last = stops[0][1]
        words = [token.word for token in self.tokens[colon + 1 : last]]
        if "produce" in words and self.tokens[first].word in ("bow", ":bow:", "if"):
            self.source(first, colon, last)
            for start, stop in stops[1:]:
                discourse = Discourse(self.kind)
                found = self.parse(start, stop, "S", discourse=discourse)
                if found is not None:
                    produced = Trigger("after", Pattern("produce", Ref("this")))
                    self.traits.append(Triggered(produced, discourse.settle(found[1])))
            return
        self.wait(self.block(first, end), first, end)

    def source(self, first: int, colon: int, end: int) -> None:
        """`Bow this card: Produce 2 Gold.`"""
        discourse, block = Discourse(self.kind), Section()
        asked = self.parse(first, colon, "Cons", discourse=discourse)
        if asked is not None:
            self.place(block, discourse, asked[1])
        made = self.parse(colon + 1, end, "Gold", "PaidGold", discourse=discourse)
        if made is None or asked is None:
            return
        value = made[1]
        if made[0] == "PaidGold":
            self.place(block, discourse, value[0])
            value = value[1]
        if block.trigger is not None or block.allowances or block.uses.said or len(block.conditions) > 1:
            self.lose(first, end, "what a source of Gold cannot ask")
            return
        condition = block.conditions[0] if block.conditions else None
        self.traits.append(GoldSource(tuple(block.constraints), discourse.settle(value), condition))


def extend(effects: list[Any], more: tuple[Any, ...]) -> None:
    """Add effects; `Otherwise, ...` belongs to the condition before it."""
    for each in more:
        last = effects[-1] if effects else None
        if isinstance(each, Otherwise) and isinstance(last, If) and not last.otherwise:
            effects[-1] = replace(last, otherwise=each.effects)
        else:
            effects.append(each)


def lasting(node: Any) -> Any:
    """`Negate his movement.` in an action that answers nothing: it lasts until the end of the turn."""
    if isinstance(node, tuple):
        return tuple(map(lasting, node))
    if not isinstance(node, Node) or isinstance(node, Later):
        return node
    if isinstance(node, Negate) and node.until == "now" and node.verb not in ("effects", "action"):
        return replace(node, until="")
    given = {each.name: getattr(node, each.name) for each in fields(node)}
    changed = {name: lasting(value) for name, value in given.items()}
    return node if all(changed[name] is given[name] for name in given) else replace(node, **changed)


def _is_of_production(trait: Trait | Effect) -> bool:
    """Is it told of what a source has just produced?"""
    return isinstance(trait, Triggered) and trait.trigger.pattern.event == "produce"


def _resolving(block: Section) -> Triggered:
    """What a card does when it resolves."""
    trigger = Trigger("after", Pattern("resolve", Ref("this")))
    return Triggered(trigger, tuple(map(lasting, block.effects)), tuple(block.conditions), tuple(block.constraints))


def _meant(discourse: Discourse | None, value: Any) -> Any:
    """What a reading means with its references, or None if one of them means nothing."""
    if discourse is None:
        return value
    try:
        return discourse.copy().settle(_nodes(value))
    except Unresolved:
        return None


def _nodes(value: Any) -> Any:
    """What a reading says, in the order of the text, without the marks of the parts before a colon."""
    if isinstance(value, tuple):
        return tuple(_nodes(each) for each in value if not isinstance(each, str))
    return value


class RuleBox:
    """The text box of the classic game, read with rules over categories."""

    def read(self, language: ClassicLanguage, text: str, bearer: Bearer, names: Vocabulary) -> Reading:
        """Read the text of a card."""
        tokens, remarks = language.tokens(text)
        own = invented(text, bearer.title, bearer.type, names)
        known_names = Vocabulary(own, beneath=names) if own else names
        box = Box(tokens, names_of(bearer.title, bearer.type), bearer.type, known_names)
        box.read()
        lost = [
            (tokens[start].start, tokens[max(start, end - 1)].end, why)
            for start, end, why in box.unread
            if start < len(tokens)
        ]
        if any(isinstance(each, UNSETTLED) for each in walk(box.program)):
            lost.append((0, len(text), "a reference was not settled"))
        told = Remarks(text, tokens, remarks, bearer)
        others = told.unread(language.reminders, [(start, end) for start, end, _ in lost])
        spans = sorted((*lost, *((start, end, "") for start, end in others)))
        unread = tuple(Unread(" ".join(text[start:end].split()), why, start, end) for start, end, why in spans)
        return Reading(box.program, unread)

    def fault(self, language: ClassicLanguage, text: str, unread: Unread, bearer: Bearer, names: Vocabulary) -> Unread:
        """Where the fault lies in words that were not understood: all of them."""
        return unread

    def write(self, program: Program, bearer: Bearer) -> str:
        """The canonical English of a program."""
        return said(program, bearer.type)

    def same(self, one: Program, two: Program) -> bool:
        """Do two programs mean the same?"""
        return bool(meaning(one) == meaning(two))
