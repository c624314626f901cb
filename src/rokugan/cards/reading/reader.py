"""English to program: finds the keywords, traits and abilities of a text box and reads each with the grammar.

What cannot be read is left out of the program and reported with its place. A text counts as understood only if every
word of it was used.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, TypeAlias

from rokugan.cards.parsing.customs import Customs
from rokugan.cards.parsing.parser import Chart
from rokugan.cards.parsing.refs import ATTACHMENTS, Context
from rokugan.cards.parsing.table import Productions
from rokugan.cards.reading.blocks import hoist, hoist_performer, in_this_battle, lasting, read_block
from rokugan.cards.reading.traits import RESOLVING, read_trait
from rokugan.catalogue import say
from rokugan.errors import TextTooLong, quote
from rokugan.language.classic.words.keyword_lines import LONGEST_TITLE, SMALL, invented, keywords_at, names_of
from rokugan.language.classic.words.vocabulary import Vocabulary
from rokugan.language.classic.words.words import Remark, Token, join
from rokugan.language.language import Around, Bearer, Language, Reading, Unread
from rokugan.program import Ability, Allow, Discard, Effect, GoldSource, In, Is, Program, Ref, Trait, You
from rokugan.program.node import in_own_words
from rokugan.program.words import Lifted

LONGEST_TEXT = 2_000  # more than twice the longest that was ever printed
DESIGNATORS = ("battle", "open", "limited", "reaction")
_LATE = ("elemental", "political", "maho")  # traits of an action that may also stand after its type: `Open Elemental:`
# Action keywords of the later printings that lift a rule.
_LIFTING: dict[str, Lifted] = {"Tireless": "bowed", "Absent": "no presence", "Home": "absent"}
Classic: TypeAlias = Language[tuple[list[Token], list[Remark]], Vocabulary, Productions]


@dataclass(frozen=True)
class ClassicBox:
    """The text box of the classic game: keywords, then traits and abilities, each ability with its designators before a colon."""

    designators: tuple[str, ...] = DESIGNATORS
    late: tuple[str, ...] = _LATE
    lifting: Mapping[str, Lifted] = field(default_factory=_LIFTING.copy)
    customs: Customs = field(default_factory=Customs)

    def read(self, language: Classic, text: str, bearer: Bearer, names: Vocabulary) -> Reading:
        """Read the text box of a card."""
        title, kind = bearer.title, bearer.type or "personality"
        if len(text) > LONGEST_TEXT:
            raise TextTooLong(
                say(
                    "files.the_text_of_has_characters",
                    title=quote(title),
                    count=f"{len(text):,}",
                    most=f"{LONGEST_TEXT:,}",
                )
            )
        if len(title) > LONGEST_TITLE:
            raise TextTooLong(
                say("files.the_title_has_characters", title=quote(title), count=f"{len(title):,}", most=LONGEST_TITLE)
            )
        tokens, remarks = language.tokens(text)
        own = invented(text, title, kind, names)
        known = Vocabulary(own, beneath=names) if own else names
        return _Box(language, self, text, tokens, remarks, Bearer(title, kind, bearer.keywords), known).read()

    def fault(self, language: Classic, text: str, unread: Unread, bearer: Bearer, names: Vocabulary) -> Unread:
        """Where in words that were not understood the fault lies: the first word with which nothing known could go on."""
        kind = bearer.type or "personality"
        tokens = [each for each in language.tokens(text)[0] if unread.start <= each.start < unread.end]
        chart = Chart(language.productions, tokens, names_of(bearer.title, kind), kind, names)
        for category in _SAYINGS:
            chart.read(category, 0)
        if not tokens or chart.furthest >= len(tokens):
            return unread  # each word could stand there, but what they say makes no sense
        at = chart.furthest
        while at > 0 and not _is_known(chart, at - 1):
            at -= 1  # any name may begin a title: it is the name that is unknown, not what follows it
        word = tokens[at]
        return Unread(text[word.start : word.end], start=word.start, end=word.end)


_TRIGGERS = (["after"], ["before"], ["when"])
_ENDS = (".", "\n")  # where a sentence ends
# What the words that were not understood may have been meant as.
_SAYINGS = ("sentence", "trait", "uses", "allowance", "trigger", "if", "targeting", "cost", "produce")


def _is_known(chart: Chart, at: int) -> bool:
    """Is it a word of the grammar, a keyword, or the card's own name, rather than any name?"""
    token = chart.tokens[at]
    return (
        token.kind != "name"
        or chart.vocabulary.is_keyword(token.word)
        or token.word in chart.table.known_words()
        or any(token.word in name for name in chart.names)
    )


class _Box:
    """One text box being read."""

    def __init__(
        self,
        language: Classic,
        box: ClassicBox,
        text: str,
        tokens: list[Token],
        remarks: list[Remark],
        bearer: Bearer,
        names: Vocabulary,
    ) -> None:
        self.language = language
        self.box = box
        self.text = text
        self.lines = {number for number, token in enumerate(tokens) if token.kind == "line"}
        self.tokens = tokens
        self.remarks = remarks
        self.title = bearer.title
        self.keywords_besides = bearer.keywords
        self.kind = bearer.type
        self.chart = Chart(language.productions, tokens, names_of(self.title, self.kind), self.kind, names)
        self.chart.quoted = self.read_quoted
        self.granted = False
        self.unread: list[Unread] = []
        self.keywords: list[str] = []
        self.traits: list[Trait | Effect] = []
        self.abilities: list[Ability] = []
        self.layout: list[str] = []
        self.along: list[tuple[int, int]] = []

    def context(self) -> Context:
        return Context(self.kind, self.title, self.box.customs, tokens=self.tokens, granted=self.granted)

    def read(self) -> Reading:
        at = 0
        end = len(self.tokens)
        first = True
        while at < end:
            stop = at
            while stop < end and stop not in self.lines:
                stop += 1
            if not first:
                self.layout.append("/")
            first = False
            self.read_line(at, stop)
            at = stop + 1
        self.check_sources()
        self.check_remarks()
        if self.chart.too_deep:  # nobody knows how the rest would have been read
            return Reading(Program(), (Unread(self.text, start=0, end=len(self.text)),))
        program = Program(tuple(self.keywords), tuple(self.traits), tuple(self.abilities), form=self.form())
        return Reading(in_own_words(program), tuple(self.unread))

    def check_sources(self) -> None:
        """What is told of one of several Gold sources would be done by all of them: nothing says which has produced."""
        if sum(isinstance(each, GoldSource) for each in self.traits) > 1:
            self.report(self.along)

    def check_remarks(self) -> None:
        """A remark in parentheses is a reminder and changes nothing; one that adds something was not read."""
        about = " ".join((*self.keywords_besides, *(token.text for token in self.tokens))).lower()
        for each in self.remarks:
            if not each.text.startswith("(") or self.is_of_itself(each):
                continue
            if not self.language.reminders(each.text, self.around(each, about)):
                after = self.tokens[each.after].end if each.after >= 0 else 0
                start = self.text.index(each.text, after)
                if any(known.start <= start < known.end for known in self.unread):
                    continue
                self.unread.append(Unread(each.text, start=start, end=start + len(each.text)))

    def around(self, remark: Remark, about: str) -> Around:
        """Where a remark stands: its sentence, or the one that has just ended, if it stands alone."""
        start = last = remark.after + 1
        if remark.after >= 0 and self.tokens[remark.after].word == ".":
            last -= 1
            start = last
        while start > 0 and self.tokens[start - 1].word not in _ENDS:
            start -= 1
        end = last
        while end < len(self.tokens) and self.tokens[end].word not in _ENDS:
            end += 1
        line = max((number for number in self.lines if number < last), default=-1)
        before, behind = (
            join([each.word for each in part]).lower() for part in (self.tokens[start:last], self.tokens[last:end])
        )
        said = [each.word for each in self.tokens[line + 1 : last]]
        return Around(before, behind, about, self.kind in RESOLVING or ":" in said or said[:1] in _TRIGGERS)

    def is_of_itself(self, remark: Remark) -> bool:
        """`Kado has +2F (even if out of play)`: what a card gives itself it has there as well (samurai.traits.18)."""
        start = remark.after
        while start > 0 and self.tokens[start - 1].word not in ".:\n":
            start -= 1
        words = [token.word for token in self.tokens[start : remark.after + 1]]
        names = [["this", "card"], ["this", self.kind], *names_of(self.title, self.kind)]
        return remark.text == "(even if out of play)" and any(
            words[: len(name) + 1] == [*name, "has"] for name in names
        )

    def form(self) -> str:
        remarks = "".join(f"\t{each.after}:{' '.join(each.text.split())}" for each in self.remarks)
        return " ".join(self.layout) + remarks

    # ------------------------------------------------------------------------------------------ lines

    def read_line(self, start: int, end: int) -> None:
        at = start
        if not self.traits and not self.abilities:
            at = self.take_keywords(start, end)
        self.read_segments(at, end)

    def read_segments(self, at: int, end: int) -> None:
        cuts = [at, *[cut for cut in range(at + 1, end) if self.begins_ability(cut, end)], end]
        for here, following in pairwise(cuts):
            if here < following:
                self.read_segment(here, following)

    def begins_ability(self, at: int, end: int) -> bool:
        """Does an ability's header begin in the middle of a line?"""
        before = self.tokens[at - 1].word
        if before not in (".", '"') or self.header_end(at, end) is None:
            return False
        quotes = sum(1 for token in self.tokens[:at] if token.word == '"')
        return quotes % 2 == (1 if self.granted else 0)

    def take_keywords(self, start: int, end: int) -> int:
        """Take keywords from the beginning of a line; returns where they end."""
        line = keywords_at(self.tokens, start, end, self.kind, self.chart.names, self.chart.vocabulary)
        self.keywords.extend(line.keywords)
        self.layout.extend("k" + mark for mark in line.marks)
        return line.end

    # ------------------------------------------------------------------------------------------ segments

    def header_end(self, at: int, end: int) -> int | None:
        """Where the header of an ability ends (after its designators), if one begins here."""
        stop = at
        while stop < end and stop - at < 7:
            token = self.tokens[stop]
            if token.word in self.box.designators and token.kind == "name":
                following = stop + 1
                while (
                    following + 1 < end
                    and self.tokens[following].word == "/"
                    and self.tokens[following + 1].word in self.box.designators
                ):
                    following += 2
                if [token.word for token in self.tokens[following + 1 : following + 2]] == [":"]:
                    if self.tokens[following].word in self.box.late:
                        return following + 1
                if following < end and self.tokens[following].word in (":", ","):
                    icon = following + 1 < end and self.tokens[following + 1].kind == "icon"
                    if self.tokens[following].word == "," and not icon:
                        return None
                    return following
                if following < end and self.tokens[following].kind == "name":
                    stop = following
                    continue
                return None
            if token.kind != "name" and token.kind != "icon" and token.word not in SMALL:
                return None
            stop += 1
        return None

    def read_segment(self, start: int, end: int) -> None:
        head = self.header_end(start, end)
        if head is not None:
            self.read_ability(start, head, end)
        else:
            self.read_traits(start, end)

    def read_ability(self, start: int, head: int, end: int) -> None:
        words = [token.text for token in self.tokens[start:head]]
        late = words.pop() if words[-1].lower() in self.box.late else ""
        runs = (number for number in range(len(words)) if words[number] != "/" and self.is_last_run(words, number))
        first = next(runs)
        keywords = (*self.header_keywords(words[:first]), *late.split())
        designators: tuple[Any, ...] = tuple(word.lower() for word in words[first:] if word != "/")
        if not _is_header(keywords, designators, words[first:]) or not all(map(self.is_known, keywords)):
            self.report([(start, head)])
        context = self.context()
        context.designators = designators
        block = read_block(self.chart, context, head, end, ability=True, reaction="reaction" in designators)
        hoist(block)
        hoist_performer(block)
        if "reaction" in designators and block.trigger is None and not block.unread:
            block.unread.append((start, end))
        block.unread.extend((first, last) for number, first, last in context.forward if number >= context.slots)
        self.report(block.unread)
        if any(each == Discard(Ref("this")) and "from your hand" in each.form for each in block.constraints):
            block.conditions.append(Is(Ref("this"), (In("hand", You()),), form="-"))  # said by the cost
        if block.trigger is None:
            block.effects[:] = [lasting(each) for each in block.effects]
        here = self.says(start, end, "this", "battle")
        if here:
            block.effects[:] = [in_this_battle(each) for each in block.effects]
        allowances = [Allow(self.box.lifting[word], form="-") for word in keywords if word in self.box.lifting]
        self.abilities.append(
            Ability(
                designators,
                tuple(block.effects),
                keywords,
                block.trigger,
                tuple(block.conditions),
                tuple(block.constraints),
                block.uses,
                (*allowances, *block.allowances),
                here,
                form=("{turned} " if late else "{head} ") + " ".join(block.layout),
            )
        )
        self.layout.append("a")

    def is_last_run(self, words: list[str], number: int) -> bool:
        """Do only designators follow? `Battle Maiden Battle:` has one keyword and one designator."""
        return all(word.lower() in self.box.designators or word == "/" for word in words[number:])

    def header_keywords(self, words: list[str]) -> list[str]:
        """The keywords before a designator; those of several words are kept together."""
        found: list[str] = []
        while words:
            lower = [word.lower() for word in words]
            long = [(end, name) for end, name, plural in self.chart.vocabulary.long_keywords(lower, 0) if not plural]
            end, name = max(long) if long else (1, words[0])
            found.append(name)
            words = words[end:]
        return found

    def is_known(self, keyword: str) -> bool:
        """Is it a keyword, and no misspelt word before a designator? `Batle Open:`"""
        return " " in keyword or keyword.startswith(":") or self.chart.vocabulary.is_keyword(keyword.lower())

    def says(self, start: int, end: int, *words: str) -> bool:
        """Do these words stand there, one after the other?"""
        said = [token.word for token in self.tokens[start:end]]
        return any(tuple(said[at : at + len(words)]) == words for at in range(len(said)))

    def read_traits(self, start: int, end: int) -> None:
        at = start
        while at < end:
            if at > start and not self.abilities:
                # `Nonhuman. Lose 6 Honor. Unique.`: a keyword after a short trait
                after = self.take_keywords(at, end)
                if after > at:
                    at = after
                    continue
            found = read_trait(self.chart, self.context, at, end)
            self.report(found.unread)
            self.traits.extend(found.traits)
            self.along.extend(found.along)
            self.layout.extend("t" for _ in found.traits)
            at = found.end

    def read_quoted(self, chart: Chart, start: int, end: int) -> Program | None:
        """The program of a text in quotes, or None if it is not understood."""
        inner = _Box.__new__(_Box)
        inner.__dict__.update(self.__dict__)
        inner.unread, inner.keywords, inner.traits, inner.abilities, inner.layout = [], [], [], [], []
        inner.remarks, inner.along = [], []
        inner.granted = True
        inner.kind = self.given_to(start)
        inner.read_segments(start, end)
        inner.check_sources()
        if inner.unread or not (inner.traits or inner.abilities):
            return None
        return Program((), tuple(inner.traits), tuple(inner.abilities), form=inner.form())

    def given_to(self, quote: int) -> str:
        """The type of card that gets a text in quotes: what its sentence names last, else a Personality or a card like this."""
        before = [token for token in self.tokens[: quote - 1] if token.kind != "line"]
        if before and before[-1].word == ":":
            before.pop()
        for token in reversed(before):
            if token.word in (".", ":"):
                break
            if token.word.removesuffix("s") in ATTACHMENTS:
                return token.word.removesuffix("s")
            if token.word in ("personality", "personalities", "him", "he", "she", "her"):
                return "personality"
        return self.kind if self.kind in ATTACHMENTS else "personality"

    def report(self, spans: list[tuple[int, int]]) -> None:
        for start, end in spans:
            first, last = (
                self.tokens[min(start, end - 1)],
                self.tokens[end - 1],
            )  # where a text breaks off, its last word
            words = re.sub(r"\s+", " ", self.text[first.start : last.end])
            self.unread.append(Unread(words, start=first.start, end=last.end))


def _is_header(keywords: tuple[str, ...], designators: tuple[str, ...], words: list[str]) -> bool:
    """Are the designators parted by slashes, and nothing said twice? `Battle Battle:` is a slip."""
    return (
        all(word == "/" for word in words[1::2])
        and len(set(designators)) == len(designators)
        and len(set(keywords)) == len(keywords)
    )
