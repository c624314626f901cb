"""What is known of single places of a text before it is read: the card's own name, keywords, titles, bonuses, tokens, icons,
texts in quotes. They arrive in the chart as values; no rule has a name in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from rokugan.language.classic import lexicon
from rokugan.language.classic.said import Mod, Nom, Phrased
from rokugan.language.classic.words.keyword_lines import SMALL
from rokugan.language.classic.words.terms import NOT_KEYWORDS
from rokugan.language.classic.words.vocabulary import Vocabulary
from rokugan.language.classic.words.words import Token
from rokugan.program import Bow, HasKeyword, Modify, Noun, Number, PayEntry, PayGold, Program, Ref, State

Given = tuple[str, Any, int]
"""A category, its value, and how many words it takes."""
Quotes = Callable[[int], tuple[Program, int] | None]
"""The program of the text in quotes that begins there, and where it ends."""

_ICONS = {":air:": "Air", ":earth:": "Earth", ":fire:": "Fire", ":water:": "Water", ":void:": "Void"}
_GOLD = re.compile(r":g(\d+):")
_STATES = frozenset(word for word, _ in lexicon.ADJECTIVES)
_MOD = re.compile(r"([+-])(\d+)(F|C|PH|GP|PS)?")
_BODY = re.compile(r"([+-]?\d+)(F|C|PH|GP)")
_OF_ACTIONS = ("action", "actions", "ability", "abilities")


def known(
    tokens: Sequence[Token], own: Sequence[Sequence[str]], names: Vocabulary, quotes: Quotes
) -> dict[int, list[Given]]:
    """Return what is known of each place. own: the ways in which the text may name its card."""
    words = [token.word for token in tokens]
    found: dict[int, list[Given]] = {}
    covered = 0
    for at, token in enumerate(tokens):
        here = found.setdefault(at, [])
        mine = [len(name) for name in own if words[at : at + len(name)] == list(name)] if token.kind == "name" else []
        here.extend(("NP", Phrased("this"), size) for size in mine)
        if max(mine, default=0) > 1:
            covered = max(covered, at + max(mine))
        if at < covered:
            continue  # the card's own name is no keyword
        if token.kind == "icon":
            here.extend(_icon(token.word))
        elif token.kind in ("mod", "stats"):
            here.extend(_bonus(tokens, at))
            here.extend(_token(tokens, at))
        elif token.kind == "name":
            here.extend(_names(tokens, words, at, names))
            here.extend(_token(tokens, at))
        elif token.word == '"':
            quoted = quotes(at)
            here.extend([("Quoted", quoted[0], quoted[1] - at)] if quoted else [])
        elif token.word.startswith("non-") and len(token.word) > 4:
            here.append(("Adj", _without(token.text[4:], names), 1))
    return found


def _icon(word: str) -> list[Given]:
    if word == ":gstar:":
        return [("Con", (("cost", PayEntry()),), 1)]
    if word == ":bow:":
        return [("Con", (("cost", Bow(Ref("this"))),), 1)]
    if gold := _GOLD.fullmatch(word):
        return [("Con", (("cost", PayGold(Number(int(gold[1])))),), 1)]
    return [("Kw", _ICONS[word], 1)] if word in _ICONS else []


def _names(tokens: Sequence[Token], words: list[str], at: int, names: Vocabulary) -> list[Given]:
    """Keywords and titles."""
    found: list[Given] = []
    for end, name, plural in names.long_keywords(words, at):
        if all(tokens[place].kind == "name" or words[place] in SMALL for place in range(at, end)):
            several = Nom(Noun(("card",), (HasKeyword(name),)), True)
            found.append(("Head", several, end - at) if plural else ("Kw", name, end - at))
    found.extend(
        ("Title", name, end - at) for end, name, plural in names.titles(words, at) if not plural and end > at + 1
    )
    word, text = words[at], tokens[at].text
    if word.startswith("non-"):
        return [*found, ("Adj", _without(text[4:], names), 1)]
    if word in lexicon.DESIGNATORS and words[at + 1 : at + 2] and words[at + 1] in _OF_ACTIONS:
        return [*found, ("Kw", text, 1)]
    if word in NOT_KEYWORDS or word in _STATES:
        return found
    single = names.singular(text)
    if single is not None and single != text:
        found.append(("Head", Nom(Noun(("card",), (HasKeyword(single, plural=text),)), True), 1))
    elif names.is_keyword(word):
        found.append(("Kw", text, 1))
    return found


def _without(word: str, names: Vocabulary) -> Mod | None:
    """`non-Unique`, `non-Human`."""
    state: Any = word.lower()
    if state in _STATES:
        return Mod((State(state, False),))
    return Mod((HasKeyword(word, False),)) if names.is_keyword(state) else None


def _token(tokens: Sequence[Token], at: int) -> list[Given]:
    """`a -1F Poison token`: what a token says is its name."""
    end = at
    while end < len(tokens) and tokens[end].kind in ("mod", "name") and (end == at or tokens[end].kind == "name"):
        end += 1
        if end < len(tokens) and tokens[end].word in ("token", "tokens"):
            name = " ".join(token.text for token in tokens[at:end])
            return [("Token", (name, tokens[end].word == "tokens"), end + 1 - at)]
    return []


def _bonus(tokens: Sequence[Token], at: int) -> list[Given]:
    """`+2F/+1C` is given, `2F` is what something has, `+2` a number with its sign."""
    text, size = tokens[at].text, 1
    words = [token.text for token in tokens[at : at + 4]]
    if words[1:2] == ["/"] and words[3:4] == ["PH"]:
        text, size = f"{text}/{words[2]}PH", 4
    pieces = text.split("/")
    found: list[Given] = []
    mods = [each for piece in pieces if (each := _MOD.fullmatch(piece))]
    if len(mods) == len(pieces):
        numbers = [(Number(int(each[1] + each[2])), each[3] or "") for each in mods]
        if len(numbers) == 1 and not numbers[0][1]:
            return [("Signed", numbers[0][0], size)]
        changed = tuple(Modify(lexicon.LETTERS[letters], number) for number, letters in numbers)
        found.append(("Change", changed, size))
    bodies = [each for piece in pieces if (each := _BODY.fullmatch(piece))]
    if len(bodies) == len(pieces):
        found.append(("Body", tuple((lexicon.LETTERS[each[2]], Number(int(each[1]))) for each in bodies), size))
    return found
