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


# What the book says of its keywords, as cards remind of it.
REMINDERS = {
    "ancestral": ("when attached card leaves play, return this card to your hand",),
    "courtesy": ("when this character leaves play, gain 1 fate",),
    "covert": (
        "when this character attacks, choose one character without covert. that character cannot be declared as a defender",
    ),
    "limited": ("no more than one limited card can be played by each player each round",),
    "pride": ("after this character wins a conflict, honor it. after this character loses a conflict, dishonor it",),
    "restricted": ("no more than two restricted attachments per character",),
    "sincerity": ("when this character leaves play, draw 1 card",),
}


def _is_reminder(remark: str, place: Around) -> bool:
    """Parentheses are rules here (`(Limit twice per round.)`), but for what the book itself says of the keyword before them."""
    return _words(remark) in map(_words, REMINDERS.get(place.before, ()))


def _words(said: str) -> list[str]:
    """The words, without the marks between them."""
    return "".join(each if each.isalnum() else " " for each in said.casefold()).split()


@cache
def living() -> Living:
    """The language of the Living Card Game, made once."""
    return Language("lcg", Names, _tokens, _productions, Lines(HEADS), Canonical(), _is_reminder)
