"""The languages of the classic editions: one table of productions, one text box and wording, with the names and customs of each.

Loading this module loads the grammar, so nobody does before a text is read or written (`cards/classic.py`).
"""

from __future__ import annotations

import re
from functools import cache, partial

from rokugan.cards.grammar import classic_table
from rokugan.cards.lexicon.vocabulary import Vocabulary, of_cards
from rokugan.cards.lexicon.words import normalise, tokens_of
from rokugan.cards.library import library
from rokugan.cards.parsing.customs import Customs
from rokugan.cards.parsing.table import Productions
from rokugan.cards.reading.reader import Classic, ClassicBox
from rokugan.cards.reading.writer import PLAIN, ClassicWording, Writer
from rokugan.language.language import Language

CUSTOMS = {
    "gold": Customs(opponents=True, discards_from_play=True),
    "samurai": Customs(discards_from_province=True),
}
# Remarks that say again what holds anyway: whole sentences, lists, the usual duration, place, payment and order.
_REMINDER = re.compile(
    r"""\((?:[A-Z].* | :.* | including\ .* | (?:before|after)\ .*
      | until\ (?:the|this)\ turn\ ends | until\ the\ end\ of\ the\ turn | this\ turn
      | paying\ all\ costs | to\ a\ minimum\ of\ 0 | minimum\ 0 | (?:even\ if|or\ was)\ already\ dishonorable
      | if\ (?:any|able|legal)
      | in\ play | in\ your\ home
      | not\ dead | not\ keywords | not\ (?:a\ )?cost | legal | future | do\ not\ refill\ it
      | minimum\ 0 | this\ will\ give\ a\ Gold\ cost\ to\ actions\ that\ have\ none
      | this\ is\ not\ movement | you\ choose\ in\ case\ of\ a\ tie)\)$""",
    re.VERBOSE,
)
# What is one of the targets is so wherever it has gone meanwhile; an army without units has no Force at all.
_REMINDERS = (
    "one of the targets (even at home)",
    "while he is dead (only if the army has one or more units)",
    "create a battlefield (not at any province)",
    'is "high" (3 or more)',
    'or "low" (2 or less)',
)


def is_reminder(remark: str, before: str) -> bool:
    """Does a remark only say again what holds anyway?

    >>> is_reminder("(until the turn ends)", "gains 2 Honor"), is_reminder("(but not yours)", "each Personality")
    (True, False)
    """
    return _REMINDER.match(remark) is not None or f"{before} {remark}".lower().endswith(_REMINDERS)


@cache
def productions() -> Productions:
    """The productions that the classic editions share."""
    return classic_table()


def _names(edition: str) -> Vocabulary:
    return of_cards(library(edition))


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
        is_reminder,
        lambda text, written: normalise(text) == normalise(written),
    )


def writer() -> Writer:
    """How all classic editions write: their canonical wording is one."""
    return Writer(productions(), PLAIN)
