"""The text box: lines with their heads, keywords, limits and asides; sentences of a line; the finished program, or
what was not understood.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from rokugan.language.chart import Chart, Derivation
from rokugan.language.grammar import Grammar
from rokugan.language.language import Around, Bearer, Language, Reading, Unread
from rokugan.language.lcg import lexicon
from rokugan.language.lcg.discourse import Discourse
from rokugan.language.lcg.names import Names
from rokugan.language.lcg.said import Defines, Otherwise, Reminder, Selects, Unknown
from rokugan.language.tokens import Token
from rokugan.program.lcg.nodes import (
    Both,
    Condition,
    Deed,
    During,
    Effect,
    HasKeyword,
    If,
    IfAble,
    Limit,
    PrintedX,
    SelectOne,
    TextBox,
    Then,
    Trigger,
    Triggered,
    While,
)
from rokugan.program.lcg.walking import exchanged
from rokugan.program.node import walk

HEADS = {
    ("action",): ("action", False),
    ("reaction",): ("reaction", False),
    ("interrupt",): ("interrupt", False),
    ("forced", "reaction"): ("reaction", True),
    ("forced", "interrupt"): ("interrupt", True),
}
MOST_TOKENS = 160
LONGEST = 4000


UNKNOWN = "unknown words: "
Living: TypeAlias = Language[list[Token], Names, Grammar]


@dataclass(frozen=True)
class Lines:
    """The text box of the Living Card Game: a line for each thing that a card says; `heads` begin an ability."""

    heads: Mapping[tuple[str, ...], tuple[Any, bool]]
    longest: int = LONGEST

    def read(self, language: Living, text: str, bearer: Bearer, names: Names) -> Reading:
        """The program of a text box of a card of that type."""
        if len(text) > self.longest:
            return Reading(TextBox(), (Unread(text[:80], "the text is too long"),))
        return _Reader(language, text, bearer.type or "character", self.heads, names).read()

    def fault(self, language: Living, text: str, unread: Unread, bearer: Bearer, names: Names) -> Unread:
        """The first of the words that no rule knows."""
        if not unread.reason.startswith(UNKNOWN):
            return unread
        return replace(unread, words=unread.reason.removeprefix(UNKNOWN).split(", ")[0])


def add_effects(done: list[Effect], effects: tuple[Effect, ...]) -> None:
    """Add what a sentence says to what was said; `otherwise` belongs to the condition before it, and a reminder that reminds of
    something said before adds nothing."""
    if any(isinstance(each, Reminder) and each.follows(tuple(done)) for each in effects):
        return
    for effect in effects:
        if isinstance(effect, Otherwise) and done and isinstance(done[-1], If | IfAble):
            done[-1] = replace(done[-1], otherwise=effect.effects)
        else:
            done.append(effect)


class _Reader:
    def __init__(
        self, language: Living, text: str, type: str, heads: Mapping[tuple[str, ...], tuple[Any, bool]], names: Names
    ) -> None:
        self.language = language
        self.text = text
        self.type = type
        self.heads = heads
        self.names = names
        self.unread: list[Unread] = []
        self.derivations: list[Derivation] = []
        self.keywords: list[Any] = []
        self.constants: list[Effect] = []
        self.abilities: list[Triggered] = []
        self.limit: Limit | None = None  # one that stands by itself: of every ability without its own

    def read(self) -> Reading:
        for line in lines(self.text):
            self._line(line)
        if self.limit is not None:
            self.abilities = [each if each.limit else replace(each, limit=self.limit) for each in self.abilities]
        standing = self._resolved(_box(self.constants), self.text).constants
        box = TextBox(tuple(self.keywords), standing, tuple(self.abilities))
        return Reading(box, tuple(self.unread), tuple(self.derivations))

    # ------------------------------------------------------------------------------------------- lines

    def _line(self, line: str) -> None:
        found, quoted = self._quotations(self.language.tokens(line))
        head = next(
            (head for head in self.heads if tuple(each.word for each in found[: len(head) + 1]) == (*head, ":")), None
        )
        if head:
            self._ability(*self.heads[head], line, found[len(head) + 1 :], quoted)
            return
        before = ""
        for sentence in split(found):
            words = [each.word for each in sentence]
            if words[:1] in (["limit"], ["max"]) and (limit := _limit_of(words)):
                self.limit = limit
                continue
            if len(words) == 1 and self.names.is_keyword(words[0]):
                self.keywords.append(words[0])
                before = words[0]
            elif words[:1] == ["("] and self.language.reminders(self._source(sentence), Around(before, "")):
                continue
            else:
                known = len(self.constants)
                self._constant(line, sentence, quoted)
                given = [
                    each.keyword for new in self.constants[known:] for each in walk(new) if isinstance(each, HasKeyword)
                ]
                before = given[0] if given else ""

    def _quotations(self, found: list[Token]) -> tuple[list[Token], dict[int, TextBox]]:
        """Texts in quotation marks are text boxes of their own; each becomes one token, known by its place."""
        marks = [at for at, each in enumerate(found) if each.word == '"']
        if len(marks) < 2:
            return found, {}
        start, end = marks[0], marks[-1]
        inner = _Reader(self.language, self.text, "character", self.heads, self.names)
        inner.text = self._source(found[start + 1 : end])
        reading = inner.read()
        self.unread.extend(reading.unread)
        token = Token('"', found[start].said, found[start].start, found[end].end)
        rest = found[end + 1 :]
        closed = rest if rest and rest[0].word == "." else [Token(".", ".", token.end, token.end), *rest]
        return [*found[:start], token, *closed], {token.start: reading.program}

    def _source(self, stretch: list[Token]) -> str:
        said = []
        end = stretch[0].start if stretch else 0
        for each in stretch:
            said.append(" " * (each.start - end) + each.said)
            end = each.end
        return "".join(said)

    def _constant(self, line: str, sentence: list[Token], quoted: dict[int, TextBox]) -> None:
        effects = self._parse("S", line, sentence, quoted)
        if effects is None:
            return
        if any(isinstance(each, Defines) for each in effects):
            amount = next(each.amount for each in effects if isinstance(each, Defines))
            add_effects(self.constants, tuple(each for each in effects if not isinstance(each, Defines)))
            self.constants = list(defined(tuple(self.constants), amount))
            if not self._used(amount):
                self.constants.append(PrintedX(amount))
            return
        add_effects(self.constants, effects)

    def _used(self, amount: Any) -> bool:
        return any(each == amount for constant in self.constants for each in walk(constant))

    # ----------------------------------------------------------------------------------------- abilities

    def _ability(self, head: Any, forced: bool, line: str, found: list[Token], quoted: dict[int, TextBox]) -> None:
        unread = len(self.unread)
        found, limit = self._limit(found)
        dash = next((at for at, each in enumerate(found) if each.word == "\u2013" and not _inside(found, at)), None)
        before = split(found[:dash]) if dash is not None else []
        if before and before[-1][0].word == "then":
            dash = None  # a target that is chosen later: nothing stands before the dash of the whole
        criteria = before if dash is not None else []
        effects = split(found[dash + 1 :] if dash is not None else found)
        known = [self._parse("Crits", line, each, quoted) for each in criteria]
        if None in known:
            known = [each for each in known if each is not None]
        items = [item for crits in known for item in crits]
        selects = [item[0] for item in items if isinstance(item, tuple) and isinstance(item[0], Selects)]
        done = self._effects(line, effects, quoted, selects[0] if selects else None)
        if dash is None and done and isinstance(done[0], While) and isinstance(done[0].condition, During):
            items.append(done[0].condition)  # nothing else could be done at another time
            done = (*done[0].effects, *done[1:])
        if not done and len(self.unread) == unread:
            self.unread.append(Unread(line, "nothing is done"))
        ability = self._assembled(head, forced, items, done, limit)
        self.abilities.append(self._resolved(ability, line))

    def _effects(
        self, line: str, found: list[list[Token]], quoted: dict[int, TextBox], selects: Selects | None
    ) -> tuple[Effect, ...]:
        done: list[Effect] = []
        for number, sentence in enumerate(found):
            if selects and number == 0:
                options = self._parse("Options", line, sentence, quoted)
                done += [SelectOne(options, selects.by, True)] if options else []
                continue
            add_effects(done, self._with_later_target(line, sentence, quoted) or ())
        return tuple(done)

    def _with_later_target(
        self, line: str, sentence: list[Token], quoted: dict[int, TextBox]
    ) -> tuple[Effect, ...] | None:
        """`Then, choose a bowed character – ready that character`: what is chosen while the effect resolves."""
        dash = next((at for at, each in enumerate(sentence) if each.word == "\u2013"), None)
        if dash is None:
            plain: tuple[Effect, ...] | None = self._parse("S", line, sentence, quoted)
            return plain
        chosen = self._parse("S", line, sentence[:dash], quoted)
        done = self._parse("S", line, sentence[dash + 1 :], quoted)
        if chosen is None or done is None:
            return None
        if isinstance(chosen[-1], Then):
            return (*chosen[:-1], Then((*chosen[-1].effects, *done)))
        return (*chosen, *done)

    def _assembled(
        self, head: Any, forced: bool, items: list[Any], effects: tuple[Effect, ...], limit: Limit | None
    ) -> Triggered:
        triggers = [item for item in items if isinstance(item, Trigger)]
        conditions: list[Condition] = []
        for item in items:
            if isinstance(item, Both):
                conditions += item.conditions
            elif isinstance(item, Condition):
                conditions.append(item)
        deeds = [item for item in items if isinstance(item, tuple) and not isinstance(item[0], Selects)]
        choices = tuple(each for item in deeds if _is_choice(item) for each in item)
        costs = tuple(each for item in deeds if not _is_choice(item) for each in item)
        ability = Triggered(
            head, triggers[0] if triggers else None, tuple(conditions), costs, choices, effects, limit, forced
        )
        amounts = [each.amount for each in effects if isinstance(each, Defines)]
        if amounts:
            kept = tuple(each for each in effects if not isinstance(each, Defines))
            ability = defined(replace(ability, effects=kept), amounts[0])
        return ability

    def _limit(self, found: list[Token]) -> tuple[list[Token], Limit | None]:
        """`(Limit twice per round.)`, `(Max 1 per conflict.)`, `(Unlimited.)`."""
        for at, each in enumerate(found):
            if each.word != "(" or at + 1 >= len(found) or found[at + 1].word not in ("limit", "max", "unlimited"):
                continue
            end = next((place for place in range(at, len(found)) if found[place].word == ")"), len(found) - 1)
            words = [token.word for token in found[at + 1 : end] if token.word != "."]
            limit = _limit_of(words)
            if limit is None:
                self.unread.append(Unread(" ".join(words), "no such limit"))
            return [*found[:at], *found[end + 1 :]], limit
        return found, None

    # --------------------------------------------------------------------------------------- sentences

    def _resolved(self, node: Any, line: str) -> Any:
        discourse = Discourse(self.type)
        found = discourse.resolve(node)
        for said in discourse.unresolved:
            kind = " or ".join(said.kinds[:2]) or "thing"
            self.unread.append(Unread(line, f"nothing was said before that `{said.way}` {kind} could mean"))
        if any(isinstance(each, Reminder) for each in walk(found)):
            self.unread.append(Unread(line, "what stands in parentheses reminds of nothing that the text says"))
        if any(isinstance(each, Unknown) for each in walk(found)):
            self.unread.append(Unread("X", "no sentence says what X is"))
        return found

    def _parse(self, category: str, line: str, sentence: list[Token], quoted: dict[int, TextBox]) -> Any:
        """The one meaning of a sentence; None, and why, if it has none or several."""
        said = self._said(sentence)
        if len(sentence) > MOST_TOKENS:
            self.unread.append(Unread(said[:80], "the sentence is too long"))
            return None
        given: dict[int, list[tuple[str, Any]]] = {
            at: [("Quoted", quoted[each.start])]
            for at, each in enumerate(sentence)
            if each.start in quoted and each.word == '"'
        }
        for at, each in enumerate(sentence):
            given.setdefault(at, []).extend(self.names.said_at(each))
        chart = Chart(self.language.productions, sentence, given)
        readings = chart.readings(category)
        if len(readings) == 1:
            self.derivations.append(readings[0])
            return readings[0].value
        if readings:
            self.unread.append(Unread(said, f"it can be read in {len(readings)} ways"))
            self.ambiguous = [each.value for each in readings]
        else:
            self.unread.append(self._not_understood(line, sentence, said))
        return None

    def _said(self, sentence: list[Token]) -> str:
        return self._source(sentence)

    def _not_understood(self, line: str, sentence: list[Token], said: str) -> Unread:
        if not sentence:
            return Unread(line, "nothing stands between two marks")
        words = self.language.productions.words
        known = {'"', *words, *self.names.further}
        unknown = [each.said for each in sentence if each.word not in known]
        if _is_keyword(sentence, words):
            return Unread(said, "unknown keyword")
        if unknown:
            return Unread(said, f"{UNKNOWN}{', '.join(unknown)}")
        return Unread(said, "these words are not known together")


def _is_keyword(sentence: list[Token], known: set[str]) -> bool:
    """Does the sentence look like a keyword: one capital word, with a trait or a number after it at most?"""
    after = sentence[1:]
    return sentence[0].is_capital and (
        not after
        or (
            sentence[0].word not in known
            and len(after) <= 2
            and all(each.is_capital or each.word.isdigit() for each in after)
        )
    )


def _is_choice(item: tuple[Effect, ...]) -> bool:
    """Targets are what is chosen and nothing else; `choose and discard a card` is a cost."""
    return all(isinstance(each, Deed) and each.verb == "choose" for each in item)


def _box(effects: Any) -> TextBox:
    return TextBox(constants=tuple(effects))


def defined(node: Any, amount: Any) -> Any:
    """The node with X exchanged for what it is."""
    if isinstance(node, tuple):
        return tuple(defined(each, amount) for each in node)
    return exchanged(node, lambda each: amount if isinstance(each, Unknown) else None)


def _limit_of(words: list[str]) -> Limit | None:
    """
    >>> _limit_of(["limit", "twice", "per", "round"])
    Limit(2)
    """
    if words == ["unlimited"]:
        return Limit(0)
    period = dict(lexicon.PERIODS).get(words[3]) if len(words) == 4 and words[2] == "per" else None
    if period is None:
        return None
    times = dict(lexicon.COUNTS).get(words[1]) or (int(words[1]) if words[1].isdigit() else None)
    return Limit(times, period, words[0] == "max") if times else None


def lines(text: str) -> list[str]:
    """The lines of a text; a list with dashes after a colon repeats what stands before the colon."""
    found: list[str] = []
    lead, alone = "", False  # what stands before the colon, and whether no dash has followed it
    for line in [*text.splitlines(), "."]:
        line = line.strip()
        if not line:
            continue
        if lead and line[:1] in "-\u2013\u2022":
            found.append(f"{lead} {line[1:].strip()}")
            alone = False
            continue
        if alone:
            found.append(f"{lead}:")
        lead = line[:-1].strip() if line.endswith(":") else ""
        alone = bool(lead)
        if not lead:
            found.append(line)
    return found[:-1]


def split(found: list[Token]) -> list[list[Token]]:
    """The sentences: stretches between full stops that stand in no parentheses; a full stop in parentheses falls away."""
    sentences: list[list[Token]] = [[]]
    depth = 0
    for each in found:
        depth += (each.word == "(") - (each.word == ")")
        if each.word == ".":
            if depth == 0:
                sentences.append([])
        elif each.word == "(" and depth == 1 and not sentences[-1]:
            sentences[-1].append(each)
        else:
            sentences[-1].append(each)
            if each.word == ")" and depth == 0 and sentences[-1][0].word == "(":
                sentences.append([])
    return [sentence for sentence in sentences if sentence]


def _inside(found: list[Token], at: int) -> bool:
    return sum((each.word == "(") - (each.word == ")") for each in found[:at]) > 0
