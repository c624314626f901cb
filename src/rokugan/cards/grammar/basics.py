"""Numbers, stats, bonuses, keywords and the card's own name: the smallest parts of a sentence."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.layout import called_words, keyword_words
from rokugan.cards.parsing.parser import Chart
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.language.classic.words.keyword_lines import names_of
from rokugan.language.classic.words.terms import KINDS, NOT_KEYWORDS, STATES, STATS
from rokugan.language.classic.words.words import NUMBER_WORDS, tokens_of
from rokugan.program import AllFilters, Either, HasKeyword, Modify, Number, Program, Ref, State

page = Page()
rule, terminal = page.rule, page.terminal

# ------------------------------------------------------------------------------------------------ numbers


def _read_number(chart: Chart, at: int) -> list[tuple[int, Any]]:
    token = chart.tokens[at]
    if token.kind == "number":
        return [(at + 1, Number(int(token.word)))]
    if token.word in NUMBER_WORDS:
        return [(at + 1, Number(NUMBER_WORDS[token.word], form=token.word))]
    return []


def number_words(node: Any) -> list[str] | None:
    """How a plain number is written."""
    if not isinstance(node, Number):
        return None
    return [node.form] if node.form and NUMBER_WORDS.get(node.form) == node.value else [str(node.value)]


terminal("num", "#number " + " ".join(NUMBER_WORDS), _read_number, lambda context, value: value, number_words)


class Spelled(int):
    """A plain integer that was written as a word."""

    word: str


def _plain_number(context: Context, value: Any) -> Any:
    if not value.form:
        return value.value
    number = Spelled(value.value)
    number.word = value.form
    return number


# A number that a node keeps as a plain integer.
terminal(
    "int",
    "#number " + " ".join(NUMBER_WORDS),
    _read_number,
    _plain_number,
    lambda value: [getattr(value, "word", str(value))] if isinstance(value, int) else None,
)

# A count that may be written as an article: `a card`, `two cards`.
rule("count", "(a|an)", Number(1))
rule("count", "{num}")

# -------------------------------------------------------------------------------------------------- stats

_STAT_WORDS = {tuple(words[0].lower().split()): stat for stat, words in STATS.items()}
_STAT_STARTS = " ".join({words[0] for words in _STAT_WORDS})


def _read_stat(chart: Chart, at: int) -> list[tuple[int, Any]]:
    found = []
    for words, stat in _STAT_WORDS.items():
        if chart.words[at : at + len(words)] == list(words):
            found.append((at + len(words), stat))
    return found


def stat_words(stat: Any) -> list[str] | None:
    """The printed name of a stat."""
    return STATS[stat][0].split() if stat in STATS else None


terminal("stat", _STAT_STARTS, _read_stat, lambda context, value: value, stat_words)

# ------------------------------------------------------------------------------------ bonuses: +2F/+1C

_LETTERS: dict[Any, Any] = {"F": "force", "C": "chi", "PH": "personal_honor", "PS": "strength", "GP": "gold_production"}
_PART = re.compile(r"([+-])(\d+)(F|C|PH|GP|PS)$")
_AFTER: dict[Any, Any] = {
    ("strength",): "strength",
    ("province", "strength"): "strength",
    ("force",): "force",
    ("chi",): "chi",
    ("focus", "value"): "focus_value",
    ("personal", "honor"): "personal_honor",
    ("ph",): "personal_honor",
    ("gold", "cost"): "gold_cost",
    ("gold", "production"): "gold_production",
}


_MORE = "an additional "


def _read_mods(chart: Chart, at: int) -> list[tuple[int, Any]]:
    if chart.words[at] == "an":  # bonuses add up anyway
        more = chart.words[at + 1 : at + 2] == ["additional"] and at + 2 < len(chart.tokens)
        found = _read_mods(chart, at + 2) if more else []
        return [(end, (replace(first, form=_MORE + first.form), *rest)) for end, (first, *rest) in found]
    text = chart.tokens[at].text
    changes = []
    for part in text.split("/"):
        match = _PART.match(part)
        if match is None:
            break
        sign, amount, letters = match.groups()
        changes.append(Modify(_LETTERS[letters], Number(int(sign + amount)), form=part))
    else:
        return [(at + 1, tuple(changes))]
    if re.fullmatch(r"[+-]\d+", text):
        if chart.words[at + 1 : at + 2] == ["or"] and [each.kind for each in chart.tokens[at + 2 : at + 3]] == ["mod"]:
            for _, value in _read_mods(chart, at + 2):
                return [(at + 1, (Modify(value[0].stat, Number(int(text)), form=text),))]
        for words, stat in _AFTER.items():
            if chart.words[at + 1 : at + 1 + len(words)] == list(words):
                shown = " ".join(token.text for token in chart.tokens[at : at + 1 + len(words)])
                return [(at + 1 + len(words), (Modify(stat, Number(int(text)), form=shown),))]
    return []


_SHORT = {stat: letters for letters, stat in _LETTERS.items() if letters not in ("PS", "GP")}


def modification_words(changes: Any) -> list[str] | None:
    """How plain bonuses and penalties are written: `+2F/-1C`, `+3 strength`."""
    parts: list[str] = []
    for each in changes if isinstance(changes, tuple) else (changes,):
        if not isinstance(each, Modify) or not isinstance(each.amount, Number) or each.negative:
            return None
        if each.form.removeprefix(_MORE)[:1] in ("+", "-"):
            parts.append(each.form)
        elif each.form:
            return None
        elif each.stat in _SHORT:
            parts.append(f"{each.amount.value:+d}{_SHORT[each.stat]}")
        else:
            parts.append(f"{each.amount.value:+d} {STATS[each.stat][0]}")
    return ["/".join(parts)] if parts else None


terminal("mods", "#mod an", _read_mods, lambda context, value: value, modification_words)

# ----------------------------------------------------------------------------------------------- keywords

_ICON_KEYWORDS = {":air:": "Air", ":earth:": "Earth", ":fire:": "Fire", ":water:": "Water", ":void:": "Void"}
_TYPES = frozenset(one.lower() for one, _, _ in KINDS)
_STATES = frozenset(state.lower() for state in STATES)


def _named(chart: Chart, at: int, end: int, name: str, many: bool) -> HasKeyword:
    shown = " ".join(each.text for each in chart.tokens[at:end]).replace(" '", "'")
    if shown == name:
        return HasKeyword(name)
    return HasKeyword(name, plural=shown) if many else HasKeyword(name, form=shown)


def read_keyword(plural: bool) -> Any:
    """How a keyword is found, in the plural or not."""

    def read(chart: Chart, at: int) -> list[tuple[int, Any]]:
        token = chart.tokens[at]
        if token.kind == "icon":
            element = _ICON_KEYWORDS.get(token.word)
            return [(at + 1, HasKeyword(element, form=token.word))] if element else []
        if token.word.startswith("non-"):
            return _read_negative(chart, at, plural)
        long = chart.vocabulary.long_keywords(chart.words, at)
        if long:  # the long keyword is meant, not its first word; `Isawa Scrolls` is the plural of one keyword, not two
            return [(end, _named(chart, at, end, name, many)) for end, name, many in long if plural or not many]
        if token.kind != "name" or token.word in NOT_KEYWORDS or _is_own_name(chart, at):
            return []
        if not plural:
            return [(at + 1, HasKeyword(token.text))] if chart.vocabulary.is_keyword(token.word) else []
        single = chart.vocabulary.singular(token.text)
        return [(at + 1, _named(chart, at, at + 1, single, True))] if single is not None else []

    return read


def _read_negative(chart: Chart, at: int, plural: bool) -> list[tuple[int, Any]]:
    """`non-Unique`, `non-Crab Clan`, `non-Duelists`, `non-Stronghold`."""
    token = chart.tokens[at]
    word: Any = token.word[4:]
    text = token.text[4:]
    for length, name, _ in chart.vocabulary.long_keywords([word, *chart.words[at + 1 : at + 6]], 0):
        return [(at + length, HasKeyword(name, positive=False))]
    if word in _STATES:
        return [(at + 1, State(word, positive=False, form=token.text))]
    single = chart.vocabulary.singular(text)
    if plural and single is not None:
        return [(at + 1, HasKeyword(single, positive=False, plural="" if single == text else text))]
    if word in _TYPES or chart.vocabulary.is_keyword(word):
        return [(at + 1, HasKeyword(text, positive=False))]
    return []


def _is_own_name(chart: Chart, at: int) -> bool:
    """`opposing Kado` in Kado's text speaks of him, not of a keyword; `Oni` in the text of an Oni may well be the keyword."""
    own = [name for name in chart.names if chart.words[at : at + len(name)] == name]
    return any(len(name) > 1 for name in own) or (bool(own) and not chart.vocabulary.game().is_keyword(chart.words[at]))


terminal("kwone", "#name #icon", read_keyword(False), lambda context, value: value, keyword_words)
terminal("kwmany", "#name #icon", read_keyword(True), lambda context, value: value, keyword_words)


def _keyword_name(context: Context, value: Any) -> Any:
    return value.keyword


# The bare name of a keyword: `give him Cavalry`.
terminal(
    "kwname",
    "#name",
    read_keyword(False),
    _keyword_name,
    lambda value: value.split() if isinstance(value, str) else None,
)


def _read_known_title(plural: bool) -> Any:
    """The title of another card as a name for such cards: `each Iron Mine in play` (samurai.wording.28)."""

    def read(chart: Chart, at: int) -> list[tuple[int, Any]]:
        own = at + max((len(name) for name in chart.names if chart.words[at : at + len(name)] == name), default=0)
        found = chart.vocabulary.titles(chart.words, at)
        return [
            (end, _named(chart, at, end, name, many))
            for end, name, many in found
            if many == plural and (end > own or end > at + 1)
        ]

    return read


terminal("titleone", "#name", _read_known_title(False), lambda context, value: value, keyword_words)
terminal("titlemany", "#name", _read_known_title(True), lambda context, value: value, keyword_words)


def _read_called(plural: bool) -> Any:
    """A title whose words are keywords as well: `a Swift Strike` is a card with that title, or a Strike that is Swift
    (samurai.wording.02)."""
    titles, keyword, last = _read_known_title(plural), read_keyword(False), read_keyword(plural)

    def split(chart: Chart, at: int, end: int) -> tuple[Any, ...]:
        """The keywords that stand there one after the other, or none if other words stand among them."""
        for after, value in last(chart, at):
            if after == end:
                return (value,)
        for after, value in keyword(chart, at):
            rest = split(chart, after, end) if after < end else ()
            if rest:
                return (value, *rest)
        return ()

    def read(chart: Chart, at: int) -> list[tuple[int, Any]]:
        found = ((end, title, split(chart, at, end)) for end, title in titles(chart, at))
        return [(end, Either((title, AllFilters(parts)))) for end, title, parts in found if len(parts) > 1]

    return read


terminal("calledone", "#name", _read_called(False), lambda context, value: value, called_words)
terminal("calledmany", "#name", _read_called(True), lambda context, value: value, called_words)

# ------------------------------------------------------------------------------- the card's own name


def _read_self(chart: Chart, at: int) -> list[tuple[int, Any]]:
    found = []
    for name in chart.names:
        end = at + len(name)
        if chart.words[at:end] == name and chart.tokens[at].kind != "word":
            found.append((end, " ".join(each.text for each in chart.tokens[at:end]).replace(" '", "'")))
    return found


def _build_self(context: Context, value: Any) -> Any:
    context.mention_this()
    return Ref("this", words=value)


def _self_words(node: Any) -> list[str] | None:
    return [node.words] if isinstance(node, Ref) and node.to == "this" and node.words else None


terminal("self", "#name #number", _read_self, _build_self, _self_words)

OBJ = slot("obj")

# ------------------------------------------------------------------------------------------- other titles

_SMALL = frozenset(["of", "the", "to", "at", "in", "on", "a", "an", "and", "for", "from", "with", "no"])


def _read_title(chart: Chart, at: int) -> list[tuple[int, Any]]:
    """Whatever may be a title, where the text says that it is one: `titled`, `a copy of`, `counts as`."""
    end = at
    found: list[tuple[int, Any]] = []
    while end < len(chart.tokens):
        token = chart.tokens[end]
        if token.kind == "name" or token.kind == "possessive":
            end += 1
            found.append((end, _as_said(chart, at, end)))
        elif end > at and token.word in _SMALL:
            end += 1
        else:
            break
    return found[::-1]


def _read_card_title(chart: Chart, at: int) -> list[tuple[int, Any]]:
    """The title of a card that the library or the file has, or this card's own, however the text calls it."""
    known = {end for end, _, plural in chart.vocabulary.titles(chart.words, at) if not plural}
    own = {at + len(name) for name in chart.names if chart.words[at : at + len(name)] == name}
    ends = sorted(known | own, reverse=True) if chart.tokens[at].kind == "name" else []
    return [(end, _as_said(chart, at, end)) for end in ends]


def _as_said(chart: Chart, at: int, end: int) -> str:
    return " ".join(each.text for each in chart.tokens[at:end]).replace(" '", "'")


def _build_card_title(context: Context, value: Any) -> Any:
    """The title as it is printed: `Kado` on Kakita Kado is that card (samurai.wording.27)."""
    said = [token.word for token in tokens_of(value)[0]]
    return context.title if said in names_of(context.title, context.kind) else value


def _title_words(value: Any) -> list[str] | None:
    return [value] if isinstance(value, str) else None


terminal("title", "#name", _read_title, lambda context, value: value, _title_words)
terminal("cardtitle", "#name", _read_card_title, _build_card_title, _title_words)

# The name of a family, which no card need have as a keyword.
terminal(
    "family",
    "#name",
    lambda chart, at: [(at + 1, chart.tokens[at].text)] if chart.words[at] not in NOT_KEYWORDS else [],
    lambda context, value: value,
    lambda value: [value] if isinstance(value, str) else None,
)

# --------------------------------------------------------------------------- text in quotes: granted abilities


def _read_quoted(chart: Chart, at: int) -> list[tuple[int, Any]]:
    end = at + 1
    while end < len(chart.words) and chart.words[end] != '"':
        end += 1
    if end >= len(chart.words):
        return []
    if chart.quoted is None:
        return []
    last = chart.words[end - 1]
    inner = chart.quoted(chart, at + 1, end - 1 if last == "," else end)
    if inner is not None and last != "." and isinstance(inner, Program):
        inner = replace(inner, form=f"{inner.form}\t{',' if last == ',' else '-'}")  # how the quotation ends
    return [(end + 1, inner)] if inner is not None else []


terminal(
    "quoted", '"', _read_quoted, lambda context, value: value, lambda value: None
)  # the writer writes it as a text box
