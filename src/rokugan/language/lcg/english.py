"""The language of the Living Card Game."""

from __future__ import annotations

from functools import cache
from typing import Any

from rokugan.language.grammar import Grammar
from rokugan.language.language import Around, Bearer, Language
from rokugan.language.lcg import card_rules, clauses, conditions, noun_phrases, nouns, sentences
from rokugan.language.lcg.names import Names
from rokugan.language.lcg.symbols import with_symbols
from rokugan.language.lcg.textbox import HEADS, Lines, Living
from rokugan.language.lcg.writer import write
from rokugan.language.tokens import Token, tokens
from rokugan.program.lcg.keywords import REMINDERS


def _tokens(text: str) -> list[Token]:
    return with_symbols(tokens(text))


def _productions() -> Grammar:
    g = Grammar()
    for part in (nouns, noun_phrases, clauses, conditions, sentences, card_rules):
        part.add(g)
    return g


class Canonical:
    """Canonical English: one wording for each node."""

    def write(self, productions: Grammar, program: Any, bearer: Bearer) -> str:
        """The text of a card, a line for each thing that it says."""
        return write(program, bearer.type or "character")


def _is_reminder(remark: str, place: Around) -> bool:
    """Parentheses are rules here (`(Limit twice per round.)`), but for what the book itself says of the keyword before them."""
    return place.before in REMINDERS and _words(remark) == _words(REMINDERS[place.before])


def _words(said: str) -> list[str]:
    """The words, without the marks between them."""
    return "".join(each if each.isalnum() else " " for each in said.casefold()).split()


@cache
def living() -> Living:
    """The language of the Living Card Game, made once."""
    return Language("lcg", Names, _tokens, _productions, Lines(HEADS), Canonical(), _is_reminder)
