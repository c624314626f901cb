"""The languages of the classic editions: one table of productions, one text box and wording, with the names and customs of each.

Loading this module loads the grammar, so nobody does before a text is read or written (`cards/classic.py`).
"""

from __future__ import annotations

from functools import cache, partial

from rokugan.cards.grammar import classic_table
from rokugan.cards.library import library
from rokugan.cards.parsing.customs import Customs
from rokugan.cards.parsing.table import Productions
from rokugan.cards.reading.reader import Classic, ClassicBox
from rokugan.cards.reading.writer import PLAIN, ClassicWording, Writer
from rokugan.language.classic.textbox import RuleBox
from rokugan.language.classic.words.reminders import is_reminder
from rokugan.language.classic.words.vocabulary import Vocabulary, of_cards
from rokugan.language.classic.words.words import normalise, tokens_of
from rokugan.language.language import Language

CUSTOMS = {
    "gold": Customs(opponents=True, discards_from_play=True),
    "samurai": Customs(discards_from_province=True),
}


@cache
def productions() -> Productions:
    """The productions that the classic editions share."""
    return classic_table()


def _names(edition: str) -> Vocabulary:
    return of_cards(library(edition).without_texts())


@cache
def classic(edition: str) -> Classic:
    """The language of one of the classic editions."""
    customs = CUSTOMS.get(edition, Customs())
    return Language(
        edition,
        partial(_names, edition),
        partial(tokens_of, opponents=customs.opponents),
        productions,
        ClassicBox(customs=customs),
        ClassicWording(),
        partial(is_reminder, edition=edition),
        lambda text, written: normalise(text) == normalise(written),
        RuleBox(),
    )


def writer() -> Writer:
    """How all classic editions write: their canonical wording is one."""
    return Writer(productions(), PLAIN)
